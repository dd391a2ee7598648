"""The cross-table of a league, derived from the fixtures, in the order of the places.

In one leg a row has the team's victory points against each other team. In two legs a
cell has the match of the row's team at home against the column's team.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_league_cells import (
    FIGURE,
    LINE,
    STEP,
    TEAM_NUMBERS,
    TEAMS,
    all_fixtures,
)
from xladdin.workbooks.bridge_league_marks import mark_victory_points
from xladdin.workbooks.parts import at, mark_where, put
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

HEADS, FIRST = 5, 6
LAST = FIRST + TEAMS - 1
ORDER, NAME = "A", "B"
TOTAL, FIRST_COLUMN = "C", 4
LAST_COLUMN = get_column_letter(FIRST_COLUMN + TEAMS - 1)
# Beyond the page: the team of the row, then what names its matches at home.
TEAM = get_column_letter(FIRST_COLUMN + TEAMS + 1)
FIRST_STEP = FIRST_COLUMN + TEAMS + 2
CELL_WIDTH = 60


def column(opponent: int) -> str:
    """The column of the opponent who stands in this line."""
    return get_column_letter(FIRST_COLUMN + opponent - 1)


def _step(opponent: int) -> str:
    return get_column_letter(FIRST_STEP + opponent - 1)


def add_cross_table(workbook: Workbook, words: Words) -> Worksheet:
    """Add the sheet with the cross-table."""
    sheet: Worksheet = workbook.create_sheet(words("cross_table"))
    parts.widths(sheet, {ORDER: 36, NAME: 170, TOTAL: 72, TEAM: 66})
    parts.widths(sheet, dict.fromkeys(map(column, TEAM_NUMBERS), CELL_WIDTH))
    parts.widths(sheet, dict.fromkeys(map(_step, TEAM_NUMBERS), 44))
    put(sheet, "A1", "=Event_line", styles.HEAD)
    put(sheet, f"{LAST_COLUMN}1", "=Rules_line", styles.HEAD.but(align="right"))
    put(sheet, "A2", words("cross_table"), styles.TITLE)
    right = Look(bold=True, align="right")
    after = at(words("standings"), f"{cells.LAST_LINE_COLUMN}2")
    put(sheet, f"{LAST_COLUMN}2", f"={after}", right)
    put(sheet, "A3", "=State_line", Look())
    one, two = words.quoted("cross_one_leg"), words.quoted("cross_two_legs")
    put(sheet, "A4", f"=IF(Legs_used=2,{two},{one})", styles.HEAD)
    for row, pixels in ((1, 20), (2, 38), (3, 24), (4, 22), (HEADS, 24)):
        parts.height(sheet, row, pixels)
    _add_heads(sheet, words)
    for line in TEAM_NUMBERS:
        _add_row(sheet, words, line)
    _add_marks(sheet, words)
    parts.print_setup(sheet, f"A1:{LAST_COLUMN}{LAST}", one_page=True)
    parts.finish_sheet(sheet, freeze=f"A{FIRST}")
    return sheet


def _add_heads(sheet: Worksheet, words: Words) -> None:
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    put(sheet, f"A{HEADS}:{LAST_COLUMN}{HEADS}", None, line)
    put(sheet, f"{ORDER}{HEADS}", "№", line.but(align="left"))
    put(sheet, f"{NAME}{HEADS}", words("team"), line.but(align="left", indent=1))
    put(sheet, f"{TOTAL}{HEADS}", words("vp"), line.but(bold=True))
    put(sheet, f"{TEAM}{HEADS}", words("step_team"), line)
    put(sheet, f"{_step(1)}{HEADS - 1}", words("step_pair"), styles.BOLD_HEAD)
    for opponent, row in zip(TEAM_NUMBERS, range(FIRST, LAST + 1), strict=True):
        number = f'=IF(${TEAM}${row}="","",{opponent})'
        put(sheet, f"{column(opponent)}{HEADS}", number, line)
        put(sheet, f"{_step(opponent)}{HEADS}", number, line)


def _add_row(sheet: Worksheet, words: Words, line: int) -> None:
    row = FIRST + line - 1
    there = cells.LINES[line - 1]
    team = f"${TEAM}{row}"
    found = at(words("standings"), f"{cells.LINE_TEAM}{there}")
    name, points = (at(words("standings"), f"{c}{there}") for c in ("B", "G"))
    put(sheet, f"{TEAM}{row}", f"={found}", STEP)
    put(sheet, f"{ORDER}{row}", f'=IF({team}="","",{line})', LINE)
    bold = LINE.but(bold=True, indent=1, shrink=True)
    put(sheet, f"{NAME}{row}", f'=IF({team}="","",{name})', bold)
    total = FIGURE.but(bold=True, number_format=cells.HUNDREDTHS)
    put(sheet, f"{TOTAL}{row}", f'=IF({team}="","",{points})', total)
    look = FIGURE.but(number_format=cells.HUNDREDTHS, shrink=True)
    for opponent in TEAM_NUMBERS:
        put(sheet, f"{column(opponent)}{row}", _cell(words, line, opponent), look)
        put(sheet, f"{_step(opponent)}{row}", _fixture(line, opponent), STEP)
    parts.height(sheet, row, 30)


def _fixture(line: int, opponent: int) -> str:
    """What names the match at home against an opponent."""
    home, away = (f"${TEAM}${FIRST + number - 1}" for number in (line, opponent))
    if line == opponent:
        return '=""'
    return f'=IF(OR({home}="",{away}=""),"",{home}*{cells.PAIR_FACTOR}+{away})'


def _cell(words: Words, line: int, opponent: int) -> str:
    """What stands in the cross-table."""
    if line == opponent:
        return f'=IF(${TEAM}${FIRST + line - 1}="","","×")'
    pairs = all_fixtures(words, cells.PLAYED_PAIR)
    at_home, away = (
        f"MATCH({_step(column)}{FIRST + row - 1},{pairs},0)"
        for row, column in ((line, opponent), (opponent, line))
    )
    homes, aways = (all_fixtures(words, c) for c in cells.VP)
    both = f'INDEX({homes},{at_home},1)&":"&INDEX({aways},{at_home},1)'
    one = f"IFERROR(INDEX({homes},{at_home},1),INDEX({aways},{away},1))"
    known = f"{_step(opponent)}{FIRST + line - 1}"
    return f'=IF({known}="","",IFERROR(IF(Legs_used=2,{both},{one}),""))'


def _add_marks(sheet: Worksheet, words: Words) -> None:
    """Lines without a team; victory points without needless decimals."""
    area = f"A{FIRST}:{LAST_COLUMN}{LAST}"
    mark_where(sheet, area, f'${TEAM}{FIRST}=""', styles.UNUSED_ROW)
    mark_victory_points(sheet, words, area)
