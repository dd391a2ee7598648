"""Complete search - полный перебор: the best seats of a small field.

Source: decision of this product (seating).

>>> from xladdin.preferans.meetings import Past
>>> task = Task((4, 4), 0, Past.of([], range(8)))
>>> twice = [[[0, 1, 2, 3], [4, 5, 6, 7], []], [[0, 1, 2, 3], [4, 5, 6, 7], []]]
>>> second = complete(task, twice)[1]
>>> [len({0, 1, 2, 3} & set(table)) for table in second]
[2, 2, 0]
"""

from __future__ import annotations

from itertools import combinations
from typing import Iterator, List, Sequence

from xladdin.preferans.meetings import Cost, Seats
from xladdin.preferans.seat_task import Task

# A plan with more ways than this is not tried out completely.
_FEW_WAYS = 100_000


def few_ways(task: Task, plan: Sequence[Seats]) -> bool:
    """Whether every way to part the players can be tried."""
    free = len(plan) - (not task.started)
    return task.level is None and task.ways() ** free <= _FEW_WAYS


def complete(task: Task, plan: Sequence[Seats]) -> List[Seats]:
    """The best plan of all, found by trying every way to part the players.

    Without earlier rounds the first round stays: every other one is the same with other
    names.

    Source: decision of this product (seating).
    """
    if len(plan) == 1 and not task.started:
        return list(plan)
    best: List[Seats] = []
    best_cost: Cost = (0, 0)
    counts = task.past.copy()
    ways = list(_ways(task))

    def extend(chosen: List[Seats], cost: Cost) -> None:
        nonlocal best, best_cost
        if len(chosen) == len(plan):
            best, best_cost = chosen, cost
            return
        first = not chosen and not task.started
        for seats in [plan[0]] if first else ways:
            repeats, again = counts.cost(seats)
            further = (cost[0] + repeats, cost[1] + again + task.shifted(seats))
            if (best and further >= best_cost) or not counts.fair(seats):
                continue
            counts.add(seats)
            extend([*chosen, seats], further)
            counts.add(seats, times=-1)

    extend([], (0, 0))
    return best


def _ways(task: Task) -> Iterator[Seats]:
    """Every way to part the players, in turn or not."""
    players = range(len(task.past.met))
    for out in combinations(players, task.out):
        playing = [player for player in players if player not in out]
        for tables in _tables(playing, list(task.sizes)):
            tables.sort(key=lambda table: (-len(table), sum(table)))
            yield [*tables, list(out)]


def _tables(players: List[int], sizes: List[int]) -> Iterator[Seats]:
    if not players:
        yield []
        return
    for size in sorted(set(sizes)):
        left = list(sizes)
        left.remove(size)
        for mates in combinations(players[1:], size - 1):
            rest = [player for player in players[1:] if player not in mates]
            for others in _tables(rest, left):
                yield [[players[0], *mates], *others]
