"""Rows of cells out of a CSV text or a workbook, within bounds.

A workbook is read by openpyxl without formulas. It is a zip archive, so its size is
bounded before anything is unpacked, and a document type, which may carry entities,
is refused.
"""

from __future__ import annotations

import csv
import io
import zipfile
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time

from xladdin.records.refused import RecordRefused

MOST_ROWS = 20_000
MOST_LINES = 10 * MOST_ROWS  # blank ones too
MOST_COLUMNS = 256
MOST_PARTS = 2_000
MOST_UNPACKED = 64 * 2**20
# What zipfile raises for a damaged archive, for a password and for a packing that
# Python does not know.
_BROKEN_ARCHIVE = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    NotImplementedError,
    OSError,
    RuntimeError,
    ValueError,
)
_FIXED_SPACES = {0xA0: " ", 0x202F: " "}

Cell = str | date | time


@dataclass(frozen=True)
class Row:
    """A row of cells and where it stands.

    Attributes:
        line: line of the file, or row of the sheet.
        cells: texts without blanks around; a date where Excel holds a date.
    """

    line: int
    cells: tuple[Cell, ...]

    def at(self, column: int | None) -> str:
        """The text of a cell; "" where there is none.

        Raises:
            RecordRefused: a date, which Excel makes of 1.5 or 12-8.
        """
        if column is None or column >= len(self.cells):
            return ""
        cell = self.cells[column]
        if isinstance(cell, str):
            return cell
        raise RecordRefused("date_found", self.line, found=str(cell))

    @property
    def is_blank(self) -> bool:
        """Whether nothing stands in it."""
        return not any(self.cells)


def csv_rows(text: str, delimiter: str) -> list[Row]:
    """The rows of a text with one delimiter, blank ones left away."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    rows: list[Row] = []
    try:
        for cells in reader:
            _bounded(len(rows), reader.line_num, cells)
            row = Row(reader.line_num, tuple(_tidy(cell) for cell in cells))
            if not row.is_blank:
                rows.append(row)
    except csv.Error as problem:
        raise RecordRefused("csv_broken", reader.line_num) from problem
    return rows


def workbook_rows(data: bytes) -> list[list[Row]]:
    """The rows of every sheet of an .xlsx file, blank ones left away."""
    _unpack_within_bounds(data)
    import openpyxl  # only workbooks need it, and it is slow to load

    try:
        book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=True)
        return [
            _sheet_rows(sheet.iter_rows(max_col=MOST_COLUMNS + 1, values_only=True))
            for sheet in book.worksheets
        ]
    except RecordRefused:
        raise
    except Exception as problem:  # openpyxl has no family of its own
        raise RecordRefused("workbook_broken") from problem


def _sheet_rows(values: Iterable[tuple[object, ...]]) -> list[Row]:
    rows: list[Row] = []
    for number, cells in enumerate(values, 1):
        _bounded(len(rows), number, cells)
        row = Row(number, tuple(_shown(cell) for cell in cells))
        if not row.is_blank:
            rows.append(row)
    return rows


def _bounded(count: int, line: int, cells: Sequence[object]) -> None:
    if count > MOST_ROWS or line > MOST_LINES:
        raise RecordRefused("too_many_rows", line, most=MOST_ROWS)
    if any(cells[MOST_COLUMNS:]):
        raise RecordRefused("too_many_columns", line, most=MOST_COLUMNS)


def _tidy(text: str) -> str:
    return text.translate(_FIXED_SPACES).strip()


def _shown(cell: object) -> Cell:
    """A cell's value as a person would type it."""
    if cell is None:
        return ""
    if isinstance(cell, (datetime, date, time)):
        return cell
    if isinstance(cell, float):
        return f"{cell:.15g}"
    return _tidy(str(cell))


def _unpack_within_bounds(data: bytes) -> None:
    """Refuse an archive that is broken, swollen, or carries a document type."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            parts = archive.infolist()
            if len(parts) > MOST_PARTS:
                raise RecordRefused("archive_swollen")
            if sum(part.file_size for part in parts) > MOST_UNPACKED:
                raise RecordRefused("archive_swollen")
            for part in parts:
                if part.filename.endswith((".xml", ".rels")):
                    # Whatever the encoding: letters of UTF-16 have a nought between.
                    text = archive.read(part).replace(b"\0", b"")
                    if b"<!DOCTYPE" in text or b"<!ENTITY" in text:
                        raise RecordRefused("document_type")
    except _BROKEN_ARCHIVE as problem:
        raise RecordRefused("workbook_broken") from problem
