"""Cutoff statistics - обоснование отсечки: how much the winner of a pulka wins.

The cutoff of 500 is the mean of the winners' raw whists over 564 pulkas. Beside it: the
spread, and the share of results that a cutoff cuts.

Source: Piter 2017, statistics of four tournaments.

>>> from xladdin.scoring.rounding import half_up
>>> means = [Fraction("514.1"), Fraction("458.3"), Fraction("511.0"), Fraction("499.8")]
>>> float(half_up(weighted_mean(means, [141, 114, 148, 161]), 2))
497.93
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from typing import List, NamedTuple, Optional, Sequence

from xladdin.scoring.errors import ImpossibleNumber, NoResult
from xladdin.scoring.rounding import Exact

# The spread is a root, so it cannot be exact; this many decimals are kept.
_DECIMALS = 9


def weighted_mean(averages: Sequence[Exact], pulkas: Sequence[Exact]) -> Fraction:
    """The mean of averages, each weighted by the number of its pulkas.

    Args:
        averages: mean whists of the winners, one a tournament.
        pulkas: how many pulkas each was taken from, 0 or more.

    Raises:
        ImpossibleNumber: a negative number of pulkas.
        NoResult: no pulkas at all.

    >>> weighted_mean([500, 400], [3, 1])
    Fraction(475, 1)

    Source: Piter 2017, statistics of four tournaments.
    """
    for number in pulkas:
        if number < 0:
            raise ImpossibleNumber("pulkas_negative", found=number)
    if not sum(pulkas):
        raise NoResult("pulkas_none")
    total = sum(average * number for average, number in zip(averages, pulkas))
    return Fraction(total) / sum(pulkas)


def winners_whists(tables: Sequence[Sequence[Exact]]) -> List[Exact]:
    """The raw whists of the winner of each pulka; a shared first place counts once.

    Args:
        tables: raw whists of the players, one sequence a pulka.

    >>> winners_whists([[622, 44, -166, -500], [200, 200, -100, -300]])
    [622, 200]

    Source: Piter 2017, statistics; decision of this product (shared first place).
    """
    return [max(whists) for whists in tables]


class CutoffStatistics(NamedTuple):
    """What the winners' results say about a cutoff.

    Attributes:
        pulkas: how many.
        mean: mean of the winners' whists.
        spread: standard deviation of a sample; None for a single pulka.
        share_cut: part of the results beyond the cutoff, 0 to 1.
    """

    pulkas: int
    mean: Fraction
    spread: Optional[Fraction]
    share_cut: Fraction


def cutoff_statistics(winners: Sequence[Exact], cutoff: Exact) -> CutoffStatistics:
    """Mean, spread and share of results cut.

    Args:
        winners: raw whists of the winners, one a pulka.
        cutoff: more than 0.

    Raises:
        ImpossibleNumber: a cutoff of zero or less.
        NoResult: no pulkas.

    >>> found = cutoff_statistics([622, 400, 478], 500)
    >>> found.mean, found.share_cut
    (Fraction(500, 1), Fraction(1, 3))

    Source: Piter 2017, statistics.
    """
    if cutoff <= 0:
        raise ImpossibleNumber("cutoff_positive", found=cutoff)
    mean = weighted_mean(winners, [1] * len(winners))
    beyond = sum(not -cutoff <= whists <= cutoff for whists in winners)
    return CutoffStatistics(
        len(winners), mean, _spread(winners, mean), Fraction(beyond, len(winners))
    )


def _spread(winners: Sequence[Exact], mean: Fraction) -> Optional[Fraction]:
    if len(winners) == 1:
        return None
    variance = sum((whists - mean) ** 2 for whists in winners) / (len(winners) - 1)
    unit: int = 10**_DECIMALS
    return Fraction(isqrt(int(variance * unit**2)), unit)
