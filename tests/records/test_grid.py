"""Grids: headings in three languages, forms, remarks, awards, numbers as typed."""

from fractions import Fraction

import pytest

from tests.records import samples
from xladdin.records.reading import read_bytes
from xladdin.records.refused import RecordRefused

HEADING = "board;contract1;by1;result1;contract2;by2;result2"


def read(text, rules="today"):
    return read_bytes(text.encode(), rules)


def keys(reading):
    return [one.key for one in reading.noticed]


def told(text):
    return samples.told(read(text).matches[0])


def refusal(text):
    with pytest.raises(RecordRefused) as refused:
        read(text)
    return refused.value.key, refused.value.line


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_delimiters(delimiter):
    assert told(samples.csv_contracts(delimiter)) == samples.ENTRIES


def test_the_line_that_excel_writes_for_itself():
    text = "sep=;\n" + samples.csv_contracts(";")
    assert told(text) == samples.ENTRIES


@pytest.mark.parametrize(
    "heading",
    [
        "№ сдачи;Контракт 1;Играет 1;Результат 1;Контракт 2;Играет 2;Результат 2",
        "Игра;Договор маса 1;Играе маса 1;Рез 1;Договор маса 2;Играе маса 2;Рез 2",
        "Bd;Contract;By;Result;Contract;By;Result",
        "Bd;Open contract;Open by;Open res;Closed contract;Closed by;Closed res",
    ],
    ids=["ru", "bg", "alike, in order", "rooms"],
)
def test_headings(heading):
    assert told(f"{heading}\n1;4S;N;=;4S;N;-1\n") == samples.ENTRIES[:1]


def test_rooms_as_titles_above_the_heading():
    text = (
        "Пролетна купа;;;;;;\n;Открита зала;;;Закрита зала;;\n"
        "Игра;Договор;Играе;Резултат;Договор;Играе;Резултат\n1;4S;N;=;4S;N;-1\n"
    )
    assert told(text) == samples.ENTRIES[:1]


def test_the_printed_score_card():
    """Contract of this table, the scores of both, reckoned columns unread."""
    text = (
        "Board,Contract,By,X/XX,Tricks,NS,EW,NS,EW,+,-,IMP+,IMP-\n"
        "3,2H,E,,7,100,,,670,770,,13,\n4,5D,N,x,9,,500,,90,,410,,9\n"
    )
    reading = read(text)
    boards = reading.matches[0].boards
    assert [board.table1.entry for board in boards] == ["2HE-1", "5DxN-2"]
    assert [board.difference for board in boards] == [770, -410]
    assert keys(reading) == []


def test_whole_entries_and_scores_in_one_column():
    text = "board;open;closed\n1;4SN=;-50\n2;W3NT+2;3NS=\n3;pass;0\n"
    boards = read(text).matches[0].boards
    assert [board.difference for board in boards] == [470, -460 - 600, 0]
    assert boards[1].table1.entry == "3NTW+2"


@pytest.mark.parametrize(
    "row",
    ["1;4 H x;Ю;-2;4♥X;С;=", "1;4HX;S;−2;4чX;n;0", "1;4hx;s;-2;4HNx=;;"],
)
def test_notations_of_three_languages(row):
    assert told(f"{HEADING}\n{row}\n") == ((1, "4HxS-2", "4HxN="),)


def test_a_redouble_is_never_lost():
    assert told(f"{HEADING}\n1;2DR;W;+1;1Nxx;W;=\n") == ((1, "2DxxW+1", "1NTxxW="),)


def test_a_result_column_that_counts_tricks_is_known_by_its_numbers():
    text = f"{HEADING}\n1;4S;N;10;4S;N;9\n2;3NT;S;10;3NT;S;9\n"
    assert told(text) == samples.ENTRIES[:2]


def test_numbers_that_excel_made_of_overtricks():
    text = f"{HEADING}\n1;4S;N;0;4S;N;-1\n2;3NT;S;1;3NT;S;0\n"
    assert told(text) == samples.ENTRIES[:2]


def test_numbers_that_may_be_tricks_or_overtricks_are_refused():
    assert refusal(f"{HEADING}\n1;1C;N;6;1C;N;5\n") == ("tricks_or_result", 2)


def test_tricks_typed_for_overtricks_are_refused():
    assert refusal(f"{HEADING}\n1;4S;N;10;4S;N;=\n2;4S;N;=;4S;N;10\n")[1] == 2


def test_a_letter_typed_for_a_nought():
    text = "board;open;closed\n1;42О;-5О\n"
    assert read(text).matches[0].boards[0].difference == 470


def test_decimal_noughts_and_a_true_minus():
    text = 'board;open;closed\n1;"420,00";−50.0\n'
    assert read(text).matches[0].boards[0].difference == 470


def test_teams_events_and_carry_over_in_columns():
    text = (
        "event,team_a,team_b,carry1,carry2,board,open,closed\n"
        "Cup,Alpha,Beta,10,0.5,1,420,-50\nCup,Gamma,Delta,,,1,0,90\n"
    )
    first, second = read(text).matches
    assert (first.team_a, first.event) == ("Alpha", "Cup")
    assert first.carry_over == (Fraction(10), Fraction(1, 2))
    assert (second.team_b, second.carry_over) == ("Delta", None)


def test_a_carry_over_that_differs_from_row_to_row_is_left_out():
    text = "carry1,carry2,board,open,closed\n10,0,1,420,-50\n11,0,2,630,600\n"
    reading = read(text)
    assert keys(reading) == ["carry_over_differs"]
    assert reading.matches[0].carry_over is None


REMARKED = "board;open;closed;awarded a;awarded b;remark;open remark;closed remark"


def remarked(row):
    heading = REMARKED.replace("remark;open", "open", 1)
    reading = read(f"{heading}\n{row}\n")
    return reading.matches[0].boards[0], keys(reading)


@pytest.mark.parametrize("words", ["Not played", "не сыграна", "не е играна"])
def test_not_played_at_one_table(words):
    board, noticed = remarked(f"1;420;;;;;{words}")
    assert noticed == ["not_played"]
    assert (board.table1.score, board.table2) == (420, None)


def test_the_remark_may_stand_in_the_place_of_the_contract():
    reading = read("board;open;closed\n1;4SN=;not played\n")
    assert keys(reading) == ["not_played"]


def test_wrong_direction_at_one_table_is_left_out():
    board, noticed = remarked("1;420;-50;;;Wrong direction;")
    assert noticed == ["wrong_direction_once"]
    assert (board.table1, board.table2) == (None, None)


def test_wrong_direction_at_both_tables_changes_the_sign():
    board, noticed = remarked("1;420;-50;;;Wrong direction;грешна посока")
    assert noticed == ["wrong_direction_twice"]
    assert board.difference == -470


@pytest.mark.parametrize(
    ("remark", "difference"),
    [("wrong direction", None), ("Wrong direction at both tables", -470)],
)
def test_one_remark_for_the_row(remark, difference):
    reading = read(f"board;open;closed;remark\n1;420;-50;{remark}\n")
    assert reading.matches[0].boards[0].difference == difference


def test_awarded_imps_stand_in_place_of_a_result():
    board, noticed = remarked("1;420;-50;2,5;-3;;")
    assert noticed == ["awarded"]
    assert board.awarded == (Fraction(5, 2), Fraction(-3))
    assert board.difference is None


@pytest.mark.parametrize(
    ("row", "awarded"),
    [("1;;-50;;;60%-40%;", (3, -3)), ("1;420;;;;;60%-50%", (0, 3))],
    ids=["table 1: north-south is A", "table 2: north-south is B"],
)
def test_percents_are_awards_to_the_sides(row, awarded):
    board, noticed = remarked(row)
    assert noticed == ["awarded"]
    assert board.awarded == awarded


def test_awards_that_differ_are_left_out():
    board, noticed = remarked("1;;;;;60%-40%;60%-40%")
    assert noticed == ["awarded_differently"]
    assert (board.awarded, board.difference) == (None, None)


def test_an_adjusted_result_is_left_out():
    board, noticed = remarked("1;420;-50;;;Arbitral score;")
    assert noticed == ["adjusted"]
    assert board.difference is None


def test_boards_numbered_beforehand_are_passed_over():
    reading = read("board;open;closed\n1;420;-50\n2;;\n3;;\n")
    assert len(reading.matches[0].boards) == 1
    assert keys(reading) == []


def test_a_sum_below_the_boards_is_passed_over_and_told():
    reading = read("board;open;closed\n1;420;-50\nTotal;420;-50\n")
    assert len(reading.matches[0].boards) == 1
    assert keys(reading) == ["row_skipped"]


def test_a_score_that_no_contract_gives_is_a_doubt():
    """430 is 3NT with an overtrick; no contract gives 435, nor 620 not vulnerable."""
    assert keys(read("board;open;closed\n1;430;-50\n")) == []
    assert keys(read("board;open;closed\n1;435;620\n")) == ["score_impossible"] * 2


def test_a_file_with_rows_of_several_matches_without_their_teams():
    assert refusal("board;open;closed\n1;420;-50\n1;50;50\n") == ("board_twice", 3)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        (f"{HEADING}\n1;4С;N;=;4S;N;-1\n", "not_understood", 2),
        (f"{HEADING}\n1;4S;N;=;4S;;-1\n", "declarer_missing", 2),
        (f"{HEADING}\n1;4S;N;=;4SW;N;-1\n", "declarers_differ", 2),
        (f"{HEADING}\n1;;N;=;4S;N;-1\n", "contract_missing", 2),
        (f"{HEADING}\n1;4SN-1;;=;4S;N;-1\n", "results_differ", 2),
        (f"{HEADING}\n1;4S;N;made;4S;N;-1\n", "not_understood", 2),
        (f"{HEADING}\nx;4S;N;=;4S;N;-1\n", "board_number", 2),
        (f"{HEADING}\n1;4S;N;=;4S;N\n", "row_short", 2),
        (f"{HEADING}\n1;;4S;N;=;4S;N;-1\n", "row_long", 2),
        (f"{HEADING}\n;;;;;;\n", "no_results", 0),
        ("board;open;closed\n1;420;x\n", "not_understood", 2),
        ("board;ns1;ew1;ns2\n1;420;50;90\n", "score_both_sides", 2),
        ("board;open;ns open;closed\n1;420;450;90\n", "results_differ", 2),
        ("board;open;contract1;by1;closed\n1;;4S;N;90\n", "column_twice", 1),
        ("board;ns1;ew1;ns2\n1;many;;90\n", "score_expected", 2),
        ("board;contract1;by1;tricks1\n1;4S;N;10\n", "table_without_columns", 1),
        ("board;ns open;ns open;ns closed\n1;4;4;4\n", "column_twice", 1),
        ("board;open;closed;awarded a;awarded b\n1;;;3;\n", "imps_expected", 2),
        ("board;open;closed;vul\n1;420;-50;us\n", "vulnerable_expected", 2),
        ('board,open,closed\n1,"420,-50\n', "row_short", 2),
        ("board,open,closed\n1," + "9" * 200_000, "csv_broken", 2),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text, key, line):
    assert refusal(text) == (key, line)
