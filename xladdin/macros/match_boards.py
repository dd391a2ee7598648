"""Where the boards of a bridge match stand in its scoresheet, and what is typed there.

A set fills one block of sixteen rows or several; `rows_of` finds a board as the sheet's
own formulas do.

>>> rows_of([Boards(1, 12), Boards(13, 12)])[13]
[24]
>>> stretches([1, 2, 3, 33, 34])
[Boards(first=1, count=3), Boards(first=33, count=2)]
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from xladdin.functions.cells import is_blank, shown
from xladdin.hosts.workbook_file.typing_in import Typed
from xladdin.macros.book import Book, value
from xladdin.records.result import BoardResult, TableResult
from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks.bridge_match_cells import BLOCKS, BOARDS_A_BLOCK, SETS, Words
from xladdin.workbooks.bridge_match_steps import beside

WIDE_GAP = 5  # boards; fewer that are missing were not played
COLUMNS = "CDEGHIKLM"  # the input cells of a board
SETS_AREA = f"B{cells.SET_BOARDS_ROW}:E{cells.SET_FIRST_ROW}"


@dataclass(frozen=True)
class Boards:
    """The boards of a set: number of the first, how many."""

    first: int
    count: int

    @property
    def numbers(self) -> range:
        """Their numbers."""
        return range(self.first, self.first + self.count)


def sets_of(book: Book, words: Words) -> list[Boards]:
    """The four sets of a match as the sheet Data has them; unused ones are empty."""
    counts, firsts = book.values(words.common("data"), SETS_AREA)
    found: list[Boards] = []
    follows = 1
    for count, first in zip(counts, firsts, strict=True):
        if isinstance(count, (int, float)):
            number = int(first) if isinstance(first, (int, float)) else follows
            found.append(Boards(number, max(0, int(count))))
            follows = number + int(count)
        else:
            found.append(Boards(follows, 0))
            follows = 1  # as the sheet counts on behind an unused set
    return found


def used(sets: Sequence[Boards]) -> list[Boards]:
    """The sets up to the last one that has boards."""
    last = max(
        (place for place, one in enumerate(sets, start=1) if one.count), default=0
    )
    return list(sets[:last])


def typed_sets(sets: Sequence[Boards]) -> dict[str, Typed]:
    """What to type on the sheet Data for these sets."""
    typed: dict[str, Typed] = {}
    for place, column in enumerate(cells.SET_COLUMNS):
        boards = sets[place] if place < len(sets) and sets[place].count else None
        typed[f"{column}{cells.SET_BOARDS_ROW}"] = boards.count if boards else None
        typed[f"{column}{cells.SET_FIRST_ROW}"] = boards.first if boards else None
    return typed


def stretches(numbers: Iterable[int]) -> list[Boards]:
    """Boards as sets: few missing ones stay in their set, a wide gap begins another."""
    found: list[Boards] = []
    for number in sorted(numbers):
        if found and number - (found[-1].first + found[-1].count) < WIDE_GAP:
            found[-1] = Boards(found[-1].first, number - found[-1].first + 1)
        else:
            found.append(Boards(number, 1))
    return found


def has_room(sets: Sequence[Boards]) -> bool:
    """Whether the sheet has a row for every board."""
    placed = sum(map(len, rows_of(sets).values()))
    return len(sets) <= SETS and placed == sum(one.count for one in sets)


def rows_of(sets: Sequence[Boards]) -> dict[int, list[int]]:
    """Number of a board -> its rows on the sheet Boards, one for each set with it."""
    rows: dict[int, list[int]] = defaultdict(list)
    block = 1
    for one in sets:
        for place, number in enumerate(one.numbers):
            more, inside = divmod(place, BOARDS_A_BLOCK)
            if block + more <= BLOCKS:
                rows[number].append(cells.board_rows(block + more)[inside])
        block += max(1, -(-one.count // BOARDS_A_BLOCK))
    return dict(rows)


def heading_of(row: int) -> int:
    """The heading row of the block in which a board stands."""
    headings = (cells.heading_row(block) for block in range(BLOCKS, 0, -1))
    return next(heading for heading in headings if heading < row)


def entries(board: BoardResult, *, a_north_south: bool) -> dict[str, Typed]:
    """What to type for a board: column -> value; a room without a result is left out.

    Args:
        board: its two tables; at table 1 team A sits North-South.
        a_north_south: team A sits North-South in the open room.
    """
    if board.awarded:
        a, b = map(float, board.awarded)
        blank: dict[str, Typed] = dict.fromkeys(COLUMNS)
        return {**blank, cells.AWARDED_A: a, cells.AWARDED_B: b}
    tables = (board.table1, board.table2)
    if not a_north_south:
        tables = tables[::-1]
    typed: dict[str, Typed] = {}
    for room, table in zip((cells.OPEN, cells.CLOSED), tables, strict=True):
        if table:
            typed |= _card(room, table)
    if typed:
        typed[cells.REVERSED] = None
    if all(tables):
        typed |= dict.fromkeys((cells.AWARDED_A, cells.AWARDED_B))
    return typed


def _card(room: str, table: TableResult) -> dict[str, Typed]:
    ns, ew, _ = beside(room)
    if table.entry:
        return {room: table.entry, ns: None, ew: None}
    side = ns if table.score >= 0 else ew
    return {room: None, ns: None, ew: None, side: abs(table.score)}


def is_begun(book: Book, words: Words) -> bool:
    """Whether anything was entered for a board."""
    first, last = cells.FIRST_BOARD_ROW, cells.LAST_BOARD_ROW
    headings = {cells.heading_row(block) for block in range(1, BLOCKS + 1)}
    rows = book.values(words("boards"), f"C{first}:M{last}")
    entered = [ord(column) - ord("C") for column in COLUMNS]
    return any(
        not is_blank(row[place])
        for number, row in enumerate(rows, start=first)
        if number not in headings
        for place in entered
    )


def north_south(book: Book, words: Words, heading: int) -> str:
    """The letter of the team North-South in the open room of a block; "" if unknown."""
    return shown(value(book, words("boards"), f"{cells.SEATED}{heading}"))
