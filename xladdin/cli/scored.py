"""Workbooks computed and what came of it told: what ``xladdin score`` does.

The command line comes here without a detour where nothing but files is named, so this
module does without Typer.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

from xladdin.cli.printing import as_json, console, say, to_read, with_bar
from xladdin.functions.cells import is_blank
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.wording import text

if TYPE_CHECKING:
    from xladdin.functions.cells import Cell, Rows
    from xladdin.hosts.calculator.report import Report

CALCULATOR, LIBREOFFICE = "calculator", "libreoffice"
BORDERS = 3  # of a column: a blank on either side, a line
MOST_SHOWN = 20  # cells of one kind that a person wants to read; JSON has them all


def score_all(
    files: list[Path], engine: str = CALCULATOR, *, json_wanted: bool = False
) -> bool:
    """Compute workbooks, write the values into their cells and print the results.

    Args:
        files: each is computed once, several of them at the same time.
        engine: `CALCULATOR` or `LIBREOFFICE`.
        json_wanted: print for another program.

    Returns:
        Whether each was computed, all of it, without an error.
    """
    outcomes = _all_scored(list(dict.fromkeys(files)), engine)
    if json_wanted:
        say(as_json([_told(*outcome) for outcome in outcomes]))
    for file, outcome in outcomes:
        if isinstance(outcome, str):
            say(outcome, err=True)
        elif not json_wanted:
            print_report(file, outcome)
    return not any(isinstance(o, str) or o.errors or o.left for _, o in outcomes)


def _one_scored(file: Path, engine: str) -> Report | str:
    """The report on a file, or why there is none; runs in a process of its own."""
    if engine == LIBREOFFICE:
        from xladdin.hosts.libreoffice_engine import score as compute
    else:
        from xladdin.hosts.calculator import score as compute
    try:
        return compute(file)
    except FileRefused as refused:
        return refused.message()


def _all_scored(files: list[Path], engine: str) -> list[tuple[Path, Report | str]]:
    """Each file with its report; several files are spread over the processors."""
    if len(files) == 1:
        return [(files[0], _one_scored(files[0], engine))]
    # LibreOffice takes what there is of a machine: one at a time.
    workers = 1 if engine == LIBREOFFICE else min(len(files), os.cpu_count() or 1)
    from concurrent.futures import ProcessPoolExecutor, as_completed

    with ProcessPoolExecutor(workers) as pool:
        waiting = {pool.submit(_one_scored, file, engine): file for file in files}
        found = {
            waiting[done]: done.result()
            for done in with_bar(as_completed(waiting), len(waiting))
        }
    return [(file, found[file]) for file in files]


def _told(file: Path, outcome: Report | str) -> dict[str, object]:
    """A report for another program."""
    if isinstance(outcome, str):
        return {"file": str(file), "refused": outcome}
    return {
        "file": str(file),
        "formulas": outcome.formulas,
        "results": outcome.results,
        "errors": [
            {"cell": _cell_name(name), "error": e.error.code, "why": e.message()}
            for name, e in outcome.errors.items()
        ],
        "not_computed": [
            {"cell": _cell_name(name), "why": reason.message()}
            for name, reason in outcome.left.items()
        ],
    }


def _cell_name(name: tuple[str, str]) -> str:
    return "!".join(name)


def print_report(file: Path, report: Report) -> None:
    """A report for a person: the results, then what is wrong, then what was left."""
    name = file.name
    say(text("cli.scored", name=name, formulas=report.formulas))
    if report.results:
        _print_results(report.results)
    _print_cells(
        text("cli.errors_found", name=name),
        text("cli.column_error"),
        [
            (_cell_name(cell), f"{error.error.code} {error.message()}")
            for cell, error in report.errors.items()
        ],
    )
    _print_cells(
        text("cli.not_computed", name=name),
        text("cli.column_reason"),
        [(_cell_name(cell), left.message()) for cell, left in report.left.items()],
    )


def _is_number(cell: Cell) -> bool:
    return isinstance(cell, (int, float)) and not isinstance(cell, bool)


def _says_something(row: list[Cell]) -> bool:
    """Whether a line holds more than the number that the sheet gives to each."""
    first, *others = row
    is_numbered = bool(others) and _is_number(first)
    return not all(map(is_blank, others if is_numbered else row))


def _print_results(rows: Rows) -> None:
    """The block of results: its first row is the heading; idle lines are left out.

    Of a block too wide for the page the first columns are printed, their words whole;
    of the others it is said that the sheet has them.
    """
    from rich.markup import escape
    from rich.table import Table

    heads, *body = rows
    body = [row for row in body if _says_something(row)]
    columns = [
        _Column(to_read(head), [row[place] for row in body])
        for place, head in enumerate(heads)
    ]
    columns = [column for column in columns if not column.is_blank]
    page = console()
    fitting = _fitting(columns, page.width)
    table = Table()
    for column in columns[:fitting]:
        table.add_column(
            escape(column.head),
            justify="right" if any(map(_is_number, column.cells)) else "left",
            overflow="fold",
            min_width=min(column.width, page.width - BORDERS - 1),
        )
    for row in zip(*(column.shown for column in columns[:fitting]), strict=True):
        table.add_row(*map(escape, row))
    page.print(table)
    if columns[fitting:]:
        names = ", ".join(" ".join(column.head.split()) for column in columns[fitting:])
        say(text("cli.more_columns", count=len(columns) - fitting, names=names))


@dataclass(frozen=True)
class _Column:
    """A column of the results: its heading and what stands below."""

    head: str
    cells: list[Cell]

    @property
    def shown(self) -> list[str]:
        return [to_read(cell) for cell in self.cells]

    @property
    def is_blank(self) -> bool:
        return not any((self.head, *self.shown))

    @property
    def width(self) -> int:
        """What keeps its words whole."""
        words = " ".join((self.head, *self.shown)).split()
        return max(map(len, words), default=0)


def _fitting(columns: list[_Column], width: int) -> int:
    """How many of the first columns are printed: all that fit the width of a page.

    Where not all do, a second ranking beside the first is left out whole: it begins
    with the heading that the first begins with.
    """
    needed = accumulate(column.width + BORDERS for column in columns)
    fitting = sum(total < width for total in needed)
    if fitting == len(columns):
        return fitting
    heads = [column.head for column in columns]
    if heads[0] in heads[1:]:
        fitting = min(fitting, heads.index(heads[0], 1))
    return max(1, fitting)


def _print_cells(title: str, head: str, cells: list[tuple[str, str]]) -> None:
    if not cells:
        return
    from rich.markup import escape
    from rich.table import Table

    table = Table(
        text("cli.column_cell"), head, title=escape(title), title_justify="left"
    )
    for cell, why in cells[:MOST_SHOWN]:
        table.add_row(escape(cell), escape(why))
    console().print(table)
    if len(cells) > MOST_SHOWN:
        say(text("cli.more_cells", count=len(cells) - MOST_SHOWN))
