"""Cells that LibreOffice cannot be trusted with: they keep what they had.

A function that it does not know is #NAME? there, and IFERROR around it would give a
wrong figure without a word. It saves the name of such a function in small letters,
which tells them all.

>>> unknown_functions("IFERROR(xlookup(A1,B1:B9),_xlfn.STDEV.S(D1:D9))")
['XLOOKUP']
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

import formualizer

from xladdin.hosts.calc.formulas import bare
from xladdin.hosts.calculator.engine import Engine
from xladdin.hosts.calculator.formula_tree import built_in_name
from xladdin.hosts.calculator.left_alone import LeftAlone
from xladdin.hosts.calculator.model import Model
from xladdin.hosts.calculator.report import Reason
from xladdin.hosts.libreoffice_office import OfficeFault
from xladdin.hosts.libreoffice_saved import Saved
from xladdin.hosts.workbook_file.addresses import CellPlace, Place
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.sheet_edit import Content, edited
from xladdin.hosts.workbook_file.sheet_xml import DATA_TABLE, SHARED, Sheet
from xladdin.wording import text

# Another workbook, or a service: nothing is fetched, so there would be an error.
_OUTSIDE = re.compile(r"\[\d+\]|\b(?:WEBSERVICE|RTD|DDE)\(", re.IGNORECASE)
_NEWER = re.compile(r"^(?:_xlfn\.|_xlws\.)+")


class OfficeReason(Reason):
    """Why LibreOffice does not compute a cell."""

    def message(self, language: str | None = None) -> str:
        """The reason in words."""
        return text(f"libreoffice.{self.key}", language, **self.facts)


def unknown_functions(formula: str) -> list[str]:
    """The functions in a formula that LibreOffice saved which it does not know.

    Args:
        formula: without "=", as it stands in the file that LibreOffice wrote.
    """
    called = [
        token.value[:-1]
        for token in formualizer.tokenize(f"={formula}").tokens()
        if token.token_type == formualizer.TokenType.Func
        and token.subtype == formualizer.TokenSubType.Open
    ]
    small = [name for name in called if _NEWER.sub("", name) != built_in_name(name)]
    return [built_in_name(name) for name in small]


def left_alone(
    package: Package, sheets: Mapping[str, Sheet], saved: Saved
) -> dict[CellPlace, Reason]:
    """The cells that keep what they had, each with the reason.

    Args:
        package: the file.
        sheets: its worksheets by name.
        saved: the same workbook as LibreOffice saved it.

    Raises:
        OfficeFault: what depends on them cannot be told.
    """
    first: dict[CellPlace, Reason] = {}
    for name, sheet in sheets.items():
        for row, column, formula in _formulas(saved.sheets[name]):
            unknown = unknown_functions(formula)
            if unknown:
                reason = OfficeReason("left_unknown", found=unknown[0])
                first[name, row, column] = reason
        for row, column, formula in _formulas(sheet):
            if _OUTSIDE.search(bare(f"={formula}")):
                first[name, row, column] = OfficeReason("left_outside")
        for cell in sheet.formulas:
            if cell.formula and cell.formula.kind == DATA_TABLE:
                first[name, cell.row, cell.column] = Reason("left_data_table")
            elif cell.is_dynamic:
                first[name, cell.row, cell.column] = OfficeReason("left_dynamic")
    return _with_dependents(package, sheets, first) if first else {}


def _formulas(sheet: Sheet) -> Iterator[tuple[int, int, str]]:
    """Row, column and formula; a shared formula as the first of its cells has it."""
    shared: dict[str, str] = {}
    for cell in sheet.formulas:
        if cell.formula:
            formula = cell.formula.text
            if cell.formula.kind == SHARED:
                number = cell.formula.attributes.get("si", "")
                formula = shared.setdefault(number, formula)
            yield cell.row, cell.column, formula


def _with_dependents(
    package: Package, sheets: Mapping[str, Sheet], first: Mapping[CellPlace, Reason]
) -> dict[CellPlace, Reason]:
    """These cells, what their arrays fill, and all that depends on them.

    The calculator is asked, which knows what depends on what.

    Raises:
        OfficeFault: what depends on them cannot be told.
    """
    try:
        book = Engine.load(_without_formulas(package, sheets, first)).book
        left = LeftAlone(book, Model(package))
    except (FileRefused, ValueError, formualizer.ExcelEvaluationError) as problem:
        reason = next(iter(first.values())).message()
        raise OfficeFault("not_sure", reason=reason) from problem
    left.spread(first)
    return left.reasons


def _without_formulas(
    package: Package, sheets: Mapping[str, Sheet], cells: Iterable[CellPlace]
) -> bytes:
    """The workbook with values only in some cells: the calculator may stumble there."""
    contents: dict[str, dict[Place, Content]] = defaultdict(dict)
    for name, row, column in cells:
        stored = sheets[name].cells[row, column].stored
        contents[name][row, column] = Content(stored)
    changed = {
        sheet.part: edited(sheets[sheet.name], contents[sheet.name])
        for sheet in package.sheets
    }
    return package.with_parts(changed, packed=False)
