"""The next round of a preferans tournament, to be seated by the rule and written."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from xladdin.functions.cells import cell_error, is_blank, shown
from xladdin.hosts.workbook_file.typing_in import Typed
from xladdin.macros.book import named
from xladdin.macros.outcome import Refused
from xladdin.macros.tournament import WITHDRAWN, Entrant, Tournament
from xladdin.preferans import seating
from xladdin.preferans.fillers import fillers_needed
from xladdin.preferans.meetings import Round
from xladdin.scoring.errors import ScoringError
from xladdin.wording import text
from xladdin.workbooks.preferans_tournament_layout import (
    LEFT_OVER,
    METHODS,
    PRESENCES,
    ROUNDS,
    START,
    WANTED_ROUND,
    block,
    round_sheet,
)

ABSENT, FILLER = PRESENCES
BY_STANDING = (seating.STANDING, seating.SNAKE)
# Refusals that a person may overrule.
BEFORE_TIME = ("round_not_begun", "standing_held", "tables_open")
SEEDS = range(100_000, 1_000_000)  # easy to read out and to type


@dataclass(frozen=True)
class RoundToSeat:
    """A round to be seated.

    Attributes:
        tournament: where it is read, and will be written.
        entrants: all players.
        history: the rounds seated.
        planned: how many rounds there will be; None where nobody said.
        chosen: the method that the sheet names.
        sit_out: no tables of three.
        seed: of the draw.
        is_new_seed: it was chosen here.
    """

    tournament: Tournament
    entrants: list[Entrant]
    history: list[Round]
    planned: int | None
    chosen: str
    sit_out: bool
    seed: str
    is_new_seed: bool

    @classmethod
    def read(cls, tournament: Tournament) -> RoundToSeat:
        """Read the workbook.

        Raises:
            Refused: something in it is wrong, or all rounds are seated.
        """
        key = "tournament.seating"
        method = tournament.choice("Seating_method", key, METHODS)
        left_over = tournament.choice("Seating_left_over", key, LEFT_OVER)
        planned = tournament.count("Rounds_planned", ROUNDS)
        entrants = tournament.entrants()
        history = tournament.rounds([entrant.number for entrant in entrants])
        seated = len(history)
        if seated >= (planned or ROUNDS):
            key = "rounds_all_seated" if seated < ROUNDS else "rounds_full"
            sheet, _ = named(tournament.book, "Rounds_planned")
            raise Refused(key, rounds=seated, sheet=sheet)
        seed = tournament.setting("Seating_seed")
        return cls(
            tournament,
            entrants,
            history,
            planned,
            method,
            left_over != LEFT_OVER[0],
            str(secrets.choice(SEEDS)) if is_blank(seed) else shown(seed).strip(),
            is_blank(seed),
        )

    @property
    def number(self) -> int:
        """Of the round."""
        return len(self.history) + 1

    @property
    def method(self) -> str:
        """Of the rule; without a standing, before the first round, it is drawn."""
        first_draw = self.chosen in BY_STANDING and not self.history
        return seating.DRAW if first_draw else self.chosen

    @property
    def left(self) -> int:
        """How many rounds a draw plans: this one and those to come."""
        planned = self.planned if self.method == self.chosen else None
        return planned - len(self.history) if planned else 1

    @property
    def sheet(self) -> str:
        """The sheet of the round."""
        return round_sheet(self.number, self.tournament.language)

    @property
    def counted(self) -> int:
        """After which round the standing is."""
        return int(shown(self.tournament.setting("Rounds_counted")))

    def say(self, key: str) -> str:
        """The words of a key, as the workbook writes them."""
        return text(key, self.tournament.language)

    def refuse_before_time(self) -> None:
        """Refuse where a person should first say that it is meant so.

        A draw and a plan need no results. Seats by standing need all of them.

        Raises:
            Refused: the last round was not played; the standing is not that after it.
        """
        last = len(self.history)
        if last and not self.tournament.has_begun(last):
            raise Refused("round_not_begun", round=last)
        if self.method not in BY_STANDING:
            return
        if tables := self.wrong_tables():
            raise Refused("tables_open", tables=tables, counted=self.counted)
        if self.counted < last:
            sheet, _ = named(self.tournament.book, "Standings_after")
            counted = self.counted
            raise Refused("standing_held", counted=counted, round=last, sheet=sheet)

    def wrong_tables(self) -> str:
        """The tables of all rounds whose results are missing or wrong, in words."""
        told = []
        for number in range(1, self.number):
            if tables := self.tournament.open_tables(number):
                told.append(_tables(number, tables))
            if tables := self.tournament.unbalanced_tables(number):
                at = _tables(number, tables)
                told.append(text("macros.next_round.unbalanced", None, tables=at))
        return "; ".join(told)

    def refuse_what_is_there(self) -> None:
        """Refuse what nobody can mean so.

        Raises:
            Refused: results of nobody stand on the sheet of the round; or there is no
                standing to seat by.
        """
        if self.tournament.has_begun(self.number):
            raise Refused("results_without_players", sheet=self.sheet)
        if self.method in BY_STANDING and not self.counted:
            sheet, _ = named(self.tournament.book, "Seating_method")
            raise Refused("no_standing", tables=self.wrong_tables(), sheet=sheet)

    def present(self) -> list[Entrant]:
        """Who is to sit in the round: all who are there, and fillers where needed."""
        there = [
            entrant
            for entrant in self.entrants
            if entrant.status != WITHDRAWN and entrant.presence != ABSENT
        ]
        players = [entrant for entrant in there if entrant.presence != FILLER]
        fillers = [entrant for entrant in there if entrant.presence == FILLER]
        needed = fillers_needed(len(players), len(fillers), sit_out=self.sit_out)
        return players + fillers[:needed]

    def seats(self) -> Round:
        """The seats, proved a partition of those who are to sit.

        Raises:
            Refused: the rule finds none, or none that are sound.
        """
        field = [entrant.number for entrant in self.present()]
        if self.method in BY_STANDING:
            order = self.tournament.order()
            field.sort(key=lambda number: order.get(number, len(order) + number))
        try:
            seats = seating.next_round(
                field,
                self.method,
                self.history,
                seed=self.seed,
                rounds_left=self.left,
                sit_out=self.sit_out,
            )
        except ScoringError as refused:
            reason = cell_error(refused).message()
            raise Refused("cannot_seat", reason=reason) from refused
        if seating.seating_faults(seats, field):
            raise Refused("seats_not_sound")
        return seats

    def typed(self, seats: Round) -> dict[str, dict[str, Typed]]:
        """What is written: the numbers; the seed, if it is new; the page shows them."""
        numbers: dict[str, Typed] = {
            f"{block(table).name}{row}": player
            for table, players in enumerate(seats.tables, start=1)
            for row, player in zip(block(table).rows, players, strict=False)
        }
        page = self.say("tournament.seats")
        typed: dict[str, dict[str, Typed]] = {
            self.sheet: numbers,
            page: {WANTED_ROUND: None, START: None},
        }
        if self.is_new_seed:
            sheet, cell = named(self.tournament.book, "Seating_seed")
            typed[sheet] = {cell: self.seed}
        return typed


def _tables(number: int, tables: list[int]) -> str:
    key = "open_table" if len(tables) == 1 else "open_tables"
    return text(f"macros.next_round.{key}", None, round=number, tables=listed(tables))


def listed(things: Iterable[object]) -> str:
    """Things in a row, as messages name them."""
    return ", ".join(map(str, things))
