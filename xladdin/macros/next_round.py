"""The button "Next round": the seats of the next round, written as plain numbers.

The players, who is absent or fills up, the method and the seed stand on the sheets
Players and Data. The rule seats; before anything is written it is proved that every
player who is there has one seat. Seats of earlier rounds are never touched.
"""

from __future__ import annotations

from collections.abc import Sequence

from xladdin.macros import corrections
from xladdin.macros.book import Book, named, scoresheet
from xladdin.macros.outcome import Outcome
from xladdin.macros.round_to_seat import (
    ABSENT,
    BY_STANDING,
    FILLER,
    RoundToSeat,
    listed,
)
from xladdin.macros.tournament import WITHDRAWN, Entrant, Tournament
from xladdin.preferans.meetings import THREE, Round, repeated_meetings
from xladdin.wording import text


def run(book: Book, *, anyway: bool = False) -> Outcome:
    """Seat the next round.

    Args:
        book: a preferans tournament.
        anyway: also where the last round has no results yet, or the standing to seat by
            lacks some.

    Returns:
        What was done; as figures the round, method, seed, and the seats by table.

    Raises:
        Refused: it is no preferans tournament; a choice, or seats of an earlier round,
            that cannot be; all rounds are seated; too few players; results missing.
        FileRefused: the file is open elsewhere.
    """
    tournament = Tournament(book, scoresheet(book, "preferans-tournament").language)
    task = RoundToSeat.read(tournament)
    task.refuse_what_is_there()
    if not anyway:
        task.refuse_before_time()
    seats = task.seats()
    log, logged = corrections.changes_to_note(book)
    for sheet, cells in (task.typed(seats) | log).items():
        book.type_in(sheet, cells)
    book.commit("next_round")
    outcome = Outcome(changed=True)
    _tell(task, outcome, seats)
    outcome.said += logged
    pages = {key: task.say(f"tournament.{key}") for key in ("seats", "slips")}
    outcome.say("next_round.print", **pages)
    return outcome


def _tell(task: RoundToSeat, outcome: Outcome, seats: Round) -> None:
    """Say how the round is seated, and who is not."""
    threes = sum(len(table) == THREE for table in seats.tables)
    fours = len(seats.tables) - threes
    repeated = repeated_meetings([*task.history, seats])
    repeated -= repeated_meetings(task.history)
    outcome.figures |= {
        "round": task.number,
        "method": task.method,
        "seed": task.seed,
        "tables": [list(table) for table in seats.tables],
        "sitting_out": list(seats.sitting_out),
        "repeated": repeated,
    }
    say = outcome.say
    say("next_round.done", round=task.number, fours=fours, threes=threes)
    method = task.method if task.method == task.chosen else "first_draw"
    say(f"next_round.by_{method}", counted=task.counted)
    sheet, _ = named(task.tournament.book, "Seating_seed")
    key = "next_round.seed_chosen" if task.is_new_seed else "next_round.seed"
    say(key, seed=task.seed, sheet=sheet)
    if task.history:
        say("next_round.repeated", count=repeated)
    _tell_players(task, outcome, seats)
    if tables := task.wrong_tables():
        say("next_round.wrong_tables", tables=tables)


def _tell_players(task: RoundToSeat, outcome: Outcome, seats: Round) -> None:
    here = {player for table in seats.tables for player in table}
    seated = [entrant for entrant in task.entrants if entrant.number in here]
    ranked = task.method not in BY_STANDING
    incomplete = set() if ranked else task.tournament.incomplete()
    told: dict[str, Sequence[object]] = {
        "filled": [e for e in seated if e.presence == FILLER],
        "incomplete": [e for e in seated if e.number in incomplete],
        "sit_out": [e for e in task.entrants if e.number in seats.sitting_out],
        "not_seated": [
            text(f"macros.next_round.{why}", None, player=entrant)
            for entrant in task.entrants
            if (why := _why_not(entrant, seats))
        ],
    }
    for key, players in told.items():
        if players:
            outcome.say(f"next_round.{key}", players=listed(players))


def _why_not(entrant: Entrant, seats: Round) -> str:
    """Why a player is not in the round; "" for who is, or sits out."""
    if any(entrant.number in at for at in (*seats.tables, seats.sitting_out)):
        return ""
    if entrant.status == WITHDRAWN:
        return "withdrawn"
    return "absent" if entrant.presence == ABSENT else "not_needed"
