"""A tournament from the first seat to the archive: thirty players, eight rounds.

The judge types results into the file and presses buttons between two rounds; from the
sixth on he seats by the snake. A table ends in a tie, a player leaves after the fourth
round, one is fined, and in the third two results were exchanged, which is found after
the fifth.
"""

import json
import random
from dataclasses import dataclass, field

import pytest

from tests import browser
from tests.end_to_end.commands import output
from tests.workbooks.tournaments import Tournament, any_whists
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.typing_in import typed_parts
from xladdin.macros import next_round
from xladdin.macros.book import named, value
from xladdin.macros.file_book import FileBook
from xladdin.preferans.standings import WITHDRAWN, standings
from xladdin.wording import text
from xladdin.workbooks.preferans_tournament_layout import block

PLAYERS, ROUNDS = 30, 8
LEAVES, AFTER = 7, 4  # the player who withdraws, and after which round
FINED, FINE = 12, -50  # in the second round
TIE = (200, 50, 50, -300)  # at the first table of the first round
EXCHANGED, FOUND_AFTER = 3, 5  # the round with the error, and when it is found
SEATED_BY_COMMAND = FOUND_AFTER + 1


@dataclass
class Path:
    """What happened, for the tests to look at.

    Attributes:
        file: the workbook.
        told: the tournament, for the rules.
        seats: tables of each round, as they were when it was seated.
        said: what the button said when it seated the round after the correction.
        standings: as the command prints them.
    """

    file: object
    told: Tournament = field(default_factory=lambda: Tournament(PLAYERS))
    seats: dict = field(default_factory=dict)
    said: str = ""
    standings: dict = field(default_factory=dict)


def played(folder):
    """The tournament, played to its last round."""
    file = folder / "cup.xlsx"
    output(file.parent, "new", "preferans-tournament", file.name)
    names = {f"B{number + 4}": f"Player {number}" for number in range(1, PLAYERS + 1)}
    typed = {"Players": names}
    book = FileBook(file)
    for name, entry in {"Seating_seed": "cup", "Rounds_planned": ROUNDS}.items():
        sheet, cell = named(book, name)
        typed.setdefault(sheet, {})[cell] = entry
    type_into(file, typed)
    path = Path(file)
    chance = random.Random(30)
    for number in range(1, ROUNDS + 1):
        if number == SEATED_BY_COMMAND:
            told = output(file.parent, "next-round", file.name, "--json")
            seated = json.loads(told)
            path.said = " ".join(seated["said"])
        else:
            seated = next_round.run(FileBook(file)).figures
        path.seats[number] = [tuple(table) for table in seated["tables"]]
        for table, players in enumerate(path.seats[number], start=1):
            whists = TIE if number == table == 1 else any_whists(len(players), chance)
            path.told.tables[number, table] = dict(zip(players, whists, strict=True))
        type_into(file, _typed_after(path, number))
    path.standings = json.loads(output(file.parent, "standings", file.name, "--json"))
    return path


def type_into(file, entries):
    """Type into the file as another program would, whose figures nobody trusts."""
    package = Package(file)
    package.replace(typed_parts(package, entries))


def _typed_after(path, number):
    """What the judge types after a round."""
    told, typed = path.told, {f"Round {number}": {}}
    for table, players in enumerate(path.seats[number], start=1):
        whists = told.tables[number, table]
        rows = dict(zip(players, block(table).rows, strict=False))
        finals = {f"J{rows[p]}": float(own) for p, own in whists.items()}
        if number == 2 and FINED in whists:
            told.penalties[FINED, number] = FINE
            finals |= {f"O{rows[FINED]}": FINE, f"P{rows[FINED]}": "late"}
        if number == EXCHANGED and table == 2:
            one, other = (f"J{rows[player]}" for player in players[:2])
            finals[one], finals[other] = finals[other], finals[one]
        typed[f"Round {number}"] |= finals
    if number == AFTER:
        told.statuses[LEAVES] = WITHDRAWN
        typed["Players"] = {f"D{LEAVES + 4}": "withdrawn"}
    if number == FOUND_AFTER:
        rows = zip(block(2).rows, told.tables[EXCHANGED, 2].values(), strict=False)
        right = {f"J{row}": float(own) for row, own in rows}
        sheet, cell = named(FileBook(path.file), "Seating_method")
        snake = text("tournament.seating.snake", "en")
        typed |= {f"Round {EXCHANGED}": right, sheet: {cell: snake}}
    return typed


# One test, for the way there is long: several would be given to several processes.
def test_from_the_first_seat_to_the_archive(tmp_path):
    path = played(tmp_path)
    every_round_seats_whoever_is_there_once(path)
    nobody_s_seat_has_moved(path)
    the_correction_is_in_the_log(path)
    the_standings_are_those_of_the_rules(path)
    the_archive_is_final_and_shows_the_same(path)
    the_page_is_seen_in_a_browser(path)  # last: skips where there is no browser


def every_round_seats_whoever_is_there_once(path):
    for number, tables in path.seats.items():
        gone = {LEAVES} if number > AFTER else set()
        seated = sorted(player for table in tables for player in table)
        assert seated == sorted({*range(1, PLAYERS + 1)} - gone)
        assert {len(table) for table in tables} <= {3, 4}


def nobody_s_seat_has_moved(path):
    book = FileBook(path.file)
    for number, tables in path.seats.items():
        cells = [row[0] for row in book.entered(f"Round {number}", "B1:B104")]
        there = [[cells[row - 1] for row in block(t).rows] for t in range(1, 21)]
        assert [tuple(filter(None, table)) for table in there if any(table)] == tables


def the_correction_is_in_the_log(path):
    right = list(path.told.tables[EXCHANGED, 2].items())[:2]
    book = FileBook(path.file)
    lines = [line for line in book.entered("Corrections", "B4:G63") if any(line)]
    figures = [f"{float(own):+g}".replace("-", "−") for _, own in right]
    assert [line[:3] + line[4:] for line in lines] == [
        [EXCHANGED, 2, right[0][0], figures[1], figures[0]],
        [EXCHANGED, 2, right[1][0], figures[0], figures[1]],
    ]
    assert "Corrections since the last copy" in path.said
    assert text("macros.next_round.by_snake", "en", counted=FOUND_AFTER) in path.said


def the_standings_are_those_of_the_rules(path):
    expected = standings(path.told.for_the_rules(), ROUNDS)
    shown = path.standings["standings"]
    assert [(line["name"], line["place"]) for line in shown] == [
        (line.name, line.place) for line in expected
    ]
    assert [line["points"] for line in shown] == pytest.approx(
        [float(line.points) for line in expected]
    )
    assert [line["tie_breaks"][0] for line in shown] == pytest.approx(
        [float(line.whists) for line in expected]
    )
    fined = next(line for line in shown if line["name"] == f"Player {FINED}")
    assert fined["penalty"] == FINE


def the_page_is_seen_in_a_browser(path):
    output(path.file.parent, "publish", path.file.name, "--text")
    seen = browser.seen(path.file.parent / "profile", path.file.with_suffix(".html"))
    for line in path.standings["standings"]:
        assert line["name"] in seen
    assert "<svg" in seen


def the_archive_is_final_and_shows_the_same(path):
    told = output(path.file.parent, "finalise", path.file.name)
    [archive] = path.file.parent.glob("cup 2*.xlsx")
    assert archive.name in told
    one, other = FileBook(path.file), FileBook(archive)
    for sheet in ("Standings", "Corrections", "Data"):
        area = "A1:J90"
        assert other.entered(sheet, area) == one.entered(sheet, area)
    assert "final" in str(value(other, *named(other, "Event_state"))).lower()
