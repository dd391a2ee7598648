"""Fixed plans - готовые рассадки: seats of all rounds in which nobody meets twice.

Sixteen players in five rounds, twenty-eight in nine, forty in thirteen: everybody meets
everybody once. A plan is written as its first round. In each further round every player
moves one chair on inside his ring; the three rings have as many chairs as there are
rounds, and the players beyond the rings keep their chairs.

Source: decision of this product (a fixed plan where one exists); the first rounds were
found by search, and a test counts every meeting.

>>> plan = fixed_plan(range(1, 17))
>>> len(plan), len({frozenset(t) for played in plan for t in played.tables})
(5, 20)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, Sequence, Tuple

from xladdin.preferans.meetings import Round
from xladdin.scoring.errors import NotUnderstood

RINGS = 3


@dataclass(frozen=True)
class FixedPlan:
    """A plan by its first round.

    Attributes:
        rounds: how many rounds it has, and chairs each ring.
        first: the chairs at each table, from 0.
    """

    rounds: int
    first: Tuple[Tuple[int, ...], ...]

    def chair(self, chair: int, moves: int) -> int:
        """Where the player of a chair sits after so many moves."""
        if chair >= RINGS * self.rounds:
            return chair
        ring, place = divmod(chair, self.rounds)
        return ring * self.rounds + (place + moves) % self.rounds


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


def has_fixed_plan(players: int, rounds: int) -> bool:
    """Whether there is a plan for so many players and rounds.

    >>> has_fixed_plan(15, 5), has_fixed_plan(16, 6), has_fixed_plan(17, 1)
    (True, False, False)

    Source: decision of this product (a fixed plan where one exists).
    """
    plan = PLANS.get(players) or PLANS.get(players + 1)
    return plan is not None and rounds <= plan.rounds


def fixed_plan(players: Sequence[int]) -> Tuple[Round, ...]:
    """The rounds of the plan for these players.

    One player fewer leaves a chair empty: each round then has one table of three, and
    nobody sits at it twice.

    Args:
        players: their numbers, in the order in which they draw the chairs.

    Raises:
        NotUnderstood: no plan for so many players.

    >>> [len(table) for table in fixed_plan(range(15))[0].tables]
    [4, 4, 4, 3]

    Source: decision of this product (a fixed plan where one exists).
    """
    number = len(players)
    plan = PLANS.get(number) or PLANS.get(number + 1)
    if plan is None:
        known = ", ".join(str(n) for full in PLANS for n in (full - 1, full))
        raise NotUnderstood("plan_missing", found=number, expected=known)
    rounds = []
    for moves in range(plan.rounds):
        tables = [
            tuple(
                players[chair]
                for chair in (plan.chair(own, moves) for own in table)
                if chair < number
            )
            for table in plan.first
        ]
        rounds.append(Round(tuple(sorted(tables, key=len, reverse=True))))
    return tuple(rounds)
