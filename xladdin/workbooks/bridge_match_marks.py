"""What lights up on the sheet Boards: errors, doubts, red suits, who leads.

Every cell stands in one range, and each of its marks is complete, because LibreOffice
applies only the first true one. Rows beyond the last board of a set turn white.
"""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks import styles
from xladdin.workbooks.parts import mark_pasted, mark_where, quoted

ROW = cells.FIRST_BOARD_ROW
MESSAGE = f"${cells.MESSAGE}{ROW}"
NOTHING_HERE = f'$A{ROW}=""'


def _boards(left: str, right: str = "") -> str:
    """The cells of all boards in some columns, without the heading rows."""
    blocks = (cells.board_rows(block) for block in range(1, cells.BLOCKS + 1))
    return " ".join(f"{left}{rows[0]}:{right or left}{rows[-1]}" for rows in blocks)


def _headings(left: str, right: str) -> str:
    rows = (cells.heading_row(block) for block in range(1, cells.BLOCKS + 1))
    return " ".join(f"{left}{row}:{right}{row}" for row in rows)


def add_marks(sheet: Worksheet, nothing_to_check: str) -> None:
    """Give the sheet its conditional formats.

    Args:
        sheet: the sheet Boards.
        nothing_to_check: what its count of entries to check says when there are none.
    """
    _mark_entries(sheet)
    _mark_words(sheet)
    behind = f"N(${cells.NET}${cells.TOTALS_ROW})<0"
    mark_where(sheet, "A1", behind, styles.FOR_TEAM_B)
    mark_where(sheet, _boards(cells.LEAD), NOTHING_HERE, styles.UNUSED_ROW)
    total = f"{cells.LEAD}{cells.TOTALS_ROW}"
    for lead in (total, _boards(cells.LEAD)):
        first = "$" + lead.split(":", maxsplit=1)[0]
        mark_where(sheet, lead, f"N({first})>0", styles.FOR_TEAM_A)
        mark_where(sheet, lead, f"N({first})<0", styles.FOR_TEAM_B)
    for columns in (("B", "B"), ("F", "F"), ("J", "J"), ("N", "R")):
        mark_where(sheet, _boards(*columns), NOTHING_HERE, styles.UNUSED_ROW)
    heading = cells.FIRST_HEADING_ROW
    unused, lead = f'$A{heading}=""', f"N(${cells.LEAD}{heading})"
    mark_where(sheet, _headings("A", "R"), unused, styles.UNUSED_HEADING)
    mark_where(sheet, _headings("S", "T"), unused, styles.UNUSED_HEADING)
    mark_where(sheet, _headings("S", "S"), f"{lead}>0", styles.FOR_TEAM_A)
    mark_where(sheet, _headings("S", "S"), f"{lead}<0", styles.FOR_TEAM_B)
    count = f"${cells.MESSAGE}$3"
    some = f"{count}<>{quoted(nothing_to_check)}"
    mark_where(sheet, count.replace("$", ""), some, styles.FAULTY_NAME)


def _mark_entries(sheet: Worksheet) -> None:
    for entry, ns, ew, score in (("C", "D", "E", "F"), ("G", "H", "I", "J")):
        contract, plus = _boards(entry), _boards(ns, ew)
        here = f"{entry}{ROW}"
        suit = f"UPPER(MID(${here},2,1))"
        red = f'OR({suit}="H",{suit}="D",{suit}="♥",{suit}="♦")'
        typed = f'AND(${here}="",COUNTA(${ns}{ROW}:${ew}{ROW})>0)'
        unused = f'AND(${here}<>"",COUNTA(${ns}{ROW}:${ew}{ROW})=0)'
        for column, where in ((entry, contract), (ns, plus)):
            mark_pasted(sheet, where)
            typed_here = f'AND({column}{ROW}<>"",${score}{ROW}="")'
            mark_where(sheet, where, typed_here, styles.FAULTY_ENTRY)
        mark_where(sheet, contract, red, styles.RED_SUIT_ENTRY)
        for where, other_way in ((contract, typed), (plus, unused)):
            mark_where(sheet, where, NOTHING_HERE, styles.UNUSED_ROW)
            mark_where(sheet, where, other_way, styles.UNUSED_ENTRY)
    rest = _boards(cells.REVERSED, cells.AWARDED_B)
    mark_pasted(sheet, rest)
    mark_where(sheet, rest, NOTHING_HERE, styles.UNUSED_ROW)
    counted = f'AND(${cells.DIFFERENCE}{ROW}<>"",{cells.REVERSED}{ROW}="")'
    mark_where(sheet, rest, counted, styles.UNUSED_ENTRY)


def _mark_words(sheet: Worksheet) -> None:
    number = _boards("A")
    mark_where(sheet, number, f'LEFT({MESSAGE},1)="!"', styles.FAULTY_NAME)
    mark_where(sheet, number, f'LEFT({MESSAGE},1)="?"', styles.DOUBTFUL_NAME)
    mark_where(sheet, number, NOTHING_HERE, styles.UNUSED_ROW)
    words = _boards(cells.MESSAGE)
    mark_where(sheet, words, f'LEFT({MESSAGE},1)="!"', styles.FAULTY_WORDS)
    mark_where(sheet, words, f'LEFT({MESSAGE},1)="?"', styles.DOUBTFUL_WORDS)
    mark_where(sheet, words, NOTHING_HERE, styles.UNUSED_ROW)
