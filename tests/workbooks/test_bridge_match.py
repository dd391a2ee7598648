"""The scoresheet bridge-match: its figures, its sets, its odd boards."""

import pytest

from tests.workbooks.bridge_match_filled import (
    BOARDS,
    DATA,
    MATCH,
    match,
    plus,
    rooms,
    row_of,
)
from tests.workbooks.filled import computed, errors
from xladdin.bridge.match import match_report
from xladdin.workbooks import bridge_match
from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks.bridge_match_sample import CONTRACTS

# Bulgaria (A) v Ireland (B) 2021, boards 11-20, North-South's scores at the table where
# A sits North-South and at the other one.
BULGARIA_IRELAND = {
    11: (120, 90),
    12: (620, -100),
    13: (90, -100),
    14: (450, 420),
    15: (90, 150),
    16: (140, 140),
    17: (100, -100),
    18: (-490, -490),
    19: (480, 450),
    20: (-100, 600),
}


def by_number(results, first):
    return {number - first + 1: plus(*scores) for number, scores in results.items()}


@pytest.fixture
def score(tmp_path):
    return lambda *given, **named: computed(match(*given, **named), tmp_path)


def test_a_published_match_comes_out(score):
    results = by_number(BULGARIA_IRELAND, 11)
    shown = score([10], results, {"B27": 11, "B10": "Bulgaria", "C10": "Ireland"})
    assert [shown[BOARDS, f"A{row}"] for row in (7, 16, 17)] == [11, 20, ""]
    report = match_report(
        [s for s, _ in BULGARIA_IRELAND.values()],
        [s for _, s in BULGARIA_IRELAND.values()],
        "today",
        10,
    )
    for column, team in (("B", report.ours), ("C", report.theirs)):
        expected = {
            cells.IMPS_ROW: team.imps,
            cells.VP_ROW: team.victory_points,
            cells.POINTS_ROW: team.points,
            cells.GIFTS_ROW: team.gifted,
            cells.VICTORY_ROW: team.victory_percent,
            cells.FIRST_ROW: team.percents.first,
            cells.SECOND_ROW: team.percents.second,
            cells.THIRD_ROW: team.percents.third,
            cells.FINAL_ROW: team.percents.final,
        }
        for row, value in expected.items():
            assert shown[MATCH, f"{column}{row}"] == pytest.approx(float(value)), row
    assert shown[MATCH, cells.HEADLINE] == "Leading: Bulgaria, +11 IMPs"
    assert shown[MATCH, cells.HEADLINE_SCORE] == "25 : 14"
    assert shown[MATCH, f"B{cells.FINAL_GRADE_ROW}"] == "good"
    assert shown[MATCH, f"C{cells.FINAL_GRADE_ROW}"] == "mediocre"
    assert shown[MATCH, f"B{cells.VICTORY_GRADE_ROW}"] == "medium win"


def test_rules_of_1959_change_imps_and_victory_points(score):
    results = by_number(BULGARIA_IRELAND, 11)
    shown = score([10], results, {"B27": 11, "B21": "1959"})
    assert shown[MATCH, cells.HEADLINE_SCORE] == "15 : 7"
    assert [shown[MATCH, f"{c}{cells.VP_ROW}"] for c in "BC"] == [2, 0]
    assert "rules: 1959" in shown[BOARDS, "A2"]
    assert "victory points 2–1–0" in shown[MATCH, "F1"]


def test_the_board_of_2950_in_match_173(score):
    # Stolitsa 1959, §27: West of B goes three down redoubled, West of A makes one over.
    data = {"B21": "1959", "B27": 4}
    shown = score([1], {1: rooms("4HxxW-3", "3NTxxW+1")}, data)
    assert [shown[BOARDS, f"{c}7"] for c in "FJNQ"] == [1600, -1350, 2950, 11]


def test_entries_become_scores_by_board_and_rules(score):
    boards = {1: rooms("4HS=", "4HE-1"), 2: rooms("4SxW-1", "pass")}
    shown = score([4], boards)
    assert [shown[BOARDS, f"{c}7"] for c in "BFJ"] == ["–", 420, 50]
    assert [shown[BOARDS, f"{c}8"] for c in "BFJ"] == ["NS", 100, 0]


@pytest.mark.parametrize(
    ("lengths", "rows"),
    [
        pytest.param([4], {1: 7, 4: 10}, id="4 boards"),
        pytest.param([12, 12], {12: 18, 13: 24, 24: 35}, id="two sets of 12"),
        pytest.param([20, 20], {16: 22, 17: 24, 21: 41, 36: 56, 37: 58}, id="halves"),
        pytest.param([16] * 4, {1: 7, 64: 73}, id="four sets of 16"),
        pytest.param([64], {17: 24, 64: 73}, id="one set of 64"),
    ],
)
def test_boards_are_numbered_on_through_sets_and_blocks(score, lengths, rows):
    shown = score(lengths, {})
    numbers = [shown[BOARDS, f"A{row}"] for row in range(7, 74)]
    assert [n for n in numbers if isinstance(n, (int, float))] == [
        *range(1, sum(lengths) + 1)
    ]
    assert {number: row_of(number, lengths) for number in rows} == rows
    assert all(shown[BOARDS, f"A{row}"] == number for number, row in rows.items())
    assert not errors(shown)


def test_teams_change_rooms_between_sets(score):
    results = {1: plus(420, -50), 2: plus(420, -50)}
    shown = score([1, 1], results, seats=("A", "B"))
    assert [shown[BOARDS, f"N{row}"] for row in (7, 24)] == [470, -470]
    assert [shown[BOARDS, f"S{row}"] for row in (7, 24)] == [10, 0]
    assert shown[MATCH, f"B{cells.SET_ROW}"] == "10 + 0"
    assert shown[MATCH, cells.HEADLINE] == "Level so far"


def test_a_team_s_letter_is_taken_from_either_keyboard(score):
    shown = score([1], {1: plus(420, -50)}, seats=("Б",))
    assert shown[BOARDS, "N7"] == -470


def test_a_board_without_normal_result_takes_awarded_imps_only(score):
    results = by_number(BULGARIA_IRELAND, 11)
    before = score([11], results)
    after = score([11], {**results, 11: {"L": 3, "M": 0.5}})
    untouched = (cells.POINTS_ROW, cells.GIFTS_ROW, cells.FINAL_ROW)
    for row in untouched:
        assert after[MATCH, f"B{row}"] == before[MATCH, f"B{row}"]
    assert after[DATA, cells.COUNTED] == 10
    assert after[MATCH, cells.HEADLINE_SCORE] == "28 : 14.5"
    assert after[BOARDS, f"T{row_of(11, [11])}"] == "awarded IMPs"
    assert after[MATCH, "F25"] == "Not in points and percents, boards: 11"


def test_reversed_in_both_rooms_exchanges_the_teams(score):
    shown = score([2], {1: {**plus(420, -50), "K": "OC"}, 2: plus(420, 420)})
    assert shown[BOARDS, "N7"] == -470
    assert shown[BOARDS, "T7"] == "reversed in both rooms"
    assert shown[DATA, cells.COUNTED] == 2


def test_reversed_in_one_room_compares_nothing(score):
    shown = score([2], {1: {**plus(420, -50), "K": "C"}, 2: plus(420, 420)})
    assert shown[BOARDS, "N7"] == ""
    assert shown[BOARDS, "Q7"] == ""
    assert shown[BOARDS, "T7"] == "reversed in one room: no result"
    assert shown[DATA, cells.COUNTED] == 1
    assert shown[MATCH, "F25"] == "Not in points and percents, boards: 1"


def test_no_words_of_grade_on_fewer_than_8_boards(score):
    results = by_number(BULGARIA_IRELAND, 11)
    seven = {number: typed for number, typed in results.items() if number <= 7}
    shown = score([10], seven)
    assert shown[MATCH, f"B{cells.FINAL_ROW}"] != ""
    assert shown[MATCH, f"B{cells.FINAL_GRADE_ROW}"] == ""
    assert shown[MATCH, f"B{cells.VICTORY_GRADE_ROW}"] == ""


def test_a_match_of_passes_has_no_percents(score):
    shown = score([8], {number: rooms("pass", "pass") for number in range(1, 9)})
    assert shown[MATCH, f"B{cells.FINAL_ROW}"] == "–"
    assert shown[MATCH, f"B{cells.FINAL_GRADE_ROW}"] == ""
    assert shown[MATCH, cells.HEADLINE_SCORE] == "0 : 0"
    assert [shown[MATCH, f"{c}{cells.VP_ROW}"] for c in "BC"] == [10, 10]
    assert not errors(shown)


def test_carry_over_and_penalties_stand_apart(score):
    results = by_number(BULGARIA_IRELAND, 11)
    data = {"B41": 5, "C42": 2, "B43": -0.5, "D43": "late", "D42": "slow play"}
    shown = score([10], results, data)
    assert shown[MATCH, f"B{cells.CARRY_SHOWN_ROW}"] == 5
    assert shown[MATCH, f"C{cells.PENALTY_SHOWN_ROW}"] == -2
    assert shown[MATCH, cells.HEADLINE_SCORE] == "30 : 12"
    assert shown[BOARDS, "Q5"] == 25
    assert shown[BOARDS, "T5"] == "with carry-over, penalties 30 : 12"
    without = score([10], results, {"B41": 5, "C42": 2})
    vp = f"B{cells.VP_ROW}"
    assert shown[MATCH, vp] == pytest.approx(without[MATCH, vp] - 0.5)
    assert shown[MATCH, "F25"] == "Penalty A: 0.5 VP, late"
    assert shown[MATCH, "F26"] == "Penalty B: 2 IMPs, slow play"


@pytest.mark.parametrize(
    "typed",
    [
        pytest.param({"B41": 46000}, id="carry-over"),
        pytest.param({"C42": 46000}, id="penalty in IMPs"),
        pytest.param({"B43": 46000}, id="penalty in VP"),
        pytest.param({"B44": 46000, "C44": 8}, id="victory points"),
    ],
)
def test_a_correction_turned_into_a_date_counts_nowhere(score, typed):
    results = by_number(BULGARIA_IRELAND, 11)
    plain, wrong = score([10], results), score([10], results, typed)
    figures = [f"{c}{row}" for row in (cells.IMPS_ROW, cells.VP_ROW) for c in "BC"]
    for address in (*figures, "F25", "F26"):  # and no note tells of it
        assert wrong[MATCH, address] == plain[MATCH, address]
    counted = [shown[BOARDS, "T3"] for shown in (plain, wrong)]
    assert counted == ["To check: 1", "To check: 2"]


def test_victory_points_are_for_the_boards_scheduled(score):
    results = by_number(BULGARIA_IRELAND, 11)
    sets = score([10], results)[MATCH, f"B{cells.VP_ROW}"]
    other = score([10], results, {"B23": 24})[MATCH, f"B{cells.VP_ROW}"]
    whole = score([10], results, {"B22": "20–0 in whole points", "B23": 24})
    assert other < sets
    assert whole[MATCH, f"B{cells.VP_ROW}"] == 13  # margin 11 on 24 boards


def test_typed_victory_points_win_over_reckoned_ones(score):
    shown = score([10], {}, {"B44": 12, "C44": 0})
    assert [shown[MATCH, f"{c}{cells.VP_ROW}"] for c in "BC"] == [12, 0]


def test_points_and_imps_may_name_different_winners(score):
    # Many small swings to A, one of the same size in points and more to B.
    results = {number: plus(110, 90) for number in range(1, 8)}
    results[8] = plus(-100, 140)
    shown = score([8], results)
    points, imps = (
        [shown[MATCH, f"{c}{row}"] for c in "BC"]
        for row in (cells.POINTS_ROW, cells.IMPS_ROW)
    )
    assert points == [770, 870]
    assert imps == [7, 6]
    said = "Points and IMPs name different winners (§26)."
    assert shown[MATCH, "F25"] == said


def test_line_up_and_boards_per_player(score):
    names = {"B11": "Ann", "B12": "Bob", "B13": "Cay", "B14": "Dan", "B15": "Eve"}
    seats = {"B30": "Ann", "B31": "Bob", "B32": "Cay", "B33": "Dan"}
    seats |= {"C30": "Eve", "C31": "Bob", "C32": "Cay", "C33": "Dan"}
    shown = score([12, 14], {}, {**names, **seats}, seats=("A", "B"))
    assert shown[MATCH, "B25"] == "A: Ann\nBob"
    assert shown[MATCH, "C26"] == "A: Eve\nBob"
    assert shown[MATCH, "E25"] == "A: Cay\nDan"
    assert [shown[MATCH, f"B{row}"] for row in range(31, 36)] == [12, 26, 26, 26, 14]


def test_final_says_winner(score):
    results = by_number(BULGARIA_IRELAND, 11)
    shown = score([10], results, {"B47": "final"})
    assert shown[MATCH, "A3"] == "Final"
    assert shown[MATCH, cells.HEADLINE].startswith("Winner: ")


def test_the_sample_has_its_odd_cases(tmp_path):
    shown = computed(bridge_match.build("en", sample=True), tmp_path)
    said = {
        int(shown[BOARDS, f"A{row}"]): shown[BOARDS, f"T{row}"]
        for row in range(7, 74)
        if shown.get((BOARDS, f"T{row}"))
        and shown[BOARDS, f"A{row}"] not in ("", "Set 2")
    }
    assert said == {
        12: "? 1570 points: check both cards",
        16: "awarded IMPs",
        17: "! closed: tricks for overtricks?",
        24: "waits for the closed room",
    }
    assert len(CONTRACTS) == 24
