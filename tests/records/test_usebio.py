"""USEBIO: where the team sat, pair numbers, awards, what is missing."""

import pytest

from tests.records import samples
from xladdin.records.reading import read_bytes
from xladdin.records.refused import RecordRefused

TEAMS = (
    '<PARTICIPANTS><TEAM TEAM_ID="1" TEAM_NAME="Alpha">'
    "<PAIR><PAIR_NUMBER>11</PAIR_NUMBER></PAIR>"
    "<PAIR><PAIR_NUMBER>12</PAIR_NUMBER></PAIR></TEAM>"
    '<TEAM TEAM_ID="2" TEAM_NAME="Beta">'
    "<PAIR><PAIR_NUMBER>21</PAIR_NUMBER></PAIR>"
    "<PAIR><PAIR_NUMBER>22</PAIR_NUMBER></PAIR></TEAM></PARTICIPANTS>"
)


def line(direction="NS", contract="4S", by="N", tricks="10", score="420", more=""):
    told = f"<DIRECTION>{direction}</DIRECTION>" if direction else ""
    return (
        f"<TRAVELLER_LINE>{told}<CONTRACT>{contract}</CONTRACT>"
        f"<PLAYED_BY>{by}</PLAYED_BY><TRICKS>{tricks}</TRICKS>"
        f"<SCORE>{score}</SCORE>{more}</TRAVELLER_LINE>\n"
    )


OTHER = line("EW", tricks="9", score="-50")


def event(*lines, board="1", match="<TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>"):
    return (
        f'<USEBIO Version="1.1"><EVENT EVENT_TYPE="TEAMS">{TEAMS}\n<MATCH>{match}'
        f"<BOARD><BOARD_NUMBER>{board}</BOARD_NUMBER>\n{''.join(lines)}</BOARD>"
        "</MATCH></EVENT></USEBIO>"
    )


def read(text):
    return read_bytes(text.encode())


def keys(reading):
    return [one.key for one in reading.noticed]


def test_names_stand_behind_the_numbers():
    (match,) = read(event(line(), OTHER)).matches
    assert (match.team_a, match.team_b) == ("Alpha", "Beta")
    assert samples.told(match) == samples.ENTRIES[:1]


def test_the_direction_is_that_of_the_first_team_whatever_the_order():
    (match,) = read(event(OTHER, line())).matches
    assert samples.told(match) == samples.ENTRIES[:1]


def test_without_direction_the_pairs_tell_it():
    """Version 1.0 has no direction in matches of teams."""
    one = line("", more="<NS_PAIR_NUMBER>11</NS_PAIR_NUMBER>")
    two = line("", tricks="9", score="-50", more="<EW_PAIR_NUMBER>12</EW_PAIR_NUMBER>")
    (match,) = read(event(two, one)).matches
    assert samples.told(match) == samples.ENTRIES[:1]


def test_one_team_north_south_at_both_tables_is_left_out():
    reading = read(event(line(), line(tricks="9", score="-50")))
    assert keys(reading) == ["same_direction_twice"]
    assert reading.matches[0].boards[0].difference is None


def test_a_printed_score_that_differs_is_reported():
    reading = read(event(line(score="450"), OTHER))
    assert keys(reading) == ["score_differs"]


def test_declarer_without_a_trick():
    (match,) = read(event(line(contract="7NT", tricks="0", score=""), OTHER)).matches
    assert match.boards[0].table1.entry == "7NTN-13"


def test_passed_out():
    out = line("NS", "PASS", "", "", "0")
    assert read(event(out, OTHER)).matches[0].boards[0].table1.entry == "pass"


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        (line("NS", "", "", "", ""), "not_played"),
        (line("NS", "4S", "N", "", ""), "unfinished"),
        (line("NS", "Not played", "", "", ""), "not_played"),
        (line("NS", "", "", "", "", "<REMARKS>60%-40%</REMARKS>"), "awarded"),
    ],
)
def test_a_table_without_a_normal_result(first, reason):
    reading = read(event(first, OTHER))
    assert keys(reading) == [reason]
    assert reading.matches[0].boards[0].difference is None


@pytest.mark.parametrize(
    ("text", "key", "at"),
    [
        (event(line("up"), OTHER), "direction_unknown", 3),
        (event(line(""), OTHER), "seats_missing", 3),
        (
            event(OTHER, line(more="<NS_PAIR_NUMBER>21</NS_PAIR_NUMBER>")),
            "direction_contradicts",
            4,
        ),
        (event(line(contract="9S"), OTHER), "not_understood", 3),
        (event(line(tricks="ten"), OTHER), "tricks_expected", 3),
        (event(line(contract=""), OTHER), "contract_missing", 3),
        (event(line(by=""), OTHER), "declarer_missing", 3),
        (event(line(score="lots"), OTHER), "score_expected", 3),
        (event(line(), board="one"), "board_number", 2),
        (event(line(), match="<TEAM>1</TEAM>"), "team_missing", 2),
        (
            event(line(), match="<TEAM>1</TEAM><OPPOSING_TEAM>3</OPPOSING_TEAM>"),
            "team_unknown",
            2,
        ),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text, key, at):
    with pytest.raises(RecordRefused) as refused:
        read(text)
    assert (refused.value.key, refused.value.line) == (key, at)
