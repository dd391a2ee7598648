"""The scoresheet of a bridge league: up to sixteen teams, all play all, two legs.

Fixtures are entered one a row as the results arrive; the standings by victory points,
the ranking by mean final percent and the cross-table follow.

Source: Stolitsa 1959, §23 (mean of the final percents), §24 (victory points, quotient);
WBF victory points of 2013.

>>> SCORESHEET.name
'bridge-league'
"""

from __future__ import annotations

from openpyxl import Workbook

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_league_cells import CHECKS
from xladdin.workbooks.bridge_league_cross_table import add_cross_table
from xladdin.workbooks.bridge_league_data import add_data
from xladdin.workbooks.bridge_league_fixtures import add_fixtures
from xladdin.workbooks.bridge_league_help import sections
from xladdin.workbooks.bridge_league_reckoning import add_reckoning
from xladdin.workbooks.bridge_league_round import add_round
from xladdin.workbooks.bridge_league_sample import enter_sample
from xladdin.workbooks.bridge_league_schedule import add_schedule
from xladdin.workbooks.bridge_league_standings import add_standings
from xladdin.workbooks.bridge_league_teams import add_teams
from xladdin.workbooks.help_sheet import add_help
from xladdin.workbooks.scoresheet import Scoresheet
from xladdin.workbooks.sheet_words import Words

NAME = "bridge-league"
VERSION = 1


def build(language: str, sample: bool) -> Workbook:
    """The workbook in a language, empty or with the sample league entered."""
    words = Words("league", language)
    workbook = styles.new_workbook()
    fixtures = workbook.create_sheet(words("fixtures"))
    standings = workbook.create_sheet(words("standings"))
    add_cross_table(workbook, words)
    add_round(workbook, words)
    add_teams(workbook, words)
    add_data(workbook, words)
    reckoning = workbook.create_sheet(words("reckoning"))
    add_fixtures(workbook, fixtures, words)
    add_standings(workbook, standings, words)
    add_reckoning(workbook, reckoning, words)
    add_schedule(workbook, words)
    CHECKS.add_sheet(workbook, language)
    title = f"{words('title')}: {text('league_help.title', language)}"
    add_help(workbook, language, title, sections(language))
    if sample:
        enter_sample(workbook, words)
    parts.finish_workbook(workbook, NAME, VERSION, language, words("title"))
    return workbook


SCORESHEET = Scoresheet(NAME, VERSION, build)
