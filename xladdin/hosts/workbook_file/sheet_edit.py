"""New values for cells of a worksheet; every other byte stays as it was.

>>> from xladdin.hosts.workbook_file.cell_xml import Stored
>>> sheet = Sheet(b'<w><sheetData><row r="1"><c r="A1" s="3"><f>1+1</f></c></row>'
...               b'</sheetData></w>')
>>> edited(sheet, {(1, 1): Content(Stored.of(2.0), keeps_formula=True)})
b'<w><sheetData><row r="1"><c r="A1" s="3"><f>1+1</f><v>2</v></c></row></sheetData></w>'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.addresses import Place
from xladdin.hosts.workbook_file.cell_xml import INLINE, TEXT, Stored, element
from xladdin.hosts.workbook_file.sheet_xml import CellElement, Sheet

_AREA = re.compile(rb"""(\sref\s*=\s*["'])[^"']*""")


class Content(NamedTuple):
    """What a cell shall hold.

    Attributes:
        stored: the value; None for a blank cell.
        keeps_formula: the value is that of the cell's own formula, which stays.
        area: a new extent of the cell's array formula.
    """

    stored: Stored | None
    keeps_formula: bool = False
    area: str = ""

    @classmethod
    def typed(cls, value: float | str | bool | None) -> Content:
        """What a person types into an input cell."""
        if value is None or value == "":
            return cls(None)
        stored = Stored.of(value)
        return cls(Stored(INLINE, stored.text) if stored.kind == TEXT else stored)


class _Edit(NamedTuple):
    start: int
    end: int
    new: bytes


def edited(sheet: Sheet, contents: Mapping[Place, Content]) -> bytes:
    """The XML of a sheet with other contents in some cells."""
    edits: list[_Edit] = []
    missing: dict[int, list[tuple[int, Content]]] = {}
    for (row, column), content in contents.items():
        cell = sheet.cells.get((row, column))
        if cell is None:
            if content.stored:
                missing.setdefault(row, []).append((column, content))
        elif not _holds(cell, content, sheet.xml):
            edits.append(_Edit(*cell.span, _changed(cell, content, sheet.xml)))
    added = [
        _added(sheet, row, sorted(cells, key=itemgetter(0)))
        for row, cells in sorted(missing.items())
    ]
    if added and sheet.is_empty_tag:
        edits.append(_filled(sheet, b"".join(edit.new for [edit] in added)))
    else:
        edits += chain.from_iterable(added)
    return spliced(sheet.xml, edits)


def spliced(old: bytes, edits: Iterable[tuple[int, int, bytes]]) -> bytes:
    """Bytes with some stretches (start, end) replaced."""
    pieces, position = [], 0
    for start, end, new in sorted(edits, key=lambda edit: edit[:2]):
        pieces += [old[position:start], new]
        position = end
    return b"".join([*pieces, old[position:]])


def _holds(cell: CellElement, content: Content, xml: bytes) -> bool:
    """Whether the cell is as wanted already, so that no byte needs to change."""
    if bool(cell.formula) != content.keeps_formula:
        return False
    if content.area and _formula(cell, content, xml) != _formula_as_it_was(cell, xml):
        return False
    if content.stored is None or cell.stored is None:
        return content.stored is None and cell.value_end == 0
    return cell.stored.is_same(content.stored)


def _formula_as_it_was(cell: CellElement, xml: bytes) -> bytes:
    return xml[cell.formula.start : cell.formula.end] if cell.formula else b""


def _formula(cell: CellElement, content: Content, xml: bytes) -> bytes:
    kept = _formula_as_it_was(cell, xml) if content.keeps_formula else b""
    if content.area:
        area = content.area.encode()
        kept = _AREA.sub(lambda match: match[1] + area, kept, count=1)
    return kept


def _changed(cell: CellElement, content: Content, xml: bytes) -> bytes:
    value_end = cell.value_end or (cell.formula.end if cell.formula else 0)
    tail = xml[value_end : cell.close] if value_end else b""
    old = xml[cell.start : cell.end]
    return element(old, content.stored, _formula(cell, content, xml), tail)


def _added(sheet: Sheet, row: int, cells: list[tuple[int, Content]]) -> list[_Edit]:
    """Cells that the file has no element for."""

    def made(column: int, content: Content) -> bytes:
        address = addresses.written(row, column).encode()
        return element(b'<%sc r="%s"/>' % (sheet.prefix, address), content.stored)

    known = sheet.rows.get(row)
    if known is None:
        at = _start_of_next(sheet, row)
        inside = b"".join(made(*cell) for cell in cells)
        tags = (sheet.prefix, row, inside, sheet.prefix)
        return [_Edit(at, at, b'<%srow r="%d">%s</%srow>' % tags)]
    if known.is_empty_tag:
        inside = b"".join(made(*cell) for cell in cells)
        new = b">%s</%srow>" % (inside, sheet.prefix)
        return [_Edit(known.inside_end - len(b"/>"), known.inside_end, new)]
    edits = []
    for column, content in cells:
        behind = [cell.start for cell in known.cells if cell.column > column]
        at = min(behind, default=known.inside_end)
        edits.append(_Edit(at, at, made(column, content)))
    return edits


def _filled(sheet: Sheet, rows: bytes) -> _Edit:
    """Rows inside ``<sheetData/>``, which had none."""
    new = b">%s</%ssheetData>" % (rows, sheet.prefix)
    return _Edit(sheet.data_end - len(b"/>"), sheet.data_end, new)


def _start_of_next(sheet: Sheet, row: int) -> int:
    behind = [known.start for number, known in sheet.rows.items() if number > row]
    return min(behind, default=sheet.data_end)
