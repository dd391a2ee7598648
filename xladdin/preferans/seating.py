"""Seating - рассадка: who plays whom in the next round.

Tables of four, and as few of three as the number of players asks for; or whoever is
left over sits out. Nobody sits at a table of three, or out, twice while others have
not. Within that, repeated meetings are kept at a minimum.

Source: decision of this product; practice of the MLP (seating by standing), Whist 2008;
Piter 2017 (the judge seats under time pressure).

>>> table_sizes(30)
((4, 4, 4, 4, 4, 4, 3, 3), 0)
>>> first = next_round(range(1, 9), DRAW, seed="spring cup")
>>> sorted(number for table in first.tables for number in table)
[1, 2, 3, 4, 5, 6, 7, 8]
"""

from __future__ import annotations

from random import Random
from typing import Any, Dict, List, Sequence, Tuple, Union

from xladdin.preferans.fixed_plans import fixed_plan, has_fixed_plan
from xladdin.preferans.meetings import THREE, Past, Round, Seats
from xladdin.preferans.seat_search import improve
from xladdin.preferans.seat_task import Task
from xladdin.scoring.errors import ImpossibleNumber, NotUnderstood

FOUR = 4
FIVE = 5

DRAW = "draw"
STANDING = "standing"
SNAKE = "snake"
PLAN = "plan"
METHODS = (DRAW, STANDING, SNAKE, PLAN)

Seed = Union[int, str]


def table_sizes(players: int, *, sit_out: bool = False) -> Tuple[Tuple[int, ...], int]:
    """How many play at each table, and how many sit out.

    Args:
        players: 3 or more. Of five, one always sits out.
        sit_out: the players left over sit out instead of making tables of three.

    Raises:
        ImpossibleNumber: fewer than three players.

    >>> table_sizes(5), table_sizes(6), table_sizes(7, sit_out=True)
    (((4,), 1), ((3, 3), 0), ((4,), 3))

    Source: decision of this product (table of numbers of players).
    """
    if players < THREE:
        raise ImpossibleNumber("players_few", found=players)
    if players == FIVE or (sit_out and players > THREE):
        return (FOUR,) * (players // FOUR), players % FOUR
    threes = -players % FOUR
    return (FOUR,) * ((players - THREE * threes) // FOUR) + (THREE,) * threes, 0


def next_round(
    field: Sequence[int],
    method: str,
    history: Sequence[Round] = (),
    *,
    seed: Seed = 0,
    rounds_left: int = 1,
    sit_out: bool = False,
) -> Round:
    """The seats of the next round.

    Args:
        field: numbers of the players who are there, each once; for `STANDING` and
            `SNAKE` in the order of the standing, best first.
        method: `DRAW` (at random, fewest repeated meetings), `STANDING` (in fours from
            the top, changed as little as needed), `SNAKE` (tables of equal strength),
            `PLAN` (a fixed plan in which nobody meets twice). Draw and plan draw the
            tables and chairs too; else the best of a table has its first chair.
        history: the rounds played.
        seed: the same seed gives the same seats.
        rounds_left: for `DRAW`, this round and those still to come; they are planned
            together.
        sit_out: no tables of three; whoever is left over sits out.

    Raises:
        ImpossibleNumber: fewer than three players; a plan that has no more rounds.
        NotUnderstood: a player twice in the field; no plan for so many players, or the
            rounds played were not those of the plan.

    >>> past = [Round(((1, 2, 3, 4), (5, 6, 7, 8)))]
    >>> next_round([2, 1, 3, 4, 5, 6, 7, 8], STANDING, past).tables
    ((2, 1, 5, 6), (3, 4, 7, 8))

    Source: decision of this product (methods of seating).
    """
    if len(set(field)) != len(field):
        raise NotUnderstood("player_twice")
    if method == PLAN:
        return _of_plan(field, history, seed)
    if method == DRAW:
        left = max(1, rounds_left)
        return _of_draw(field, history, seed, left, sit_out=sit_out)
    return _by_standing(field, history, seed, sit_out=sit_out, snake=method == SNAKE)


def _of_plan(field: Sequence[int], history: Sequence[Round], seed: Seed) -> Round:
    rounds = fixed_plan(_shuffled(sorted(field), _chance(seed, 0)))
    if len(history) >= len(rounds):
        raise ImpossibleNumber("plan_ended", found=len(history) + 1, rounds=len(rounds))
    if not _kept(history, rounds):
        raise NotUnderstood("plan_left")
    return _drawn(rounds[len(history)], _chance(seed, len(history) + 1))


def _of_draw(
    field: Sequence[int],
    history: Sequence[Round],
    seed: Seed,
    rounds_left: int,
    *,
    sit_out: bool,
) -> Round:
    """The next round of the plan made at the start, as long as it has been kept to."""
    played = len(history)
    if played:
        plan = draw(field, (), seed, played + rounds_left, sit_out=sit_out)
        if _kept(history, plan):
            return plan[played]
    return draw(field, history, seed, rounds_left, sit_out=sit_out)[0]


def _kept(history: Sequence[Round], plan: Sequence[Round]) -> bool:
    return all(past.same_seats(planned) for past, planned in zip(history, plan))


def draw(
    field: Sequence[int],
    history: Sequence[Round],
    seed: Seed,
    rounds: int,
    *,
    sit_out: bool = False,
) -> List[Round]:
    """So many rounds drawn together, with the fewest repeated meetings that are found.

    Up to 9 players and 3 rounds there are no fewer. Of 16 to 40 players, in the most
    rounds in which the pairs would suffice, at most a twentieth of the meetings is
    repeated, and with a fixed plan none; for 17, 25, 26, 29 to 32, 37 and 38 players
    it is up to a tenth. In one round fewer these too keep within a twentieth, save 17
    players: fair turns at three alone make them repeat in the second round.

    Args:
        field: numbers of the players, each once.
        history: the rounds played.
        seed: the same seed gives the same seats.
        rounds: how many.
        sit_out: no tables of three; whoever is left over sits out.

    >>> from xladdin.preferans.meetings import repeated_meetings
    >>> repeated_meetings(draw(range(9), (), seed=1, rounds=4))
    0

    Source: decision of this product (draw with fewest repeats).
    """
    rng = _chance(seed, len(history))
    sizes, out = table_sizes(len(field), sit_out=sit_out)
    field = _shuffled(sorted(field), rng)
    if not history and not out and has_fixed_plan(len(field), rounds):
        return [_drawn(seats, rng) for seats in fixed_plan(field)[:rounds]]
    counts = Past.of(history, field)
    plan: List[Seats] = []
    for _ in range(rounds):
        seats = _filled(_shuffled(range(len(field)), rng), sizes)
        plan.append(_in_turn(seats, sizes, counts))
        counts.add(plan[-1])
    task = Task(sizes, out, Past.of(history, field))
    return [_drawn(_round(seats, field), rng) for seats in improve(task, plan, rng)]


def _by_standing(
    field: Sequence[int],
    history: Sequence[Round],
    seed: Seed,
    *,
    sit_out: bool,
    snake: bool,
) -> Round:
    sizes, out = table_sizes(len(field), sit_out=sit_out)
    players = range(len(field))
    past = Past.of(history, field)
    natural = (_dealt if snake else _filled)(players, sizes)
    task = Task(
        sizes,
        out,
        past,
        shift=None if snake else [_shifts(player, natural) for player in players],
        level=[player // len(sizes) for player in players] if snake else None,
    )
    seats = _in_turn(natural, sizes, past)
    return _round(improve(task, [seats], _chance(seed, len(history)))[0], field)


def _shifts(player: int, natural: Seats) -> List[int]:
    """How far in the standing a player is from each table, squared."""
    return [
        max(0, table[0] - player, player - table[-1]) ** 2 if table else 0
        for table in natural
    ]


def _chance(seed: Seed, played: int) -> Random:
    return Random(f"{seed}/{played}")  # noqa: S311 - seats must repeat from the seed


def _shuffled(drawn: Sequence[Any], rng: Random) -> List[Any]:
    shuffled = list(drawn)
    rng.shuffle(shuffled)
    return shuffled


def _round(seats: Seats, field: Sequence[int]) -> Round:
    *tables, out = [tuple(field[at] for at in sorted(players)) for players in seats]
    return Round(tuple(tables), out)


def _drawn(seats: Round, rng: Random) -> Round:
    """The same round with the tables, those of three last, and the chairs drawn."""
    tables = [tuple(_shuffled(table, rng)) for table in _shuffled(seats.tables, rng)]
    return Round(
        tuple(sorted(tables, key=len, reverse=True)), tuple(sorted(seats.sitting_out))
    )


def _filled(order: Sequence[int], sizes: Sequence[int]) -> Seats:
    """The tables filled one after the other; whoever is left sits out."""
    left = list(order)
    seats = []
    for size in sizes:
        seats.append(left[:size])
        left = left[size:]
    return [*seats, left]


def _dealt(order: Sequence[int], sizes: Sequence[int]) -> Seats:
    """The tables dealt to and fro, as 1 2 3, 3 2 1, 1 2 3; whoever is left sits out."""
    left = list(order)
    seats: Seats = [[] for _ in sizes]
    for row in range(max(sizes)):
        tables = [table for table, size in enumerate(sizes) if size > row]
        for table in reversed(tables) if row % 2 else tables:
            seats[table].append(left.pop(0))
    return [*seats, left]


def _in_turn(seats: Seats, sizes: Sequence[int], past: Past) -> Seats:
    """The seats with the smallest exchanges that make every turn fair."""
    seats = [list(players) for players in seats]
    threes = [table for table, size in enumerate(sizes) if size == THREE]
    fours = [table for table, size in enumerate(sizes) if size != THREE]
    _exchange(seats, [len(sizes)], [*fours, *threes], past.sat_out)
    _exchange(seats, threes, fours, past.at_three)
    return seats


def _exchange(
    seats: Seats, taken: List[int], spared: List[int], turns: Sequence[int]
) -> None:
    """Exchange who has had the most turns with the nearest who has had the least."""
    while True:
        inside = [(turns[p], p, table) for table in taken for p in seats[table]]
        outside = [(turns[p], p, table) for table in spared for p in seats[table]]
        if not inside or not outside or max(inside)[0] <= min(outside)[0]:
            return
        _, one, here = max(inside)
        least = min(outside)[0]
        _, other, there = min(
            (abs(one - p), p, table) for had, p, table in outside if had == least
        )
        seats[here][seats[here].index(one)] = other
        seats[there][seats[there].index(other)] = one


def seating_faults(seats: Round, field: Sequence[int]) -> Dict[str, Tuple[int, ...]]:
    """What is wrong with seats made by hand; empty where every player sits once.

    Args:
        seats: the round.
        field: numbers of the players who are there.

    Returns:
        Numbers of players under "missing", "twice" and "unknown", numbers of tables,
        from 1, under "size".

    >>> seating_faults(Round(((1, 2, 3), (3, 4))), [1, 2, 3, 4, 5])
    {'missing': (5,), 'twice': (3,), 'size': (2,)}

    Source: decision of this product (every player sits exactly once in a round).
    """
    seated = [n for players in (*seats.tables, seats.sitting_out) for n in players]
    found = {
        "missing": tuple(n for n in field if n not in seated),
        "twice": tuple(sorted({n for n in seated if seated.count(n) > 1})),
        "unknown": tuple(n for n in seated if n not in field),
        "size": tuple(
            number
            for number, players in enumerate(seats.tables, start=1)
            if len(players) not in (THREE, FOUR)
        ),
    }
    return {fault: numbers for fault, numbers in found.items() if numbers}
