"""The sheet Boards of a bridge match: two rooms card by card, the reckoning beside.

Entry left, reckoning right, words last; totals stand on top. One step a column: what is
not for the eye of the hall stands to the right of the print area.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks import bridge_match_steps as steps
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_match_cells import Words
from xladdin.workbooks.bridge_match_marks import add_marks
from xladdin.workbooks.parts import at, put, quoted
from xladdin.workbooks.styles import Look

# Pixels, in the order of the columns: board, two rooms, corrections, reckoning, words.
PRINTED = {
    column: width
    for columns, widths in (
        ("AB", (40, 54)),
        ("CDEF", (90, 43, 43, 60)),
        ("GHIJ", (90, 43, 43, 60)),
        ("KLM", (50, 40, 40)),
        ("NOPQRS", (66, 54, 56, 46, 46, 70)),
        ("T", (216,)),
    )
    for column, width in zip(columns, widths, strict=True)
}
LAST = cells.MESSAGE
NS_FORMAT = '"{ns}: "@'
LONGEST_IN_A_HEADING = 13  # characters of a team's name; else its letter must do
HAIR = Look(below=styles.HAIRLINE)
LINE = Look(bold=True, align="right", above=styles.INK, below=styles.HAIRLINE)
SMALL_LEFT = {
    "size": styles.NOTE,
    "bold": False,
    "colour": styles.GREY,
    "align": "left",
}
# Figures of a board, its set and the match: column -> number format, colour, boldness.
FIGURES = {
    cells.DIFFERENCE: (styles.DIFFERENCE, styles.INK, False),
    cells.GIFTS_A: ("0", styles.INK, False),
    cells.GIFTS_B: ("0", styles.INK, False),
    cells.IMPS_A: (styles.IMPS, styles.TEAM_A, True),
    cells.IMPS_B: (styles.IMPS, styles.TEAM_B, True),
    cells.LEAD: (styles.LEAD, styles.INK, False),
}


def add_boards(workbook: Workbook, words: Words) -> Worksheet:
    """Add the sheet Boards, empty; `bridge_match_sample` enters a match."""
    sheet: Worksheet = workbook.create_sheet(words("boards"))
    parts.widths(sheet, PRINTED)
    _add_top(sheet, words)
    for block in range(1, cells.BLOCKS + 1):
        _add_heading(sheet, words, block)
        for row in cells.board_rows(block):
            _add_board(sheet, words, block, row)
        _name_entries(workbook, sheet, words, block)
        rooms = [words(key) for key in steps.ROOM_WORDS]
        parts.choices(sheet, _entries(cells.REVERSED, block), rooms, strict=False)
    add_marks(sheet, nothing_to_check(words))
    parts.print_setup(
        sheet,
        f"A1:{LAST}{cells.LAST_BOARD_ROW}",
        repeat=f"1:{cells.TOTALS_ROW}",
        breaks_below=[cells.heading_row(3) - 1],
    )
    first = f"{cells.OPEN}{cells.FIRST_BOARD_ROW}"
    parts.finish_sheet(sheet, freeze=f"A{cells.FIRST_HEADING_ROW}", first_input=first)
    return sheet


# ---- rows 1 to 5 --------------------------------------------------------------------


def _add_top(sheet: Worksheet, words: Words) -> None:
    match, data = words("match"), words.common("data")
    put(sheet, "A1", f"={at(match, cells.HEADLINE)}", styles.TITLE)
    score = styles.TITLE.but(colour=styles.INK)
    put(sheet, "N1", f"={at(match, cells.HEADLINE_SCORE)}", score)
    entries = f"{cells.OPEN}{cells.FIRST_BOARD_ROW}:M{cells.LAST_BOARD_ROW}"
    parts.functions_missing(sheet, f"{LAST}1", words.language, entries)
    event = (
        f'={at(data, cells.EVENT_SHOWN)}&IF({at(data, cells.EVENT_SHOWN)}="",""," · ")'
        f"&{quoted(words('rules_are'))}&{at(data, cells.RULES_SHOWN)}"
    )
    put(sheet, "A2", event, styles.HEAD)
    boards = ":".join(f"{c}{cells.BLOCK_BOARDS_ROW}" for c in ("B", "E"))
    entered = (
        f"={quoted(words('entered') + ' ')}&COUNT({cells.all_boards(cells.NET)})"
        f"&{quoted(' ' + words('of') + ' ')}&SUM({at(data, boards)})"
        f'&" · "&{at(data, cells.STATE_SHOWN)}'
    )
    put(sheet, "N2", entered, styles.HEAD)
    _add_heads(sheet, words)
    _add_totals(sheet, words)
    parts.height(sheet, 1, 38)
    parts.height(sheet, (2, 3, 4), 20)
    parts.height(sheet, cells.TOTALS_ROW, 24)


def _add_heads(sheet: Worksheet, words: Words) -> None:
    over = styles.BOLD_HEAD
    parts.heads(sheet, 3, {"C": words("open_room"), "G": words("closed_room")}, over)
    put(sheet, "C3:G3", None, over.but(indent=1))
    right = {"K": "reversed", "M": "awarded", "N": "difference", "P": "gifted"}
    right |= {"R": "imps", "S": "lead"}
    parts.heads(
        sheet, 3, {c: words(k) for c, k in right.items()}, over.but(align="right")
    )
    low = styles.HEAD.but(below=styles.INK)
    put(sheet, f"A4:{LAST}4", None, low)
    left = {"B": words("zone"), "C": words("entry"), "G": words("entry")}
    parts.heads(sheet, 4, left | {LAST: words("note")}, low.but(indent=1))
    a, b = words.teams
    right = {"A": "№", "K": words("room"), "L": a, "M": b, "Q": a, "R": b}
    right |= {"O": words("from_a"), "P": words("from_b")}
    for column, side in zip("DEFHIJ", ("ns", "ew", "for_ns") * 2, strict=True):
        right[column] = words(side)
    right |= {"N": words("for_a"), "S": words("for_a")}
    parts.heads(sheet, 4, right, low.but(align="right"))
    for column in "FJNS":  # heads take the room that the signs of the figures take
        sheet[f"{column}4"].number_format = "@_0" if column in "FJS" else "@"
    sheet["S3"].number_format = "@_0"
    for column, colour in zip("LMQR", (styles.TEAM_A, styles.TEAM_B) * 2, strict=True):
        put(sheet, f"{column}4", None, low.but(align="right", bold=True, colour=colour))
    steps.add_heads(sheet, words)


def nothing_to_check(words: Words) -> str:
    """What the count of entries to check says when there are none."""
    return f"{words.common('to_check')}: {words.common('none')}"


def _add_totals(sheet: Worksheet, words: Words) -> None:
    row = cells.TOTALS_ROW
    line = Look(bold=True, align="right", through=True)
    put(sheet, f"A{row}:{LAST}{row}", None, line)
    put(sheet, f"A{row}", words("total"), line.but(align="left"))
    headings = [cells.heading_row(block) for block in range(1, cells.BLOCKS + 1)]
    for column, (number_format, colour, _) in FIGURES.items():
        look = line.but(number_format=number_format, colour=colour)
        terms = ",".join(f"{column}{heading}" for heading in headings)
        formula = f'=IF(COUNT({terms})=0,"",SUM({terms}))'
        put(sheet, f"{column}{row}", formula, look)
    match = words("match")
    imps = [at(match, f"{column}{cells.IMPS_ROW}") for column in cells.TEAM_COLUMNS]
    net = f'=IF({imps[0]}="","",{imps[0]}-{imps[1]})'
    put(sheet, f"{cells.NET}{row}", net, steps.STEP)
    extra = "+".join(
        f"ABS({at(match, f'{column}{shown}')})"
        for shown in (cells.CARRY_SHOWN_ROW, cells.PENALTY_SHOWN_ROW)
        for column in cells.TEAM_COLUMNS
    )
    with_carry = quoted(words("with_carry") + " ")
    put(
        sheet,
        f"{LAST}{row}",
        f'=IF({extra}=0,"",{with_carry}&{at(match, cells.HEADLINE_SCORE)})',
        styles.HEAD.but(indent=1, through=True),
    )
    data = words.common("data")
    marked = f"{cells.MARK}{cells.FIRST_HEADING_ROW}:{cells.MARK}{cells.LAST_BOARD_ROW}"
    marks = f"SUM({marked})+{at(data, cells.MARKS)}"
    put(
        sheet,
        f"{LAST}3",
        f"={quoted(words.common('to_check') + ': ')}"
        f"&IF({marks}=0,{quoted(words.common('none'))},{marks})",
        Look(size=styles.NOTE, bold=True, colour=styles.GREY, indent=1),
    )


# ---- blocks -------------------------------------------------------------------------


def _add_heading(sheet: Worksheet, words: Words, block: int) -> None:
    row = cells.heading_row(block)
    data, column = words.common("data"), cells.SET_COLUMNS[block - 1]
    boards = at(data, f"{column}{cells.BLOCK_BOARDS_ROW}")
    parts.height(sheet, row, 24)
    put(sheet, f"A{row}:{LAST}{row}", None, LINE)
    set_number = at(data, f"{column}{cells.BLOCK_SET_ROW}")
    label = f'=IF({boards}=0,"",{quoted(words("set") + " ")}&{set_number})'
    put(sheet, f"A{row}", label, LINE.but(align="left"))
    seat = LINE.but(align="left", bold=False, indent=1)
    seat = seat.but(number_format=NS_FORMAT.format(ns=words("ns")))
    put(sheet, f"{cells.OPEN}{row}", words.teams[0], seat.as_input())
    parts.choices(sheet, f"{cells.OPEN}{row}", words.teams)
    seated = f"{cells.SEATED}{row}"
    closed = steps.other_team(seated, words)
    put(sheet, f"{cells.CLOSED}{row}", f'=IF({boards}=0,"",{closed})', seat)
    small = LINE.but(**SMALL_LEFT)
    for room, seated_there in (("D", seated), ("H", f"{cells.CLOSED}{row}")):
        name = steps.team_name(seated_there, words, LONGEST_IN_A_HEADING)
        put(sheet, f"{room}{row}", f'=IF({boards}=0,"",{name})', small)
    for entry, link in ((cells.OPEN, "F"), (cells.CLOSED, "J")):
        target = at(sheet, _entries(entry, block)).replace("$", "")
        look = LINE.but(size=styles.NOTE, bold=False, colour=styles.ACCENT)
        shown = words("card") + " ↓"
        parts.link(sheet, f"{link}{row}", shown, target, look)
        sheet[f"{link}{row}"] = f'=IF({boards}=0,"",{quoted(shown)})'
    for figure, (number_format, colour, _) in FIGURES.items():
        rows = f"{figure}{row + 1}:{figure}{row + cells.BOARDS_A_BLOCK}"
        formula = f'=IF(COUNT({rows})=0,"",SUM({rows}))'
        if figure == cells.LEAD:
            net = rows.replace(cells.LEAD, cells.NET)
            formula = f'=IF(COUNT({net})=0,"",SUM({net}))'
        look = LINE.but(number_format=number_format, colour=colour)
        put(sheet, f"{figure}{row}", formula, look)
    message = steps.heading_message(words, block)
    put(sheet, f"{LAST}{row}", message, small.but(indent=1, shrink=True))
    steps.add_heading(sheet, words, block)


def _entries(column: str, block: int) -> str:
    rows = cells.board_rows(block)
    return f"{column}{rows[0]}:{column}{rows[-1]}"


def _name_entries(
    workbook: Workbook, sheet: Worksheet, words: Words, block: int
) -> None:
    for room, column in (("open", cells.OPEN), ("closed", cells.CLOSED)):
        name = f"{words.name(room)}_{block}"
        parts.name_cells(workbook, name, at(sheet, _entries(column, block)))


def _add_board(sheet: Worksheet, words: Words, block: int, row: int) -> None:
    parts.height(sheet, row, 20)
    put(sheet, f"A{row}:{LAST}{row}", None, HAIR)
    number = steps.board_number(words, block, row)
    put(sheet, f"A{row}", number, HAIR.but(bold=True, align="right"))
    zone = HAIR.but(size=styles.NOTE, colour=styles.GREY, indent=1)
    put(sheet, f"B{row}", steps.zone(words, row), zone)
    for room in (cells.OPEN, cells.CLOSED):
        ns, ew, score = steps.beside(room)
        put(sheet, f"{room}{row}", None, styles.ENTRY)
        put(sheet, f"{ns}{row}:{ew}{row}", None, styles.NUMBER_ENTRY)
        look = HAIR.but(align="right", number_format=styles.SCORE)
        put(sheet, f"{score}{row}", steps.room_score(words, room, row), look)
    rare = styles.NUMBER_ENTRY
    put(sheet, f"K{row}", None, rare.but(number_format=styles.AS_TYPED))
    # A date typed here by mistake stays readable in the narrow column.
    put(sheet, f"L{row}:M{row}", None, rare.but(shrink=True))
    for column, (number_format, colour, bold) in FIGURES.items():
        look = HAIR.but(align="right", number_format=number_format)
        look = look.but(colour=colour, bold=bold)
        put(sheet, f"{column}{row}", steps.figure(column, row), look)
    put(sheet, f"{LAST}{row}", steps.message(words, row), zone.but(shrink=True))
    steps.add_board(sheet, words, block, row)
