"""The sheet Cards of a bridge match: a card for each room, to print and hand out.

One input chooses the block of boards; the two cards have the columns of the sheet
Boards in the same order, so that they are typed in as they were written.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_match_cells import Words
from xladdin.workbooks.parts import at, mark_where, put, quoted
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 50, "B": 76, "C": 140, "D": 80, "E": 100, "F": 100, "G": 100, "H": 130}
CHOICE, CHOSEN = "C1", "$C$2"
FIRST_CARD_ROW = 3
CARD_ROWS = 5 + cells.BOARDS_A_BLOCK
BOX = Look(box=True)


def add_cards(workbook: Workbook, words: Words) -> Worksheet:
    """Add the sheet Cards."""
    sheet: Worksheet = workbook.create_sheet(words("cards"))
    parts.widths(sheet, WIDTHS)
    put(sheet, "A1", words("cards_of"), Look(bold=True))
    put(sheet, CHOICE, 1, styles.NUMBER_ENTRY)
    parts.choices(sheet, CHOICE, [str(block) for block in range(1, cells.BLOCKS + 1)])
    put(sheet, "D1", words("cards_hint"), styles.HEAD.but(indent=1))
    put(sheet, "A2", words("cards_shown"), styles.HEAD)
    chosen = f"=IF(ISNUMBER({CHOICE}),{CHOICE},1)"
    put(sheet, CHOSEN.replace("$", ""), chosen, styles.HEAD.but(align="right"))
    parts.height(sheet, (1, 2), 24)
    _add_card(sheet, words, FIRST_CARD_ROW, "open")
    _add_card(sheet, words, FIRST_CARD_ROW + CARD_ROWS, "closed")
    last = FIRST_CARD_ROW + 2 * CARD_ROWS - 1
    parts.print_setup(
        sheet,
        f"A{FIRST_CARD_ROW}:H{last}",
        landscape=False,
        breaks_below=[FIRST_CARD_ROW + CARD_ROWS - 1],
    )
    parts.finish_sheet(sheet, freeze=f"A{FIRST_CARD_ROW}", first_input=CHOICE)
    return sheet


def _chosen(sheet: str, row: int) -> str:
    """The cell of the chosen block in a row of the sheet Data."""
    return f"INDEX({at(sheet, f'B{row}:E{row}')},1,{CHOSEN})"


def _add_card(sheet: Worksheet, words: Words, row: int, room: str) -> None:
    boards, data = words("boards"), words.common("data")
    in_block = f"({CHOSEN}-1)*{cells.BOARDS_A_BLOCK + 1}"
    headings = f"{cells.FIRST_HEADING_ROW}:"

    def in_heading(column: str) -> str:
        last = cells.heading_row(cells.BLOCKS)
        cells_ = at(boards, f"{column}{headings}{column}{last}")
        return f"INDEX({cells_},{in_block}+1,1)"

    title = f"={in_heading('A')}&{quoted(', ' + words(f'{room}_room'))}"
    put(sheet, f"A{row}", title, styles.TITLE.but(colour=styles.INK))
    event = f"={at(data, cells.EVENT_SHOWN)}"
    put(sheet, f"H{row}", event, styles.HEAD.but(align="right"))
    for line in (row + 1, row + 2):
        put(sheet, f"H{line}", words("signature"), styles.HEAD.but(align="right"))
    seated = in_heading(cells.SEATED if room == "open" else cells.CLOSED)
    _add_pairs(sheet, words, row, room, seated)
    parts.height(sheet, row, 44)
    parts.height(sheet, (row + 1, row + 2), 32)
    head = Look(size=styles.NOTE, colour=styles.GREY, below=styles.INK)
    put(sheet, f"A{row + 3}:H{row + 3}", None, head)
    labels = ("№", "zone", "contract", "by", "result", "ns", "ew", "note")
    for column, label in zip("ABCDEFGH", labels, strict=True):
        word = label if label == "№" else words(label)
        put(sheet, f"{column}{row + 3}", word, head.but(indent=1))
    first = row + 4
    for place in range(cells.BOARDS_A_BLOCK):
        here = first + place
        parts.height(sheet, here, 50)
        put(sheet, f"A{here}:H{here}", None, BOX)
        for column, look in (
            ("A", BOX.but(bold=True)),
            ("B", BOX.but(size=styles.NOTE)),
        ):
            source = at(boards, cells.all_boards(column))
            formula = f"=INDEX({source},{in_block}+{place + 1},1)"
            put(sheet, f"{column}{here}", formula, look.but(indent=1))
    last = first + cells.BOARDS_A_BLOCK - 1
    mark_where(sheet, f"A{first}:H{last}", f'$A{first}=""', styles.UNUSED_BOX)
    put(sheet, f"A{last + 1}", words("correct_so"), styles.HEAD)
    parts.height(sheet, last + 1, 30)


def _add_pairs(
    sheet: Worksheet, words: Words, row: int, room: str, seated: str
) -> None:
    """Who sits North-South and East-West in the room."""
    data = words.common("data")
    a, b = words.teams
    set_number = _chosen(data, cells.BLOCK_SET_ROW)
    boards = _chosen(data, cells.BLOCK_BOARDS_ROW)
    place = ("open", "closed").index(room)
    pairs = []
    for team, letter in ((0, a), (1, b)):
        pair_row = cells.PAIRS_ROW + 2 * team + place
        pair = f"INDEX({at(data, f'B{pair_row}:E{pair_row}')},1,{set_number})"
        pairs.append(f"{quoted(letter + ' ')}&{pair}")
    for line, side, (ns, ew) in (
        (row + 1, "ns", (pairs[0], pairs[1])),
        (row + 2, "ew", (pairs[1], pairs[0])),
    ):
        formula = (
            f'={quoted(words(side) + ": ")}&IF({boards}=0,"",'
            f'IF({seated}={quoted(a)},{ns},IF({seated}={quoted(b)},{ew},"")))'
        )
        put(sheet, f"A{line}", formula, Look(bold=True))
