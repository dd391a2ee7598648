"""The scoresheet preferans-tournament: up to 80 players, 15 rounds, all that follows.

Slips are entered on a sheet a round; the sheet that brings the rounds together, the
standings, teams, seats and slips follow from them. Seats are typed numbers, so that a
correction of an old round moves nobody.

>>> SCORESHEET.name
'preferans-tournament'
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks.help_sheet import add_help
from xladdin.workbooks.preferans_tournament_help import sections
from xladdin.workbooks.preferans_tournament_layout import CHECKS, ROUND_NUMBERS
from xladdin.workbooks.preferans_tournament_players import (
    add_data,
    add_log,
    add_players,
)
from xladdin.workbooks.preferans_tournament_reckoning import add_reckoning
from xladdin.workbooks.preferans_tournament_round import add_round
from xladdin.workbooks.preferans_tournament_sample import fill
from xladdin.workbooks.preferans_tournament_seats import add_seats
from xladdin.workbooks.preferans_tournament_slips import add_slips
from xladdin.workbooks.preferans_tournament_standings import (
    HEADS,
    LAST,
    add_standings,
)
from xladdin.workbooks.preferans_tournament_teams import add_teams
from xladdin.workbooks.scoresheet import Scoresheet

LAST_RESULT = "J"  # the last column of the standings before the rounds


def build(language: str, sample: bool) -> Workbook:
    """The workbook in a language, empty or with a tournament entered."""
    workbook = styles.new_workbook()
    add_players(workbook, language)
    add_data(workbook, language)
    standings = _sheet(workbook, "standings", language)
    add_teams(workbook, language)
    seats = _sheet(workbook, "seats", language)
    add_slips(workbook, seats, language)
    add_reckoning(workbook, language)
    for number in ROUND_NUMBERS:
        add_round(workbook, number, language)
    add_standings(workbook, standings, language)
    add_seats(workbook, seats, language)
    add_log(workbook, language)
    CHECKS.add_sheet(workbook, language)
    title = text("tournament.title", language)
    add_help(workbook, language, title, sections(language))
    results = parts.at(standings, f"A{HEADS}:{LAST_RESULT}{LAST}")
    parts.name_cells(workbook, "xladdin_results", results)
    if sample:
        fill(workbook, language)
    parts.finish_workbook(
        workbook, SCORESHEET.name, SCORESHEET.version, language, title
    )
    return workbook


def _sheet(workbook: Workbook, key: str, language: str) -> Worksheet:
    sheet: Worksheet = workbook.create_sheet(text(f"tournament.{key}", language))
    return sheet


SCORESHEET = Scoresheet("preferans-tournament", 1, build)
