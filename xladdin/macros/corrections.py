"""The log of corrections in a tournament's workbook: what was wrong, what it is now.

A button that types over a result which had been entered adds a line; the judge's own
corrections are written by hand beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from datetime import datetime

from xladdin.hosts.workbook_file.typing_in import Typed
from xladdin.macros.book import Book
from xladdin.macros.outcome import Refused
from xladdin.wording import text
from xladdin.workbooks.preferans_tournament_players import LOG_FIRST, LOG_LAST

HOUR = "%d.%m.%Y %H:%M"  # as the scoresheets print it
COLUMNS = "ABCDFGHI"  # E shows the player's name by his number


@dataclass(frozen=True)
class Correction:
    """A line of the log, in the order of its columns.

    Attributes:
        when: the hour, as it is printed.
        round: number of the round.
        table: number of the table.
        number: the player's.
        was: what had been entered.
        is_now: what stands there now.
        why: the reason.
        judge: who decided.
    """

    when: str
    round: int | None
    table: int | None
    number: int | None
    was: str
    is_now: str
    why: str
    judge: str = ""


def now() -> str:
    """The hour, as the scoresheets print it."""
    return datetime.now().astimezone().strftime(HOUR)


def has_log(book: Book) -> bool:
    """Whether the scoresheet has a log of corrections."""
    return book.mark is not None and book.mark.name == "preferans-tournament"


def add(book: Book, corrections: Iterable[Correction]) -> None:
    """Type corrections into the first free lines of the log; `commit` writes them.

    Raises:
        Refused: the log is full.
    """
    sheet = text("tournament.log", book.mark.language if book.mark else None)
    rows = book.values(sheet, f"A{LOG_FIRST}:I{LOG_LAST}")
    used = [place for place, row in enumerate(rows) if any(row)]
    row = LOG_FIRST + (used[-1] + 1 if used else 0)
    typed: dict[str, Typed] = {}
    for correction in corrections:
        if row > LOG_LAST:
            raise Refused("log_full", sheet=sheet)
        for column, field in zip(COLUMNS, fields(Correction), strict=True):
            typed[f"{column}{row}"] = getattr(correction, field.name) or None
        row += 1
    book.type_in(sheet, typed)
