"""The scoresheet bridge-systems: points, percents, IMP scales, one board taken out."""

import pytest

from tests.workbooks.edits import MOST_CALLS, Graph, calls
from tests.workbooks.filled import Form, computed, errors
from xladdin.bridge.final_percent import final_percent
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks import bridge_systems

PAGE, BOARDS = "Systems", "Boards"


@pytest.fixture(scope="module")
def form(tmp_path_factory):
    workbook = bridge_systems.build("en", sample=False)
    return Form(workbook, tmp_path_factory.mktemp("form"))


def typed(form, boards, page=None, data=None):
    """Entries of an empty scoresheet."""
    return {PAGE: page or {}, BOARDS: boards, **form.named(data or {})}


@pytest.fixture
def score(form, tmp_path):
    """Enter into an empty scoresheet and compute it."""
    path = tmp_path / "filled.xlsx"
    return lambda *given, **named: form.computed(typed(form, *given, **named), path)


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    workbook = bridge_systems.build("en", sample=True)
    return computed(workbook, tmp_path_factory.mktemp("sample"))


def results(*pairs, first=5):
    """Entries of boards: open room, closed room."""
    return {
        f"{column}{row}": score
        for row, pair in enumerate(pairs, start=first)
        for column, score in zip("CD", pair, strict=True)
        if score is not None
    }


def of(cells, columns, row):
    return [cells[PAGE, f"{column}{row}"] for column in columns]


@pytest.mark.parametrize(
    ("row", "points", "imps", "winners"),
    [
        pytest.param(5, [2000, 2960], [24, 24], ["B", "="], id="§26 ex.1"),
        # The document prints 1980 for four times 490.
        pytest.param(6, [2000, 1960], [24, 20], ["A", "A"], id="§26 ex.2"),
        pytest.param(7, [2000, 2460], [24, 22], ["B", "A"], id="§26 ex.3"),
    ],
)
def test_points_and_match_points_of_1959(sample, row, points, imps, winners):
    assert of(sample, "DE", row) == points
    assert of(sample, "HI", row) == imps
    assert of(sample, "EI", row + 7) == winners
    assert of(sample, "G", row + 7) == winners[:1]  # percents rank as the points do


def test_the_disagreements_are_counted_first(sample):
    assert sample[PAGE, "A1"] == "The systems disagree: matches 2 of 4"
    assert sample[PAGE, "N12"] == sample[PAGE, "N14"] == "systems disagree (§26)"
    assert sample[PAGE, "N13"] == sample[PAGE, "N15"] == "all alike"
    assert sample[PAGE, "N3"] == "To check: 1"  # the board of 2950


@pytest.fixture(scope="module")
def without_17(tmp_path_factory):
    workbook = bridge_systems.build("en", sample=True)
    workbook[PAGE]["D18"] = 17
    return computed(workbook, tmp_path_factory.mktemp("without_17"))


def test_one_board_decides_the_third_example(without_17):
    assert of(without_17, "DEFG", 28) == [24, 22, 18, 22]  # IMPs of 1959
    assert of(without_17, "DEFG", 21) == [2000, 2460, 1500, 2460]
    assert without_17[BOARDS, "P21"] == "decides the IMPs"
    assert without_17[BOARDS, "M21"] == -960


def test_stolitsa_27_the_match_no_173_as_far_as_it_is_printed(sample):
    assert sample[BOARDS, "E29"] == 2950
    assert sample[BOARDS, "J29"] == 11
    assert of(sample, "DE", 20) == [36, 36]
    assert of(sample, "DE", 21) == [21280, 13930]
    assert of(sample, "DE", 22) == [6040, 13390]
    printed = {"D": 67.6, "E": 35.9, "F": 66.5, "G": 46.5}
    for column, percent in printed.items():
        assert sample[PAGE, f"{column}27"] == pytest.approx(percent, abs=0.05)


def test_final_percents_are_those_of_the_rule(without_17):
    sample = without_17
    rule = {
        "D": final_percent(2000, 2460, 2000, 8),
        "E": final_percent(2460, 2000, 2460, 8),
        "F": final_percent(1500, 2460, 1500, 7),
        "G": final_percent(2460, 1500, 2460, 7),
    }
    for column, percent in rule.items():
        assert sample[PAGE, f"{column}27"] == pytest.approx(float(percent))
    assert of(sample, "DE", 27) == pytest.approx(of(sample, "FG", 7))


def test_stolitsa_27_a_board_of_2950_hardly_lifts_its_winner(score):
    # 4♥xx three down by B, 3NTxx with an overtrick by A, both as East-West.
    others = [(620, 100), (-100, 140), (420, 450), (170, 140), (-50, 100)]
    cells = score(results((1600, -1350), *others), {"D18": 1})
    assert cells[BOARDS, "E5"] == 2950
    assert cells[BOARDS, "J5"] == 11
    assert cells[BOARDS, "P5"] == "? 1500 or more: compare cards"
    rise, fall = of(cells, "HI", 27)
    assert rise > 0 > fall
    assert rise < -fall


def test_matches_follow_each_other(score):
    boards = {**results((620, 100), (50, 50), (-100, 0)), "B6": 2}
    cells = score(boards)
    assert [cells[PAGE, f"C{row}"] for row in range(5, 9)] == [1, 2, 0, 0]
    assert of(cells, "DE", 6) == [50, 150]


def test_a_match_without_a_point_has_no_percent(score):
    cells = score(results((0, 0)), {"D18": 1})
    assert of(cells, "CDEFG", 5) == [1, 0, 0, "", ""]
    assert not errors(cells)


GOOD = results((620, 100), (-100, 140))
WRONG = {  # boards, page, settings; sheet, cell, words
    "text": ({**GOOD, "C6": "-1OO"}, {}, BOARDS, "P6", "! a number is expected"),
    "a blank space": ({**GOOD, "D6": " "}, {}, BOARDS, "P6", "! a number is expected"),
    "a date": ({**GOOD, "C6": 46003}, {}, BOARDS, "P6", "! looks like a date"),
    "match 5": ({**GOOD, "B6": 5}, {}, BOARDS, "P6", "! match: 1, 2, 3, 4"),
    "7610": ({**GOOD, "C6": 7610}, {}, BOARDS, "P6", "! no contract gives so much"),
    "not in tens": ({**GOOD, "C6": 425}, {}, BOARDS, "P6", "! scores end in 0"),
    "a swing": (
        {**GOOD, "D6": 1430},
        {},
        BOARDS,
        "P6",
        "? 1500 or more: compare cards",
    ),
    "no such board": (GOOD, {"D18": 3}, PAGE, "N18", "! no such board here"),
    "board 0": (GOOD, {"D18": 0}, PAGE, "N18", "! no such board here"),
    "board in words": (GOOD, {"D18": "last"}, PAGE, "N18", "! no such board here"),
}


@pytest.fixture(scope="module")
def wrong(form, tmp_path_factory):
    """Each wrong entry in a scoresheet of its own, computed."""
    cases = {case: typed(form, *given) for case, (*given, _, _, _) in WRONG.items()}
    cases["a state of one's own"] = typed(form, GOOD, data={"Event_state": "done"})
    cases["one result"] = typed(form, results((620, 100), (400, None)))
    return form.each(cases, tmp_path_factory.mktemp("wrong"))


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_entry_is_marked_in_words(wrong, case):
    _, _, sheet, where, words = WRONG[case]
    cells = wrong[case].cells
    assert cells[sheet, where] == words
    assert cells[PAGE, "N3"] == cells[BOARDS, "P3"] == "To check: 1"
    assert not errors(cells)


def test_a_state_that_is_not_in_the_list_is_told(wrong):
    cells = wrong["a state of one's own"].cells
    assert cells[PAGE, "N5"] == "! settings: see Data"


def test_a_board_with_one_result_is_left_out_and_doubted(wrong):
    cells = wrong["one result"].cells
    assert of(cells, "CDE", 5) == [1, 620, 100]
    assert cells[BOARDS, "P6"] == "? one result: left out"
    assert cells[PAGE, "N3"] == "To check: 1"


@pytest.mark.libreoffice
def test_libreoffice_says_the_same_of_wrong_entries(wrong, unlike_libreoffice):
    assert not unlike_libreoffice(wrong)


def test_one_edited_board_calls_at_most_30_functions():
    graph = Graph(bridge_systems.build("en", sample=True))
    called = calls(graph.recalculated(BOARDS, "C20"))
    assert called.count("IMPS") == 3
    assert called.count("FINAL_PERCENT") == 8
    assert len(called) <= MOST_CALLS, sorted(called)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_fit_their_column(language):
    for key in bridge_systems.CHECKS.keys:
        assert len(text(f"check.{key}", language)) <= 32
