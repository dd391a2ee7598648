"""The log of corrections in a tournament's workbook: what was wrong, what it is now.

A button that changes the workbook first compares its results with the last copy beside
the file and adds a line for each that was entered otherwise there. Why, and who
decided, the judge writes by hand; what he has logged himself is not added again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import astuple
from datetime import datetime

from xladdin.functions.cells import Cell, is_blank, shown
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.typing_in import Typed
from xladdin.macros import copies
from xladdin.macros.book import Book
from xladdin.macros.changed_results import MINUS, Change, changes
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import HasMessage, Said
from xladdin.wording import text
from xladdin.workbooks.preferans_tournament_players import LOG_FIRST, LOG_LAST

HOUR = "%d.%m.%Y %H:%M"  # as the scoresheets print it
# When, round, table, player, was, is now; E shows the player's name by his number.
COLUMNS = "ABCDFG"
AREA = f"A{LOG_FIRST}:I{LOG_LAST}"
_FIGURE = re.compile(r"-?\d+(?:[.,]\d+)?")


def now() -> str:
    """The hour, as the scoresheets print it."""
    return datetime.now().astimezone().strftime(HOUR)


def changes_to_note(book: Book) -> tuple[dict[str, dict[str, Typed]], list[HasMessage]]:
    """What was corrected since the last copy, as lines to type into the log.

    A full log stops no button: a sentence says how many lines are missing.

    Returns:
        Sheet -> cell -> entry, and what the outcome says of it; often nothing.
    """
    found = corrected(book)
    if not found:
        return {}, []
    sheet, room = _sheet(book), _free_rows(book)
    lines = {
        f"{column}{row}": entry
        for row, change in zip(room, found, strict=False)
        for column, entry in zip(COLUMNS, (now(), *astuple(change)), strict=True)
    }
    count = min(len(found), len(room))
    counts = {"log.added": count, "log.no_room": len(found) - count}
    said: list[HasMessage] = [
        Said(key, {"count": n, "sheet": sheet}) for key, n in counts.items() if n
    ]
    return ({sheet: lines} if lines else {}), said


def corrected(book: Book) -> list[Change]:
    """Results that stand otherwise in the last copy, and are not in the log yet.

    Nothing where the scoresheet has no log, or where no copy stands beside the file.
    """
    if book.mark is None or book.mark.name != "preferans-tournament":
        return []
    content = book.path.read_bytes()
    # A change that was broken off left a copy of what still stands there.
    kept = [c for c in copies.kept(book.path) if c.read_bytes() != content]
    if not kept:
        return []
    try:
        copy = FileBook(kept[-1])
        if copy.mark != book.mark:
            return []
        found = changes(copy.entered, book.values, book.mark.language)
        old_log = copy.entered(_sheet(book), AREA)
    except FileRefused:  # somebody put another file there
        return []
    log = book.values(_sheet(book), AREA)
    by_hand = [line for line in log if _told(line) not in map(_told, old_log)]
    return [c for c in found if not any(_is_logged(c, line) for line in by_hand)]


def _sheet(book: Book) -> str:
    return text("tournament.log", book.mark.language if book.mark else None)


def _free_rows(book: Book) -> range:
    """The rows of the log below the last line that is written."""
    log = book.values(_sheet(book), AREA)
    used = [place for place, line in enumerate(log) if any(_told(line))]
    return range(LOG_FIRST + max(used, default=-1) + 1, LOG_LAST + 1)


def _told(line: Sequence[Cell]) -> list[str]:
    """A line of the log without the name that a formula shows."""
    return ["" if is_blank(cell) else shown(cell) for cell in (*line[:4], *line[5:])]


def _is_logged(change: Change, line: Sequence[Cell]) -> bool:
    """Whether a line of the log tells a change, as far as the judge filled it in."""
    _, *told = _told(line)
    known = [change.round, change.table, change.number, change.was, change.is_now]
    pairs = list(zip(told, map(shown, known), strict=False))
    return all(told[:1] + told[2:3]) and all(
        mine in ("", theirs) or _last_figure(mine) == _last_figure(theirs) != ""
        for mine, theirs in pairs
    )


def _last_figure(words: str) -> str:
    """The last figure in the words of an entry.

    >>> _last_figure("pool 10, mountain −4,5"), _last_figure("+120"), _last_figure("–")
    ('-4.5', '120', '')
    """
    figures = _FIGURE.findall(words.replace(MINUS, "-"))
    return figures[-1].replace(",", ".") if figures else ""
