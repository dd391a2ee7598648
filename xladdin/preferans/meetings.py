"""Meetings - встречи: who has sat with whom, at tables of three, or not at all.

Source: decision of this product (repeated meetings at a minimum; nobody twice at a
table of three while others have not; the fewest sit-outs each).

>>> past = [Round(((1, 2, 3, 4),), sitting_out=(5,)), Round(((1, 2, 3, 5),), (4,))]
>>> repeated_meetings(past)
3
>>> Past.of(past, [1, 4, 5]).sat_out
[0, 1, 1]
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import List, Sequence, Tuple

THREE = 3
OUT = 0

# The seats of a round by positions in the field: the tables, and behind them the list
# of those who sit out.
Seats = List[List[int]]
# Repeated meetings, and what weighs less.
Cost = Tuple[int, int]


@dataclass(frozen=True)
class Round:
    """The seats of a round.

    Attributes:
        tables: numbers of the players at each table, three or four.
        sitting_out: numbers of the players who have no table in this round.
    """

    tables: Tuple[Tuple[int, ...], ...]
    sitting_out: Tuple[int, ...] = ()

    def same_seats(self, other: Round) -> bool:
        """Whether the same players sit together, in whatever order.

        >>> Round(((1, 2, 3), (4, 5, 6))).same_seats(Round(((6, 5, 4), (3, 2, 1))))
        True

        Source: decision of this product.
        """
        return set(map(frozenset, self.tables)) == set(map(frozenset, other.tables))


@dataclass
class Past:
    """What the earlier rounds mean for a field of players, by positions in the field.

    A search counts the rounds that it plans in a copy.

    Attributes:
        met: how often each two have met.
        at_three: how often each sat at a table of three.
        sat_out: how often each had no table.
    """

    met: List[List[int]]
    at_three: List[int]
    sat_out: List[int]

    @classmethod
    def of(cls, rounds: Sequence[Round], field: Sequence[int]) -> Past:
        """Count the rounds for the players of a field; others do not matter.

        Args:
            rounds: the earlier rounds.
            field: numbers of the players, each once.

        >>> Past.of([Round(((1, 2, 3),))], [1, 2]).met
        [[0, 1], [1, 0]]

        Source: decision of this product.
        """
        tables = [table for played in rounds for table in played.tables]
        met = Counter(
            pair
            for table in tables
            for one, other in combinations(table, 2)
            for pair in ((one, other), (other, one))
        )
        threes = Counter(n for table in tables if len(table) == THREE for n in table)
        sat_out = Counter(n for played in rounds for n in played.sitting_out)
        return cls(
            [[met[one, other] for other in field] for one in field],
            [threes[number] for number in field],
            [sat_out[number] for number in field],
        )

    def copy(self) -> Past:
        """A past that can be counted on by itself."""
        return Past([row[:] for row in self.met], self.at_three[:], self.sat_out[:])

    def add(self, seats: Seats, times: int = 1) -> None:
        """Count the seats of a round; with -1 take them back."""
        for table in seats[:-1]:
            for one, other in combinations(table, 2):
                self.met[one][other] += times
                self.met[other][one] += times
            if len(table) == THREE:
                for player in table:
                    self.at_three[player] += times
        for player in seats[-1]:
            self.sat_out[player] += times

    def cost(self, seats: Seats) -> Cost:
        """Repeated meetings of the seats, and how often their pairs have met."""
        before = [
            self.met[one][other]
            for table in seats[:-1]
            for one, other in combinations(table, 2)
        ]
        return sum(times > 0 for times in before), sum(before)

    def fair(self, seats: Seats) -> bool:
        """Whether nobody sits out, or at a table of three, out of turn."""
        fours = [p for t in seats[:-1] if len(t) != THREE for p in t]
        threes = [p for t in seats[:-1] if len(t) == THREE for p in t]
        return _in_turn(self.sat_out, seats[-1], fours + threes) and _in_turn(
            self.at_three, threes, fours
        )


def _in_turn(turns: Sequence[int], taken: Sequence[int], spared: Sequence[int]) -> bool:
    if not taken or not spared:
        return True
    return max(turns[p] for p in taken) <= min(turns[p] for p in spared)


def repeated_meetings(rounds: Sequence[Round]) -> int:
    """How many meetings were not the first of their two players.

    Args:
        rounds: of one tournament.

    >>> repeated_meetings([Round(((1, 2, 3),)), Round(((3, 2, 4),))])
    1

    Source: decision of this product.
    """
    met = Counter(
        frozenset(pair)
        for played in rounds
        for table in played.tables
        for pair in combinations(table, 2)
    )
    return sum(times - 1 for times in met.values())
