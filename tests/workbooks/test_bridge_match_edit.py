"""How much one edited board makes a program compute again, by the dependency graph."""

import re
from collections import defaultdict

import pytest
from openpyxl.utils.cell import range_boundaries

from tests.workbooks.bridge_match_filled import BOARDS, match, rooms, row_of
from xladdin.functions.catalogue import CATALOGUE

LENGTHS = [20, 20]
MOST_CALLS = 30  # functions of ours; in Excel each crosses from one process to another
REFERENCE = re.compile(
    r"(?:'([^']+)'!)?\$?([A-Z]{1,3})\$?(\d+)(?::\$?([A-Z]{1,3})\$?(\d+))?(?![\w(])"
)
NAMES_AND_TEXTS = re.compile(r'"[^"]*"')
CALLED = re.compile(r"([A-Za-z_]\w*)\(")


def reads(formula, sheet, names):
    """Ranges that a formula reads: sheet and its bounds."""
    plain = NAMES_AND_TEXTS.sub("", formula)
    for name, target in names.items():
        plain = re.sub(rf"(?<![\w!']){name}(?![\w(])", target, plain)
    for title, *corners in REFERENCE.findall(plain):
        left, top, right, bottom = corners
        area = f"{left}{top}:{right or left}{bottom or top}"
        yield title or sheet, range_boundaries(area)


@pytest.fixture(scope="module")
def graph():
    """A match of 40 boards: formulas, and which formulas read a cell."""
    results = {number: rooms("4SN=", "4SN+1") for number in range(1, 41)}
    workbook = match(LENGTHS, results, seats=("A", "A", "B", "B"))
    names = {name: found.attr_text for name, found in workbook.defined_names.items()}
    formulas, readers = {}, defaultdict(set)
    for sheet in workbook.worksheets:
        for row in sheet.iter_rows():
            for cell in row:
                if isinstance(cell.value, str) and cell.value.startswith("="):
                    formulas[sheet.title, cell.coordinate] = cell.value
    for (title, place), formula in formulas.items():
        for read, (left, top, right, bottom) in reads(formula, title, names):
            for row in range(top, bottom + 1):
                for column in range(left, right + 1):
                    readers[read, column, row].add((title, place))
    return formulas, readers


def recalculated(graph, edited):
    """The formulas that depend on a cell, directly or through others."""
    formulas, readers = graph
    found, open_ends = set(), [edited]
    while open_ends:
        title, place = open_ends.pop()
        column, row, _, _ = range_boundaries(place)
        new = readers[title, column, row] - found
        found |= new
        open_ends += new
    return {place: formulas[place] for place in found}


def calls(formulas):
    return [
        name
        for formula in formulas.values()
        for name in CALLED.findall(NAMES_AND_TEXTS.sub("", formula))
        if name in CATALOGUE
    ]


@pytest.mark.parametrize("number", [1, 17, 20, 40])
@pytest.mark.parametrize("column", "CEGHKLM")
def test_one_board_of_40_calls_at_most_30_functions(graph, number, column):
    edited = f"{column}{row_of(number, LENGTHS)}"
    again = recalculated(graph, (BOARDS, edited))
    called = calls(again)
    assert 0 < len(called) <= MOST_CALLS, sorted(called)


def test_an_entry_reaches_what_it_should(graph):
    again = recalculated(graph, (BOARDS, f"C{row_of(20, LENGTHS)}"))
    called = calls(again)
    for name in ("BOARD_SCORE", "IMPS", "BOARD_CHECK"):
        assert called.count(name) == 1
    assert {"TEAM_POINTS", "FINAL_PERCENT", "VICTORY_POINTS"} <= set(called)
    assert ("Match", "A2") in again
