"""The button "Check entries": every entry that is wrong or doubtful, in words.

The scoresheet marks most of them itself; its marks are read and told by cell. What no
formula can see is added: a formula pasted into an input cell, a formula of the sheet
that was typed over, a text or a date where a number belongs.

A page that only shows what stands elsewhere repeats the marks of there; they are told
once, where the entry is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass, replace

from xladdin.functions.cells import Cell, CellError, shown
from xladdin.hosts.serial_dates import day
from xladdin.hosts.workbook_file import addresses
from xladdin.macros.blank_form import BlankForm, form_of
from xladdin.macros.book import Book, Mark, scoresheet
from xladdin.macros.mark_columns import (
    DECISIONS,
    OF_A_WORD,
    columns_of,
    decisions_of,
)
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
LIKE_A_NUMBER = re.compile(r"\s*[-+−]?\s*\d+(\s\d{3})*([.,]\d+)?\s*")
# Decision: a scoresheet that lacks more formulas of today's blank one than a hand
# deletes, the cells being blank, was made by another build of the same version (builds
# so far differ in seven formulas at least). Then only the sheet's own marks are told.
FEW = 5
# Marks of what is no number: how their keys end.
PASTED = "check.pasted"
NO_NUMBER = ("text", "date", "not_a_number", "too_large")
BELOW_0 = "negative"
AWARDED = (match.AWARDED_A, match.AWARDED_B)


def run(book: Book) -> Outcome:
    """Check every sheet of a scoresheet; nothing is changed.

    Raises:
        Refused: it is no scoresheet, one of another version, or a frozen archive.
    """
    mark = scoresheet(book)
    form = form_of(mark)
    sheets = [_read(book, form, sheet, mark) for sheet in form.inputs]
    lost = sum(len(sheet.lost) for sheet in sheets)
    if lost == sum(map(len, form.formulas.values())):
        raise Refused("frozen")
    outcome = Outcome()
    entered = {told for sheet in sheets for told in sheet.marks_of_entries()}
    other_build = sum(len(sheet.missing) for sheet in sheets) > FEW
    for sheet in sheets:
        outcome.problems += sheet.problems(entered, comparing=not other_build)
    outcome.problems.sort(key=_place_in(list(form.inputs)))
    _count(outcome)
    if other_build:
        outcome.say("check.other_build")
    return outcome


def _count(outcome: Outcome) -> None:
    """Say how many there are, and where the scoresheet itself counts otherwise."""
    errors = sum(not problem.is_doubt for problem in outcome.problems)
    doubts = len(outcome.problems) - errors
    outcome.figures |= {"errors": errors, "doubts": doubts}
    if not outcome.problems:
        outcome.say("check.nothing")
        return
    outcome.say("check.found", errors=errors, doubts=doubts)
    rows = {(p.sheet, addresses.place(p.cell)[0]) for p in outcome.problems}
    if len(rows) < len(outcome.problems):
        outcome.say("check.rows", rows=len(rows))


def _place_in(sheets: list[str]) -> Callable[[Problem], tuple[int, addresses.Place]]:
    """What sorts problems: sheets as their tabs stand, cells from top to bottom."""

    def place(problem: Problem) -> tuple[int, addresses.Place]:
        return sheets.index(problem.sheet), addresses.place(problem.cell)

    return place


@dataclass(frozen=True)
class _Sheet:
    """A sheet with what stands on it: address -> value, address -> formula."""

    name: str
    form: BlankForm
    mark: Mark
    values: dict[str, Cell]
    formulas: dict[str, str]

    @property
    def lost(self) -> set[str]:
        """Cells in which no formula of the scoresheet stands any more."""
        return self.form.formulas[self.name] - self.formulas.keys()

    @property
    def missing(self) -> set[str]:
        """Those of them that are blank: nothing was typed over."""
        return self.lost - self.values.keys()

    def problems(self, entered: Container[str], *, comparing: bool) -> list[Problem]:
        """What is wrong.

        Args:
            entered: marks of entries on all sheets; a row without entries repeats them.
            comparing: with the blank form too; else only the sheet's marks are told.
        """
        compared = [*self._pasted(), *self._typed_over()] if comparing else []
        found = self._no_numbers() if comparing else ()
        no_numbers = {problem.cell: problem for problem in found}
        marked = [
            self._told(cell, mark)
            for cell, mark in self._marks()
            if not self._is_told(cell, mark, no_numbers)
            and (self._row(cell) or mark.shown not in entered)
        ]
        return [*compared, *no_numbers.values(), *marked]

    def marks_of_entries(self) -> Iterator[str]:
        """The marks as they show, of rows that take entries."""
        for cell, mark in self._marks():
            if self._row(cell):
                yield mark.shown

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
            key = "formula_missing" if cell in self.missing else "own_formula"
            yield self._problem(cell, key)

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
            elif isinstance(value, str) and not value.strip():
                yield replace(self._problem(cell, "no_blank"), found="")
            elif isinstance(value, str) and LIKE_A_NUMBER.fullmatch(value):
                yield self._problem(cell, "number_no_text")
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
            mark = SheetMark.read(self.values.get(cell), self.mark.language)
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
        if mark.key.endswith((*NO_NUMBER, BELOW_0)):
            below = mark.key.endswith(BELOW_0)
            guilty = [e for e in filled if _is_faulty(self.values.get(e), below=below)]
            filled = guilty or filled
        blank = [entry for entry in entries if entry not in filled]
        is_exact = bool(self._columns(cell, mark))
        # A mark of certain cells is about the blank one, save where a word is wrong.
        missing = blank if is_exact and mark.key not in OF_A_WORD else []
        at = next(iter(missing or filled or entries), cell)
        found = " · ".join(map(self._shown, filled)) if self._shown(at) else ""
        return Problem(self.name, at, found, mark.words(), mark.is_doubt)

    def _entries(self, cell: str, mark: SheetMark) -> list[str]:
        """The input cells of its row that a mark is about."""
        columns = self._columns(cell, mark) or ROOM_COLUMNS.get(mark.room, ())
        if mark.key.startswith("board_check.awarded"):
            columns = AWARDED
        in_row = self._row(cell)
        return [entry for entry in in_row if not columns or _letters(entry) in columns]

    def _columns(self, cell: str, mark: SheetMark) -> tuple[str, ...]:
        if mark.key in DECISIONS:
            return decisions_of(mark.key, self.values, addresses.place(cell)[0])
        return columns_of(self.mark.name, mark.shown, self.mark.language)

    def _row(self, cell: str) -> list[str]:
        """The input cells in the row of a cell."""
        row = addresses.place(cell)[0]
        inputs = self.form.inputs[self.name]
        return [entry for entry in inputs if addresses.place(entry)[0] == row]


def _read(book: Book, form: BlankForm, name: str, mark: Mark) -> _Sheet:
    """A sheet as it stands.

    Raises:
        Refused: there is none of this name.
    """
    if name not in book.sheets:
        raise Refused("sheet_renamed", sheet=name)
    area = form.area(name)
    values, formulas = book.values(name, area), book.formulas(name, area)
    found = _Sheet(name, form, mark, {}, {})
    for row, line in enumerate(values, start=1):
        for column, value in enumerate(line, start=1):
            formula = formulas[row - 1][column - 1]
            address = addresses.written(row, column)
            if value is not None:
                found.values[address] = value
            if formula:
                found.formulas[address] = formula
    return found


def _letters(cell: str) -> str:
    return cell.rstrip("0123456789")


def _is_faulty(value: Cell, *, below: bool) -> bool:
    """Whether a mark of a number below 0, or of no number, is about this value."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value < 0 if below else int(value) in DATES
    return not below
