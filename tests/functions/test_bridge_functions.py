"""Bridge functions as cells call them: examples, blanks, errors, words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from tests.functions.formulas import call, close, message, shown, typed
from xladdin.bridge.entry_check import Finding
from xladdin.bridge.match import match_report
from xladdin.functions import bridge_words
from xladdin.functions.cells import LEFT_OUT, CellError
from xladdin.wording import LANGUAGES, texts

LONGEST_MESSAGE = 32


@pytest.mark.parametrize(
    "formula, result",
    [
        ("=IMP(250)", 4),
        ('=IMPS(-620,"today")', -12),
        ("=FINAL_PERCENT(16000,2000,6000,36)", 87.80864197530865),
        ('=CONTRACT_SCORE("3NTXX",1,TRUE)', 1350),
        ('=CONTRACT_SCORE("3NTXX",1,TRUE,"today")', 1400),
        ('=BOARD_SCORE("4SxW-1",2)', 100),
        ("=VICTORY_POINTS(104,20)", 2),
        ('=IMP("x")', "#VALUE!"),
        ("=FINAL_PERCENT(0,0,0,36)", "#N/A"),
        ("=SECOND_PERCENT(100,0)", "#NUM!"),
        ('=CONTRACT_SCORE("4С",0,FALSE)', "#VALUE!"),
    ],
)
def test_what_the_documents_promise(formula, result):
    assert close(typed(formula), result)


# ---- contracts ----


def test_a_cyrillic_strain_is_refused_with_both_readings():
    told = message("CONTRACT_SCORE", "4С", 0.0, False)
    assert "4S" in told
    assert "4C" in told
    for language in LANGUAGES:
        told = message("CONTRACT_SCORE", "4К", 0.0, language=language)
        assert "4H" in told
        assert "4D" in told


def test_a_result_may_stand_inside_or_beside_or_in_both_when_equal():
    for result in ("-1", -1.0, "−1"):
        assert call("CONTRACT_SCORE", "4S", result) == -50
        assert call("CONTRACT_SCORE", "4SW-1", result) == -50
    assert call("CONTRACT_SCORE", "4S=", LEFT_OUT, True) == 620
    assert shown(call("CONTRACT_SCORE", "4S=", 1.0)) == "#VALUE!"
    assert "beside" in message("CONTRACT_SCORE", "4S=", 1.0)


def test_a_contract_without_any_result_says_so():
    assert shown(call("CONTRACT_SCORE", "4S")) == "#N/A"
    assert "no result yet" in message("CONTRACT_SCORE", "4S", None, True)
    assert call("CONTRACT_SCORE", "pass", None, None, None, None) == 0
    assert call("CONTRACT_SCORE", "pass", 1.0) == 0


def test_tricks_typed_for_overtricks_are_told_in_words():
    assert shown(call("CONTRACT_SCORE", "4S", 10.0)) == "#NUM!"
    assert "tricks" in message("CONTRACT_SCORE", "4S", 10.0)
    assert shown(call("CONTRACT_SCORE", "4S10")) == "#NUM!"


@pytest.mark.parametrize(
    "arguments, code",
    [
        (("4S=", True), "#VALUE!"),
        (("4S", "x"), "#VALUE!"),
        (("4S", 0.5), "#NUM!"),
        ((46143.0, 0.0), "#VALUE!"),
        ((True,), "#VALUE!"),
        (("1C=", LEFT_OUT, False, "1959", 25.0), "#NUM!"),
        (("1C=", LEFT_OUT, "maybe"), "#VALUE!"),
        (("1C=", LEFT_OUT, False, "2031"), "#VALUE!"),
    ],
)
def test_contracts_that_have_no_score(arguments, code):
    assert shown(call("CONTRACT_SCORE", *arguments)) == code


@pytest.mark.parametrize("word", ["today", " Today ", "днес", "СЕГОДНЯ"])
def test_the_rules_in_three_languages(word):
    assert call("CONTRACT_SCORE", "3NTxx", 1.0, True, word) == 1400
    for word_1959 in ("1959", 1959.0, "1960", None):
        assert call("CONTRACT_SCORE", "3NTxx", 1.0, True, word_1959) == 1350


def test_a_column_of_entries_gives_a_column_of_scores():
    entries = [["4SxW-1"], [""], ["pass"], ["4S"], ["x"]]
    boards = [[2.0], [3.0], [4.0], [5.0], [6.0]]
    assert shown(call("BOARD_SCORE", entries, boards)) == [
        [100.0],
        [None],
        [0.0],
        ["#VALUE!"],
        ["#VALUE!"],
    ]


@pytest.mark.parametrize(
    "entry, told",
    [
        ("4SxW-1", ("4♠x W −1", "4♠x З −1", "4♠x З −1")),
        ("3nn=", ("3NT N =", "3БК С =", "3БК С =")),
        ("7CXXE+0", ("7♣xx E =", "7♣xx В =", "7♣xx И =")),
        ("2DS", ("2♦ S", "2♦ Ю", "2♦ Ю")),
        ("5h", ("5♥", "5♥", "5♥")),
        ("P", ("pass", "пас", "пас")),
    ],
)
def test_contracts_on_the_wall(entry, told):
    for language, expected in zip(LANGUAGES, told, strict=True):
        assert call("CONTRACT_TEXT", entry, language) == expected


@given(strategies.ended(), st.sampled_from(LANGUAGES))
def test_what_hangs_on_the_wall_can_be_typed_again(contract, language):
    on_the_wall = call("CONTRACT_TEXT", str(contract), language)
    again = call("CONTRACT_TEXT", on_the_wall, language)
    assert again == on_the_wall
    assert call("CONTRACT_SCORE", on_the_wall) == call("CONTRACT_SCORE", str(contract))


@pytest.mark.parametrize(
    "side, vulnerable",
    [
        *[(side, True) for side in "NS n СЮ ю".split()],
        *[(side, False) for side in "EW ВЗ ИЗ з И".split()],
    ],
)
def test_sides_in_three_languages(side, vulnerable):
    assert call("BOARD_VULNERABLE", 2.0, side) is vulnerable


# ---- percents and points ----


def test_a_board_with_one_result_is_left_out():
    table1, table2 = [[620.0], [None], [-100.0]], [[420.0], [50.0], [None]]
    assert call("TEAM_POINTS", table1, table2) == 620
    assert call("TEAM_POINTS", table1, table2, "б") == 420
    assert call("GIFTED_POINTS", [[200.0], [""], [-150.0]]) == 150
    assert call("GIFTED_POINTS", [[200.0], [""], [-150.0]], "B") == 200


def test_tables_of_different_length_are_refused():
    assert shown(call("TEAM_POINTS", [[1.0], [2.0]], [[1.0]])) == "#VALUE!"
    assert "shape" in message("TEAM_POINTS", [[1.0], [2.0]], [[1.0]])


@pytest.mark.parametrize(
    "arguments, code",
    [
        ((-1.0, 0.0, 0.0, 36.0), "#NUM!"),
        ((100.0, 0.0, 200.0, 36.0), "#NUM!"),
        ((0.0, 0.0, 0.0, 0.0), "#NUM!"),
        ((0.0, 0.0, 0.0, 36.0), "#N/A"),
        ((100.0, 0.0, 0.0, 36.5), "#NUM!"),
        ((100.0, 0.0, 0.0, None), "#VALUE!"),
        ((100.0, 0.0, True, 36.0), "#VALUE!"),
        ((100.0, CellError("#DIV/0!"), 0.0, 36.0), "#DIV/0!"),
    ],
)
def test_final_percents_that_cannot_be(arguments, code):
    assert shown(call("FINAL_PERCENT", *arguments)) == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_grades_have_words_in_every_language(language):
    finals = {call("FINAL_GRADE", float(p), language) for p in (59, 60, 70, 80, 90, 95)}
    verdicts = {
        call("VICTORY_GRADE", float(p), language)
        for p in (-21, -20, -9, -2, 0, 2, 9, 20, 21)
    }
    assert (len(finals), len(verdicts)) == (6, 9)


def test_the_language_left_out_is_the_users(monkeypatch):
    assert call("FINAL_GRADE", 85.0) == "good"
    monkeypatch.setenv("XLADDIN_LANG", "ru")
    assert call("FINAL_GRADE", 85.0) == "хорошо"


def test_an_own_table_wins_over_the_rules_and_may_reach_below_its_end():
    table = [[2.0, 15.0, 15.0], [None, 25.0, 4.0], [None, None, None]]
    assert call("VICTORY_POINTS", 30.0, 9.0, "today", LEFT_OUT, table) == 25
    assert call("VICTORY_POINTS", 9.0, 30.0, "today", LEFT_OUT, table) == 4
    assert call("VICTORY_POINTS", [[9.0], [8.0]], 9.0, "today", LEFT_OUT, table) == [
        [15.0],
        [15.0],
    ]
    short = [[2.0, 15.0, 15.0]]
    assert shown(call("VICTORY_POINTS", 9.0, 3.0, "1959", 1.0, short)) == "#VALUE!"


# ---- the report of a match ----

LABELS = 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_the_same_rows_whatever_was_played(language):
    full = call("MATCH_REPORT", [[620.0]], [[-100.0]], "today", 24.0, language)
    empty = call("MATCH_REPORT", [[None]], [[None]], "today", LEFT_OUT, language)
    assert [row[0] for row in full] == [row[0] for row in empty]
    assert len({row[0] for row in full}) == LABELS
    assert {len(row) for row in [*full, *empty]} == {3}
    assert not any(isinstance(cell, CellError) for row in full for cell in row)


def test_a_report_of_nothing_says_so_in_its_cells():
    rows = shown(call("MATCH_REPORT", [[0.0]], [[0.0]], LEFT_OUT, LEFT_OUT, "en"))
    told = {label: ours for label, ours, theirs in rows if ours == theirs}
    assert told["boards counted"] == 1
    assert told["points"] == told["IMPs"] == 0
    assert told["victory points"] == 1
    assert told["winner by points and by IMPs"] == "no result"
    assert list(told.values()).count("#N/A") == 8
    error = call("MATCH_REPORT", [[0.0]], [[0.0]])[3][1]
    assert "No result" in error.message("en")


def test_a_report_for_no_scheduled_boards_is_refused():
    assert shown(call("MATCH_REPORT", [[0.0]], [[0.0]], "today", 0.0)) == "#NUM!"


@given(strategies.unfinished_matches().filter(len))
def test_the_report_gives_what_the_rules_give(played):
    table1, table2 = strategies.tables(played)
    rows = call("MATCH_REPORT", [table1], [table2], "today", 24.0, "en")
    report = match_report(table1, table2, "today", 24)
    assert rows[1][1:] == [report.ours.points, report.theirs.points]
    assert rows[11][1:] == [report.ours.imps, report.theirs.imps]
    if report.ours.percents:
        assert rows[9][1] == float(report.ours.percents.final)
    else:
        assert [shown(cell) for cell in rows[9][1:]] == ["#N/A", "#N/A"]


# ---- the check of a board ----


def check(open_room, closed_room, awarded=LEFT_OUT, language="en", board=2.0):
    return call("BOARD_CHECK", board, open_room, closed_room, awarded, "1959", language)


FINE = [["3NTN=", None, None]]


def test_a_fine_board_has_nothing_to_say():
    assert check(FINE, FINE) == ""
    assert check([[None] * 3], None) == ""
    assert check(FINE, [[""] * 3], [[3.0, 0.0]]) == ""
    assert check([["3NTN="], [None], [None]], FINE, [[None], [None]]) == ""


def test_messages_name_the_room_in_the_language():
    wrong = [["4СS=", None, None]]
    assert check(FINE, wrong) == "! closed: Cyrillic С, ♠ or ♣?"
    assert check(wrong, FINE, language="ru") == "! открытая: русское С, ♠ или ♣?"
    assert check(FINE, wrong, language="bg") == "! закрита: кирилско С, ♠ или ♣?"


def test_doubts_begin_with_a_question_mark():
    ours, theirs = [["4HxN=", None, None]], [["4HE=", None, None]]
    assert check(ours, theirs) == "? 4♥ by NS and by EW: check"
    assert check([["3NE=", None, None]], FINE, language="bg") == (
        "? 3БК и СЮ, и ИЗ: сверете"
    )
    slam = [["7NTN=", None, None]]
    assert check(slam, [["pass", None, None]]) == "? 2220 points: check both cards"


def test_awarded_imps_are_two_cells():
    assert check(FINE, FINE, [[3.0, 0.0]]) == "! awarded beside two results"
    assert check(FINE, [[None] * 3], [[3.0, "x"]]) == "! awarded IMPs: not a number"
    assert shown(check(FINE, FINE, [[3.0, 0.0, 1.0]])) == "#VALUE!"


def test_a_room_is_three_cells():
    assert shown(check([["3NTN=", None]], FINE)) == "#VALUE!"
    assert "3 cells" in message("BOARD_CHECK", 1.0, [["3NTN=", None]], FINE)


def test_an_error_inside_comes_out():
    assert shown(check([["3NTN=", None, CellError("#REF!")]], FINE)) == "#REF!"


def test_a_wrong_number_of_the_board_is_an_error():
    assert shown(check(FINE, FINE, board=0.0)) == "#NUM!"


LARGEST = {"contract": "3NT", "swing": 15200}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_fits_beside_the_entries(language):
    keys = [key for key in texts(language) if key.startswith("board_check.")]
    for key in keys:
        words = texts(language)[key]
        facts = {name: value for name, value in LARGEST.items() if name in words}
        if "room" in words:
            facts["room"] = "closed"
        told = bridge_words.board_message(
            Finding(key[len("board_check.") :], is_error=True, facts=facts), language
        )
        assert len(told) <= LONGEST_MESSAGE, told
        assert key.startswith("board_check.room.") or told[:2] in ("! ", "? ")
