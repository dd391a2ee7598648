"""The scoresheet bridge-knockout: who goes through by percent and who by winning."""

import random

import pytest

from tests.workbooks.edits import MOST_CALLS, Graph, calls
from tests.workbooks.filled import built, computed, errors, merged
from xladdin.bridge.final_percent import final_percent
from xladdin.bridge.standings import eliminated_by_final_percent
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks import bridge_knockout
from xladdin.workbooks import bridge_knockout_cells as cells
from xladdin.workbooks.preferans_data import place_of

MATCHES, QUALIFIERS, DATA, RECKONING = "Matches", "Qualifiers", "Data", "Reckoning"
COLUMNS = {
    "names": "BC",
    "imps": "DE",
    "boards": "F",
    "points": "GH",
    "gifts": "IJ",
    "decided": "K",
    "typed": "LM",
}
# Stolitsa 1959, §21, third row of the example; its IMPs are invented.
GOOD = {"imps": (60, 40), "points": (16000, 12000), "gifts": (3000, 7000)}
STATUSES = {
    cells.THROUGH: "through",
    cells.BORDER: "border",
    cells.OUT: "out",
    "": None,
}


@pytest.fixture(scope="module")
def form(tmp_path_factory):
    return built(bridge_knockout.build, "en", tmp_path_factory.mktemp("knockout"))


def match(number, **entries):
    """The cells of a match, counted from 1; pairs are A, B."""
    row = cells.ROWS[number - 1]
    found = {}
    for key, value in {"names": (f"A{number}", f"B{number}"), **entries}.items():
        columns = COLUMNS[key]
        values = value if len(columns) > 1 else (value,)
        found |= {f"{c}{row}": v for c, v in zip(columns, values, strict=True)}
    return {address: value for address, value in found.items() if value is not None}


@pytest.fixture
def score(form, tmp_path):
    def run(*matches, **named):
        rows = {address: v for each in matches for address, v in each.items()}
        settings = form.named({"Scheduled_boards": 36, **named})
        entries = merged({MATCHES: rows}, settings)
        return form.computed(entries, tmp_path / "round.xlsx")

    return run


def reckoned(found, column, teams):
    return [found[RECKONING, f"{column}{row}"] for row in cells.TEAM_ROWS[:teams]]


@pytest.mark.parametrize("through", [0, 1, 7, 16, 31, 32])
def test_who_stays_in_is_as_the_rules_have_it(score, through):
    hat = random.Random(through)
    matches, percents = [], []
    for number in range(1, cells.MATCHES + 1):
        # Few kinds of matches, so that teams stand level on the border.
        gifts = [1000 * hat.randint(1, 3) for _ in range(2)]
        points = [12000 - given for given in gifts]
        matches.append(match(number, points=points, gifts=gifts))
        percents += [
            final_percent(points[own], gifts[own], gifts[1 - own], 36) for own in (0, 1)
        ]
    found = score(*matches, Through=through)
    statuses = reckoned(found, cells.BY_PERCENT, cells.TEAMS)
    expected = eliminated_by_final_percent(percents, through)
    assert [STATUSES[status] for status in statuses] == expected
    finals = reckoned(found, cells.FINAL, cells.TEAMS)
    assert finals == pytest.approx([float(percent) for percent in percents])
    assert statuses.count(cells.THROUGH) <= through


def test_final_percents_are_those_of_the_document(score):
    found = score(match(1, **GOOD))
    assert found[MATCHES, "N5"] == pytest.approx(82.237, abs=0.0005)
    assert found[MATCHES, "O5"] == pytest.approx(62.874, abs=0.0005)


@pytest.mark.parametrize(("way", "winner"), [("points", "A"), ("IMPs", "B")])
def test_points_and_imps_may_name_different_winners(score, way, winner):
    found = score(match(1, **{**GOOD, "imps": (40, 60)}), Winner_by=way)
    assert found[MATCHES, "P5"] == winner
    assert found[MATCHES, "Q5"] == "points and IMPs differ (§26)"


def test_a_level_match_waits_for_a_play_off(score):
    level = {"points": (9000, 9000), "gifts": (2000, 2000)}
    found = score(match(1, **level))
    assert found[MATCHES, "P5"] == "="
    assert found[MATCHES, "Q5"] == "? level: play-off or lot"
    assert [found[QUALIFIERS, f"{c}7"] for c in "DHI"] == [
        "level",
        "play-off or lot",
        "play-off or lot",
    ]
    decided = score(match(1, **level, decided="B"))
    assert reckoned(decided, cells.OUTCOME, 2) == [-1, 1]
    assert decided[MATCHES, "Q5"] == "decided"


def test_a_walk_over_has_a_winner_and_no_percent(score):
    found = score(match(1, decided="A"), match(2, **GOOD))
    assert reckoned(found, cells.BY_PERCENT, 4)[:2] == ["", ""]
    assert reckoned(found, cells.BY_WINNING, 4)[:2] == [cells.THROUGH, cells.OUT]
    assert [found[QUALIFIERS, f"B{row}"] for row in (7, 8, 9, 10)] == [
        "A2",
        "B2",
        "A1",
        "B1",
    ]


def test_a_percent_awarded_comes_before_the_reckoned_one(score):
    found = score(match(1, **GOOD, typed=(None, 70)))
    assert found[MATCHES, "O5"] == 70
    assert found[MATCHES, "N5"] == pytest.approx(82.237, abs=0.0005)


def test_the_sample_has_the_percents_of_the_document(tmp_path):
    found = computed(bridge_knockout.build("en", sample=True), tmp_path)
    shown = [round(found[MATCHES, f"{c}{row}"], 1) for row in (5, 6) for c in "NO"]
    assert shown == [90.0, 85.0, 65.0, 60.0]  # Stolitsa 1959, §23
    differs = {
        found[QUALIFIERS, f"B{row}"]: found[QUALIFIERS, f"J{row}"]
        for row in cells.LINES
        if found[QUALIFIERS, f"J{row}"]
    }
    assert differs == {"Bells": "▲ lost, in", "Meadow": "▼ won, out"}
    assert found[QUALIFIERS, "A2"] == "Through by percent: 4 of 8 · winning differs: 2"
    assert found[MATCHES, "Q3"] == "To check: none"


ERRORS = {
    "a text for a number": ({**GOOD, "imps": ("6O", 40)}, "! a number is expected"),
    "a date": ({**GOOD, "boards": 46003}, "! looks like a date"),
    "below 0": ({**GOOD, "gifts": (-10, 7000)}, "! below 0"),
    "one team": ({**GOOD, "names": ("Team", None)}, "! two teams are needed"),
    "a blank": ({**GOOD, "names": ("Team", " ")}, "! two teams are needed"),
    "itself": ({**GOOD, "names": ("Same", " same ")}, "! plays against itself"),
    "half the IMPs": ({**GOOD, "imps": (60, None)}, "! IMPs of one team only"),
    "decided for whom": ({**GOOD, "decided": "home"}, "! choose A or B"),
    "an award": ({**GOOD, "typed": (101, None)}, "! more than 100 percent"),
    "half the points": (
        {**GOOD, "points": (16000, None)},
        "! points of one team only",
    ),
    "no gifts": ({**GOOD, "gifts": (None, None)}, "! gifted points missing"),
    "no points": ({**GOOD, "points": (None, None)}, "! points missing"),
    "boards": ({**GOOD, "boards": 1.5}, "! number of boards?"),
    "par": ({**GOOD, "gifts": (3000, 6000)}, "! T + G differ: see the card"),
    "gifts": ({**GOOD, "gifts": (13000, 17000)}, "! gifts cannot be so many"),
}
DOUBTS = {
    "against the result": (
        {**GOOD, "decided": "B"},
        "? decided against the result",
    ),
}
SAID = {**ERRORS, **DOUBTS}
NUMBERS = {key: number for number, key in enumerate(SAID, start=1)}


def wrong_matches():
    return {
        address: value
        for key, number in NUMBERS.items()
        for address, value in match(number, **SAID[key][0]).items()
    }


TWICE = match(1, **GOOD) | match(2, **{**GOOD, "names": ("B1", "New")})
SETTINGS = {"Winner_by": "luck", "Through": 2.5}


@pytest.fixture(scope="module")
def wrong_files(form, tmp_path_factory):
    """A round in which every kind of entry is wrong once, and others, computed."""
    cases = {"matches": (wrong_matches(), {}), "twice": (TWICE, {})}
    cases |= {n: (match(1, **GOOD), {n: value}) for n, value in SETTINGS.items()}
    entries = {
        case: merged({MATCHES: rows}, form.named({"Scheduled_boards": 36, **named}))
        for case, (rows, named) in cases.items()
    }
    return form.each(entries, tmp_path_factory.mktemp("wrong"))


@pytest.fixture
def wrong(wrong_files):
    return wrong_files["matches"].cells


@pytest.mark.parametrize("key", SAID)
def test_a_wrong_entry_is_said_beside_it(wrong, key):
    row = cells.ROWS[NUMBERS[key] - 1]
    assert wrong[MATCHES, f"Q{row}"] == SAID[key][1]
    assert (wrong[MATCHES, f"P{row}"] == "") is (key in ERRORS)


def test_what_is_to_check_is_counted_in_one_cell(wrong):
    assert wrong[MATCHES, "Q3"] == f"To check: {len(SAID)}"
    assert wrong[QUALIFIERS, "J3"] == f"To check: {len(SAID)}"
    assert not errors(wrong)


def test_a_team_of_two_matches_is_marked(wrong_files):
    found = wrong_files["twice"].cells
    assert found[MATCHES, "Q6"] == "! this name stands twice"
    assert found[MATCHES, "Q5"] == "! this name stands twice"


@pytest.mark.parametrize("names", [(" a1 ", "New"), ("New", "B1 ")], ids=["A", "B"])
def test_a_blank_makes_no_other_team(score, names):
    found = score(match(1, **GOOD), match(2, **{**GOOD, "names": names}))
    said = [found[MATCHES, f"Q{row}"] for row in (5, 6)]
    assert "! this name stands twice" in said


@pytest.mark.parametrize(
    ("way", "figures", "words"),
    [
        ("points", {"imps": (40, 30)}, "? level by points: see Data B13"),
        ("points", {"imps": (30, 30)}, "? level: play-off or lot"),
        ("points", {}, "? level: play-off or lot"),
        (
            "IMPs",
            {"imps": (30, 30), "points": (9000, 8000), "gifts": (2000, 3000)},
            "? level by IMPs: see Data B13",
        ),
    ],
)
def test_what_is_level_is_told_where_the_other_figures_are_not(
    score, way, figures, words
):
    level = {"points": (9000, 9000), "gifts": (2000, 2000)}
    found = score(match(1, **{**level, **figures}), Winner_by=way)
    assert found[MATCHES, "Q5"] == words
    assert found[MATCHES, "P5"] == "="


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_name_the_cell_of_what_decides(language):
    workbook = bridge_knockout.build(language, sample=False)
    cell = place_of(workbook, "Winner_by")[1]
    for key in ("level_points", "level_imps"):
        for more in ("", ".meaning"):
            assert cell in text(f"check.knockout_{key}{more}", language)


@pytest.mark.parametrize("name", SETTINGS)
def test_nothing_is_reckoned_while_a_setting_is_wrong(wrong_files, name):
    found = wrong_files[name].cells
    assert found[MATCHES, "Q3"] == "To check: 1"
    assert found[MATCHES, "Q5"] == "not counted yet: see Data"
    assert found[QUALIFIERS, "A2"] == "Enter the matches"


@pytest.mark.parametrize(
    ("sheet", "address"),
    [
        *((MATCHES, f"{column}5") for column in "BDFGIKL"),
        *((DATA, f"B{row}") for row in (13, 14, 15)),
    ],
)
def test_a_pasted_formula_that_fails_spoils_no_other_cell(tmp_path, sheet, address):
    workbook = bridge_knockout.build("en", sample=True)
    workbook[sheet][address] = "=1/0"
    found = computed(workbook, tmp_path)
    assert errors(found) == [(sheet, address)]
    assert found[MATCHES, "Q3"] != "To check: none"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_fit_their_column(language):
    for key in cells.CHECKS.keys:
        assert len(text(f"check.{key}", language)) <= 32


@pytest.fixture(scope="module")
def graph():
    return Graph(bridge_knockout.build("en", sample=True))


@pytest.mark.parametrize("column", "BCDEFGHIJKLM")
def test_an_edited_match_calls_at_most_30_functions(graph, column):
    called = calls(graph.recalculated(MATCHES, f"{column}6"))
    assert 0 < len(called) <= MOST_CALLS, sorted(called)


@pytest.mark.libreoffice
def test_libreoffice_says_the_same_of_wrong_entries(wrong_files, unlike_libreoffice):
    assert not unlike_libreoffice(wrong_files)
