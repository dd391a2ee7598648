"""The line-up of a bridge match, filled from a result file that names the players.

Only blank cells are filled. Where the sheet lists the players in another manner than
the file does, "Ivan Petrov" and "ipetrov", it is told and left to the person.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xladdin.functions.cells import shown
from xladdin.macros import match_boards
from xladdin.macros.book import Book, value
from xladdin.macros.entering import Entering
from xladdin.macros.match_boards import Boards
from xladdin.macros.outcome import HasMessage, Said
from xladdin.records.result import BoardResult, Match
from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks.bridge_match_cells import Words

Pair = tuple[str, str]
Seat = tuple[int, int, int]  # set, team (A, B), room (open, closed), each from 0
# The pairs that sat in a seat, each by its players' names in small letters.
Pairs = Mapping[frozenset[str], Pair]

ROOMS = ("open_room", "closed_room")
NOBODY = {"", "?", "-", "north", "east", "south", "west"}
_NUMBER = re.compile(r"\s*#\s*\d+\s*$")  # a federation's, behind the name


@dataclass
class _Players:
    """The players that the sheet lists for a team.

    Attributes:
        names: row by row, "" for a blank one.
        is_named_alike: the file names some of them, or nobody is listed yet.
    """

    names: list[str]
    is_named_alike: bool

    @classmethod
    def read(cls, names: Sequence[str], in_file: set[str]) -> _Players:
        known = {_small(name) for name in names if name}
        return cls([*names], not known or bool(known & in_file))

    def take(self, pair: Pair) -> bool:
        """List a pair; False where it is not listed and cannot be."""
        known = {_small(name) for name in self.names}
        new = [name for name in pair if _small(name) not in known]
        free = [row for row, name in enumerate(self.names) if not name]
        if new and not (self.is_named_alike and len(new) <= len(free)):
            return False
        for row, name in zip(free, new, strict=False):
            self.names[row] = name
        return True


def enter_line_up(
    entering: Entering, book: Book, words: Words, match: Match, sets: Sequence[Boards]
) -> list[HasMessage]:
    """Add players and line-up to what will be typed.

    Args:
        entering: takes the entries.
        book: the scoresheet.
        words: of it.
        match: with the sheet's team A as A.
        sets: the sets of the sheet, as they will be.

    Returns:
        What was taken and what was left, in sentences.
    """
    data = words.common("data")
    seats = _seats(book, words, match, sets)
    players = _listed(book, data, seats)
    left: dict[str, list[str]] = defaultdict(list)
    filled: set[int] = set()
    for seat, pairs in sorted(seats.items()):
        rows = _rows(seat)
        there = [shown(value(book, data, cell)) for cell in rows]
        pair, *others = pairs.values()
        if others:
            left["line_up_changed"].append(_told(seat, words))
        elif any(there):
            if {*map(_small, there)} != {*map(_small, pair)}:
                left["line_up_there"].append(_told(seat, words))
        elif players[seat[1]].take(pair):
            entering.put(data, dict(zip(rows, pair, strict=True)))
            filled.add(seat[0] + 1)
        else:
            told = f"{' – '.join(pair)} ({_told(seat, words)})"
            left["line_up_unknown"].append(told)
    _enter_players(entering, data, players)
    said = {"line_up": ", ".join(map(str, sorted(filled)))} if filled else {}
    said |= {key: "; ".join(found) for key, found in left.items()}
    return [Said(f"import.{key}", {"found": found}) for key, found in said.items()]


def _rows(seat: Seat) -> tuple[str, str]:
    """The two cells of a pair on the sheet Data."""
    set_number, team, room = seat
    column, row = cells.SET_COLUMNS[set_number], cells.LINE_UP_ROW + 4 * team + 2 * room
    return f"{column}{row}", f"{column}{row + 1}"


def _told(seat: Seat, words: Words) -> str:
    """A seat in words: "Set 1, A, open room"."""
    set_number, team, room = seat
    of_set = f"{words('set')} {set_number + 1}"
    return f"{of_set}, {words.teams[team]}, {words(ROOMS[room])}"


def _enter_players(entering: Entering, data: str, players: Sequence[_Players]) -> None:
    for column, listed in zip(cells.TEAM_COLUMNS, players, strict=True):
        for row, name in enumerate(listed.names, start=cells.FIRST_PLAYER_ROW):
            if name:
                entering.put(data, {f"{column}{row}": name})


def _small(name: str) -> str:
    return " ".join(name.split()).casefold()


def _listed(book: Book, data: str, seats: Mapping[Seat, Pairs]) -> list[_Players]:
    """The players of A and of B on the sheet."""
    first, last = cells.FIRST_PLAYER_ROW, cells.FIRST_PLAYER_ROW + cells.PLAYERS - 1
    columns = zip(*book.values(data, f"B{first}:C{last}"), strict=True)
    in_file: list[set[str]] = [set(), set()]
    for (_, team, _), pairs in seats.items():
        in_file[team].update(*pairs)
    return [
        _Players.read([shown(cell) for cell in column], in_file[team])
        for team, column in enumerate(columns)
    ]


def _seats(
    book: Book, words: Words, match: Match, sets: Sequence[Boards]
) -> dict[Seat, Pairs]:
    """Who sat where in each set, as the file tells it."""
    rows = match_boards.rows_of(sets)
    found: dict[Seat, dict[frozenset[str], Pair]] = defaultdict(dict)
    for board in match.boards:
        heading = match_boards.heading_of(rows[board.board][0])
        seated = match_boards.north_south(book, words, heading)
        a_north_south = seated in ("", words.teams[0])
        of_set = next(n for n, one in enumerate(sets) if board.board in one.numbers)
        for team, room, pair in _pairs(board, a_north_south=a_north_south):
            found[of_set, team, room].setdefault(frozenset(map(_small, pair)), pair)
    return dict(found)


def _pairs(
    board: BoardResult, *, a_north_south: bool
) -> Iterator[tuple[int, int, Pair]]:
    """Team, room and players of the pairs of a board, where both have a name."""
    tables = [table.players if table else () for table in (board.table1, board.table2)]
    named = [tuple(_NUMBER.sub("", name).strip() for name in names) for names in tables]
    # "Player 1" at both tables is nobody's name.
    nobodies = NOBODY | ({*map(_small, named[0])} & {*map(_small, named[1])})
    for team, names in enumerate(named):  # the one North-South at this table
        if len(names) != 4:
            continue
        room = team if a_north_south else 1 - team
        north, east, south, west = names
        for who, pair in ((team, (north, south)), (1 - team, (east, west))):
            if not {*map(_small, pair)} & nobodies:
                yield who, room, pair
