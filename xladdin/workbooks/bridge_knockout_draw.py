"""The page of a round of a knockout: who meets whom, with boxes for the result."""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_knockout_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.parts import at, mark_where, put
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

HEADS, FIRST = 5, 6
LAST = FIRST + cells.MATCHES - 1
WIDTHS = {"A": 60, "B": 250, "C": 250, **dict.fromkeys("DEFGHI", 80), "J": 170}
HEAD_KEYS = {"A": "table", "D": "points", "F": "gifted", "H": "imps", "J": "signature"}
BOX = Look(box=True, above=styles.BOX)


def add_draw(workbook: Workbook, words: Words) -> Worksheet:
    """Add the sheet of the draw."""
    sheet: Worksheet = workbook.create_sheet(words("draw"))
    parts.widths(sheet, WIDTHS)
    put(sheet, "A1", "=Event_line", styles.HEAD)
    put(sheet, "J1", "=Rules_line", styles.HEAD.but(align="right"))
    title = f'=IFERROR(IF(Round_name="",{words.quoted("draw")},Round_name),"")'
    put(sheet, "A2", title, styles.TITLE)
    put(sheet, "A3", words("draw_hint"), styles.HEAD)
    line = styles.HEAD.but(indent=1)
    for column, key in HEAD_KEYS.items():
        put(sheet, f"{column}{HEADS}", words(key), line)
    for column, key in (("B", "team_a"), ("C", "team_b")):
        put(sheet, f"{column}{HEADS}", f"{words('team')} {words(key)}", line)
    for row, match in zip(range(FIRST, LAST + 1), cells.ROWS, strict=True):
        _add_match(sheet, words, row, match)
    empty = f'AND($B{FIRST}="",$C{FIRST}="")'
    mark_where(sheet, f"A{FIRST}:J{LAST}", empty, styles.UNUSED_BOX)
    for row, pixels in ((1, 20), (2, 38), (3, 20), (4, 10), (HEADS, 22)):
        parts.height(sheet, row, pixels)
    parts.height(sheet, range(FIRST, LAST + 1), 44)
    parts.print_setup(sheet, f"A1:J{LAST}", one_page=True)
    parts.finish_sheet(sheet, freeze=f"A{FIRST}")
    return sheet


def _add_match(sheet: Worksheet, words: Words, row: int, match: int) -> None:
    put(sheet, f"A{row}:J{row}", None, BOX)
    first, second = (at(words("matches"), f"{c}{match}") for c in cells.NAMES)
    number = at(words("matches"), f"{cells.NUMBER}{match}")
    shown = f'=IF(COUNTA({first},{second})=0,"",{number})'
    put(sheet, f"A{row}", shown, BOX.but(colour=styles.GREY, indent=1))
    bold = BOX.but(bold=True, indent=1, shrink=True)
    for column, name in (("B", first), ("C", second)):
        put(sheet, f"{column}{row}", f'=IFERROR(IF({name}="","",{name}),"")', bold)
