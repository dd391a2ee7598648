"""The sheet Data of a knockout: event, what wins a match, how many go through."""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_knockout_cells as cells
from xladdin.workbooks.bridge_data_sheet import DataSheet, event_line, state_line
from xladdin.workbooks.bridge_knockout_cells import all_matches
from xladdin.workbooks.sheet_words import Words

NOTES = 4
WAYS = ("by_points", "by_imps")


def add_data(workbook: Workbook, words: Words) -> Worksheet:
    """Add the sheet Data with the values of a new round."""
    sheet: Worksheet = workbook.create_sheet(words.common("data"))
    data = DataSheet(workbook, words, sheet)
    data.event()
    data.heading(words("elimination"))
    data.entry("Round_name", words("round_name"), words("hint_round"))
    ways = [words(key) for key in WAYS]
    data.choice("Winner_by", words("winner_by"), ways, words("hint_winner_by"))
    data.number(
        "Scheduled_boards",
        words("scheduled"),
        words("hint_scheduled"),
        wrong="IF(COUNT(Scheduled_boards)=1,"
        "OR(Scheduled_boards<1,Scheduled_boards<>ROUND(Scheduled_boards,0)),"
        'Scheduled_boards<>"")',
    )
    data.number(
        "Through",
        words("through"),
        words("hint_through"),
        wrong="IF(COUNT(Through)=1,OR(Through<0,Through<>ROUND(Through,0)),"
        'Through<>"")',
    )
    data.heading(data.shared("reckoned"))
    boards = '=IF(COUNT(Scheduled_boards)=1,Scheduled_boards,"")'
    data.reckoned("Boards_used", words("scheduled"), boards)
    matches = f"COUNTA({all_matches(words, cells.NAMES[0])})"
    through = f"=IF(COUNT(Through)=1,Through,{matches})"
    data.reckoned("Places_through", words("through"), through)
    line = event_line("Round_name")
    data.reckoned("Event_line", data.shared("event_line"), line)
    by_imps = f"=IFERROR(IF(Winner_by={words.quoted('by_imps')},1,0),0)"
    data.reckoned("Won_by_IMPs", words("step_won_by_imps"), by_imps)
    rules = f'={words.quoted("winner_by", after=": ")}&IFERROR(Winner_by&"","")'
    data.reckoned("Rules_line", words("rules_line"), rules)
    played = all_matches(words, cells.WINNER)
    letters = "+".join(
        f"COUNTIF({played},{words.quoted(key)})"
        for key in ("team_a", "team_b", "level_mark")
    )
    state = state_line(words.language, f"({letters})", matches)
    data.reckoned("State_line", data.shared("state_line"), state)
    data.count_wrong()
    data.count_pasted()
    data.notes_for_wall(NOTES)
    data.finish()
    return sheet
