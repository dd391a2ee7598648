"""A sample league of eight teams in two legs, invented, by the rules of 1959.

Its two leaders have the figures of Italy and France in the European championship of
1956: 25 victory points each, 955:564 before 927:576 by the quotient; and one match ends
104:20. A match was postponed, one was a walk-over, one has IMPs only.

Source: Stolitsa 1959, §24 and §28 (the figures of the leaders); all else is invented.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks.sheet_words import Words

BOARDS = 40
LEGS, ROUNDS = 2, 14
# Round, home, away, IMPs, points, gifted points.
FIXTURES = (
    (1, 1, 8, 76, 28, 12430, 8620, 2550, 6360),
    (1, 2, 7, 103, 17, 16500, 9190, 1380, 8690),
    (1, 3, 6, 49, 74, 8990, 11320, 6590, 4260),
    (1, 4, 5, 58, 31, 14410, 11870, 2230, 4770),
    (2, 8, 5, 53, 46, 11130, 10770, 3460, 3820),
    (2, 6, 4, 53, 63, 13220, 14480, 5390, 4130),
    (2, 7, 3, 42, 71, 8440, 10820, 5830, 3450),
    (2, 1, 2, 78, 26, 20430, 15610, 2590, 7410),
    (3, 2, 8, 62, 65, 12370, 11970, 5380, 5780),
    (3, 3, 1, 48, 56, 10550, 11240, 4500, 3810),
    (3, 4, 7, 54, 38, 9990, 8870, 3050, 4170),
    (3, 5, 6, 41, 49, 9260, 9660, 3820, 3420),
    (4, 8, 6, 57, 59, 13080, 12400, 4740, 5420),
    (4, 7, 5, 14, 81, 8710, 13520, 5810, 1000),
    (4, 1, 4, 56, 52, 11870, 11100, 4190, 4960),
    (4, 2, 3, 57, 58, 10210, 10690, 4910, 4430),
    (5, 3, 8, 51, 55, 13640, 13280, 4430, 4790),
    (5, 4, 2, 78, 44, 12430, 9900, 3900, 6430),
    (5, 5, 1, 49, 57, 8350, 10680, 5780, 3450),
    (5, 6, 7, 101, 19, 15610, 7360, 1520, 9770),
    (6, 8, 7, 65, 54, 10590, 9810, 4350, 5130),
    (6, 1, 6, 62, 51, 11690, 10900, 4050, 4840),
    (6, 2, 5, 59, 62, 8930, 8850, 4430, 4510),
    (6, 3, 4, 46, 80, 11820, 13500, 6280, 4600),
    (7, 4, 8, 79, 68, 13530, 12380, 5740, 6890),
    (7, 5, 3, 38, 63, 11720, 12900, 4330, 3150),
    (7, 6, 2, 39, 70, 10720, 13870, 6380, 3230),
    (7, 7, 1, 20, 104, 7180, 15040, 9650, 1790),
    (8, 8, 1, 43, 69, 9460, 11330, 5650, 3780),
    (8, 7, 2, 26, 115, 6890, 14390, 9740, 2240),
    (8, 6, 3, 65, 51, 13360, 11980, 4280, 5660),
    (8, 5, 4, 27, 68, 9690, 13200, 5590, 2080),
    (9, 5, 8, 32, 48, 8870, 9560, 3130, 2440),
    (9, 4, 6, 42, 53, 11080, 12600, 4470, 2950),
    (9, 3, 7, 63, 44, 12050, 10040, 3320, 5330),
    (9, 2, 1, 38, 98, 7380, 13120, 8670, 2930),
    (10, 8, 2, 44, 55, 10890, 12080, 4800, 3610),
    (10, 1, 3, 77, 54, 15440, 13710, 4890, 6620),
    (10, 7, 4, 29, 42, 11670, 12290, 2720, 2100),
    (10, 6, 5, 66, 51, 9620, 8510, 4390, 5500),
    (11, 6, 8, 73, 36, 13780, 10450, 3120, 6450),
    (11, 5, 7, 75, 28, 12470, 8380, 2120, 6210),
    (11, 4, 1, 52, 38, 8180, 7340, 2780, 3620),
    (11, 3, 2, 35, 70, 9450, 11660, 5270, 3060),
    (12, 8, 3, 35, 55, 9690, 11240, 4090, 2540),
    (12, 2, 4, 36, 78, 10920, 14200, 6320, 3040),
    (12, 1, 5, 50, 21, 14470, 11890, 1640, 4220),
    (12, 7, 6, 39, 77, 10070, 12770, 5890, 3190),
    (13, 6, 1, 36, 67, 9810, 13170, 6220, 2860),
    (13, 5, 2, 33, 58),
    (13, 4, 3, 81, 29, 12320, 7410, 2120, 7030),
    (14, 8, 4, 28, 100, 9240, 16240, 9000, 2000),
    (14, 2, 6, 63, 61, 11250, 10910, 5430, 5770),
    (14, 1, 7, 67, 46, 11570, 9990, 4410, 5990),
)
POSTPONED = (14, 3, 5)
WALK_OVER, WALK_OVER_POINTS = (13, 7, 8), (0, 2)
LATE_TEAM, LATE_POINTS = 2, 1


def enter_sample(workbook: Workbook, words: Words) -> None:
    """Enter the league into an empty scoresheet."""
    fixtures: Worksheet = workbook[words("fixtures")]
    irregular = (POSTPONED, WALK_OVER)
    order = sorted((*FIXTURES, *irregular), key=lambda fixture: fixture[0])
    for row, fixture in zip(cells.ROWS, order, strict=False):
        columns = (cells.ROUND, cells.HOME, cells.AWAY, *cells.IMPS)
        for column, figure in zip((*columns, *_FIGURES), fixture, strict=False):
            fixtures[f"{column}{row}"] = figure
        if fixture == POSTPONED:
            fixtures[f"{cells.STATUS}{row}"] = words("postponed")
        if fixture == WALK_OVER:
            fixtures[f"{cells.STATUS}{row}"] = words("walk_over")
            for column, points in zip(cells.TYPED, WALK_OVER_POINTS, strict=True):
                fixtures[f"{column}{row}"] = points
    _enter_teams(workbook[words("teams")], words)
    _enter_data(workbook, words)


_FIGURES = (*cells.POINTS, *cells.GIFTS)


def _enter_teams(sheet: Worksheet, words: Words) -> None:
    teams = words("sample.teams").split("; ")
    players = words("sample.players").split("; ")
    for row, team, who in zip(cells.TEAM_ROWS, teams, players, strict=False):
        sheet[f"{cells.NAME}{row}"] = team
        sheet[f"{cells.PLAYERS}{row}"] = who
    row = cells.PENALTY_ROWS[0]
    sheet[f"{cells.PENALTY_TEAM}{row}"] = LATE_TEAM
    sheet[f"{cells.PENALTY_VP}{row}"] = LATE_POINTS
    sheet[f"{cells.REASON}{row}"] = words("sample.late")


def _enter_data(workbook: Workbook, words: Words) -> None:
    entries: dict[str, str | int | float] = {
        "Event": words("sample.event"),
        "Event_date": words("sample.date"),
        "Event_version": "3",
        "Event_time": "14.03.2026 21:40",
        "Event_protests": "22:10",
        "Rules": "1959",
        "Scheduled_boards": BOARDS,
        "Legs": LEGS,
        "Tie_break_1": words("tie_quotient"),
        "Tie_break_2": words("tie_none"),
        "Tie_break_3": words("tie_none"),
        "Through": 4,
        "Note_1": words("sample.note"),
        "Round_shown": ROUNDS,
    }
    for name, value in entries.items():
        sheet, _, cell = workbook.defined_names[name].attr_text.rpartition("!")
        workbook[sheet.strip("'")][cell.replace("$", "")] = value
