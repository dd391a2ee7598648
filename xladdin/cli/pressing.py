"""How a command presses a button over a closed file, and tells what came of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from xladdin.cli.printing import as_json, console
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.wording import chosen_language, text

if TYPE_CHECKING:
    from xladdin.macros.book import Book
    from xladdin.macros.outcome import Outcome, Problem
    from xladdin.records import page_parts

# What can be added to the command after a refusal.
HINTS = {
    "entries_there": "cli.hint_anew",
    "no_such_match": "cli.hint_match",
    "round_not_begun": "cli.hint_seat_anyway",
    "standing_held": "cli.hint_seat_anyway",
    "tables_open": "cli.hint_seat_anyway",
    "teams_differ": "cli.hint_match",
    "which_match": "cli.hint_match",
}


def press(
    file: Path,
    button: Callable[[Book], Outcome],
    *,
    json_wanted: bool = False,
    hint: str = "",
) -> None:
    """Press a button over a file and print its outcome.

    Args:
        file: the workbook.
        button: what to do with it; the macro's ``run`` with its further arguments.
        json_wanted: print for another program.
        hint: what can be added to the command where it did nothing, as a key of words.

    Raises:
        typer.Exit: with 1, where it was refused or found something wrong.
    """
    from xladdin.macros.file_book import FileBook
    from xladdin.macros.outcome import Refused
    from xladdin.records.refused import RecordRefused

    try:
        outcome = button(FileBook(file))
    except (FileRefused, Refused, RecordRefused) as refused:
        typer.echo(refused.message(), err=True)
        if refused.key in HINTS:
            typer.echo(text(HINTS[refused.key]), err=True)
        raise typer.Exit(1) from None
    if json_wanted:
        typer.echo(as_json(_told(file, outcome)))
    else:
        _print(outcome)
    if hint and not (outcome.changed or outcome.files):
        typer.echo(text(hint), err=True)
    if not outcome.is_good:
        raise typer.Exit(1)


def _told(file: Path, outcome: Outcome) -> dict[str, object]:
    """An outcome for another program."""
    return {
        "file": str(file),
        "changed": outcome.changed,
        "said": [said.message() for said in outcome.said],
        "problems": [
            {
                "sheet": problem.sheet,
                "cell": problem.cell,
                "found": problem.found,
                "expected": problem.expected,
                "doubt": problem.is_doubt,
            }
            for problem in outcome.problems
        ],
        "files": [str(path) for path in outcome.files],
        **outcome.figures,
    }


def _print(outcome: Outcome) -> None:
    for said in outcome.said:
        typer.echo(said.message())
    for table in outcome.tables:
        _print_table(table)
    if outcome.problems:
        _print_problems(outcome.problems)


def _print_problems(problems: list[Problem]) -> None:
    from rich.markup import escape
    from rich.table import Table

    keys = ("column_cell", "column_found", "column_expected")
    table = Table("", *(text(f"cli.{key}") for key in keys))
    for problem in problems:
        cell = f"{problem.sheet}!{problem.cell}"
        sign = "?" if problem.is_doubt else "!"
        told = (sign, cell, problem.found, problem.expected)
        table.add_row(*map(escape, told))
    console().print(table)


def _print_table(given: page_parts.Table) -> None:
    """A table as it is published: names left, figures right."""
    from rich.box import HORIZONTALS
    from rich.markup import escape
    from rich.table import Table

    from xladdin.records.printed import cell_text

    language = chosen_language()
    title, gap = given.title or None, (0, 1, 0, 0)
    table = Table(
        title=title,
        title_justify="left",
        box=HORIZONTALS,
        padding=gap,
        pad_edge=False,
    )
    rows = [[cell_text(cell, language) for cell in row.cells] for row in given.rows]
    for nth, column in enumerate(given.columns):
        # Names, figures and words stay whole; a heading of several words is broken.
        whole = [*column.heading.split(), *(row[nth] for row in rows)]
        table.add_column(
            escape(column.heading),
            justify="left" if column.is_text else "right",
            style="bold" if column.strong else None,
            min_width=max(map(len, whole), default=0),
        )
    for row, words in zip(given.rows, rows, strict=True):
        table.add_row(*map(escape, words), end_section=row.thick_line_below)
    page = console()
    page.width = max(page.width, page.measure(table).minimum)  # nothing is cut off
    page.print(table)
