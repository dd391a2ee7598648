"""Which team sat north-south at each table of a match.

Files tell it in three ways: the room, with home north-south in the open one; a home
team that changes from table to table and is the one north-south; or nothing but the
order of the records, open room first. Players' names correct what was mixed up.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from xladdin.records.result import CLOSED, OPEN, TableRecord

Pair = Sequence[TableRecord]
_NAMELESS = {"", "?", "-"}


@dataclass
class Seat:
    """A record and who sat north-south in it.

    Attributes:
        record: as the file tells it.
        north_south: the name of the team.
        turned: the pairs sat the other way than the file says.
    """

    record: TableRecord
    north_south: str
    turned: bool = False

    @property
    def east_west(self) -> str:
        """The other team."""
        home, visit = self.record.home, self.record.visit
        return visit if self.north_south == home else home

    def turn(self) -> None:
        """Exchange the pairs."""
        self.north_south, self.turned = self.east_west, not self.turned


def home_sits_north_south(boards: Iterable[Pair]) -> bool:
    """Whether home team means the one north-south: it changes within a board."""
    return any(len({record.home for record in pair}) > 1 for pair in boards)


def claimed_seats(pair: Pair, swaps: bool, tables: dict[str, str]) -> list[Seat]:
    """The seats of a board's one or two records as the file tells them.

    Args:
        pair: in the order of the file.
        swaps: `home_sits_north_south` of the match.
        tables: room by table's name, filled with the first tables that are met.
    """
    if swaps:
        return [Seat(record, record.home) for record in pair]
    rooms = [record.room for record in pair]
    if not any(rooms):
        rooms = _rooms_by_table(pair, tables)
    if len(pair) == 2 and not all(rooms):
        other = CLOSED if OPEN in rooms else OPEN
        rooms = [room or other for room in rooms]
    return [
        Seat(record, record.visit if room == CLOSED else record.home)
        for record, room in zip(pair, rooms, strict=True)
    ]


def _rooms_by_table(pair: Pair, tables: dict[str, str]) -> list[str]:
    """Rooms by the tables' names where these differ, else by the order."""
    names = [record.table for record in pair]
    if len(pair) == 2 and len(set(names)) == 2 and all(names):
        for name in names:
            free = [room for room in (OPEN, CLOSED) if room not in tables.values()]
            if name not in tables and free:
                tables[name] = free[0]
    if all(name in tables for name in names):
        return [tables[name] for name in names]
    return [OPEN, CLOSED][: len(pair)]


def _names(seat: Seat) -> tuple[str, ...]:
    """North, east, south, west in small letters; () where not all are named."""
    names = tuple(name.strip().casefold() for name in seat.record.players)
    return names if len(names) == 4 else ()


def _nobodies(pairs: Iterable[list[Seat]]) -> set[str]:
    """Names that are no person's: empty ones, and "North" at both tables."""
    nobodies = set(_NAMELESS)
    for pair in pairs:
        for seat, other in pairwise(pair):
            nobodies |= {*_names(seat)} & {*_names(other)}
    return nobodies


def _players(seat: Seat, nobodies: set[str]) -> list[tuple[str, str]]:
    """Players with the team for which they sat, by the seats as they are now."""
    teams = (seat.north_south, seat.east_west) * 2
    named = zip(_names(seat), teams, strict=False)
    return [(name, team) for name, team in named if name not in nobodies]


def turn_by_names(pairs: Sequence[list[Seat]]) -> list[Seat]:
    """Turn the seats in which players would play for the opponents.

    A player belongs to the team for which he sat on most boards. Gives the seats
    about which names leave a doubt: as many boards for one team as for the other.

    Args:
        pairs: the one or two seats of each board; they are changed.
    """
    nobodies = _nobodies(pairs)
    seats = [seat for pair in pairs for seat in pair]
    played: dict[str, Counter[str]] = defaultdict(Counter)
    for seat in seats:
        for name, team in _players(seat, nobodies):
            played[name][team] += 1
    doubtful, mixed = [], []
    for seat in seats:
        here = _players(seat, nobodies)
        own = sum(played[name][team] for name, team in here)
        other = sum(played[name].total() for name, _ in here) - own
        if other > own:
            mixed.append(seat)
        elif other == own and other:
            doubtful.append(seat)
    for seat in mixed:
        seat.turn()
    return doubtful
