"""Victory points of a bridge match by a table of the club's own, on the sheet Data."""

import pytest

from tests.workbooks.bridge_match_filled import BOARDS, DATA, MATCH, match, rooms
from tests.workbooks.edits import MOST_CALLS, Graph, calls
from tests.workbooks.filled import computed, errors, saved
from xladdin.workbooks import bridge_match_cells as cells

# Margin up to and including, points of the winner, of the loser.
TABLE = ((3, 10, 10), (10, 12, 8), (25, 15, 5), (None, 20, 0))
CHOSEN = {"B22": "own table"}
OWN = CHOSEN | {
    f"{column}{row}": value
    for row, line in enumerate(TABLE, start=23)
    for column, value in zip("HIJ", line, strict=True)
}
RESULTS = {  # IMPs of a board by the scale of today, the IMPs of A
    "level": (rooms("4HS=", "4HS="), 0, (10, 10)),
    "won by 10": (rooms("4HS=", "4HS-1"), 10, (12, 8)),
    "lost by 10": (rooms("4HS-1", "4HS="), -10, (8, 12)),
    "won by 11": (rooms("4HS+1", "4HS-1"), 11, (15, 5)),
    "won by 14": (rooms("6HS=", "6HS-1"), 14, (15, 5)),
}


def points(shown):
    return tuple(shown[MATCH, f"{column}{cells.VP_ROW}"] for column in "BC")


@pytest.mark.parametrize(("typed", "margin", "expected"), RESULTS.values(), ids=RESULTS)
def test_the_table_gives_the_points(tmp_path, typed, margin, expected):
    shown = computed(match([4], {1: typed}, OWN), tmp_path)
    assert shown[BOARDS, f"{cells.LEAD}5"] == margin
    assert points(shown) == expected
    assert "victory points by own table" in shown[MATCH, "F1"]
    assert shown[BOARDS, "T3"] == "To check: none"


UNUSABLE = [
    pytest.param({}, id="empty"),
    pytest.param({"H23": 3, "I23": 10}, id="a gap"),
]


@pytest.mark.parametrize("table", UNUSABLE)
def test_a_table_that_cannot_be_used_is_said_and_counted(tmp_path, table):
    typed = {1: RESULTS["won by 10"][0]}
    shown = computed(match([4], typed, CHOSEN | table), tmp_path)
    assert points(shown) == ("", "")
    assert shown[DATA, "F22"] == "! the own table has gaps"
    assert shown[BOARDS, "T3"] == "To check: 1"
    assert not errors(shown)


def test_one_board_still_calls_at_most_30_functions():
    graph = Graph(match([40], {}, OWN))
    assert len(calls(graph.recalculated(BOARDS, "C7"))) <= MOST_CALLS


@pytest.mark.libreoffice
def test_libreoffice_gives_the_same(tmp_path, unlike_libreoffice):
    tables = {"own": OWN, **{case.id: CHOSEN | case.values[0] for case in UNUSABLE}}
    typed = {1: RESULTS["won by 14"][0]}
    matches = {case: match([4], typed, table) for case, table in tables.items()}
    assert not unlike_libreoffice(saved(matches, tmp_path))
