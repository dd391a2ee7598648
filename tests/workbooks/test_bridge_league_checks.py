"""The scoresheet bridge-league: every wrong entry is said in words and counted once."""

import pytest

from tests.workbooks.filled import built, errors, merged, saved
from tests.workbooks.leagues import (
    DATA,
    FIXTURES,
    RECKONING,
    STANDINGS,
    TEAMS,
    fixture,
    names,
)
from xladdin.bridge.all_play_all import schedule
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks import bridge_league
from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks.preferans_data import place_of

GOOD = {"imps": (40, 20)}
FIGURES = {"imps": (40, 20), "points": (8000, 7000), "gifts": (1000, 2000)}
# What is wrong with a fixture, and what is said of it.
ERRORS = {
    "a text for a number": ({"imps": ("4O", 20)}, "! a number is expected"),
    "a blank space": ({**GOOD, "boards": " "}, "! a number is expected"),
    "a team's name": ({**GOOD, "home": "Team 1"}, "! a number is expected"),
    "IMPs made a date": ({"imps": (46003, 20)}, "! looks like a date"),
    "points made a date": (
        {**FIGURES, "points": (46003, 7000)},
        "! looks like a date",
    ),
    "no round": ({**GOOD, "round": None}, "! which round?"),
    "half a round": ({**GOOD, "round": 1.5}, "! which round?"),
    "no home team": ({**GOOD, "home": None}, "! who is at home?"),
    "no opponents": ({**GOOD, "away": None}, "! against whom? 0 = bye"),
    "IMPs below 0": ({"imps": (-5, 20)}, "! below 0"),
    "half an entry": ({"imps": (40, None)}, "! IMPs of one team only"),
    "half the VP": ({**GOOD, "vp": (None, 2)}, "! VP of one team only"),
    "a status of one's own": ({"status": "delayed"}, "! status unknown"),
    "an unknown team": ({**GOOD, "away": 17}, "! no such team"),
    "half a team": ({**GOOD, "home": 2.5}, "! no such team"),
    "against itself": ({**GOOD, "home": 3, "away": 3}, "! plays against itself"),
    "a bye with a result": ({**GOOD, "away": 0}, "! a bye has no result"),
    "VP above the scale": ({"vp": (21, 0)}, "! impossible VP"),
    "VP below 0": ({"vp": (12, -1)}, "! impossible VP"),
    "a walk-over without VP": (
        {"status": "walk-over"},
        "! type the VP of both teams",
    ),
    "postponed, played": ({**GOOD, "status": "postponed"}, "! postponed, yet a result"),
}
# The VP count, the percent does not.
ERRORS_OF_POINTS = {
    "points of one team": (
        {**FIGURES, "points": (8000, None)},
        "! points of one team only",
    ),
    "no gifts": ({**FIGURES, "gifts": (None, None)}, "! gifted points missing"),
    "no points": ({**FIGURES, "points": (None, None)}, "! points missing"),
    "no boards": ({**FIGURES, "boards": 0}, "! number of boards?"),
    "par": ({**FIGURES, "gifts": (1000, 2100)}, "! T + G differ: see the card"),
    "gifts below 0": (
        {**FIGURES, "gifts": (500, None), "points": (7000, 8000)},
        "! gifts cannot be so many",
    ),
    "gifts above points": (
        {**FIGURES, "gifts": (7500, 8500)},
        "! gifts cannot be so many",
    ),
}
DOUBTS = {
    "not by the scale": ({**GOOD, "vp": (14, 6)}, "? VP differ from the scale"),
    "a misprint": ({"vp": (12.5, 7.4)}, "? VP add up wrongly"),
    "a digit too many": ({"imps": (401, 20)}, "? so many IMPs?"),
    "a walk-over, played": (
        {**GOOD, "status": "walk-over", "vp": (18, 0)},
        "? walk-over: figures don't count",
    ),
}
NOTES = {
    "points and IMPs": (
        {**FIGURES, "imps": (20, 40)},
        "points and IMPs differ (§26)",
    ),
    "passed out": (
        {"imps": (0, 0), "points": (0, 0), "gifts": (0, 0)},
        "no percent: nobody wrote a point",
    ),
}
SAID = {**ERRORS, **ERRORS_OF_POINTS, **DOUBTS, **NOTES}
ROWS = dict(zip(SAID, cells.ROWS, strict=False))


@pytest.fixture(scope="module")
def form(tmp_path_factory):
    return built(bridge_league.build, "en", tmp_path_factory.mktemp("league"))


def wrong_fixtures():
    """Each wrong fixture in a round of its own, between teams that never met."""
    rows = {}
    for (key, row), pair in zip(ROWS.items(), schedule(16), strict=False):
        entries, _ = SAID[key]
        whole = {"round": row, "home": pair.home, "away": pair.away, **entries}
        rows |= {a: v for a, v in fixture(row, **whole).items() if v is not None}
    return rows


def wrong_entries():
    """A league in which every kind of entry is wrong once."""
    teams = {**names(16), "B19": "Левски", "B20": " ЛЕВСКИ ", "F5": 100}
    return {FIXTURES: wrong_fixtures(), TEAMS: teams}


# What two rows say of one round: home, away and IMPs in both, by numbers of a group of
# three teams, and the words.
BOTH_SIDES = {
    "from both sides": (
        (1, 2, 40, 20),
        (2, 1, 20, 40),
        "! from both sides, see row {other}",
    ),
    "won by both": (
        (1, 2, 40, 20),
        (2, 1, 40, 20),
        "! both say they won, see row {other}",
    ),
    "twice": ((1, 2, 40, 20), (1, 2, 40, 20), "! this fixture stands twice"),
    "a team twice": ((1, 2, 40, 20), (2, 3, 40, 20), "! a team twice in the round"),
    "beside a bye": ((1, 2, 40, 20), (2, 0, None, None), "! a team twice in the round"),
}
TWO_ROWS = {case: (5 + 2 * n, 6 + 2 * n) for n, case in enumerate(BOTH_SIDES)}


def two_rows_each():
    rows = {}
    for group, (case, (*both, _)) in enumerate(BOTH_SIDES.items()):
        for row, (home, away, *imps) in zip(TWO_ROWS[case], both, strict=True):
            teams = {"home": home + 3 * group, "away": away and away + 3 * group}
            rows |= fixture(row, round=group + 1, imps=imps, **teams)
    return {FIXTURES: rows, TEAMS: names(16)}


def second_leg(imps=(40, 20)):
    rows = fixture(5, round=1, home=1, away=2, imps=(40, 20))
    return rows | fixture(9, round=4, home=2, away=1, imps=imps)


OF_TEAMS = {
    "twice": ({"B7": "team 1"}, "H7", "! this name stands twice"),
    "twice, a blank behind": ({"B8": "Team 1 "}, "H8", "! this name stands twice"),
    "twice, blanks": ({"B9": " TEAM  1"}, "H9", "! this name stands twice"),
    "a blank alone": ({"B10": " ", "C10": "Ann, Bob"}, "H10", "! the name is missing"),
    "nameless": ({"B11": None, "C11": "Ann, Bob"}, "H11", "! the name is missing"),
    "a text": ({"E5": "5 VP"}, "H5", "! a number is expected"),
    "half a carry-over": ({"F6": 100}, "H6", "! carry-over of IMPs?"),
    "a state of one's own": ({"D12": "gone"}, "H12", "! matches stay or cancelled?"),
    "whose penalty": ({"A25": 17, "C25": "late", "E25": 1}, "H25", "! which team?"),
    "how much": ({"A26": 1, "C26": "late"}, "H26", "! how much?"),
    "an award": ({"A27": 1, "C27": "x", "G27": 101}, "H27", "! more than 100 percent"),
    "no reason": ({"A28": 1, "E28": 1}, "H28", "? no reason given"),
}
SETTINGS = {
    "Rules": "2001",
    "VP_scale": "30-0",
    "Scheduled_boards": "24 b",
    "Legs": 3,
    "Bye_VP": -1,
    "Tie_break_2": "lots",
    "Through": 17,
    "Event_state": "done",
}
OWN_TABLE = {DATA: {"G4": 5, "H4": 2, "I4": 2}}  # with a gap


@pytest.fixture(scope="module")
def wrong_files(form, tmp_path_factory):
    """Many wrong entries in few leagues, computed."""
    of_teams = {a: v for cells, _, _ in OF_TEAMS.values() for a, v in cells.items()}
    leg, four = {FIXTURES: second_leg()}, {TEAMS: names(4)}
    cases = {
        "fixtures": (wrong_entries(), {}),
        "1 leg": (two_rows_each(), {"Legs": 1}),
        "2 legs": (two_rows_each(), {"Legs": 2}),
        "teams": ({TEAMS: {**names(16), **of_teams}}, {}),
        "second leg": (leg | four, {"Legs": 1}),
        "no boards": (leg | four, {"Legs": 2, "Scheduled_boards": None}),
        "own table": (leg | four | OWN_TABLE, {"Legs": 2, "VP_scale": "own table"}),
        "settings": (leg | four, SETTINGS),
    }
    entries = {
        case: merged(form.named({"Scheduled_boards": 24, **named}), typed)
        for case, (typed, named) in cases.items()
    }
    return form.each(entries, tmp_path_factory.mktemp("wrong"))


@pytest.fixture(scope="module")
def sample():
    return bridge_league.build("en", sample=True)


@pytest.fixture
def wrong(wrong_files):
    return wrong_files["fixtures"].cells


@pytest.fixture
def score(form, tmp_path):
    def run(rows, named=None, sheets=None):
        named = form.named({"Scheduled_boards": 24, **(named or {})})
        entries = merged({FIXTURES: rows, TEAMS: names(4)}, named, sheets or {})
        return form.computed(entries, tmp_path / "league.xlsx")

    return run


@pytest.mark.parametrize("key", SAID)
def test_it_is_said_beside_the_entry(wrong, key):
    assert wrong[FIXTURES, f"T{ROWS[key]}"] == SAID[key][1]


def test_what_is_to_check_is_counted_in_one_cell(wrong):
    teams = 2  # a name twice, half a carry-over
    count = len(ERRORS) + len(ERRORS_OF_POINTS) + len(DOUBTS) + teams
    assert wrong[FIXTURES, "T3"] == f"To check: {count}"
    assert wrong[STANDINGS, "Q3"] == f"To check: {count}"
    assert not errors(wrong)


@pytest.mark.parametrize("key", ERRORS)
def test_an_error_counts_nowhere(wrong, key):
    figures = [wrong[FIXTURES, f"{column}{ROWS[key]}"] for column in "PQRS"]
    assert figures == [""] * 4
    assert wrong[FIXTURES, f"{cells.PLAYED}{ROWS[key]}"] == 0


@pytest.mark.parametrize("key", ERRORS_OF_POINTS)
def test_wrong_points_keep_only_the_percent_out(wrong, key):
    figures = [wrong[FIXTURES, f"{column}{ROWS[key]}"] for column in "PQRS"]
    assert figures[2:] == ["", ""]
    assert figures[0] > figures[1]


@pytest.mark.parametrize("legs", ["1 leg", "2 legs"])
@pytest.mark.parametrize("case", BOTH_SIDES)
def test_what_two_rows_say_of_the_same_round(wrong_files, legs, case):
    found, rows = wrong_files[legs].cells, TWO_ROWS[case]
    words = BOTH_SIDES[case][-1]
    said = [found[FIXTURES, f"T{row}"] for row in rows]
    assert said == [words.format(other=other) for other in reversed(rows)]
    assert found[FIXTURES, "T3"] == f"To check: {2 * len(BOTH_SIDES)}"
    assert [found[FIXTURES, f"P{row}"] for row in rows] == ["", ""]


@pytest.mark.parametrize("imps", [(40, 20), (20, 40)], ids=["home", "away"])
def test_the_second_leg_is_no_repetition(score, imps):
    rows = second_leg(imps)
    assert score(rows, {"Legs": 2})[FIXTURES, "T3"] == "To check: none"
    again = score(rows, {"Legs": 1})
    said = [again[FIXTURES, f"T{row}"] for row in (5, 9)]
    assert said == [f"! 2nd leg? Data B15; see row {other}" for other in (9, 5)]
    assert [again[FIXTURES, f"P{row}"] for row in (5, 9)] == ["", ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_name_the_cells_of_the_sheet_data(language):
    workbook = bridge_league.build(language, sample=False)
    for key, name in (
        ("check.league_leg", "Legs"),
        ("check.league_leg.meaning", "Legs"),
        ("check.league_no_boards.meaning", "Scheduled_boards"),
    ):
        assert place_of(workbook, name)[1] in text(key, language)


@pytest.mark.parametrize(("_", "where", "words"), OF_TEAMS.values(), ids=OF_TEAMS)
def test_what_is_wrong_with_a_team_or_a_penalty(wrong_files, _, where, words):
    found = wrong_files["teams"].cells
    assert found[TEAMS, where] == words
    assert found[FIXTURES, "T3"] == f"To check: {len(OF_TEAMS)}"


@pytest.mark.parametrize(
    "carried",
    [
        pytest.param({"F5": 100}, id="half the IMPs"),
        pytest.param({"E5": 8, "F5": -1, "G5": 80}, id="below 0"),
        pytest.param({"E5": 8, "F5": 100, "G5": "8O"}, id="a text"),
    ],
)
def test_a_carry_over_with_an_error_counts_nowhere(score, carried):
    rows = fixture(5, round=1, home=1, away=2, imps=(40, 40))
    found = score(rows, sheets={TEAMS: carried})
    row = cells.POINTS_BLOCK.rows[0]
    counted = (cells.CARRIED, cells.TOTAL, cells.IMPS_WON, cells.IMPS_LOST)
    assert [found[RECKONING, f"{column}{row}"] for column in counted] == [0, 10, 40, 40]


def test_a_capital_letter_or_a_blank_makes_no_second_team(score):
    found = score({}, sheets={TEAMS: {"B5": "Левски", "B6": "Левски ", "B7": "ЛЕВСКИ"}})
    said = [found[TEAMS, f"H{row}"] for row in (5, 6, 7)]
    assert said == ["", *["! this name stands twice"] * 2]


@pytest.mark.parametrize("name", SETTINGS)
def test_nothing_is_counted_while_a_setting_is_wrong(score, name):
    rows = fixture(5, round=1, home=1, away=2, imps=(40, 20))
    found = score(rows, {name: SETTINGS[name]})
    assert found[FIXTURES, "T3"] == "To check: 1"
    assert found[FIXTURES, "T5"] == "not counted yet: see Data"
    assert found[STANDINGS, "A7"] == ""
    assert not errors(found)


def test_a_table_of_ones_own_with_a_gap(wrong_files):
    assert wrong_files["own table"].cells[FIXTURES, "T3"] == "To check: 1"


def test_scheduled_boards_are_asked_for_when_they_are_needed(score):
    blank = {"Scheduled_boards": None}
    assert score({}, blank)[FIXTURES, "T3"] == "To check: none"
    rows = fixture(5, round=1, home=1, away=2, imps=(40, 20))
    found = score(rows, blank)
    assert found[FIXTURES, "T3"] == "To check: 1"
    assert found[FIXTURES, "T5"] == "no VP yet: boards? See Data"
    assert found[FIXTURES, "A1"] == "Enter the boards of a match: sheet Data"
    assert found[STANDINGS, "A2"] == "Enter the boards of a match: sheet Data"
    assert found[DATA, "D14"] == "! e.g. 24: without them no VP"
    assert score(rows, {**blank, "Rules": "1959"})[FIXTURES, "P5"] == 2


@pytest.mark.parametrize(
    ("sheet", "address"),
    [
        *((FIXTURES, f"{column}5") for column in "ABCFHIKMN"),
        *((TEAMS, address) for address in ("B5", "D5", "E5", "A25", "C25", "E25")),
        *((DATA, f"B{row}") for row in (12, 13, 14, 15, 16, 19, 22)),
    ],
)
def test_a_pasted_formula_that_fails_spoils_no_other_cell(
    tmp_path, monkeypatch, sample, sheet, address
):
    monkeypatch.setattr(sample[sheet][address], "value", "=1/0")
    found = saved({"failing": sample}, tmp_path)["failing"].cells
    assert errors(found) == [(sheet, address)]
    assert found[FIXTURES, "T3"] != "To check: none"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_fit_their_column(language):
    for key in cells.CHECKS.keys:
        assert len(text(f"check.{key}", language)) <= 32


@pytest.mark.libreoffice
def test_libreoffice_says_the_same(wrong_files, unlike_libreoffice):
    assert not unlike_libreoffice(wrong_files)
