"""Cells that LibreOffice cannot be trusted with: they keep what they had.

A function that it does not know is #NAME? there, and IFERROR around it would give a
wrong figure without a word. It saves the name of such a function in small letters,
which tells them all.

>>> unknown_functions("IFERROR(xlookup(A1,B1:B9),_xlfn.STDEV.S(D1:D9))")
['XLOOKUP']
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import formualizer

from xladdin.hosts.calculator.engine import Engine
from xladdin.hosts.calculator.formula_tree import built_in_name
from xladdin.hosts.calculator.left_alone import LeftAlone
from xladdin.hosts.calculator.model import Model
from xladdin.hosts.calculator.report import Reason
from xladdin.hosts.libreoffice_office import OfficeFault
from xladdin.hosts.libreoffice_saved import Saved
from xladdin.hosts.workbook_file.addresses import CellPlace
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.sheet_xml import DATA_TABLE, SHARED, Sheet
from xladdin.wording import text

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
        for cell in sheet.formulas:
            if cell.formula and cell.formula.kind == DATA_TABLE:
                first[name, cell.row, cell.column] = Reason("left_data_table")
            elif cell.is_dynamic:
                first[name, cell.row, cell.column] = OfficeReason("left_dynamic")
    return _with_dependents(package, first) if first else {}


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
    package: Package, first: Mapping[CellPlace, Reason]
) -> dict[CellPlace, Reason]:
    """These cells, what their arrays fill, and all that depends on them.

    Raises:
        OfficeFault: what depends on them cannot be told.
    """
    try:
        # It computes in vain here, but knows what depends on what.
        left = LeftAlone(Engine.load(package.data).book, Model(package))
    except (FileRefused, ValueError) as problem:
        reason = next(iter(first.values())).message()
        raise OfficeFault("not_sure", reason=reason) from problem
    left.spread(first)
    return left.reasons
