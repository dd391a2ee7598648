"""Seats of a round: always a partition, fair turns, the fewest repeated meetings."""

from itertools import combinations
from math import comb
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from xladdin.preferans import complete_search, seat_search
from xladdin.preferans.meetings import Past, Round, repeated_meetings
from xladdin.preferans.seating import (
    DRAW,
    METHODS,
    PLAN,
    SNAKE,
    STANDING,
    draw,
    next_round,
    seating_faults,
    table_sizes,
)
from xladdin.scoring.errors import ImpossibleNumber, NotUnderstood


@pytest.mark.parametrize(
    ("players", "fours", "threes", "out"),
    [
        (3, 0, 1, 0),
        (4, 1, 0, 0),
        (5, 1, 0, 1),
        (6, 0, 2, 0),
        (7, 1, 1, 0),
        (8, 2, 0, 0),
        (9, 0, 3, 0),
        (10, 1, 2, 0),
        (13, 1, 3, 0),
        (30, 6, 2, 0),
        (80, 20, 0, 0),
    ],
)
def test_fours_and_as_few_threes_as_it_takes(players, fours, threes, out):
    assert table_sizes(players) == ((4,) * fours + (3,) * threes, out)


@pytest.mark.parametrize(
    ("players", "fours", "out"), [(5, 1, 1), (7, 1, 3), (12, 3, 0), (30, 7, 2)]
)
def test_or_who_is_left_over_sits_out(players, fours, out):
    assert table_sizes(players, sit_out=True) == ((4,) * fours, out)


def test_three_players_have_their_table_even_so():
    assert table_sizes(3, sit_out=True) == ((3,), 0)


@pytest.mark.parametrize("players", [0, 1, 2])
def test_fewer_than_three_are_refused(players):
    with pytest.raises(ImpossibleNumber, match="players_few"):
        next_round(range(players), DRAW)


def test_a_player_twice_in_the_field_is_refused():
    with pytest.raises(NotUnderstood, match="player_twice"):
        next_round([1, 2, 3, 3], DRAW)


def sit_down(field, method, rounds, seed, *, sit_out):
    """So many rounds, one after the other."""
    history = []
    for number in range(rounds):
        left = rounds - number
        history.append(
            next_round(
                field, method, history, seed=seed, rounds_left=left, sit_out=sit_out
            )
        )
    return history


def fair(rounds, field):
    """Whether nobody had a turn at three, or out, twice before others had one."""
    for number, seats in enumerate(rounds):
        past = Past.of(rounds[:number], field)
        at_three = {n for table in seats.tables if len(table) == 3 for n in table}
        for turns, taken in (
            (past.at_three, at_three),
            (past.sat_out, set(seats.sitting_out)),
        ):
            had = dict(zip(field, turns, strict=True))
            spared = set(field) - taken - set(seats.sitting_out)
            if taken and spared:
                assert max(had[n] for n in taken) <= min(had[n] for n in spared)
    return True


quick = mock.patch.object(seat_search, "_STEPS_PER_SEAT", 60)


@settings(max_examples=60)
@given(
    st.integers(3, 24),
    st.sampled_from([DRAW, STANDING, SNAKE]),
    st.integers(1, 4),
    st.integers(0, 10**6),
    st.booleans(),
)
def test_every_round_is_a_partition_and_every_turn_fair(
    players, method, rounds, seed, sit_out
):
    field = list(range(1, players + 1))
    with quick:
        made = sit_down(field, method, rounds, seed, sit_out=sit_out)
    sizes, out = table_sizes(players, sit_out=sit_out)
    for seats in made:
        assert seating_faults(seats, field) == {}
        assert [len(table) for table in seats.tables] == list(sizes)
        assert len(seats.sitting_out) == out
    assert fair(made, field)


@st.composite
def tournaments(draw_from):
    """How each round is seated, and who is there: some come late, miss one, leave."""
    players = draw_from(st.integers(3, 40))
    rounds = []
    for _ in range(draw_from(st.integers(1, 6))):
        away = draw_from(st.sets(st.integers(1, players), max_size=players - 3))
        order = draw_from(st.permutations(range(1, players + 1)))
        present = [number for number in order if number not in away]
        method = draw_from(st.sampled_from([DRAW, STANDING, SNAKE]))
        rounds.append((method, present))
    return rounds, draw_from(st.booleans()), draw_from(st.integers(0, 10**6))


@settings(max_examples=1000)
@given(tournaments())
def test_in_a_thousand_tournaments_everybody_there_sits_once_in_every_round(told):
    rounds, sit_out, seed = told
    history = []
    with (
        mock.patch.object(seat_search, "_STEPS_PER_SEAT", 10),
        mock.patch.object(complete_search, "_FEW_WAYS", 300),
    ):
        for number, (method, field) in enumerate(rounds):
            seats = next_round(
                field,
                method,
                history,
                seed=seed,
                rounds_left=len(rounds) - number,
                sit_out=sit_out,
            )
            history.append(seats)
            sizes, out = table_sizes(len(field), sit_out=sit_out)
            assert sorted(n for t in seats.tables for n in t) == sorted(
                set(field) - set(seats.sitting_out)
            )
            assert [len(table) for table in seats.tables] == list(sizes)
            assert len(seats.sitting_out) == out
            assert seating_faults(seats, field) == {}


@settings(max_examples=15)
@given(
    st.sets(st.integers(1, 15), min_size=3, max_size=11),
    st.integers(0, 10**6),
    st.booleans(),
)
def test_absent_and_late_players_leave_a_partition(present, seed, sit_out):
    with quick:
        history = sit_down(range(1, 12), DRAW, 2, seed, sit_out=sit_out)
        for method in (DRAW, STANDING, SNAKE):
            seats = next_round(
                sorted(present), method, history, seed=seed, sit_out=sit_out
            )
            assert seating_faults(seats, sorted(present)) == {}
            assert fair([*history, seats][2:], sorted(present))


@pytest.mark.parametrize("method", METHODS)
def test_the_seed_repeats_the_seats_and_another_seed_changes_them(method):
    field = list(range(1, 17))
    past = [next_round(field, PLAN, seed="spring")]
    again = [next_round(field, method, past, seed="spring") for _ in range(2)]
    assert again[0] == again[1]
    others = {next_round(field, DRAW, seed=seed) for seed in range(5)}
    assert len(others) == 5


def test_a_plan_that_is_kept_to_is_carried_on():
    field = list(range(1, 11))
    with quick:
        planned = draw(field, (), "cup", rounds=4)
        assert sit_down(field, DRAW, 4, "cup", sit_out=False) == planned


# ---- the minimum, against an exhaustive search of its own ----


def partitions(players, sizes):
    """Every way to part players into tables, each once."""
    if not players:
        yield frozenset()
        return
    first, *others = players
    for size in set(sizes):
        left = list(sizes)
        left.remove(size)
        for mates in combinations(others, size - 1):
            rest = [player for player in others if player not in mates]
            for more in partitions(rest, left):
                yield more | {(first, *mates)}


def rounds_of(players, sizes, out):
    for outside in combinations(range(players), out):
        inside = [player for player in range(players) if player not in outside]
        for tables in partitions(inside, sizes):
            yield Round(tuple(sorted(tables, key=len, reverse=True)), outside)


def in_turn(before, seats, players):
    """The same law as `fair`, over counts."""
    at_three = [0] * players
    sat_out = [0] * players
    for played in before:
        for table in played.tables:
            for player in table if len(table) == 3 else ():
                at_three[player] += 1
        for player in played.sitting_out:
            sat_out[player] += 1
    threes = {player for table in seats.tables if len(table) == 3 for player in table}
    for had, taken in ((at_three, threes), (sat_out, set(seats.sitting_out))):
        spared = set(range(players)) - taken - set(seats.sitting_out)
        if taken and spared:
            most = max(had[player] for player in taken)
            if most > min(had[player] for player in spared):
                return False
    return True


def fewest(players, rounds, *, sit_out):
    """The fewest repeated meetings of all plans; the first round is as good as any."""
    sizes, out = table_sizes(players, sit_out=sit_out)
    every = [
        (
            seats,
            {frozenset(p) for table in seats.tables for p in combinations(table, 2)},
        )
        for seats in rounds_of(players, sizes, out)
    ]
    least = [rounds * len(every[0][1])]

    def extend(made, met, repeats):
        if repeats >= least[0]:
            return
        if len(made) == rounds:
            least[0] = repeats
            return
        for seats, pairs in every:
            if in_turn(made, seats, players):
                extend([*made, seats], met | pairs, repeats + len(met & pairs))

    extend([every[0][0]], every[0][1], 0)
    return least[0]


@pytest.mark.parametrize("sit_out", [False, True])
@pytest.mark.parametrize("rounds", [1, 2, 3])
@pytest.mark.parametrize("players", range(3, 10))
def test_repeated_meetings_are_the_minimum_of_an_exhaustive_search(
    players, rounds, sit_out
):
    made = sit_down(range(players), DRAW, rounds, seed=rounds, sit_out=sit_out)
    assert repeated_meetings(made) == fewest(players, rounds, sit_out=sit_out)


@pytest.mark.parametrize("players", range(3, 10))
@pytest.mark.parametrize("method", [DRAW, STANDING])
def test_the_next_round_repeats_as_little_as_any(players, method):
    sizes, out = table_sizes(players)
    history = [Round(tuple(tables), outside) for tables, outside in two_rounds(players)]
    made = next_round(range(players), method, history, seed=3)
    least = min(
        repeated_meetings([*history, seats])
        for seats in rounds_of(players, sizes, out)
        if in_turn(history, seats, players)
    )
    assert repeated_meetings([*history, made]) == least


def two_rounds(players):
    """Two rounds in which nobody thought of meetings: the second moves on by one."""
    sizes, out = table_sizes(players)
    for moved in (0, 1):
        order = [(player + moved * out) % players for player in range(players)]
        if not out and moved:
            order = order[3:] + order[:3]
        tables = []
        for size in sizes:
            tables.append(tuple(order[:size]))
            order = order[size:]
        yield tables, tuple(order)


@pytest.mark.parametrize(
    ("players", "rounds"), [(16, 5), (24, 7), (27, 9), (28, 9), (36, 11), (40, 13)]
)
def test_fields_with_a_fixed_plan_are_drawn_without_a_repetition(players, rounds):
    assert repeated_meetings(draw(range(players), (), "seed", rounds)) == 0


@pytest.mark.parametrize(("players", "rounds"), [(22, 5), (30, 6), (33, 7), (80, 8)])
def test_large_fields_meet_nobody_twice_in_a_usual_tournament(players, rounds):
    made = draw(range(players), (), "seed", rounds)
    assert repeated_meetings(made) == 0
    assert fair(made, list(range(players)))


# Where more than a twentieth of all meetings is repeated, but less than a tenth. Of 17
# players nine sit at three: fair turns alone make four meetings of the second round
# repetitions. The others repeat less than a twentieth in one round fewer.
OUTSIDE = {17, 25, 26, 29, 30, 31, 32, 37, 38}


@pytest.mark.parametrize("players", range(16, 41))
def test_as_many_rounds_as_there_are_opponents_repeat_a_twentieth_at_most(players):
    pairs = comb(players, 2)
    sizes, _ = table_sizes(players)
    in_a_round = sum(comb(size, 2) for size in sizes)
    rounds = pairs // in_a_round  # more have to repeat a meeting
    made = draw(range(players), (), "seed", rounds)
    repeated = repeated_meetings(made)
    assert (repeated * 20 > rounds * in_a_round) == (players in OUTSIDE)
    assert repeated * 10 < rounds * in_a_round
    assert fair(made, list(range(players)))


@pytest.mark.parametrize("players", [25, 32, 38])
def test_in_a_round_fewer_less_than_a_twentieth_is_repeated(players):
    sizes, _ = table_sizes(players)
    in_a_round = sum(comb(size, 2) for size in sizes)
    rounds = comb(players, 2) // in_a_round - 1
    made = draw(range(players), (), "seed", rounds)
    assert repeated_meetings(made) * 20 <= rounds * in_a_round


def test_an_extra_round_is_one_more():
    past = sit_down(range(8), DRAW, 2, "cup", sit_out=False)
    extra = next_round(range(8), DRAW, past, seed="cup", rounds_left=0)
    assert seating_faults(extra, range(8)) == {}


# ---- by standing ----


def test_the_first_round_by_standing_is_in_fours_from_the_top():
    seats = next_round(range(1, 15), STANDING)
    assert seats.tables == ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11), (12, 13, 14))


def test_by_standing_nothing_is_changed_where_nobody_has_met():
    past = [
        next_round([1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, 4, 8, 12, 16], STANDING)
    ]
    seats = next_round(range(1, 17), STANDING, past)
    assert seats.tables[0] == (1, 2, 3, 4)
    assert seats.tables[3] == (13, 14, 15, 16)


def test_by_standing_as_little_as_needed_is_changed():
    # 1 and 2 have met. The least change exchanges 2 with 5.
    past = [Round(((1, 2, 14, 15), (3, 6, 9, 16), (4, 7, 10, 13), (5, 8, 11, 12)))]
    seats = next_round(range(1, 17), STANDING, past, seed=1)
    assert repeated_meetings([*past, seats]) == 0
    moved = [
        n for t, table in enumerate(seats.tables) for n in table if (n - 1) // 4 != t
    ]
    assert len(moved) <= 6
    assert all(
        abs((n - 1) // 4 - t) <= 1 for t, ns in enumerate(seats.tables) for n in ns
    )


def test_the_last_ones_sit_at_three_unless_others_have_not():
    past = [Round(((1, 2, 3, 4), (5, 6, 7)))]
    seats = next_round([1, 2, 3, 4, 5, 6, 7], STANDING, past)
    (three,) = [table for table in seats.tables if len(table) == 3]
    assert not {5, 6, 7} & set(three)


def test_the_last_one_of_five_sits_out_unless_he_has():
    assert next_round([1, 2, 3, 4, 5], STANDING).sitting_out == (5,)
    past = [Round(((1, 2, 3, 4),), (5,))]
    assert next_round([1, 2, 3, 4, 5], STANDING, past).sitting_out == (4,)


# ---- the snake and the plan ----


def test_the_snake_deals_the_standing_to_and_fro():
    seats = next_round(range(1, 17), SNAKE)
    assert seats.tables == (
        (1, 8, 9, 16),
        (2, 7, 10, 15),
        (3, 6, 11, 14),
        (4, 5, 12, 13),
    )


def test_the_snake_exchanges_players_of_one_level_only():
    past = [next_round(range(1, 17), SNAKE)]
    seats = next_round(range(1, 17), SNAKE, past, seed=2)
    assert repeated_meetings([*past, seats]) == 0
    assert all(
        sorted((n - 1) // 4 for n in table) == [0, 1, 2, 3] for table in seats.tables
    )


def test_a_fixed_plan_goes_on_from_round_to_round_and_ends():
    field = list(range(1, 17))
    history = sit_down(field, PLAN, 5, "seed", sit_out=False)
    assert repeated_meetings(history) == 0
    with pytest.raises(ImpossibleNumber, match="plan_ended"):
        next_round(field, PLAN, history, seed="seed")


def test_a_fixed_plan_is_not_carried_on_after_other_rounds():
    past = [next_round(range(16), DRAW, seed="another")]
    with pytest.raises(NotUnderstood, match="plan_left"):
        next_round(range(16), PLAN, past, seed="seed")


def test_there_is_no_fixed_plan_for_every_field():
    with pytest.raises(NotUnderstood, match="plan_missing"):
        next_round(range(10), PLAN)


# ---- seats made by hand ----


@pytest.mark.parametrize(
    ("tables", "out", "faults"),
    [
        pytest.param(((1, 2, 3), (4, 5, 6)), (7,), {}, id="in order"),
        pytest.param(((1, 2, 3), (4, 5, 6)), (), {"missing": (7,)}, id="forgotten"),
        pytest.param(((1, 2, 3, 7), (4, 5, 6)), (7,), {"twice": (7,)}, id="twice"),
        pytest.param(
            ((1, 2, 3), (4, 5, 6)), (7, 8), {"unknown": (8,)}, id="a stranger"
        ),
        pytest.param(((1, 2, 3, 4, 5), (6, 7)), (), {"size": (1, 2)}, id="sizes"),
    ],
)
def test_seats_made_by_hand_are_checked(tables, out, faults):
    assert seating_faults(Round(tables, out), range(1, 8)) == faults
