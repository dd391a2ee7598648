"""Gifted points - подарени точки, подаренные очки.

A team gifts the opponents what it loses on every board where it came off worse. The
two totals obey T_A + G_A = T_B + G_B, the par of the match.

Source: Stolitsa 1959, §14 (totals), §17 (definition, par), §21 (presumed gifts).

>>> gifts([620, -100, 0], [420, 50, 0])
Gifts(ours=150, theirs=200)
>>> totals([620, -100, 0], [420, 50, 0])
Totals(ours=620, theirs=570)
"""

from __future__ import annotations

from fractions import Fraction
from typing import Iterable, List, NamedTuple, Optional, Sequence, Tuple

from xladdin.scoring.errors import ImpossibleNumber, NotUnderstood
from xladdin.scoring.rounding import Exact


class Gifts(NamedTuple):
    """What each team gave away.

    Attributes:
        ours: by the team that sits North-South at table 1.
        theirs: by the other team.
    """

    ours: Exact
    theirs: Exact


class Totals(NamedTuple):
    """The plus points that each team wrote at both tables, never a net.

    Attributes:
        ours: by the team that sits North-South at table 1.
        theirs: by the other team.
    """

    ours: Exact
    theirs: Exact


def both_played(
    table1: Sequence[Optional[Exact]], table2: Sequence[Optional[Exact]]
) -> List[Tuple[Exact, Exact]]:
    """The boards with a result at both tables; one with a single result is left out.

    Args:
        table1: North-South's points at the table where our team sits North-South.
        table2: North-South's points at the other one; None is no result.

    Raises:
        NotUnderstood: lists of different length.

    >>> both_played([620, None], [420, 50])
    [(620, 420)]

    Source: Stolitsa 1959, §17.
    """
    if len(table1) != len(table2):
        raise NotUnderstood("shapes_differ", found=f"{len(table1)}, {len(table2)}")
    return [(s, t) for s, t in zip(table1, table2) if s is not None and t is not None]


def totals(
    table1: Sequence[Optional[Exact]], table2: Sequence[Optional[Exact]]
) -> Totals:
    """Points that each team wrote on the boards that count (`both_played`).

    >>> totals([620], [620])
    Totals(ours=620, theirs=620)

    Source: Stolitsa 1959, §14.
    """
    boards = both_played(table1, table2)
    return Totals(
        ours=sum(max(s, 0) + max(-t, 0) for s, t in boards),
        theirs=sum(max(-s, 0) + max(t, 0) for s, t in boards),
    )


def gifts(
    table1: Sequence[Optional[Exact]], table2: Sequence[Optional[Exact]]
) -> Gifts:
    """Points that each team gave away on the boards that count (`both_played`).

    >>> gifts([100], [100])
    Gifts(ours=0, theirs=0)

    Source: Stolitsa 1959, §17.
    """
    return gifts_of_balances(s - t for s, t in both_played(table1, table2))


def gifts_of_balances(balances: Iterable[Exact]) -> Gifts:
    """Points that each team gave away, from our balance of each board.

    >>> gifts_of_balances([200, -150, 0])
    Gifts(ours=150, theirs=200)

    Source: Stolitsa 1959, §17.
    """
    known = list(balances)
    return Gifts(
        ours=sum(-balance for balance in known if balance < 0),
        theirs=sum(balance for balance in known if balance > 0),
    )


def presumed_gifts(ours: Exact, theirs: Exact) -> Fraction:
    """What either team gave away unseen: half the harmonic mean of the two gifts.

    The formula is the same for both teams; 0 where one of them gave nothing.

    Args:
        ours: gifts of one team, 0 or more.
        theirs: gifts of the other.

    Raises:
        ImpossibleNumber: a negative gift.

    >>> presumed_gifts(2000, 6000)
    Fraction(1500, 1)

    Source: Stolitsa 1959, §21.
    """
    not_negative(gifted=ours, gifted_by_opponents=theirs)
    return Fraction(ours * theirs) / (ours + theirs) if ours + theirs else Fraction(0)


def not_negative(**amounts: Exact) -> None:
    """Refuse an amount of points below zero.

    >>> not_negative(gifted=-10)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    xladdin.scoring.errors.ImpossibleNumber: points_negative (argument=..., found=-10)

    Source: Stolitsa 1959, §14, §17 (totals and gifts are sums of plus points).
    """
    for argument, amount in amounts.items():
        if amount < 0:
            raise ImpossibleNumber("points_negative", argument=argument, found=amount)
