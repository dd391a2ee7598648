"""LIN: the heading, results in their places, blanks, vulnerability."""

import pytest

from tests.records import samples
from xladdin.records.reading import read_bytes
from xladdin.records.refused import RecordRefused


def lin(results, first=1, last=3, teams="Alpha,0,Beta,0", event="Cup,Final", more=""):
    return f"vg|{event},I,{first},{last},{teams}|\nrs|{results}|\n{more}"


def read(text):
    return read_bytes(text.encode())


def keys(reading):
    return [one.key for one in reading.noticed]


def refusal(text):
    with pytest.raises(RecordRefused) as refused:
        read(text)
    return refused.value.key, refused.value.line


def test_the_spellings_seen_in_real_files():
    (match,) = read(lin("4HE=,3NW+1,4SWx-4,1NSx=,PASS,2DNxx-1")).matches
    assert samples.told(match) == (
        (1, "4HE=", "3NTW+1"),
        (2, "4SxW-4", "1NTxS="),
        (3, "pass", "2DxxN-1"),
    )


def test_boards_are_numbered_from_the_heading():
    (match,) = read(lin("4HE=,4HE=", first=46, last=46)).matches
    assert match.boards[0].board == 46


def test_blanks_at_both_ends_are_boards_that_were_not_shown():
    reading = read(lin(",,4HE=,4HE=,,,,", last=4))
    assert [board.board for board in reading.matches[0].boards] == [2]
    assert keys(reading) == []


def test_a_blank_on_one_side_is_a_board_with_one_result():
    reading = read(lin("4HE=,4HE=,,3NS=,4HE=,4HE="))
    board = reading.matches[0].boards[1]
    assert keys(reading) == ["not_played"]
    assert (board.table1, board.table2.entry) == (None, "3NTS=")


def test_a_comma_behind_the_last_result_is_nothing():
    (match,) = read(lin("4HE=,4HE=,", last=1)).matches
    assert len(match.boards) == 1


def test_a_list_cut_at_the_end_is_read_and_told():
    reading = read(lin("4HE=,4HE=,3NS=,3NS="))
    assert keys(reading) == ["lin_results_short"]
    assert len(reading.matches[0].boards) == 2


def test_carry_over_is_kept_apart():
    reading = read(lin("4HE=,4HE=", last=1, teams="Alpha,80,Beta,99.5"))
    (match,) = reading.matches
    assert [float(imps) for imps in match.carry_over] == [80, 99.5]
    assert keys(reading) == ["carry_over"]
    assert match.boards[0].difference == 0


def test_an_event_with_commas():
    (match,) = read(lin("4HE=,4HE=", last=1, event="Cup, Sofia, 2024,Final")).matches
    assert match.event == "Cup, Sofia, 2024, Final"


def test_players_sit_as_the_token_lists_them():
    """South, west, north, east of the open room, then of the closed one."""
    names = "pn|So,Wo,No,Eo,Sc,Wc,Nc,Ec|pg||\n"
    (match,) = read(lin("4HE=,4HE=", last=1, more=names)).matches
    (board,) = match.boards
    assert board.table1.players == ("No", "Eo", "So", "Wo")
    assert board.table2.players == ("Nc", "Ec", "Sc", "Wc")


def test_another_vulnerability_than_the_number_gives():
    reading = read(lin("4HE=,4HE=", last=1, more="qx|o1|sv|b|\nqx|c1|sv|b|\n"))
    assert keys(reading) == ["vulnerability_differs"] * 2
    assert reading.matches[0].boards[0].table1.score == -620


def test_a_board_beyond_the_heading_is_told():
    reading = read(lin("4HE=,4HE=", last=1, more="qx|o2|sv|n|\n"))
    assert keys(reading) == ["lin_board_outside"]


def test_two_segments_in_one_file():
    text = lin("4HE=,4HE=", last=1) + lin("3NS=,3NS=", first=2, last=2, event="Cup,Two")
    assert [len(match.boards) for match in read(text).matches] == [1, 1]


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        (lin("4HE=,4HE=,4HE=", last=1), "lin_result_count", 2),
        (lin("4HE=,4HE=,4HE="), "lin_result_count", 2),
        (lin("4HE=,5XE=", last=1), "not_understood", 2),
        (lin("4HE=,4H", last=1), "declarer_missing", 2),
        (lin("4HE=,4HE", last=1), "result_missing", 2),
        (lin("4HE=,4SE+4", last=1), "not_understood", 2),
        (lin(",", last=1), "no_results", 2),
        (lin("4HE=,4HE=", first=0, last=1), "board_number", 1),
        (lin("4HE=,4HE=", first=3, last=1), "lin_header", 1),
        (lin("4HE=,4HE=", last=1, teams="Alpha,lots,Beta,0"), "carry_over_expected", 1),
        (lin("4HE=,4HE=", last=1, teams="Alpha,0,Alpha,0"), "team_against_itself", 2),
        ("vg|Cup,I,1,1|rs|4HE=,4HE=|", "lin_header", 1),
        ("vg|Cup,Final,P,1,1,Alpha,0,Beta,0|rs|4HE=,4HE=|", "lin_pairs", 1),
        ("vg|Cup,Final,I,1,1,Alpha,0,Beta,0|\npg||", "lin_results", 1),
        ("\nqx|o1|md|3S|sv|o|", "lin_header_missing", 0),
        (lin("4HE=,4HE=", last=1, more="qx|o1|sv|q|\n"), "vulnerable_expected", 3),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text, key, line):
    assert refusal(text) == (key, line)
