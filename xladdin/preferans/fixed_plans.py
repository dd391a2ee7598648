"""Fixed plans - готовые рассадки: seats of all rounds in which nobody meets twice.

Sixteen players in five rounds, twenty-eight in nine, forty in thirteen: everybody meets
everybody once. A plan is written as its first round. In each further round every player
moves one chair on inside his ring; the three rings have as many chairs as there are
rounds, and the players beyond the rings keep their chairs. Chairs that never meet can
stay empty, where an order of the rounds gives everybody his turns at three fairly.

Source: decision of this product (a fixed plan where one exists); the first rounds were
found by search, and a test counts every meeting.

>>> plan = fixed_plan(range(1, 17))
>>> len(plan), len({frozenset(t) for played in plan for t in played.tables})
(5, 20)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Dict, List, Optional, Sequence, Tuple

from xladdin.preferans.meetings import Round
from xladdin.scoring.errors import NotUnderstood

RINGS = 3


@dataclass(frozen=True)
class FixedPlan:
    """A plan by its first round.

    Attributes:
        rounds: how many rounds it has, and chairs each ring.
        first: the chairs at each table, from 0.
        empty: chairs on which nobody sits.
        order: of the rounds, by how far the rings have moved on; () for 0, 1, 2 …
    """

    rounds: int
    first: Tuple[Tuple[int, ...], ...]
    empty: Tuple[int, ...] = ()
    order: Tuple[int, ...] = ()

    def chair(self, chair: int, moves: int) -> int:
        """Where the player of a chair sits after so many moves."""
        if chair >= RINGS * self.rounds:
            return chair
        ring, place = divmod(chair, self.rounds)
        return ring * self.rounds + (place + moves) % self.rounds

    def tables(self, moves: int) -> Tuple[Tuple[int, ...], ...]:
        """The chairs at each table after so many moves, without the empty ones."""
        moved = (tuple(self.chair(own, moves) for own in table) for table in self.first)
        return tuple(
            tuple(chair for chair in table if chair not in self.empty)
            for table in moved
        )


# fmt: off
PLANS: Dict[int, FixedPlan] = {
    16: FixedPlan(5, ((15, 0, 5, 10), (1, 7, 8, 4), (6, 12, 13, 9), (11, 2, 3, 14))),
    20: FixedPlan(5, (
        (15, 0, 5, 10), (16, 1, 7, 13), (17, 2, 9, 11), (18, 3, 6, 14), (19, 4, 8, 12),
    )),
    24: FixedPlan(7, (
        (18, 12, 17, 20), (7, 10, 5, 8), (4, 19, 2, 1),
        (16, 3, 21, 9), (6, 22, 15, 13), (14, 11, 23, 0),
    )),
    28: FixedPlan(9, (
        (27, 0, 9, 18), (1, 23, 3, 6), (13, 2, 12, 15), (25, 17, 21, 24),
        (4, 5, 10, 20), (16, 11, 22, 8), (19, 26, 7, 14),
    )),
    36: FixedPlan(11, (
        (33, 0, 12, 25), (34, 11, 23, 3), (35, 22, 1, 14), (2, 28, 29, 31),
        (13, 6, 7, 9), (24, 17, 18, 20), (4, 27, 8, 32), (15, 5, 19, 10),
        (26, 16, 30, 21),
    )),
    40: FixedPlan(13, (
        (39, 0, 13, 26), (1, 18, 21, 12), (14, 31, 34, 25), (27, 5, 8, 38),
        (2, 16, 23, 11), (15, 29, 36, 24), (28, 3, 10, 37), (4, 19, 20, 9),
        (17, 32, 33, 22), (30, 6, 7, 35),
    )),
}
# fmt: on
PLANS[33] = FixedPlan(
    rounds=11,
    first=PLANS[36].first,
    empty=(0, 11, 22),
    order=(0, 2, 4, 9, 1, 5, 10, 3, 6, 7, 8),
)


def has_fixed_plan(players: int, rounds: int) -> bool:
    """Whether there is a plan for so many players and rounds.

    >>> has_fixed_plan(15, 5), has_fixed_plan(16, 6), has_fixed_plan(17, 1)
    (True, False, False)

    Source: decision of this product (a fixed plan where one exists).
    """
    plan = _plan(players)
    return plan is not None and rounds <= plan.rounds


def _plan(players: int) -> Optional[FixedPlan]:
    """The plan for so many players, if need be with one chair of a full one empty."""
    full = PLANS.get(players + 1)
    if players in PLANS or full is None or full.empty:
        return PLANS.get(players)
    return replace(full, empty=(players,))


def fixed_plan(players: Sequence[int]) -> Tuple[Round, ...]:
    """The rounds of the plan for these players.

    One player fewer than a plan of fours leaves a chair empty: each round then has one
    table of three, and nobody sits at it twice.

    Args:
        players: their numbers, in the order in which they draw the chairs.

    Raises:
        NotUnderstood: no plan for so many players.

    >>> [len(table) for table in fixed_plan(range(15))[0].tables]
    [4, 4, 4, 3]

    Source: decision of this product (a fixed plan where one exists).
    """
    plan = _plan(len(players))
    if plan is None:
        told = ", ".join(map(str, plans()))
        raise NotUnderstood("plan_missing", found=len(players), expected=told)
    chairs = sorted(chair for table in plan.tables(0) for chair in table)
    sits = dict(zip(chairs, players))
    rounds = []
    for moves in plan.order or range(plan.rounds):
        tables = [tuple(sits[chair] for chair in table) for table in plan.tables(moves)]
        rounds.append(Round(tuple(sorted(tables, key=len, reverse=True))))
    return tuple(rounds)


def plans() -> List[int]:
    """The numbers of players for which there is a plan.

    >>> 33 in plans(), 34 in plans()
    (True, False)

    Source: decision of this product (a fixed plan where one exists).
    """
    return [players for players in range(max(PLANS) + 1) if _plan(players)]
