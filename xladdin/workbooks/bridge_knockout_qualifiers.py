"""The sheet Qualifiers of a knockout, for the wall: by percent and by winning.

Source: Stolitsa 1959, §23: "into the final go those with the highest final percent, not
the winners".
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_knockout_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_knockout_cells import (
    FIGURE,
    FIRST_LINE,
    LAST_LINE,
    LAST_LINE_COLUMN,
    LINE,
    LINE_HEADS,
    LINES,
    STEP,
    all_teams,
)
from xladdin.workbooks.bridge_knockout_data import NOTES
from xladdin.workbooks.bridge_knockout_marks import add_line_marks
from xladdin.workbooks.bridge_wall_page import add_wall_top
from xladdin.workbooks.parts import at, name_cells, put
from xladdin.workbooks.sheet_words import Words

WIDTHS = {"A": 56, "B": 210, "C": 210, "D": 96, "E": 120, "F": 96, "G": 90}
WIDTHS |= {"H": 130, "I": 130, "J": 110, "K": 24, **dict.fromkeys("LMNO", 66)}
KEYS = dict(
    zip(
        "ABCDEFGHIJ",
        """place team opponent result points imps final_percent by_percent by_winning
        differs""".split(),
        strict=True,
    )
)
LEFT = "BCDHIJ"
NOTES_ABOVE = LAST_LINE + 1


def add_qualifiers(workbook: Workbook, sheet: Worksheet, words: Words) -> None:
    """Fill the sheet Qualifiers."""
    parts.widths(sheet, WIDTHS)
    _add_top(workbook, sheet, words)
    _add_heads(sheet, words)
    for order, row in enumerate(LINES, start=1):
        _add_line(sheet, words, row, order)
    put(sheet, "A4", words("qualifiers_remark"), styles.HEAD)
    for number in range(1, NOTES + 1):
        note = f'=IFERROR(IF(Note_{number}="","",Note_{number}),"")'
        put(sheet, f"A{NOTES_ABOVE + number}", note, styles.PLAIN.but(size=styles.NOTE))
    add_line_marks(sheet)
    last = NOTES_ABOVE + NOTES
    parts.print_setup(sheet, f"A1:{LAST_LINE_COLUMN}{last}", one_page=True)
    parts.finish_sheet(sheet, freeze=f"A{FIRST_LINE}")
    results = at(sheet, f"A{LINE_HEADS}:{LAST_LINE_COLUMN}{LAST_LINE}")
    name_cells(workbook, "xladdin_results", results)


def _add_top(workbook: Workbook, sheet: Worksheet, words: Words) -> None:
    add_wall_top(workbook, sheet, words.language, _headline(words), LAST_LINE_COLUMN)
    parts.height(sheet, LINE_HEADS, 24)


def _headline(words: Words) -> str:
    """How many go through, and how many teams the two ways part."""
    places = all_teams(words, cells.PLACE)
    by_percent = all_teams(words, cells.BY_PERCENT)
    differs = all_teams(words, cells.DIFFERS)
    through = f"COUNTIF({by_percent},{cells.THROUGH})"
    level = f"COUNTIF({by_percent},{cells.BORDER})"
    apart = f"COUNTIF({differs},1)+COUNTIF({differs},-1)"
    of = words.quoted("of", before=" ", after=" ")
    border = words.quoted("level_on_border", before=" · ", after=": ")
    other = words.quoted("ways_differ", before=" · ", after=": ")
    return (
        f"=IF(COUNT({places})=0,{words.quoted('nothing_yet')},"
        f"{words.quoted('through_so_far', after=': ')}&{through}&{of}&COUNT({places})"
        f'&IF({level}=0,"",{border}&{level})&IF({apart}=0,"",{other}&({apart})))'
    )


def _add_heads(sheet: Worksheet, words: Words) -> None:
    put(sheet, "H5", words("who_goes_through"), styles.BOLD_HEAD.but(indent=1))
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    parts.heads(sheet, LINE_HEADS, {c: words(key) for c, key in KEYS.items()}, line)
    for column in LEFT:
        look = line.but(align="left", indent=1)
        put(sheet, f"{column}{LINE_HEADS}", words(KEYS[column]), look)
    steps = {
        cells.LINE_NUMBER: "order",
        cells.LINE_TEAM: "step_team",
        cells.LINE_BY_PERCENT: "step_by_percent",
        cells.LINE_BY_WINNING: "step_by_winning",
    }
    parts.heads(sheet, LINE_HEADS, {c: words(key) for c, key in steps.items()}, line)


def _add_line(sheet: Worksheet, words: Words, row: int, order: int) -> None:
    """A team of the round, fetched from the sheet Reckoning."""
    found = f"${cells.LINE_TEAM}{row}"
    number = f"{cells.LINE_NUMBER}{row}"
    counted = f"={cells.LINE_NUMBER}{row - 1}+1" if order > 1 else "=1"
    put(sheet, number, counted, STEP)
    orders = all_teams(words, cells.ORDER)
    position = f'=IFERROR(MATCH({number},{orders},0),"")'
    put(sheet, f"{cells.LINE_TEAM}{row}", position, STEP)

    def fetched(column: str) -> str:
        there = f"MATCH({number},{orders},0)"
        return f"INDEX({all_teams(words, column)},{there},1)"

    outcome, differs = fetched(cells.OUTCOME), fetched(cells.DIFFERS)
    won, level, lost = (words.quoted(key) for key in ("won", "level", "lost"))
    result = f'IF({outcome}="","",IF({outcome}=1,{won},IF({outcome}=0,{level},{lost})))'
    up, down = words.quoted("stays_in"), words.quoted("drops_out")
    marked = f'IF({differs}=1,{up},IF({differs}=-1,{down},""))'
    name = LINE.but(bold=True, indent=1, shrink=True)
    words_look = LINE.but(indent=1, shrink=True)
    statuses = {
        "H": f"{cells.LINE_BY_PERCENT}{row}",
        "I": f"{cells.LINE_BY_WINNING}{row}",
    }
    shown = {
        cells.LINE_BY_PERCENT: (fetched(cells.BY_PERCENT), STEP),
        cells.LINE_BY_WINNING: (fetched(cells.BY_WINNING), STEP),
        "A": (fetched(cells.PLACE), FIGURE.but(bold=True)),
        "B": (fetched(cells.NAME), name),
        "C": (fetched(cells.OPPONENT), words_look.but(colour=styles.GREY)),
        "D": (result, words_look),
        "E": (fetched(cells.RECKONED_POINTS), FIGURE.but(shrink=True)),
        "F": (fetched(cells.RECKONED_IMPS), FIGURE.but(shrink=True)),
        "G": (
            fetched(cells.FINAL),
            FIGURE.but(bold=True, number_format=cells.PERCENTS),
        ),
        **{c: (_status(words, cell), words_look) for c, cell in statuses.items()},
        "J": (marked, words_look),
    }
    for column, (formula, look) in shown.items():
        put(sheet, f"{column}{row}", f'=IF({found}="","",{formula})', look)
    parts.height(sheet, row, 22)


def _status(words: Words, status: str) -> str:
    """A status in words; blank while there is none."""
    through, border, out = (
        words.quoted(key) for key in ("goes_through", "play_off", "out")
    )
    return (
        f'IF({status}="","",IF({status}={cells.THROUGH},{through},'
        f"IF({status}={cells.BORDER},{border},{out})))"
    )
