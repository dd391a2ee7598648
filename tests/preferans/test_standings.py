"""Standings of players and teams: tie-breaks, missed rounds, who has no place."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xladdin.preferans.standings import (
    COMPETING,
    OUT_OF_COMPETITION,
    OWN_AVERAGE,
    STATUSES,
    WITHDRAWN,
    Player,
    Sitting,
    standings,
    team_standings,
)
from xladdin.preferans.systems import WHIST_2008_SYSTEM
from xladdin.preferans.table_score import score_table


def sat(*points, table=None, **more):
    """A player's rounds from the first on, each at a table of his own."""
    return tuple(
        Sitting(number, own, table or id(points), **more)
        for number, own in enumerate(points, start=1)
    )


def order(players, rounds=1, **more):
    return [(line.name, line.place) for line in standings(players, rounds, **more)]


def test_the_sum_of_points_decides():
    players = [Player("Anna", sat(10, 20)), Player("Boris", sat(40, -5))]
    assert order(players, rounds=2) == [("Boris", 1), ("Anna", 2)]


def test_only_the_rounds_so_far_count():
    players = [Player("Anna", sat(10, 90)), Player("Boris", sat(40, -5))]
    assert order(players, rounds=1) == [("Boris", 1), ("Anna", 2)]


def test_a_penalty_is_added_to_the_points():
    players = [Player("Anna", sat(30), penalty=-15), Player("Boris", sat(20))]
    assert order(players) == [("Boris", 1), ("Anna", 2)]


@pytest.mark.parametrize(
    ("whists", "leader"),
    [pytest.param("raw", "Anna", id="raw"), pytest.param("cut", "Boris", id="cut")],
)
def test_the_sum_of_whists_breaks_a_tie(whists, leader):
    players = [
        Player("Boris", sat(5, whists=510, counted=500)),
        Player("Anna", sat(5, whists=900, counted=450)),
    ]
    assert order(players, whists=whists)[0] == (leader, 1)


def test_then_the_number_of_first_places():
    players = [
        Player("Anna", sat(5, first_places=Fraction(1, 2))),
        Player("Boris", sat(5, first_places=1)),
    ]
    assert order(players) == [("Boris", 1), ("Anna", 2)]


def test_a_shared_first_place_counts_a_part():
    scores = score_table([200, 200, 200, -600], WHIST_2008_SYSTEM)
    sittings = [Sitting.of_score(1, 7, score) for score in scores]
    assert [sitting.first_places for sitting in sittings] == [Fraction(1, 3)] * 3 + [0]
    assert sittings[3].counted == -500
    assert sittings[3].points == -800


def meet(*rounds):
    """Players Anna, Boris, Vera by rounds of (table, points), none where not seated."""
    players = []
    for own, name in enumerate(("Anna", "Boris", "Vera")):
        sittings = [
            Sitting(number, seats[own][1], seats[own][0])
            for number, seats in enumerate(rounds, start=1)
        ]
        players.append(Player(name, tuple(sittings)))
    return players


def test_then_their_own_meetings():
    # Vera is behind; Anna and Boris have 10 each and met in the first round.
    players = meet([(1, 3), (1, 4), (2, 0)], [(1, 7), (2, 6), (3, 0)])
    assert order(players, 2) == [("Boris", 1), ("Anna", 2), ("Vera", 3)]


def test_own_meetings_of_three_count_every_meeting_of_two():
    # All have 12 and met once at one table of the third round.
    players = meet(
        [(1, 5), (2, 4), (3, 6)],
        [(1, 5), (2, 4), (3, 5)],
        [(1, 2), (1, 4), (1, 1)],
    )
    assert order(players, 3) == [("Boris", 1), ("Anna", 2), ("Vera", 3)]


def test_own_meetings_do_not_count_unless_all_met_equally_often():
    # Anna and Boris met, Vera met nobody: the place is shared by all three.
    players = meet([(1, 2), (1, 4), (2, 3)], [(1, 4), (2, 2), (3, 3)])
    assert order(players, 2) == [("Anna", 1), ("Boris", 1), ("Vera", 1)]


def test_own_meetings_do_not_count_where_two_met_more_often_than_others():
    players = meet(
        [(1, 3), (1, 2), (1, 1)],
        [(1, 1), (1, 2), (2, 3)],
    )
    assert order(players, 2) == [("Anna", 1), ("Boris", 1), ("Vera", 1)]


def test_the_place_is_shared_at_last_in_the_order_of_entry():
    players = [Player(name, sat(5)) for name in ("Boris", "Anna", "Vera")]
    assert order(players) == [("Boris", 1), ("Anna", 1), ("Vera", 1)]


@pytest.mark.parametrize(
    ("decision", "points", "open_rounds"),
    [
        pytest.param({}, 30, (2,), id="not decided"),
        pytest.param({2: 0}, 30, (), id="nothing"),
        pytest.param({2: -12}, 18, (), id="typed"),
        pytest.param({2: OWN_AVERAGE}, 45, (), id="his own average"),
    ],
)
def test_a_missed_round_waits_for_the_judge(decision, points, open_rounds):
    missed = Player("Anna", (sat(10)[0], Sitting(3, 20, table=1)), decision)
    (line,) = standings([missed], rounds=3)
    assert (line.points, line.open_rounds) == (points, open_rounds)
    assert line.place == (None if open_rounds else 1)


def test_who_played_nothing_has_no_average():
    (line,) = standings([Player("Anna", (), {1: OWN_AVERAGE})], rounds=1)
    assert line.open_rounds == (1,)
    assert line.place is None


def test_who_has_no_place_stands_below():
    players = [
        Player("withdrawn", sat(900), status=WITHDRAWN),
        Player("filler", sat(800), status=OUT_OF_COMPETITION),
        Player("incomplete", ()),
        Player("last", sat(-700)),
        Player("first", sat(-600)),
    ]
    assert order(players) == [
        ("first", 1),
        ("last", 2),
        ("incomplete", None),
        ("filler", None),
        ("withdrawn", None),
    ]


def test_a_missed_round_of_who_withdrew_is_open_to_nobody():
    (line,) = standings([Player("Anna", (), status=WITHDRAWN)], rounds=3)
    assert line.open_rounds == ()


def test_teams_add_up_their_players():
    players = [
        Player("a", sat(10, whists=5), team="Neva"),
        Player("b", sat(10, whists=1), team="Neva"),
        Player("c", sat(30, whists=4), team="Volga"),
        Player("d", sat(-10, whists=3), team="Volga"),
        Player("alone", sat(500)),
        Player("filler", sat(400), status=OUT_OF_COMPETITION, team="Neva"),
    ]
    lines = team_standings(players, rounds=1)
    assert [(line.name, line.place, line.points, line.whists) for line in lines] == [
        ("Volga", 1, 20, 7),
        ("Neva", 2, 20, 6),
    ]


def test_a_team_is_incomplete_while_one_of_its_players_is():
    players = [
        Player("a", sat(10), team="Neva"),
        Player("late", (), team="Neva"),
        Player("c", sat(-10), team="Volga"),
        Player("gone", (), status=WITHDRAWN, team="Volga"),
    ]
    lines = team_standings(players, rounds=1)
    assert [(line.name, line.place, line.open_rounds) for line in lines] == [
        ("Volga", 1, ()),
        ("Neva", None, (1,)),
    ]


few_points = st.integers(-3, 3)


@st.composite
def tournaments(draw):
    """Players with few different results, so that there are ties."""
    rounds = draw(st.integers(1, 3))
    return rounds, [
        Player(
            f"player {number}",
            tuple(
                Sitting(played, draw(few_points), draw(st.integers(1, 2)))
                for played in range(1, rounds + 1)
                if draw(st.integers(0, 5))
            ),
            status=draw(st.sampled_from([COMPETING] * 4 + list(STATUSES))),
        )
        for number in range(draw(st.integers(1, 7)))
    ]


@given(tournaments(), st.randoms(use_true_random=False))
def test_places_do_not_depend_on_the_order_of_entry(tournament, chance):
    rounds, players = tournament
    mixed = list(players)
    chance.shuffle(mixed)
    expected = {line.name: line.place for line in standings(players, rounds)}
    assert {line.name: line.place for line in standings(mixed, rounds)} == expected


@given(tournaments())
def test_every_player_stands_once_and_the_points_never_rise_among_places(tournament):
    rounds, players = tournament
    lines = standings(players, rounds)
    assert sorted(line.name for line in lines) == [player.name for player in players]
    placed = [line for line in lines if line.place is not None]
    assert lines[: len(placed)] == placed
    assert [line.points for line in placed] == sorted(
        (line.points for line in placed), reverse=True
    )
    assert [line.place for line in placed] == sorted(line.place for line in placed)
