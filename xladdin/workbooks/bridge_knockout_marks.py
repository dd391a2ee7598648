"""What lights up in a knockout: errors and doubts, who goes through, differences.

Every cell stands in one range, and each of its marks is complete, because LibreOffice
applies only the first true one.
"""

from __future__ import annotations

from openpyxl.styles import Border, Font, Side
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_knockout_cells as cells
from xladdin.workbooks import styles
from xladdin.workbooks.bridge_figures import LARGEST, LARGEST_POINTS
from xladdin.workbooks.bridge_knockout_cells import (
    CHECKS,
    FIRST_LINE,
    FIRST_ROW,
    LAST_LINE,
    LAST_ROW,
)
from xladdin.workbooks.parts import mark_pasted, mark_where

# A conditional format has no thicker line than a thin one.
LINE_BELOW = Border(bottom=Side(style="thin", color=styles.INK))
BOLD = Font(bold=True, color=styles.INK)


def add_match_marks(sheet: Worksheet) -> None:
    """Give the sheet Matches its conditional formats."""
    code = f"${cells.CODE}{FIRST_ROW}"
    number, said = (
        f"{column}{FIRST_ROW}:{column}{LAST_ROW}" for column in ("A", cells.MESSAGE)
    )
    CHECKS.mark(sheet, number, said, code)
    for first, last in (cells.NAMES, (cells.DECIDED, cells.DECIDED)):
        mark_pasted(sheet, f"{first}{FIRST_ROW}:{last}{LAST_ROW}")
    for first, last, largest in (
        (cells.IMPS[0], cells.BOARDS, LARGEST),
        (cells.POINTS[0], cells.GIFTS[1], LARGEST_POINTS),
        (*cells.TYPED, 100),
    ):
        here = f"{first}{FIRST_ROW}"
        mark_pasted(sheet, f"{here}:{last}{LAST_ROW}")
        wrong = f'AND({here}<>"",OR(ISTEXT({here}),{here}<0,{here}>{largest}))'
        mark_where(sheet, f"{here}:{last}{LAST_ROW}", wrong, styles.FAULTY_ENTRY)
    count = f"{cells.MESSAGE}3"
    mark_where(sheet, count, "To_check>0", styles.FAULTY_NAME)


def add_line_marks(sheet: Worksheet) -> None:
    """Give the sheet Qualifiers its conditional formats."""
    nobody = f'${cells.LINE_TEAM}{FIRST_LINE}=""'
    by_percent, by_winning = (
        f"${column}{FIRST_LINE}"
        for column in (cells.LINE_BY_PERCENT, cells.LINE_BY_WINNING)
    )
    # Below the last line whose team goes through or stands level on the border.
    stays = f"AND(COUNT({by_percent})=1,{by_percent}<{cells.OUT})"
    below = f"${cells.LINE_BY_PERCENT}{FIRST_LINE + 1}"
    border = f"AND({stays},OR(COUNT({below})=0,{below}={cells.OUT}))"
    for columns, condition in (
        ("A:G", ""),
        ("H:H", f"{by_percent}={cells.THROUGH}"),
        ("I:I", f"{by_winning}={cells.THROUGH}"),
        ("J:J", f'${cells.LAST_LINE_COLUMN}{FIRST_LINE}<>""'),
    ):
        first, last = columns.split(":")
        area = f"{first}{FIRST_LINE}:{last}{LAST_LINE}"
        mark_where(sheet, area, nobody, styles.UNUSED_ROW)
        if condition:
            both = DifferentialStyle(font=BOLD, border=LINE_BELOW)
            mark_where(sheet, area, f"AND({border},{condition})", both)
        mark_where(sheet, area, border, DifferentialStyle(border=LINE_BELOW))
        if condition:
            mark_where(sheet, area, condition, DifferentialStyle(font=BOLD))
