"""How much one edited cell makes a program compute again, by the dependency graph."""

from __future__ import annotations

import re
from collections import defaultdict

from openpyxl import Workbook
from openpyxl.utils.cell import range_boundaries

from xladdin.functions.catalogue import CATALOGUE

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
        if name in plain:
            plain = re.sub(rf"(?<![\w!']){name}(?![\w(])", target, plain)
    for title, *corners in REFERENCE.findall(plain):
        left, top, right, bottom = corners
        area = f"{left}{top}:{right or left}{bottom or top}"
        yield title or sheet, range_boundaries(area)


class Graph:
    """The formulas of a workbook, and which of them read a cell."""

    def __init__(self, workbook: Workbook) -> None:
        names = {name: d.attr_text for name, d in workbook.defined_names.items()}
        self.formulas = {
            (sheet.title, cell.coordinate): cell.value
            for sheet in workbook.worksheets
            for row in sheet.iter_rows()
            for cell in row
            if isinstance(cell.value, str) and cell.value.startswith("=")
        }
        # Columns that many formulas read whole are kept apart from single cells.
        self.cells, self.areas = defaultdict(set), defaultdict(set)
        for (title, place), formula in self.formulas.items():
            for read, bounds in reads(formula, title, names):
                left, top, right, bottom = bounds
                if (left, top) == (right, bottom):
                    self.cells[read, left, top].add((title, place))
                else:
                    self.areas[read, bounds].add((title, place))

    def recalculated(self, sheet, address):
        """The formulas that depend on a cell, directly or through others."""
        found, open_ends = set(), [(sheet, address)]
        while open_ends:
            title, place = open_ends.pop()
            column, row, _, _ = range_boundaries(place)
            new = set(self.cells[title, column, row])
            for (read, (left, top, right, bottom)), readers in self.areas.items():
                if read == title and left <= column <= right and top <= row <= bottom:
                    new |= readers
            new -= found
            found |= new
            open_ends += new
        return {place: self.formulas[place] for place in found}


def calls(formulas):
    """The functions of ours that formulas call."""
    return [
        name
        for formula in formulas.values()
        for name in CALLED.findall(NAMES_AND_TEXTS.sub("", formula))
        if name in CATALOGUE
    ]
