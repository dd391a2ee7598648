"""The task of seating - задача рассадки: what is searched, and what a plan costs.

Repeated meetings weigh first; then how often the same two repeat, and how far players
are shifted from their standing.

Source: decision of this product (seating).

>>> task = Task((4, 4), 0, Past.of([], range(8)))
>>> task.ways()
35
"""

from __future__ import annotations

from dataclasses import dataclass
from math import factorial
from typing import List, Optional, Tuple

from xladdin.preferans.meetings import Past, Seats


@dataclass(frozen=True)
class Task:
    """What is searched for.

    Attributes:
        sizes: seats of each table.
        out: how many sit out.
        past: the earlier rounds.
        shift: for each player what it weighs to sit at each table, or out; None for a
            draw.
        level: players exchange seats only inside a level; None for all.
    """

    sizes: Tuple[int, ...]
    out: int
    past: Past
    shift: Optional[List[List[int]]] = None
    level: Optional[List[int]] = None

    @property
    def started(self) -> bool:
        """Whether any of the players have met before."""
        return any(map(any, self.past.met))

    def shifted(self, seats: Seats) -> int:
        """What the shifts of all players weigh together."""
        if self.shift is None:
            return 0
        return sum(
            self.shift[player][table]
            for table, players in enumerate(seats)
            for player in players
        )

    def ways(self) -> int:
        """In how many ways the players of a round can be parted."""
        ways = factorial(sum(self.sizes) + self.out) // factorial(self.out)
        for size in set(self.sizes):
            tables = self.sizes.count(size)
            ways //= factorial(size) ** tables * factorial(tables)
        return ways
