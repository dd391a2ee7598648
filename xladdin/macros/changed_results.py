"""Which entered results of a preferans tournament are others now than in a copy.

A result counts as entered once anything of it stands in its row, so a new seating of a
round without results changes nothing here, nor does what was typed into blank cells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from xladdin.functions.cells import Cell, Rows, is_blank, shown
from xladdin.macros.entering import is_same
from xladdin.wording import text
from xladdin.workbooks.preferans_tournament_layout import (
    LAST_SEAT,
    ROUND_NUMBERS,
    ROUNDS,
    TABLES,
    Reckoning,
    block,
    round_sheet,
)

Read = Callable[[str, str], Rows]  # sheet, area -> its cells

NUMBER, PENALTY = "B", "O"
RESULTS = "DEFGHIJ"  # pool, mountain, whists on each player, final whists
FINAL = RESULTS[-1]
FIRST_COLUMN = NUMBER
SIGNED = FINAL + PENALTY
NOTHING = "–"
MINUS = "−"


@dataclass(frozen=True)
class Change:
    """What was entered for a player in a round, and what is now.

    Attributes:
        round: number of the round.
        table: number of the table; None for the decision on a missed round.
        number: the player's, as it was; None where none was.
        was: the entries that are others now, in words of the sheet.
        is_now: the same entries as they are now.
    """

    round: int
    table: int | None
    number: int | None
    was: str
    is_now: str


def changes(before: Read, after: Read, language: str) -> list[Change]:
    """The changed results of all rounds, and the changed decisions.

    Args:
        before: reads the copy.
        after: reads the workbook.
        language: of the scoresheet.
    """
    found: list[Change] = []
    for number in ROUND_NUMBERS:
        sheet, area = round_sheet(number, language), f"{NUMBER}1:{PENALTY}{LAST_SEAT}"
        found += _in_round(number, before(sheet, area), after(sheet, area), language)
    return [*found, *_decisions(before, after, language)]


def _at(row: Sequence[Cell], column: str) -> Cell:
    return row[ord(column) - ord(FIRST_COLUMN)]


def _has_result(row: Sequence[Cell]) -> bool:
    return any(not is_blank(_at(row, column)) for column in RESULTS)


def _in_round(played: int, old: Rows, new: Rows, language: str) -> Iterator[Change]:
    for table in range(1, TABLES + 1):
        for row in block(table).rows:
            was, is_now = old[row - 1], new[row - 1]
            columns = [PENALTY]
            if _has_result(was):
                columns = [NUMBER, *RESULTS, PENALTY]
            changed = [c for c in columns if _differs(_at(was, c), _at(is_now, c))]
            if changed:
                words = (_words(line, changed, language) for line in (was, is_now))
                yield Change(played, table, _number(_at(was, NUMBER)), *words)


def _differs(was: Cell, is_now: Cell) -> bool:
    return not (is_blank(was) or is_same(shown(was), shown(is_now)))


def _number(cell: Cell) -> int | None:
    return int(cell) if isinstance(cell, (int, float)) else None


def _words(row: Sequence[Cell], columns: Sequence[str], language: str) -> str:
    """Some entries of a row in words: "pool 10, mountain 4"; of the whists "+120"."""
    if all(is_blank(_at(row, column)) for column in columns):
        return NOTHING
    told = [_entry(column, _at(row, column), language) for column in columns]
    return ", ".join(told)


def _entry(column: str, cell: Cell, language: str) -> str:
    figure = _figure(cell, signed=column in SIGNED)
    return f"{_head(column, language)} {figure}".strip()


def _head(column: str, language: str) -> str:
    if column == NUMBER:
        return text("tournament.log.number", language)
    if column == FINAL:
        return ""
    if column == PENALTY:
        return text("tournament.penalty", language)
    seat = RESULTS.index(column) - 1
    key = ("slip.pool", "slip.mountain", *["slip.on"] * 4)[seat + 1]
    return text(key, language, seat=seat)


def _figure(cell: Cell, *, signed: bool) -> str:
    if is_blank(cell):
        return NOTHING
    plus = "+" if signed and isinstance(cell, (int, float)) and cell > 0 else ""
    return plus + shown(cell).replace("-", MINUS)


def _decisions(before: Read, after: Read, language: str) -> Iterator[Change]:
    """The judge's decisions on missed rounds."""
    at = Reckoning(language)
    first, last = at.column("decision"), at.column("decision", ROUNDS)
    area = f"{first}{at.FIRST}:{last}{at.LAST}"
    rows = zip(before(at.title, area), after(at.title, area), strict=True)
    for number, (old, new) in enumerate(rows, start=1):
        for played, (was, is_now) in enumerate(zip(old, new, strict=True), start=1):
            if _differs(was, is_now):
                words = (_figure(cell, signed=True) for cell in (was, is_now))
                yield Change(played, None, number, *words)
