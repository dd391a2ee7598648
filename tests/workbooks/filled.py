"""Scoresheets filled by tests: entered, computed, read by address."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import openpyxl
from openpyxl import Workbook
from openpyxl.cell import Cell

from xladdin.hosts import calculator
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.typing_in import typed_parts
from xladdin.workbooks.preferans_data import place_of

Cells = dict[tuple[str, str], object]
Entries = Mapping[str, Mapping[str, object]]


class Computed(NamedTuple):
    """A file without values in its formulas, and what the calculator computes of it."""

    path: Path
    cells: Cells


class Form:
    """A scoresheet built once, into whose copies tests type.

    Attributes:
        workbook: as it was built.
        path: where it is saved.
    """

    def __init__(self, workbook: Workbook, folder: Path) -> None:
        self.workbook = workbook
        self.path = folder / "form.xlsx"
        workbook.save(self.path)
        self._shown = _shown(workbook)

    def named(self, values: Mapping[str, object]) -> dict[str, dict[str, object]]:
        """Entries for cells that have a name."""
        entries: dict[str, dict[str, object]] = {}
        for name, value in values.items():
            sheet, cell = place_of(self.workbook, name)
            entries.setdefault(sheet.title, {})[cell] = value
        return entries

    def filled(self, entries: Entries, path: Path) -> Path:
        """A copy with entries; where no input is, the test fails."""
        shutil.copy(self.path, path)
        for sheet, cells in entries.items():
            for address in cells:
                locked = self.workbook[sheet][address].protection.locked
                assert not locked, f"{sheet}!{address} is no input"
        package = Package(path)
        package.replace(typed_parts(package, entries))
        return path

    def computed(self, entries: Entries, path: Path) -> Cells:
        """Every cell of a copy with entries as the calculator computes it."""
        values = _computed_values(self.filled(entries, path))
        typed = {
            (sheet, address): "" if value is None else value
            for sheet, cells in entries.items()
            for address, value in cells.items()
        }
        return {**self._shown, **typed, **values}

    def each(self, cases: Mapping[str, Entries], folder: Path) -> dict[str, Computed]:
        """A copy for each case with its entries, computed."""
        found = {}
        for number, (case, entries) in enumerate(cases.items(), start=1):
            path = folder / f"{number}.xlsx"
            found[case] = Computed(path, self.computed(entries, path))
        return found


def _shown(workbook: Workbook) -> Cells:
    """Every cell of a workbook that nobody computed, blanks as ''."""
    return {
        (sheet.title, cell.coordinate): "" if cell.value is None else cell.value
        for sheet in workbook.worksheets
        for row in sheet.iter_rows()
        for cell in row
    }


def _computed_values(path: Path) -> Cells:
    """The cells with formulas as the calculator computes them; the file stays."""
    report = calculator.compute(path)
    assert not report.left
    values = {
        at: value if isinstance(value, int | float | str) else str(value)
        for at, value in report.values.items()
    }
    return values | {at: cell.error.code for at, cell in report.errors.items()}


def saved(workbooks: Mapping[str, Workbook], folder: Path) -> dict[str, Computed]:
    """Each workbook saved as it is, and computed."""
    return {
        case: saved_as(workbook, folder / f"{number}.xlsx")
        for number, (case, workbook) in enumerate(workbooks.items(), start=1)
    }


def saved_as(workbook: Workbook, path: Path) -> Computed:
    """A workbook saved as it is, and computed."""
    workbook.save(path)
    return Computed(path, {**_shown(workbook), **_computed_values(path)})


def built(build: Callable[[str, bool], Workbook], language: str, folder: Path) -> Form:
    """The empty scoresheet in a language."""
    return Form(build(language, False), folder)


def merged(*parts: Entries) -> dict[str, dict[str, object]]:
    """Entries of several kinds together; the later ones win."""
    entries: dict[str, dict[str, object]] = {}
    for part in parts:
        for sheet, cells in part.items():
            entries.setdefault(sheet, {}).update(cells)
    return entries


def enter(workbook: Workbook, sheet: str, entries: Mapping[str, object]) -> None:
    """Type into cells that take an entry; any other cell fails the test."""
    for address, value in entries.items():
        cell = workbook[sheet][address]
        assert not cell.protection.locked, f"{sheet}!{address} is no input"
        cell.value = value


def computed(workbook: Workbook, folder: Path) -> Cells:
    """Every cell of a workbook as the calculator computes it, blanks as ''."""
    return saved_as(workbook, folder / "computed.xlsx").cells


def read(path: Path) -> Cells:
    """Every cell of a computed file, blanks as ''."""
    book = openpyxl.load_workbook(path, data_only=True)
    return {
        (sheet.title, cell.coordinate): _text_or_figure(cell)
        for sheet in book.worksheets
        for row in sheet.iter_rows()
        for cell in row
    }


def _text_or_figure(cell: Cell) -> object:
    link = cell.hyperlink
    # Of a blank cell with a link openpyxl says where the link leads to.
    if cell.value is None or (link and cell.value == link.location):
        return ""
    return cell.value


def errors(cells: Cells) -> list[tuple[str, str]]:
    """The cells that show an error."""
    return [at for at, value in cells.items() if str(value).startswith("#")]


def unlike(left: Cells, right: Cells) -> list[tuple[tuple[str, str], object, object]]:
    """Cells in which two programs differ."""

    def same(one: object, other: object) -> bool:
        if isinstance(one, (int, float)) and isinstance(other, (int, float)):
            return abs(one - other) <= 1e-9 * max(1, abs(one))
        return one == other

    return [
        (at, value, right.get(at, ""))
        for at, value in left.items()
        if not same(value, right.get(at, ""))
    ]
