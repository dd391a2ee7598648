"""How much one edited board makes a program compute again, by the dependency graph."""

import pytest

from tests.workbooks.bridge_match_filled import BOARDS, match, rooms, row_of
from tests.workbooks.edits import MOST_CALLS, Graph, calls

LENGTHS = [20, 20]


@pytest.fixture(scope="module")
def graph():
    """A match of 40 boards."""
    results = {number: rooms("4SN=", "4SN+1") for number in range(1, 41)}
    return Graph(match(LENGTHS, results, seats=("A", "A", "B", "B")))


@pytest.mark.parametrize("number", [1, 17, 20, 40])
@pytest.mark.parametrize("column", "CEGHKLM")
def test_one_board_of_40_calls_at_most_30_functions(graph, number, column):
    edited = f"{column}{row_of(number, LENGTHS)}"
    called = calls(graph.recalculated(BOARDS, edited))
    assert 0 < len(called) <= MOST_CALLS, sorted(called)


def test_an_entry_reaches_what_it_should(graph):
    again = graph.recalculated(BOARDS, f"C{row_of(20, LENGTHS)}")
    called = calls(again)
    for name in ("BOARD_SCORE", "IMPS", "BOARD_CHECK"):
        assert called.count(name) == 1
    assert {"TEAM_POINTS", "FINAL_PERCENT", "VICTORY_POINTS"} <= set(called)
    assert ("Match", "A2") in again
