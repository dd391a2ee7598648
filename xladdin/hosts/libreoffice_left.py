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
from collections.abc import Iterator, Mapping

import formualizer

from xladdin.hosts.calculator.engine import Engine
from xladdin.hosts.calculator.formula_tree import built_in_name
from xladdin.hosts.calculator.left_alone import LeftAlone
from xladdin.hosts.calculator.names import Names
from xladdin.hosts.calculator.report import Reason
from xladdin.hosts.libreoffice_saved import Saved
from xladdin.hosts.workbook_file.addresses import CellPlace
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.sheet_xml import DATA_TABLE, SHARED, Sheet
from xladdin.wording import text

ELSEWHERE = re.compile(r"\b(?:INDIRECT|OFFSET)\(", re.IGNORECASE)
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
    package: Package,
    sheets: Mapping[str, Sheet],
    first: Mapping[CellPlace, Reason],
) -> dict[CellPlace, Reason]:
    """These cells, what their arrays fill, and all that depends on them."""
    defined = package.defined_names
    members: dict[CellPlace, list[CellPlace]] = defaultdict(list)
    users: dict[str, list[CellPlace]] = defaultdict(list)
    elsewhere: list[CellPlace] = []
    for name, sheet in sheets.items():
        for anchor in sheet.arrays:
            place = (name, anchor.row, anchor.column)
            members[place] += [(name, *member) for member in sheet.members(anchor)]
        for row, column, formula in _formulas(sheet):
            if ELSEWHERE.search(formula):
                elsewhere.append((name, row, column))
            for used in defined:
                if used.name.upper() in formula.upper():
                    users[used.name.upper()].append((name, row, column))
    try:
        book = Engine.load(package.data).book  # which knows what depends on what
    except ValueError as problem:
        raise package.refused("file_broken") from problem
    left = LeftAlone(book, Names(defined), members, users, elsewhere)
    left.spread(first)
    return left.reasons
