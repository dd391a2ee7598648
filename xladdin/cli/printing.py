"""How the command line prints values: plain for one value, tables for many."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

from xladdin.functions.cells import CellError, as_rows, exact
from xladdin.scoring.rounding import half_up
from xladdin.wording import text

if TYPE_CHECKING:
    from rich.console import Console

    from xladdin.functions.cells import Cell, Value


Item = TypeVar("Item")
PAGE_WIDTH = 110  # characters, where the output is no terminal


def shown(cell: Cell) -> str:
    """A value as a cell in General format shows it, with all its digits.

    >>> shown(4.0), shown(87.80864197530865), shown(True), shown(None)
    ('4', '87.8086419753086', 'TRUE', '')
    """
    if isinstance(cell, bool):
        return "TRUE" if cell else "FALSE"
    if isinstance(cell, CellError):
        return cell.code
    if isinstance(cell, str) or cell is None:
        return cell or ""
    return f"{float(cell):.15g}"


def to_read(cell: Cell) -> str:
    """A value for a person: numbers to two decimals, half up, with a true minus.

    >>> to_read(87.805), to_read(-12.0), to_read("4♠x W −1")
    ('87.81', '−12', '4♠x W −1')
    """
    if isinstance(cell, bool) or not isinstance(cell, (int, float, Fraction)):
        return shown(cell)
    told = f"{float(half_up(exact(cell), 2)):.2f}".rstrip("0").rstrip(".")
    return told.replace("-", "−")


def plain(value: Value) -> str:
    r"""A value on one line, rows one a line with tabs between cells.

    >>> plain([[801.0], [0.0], [-801.0]])
    '801\n0\n-801'
    """
    return "\n".join("\t".join(map(shown, row)) for row in as_rows(value))


def as_json(data: object) -> str:
    """Figures for another program; cell errors as their names."""
    import json

    def other(value: object) -> object:
        return value.code if isinstance(value, CellError) else str(value)

    return json.dumps(data, ensure_ascii=False, indent=2, default=other)


def say(words: str, *, err: bool = False) -> None:
    """Print a line as it is, where no command of Typer speaks."""
    print(words, file=sys.stderr if err else sys.stdout)


def console(*, err: bool = False) -> Console:
    """A Rich console: colours only on a terminal; as wide as a sheet elsewhere."""
    from rich.console import Console

    page = Console(stderr=err, highlight=False, emoji=False)  # ":ace:" is a name
    if not page.is_terminal:
        page.width = PAGE_WIDTH
    return page


def with_bar(items: Iterable[Item], total: int) -> Iterator[Item]:
    """The items one after another, with a progress bar on a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.progress import track

    title = text("cli.scoring_many")
    yield from track(items, title, total, console=console(err=True), transient=True)
