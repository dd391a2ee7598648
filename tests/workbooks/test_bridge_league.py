"""The scoresheet bridge-league: standings, cross-table, odd fixtures."""

import itertools
from fractions import Fraction

import pytest

from tests.workbooks.edits import MOST_CALLS, Graph, calls
from tests.workbooks.filled import built, computed, errors, merged
from tests.workbooks.leagues import (
    CROSS,
    DATA,
    FIXTURES,
    RECKONING,
    ROUND,
    STANDINGS,
    TEAMS,
    close,
    fixture,
    invented,
    names,
    shown,
    tie_breaks,
)
from xladdin.bridge.all_play_all import schedule
from xladdin.workbooks import bridge_league
from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import bridge_league_sample as sample

ORDERS = [
    order
    for count in (1, 2, 3)
    for order in itertools.permutations(cells.TIE_BREAK_KEYS, count)
]
POINTS_ROWS = cells.POINTS_BLOCK.rows
PERCENT_ROWS = cells.PERCENT_BLOCK.rows


@pytest.fixture(scope="module")
def form(tmp_path_factory):
    return built(bridge_league.build, "en", tmp_path_factory.mktemp("league"))


@pytest.fixture
def score(form, tmp_path):
    """Enter rows of fixtures, teams and named cells into an empty form; compute it."""

    def run(rows, named=None, teams=4, more=None):
        entries = merged(
            {FIXTURES: rows, TEAMS: names(teams)},
            form.named({"Scheduled_boards": 24, **(named or {})}),
            {TEAMS: more or {}},
        )
        return form.computed(entries, tmp_path / "league.xlsx")

    return run


def places(found, teams):
    """Official places by team."""
    return shown(found, RECKONING, cells.PLACE, PERCENT_ROWS[:teams])


def order_of(found, teams):
    return shown(found, STANDINGS, "B", cells.LINES[:teams])


# ---- whole leagues, against the rules called directly --------------------------------


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_places_are_those_of_the_rules(form, tmp_path, order):
    league = invented(7, 2, "1959", seed=ORDERS.index(order), most=12)
    entries, named = league.entries(order)
    found = form.computed(merged(entries, form.named(named)), tmp_path / "a.xlsx")
    expected = league.standings(order)
    assert places(found, 7) == [team.place for team in expected]
    totals = shown(found, RECKONING, cells.TOTAL, POINTS_ROWS[:7])
    assert totals == close(team.victory_points for team in expected)


def test_a_full_league_of_16_teams_in_two_legs(form, tmp_path):
    league = invented(16, 2, "today", seed=16, most=90)
    entries, named = league.entries(("direct", "quotient", "difference"))
    found = form.computed(merged(entries, form.named(named)), tmp_path / "a.xlsx")
    assert not errors(found)
    assert found[FIXTURES, "T3"] == "To check: none"
    expected = league.standings(("direct", "quotient", "difference"))
    assert places(found, 16) == [team.place for team in expected]
    for column, values in (
        (cells.TOTAL, [team.victory_points for team in expected]),
        (cells.IMPS_WON, [team.sums.won for team in expected]),
        (cells.IMPS_LOST, [team.sums.lost for team in expected]),
        (cells.QUOTIENT, [team.quotient for team in expected]),
        (cells.DIFFERENCE, [team.difference for team in expected]),
    ):
        column_shown = shown(found, RECKONING, column, POINTS_ROWS)
        assert column_shown == pytest.approx(close(values))
    by_percent = league.by_percent()
    means = shown(found, RECKONING, cells.MEAN, PERCENT_ROWS)
    assert means == pytest.approx(close(team.mean for team in by_percent))
    by_mean = shown(found, RECKONING, cells.PERCENT_PLACE, PERCENT_ROWS)
    assert by_mean == [team.place for team in by_percent]
    assert set(shown(found, STANDINGS, "P", cells.LINES)) == {30}
    changes = shown(found, RECKONING, cells.CHANGE, PERCENT_ROWS)
    assert changes == [
        team.place - other.place
        for team, other in zip(expected, by_percent, strict=True)
    ]


def test_the_cross_table_has_each_match_at_its_place(form, tmp_path):
    league = invented(5, 1, "1959", seed=3)
    entries, named = league.entries(("quotient",))
    found = form.computed(merged(entries, form.named(named)), tmp_path / "a.xlsx")
    line = {name: n for n, name in enumerate(order_of(found, 5))}
    for match in league.played:
        teams = [line[f"Team {number}"] for number in (match.home, match.away)]
        for (row, column), points in zip(
            (teams, reversed(teams)), league.points(match), strict=True
        ):
            assert found[CROSS, f"{'DEFGH'[column]}{6 + row}"] == points
    assert [found[CROSS, f"{'DEFGH'[n]}{6 + n}"] for n in range(5)] == ["×"] * 5


# ---- ties ----------------------------------------------------------------------------

LEVEL = {  # three teams with a win and a loss each, a fourth that lost everything
    (1, 2): (30, 20),
    (2, 3): (40, 20),
    (3, 1): (26, 20),
    (1, 4): (50, 10),
    (2, 4): (30, 10),
    (3, 4): (60, 10),
}


def level_league():
    rows = {}
    for number, (row, (pair, imps)) in enumerate(
        zip(cells.ROWS, LEVEL.items(), strict=False)
    ):
        rows |= fixture(row, round=number + 1, home=pair[0], away=pair[1], imps=imps)
    return rows


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        pytest.param((), [1, 1, 1, 4], id="they share the place"),
        # Among themselves 50:46, 60:50, 46:60.
        pytest.param(("direct",), [2, 1, 3, 4], id="direct match: IMPs"),
        # 100:56, 90:60, 106:70.
        pytest.param(("quotient",), [1, 3, 2, 4], id="quotient"),
        pytest.param(("difference",), [1, 3, 2, 4], id="difference"),
    ],
)
def test_three_level_teams_are_parted(score, order, expected):
    found = score(level_league(), {"Rules": "1959", **tie_breaks(order)})
    assert places(found, 4) == expected


def test_the_direct_match_parts_nobody_who_has_not_met(score):
    rows = fixture(5, round=1, home=1, away=3, imps=(50, 20))
    rows |= fixture(6, round=1, home=2, away=4, imps=(30, 20))
    found = score(rows, {"Rules": "1959", **tie_breaks(("direct",))})
    assert places(found, 4) == [1, 1, 3, 3]
    assert found[STANDINGS, "A2"] == "First place shared: Team 1, Team 2"


def test_nothing_lost_ranks_before_every_quotient_and_none_behind(score):
    rows = fixture(5, round=1, home=1, away=2, imps=(5, 0))
    rows |= fixture(6, round=1, home=3, away=4, imps=(0, 0))
    found = score(rows, {"Rules": "1959", **tie_breaks(("quotient",))})
    assert places(found, 4) == [1, 2, 3, 3]
    assert found[STANDINGS, "I7"] == 1e99


@pytest.mark.parametrize(
    "entries",
    [
        pytest.param({"E5": 5, "E6": 5}, id="carry-over"),
        pytest.param({"A25": 2, "C25": "late", "E25": 1}, id="a penalty"),
        pytest.param({"F5": 90, "G5": 80, "A25": 2, "E25": 1}, id="both"),
    ],
)
def test_nobody_leads_before_a_match_counts(score, entries):
    rows = fixture(5, round=1, home=1, away=2)
    found = score(rows, more=entries)
    assert found[STANDINGS, "A2"] == "No results counted yet"
    assert found[FIXTURES, "A1"] == "No results counted yet"


def test_the_leader_is_named_with_what_puts_him_first(score):
    assert score({})[STANDINGS, "A2"] == "Enter the teams, then the fixtures"
    one = fixture(5, round=1, home=1, away=2, imps=(50, 20))
    found = score(one, {"Rules": "1959"})
    assert found[STANDINGS, "A2"] == "Leading: Team 1, +2 VP"
    found = score(one, {"Rules": "1959", "Event_state": "final"})
    assert found[STANDINGS, "A2"] == "Winner: Team 1, +2 VP"
    found = score(level_league(), {"Rules": "1959", **tie_breaks(("quotient",))})
    assert found[STANDINGS, "A2"] == "Leading: Team 1, at equal VP: quotient"


# ---- scales --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        pytest.param({"Rules": "1959"}, (1, 1), id="Stolitsa 1959, §24: draw"),
        pytest.param({"Rules": "today"}, (11.23, 8.77), id="WBF 2013, 24 boards"),
        pytest.param(
            {"VP_scale": "20–0 in whole points"}, (11, 9), id="EBU whole points"
        ),
        pytest.param({"VP_scale": "own table"}, (17, 13), id="own table"),
    ],
)
def test_victory_points_follow_the_scale(form, tmp_path, named, expected):
    table = {"G4": 2, "H4": 15, "I4": 15, "G5": 10, "H5": 17, "I5": 13}
    table |= {"H6": 20, "I6": 10}
    entries = merged(
        {FIXTURES: fixture(5, round=1, home=1, away=2, imps=(45, 40))},
        {TEAMS: names(2), DATA: table},
        form.named({"Scheduled_boards": 24, **named}),
    )
    found = form.computed(entries, tmp_path / "a.xlsx")
    assert (found[FIXTURES, "P5"], found[FIXTURES, "Q5"]) == expected


# ---- what does not go by the schedule ------------------------------------------------


def test_a_bye_brings_its_points_once_the_round_is_played(score):
    rows = fixture(5, round=1, home=1, away=2, imps=(30, 30))
    rows |= fixture(6, round=1, home=3, away=0) | fixture(7, round=2, home=2, away=0)
    found = score(rows, {"Bye_VP": 12}, teams=3)
    assert [found[FIXTURES, f"P{row}"] for row in (6, 7)] == [12, ""]
    assert [found[FIXTURES, f"T{row}"] for row in (6, 7)] == ["bye", "bye"]
    matches = shown(found, RECKONING, cells.MATCHES, POINTS_ROWS[:3])
    assert matches == [1, 1, 0]
    assert order_of(found, 3)[0] == "Team 3"


def test_a_walk_over_has_points_and_no_imps(score):
    rows = fixture(5, round=1, home=1, away=2, status="walk-over", vp=(18, 0))
    found = score(rows, {"Rules": "today"})
    assert places(found, 4)[:2] == [1, 2]
    assert shown(found, RECKONING, cells.IMPS_WON, POINTS_ROWS[:2]) == [0, 0]
    assert found[RECKONING, POINTS_ROWS and f"{cells.MATCHES}{POINTS_ROWS[0]}"] == 1
    assert found[FIXTURES, "T5"] == "walk-over"


def test_points_typed_over_come_before_the_scale(score):
    rows = fixture(
        5, round=1, home=1, away=2, imps=(45, 40), status="awarded", vp=(12, 6)
    )
    found = score(rows)
    assert (found[FIXTURES, "P5"], found[FIXTURES, "Q5"]) == (12, 6)
    assert found[FIXTURES, "T3"] == "To check: none"
    assert found[RECKONING, f"{cells.IMPS_WON}{POINTS_ROWS[0]}"] == 45


def test_a_postponed_match_counts_nowhere(score):
    rows = fixture(5, round=1, home=1, away=2, status="postponed")
    rows |= fixture(6, round=1, home=3, away=4, imps=(40, 40))
    found = score(rows)
    assert shown(found, RECKONING, cells.MATCHES, POINTS_ROWS[:4]) == [0, 0, 1, 1]
    assert found[STANDINGS, "A25"] == "Postponed fixtures: 1"


@pytest.mark.parametrize(
    ("state", "vp", "message"),
    [
        ("matches stay", 10, ""),
        ("matches cancelled", 0, "cancelled: a team withdrew"),
    ],
)
def test_a_team_that_withdrew_has_no_place(score, state, vp, message):
    rows = fixture(5, round=1, home=1, away=2, imps=(40, 40))
    rows |= fixture(6, round=2, home=3, away=2) | fixture(
        7, round=1, home=3, away=4, imps=(20, 20)
    )
    found = score(rows, more={"D6": state})
    assert found[FIXTURES, "T5"] == message
    assert found[RECKONING, f"{cells.TOTAL}{POINTS_ROWS[0]}"] == vp
    assert places(found, 4)[1] == ""
    assert order_of(found, 4)[3] == "Team 2 (withdrew)"
    assert found[STANDINGS, "A25"] == f"Team 2: {state}"


def test_carry_over_penalties_and_awards(score):
    rows = fixture(
        5,
        round=1,
        home=1,
        away=2,
        imps=(40, 40),
        points=(8000, 8000),
        gifts=(2400, 2400),
    )
    more = {"E5": 5, "F5": 100, "G5": 80}
    more |= {"A25": 2, "C25": "late", "E25": 1, "F25": 2}
    more |= {"A26": 2, "C26": "half a match", "G26": 90}
    found = score(rows, more=more)
    totals = shown(found, RECKONING, cells.TOTAL, POINTS_ROWS[:2])
    assert totals == [15, 9]
    assert found[RECKONING, f"{cells.IMPS_WON}{POINTS_ROWS[0]}"] == 140
    own = found[FIXTURES, "S5"]
    mean = found[RECKONING, f"{cells.MEAN}{PERCENT_ROWS[1]}"]
    assert mean == pytest.approx((own + 90) / 2 - 2)
    assert [found[STANDINGS, f"A{row}"] for row in (25, 26)] == [
        "Penalty Team 2: 1 VP: 2 %, late",
        "Awarded to Team 2: 90 %, half a match",
    ]


def test_gifts_of_one_team_are_enough(score):
    rows = fixture(5, round=1, home=1, away=2, imps=(40, 20), boards=36)
    rows |= {"I5": 16000, "J5": 12000, "K5": 2000}
    found = score(rows)
    # Stolitsa 1959, §21, second row of the example.
    assert found[FIXTURES, "R5"] == pytest.approx(87.809, abs=0.0005)
    assert found[FIXTURES, "S5"] == pytest.approx(68.056, abs=0.0005)


def test_the_page_of_a_round_has_its_matches(score):
    rows = {}
    for row, match in zip(cells.ROWS, schedule(5), strict=False):
        rows |= fixture(row, round=match.round, home=match.home, away=match.away)
    found = score(rows, {"Round_shown": 2}, teams=5)
    pairs = [(found[ROUND, f"B{row}"], found[ROUND, f"C{row}"]) for row in range(6, 10)]
    assert pairs == [
        ("Team 4", "bye"),
        ("Team 5", "Team 3"),
        ("Team 1", "Team 2"),
        ("", ""),
    ]


# ---- the sample ----------------------------------------------------------------------


def test_the_sample_has_the_figures_of_italy_and_france_1956(tmp_path):
    found = computed(bridge_league.build("en", sample=True), tmp_path)
    first, second = (
        [found[STANDINGS, f"{column}{row}"] for column in "AGL"] for row in (7, 8)
    )
    assert first == [1, 25, "955:564"]
    assert second == [2, 25, "927:576"]
    quotients = [found[STANDINGS, f"I{row}"] for row in (7, 8)]
    assert [round(q, 3) for q in quotients] == [1.693, 1.609]
    assert quotients == close([Fraction(955, 564), Fraction(927, 576)])
    played = [match[3:5] for match in sample.FIXTURES]
    assert (104, 20) in played or (20, 104) in played
    assert found[FIXTURES, "T3"] == "To check: none"


# ---- how it is made ------------------------------------------------------------------


@pytest.fixture(scope="module")
def graph():
    return Graph(bridge_league.build("en", sample=True))


@pytest.mark.parametrize("column", "ABCFGHIJKLMNO")
def test_an_edited_fixture_calls_at_most_30_functions(graph, column):
    again = graph.recalculated(FIXTURES, f"{column}20")
    assert 0 < len(calls(again)) <= MOST_CALLS, sorted(calls(again))
    assert (STANDINGS, "A2") in again or column == "H"


@pytest.mark.libreoffice
def test_libreoffice_computes_a_full_league_alike(form, tmp_path, unlike_libreoffice):
    league = invented(16, 2, "1959", seed=5, most=14)
    entries, named = league.entries(("direct", "quotient", "difference"))
    full = {"full": merged(entries, form.named(named))}
    assert not unlike_libreoffice(form.each(full, tmp_path))
