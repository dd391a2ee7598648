"""The button "Check entries": every entry that is wrong or doubtful, in words.

The scoresheet marks most of them itself; its marks are read and told by cell. What no
formula can see is added: a formula pasted into an input cell, a formula of the sheet
that was typed over, a text or a date where a number belongs.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, replace

from xladdin.functions.cells import Cell, CellError, shown
from xladdin.hosts.serial_dates import day
from xladdin.hosts.workbook_file import addresses
from xladdin.macros.blank_form import BlankForm, form_of
from xladdin.macros.book import Book, scoresheet
from xladdin.macros.outcome import Outcome, Problem, Refused
from xladdin.macros.sheet_marks import SheetMark
from xladdin.wording import text
from xladdin.workbooks import bridge_match_cells as match
from xladdin.workbooks.bridge_match_steps import beside

# Numbers that stand for days of 2000 to 2099; no entry of a scoresheet is as large.
DATES = range(36526, 73051)
# Which cells of its row a mark of a bridge match is about, where it says so.
ROOM_COLUMNS: dict[str, tuple[str, ...]] = {
    "open": (match.OPEN, *beside(match.OPEN)),
    "closed": (match.CLOSED, *beside(match.CLOSED)),
}
DAY = "%d.%m.%Y"
# Marks of what is no number: how their keys end.
PASTED = "check.pasted"
NO_NUMBER = ("text", "date", "not_a_number", "too_large")
AWARDED = (match.AWARDED_A, match.AWARDED_B)


def run(book: Book) -> Outcome:
    """Check every sheet of a scoresheet; nothing is changed.

    Raises:
        Refused: it is no scoresheet, one of another version, or a frozen archive.
    """
    mark = scoresheet(book)
    form = form_of(mark)
    outcome = Outcome()
    lost = 0
    for sheet in form.inputs:
        if sheet not in book.sheets:
            raise Refused("sheet_renamed", sheet=sheet)
        checking = _Sheet.read(book, form, sheet, mark.language)
        outcome.problems += checking.problems()
        lost += len(checking.lost)
    if lost == sum(map(len, form.formulas.values())):
        raise Refused("frozen")
    errors = sum(not problem.is_doubt for problem in outcome.problems)
    doubts = len(outcome.problems) - errors
    if outcome.problems:
        outcome.say("check.found", errors=errors, doubts=doubts)
    else:
        outcome.say("check.nothing")
    outcome.figures |= {"errors": errors, "doubts": doubts}
    return outcome


@dataclass(frozen=True)
class _Sheet:
    """A sheet with what stands on it: address -> value, address -> formula."""

    name: str
    form: BlankForm
    language: str
    values: dict[str, Cell]
    formulas: dict[str, str]

    @classmethod
    def read(cls, book: Book, form: BlankForm, name: str, language: str) -> _Sheet:
        area = form.area(name)
        values, formulas = book.values(name, area), book.formulas(name, area)
        found = cls(name, form, language, {}, {})
        for row, line in enumerate(values, start=1):
            for column, value in enumerate(line, start=1):
                formula = formulas[row - 1][column - 1]
                address = addresses.written(row, column)
                if value is not None:
                    found.values[address] = value
                if formula:
                    found.formulas[address] = formula
        return found

    @property
    def lost(self) -> set[str]:
        """Cells in which a formula of the scoresheet was typed over."""
        return self.form.formulas[self.name] - self.formulas.keys()

    def problems(self) -> list[Problem]:
        """What is wrong, from top to bottom."""
        no_numbers = {problem.cell: problem for problem in self._no_numbers()}
        marked = [
            self._told(cell, mark)
            for cell, mark in self._marks()
            if not self._is_told(cell, mark, no_numbers)
        ]
        found = [*self._pasted(), *self._typed_over(), *no_numbers.values(), *marked]
        return sorted(found, key=lambda problem: addresses.place(problem.cell))

    def _problem(self, cell: str, key: str, **facts: object) -> Problem:
        expected = text(f"macros.expected.{key}", None, **facts)
        return Problem(self.name, cell, self._shown(cell), expected)

    def _shown(self, cell: str) -> str:
        return self.formulas.get(cell) or shown(self.values.get(cell))

    def _pasted(self) -> Iterator[Problem]:
        """Formulas in input cells: doubts, as on the sheet, for their figures count."""
        for cell in self.form.inputs[self.name].keys() & self.formulas.keys():
            yield replace(self._problem(cell, "no_formula"), is_doubt=True)

    def _typed_over(self) -> Iterator[Problem]:
        for cell in self.lost:
            yield self._problem(cell, "own_formula")

    def _no_numbers(self) -> Iterator[Problem]:
        """Texts, errors and dates in input cells for numbers."""
        for cell in self.form.inputs[self.name].keys() & self.values.keys():
            value = self.values[cell]
            if cell in self.formulas:
                continue
            if isinstance(value, CellError):
                yield self._problem(cell, "no_error")
            elif self.form.inputs[self.name][cell]:  # it takes words
                continue
            elif isinstance(value, (str, bool)):
                if not self._is_known(cell, value):
                    yield self._problem(cell, "number")
            elif isinstance(value, (int, float)) and int(value) in DATES:
                found = day(value).strftime(DAY)
                yield self._problem(cell, "number_no_date", day=found)

    def _is_known(self, cell: str, value: str | bool) -> bool:
        """Whether a formula in the row of a number knows this word too."""
        row, word = addresses.place(cell)[0], f'"{value}"'
        return any(
            word in formula
            for place, formula in self.formulas.items()
            if addresses.place(place)[0] == row
        )

    def _marks(self) -> Iterator[tuple[str, SheetMark]]:
        """The sheet's marks; of one that stands twice in a row, the first."""
        said: set[tuple[int, str]] = set()
        for cell in self.formulas:
            mark = SheetMark.read(self.values.get(cell), self.language)
            if mark is None:
                continue
            row = addresses.place(cell)[0]
            if (row, mark.shown) not in said:
                said.add((row, mark.shown))
                yield cell, mark

    def _is_told(self, cell: str, mark: SheetMark, no_numbers: Container[str]) -> bool:
        """Whether a mark of a text, a date or a formula is told by cell already."""
        entries = self._entries(cell, mark)
        told = mark.key.endswith(NO_NUMBER) and any(e in no_numbers for e in entries)
        return told or mark.key == PASTED

    def _told(self, cell: str, mark: SheetMark) -> Problem:
        """A mark as a problem of the entries it is about."""
        entries = self._entries(cell, mark)
        filled = [entry for entry in entries if self._shown(entry)]
        at = next(iter(filled or entries), cell)
        found = " · ".join(map(self._shown, filled))
        return Problem(self.name, at, found, mark.words(), mark.is_doubt)

    def _entries(self, cell: str, mark: SheetMark) -> list[str]:
        """The input cells of its row that a mark is about."""
        row = addresses.place(cell)[0]
        columns = ROOM_COLUMNS.get(mark.room, ())
        if mark.key.startswith("board_check.awarded"):
            columns = AWARDED
        in_row = [
            entry
            for entry in self.form.inputs[self.name]
            if addresses.place(entry)[0] == row
        ]
        return [entry for entry in in_row if not columns or _letters(entry) in columns]


def _letters(cell: str) -> str:
    return cell.rstrip("0123456789")
