"""The sheet Fixtures of a league: one match a row, as the results arrive.

Round and teams left, the figures of the card, then what was decided instead; the
victory points and percents beside, words last. The steps stand beyond the print area.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_league_cells import (
    CHECKS,
    FIGURE,
    LINE,
    MESSAGE_LOOK,
)
from xladdin.workbooks.bridge_league_checks import STATUSES
from xladdin.workbooks.bridge_league_marks import add_marks
from xladdin.workbooks.bridge_league_steps import (
    STEP_HEADS,
    add_step_heads,
    add_steps,
    results,
)
from xladdin.workbooks.checks import to_check_head
from xladdin.workbooks.parts import at, name_cells, put
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 42, "M": 84, "T": 196, "U": 24}
WIDTHS |= dict.fromkeys("BC", 40) | dict.fromkeys("DE", 105)
WIDTHS |= dict.fromkeys("FGHRS", 46) | dict.fromkeys("NO", 48)
WIDTHS |= dict.fromkeys("IJKLPQ", 52)
STEP_WIDTH = 66
A_PAGE = 32  # fixtures
GROUPS = {"B": "number", "F": "imps", "I": "points", "K": "gifted"}
GROUPS |= {"N": "typed_vp", "P": "vp", "R": "final_percent"}
HEADS = dict(
    zip(
        "ABCFGHIJKLNOPQRS",
        """round home_short away_short home_short away_short boards
    home_short away_short home_short away_short home_short
    away_short home_short away_short home_short away_short""".split(),
        strict=True,
    )
)
LEFT_HEADS = {"D": "home", "E": "away", "M": "status"}
TEAM_NAME = LINE.but(bold=True, indent=1, shrink=True)
ENTRY = styles.NUMBER_ENTRY.but(number_format=cells.PLAIN_NUMBER)


def add_fixtures(workbook: Workbook, sheet: Worksheet, words: Words) -> None:
    """Fill the sheet Fixtures, without any entry."""
    parts.widths(sheet, WIDTHS)
    parts.widths(sheet, dict.fromkeys(STEP_HEADS, STEP_WIDTH))
    _add_top(workbook, sheet, words)
    add_step_heads(sheet, words)
    for row in cells.ROWS:
        _add_row(sheet, words, row)
        add_steps(sheet, words, row)
    first, last = cells.FIRST_ROW, cells.LAST_ROW
    statuses = [words(key) for key in STATUSES]
    parts.choices(sheet, f"{cells.STATUS}{first}:{cells.STATUS}{last}", statuses)
    add_marks(sheet, words)
    name_cells(workbook, "Fixtures", at(sheet, f"A{first}:{cells.TYPED[1]}{last}"))
    tops = range(first, last + 1, A_PAGE)
    parts.print_setup(
        sheet,
        f"A1:{cells.MESSAGE}{last}",
        repeat="1:4",
        breaks_below=[top - 1 for top in tops[1:]],
    )
    pages = [f"A{top}:{cells.TYPED[1]}{min(top + A_PAGE - 1, last)}" for top in tops]
    parts.pages_to_print(sheet, "V1", words.language, pages)
    parts.finish_sheet(sheet, freeze=f"A{first}", first_input=f"A{first}")


def _add_top(workbook: Workbook, sheet: Worksheet, words: Words) -> None:
    """Who leads, the event, how far the league is, the heads."""
    put(sheet, "A1", "=Leader", styles.TITLE)
    watch = f"A{cells.FIRST_ROW}:{cells.TYPED[1]}{cells.LAST_ROW}"
    parts.functions_missing(sheet, f"{cells.MESSAGE}1", words.language, watch)
    put(sheet, "A2", '=IF(Event_line="","",Event_line&" · ")&Rules_line', styles.HEAD)
    put(sheet, f"{cells.MESSAGE}2", "=State_line", styles.HEAD.but(align="right"))
    right = styles.BOLD_HEAD.but(align="right")
    for column, key in GROUPS.items():
        put(
            sheet,
            f"{column}3",
            words(key),
            styles.BOLD_HEAD if column == "B" else right,
        )
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    put(sheet, f"A4:{cells.MESSAGE}4", None, line)
    parts.heads(sheet, 4, {c: words(key) for c, key in HEADS.items()}, line)
    for column, key in LEFT_HEADS.items():
        put(sheet, f"{column}4", words(key), line.but(align="left", indent=1))
    put(sheet, f"{cells.MESSAGE}4", words("note"), line.but(align="left", indent=1))
    count = f"{cells.MESSAGE}3"
    put(
        sheet,
        count,
        to_check_head("To_check", words.language),
        styles.BOLD_HEAD.but(indent=1),
    )
    put(
        sheet,
        f"{cells.CODE}3",
        f"={CHECKS.count(cells.fixtures(cells.CODE))}",
        cells.STEP,
    )
    put(
        sheet,
        f"{cells.CODE}2",
        f"={cells.CODE}3+Teams_wrong+Settings_wrong+Settings_pasted+Boards_missing",
        cells.STEP,
    )
    name_cells(workbook, "To_check", at(sheet, f"{cells.CODE}2"))
    parts.height(sheet, 1, 38)
    parts.height(sheet, (2, 3), 20)
    parts.height(sheet, 4, 32)


def _add_row(sheet: Worksheet, words: Words, row: int) -> None:
    """Entry cells and figures of a fixture."""
    put(sheet, f"A{row}:{cells.AWAY}{row}", None, ENTRY)
    put(sheet, f"{cells.IMPS[0]}{row}:{cells.GIFTS[1]}{row}", None, ENTRY)
    status = Look(number_format=styles.AS_TYPED, indent=1).as_input()
    put(sheet, f"{cells.STATUS}{row}", None, status)
    put(sheet, f"{cells.TYPED[0]}{row}:{cells.TYPED[1]}{row}", None, ENTRY)
    formulas = results(words, row)
    for column in (cells.HOME_NAME, cells.AWAY_NAME):
        put(sheet, f"{column}{row}", formulas[column], TEAM_NAME)
    for columns, look in (
        (cells.VP, FIGURE.but(bold=True, number_format=cells.HUNDREDTHS)),
        (cells.PERCENT, FIGURE.but(number_format=cells.PERCENTS)),
    ):
        for column in columns:
            put(sheet, f"{column}{row}", formulas[column], look)
    said, other = cells.message(words, f"{cells.CODE}{row}"), f"{cells.OTHER_ROW}{row}"
    said += f'&IF({other}="",""," "&{other})'
    put(sheet, f"{cells.MESSAGE}{row}", said, MESSAGE_LOOK)
    parts.height(sheet, row, 22)
