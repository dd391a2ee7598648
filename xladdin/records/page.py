"""A page for the club's site, its tables as CSV, and a text for a messenger.

The page is one file: no script, no picture and no font from elsewhere; a phone, a wide
screen and a printer lay it out, each in its way. Every name is escaped.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from functools import cache, partial
from typing import TYPE_CHECKING

from xladdin import __version__
from xladdin.records import bars
from xladdin.records.page_parts import (
    Bars,
    Cell,
    Entry,
    Heading,
    Notes,
    Page,
    RankBars,
    Table,
)
from xladdin.records.printed import DECIMAL_COMMA, cell_csv, cell_text, padding
from xladdin.wording import text

if TYPE_CHECKING:
    from jinja2 import Environment

_TEMPLATE = "page.html"
_RED_SUITS = ("♥", "♦")


@cache
def _environment() -> Environment:
    # Only who publishes needs jinja2: the other macros start without it.
    from jinja2 import Environment, PackageLoader, StrictUndefined

    return Environment(
        loader=PackageLoader("xladdin.records"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def html(page: Page) -> str:
    """The page as one HTML file."""
    kinds = {Table: "table", Bars: "bars", RankBars: "ranking", Notes: "notes"}
    template = _environment().get_template(_TEMPLATE)
    return template.render(
        page=page,
        parts=[(kinds[type(part)], part) for part in page.parts],
        # Charts of a match stand beside its summary; all else flows.
        beside=any(isinstance(part, Bars) for part in page.parts),
        across=any(
            isinstance(part, Table) and part.width == "wide" for part in page.parts
        ),
        state=state(page.heading, page.language),
        printed=partial(cell_text, language=page.language),
        padding=partial(_padding, language=page.language),
        is_red=partial(_is_red, language=page.language),
        drawn=partial(bars.drawn, language=page.language),
        ranked=partial(bars.ranked, language=page.language),
        size=bars,
        made_with=text("page.made_with", page.language, version=__version__),
    )


def _padding(table: Table, language: str) -> list[list[str]]:
    """The padding of every cell, by rows."""
    columns = zip(*(row.cells for row in table.rows), strict=True)
    padded = [padding(cells, language) for cells in columns]
    return [list(row) for row in zip(*padded, strict=True)]


def _is_red(cell: Cell, language: str) -> bool:
    """Whether it is a contract in a red suit."""
    if not isinstance(cell, Entry):
        return False
    return any(suit in cell_text(cell, language) for suit in _RED_SUITS)


def state(heading: Heading, language: str) -> tuple[str, str]:
    """The state in one word, and version, time and protests behind it."""
    word = text(f"page.{'final' if heading.final else 'provisional'}", language)
    version = text("page.version", language, number=heading.version)
    made = [version if heading.version else "", heading.time]
    told = [", ".join(filter(None, made))]
    if heading.protests_until and not heading.final:
        told.append(text("page.protests_until", language, time=heading.protests_until))
    return word, " · ".join(filter(None, told))


def csv_text(page: Page) -> str:
    """The tables as CSV, as the spreadsheets of the language expect it.

    Semicolons and decimal commas in Russian and Bulgarian. Write it with the encoding
    "utf-8-sig", which Excel recognises.
    """
    stream = io.StringIO()
    delimiter = ";" if page.language in DECIMAL_COMMA else ","
    writer = csv.writer(stream, delimiter=delimiter, lineterminator="\r\n")

    def write(cells: Iterable[Cell]) -> None:
        writer.writerow([cell_csv(cell, page.language) for cell in cells])

    word, told = state(page.heading, page.language)
    write([page.heading.event, *filter(None, page.heading.details)])
    # Apart, for a spreadsheet would read 12 : 30 as an hour.
    write([page.headline, *page.score.split(" : ")])
    write([word, told])
    for part in page.parts:
        if isinstance(part, Table):
            write([])
            if part.title:
                write([part.title])
            write([column.heading for column in part.columns])
            for row in part.rows:
                write(row.cells)
    return stream.getvalue()


def messenger_text(page: Page) -> str:
    """A short text to send: event, who leads, figures, state."""
    word, told = state(page.heading, page.language)
    made = ", ".join(filter(None, (word, told)))
    lines = [page.heading.event, *page.message, made]
    return "\n".join(" ".join(line.split()) for line in lines if line.strip())
