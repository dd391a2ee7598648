"""A workbook as LibreOffice saved it: what its cells show."""

from __future__ import annotations

import re
from functools import cached_property

from xladdin.functions.cells import Cell, CellError, Rows
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.addresses import CellPlace
from xladdin.hosts.workbook_file.cell_xml import ERROR, NUMBER, TRUTH, Stored
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.sheet_xml import Sheet

SHARED_TEXT = "s"  # a text typed into a cell stands in a list for the whole workbook
SHARED_TEXTS = "xl/sharedStrings.xml"
_CODED = re.compile(r"_x([0-9A-Fa-f]{4})_")


class Saved:
    """The sheets of the workbook, by their names."""

    def __init__(self, package: Package) -> None:
        self._package = package
        self.sheets = {
            sheet.name: Sheet(package.read(sheet.part)) for sheet in package.sheets
        }

    def stored(self, cell: CellPlace) -> Stored | None:
        """What stands in a cell, as the file has it."""
        sheet, row, column = cell
        found = self.sheets[sheet].cells.get((row, column))
        return found.stored if found else None

    def value(self, cell: CellPlace) -> Cell:
        """What a cell shows."""
        stored = self.stored(cell)
        if stored is None:
            return None
        if stored.kind == NUMBER:
            return float(stored.text)
        if stored.kind == TRUTH:
            return stored.text == "1"
        if stored.kind == ERROR:
            return CellError(stored.text)
        shared = stored.kind == SHARED_TEXT
        words = self._texts[int(stored.text)] if shared else stored.text
        return _CODED.sub(lambda code: chr(int(code[1], 16)), words)

    def rows(self, area: str) -> Rows:
        """What the cells of an area with its sheet show, `'Match'!$A$5:$C$9`."""
        sheet, _, cells = area.rpartition("!")
        name = addresses.unquoted(sheet)
        top, left, bottom, right = addresses.corners(cells.replace("$", ""))
        return [
            [self.value((name, row, column)) for column in range(left, right + 1)]
            for row in range(top, bottom + 1)
        ]

    @cached_property
    def _texts(self) -> list[str]:
        texts: list[str] = []
        for element in self._package.elements(SHARED_TEXTS, "si", "t"):
            if element.name == "si":
                texts.append("")
            else:
                texts[-1] += element.text
        return texts
