"""Scoresheets filled by tests: entered, computed, read by address."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import openpyxl
from openpyxl import Workbook

from xladdin.hosts import calculator

Cells = dict[tuple[str, str], object]


def enter(workbook: Workbook, sheet: str, entries: Mapping[str, object]) -> None:
    """Type into cells that take an entry; any other cell fails the test."""
    for address, value in entries.items():
        cell = workbook[sheet][address]
        assert not cell.protection.locked, f"{sheet}!{address} is no input"
        cell.value = value


def computed(workbook: Workbook, folder: Path) -> Cells:
    """Every cell of a workbook as the calculator computes it, blanks as ''."""
    path = folder / "computed.xlsx"
    workbook.save(path)
    report = calculator.score(path)
    assert not report.left
    return read(path)


def read(path: Path) -> Cells:
    """Every cell of a computed file, blanks as ''."""
    book = openpyxl.load_workbook(path, data_only=True)
    return {
        (sheet.title, cell.coordinate): "" if cell.value is None else cell.value
        for sheet in book.worksheets
        for row in sheet.iter_rows()
        for cell in row
    }


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
