"""The page of a round: who meets whom, to hand to the tables, and the results.

One page serves every round: its number is chosen on top.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_league_cells import (
    MATCHES_A_ROUND,
    STEP,
    all_fixtures,
)
from xladdin.workbooks.bridge_league_marks import mark_victory_points
from xladdin.workbooks.parts import at, mark_where, name_cells, put
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

HEADS, FIRST = 5, 6
LAST = FIRST + MATCHES_A_ROUND - 1
CHOICE = "D3"
FOUND = "J"
WIDTHS = {"A": 70, "B": 250, "C": 250, "D": 84, "E": 84, "F": 84, "G": 84, "H": 320}
WIDTHS |= {"I": 24, FOUND: 66}
HEAD_KEYS = {
    "A": "table",
    "B": "home",
    "C": "away",
    "D": "imps",
    "F": "vp",
    "H": "note",
}
BOX = Look(box=True, above=styles.BOX)


def add_round(workbook: Workbook, words: Words) -> Worksheet:
    """Add the sheet of a round."""
    sheet: Worksheet = workbook.create_sheet(words("round_page"))
    parts.widths(sheet, WIDTHS)
    put(sheet, "A1", "=Event_line", styles.HEAD)
    put(sheet, "H1", "=Rules_line", styles.HEAD.but(align="right"))
    title = f"={words.quoted('round_title', after=' ')}&Round_used"
    put(sheet, "A2", title, styles.TITLE)
    put(sheet, "C3", words("round_choose"), styles.HEAD.but(align="right"))
    put(sheet, CHOICE, 1, styles.NUMBER_ENTRY.but(align="left", indent=1))
    name_cells(workbook, "Round_shown", at(sheet, CHOICE))
    put(sheet, f"{FOUND}3", '=IF(COUNT(Round_shown)=1,Round_shown,"")', STEP)
    name_cells(workbook, "Round_used", at(sheet, f"{FOUND}3"))
    _add_heads(sheet, words)
    for number, row in enumerate(range(FIRST, LAST + 1), start=1):
        _add_match(sheet, words, number, row)
    put(sheet, f"A{LAST + 1}", words("round_remark"), styles.HEAD)
    for area in (f"A{FIRST}:E{LAST}", f"F{FIRST}:G{LAST}", f"H{FIRST}:H{LAST}"):
        mark_where(sheet, area, f'${FOUND}{FIRST}=""', styles.UNUSED_BOX)
    points = f"F{FIRST}:G{LAST}"
    mark_victory_points(sheet, words, points, in_a_box=True)
    heights = ((1, 20), (2, 38), (3, 24), (4, 12), (HEADS, 24), (LAST + 1, 28))
    for row, pixels in heights:
        parts.height(sheet, row, pixels)
    parts.height(sheet, range(FIRST, LAST + 1), 49)
    parts.print_setup(sheet, f"A1:H{LAST + 1}", one_page=True)
    parts.finish_sheet(sheet, freeze=f"A{FIRST}", first_input=CHOICE)
    return sheet


def _add_heads(sheet: Worksheet, words: Words) -> None:
    line = styles.HEAD.but(indent=1)
    put(sheet, f"A{HEADS}:H{HEADS}", None, line)
    for column, key in HEAD_KEYS.items():
        put(sheet, f"{column}{HEADS}", words(key), line)
    put(sheet, f"{FOUND}{HEADS}", words("step_found"), STEP)


def _add_match(sheet: Worksheet, words: Words, number: int, row: int) -> None:
    """A match of the round; blank boxes to write into until it is played."""
    found = f"${FOUND}{row}"
    on_page = all_fixtures(words, cells.ON_PAGE)
    position = f'=IFERROR(MATCH({number},{on_page},0),"")'
    put(sheet, f"{FOUND}{row}", position, STEP)

    def fetched(column: str) -> str:
        there = f"MATCH({number},{on_page},0)"
        return f"INDEX({all_fixtures(words, column)},{there},1)"

    def unless_blank(column: str) -> str:
        return f'IF({fetched(column)}="","",{fetched(column)})'

    bold = BOX.but(bold=True, indent=1, shrink=True)
    figure = BOX.but(align="right", number_format=cells.IN_A_BOX)
    vp = figure.but(number_format=cells.HUNDREDTHS_IN_A_BOX, bold=True)
    shown = {
        "A": (str(number), BOX.but(colour=styles.GREY, indent=1)),
        "B": (unless_blank(cells.HOME_NAME), bold),
        "C": (unless_blank(cells.AWAY_NAME), bold),
        "D": (unless_blank(cells.IMPS[0]), figure),
        "E": (unless_blank(cells.IMPS[1]), figure),
        "F": (unless_blank(cells.VP[0]), vp),
        "G": (unless_blank(cells.VP[1]), vp),
        "H": (unless_blank(cells.MESSAGE), BOX.but(size=styles.NOTE, indent=1)),
    }
    for column, (formula, look) in shown.items():
        put(sheet, f"{column}{row}", f'=IF({found}="","",{formula})', look)
