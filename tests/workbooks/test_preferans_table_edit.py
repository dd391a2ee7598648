"""How much one edited slip makes a program compute again, by the dependency graph."""

import pytest

from tests.workbooks.edits import MOST_CALLS, Graph, calls
from xladdin.workbooks import preferans_table

SHEET = "Pulka"


@pytest.fixture(scope="module")
def graph():
    return Graph(preferans_table.build("en", sample=True))


@pytest.mark.parametrize("edited", ["C6", "D7", "F6", "H8", "G9", "I6"])
def test_one_figure_of_a_slip_calls_at_most_30_functions(graph, edited):
    called = calls(graph.recalculated(SHEET, edited))
    assert 0 < len(called) <= MOST_CALLS, sorted(called)


def test_a_figure_reaches_what_it_should(graph):
    again = graph.recalculated(SHEET, "C6")
    assert {(SHEET, at) for at in ("A1", "N9", "O9", "E13", "J16")} <= again.keys()
    assert calls(again).count("PULKA_WHISTS") == 4
