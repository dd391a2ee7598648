"""A sample round of four matches: two strong teams and two weak ones happened to meet.

The percents of the first two matches are those of the document's example: 90 against
85, and 65 against 60. The totals behind them are chosen, the other matches invented.

Source: Stolitsa 1959, §23.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_knockout_cells as cells
from xladdin.workbooks.sheet_words import Words

BOARDS = 36
# IMPs, points, gifted points of team A and team B.
MATCHES = (
    (62, 48, 11370, 10490, 1510, 2390),
    (71, 66, 8260, 7350, 5520, 6430),
    (65, 69, 12600, 11230, 3580, 4950),
    (98, 51, 8020, 4380, 3710, 7350),
)
COLUMNS = (*cells.IMPS, *cells.POINTS, *cells.GIFTS)


def enter_sample(workbook: Workbook, words: Words) -> None:
    """Enter the round into an empty scoresheet."""
    matches: Worksheet = workbook[words("matches")]
    teams = iter(words("sample.teams").split("; "))
    for row, figures in zip(cells.ROWS, MATCHES, strict=False):
        for column in cells.NAMES:
            matches[f"{column}{row}"] = next(teams)
        for column, figure in zip(COLUMNS, figures, strict=True):
            matches[f"{column}{row}"] = figure
    entries: dict[str, str | int | float] = {
        "Event": words("sample.event"),
        "Event_date": "21.03.2026",
        "Event_version": "2",
        "Event_time": "21.03.2026 19:30",
        "Event_protests": "20:00",
        "Round_name": words("sample.round"),
        "Scheduled_boards": BOARDS,
        "Note_1": words("sample.note"),
    }
    for name, value in entries.items():
        sheet, _, cell = workbook.defined_names[name].attr_text.rpartition("!")
        workbook[sheet.strip("'")][cell.replace("$", "")] = value
