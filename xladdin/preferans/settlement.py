"""Settlement - расчёт (роспись) пули: from pool, mountain and whists to final whists.

Each player's value is his pool less his mountain, in whists; the mean of the values is
taken off, and the balance of written whists is added. The results add up to 0. It is
what the paper methods give, amnesty and mean mountain alike.

Source: smartpref.ru and vavav.ru (conventions); minigames.mail.ru (worked case);
Whist 2008, example А (Leningrad).

>>> whists = [[0, 170, 60], [64, 0, 178], [88, 95, 0]]
>>> [int(result) for result in settle([0, 0, 0], [42, 96, 132], whists)]
[558, -83, -475]
"""

from __future__ import annotations

from fractions import Fraction
from typing import Dict, List, NamedTuple, Optional, Sequence

from xladdin.preferans.place_points import PLAYERS, check_players
from xladdin.scoring.errors import ImpossibleNumber, NoResult, NotUnderstood
from xladdin.scoring.rounding import Exact, largest_remainder


class Convention(NamedTuple):
    """How many whists a point of the pool and one of the mountain are worth."""

    pool: int
    mountain: int


# In Leningrad mountain and whists stand doubled on the paper already: only the pool
# counts 20.
CONVENTIONS: Dict[str, Convention] = {
    "sochi": Convention(10, 10),
    "leningrad": Convention(20, 10),
    "rostov": Convention(10, 10),
}


def settle(
    pool: Sequence[Exact],
    mountain: Sequence[Exact],
    whists: Sequence[Sequence[Exact]],
    convention: str = "sochi",
) -> List[Fraction]:
    """The final whists of each player, exact; they add up to 0.

    Args:
        pool: points of the pool of the three or four players, the dealer included.
        mountain: points of the mountain.
        whists: the row's player wrote them on the column's; the diagonal is
            passed over.
        convention: "sochi", "leningrad" or "rostov".

    Raises:
        ImpossibleNumber: not three or four players, something below 0.
        NotUnderstood: columns of different length.

    >>> zeros = [[0] * 3 for _ in range(3)]
    >>> [str(result) for result in settle([2, 0, 0], [0, 0, 0], zeros, "leningrad")]
    ['80/3', '-40/3', '-40/3']

    Source: smartpref.ru and vavav.ru (conventions).
    """
    players = len(pool)
    check_players(players)
    if len(mountain) != players or {players} != {len(row) for row in (whists, *whists)}:
        raise NotUnderstood("settlement_shape", players=players)
    written = [
        w for own, row in enumerate(whists) for on, w in enumerate(row) if own != on
    ]
    for entry in (*pool, *mountain, *written):
        if entry < 0:
            raise ImpossibleNumber("settlement_negative", found=entry)
    rates = CONVENTIONS[convention]
    values = [
        rates.pool * own_pool - rates.mountain * own_mountain
        for own_pool, own_mountain in zip(pool, mountain)
    ]
    mean = Fraction(sum(values)) / players
    return [
        value - mean + sum(whists[own]) - sum(row[own] for row in whists)
        for own, value in enumerate(values)
    ]


class WholeSettlement(NamedTuple):
    """Final whists in whole numbers.

    Attributes:
        whists: one a player.
        left_over: their sum; not 0 where only players with equal exact results could
            have taken the last units. The judge decides on it.
    """

    whists: List[int]
    left_over: int


def settle_whole(results: Sequence[Fraction]) -> WholeSettlement:
    """Exact final whists in whole numbers, equal players kept equal.

    Args:
        results: what `settle` gave.

    >>> settle_whole([Fraction(80, 3), Fraction(-40, 3), Fraction(-40, 3)])
    WholeSettlement(whists=[27, -13, -13], left_over=1)

    Source: decision of this product (largest remainder; equals are never separated).
    """
    whists = largest_remainder(results)
    return WholeSettlement(whists, sum(whists))


def settle_entries(
    pool: Sequence[Optional[Exact]],
    mountain: Sequence[Optional[Exact]],
    whists: Sequence[Sequence[Optional[Exact]]],
    convention: str = "sochi",
    *,
    whole: bool = False,
) -> List[Optional[Exact]]:
    """Final whists out of a sheet's fields, where nothing written is 0.

    A row in which nothing at all is written, neither by that player nor on him, is an
    empty chair: it gets None.

    Args:
        pool: one field a chair.
        mountain: the same.
        whists: the row's player wrote them on the column's; the diagonal is None.
        convention: "sochi", "leningrad" or "rostov".
        whole: in whole numbers, as `settle_whole` gives them.

    Raises:
        NoResult: fewer than three players have anything written.
        ImpossibleNumber: not three or four players, something below 0.
        NotUnderstood: columns of different length.

    >>> nothing = [[None] * 4 for _ in range(4)]
    >>> settle_entries([2, None, 4, None], [0, 6, None, None], nothing, whole=True)
    [20, -60, 40, None]

    Source: decision of this product (a sheet of four chairs serves tables of three).
    """
    chairs = len(pool)
    if len(mountain) != chairs or {chairs} != {len(r) for r in (whists, *whists)}:
        raise NotUnderstood("settlement_shape", players=chairs)
    seats = [
        own
        for own in range(chairs)
        if any(
            field is not None
            for field in (
                pool[own],
                mountain[own],
                *whists[own],
                *(r[own] for r in whists),
            )
        )
    ]
    if len(seats) < min(chairs, *PLAYERS):
        raise NoResult("table_unfinished", found=len(seats), expected=min(PLAYERS))
    exact = settle(
        [pool[own] or 0 for own in seats],
        [mountain[own] or 0 for own in seats],
        [[whists[own][on] or 0 for on in seats] for own in seats],
        convention,
    )
    results = largest_remainder(exact) if whole else exact
    at: Dict[int, Exact] = dict(zip(seats, results))
    return [at.get(own) for own in range(chairs)]
