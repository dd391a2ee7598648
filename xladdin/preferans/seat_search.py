"""The search for seats with the fewest repeated meetings - поиск рассадки.

A plan of one or more rounds is improved by exchanging two players at a time. Small
fields are searched completely.

Source: decision of this product (seating).

>>> from xladdin.preferans.meetings import Past
>>> rows = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15], []]
>>> task = Task((4, 4, 4, 4), 0, Past.of([], range(16)))
>>> plan = improve(task, [rows, rows], Random(1))
>>> max(len(set(one) & set(other)) for one in plan[0] for other in plan[1])
1
"""

from __future__ import annotations

from random import Random
from typing import List, Sequence, Tuple

from xladdin.preferans.complete_search import complete, few_ways
from xladdin.preferans.meetings import OUT, Cost, Seats
from xladdin.preferans.seat_task import Task

# An exchange that makes the plan worse is taken with a chance that falls in stages.
# Floats are only multiplied and compared, so that a seed gives the same seats
# everywhere.
_STAGES = 60
_FIRST_CHANCE = 0.05
_FALL = 0.96
_STEPS_PER_SEAT = 6000
_MOST_STEPS = 1_500_000
# Mostly those are moved who meet somebody again; the others are right where they sit.
_MOVED_ANYWAY = 0.02
_MUCH_WORSE = 16


def improve(task: Task, plan: Sequence[Seats], rng: Random) -> List[Seats]:
    """A plan with the fewest repeated meetings that are found.

    Args:
        task: what is searched for.
        plan: seats of one or more rounds, fair, to begin with.
        rng: the chance.

    >>> from xladdin.preferans.meetings import Past
    >>> rows = [[0, 1, 2], [3, 4, 5], [6, 7, 8], []]
    >>> task = Task((3, 3, 3), 0, Past.of([], range(9)))
    >>> improve(task, [rows, rows], Random(1))[1]
    [[0, 3, 6], [1, 4, 7], [2, 5, 8], []]

    Source: decision of this product (seating).
    """
    if few_ways(task, plan):
        return complete(task, plan)
    return _anneal(task, plan, rng)


class _Search:
    """A plan that is being changed, with its cost."""

    def __init__(self, task: Task, plan: Sequence[Seats]) -> None:
        self.task = task
        self.plan = [[list(players) for players in seats] for seats in plan]
        self.kinds = (*task.sizes, OUT)
        self.out = len(task.sizes)
        self.cost: Cost = (0, 0)
        self.at: List[List[int]] = []
        counts = task.past.copy()
        for seats in self.plan:
            repeats, again = counts.cost(seats)
            self._pay((repeats, again + task.shifted(seats)))
            counts.add(seats)
            table_of = {
                p: table for table, players in enumerate(seats) for p in players
            }
            self.at.append([table_of[player] for player in range(len(table_of))])
        self.met = counts.met

    def _pay(self, change: Cost) -> None:
        self.cost = (self.cost[0] + change[0], self.cost[1] + change[1])

    def _turns(self, player: int, kind: int) -> List[int]:
        """The rounds in which a player sits out, or at a table of three."""
        return [n for n, at in enumerate(self.at) if self.kinds[at[player]] == kind]

    def rounds_to_exchange(self, number: int, one: int, other: int) -> Tuple[int, ...]:
        """In which rounds two players must change seats so that every turn stays fair.

        Tables of one size: in this round only. Otherwise one of them has a turn at a
        table of three, or out, in this round; the other gets it, and gives his own turn
        of the same count for it, if it falls into the plan.
        """
        here, there = self.at[number][one], self.at[number][other]
        level = self.task.level
        if here == there or (level and level[one] != level[other]):
            return ()
        kind, kind_there = self.kinds[here], self.kinds[there]
        if kind == kind_there:
            return (number,)
        if kind > kind_there:
            one, other, kind = other, one, kind_there
        past = self.task.past
        had = past.sat_out if kind == OUT else past.at_three
        others = self._turns(other, kind)
        turn = had[one] + self._turns(one, kind).index(number) - had[other]
        if turn == len(others):
            return (number,)
        if turn < 0 or turn > len(others):
            return ()
        in_return = others[turn]
        fair = self.kinds[self.at[in_return][one]] != kind
        return (number, in_return) if fair else ()

    def repeats(self, number: int, player: int) -> bool:
        """Whether a player sits in a round with one whom he meets more than once."""
        table = self.at[number][player]
        met = self.met[player]
        mates = self.plan[number][table] if table != self.out else ()
        return any(met[mate] > 1 for mate in mates if mate != player)

    def change(self, number: int, one: int, other: int) -> Cost:
        """What an exchange in a round would add to the cost."""
        seats, at = self.plan[number], self.at[number]
        repeats = less = 0
        for leaves, comes in ((one, other), (other, one)):
            table = at[leaves]
            if table == self.out:
                continue
            old, new = self.met[leaves], self.met[comes]
            for mate in seats[table]:
                if mate != leaves:
                    repeats += (new[mate] > 0) - (old[mate] > 1)
                    less += new[mate] - old[mate] + 1
        shift = self.task.shift
        if shift:
            here, there = at[one], at[other]
            less += shift[one][there] - shift[one][here]
            less += shift[other][here] - shift[other][there]
        return repeats, less

    def change_in(self, rounds: Sequence[int], one: int, other: int) -> Cost:
        """What an exchange in one or two rounds would add to the cost."""
        repeats, less = self.change(rounds[0], one, other)
        if len(rounds) == 1:
            return repeats, less
        self.exchange(rounds[0], one, other)
        more_repeats, more = self.change(rounds[1], one, other)
        self.exchange(rounds[0], one, other)
        return repeats + more_repeats, less + more

    def exchange(self, number: int, one: int, other: int) -> None:
        """Exchange the seats of two players in a round."""
        self._pay(self.change(number, one, other))
        seats, at = self.plan[number], self.at[number]
        here, there = at[one], at[other]
        for leaves, comes, table in ((one, other, here), (other, one, there)):
            if table == self.out:
                continue
            old, new = self.met[leaves], self.met[comes]
            for mate in seats[table]:
                if mate != leaves:
                    mates = self.met[mate]
                    old[mate] = mates[leaves] = old[mate] - 1
                    new[mate] = mates[comes] = new[mate] + 1
        seats[here][seats[here].index(one)] = other
        seats[there][seats[there].index(other)] = one
        at[one], at[other] = there, here


def _anneal(task: Task, plan: Sequence[Seats], rng: Random) -> List[Seats]:
    search = _Search(task, plan)
    best, best_plan = search.cost, list(plan)
    draw, rounds, players = rng.random, len(plan), len(task.past.met)
    steps = min(_MOST_STEPS, _STEPS_PER_SEAT * rounds * players) // _STAGES
    shifts = task.shift is not None
    chance = _FIRST_CHANCE
    for _ in range(_STAGES):
        chances = _powers(chance)
        for _ in range(steps):
            number = int(draw() * rounds)
            one, other = int(draw() * players), int(draw() * players)
            if not (shifts or draw() < _MOVED_ANYWAY or search.repeats(number, one)):
                continue
            where = search.rounds_to_exchange(number, one, other)
            if not where:
                continue
            change = search.change_in(where, one, other)
            worse = change[0] or change[1]
            if change > (0, 0) and draw() >= chances[min(worse, _MUCH_WORSE)]:
                continue
            for exchanged in where:
                search.exchange(exchanged, one, other)
            if search.cost < best:
                best = search.cost
                best_plan = [[list(table) for table in seats] for seats in search.plan]
                if best == (0, 0):
                    return best_plan
        chance *= _FALL
    return best_plan


def _powers(chance: float) -> List[float]:
    powers = [1.0]
    for _ in range(_MUCH_WORSE):
        powers.append(powers[-1] * chance)
    return powers
