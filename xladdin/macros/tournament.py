"""A preferans tournament as a button reads it from its scoresheet.

Players with their states, the rounds that are seated, the choices of seating on the
sheet Data, the order of the standing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xladdin.functions.cells import Cell, is_blank, shown
from xladdin.hosts.workbook_file import addresses
from xladdin.macros.book import Book, named, value
from xladdin.macros.outcome import Refused
from xladdin.preferans.meetings import Round
from xladdin.preferans.seating import seating_faults
from xladdin.wording import text
from xladdin.workbooks.preferans_slip_checks import SUM_ERRORS
from xladdin.workbooks.preferans_tournament_layout import (
    CHECKS,
    FIRST_TABLE,
    INCOMPLETE,
    LAST_SEAT,
    PRESENCES,
    STATUSES,
    TABLES,
    Reckoning,
    block,
    round_sheet,
)

WITHDRAWN = STATUSES[-1]


@dataclass(frozen=True)
class Entrant:
    """A player on the sheet Players.

    Attributes:
        number: his own, for the whole tournament.
        name: as entered.
        status: a key of `STATUSES`.
        presence: a key of `PRESENCES`; "" for who sits in the next round.
    """

    number: int
    name: str
    status: str
    presence: str

    def __str__(self) -> str:
        """As messages name him.

        >>> str(Entrant(7, "Anna Novak", "competing", ""))
        '7 Anna Novak'
        """
        return f"{self.number} {self.name}"


@dataclass(frozen=True)
class Tournament:
    """A workbook of preferans-tournament, read where it is asked.

    Attributes:
        book: the workbook.
        language: of its words.
    """

    book: Book
    language: str

    def setting(self, name: str) -> Cell:
        """What stands in a named cell."""
        return value(self.book, *named(self.book, name))

    def count(self, name: str, high: int) -> int | None:
        """A whole number from 1 on in a named cell; None for blank.

        Raises:
            Refused: anything else stands there.
        """
        found = self.setting(name)
        if is_blank(found):
            return None
        if isinstance(found, (int, float)) and found in range(1, high + 1):
            return int(found)
        sheet, cell = named(self.book, name)
        told = {"sheet": sheet, "cell": cell, "found": shown(found), "high": high}
        raise Refused("number_expected", **told)

    def choice(self, name: str, prefix: str, keys: Sequence[str]) -> str:
        """Which of some choices stands in a named cell.

        Raises:
            Refused: none of them.
        """
        sheet, cell = named(self.book, name)
        return self._key(sheet, cell, self.setting(name), prefix, keys)

    def _key(
        self, sheet: str, cell: str, found: Cell, prefix: str, keys: Sequence[str]
    ) -> str:
        words = {text(f"{prefix}.{key}", self.language): key for key in keys}
        if shown(found).strip() in words:
            return words[shown(found).strip()]
        told = {"sheet": sheet, "cell": cell, "found": shown(found)}
        raise Refused("choice_unknown", **told, expected=", ".join(words))

    def entrants(self) -> list[Entrant]:
        """The players, in the order of their numbers.

        Raises:
            Refused: a state that is none of the choices.
        """
        columns = [
            [row[0] for row in self.book.values(*named(self.book, name))]
            for name in ("Names", "Statuses", "Presences")
        ]
        found = []
        for place, (name, status, presence) in enumerate(zip(*columns, strict=True)):
            if not is_blank(name):
                states = self._state("Statuses", "status", STATUSES[1:], place, status)
                there = self._state("Presences", "presence", PRESENCES, place, presence)
                state = states or STATUSES[0]
                found.append(Entrant(place + 1, shown(name).strip(), state, there))
        return found

    def _state(
        self, name: str, key: str, keys: Sequence[str], place: int, found: Cell
    ) -> str:
        if is_blank(found):
            return ""
        sheet, area = named(self.book, name)
        row, column = addresses.place(area.partition(":")[0])
        cell = addresses.written(row + place, column)
        return self._key(sheet, cell, found, f"tournament.{key}", keys)

    def rounds(self, numbers: Sequence[int]) -> list[Round]:
        """The rounds that are seated; who has no table in one sits out.

        Decision: whoever missed a round, for whatever reason, has had his turn of
        sitting out.

        Args:
            numbers: of all players.

        Raises:
            Refused: seats that cannot be: a stranger, a player twice, two at a table.
        """
        last = int(shown(self.setting("Rounds_seated")))
        return [self._round(number, numbers) for number in range(1, last + 1)]

    def _round(self, number: int, numbers: Sequence[int]) -> Round:
        sheet = round_sheet(number, self.language)
        cells = self._by_row(sheet, block(1).name)
        tables: dict[int, tuple[int, ...]] = {}
        faults = []
        for table in range(1, TABLES + 1):
            seated = []
            for row in block(table).rows:
                found = cells[row]
                if isinstance(found, (int, float)) and found in numbers:
                    seated.append(int(found))
                elif not is_blank(found):
                    cell = f"{block(table).name}{row}"
                    faults.append(_fault("number", cell=cell, found=shown(found)))
            if seated:
                tables[table] = tuple(seated)
        here = {player for table in tables.values() for player in table}
        out = tuple(player for player in numbers if player not in here)
        seats = Round(tuple(tables.values()), out)
        wrong = seating_faults(seats, numbers)
        faults += [_fault("twice", number=player) for player in wrong.get("twice", ())]
        for at in wrong.get("size", ()):
            table, players = list(tables.items())[at - 1]
            faults.append(_fault("size", table=table, count=len(players)))
        if faults:
            raise Refused("seats_wrong", round=number, faults="; ".join(faults))
        return seats

    def _by_row(self, sheet: str, column: str) -> dict[int, Cell]:
        """The cells of a column on the sheet of a round, by their rows."""
        area = f"{column}{FIRST_TABLE}:{column}{LAST_SEAT}"
        rows = self.book.values(sheet, area)
        return {row: cells[0] for row, cells in enumerate(rows, start=FIRST_TABLE)}

    def has_begun(self, number: int) -> bool:
        """Whether anything of a result is entered in a round."""
        first, last = block(1).pool, block(1).final
        area = f"{first}{FIRST_TABLE}:{last}{LAST_SEAT}"
        rows = self.book.values(round_sheet(number, self.language), area)
        return any(
            not is_blank(cell)
            for table in range(1, TABLES + 1)
            for row in block(table).rows
            for cell in rows[row - FIRST_TABLE]
        )

    def open_tables(self, number: int) -> list[int]:
        """The tables of a round that are not entered, or not in numbers."""
        players, ready = (
            self._of_tables(number, cell.strip("$").partition("$")[0])
            for cell in (block(1).players, block(1).ready)
        )
        return [table for table in players if players[table] and ready[table] != 1]

    def unbalanced_tables(self, number: int) -> list[int]:
        """The tables of a round that are entered, but do not add up to 0."""
        wrong = [CHECKS.code(key) for key in SUM_ERRORS]
        codes = self._of_tables(number, block(1).code)
        return [table for table, code in codes.items() if code in wrong]

    def _of_tables(self, number: int, column: str) -> dict[int, Cell]:
        """The cells of a column in the headings of a round's tables."""
        cells = self._by_row(round_sheet(number, self.language), column)
        return {table: cells[block(table).heading] for table in range(1, TABLES + 1)}

    def order(self) -> dict[int, int]:
        """Number of each player -> where he stands, from 1; behind them the unranked.

        Empty while no round counts.
        """
        return self._reckoned("order")

    def incomplete(self) -> set[int]:
        """Numbers of the players of whom a round is missing and undecided."""
        groups = self._reckoned("group")
        return {number for number, group in groups.items() if group == INCOMPLETE}

    def _reckoned(self, step: str) -> dict[int, int]:
        at = Reckoning(self.language)
        column = at.column(step)
        rows = self.book.values(at.title, f"{column}{at.FIRST}:{column}{at.LAST}")
        return {
            number: int(cell)
            for number, (cell,) in enumerate(rows, start=1)
            if isinstance(cell, (int, float))
        }


def _fault(key: str, **facts: object) -> str:
    return text(f"macros.seat_fault.{key}", None, **facts)
