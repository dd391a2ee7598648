"""A club tournament for preferans-tournament: 15 players, the fourth round under way.

Three rounds are played, by the Piter system; one player missed the second and got his
average, one came late, one fills a table out of competition.
"""

from __future__ import annotations

from typing import NamedTuple

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks.preferans_data import place_of
from xladdin.workbooks.preferans_tournament_layout import (
    FIRST_PLAYER,
    START,
    Reckoning,
    block,
    round_sheet,
)

FACTS = ("", "_date", "_judge", "_version", "_time", "_protests")
NUMBERS = {"Rounds_planned": 4, "Qualifiers_count": 4}
OUT_OF_COMPETITION = 15
LATE, LATE_ROUND, LATE_PENALTY = 6, 3, -50
ABSENT, ABSENT_ROUND = 11, 2


class Slip(NamedTuple):
    """Pool, mountain, whists on each, of every player at the table."""

    rows: tuple[tuple[int, int, tuple[int | None, ...]], ...]


class Final(NamedTuple):
    """Final whists of every player at the table."""

    whists: tuple[int, ...]


# Round by round, table by table: the players' numbers and what they brought.
ROUNDS: tuple[tuple[tuple[tuple[int, ...], Slip | Final | None], ...], ...] = (
    (
        (
            (14, 11, 7, 13),
            Slip(
                (
                    (20, 48, (None, 6, 22, 66)),
                    (20, 26, (34, None, 64, 78)),
                    (20, 38, (64, 0, None, 20)),
                    (20, 18, (20, 62, 78, None)),
                )
            ),
        ),
        ((9, 3, 10, 4), Final((260, -230, -46, 16))),
        ((8, 12, 1, 6), Final((36, -162, 216, -90))),
        (
            (15, 5, 2),
            Slip(
                (
                    (20, 26, (None, 32, 50)),
                    (20, 28, (42, None, 24)),
                    (20, 0, (54, 26, None)),
                )
            ),
        ),
    ),
    (
        (
            (1, 9, 2, 13),
            Slip(
                (
                    (20, 24, (None, 38, 16, 30)),
                    (20, 18, (40, None, 92, 36)),
                    (20, 24, (60, 32, None, 66)),
                    (20, 24, (46, 34, 40, None)),
                )
            ),
        ),
        (
            (5, 4, 8, 15),
            Slip(
                (
                    (20, 26, (None, 64, 30, 52)),
                    (20, 26, (48, None, 72, 48)),
                    (20, 20, (30, 70, None, 34)),
                    (20, 28, (44, 32, 26, None)),
                )
            ),
        ),
        (
            (7, 10, 6),
            Slip(
                (
                    (20, 24, (None, 60, 26)),
                    (20, 32, (22, None, 18)),
                    (20, 32, (60, 78, None)),
                )
            ),
        ),
        (
            (12, 14, 3),
            Slip(
                (
                    (20, 50, (None, 56, 68)),
                    (20, 26, (4, None, 78)),
                    (20, 40, (28, 38, None)),
                )
            ),
        ),
    ),
    (
        (
            (9, 11, 8, 2),
            Slip(
                (
                    (20, 44, (None, 38, 32, 62)),
                    (20, 18, (28, None, 20, 42)),
                    (20, 42, (48, 62, None, 40)),
                    (20, 22, (78, 40, 60, None)),
                )
            ),
        ),
        ((7, 5, 14, 6), Final((-165, 117, -41, 89))),
        (
            (12, 3, 15, 10),
            Slip(
                (
                    (20, 30, (None, 30, 40, 0)),
                    (20, 44, (34, None, 4, 42)),
                    (20, 32, (44, 78, None, 78)),
                    (20, 38, (66, 54, 0, None)),
                )
            ),
        ),
        (
            (13, 4, 1),
            Slip(
                (
                    (20, 30, (None, 50, 2)),
                    (20, 28, (32, None, 44)),
                    (20, 12, (42, 92, None)),
                )
            ),
        ),
    ),
    (
        (
            (1, 2, 6, 5),
            Slip(
                (
                    (20, 22, (None, 38, 54, 66)),
                    (20, 32, (44, None, 74, 62)),
                    (20, 32, (52, 56, None, 42)),
                    (20, 12, (30, 14, 44, None)),
                )
            ),
        ),
        ((4, 14, 12, 13), None),
        ((10, 7, 15, 3), None),
        ((11, 8, 9), None),
    ),
)


def fill(workbook: Workbook, language: str) -> None:
    """Enter the tournament."""
    _players(workbook, language)
    for name in (f"Event{fact}" for fact in FACTS):
        data, cell = place_of(workbook, name)
        data[cell] = text(f"tournament.sample.{name.lower()}", language)
    for name, value in NUMBERS.items():
        data, cell = place_of(workbook, name)
        data[cell] = value
    for number, tables in enumerate(ROUNDS, start=1):
        sheet = workbook[round_sheet(number, language)]
        for table, (players, brought) in enumerate(tables, start=1):
            _table(sheet, table, players, brought)
    sheet = workbook[round_sheet(LATE_ROUND, language)]
    for row in sheet.iter_rows(min_col=2, max_col=2):
        if row[0].value == LATE:
            sheet[f"O{row[0].row}"] = LATE_PENALTY
            sheet[f"P{row[0].row}"] = text("tournament.sample.late", language)
    at = Reckoning(language)
    reckoning = workbook[at.title]
    row_of_absent = at.FIRST + ABSENT - 1
    cell = f"{at.column('decision', ABSENT_ROUND)}{row_of_absent}"
    reckoning[cell] = text("tournament.average", language)
    reckoning[f"S{row_of_absent}"] = text("tournament.sample.absent", language)
    seats = workbook[text("tournament.seats", language)]
    seats[START] = text("tournament.sample.start", language)


def _players(workbook: Workbook, language: str) -> None:
    sheet = workbook[text("tournament.players", language)]
    names = text("tournament.sample.players", language).split(", ")
    teams = text("tournament.sample.teams", language).split(", ")
    for order, name in enumerate(names):
        sheet[f"B{FIRST_PLAYER + order}"] = name
        sheet[f"C{FIRST_PLAYER + order}"] = teams[order % len(teams)]
    status = f"D{FIRST_PLAYER + OUT_OF_COMPETITION - 1}"
    sheet[status] = text("tournament.status.out", language)


def _table(
    sheet: Worksheet, table: int, players: tuple[int, ...], brought: Slip | Final | None
) -> None:
    at = block(table)
    for at_seat, (row, number) in enumerate(zip(at.rows, players, strict=False)):
        sheet[f"{at.name}{row}"] = number
        if isinstance(brought, Final):
            sheet[f"{at.final}{row}"] = brought.whists[at_seat]
        if isinstance(brought, Slip):
            pool, mountain, written = brought.rows[at_seat]
            sheet[f"{at.pool}{row}"], sheet[f"{at.mountain}{row}"] = pool, mountain
            for column, whists in zip(at.written, written, strict=False):
                sheet[f"{column}{row}"] = whists
