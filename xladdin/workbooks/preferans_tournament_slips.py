"""The sheet Slips of preferans-tournament: a form for each table, three on a page."""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.styles import Border, Side
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks.parts import put
from xladdin.workbooks.preferans_slip import SEATS
from xladdin.workbooks.preferans_tournament_layout import TABLES, figure
from xladdin.workbooks.preferans_tournament_seats import FIRST as FIRST_SEAT
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 66, "B": 44, "C": 152, "D": 62, "E": 62, "F": 58, "G": 58, "H": 58}
WIDTHS |= {"I": 58, "J": 80, "K": 114}
KEYS = {
    "A": "slip.place",
    "B": "tournament.log.number",
    "C": "slip.player",
    "D": "slip.pool",
    "E": "slip.mountain",
    "J": "slip.final",
    "K": "tournament.signature",
}
ALIGNED = {"B": "right", "D": "center", "E": "center", "J": "center"}
WHISTS = "FGHI"
BOXES = "DEFGHIJK"
ROWS = 9  # of a slip: title, two rows of heads, four players, sum, line to cut along
A_PAGE = 3
EDGE = Side(style="thin", color=styles.GREY)
BOX = Border(left=EDGE, right=EDGE, top=EDGE, bottom=EDGE)
NOBODY_THERE = styles.mark(colour=styles.GREY, ground=styles.HAIRLINE)
CUT = Border(bottom=Side(style="mediumDashed", color=styles.GREY))


def add_slips(workbook: Workbook, seats: Worksheet, language: str) -> Worksheet:
    """The sheet Slips, for the round that the sheet Seats shows."""
    sheet: Worksheet = workbook.create_sheet(text("tournament.slips", language))
    parts.widths(sheet, WIDTHS)
    for table in range(1, TABLES + 1):
        _slip(sheet, seats, table, language)
    last = TABLES * ROWS
    breaks = [slips * ROWS for slips in range(A_PAGE, TABLES, A_PAGE)]
    parts.print_setup(sheet, f"A1:K{last}", landscape=False, breaks_below=breaks)
    ends = zip([0, *breaks], [*breaks, last], strict=True)
    pages = [f"B{top + 1}:B{end}" for top, end in ends]
    parts.pages_to_print(sheet, "M1", language, pages)
    parts.finish_sheet(sheet)
    return sheet


def _slip(sheet: Worksheet, seats: Worksheet, table: int, language: str) -> None:
    first = (table - 1) * ROWS + 1
    name = text("tournament.table_number", language, number=table)
    put(sheet, f"A{first}", name, Look(size=styles.HEADLINE, bold=True))
    word = parts.quoted(f" · {text('tournament.round_word', language).lower()} ")
    event = (
        f'=Event&IF(Rounds_seated=0,"",{word}&Seats_round)&IF(Event_date="",""," · "'
    )
    put(sheet, f"K{first}", f"{event}&Event_date)", styles.HEAD_RIGHT)
    bold = styles.BOLD_HEAD
    put(sheet, f"F{first + 1}", text("tournament.whists_on", language), bold)
    line = styles.HEAD.but(below=styles.INK)
    for column, key in KEYS.items():
        look = line.but(align=ALIGNED.get(column, "left"))
        if column in "CK":
            look = look.but(indent=1)
        put(sheet, f"{column}{first + 2}", text(key, language), look)
    for seat, column in enumerate(WHISTS, start=1):
        put(sheet, f"{column}{first + 2}", figure(seat), line.but(align="center"))
    for seat in range(1, SEATS + 1):
        _player(sheet, seats, table, seat, first + 2 + seat)
    total = first + ROWS - 2
    put(sheet, f"A{total}", text("tournament.slip_remark", language), styles.HEAD)
    put(sheet, f"I{total}", text("slip.sum", language), styles.HEAD_RIGHT)
    sheet[f"J{total}"].border = BOX
    for column in WIDTHS:
        sheet[f"{column}{total + 1}"].border = CUT
    _hide_unused(sheet, first)
    _grey_fourth(sheet, first)
    heights = (58, 18, 20, *[49] * SEATS, 34, 16)
    for row, pixels in enumerate(heights, start=first):
        parts.height(sheet, row, pixels)


def _hide_unused(sheet: Worksheet, first: int) -> None:
    """Once players are seated, the forms of tables without players are blank paper."""
    unused = f'AND(Rounds_seated>0,$C${first + 3}="")'
    area = f"A{first}:K{first + ROWS - 1}"
    parts.mark_where(sheet, area, unused, styles.UNUSED_BOX)


def _grey_fourth(sheet: Worksheet, first: int) -> None:
    """At a table of three nobody writes in the fourth line, nor whists on it."""
    top, fourth = first + 3, first + 2 + SEATS
    three = f'AND($C${top}<>"",$C${fourth}="")'
    for area in (
        f"A{fourth}:K{fourth}",
        f"{WHISTS[-1]}{first + 2}:{WHISTS[-1]}{fourth}",
    ):
        parts.mark_where(sheet, area, three, NOBODY_THERE)


def _player(
    sheet: Worksheet, seats: Worksheet, table: int, seat: int, row: int
) -> None:
    """A line to be filled in by hand."""
    there = FIRST_SEAT + (table - 1) * SEATS + seat - 1
    line = Look(below=styles.GREY)
    put(sheet, f"A{row}", seat, line)
    number = f"={parts.at(seats, f'C{there}')}"
    put(sheet, f"B{row}", number, line.but(align="right"))
    name = f"={parts.at(seats, f'D{there}')}"
    put(sheet, f"C{row}", name, line.but(bold=True, indent=1, shrink=True))
    for column in BOXES:
        sheet[f"{column}{row}"].border = BOX
    own = f"{WHISTS[seat - 1]}{row}"
    put(sheet, own, "×", Look(align="center", colour=styles.GREY))
    sheet[own].border = BOX
