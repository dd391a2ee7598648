"""A workbook that is open in Excel, through xlwings.

Each crossing to Excel costs more than what it carries, so areas are read whole.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from xladdin.functions.cells import ERROR_CODES, Cell, CellError, Rows
from xladdin.hosts.serial_dates import serial
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.typing_in import Typed
from xladdin.macros import copies
from xladdin.macros.blank_form import form_of
from xladdin.macros.book import PROPERTY, Book, Mark, scoresheet
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Refused

if TYPE_CHECKING:
    import xlwings

MANUAL = "manual"


class ExcelBook:
    """An `xlwings.Book` as a `Book`."""

    def __init__(self, book: xlwings.Book) -> None:
        self._book = book
        self._typed: dict[str, dict[str, Typed]] = defaultdict(dict)

    @property
    def path(self) -> Path:
        """The workbook's file.

        Raises:
            Refused: it was never saved, or stands in a place that is no folder here.
        """
        path = Path(self._book.fullname)
        if not path.is_file():
            raise Refused("never_saved")
        return path

    @property
    def sheets(self) -> list[str]:
        """The worksheets in the order of their tabs."""
        return [sheet.name for sheet in self._book.sheets]

    @property
    def names(self) -> Mapping[str, str]:
        """Defined names of the whole workbook."""
        return {
            name.name: (name.refers_to or "").removeprefix("=")
            for name in self._book.names
            if "!" not in name.name  # those of a single sheet
        }

    @property
    def mark(self) -> Mark | None:
        """What the scoresheet is; None for any other workbook."""
        try:
            words = self._book.api.CustomDocumentProperties(PROPERTY).Value
        except Exception:  # noqa: BLE001 - each system raises its own where it is missing
            return None
        return Mark.read(str(words))

    def values(self, sheet: str, area: str) -> Rows:
        """The cells of an area, formulas computed."""
        cells = self._book.sheets[sheet].range(area)
        rows = cells.options(ndim=2, err_to_str=True, dates=serial).value
        return [[_cell(value) for value in row] for row in rows]

    def formulas(self, sheet: str, area: str) -> list[list[str]]:
        """The formulas of an area."""
        found = self._book.sheets[sheet].range(area).formula
        rows = found if isinstance(found, (tuple, list)) else ((found,),)
        return [[_formula(words) for words in row] for row in rows]

    def show(self, sheet: str) -> None:
        """Go to a sheet of the workbook, in which a button was pressed."""
        # xlwings' own activate() wants the whole program active and refuses two of it.
        self._book.sheets[sheet].api.Activate()

    def type_in(self, sheet: str, cells: Mapping[str, Typed]) -> None:
        """Type values into input cells at the next `commit`."""
        self._typed[sheet].update(cells)

    def commit(self, by: str = "") -> None:
        """Type everything; where Excel refuses a cell, all is put back as it was."""
        copies.keep(self.path, self.save_copy, by)
        with self._at_rest():
            self._type(self._typed)
        self._typed.clear()

    def _type(self, typed: Mapping[str, Mapping[str, Typed]]) -> None:
        before: list[tuple[Any, object]] = []
        try:
            for sheet, cells in typed.items():
                for address, value in cells.items():
                    cell = self._book.sheets[sheet].range(address)
                    old = cell.formula
                    cell.value = value
                    before.append((cell, old))
        except Exception as problem:
            for cell, old in reversed(before):
                cell.formula = old
            raise Refused("excel_refused", reason=str(problem)) from problem

    @contextmanager
    def _at_rest(self) -> Iterator[None]:
        """Excel neither computes nor draws until all is typed."""
        app = self._book.app
        calculation, drawing = app.calculation, app.screen_updating
        app.calculation, app.screen_updating = MANUAL, False
        try:
            yield
            app.calculate()
        finally:
            app.calculation, app.screen_updating = calculation, drawing

    def save_copy(self, path: Path) -> None:
        """Save the workbook as it is now under another name."""
        self._book.api.SaveCopyAs(str(path))

    def restore(self, copy: Path) -> bool:
        """Type back what a copy holds, where it differs; the file itself is open."""
        before = FileBook(copy)
        form = form_of(scoresheet(before))
        typed = {
            sheet: self._differences(before, sheet, form.area(sheet))
            for sheet in form.inputs
        }
        if not any(typed.values()):
            return False
        copies.keep_undone(self.path, self.save_copy)
        with self._at_rest():
            self._type(typed)
        return True

    def _differences(self, before: Book, sheet: str, area: str) -> dict[str, Typed]:
        """What stands otherwise in a copy: address -> value or formula there."""
        old_values, values = (b.values(sheet, area) for b in (before, self))
        old_formulas, formulas = (b.formulas(sheet, area) for b in (before, self))
        found: dict[str, Typed] = {}
        for row, line in enumerate(old_formulas):
            for column, formula in enumerate(line):
                new_formula = formulas[row][column]
                if formula and new_formula:
                    continue
                old = formula or cast("Typed", old_values[row][column])
                if new_formula or old != values[row][column]:
                    found[addresses.written(row + 1, column + 1)] = old
        return found


def _cell(value: object) -> Cell:
    """A cell as xlwings hands it over."""
    if isinstance(value, str):
        if value in ERROR_CODES:
            return CellError(value)
        return value or None
    if isinstance(value, Decimal):  # a cell in the currency format
        return float(value)
    return cast("Cell", value)


def _formula(words: object) -> str:
    return words if isinstance(words, str) and words.startswith("=") else ""
