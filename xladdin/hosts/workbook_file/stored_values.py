"""What stands in the cells of a closed workbook, as its file has it: not computed.

>>> from xladdin.hosts.workbook_file.package import Package
>>> from xladdin.workbooks import shelf
>>> package = Package("a.xltx", shelf.template("preferans-table", "en"))
>>> StoredValues(package).rows("Pulka", "A1:A2")[0][0] is None
False
"""

from __future__ import annotations

from functools import cached_property

from xladdin.functions.cells import Cell, CellError, Rows
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.cell_xml import ERROR, INLINE, NUMBER, TRUTH
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.plain_xml import Element, NotPlain, elements
from xladdin.hosts.workbook_file.sheet_xml import CellElement, Sheet

SHARED = "s"  # the kind of a text that stands in a list shared by all cells


class StoredValues:
    """The values in a package; each sheet is read once, when it is asked for."""

    def __init__(self, package: Package) -> None:
        self._package = package
        self._parts = {sheet.name: sheet.part for sheet in package.sheets}
        self._read: dict[str, Sheet] = {}

    def rows(self, sheet: str, area: str) -> Rows:
        """The cells of an area; None for blank, of a formula its last value.

        Raises:
            FileRefused: there is no such sheet, or it is broken.
        """
        top, left, bottom, right = addresses.corners(area)
        read = self._sheet(sheet)
        return [
            [self._value(read, (row, column)) for column in range(left, right + 1)]
            for row in range(top, bottom + 1)
        ]

    def _sheet(self, name: str) -> Sheet:
        if name not in self._parts:
            told = ", ".join(self._parts)
            raise self._package.refused("sheet_missing", sheet=name, sheets=told)
        if name not in self._read:
            try:
                self._read[name] = Sheet(self._package.read(self._parts[name]))
            except NotPlain as problem:
                raise self._package.refused("file_broken") from problem
        return self._read[name]

    def _value(self, sheet: Sheet, place: addresses.Place) -> Cell:
        cell = sheet.cells.get(place)
        if cell is None:
            return None
        try:
            return self._read_cell(sheet, cell)
        except (ValueError, IndexError) as problem:
            raise self._package.refused("file_broken") from problem

    def _read_cell(self, sheet: Sheet, cell: CellElement) -> Cell:
        kind = cell.attributes.get("t", NUMBER)
        if kind == INLINE:
            inside = elements(sheet.xml[slice(*cell.span)], "t", "rPh")
            return _joined(inside) or None
        if not cell.text:
            return None
        if kind == NUMBER:
            return float(cell.text)
        if kind == TRUTH:
            return cell.text == "1"
        if kind == ERROR:
            return CellError(cell.text)
        return self._shared[int(cell.text)] if kind == SHARED else cell.text

    @cached_property
    def _shared(self) -> list[str]:
        """The texts that cells point to by number."""
        found: list[list[Element]] = []
        for part in self._package.related("sharedStrings"):
            for element in self._package.elements(part, "si", "t", "rPh"):
                if element.name == "si":
                    found.append([])
                elif found:
                    found[-1].append(element)
        return [_joined(texts) for texts in found]


def _joined(inside: list[Element]) -> str:
    """The pieces of a text, without how it is read aloud, which Japanese cells add."""
    aloud = False
    joined = ""
    for element in inside:
        if element.name == "rPh":
            aloud = True
        elif aloud:
            aloud = False
        else:
            joined += element.text
    return joined
