"""The sheet Schedule of a league: Berger tables as values, to be copied.

A block for each number of teams: round, home, away as in the first columns of the sheet
Fixtures, the second leg beside the first. The cells look like the inputs that they are
copied into, so that no way of pasting harms these.
"""

from __future__ import annotations

import textwrap

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.bridge.all_play_all import Fixture, schedule
from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_league_fixtures import ENTRY
from xladdin.workbooks.parts import at, link, put
from xladdin.workbooks.sheet_words import Words

LEGS = ("ABC", "EFG")  # columns of the two legs
FEWEST_TEAMS = 3
LINKS = "ABCDEFG"  # columns of the links to the numbers of teams
LETTERS = 112  # that a line has room for
HEADS = ("round", "home_short", "away_short")
WIDTHS = dict.fromkeys(LINKS, 100)


def add_schedule(workbook: Workbook, words: Words) -> Worksheet:
    """Add the sheet Schedule."""
    sheet: Worksheet = workbook.create_sheet(words("schedule"))
    parts.widths(sheet, WIDTHS)
    put(sheet, "A1", words("schedule"), styles.TITLE)
    parts.height(sheet, 1, 38)
    hints = (words(f"schedule_{key}") for key in ("how", "bye", "what"))
    lines = [line for hint in hints for line in textwrap.wrap(hint, LETTERS)]
    for row, line in enumerate(lines, start=2):
        put(sheet, f"A{row}", line, styles.HEAD)
    links = len(lines) + 3
    put(sheet, f"A{links - 1}", words("schedule_choose"), styles.BOLD_HEAD)
    row = links + 2
    for place, teams in enumerate(range(FEWEST_TEAMS, cells.TEAMS + 1)):
        there = f"{LINKS[place % len(LINKS)]}{links + place // len(LINKS)}"
        link(sheet, there, str(teams), at(sheet, f"A{row}"))
        row = _add_block(sheet, words, teams, row)
    area = f"A1:{LINKS[-1]}{row}"
    parts.print_setup(sheet, area, repeat="1:1", landscape=False)
    parts.finish_sheet(sheet, freeze=f"A{links + 2}")
    return sheet


def _add_block(sheet: Worksheet, words: Words, teams: int, row: int) -> int:
    """The two legs for a number of teams; gives the row of the next block."""
    fixtures = schedule(teams, legs=2)
    half = len(fixtures) // 2
    first, last = row + 2, row + 1 + half
    title = words("schedule_teams", teams=teams)
    put(sheet, f"A{row}", title, styles.NAME.but(vertical="bottom"))
    parts.height(sheet, row, 34)
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    for leg, columns in enumerate(LEGS):
        for column, key in zip(columns, HEADS, strict=True):
            put(sheet, f"{column}{row + 1}", words(key), line)
        _add_fixtures(sheet, columns, first, fixtures[leg * half : (leg + 1) * half])
        cells_of_leg = at(sheet, f"{columns[0]}{first}:{columns[2]}{last}")
        shown = words("schedule_leg", leg=leg + 1)
        link(sheet, f"{columns[2]}{row}", shown, cells_of_leg)
    return last + 2


def _add_fixtures(
    sheet: Worksheet, columns: str, first: int, fixtures: list[Fixture]
) -> None:
    for row, fixture in enumerate(fixtures, start=first):
        for column, number in zip(columns, fixture, strict=True):
            put(sheet, f"{column}{row}", number, ENTRY)
