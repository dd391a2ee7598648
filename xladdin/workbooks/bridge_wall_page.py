"""The top of a page for the wall, alike in a league and in a knockout.

The event and the rules, who leads, provisional or final, what is to be checked.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import parts, styles
from xladdin.workbooks.checks import to_check_head
from xladdin.workbooks.parts import at, mark_where, name_cells, put
from xladdin.workbooks.styles import Look

HEIGHTS = ((1, 20), (2, 38), (3, 24), (5, 22))  # pixels


def add_wall_top(
    workbook: Workbook, sheet: Worksheet, language: str, headline: str, last: str
) -> None:
    """Fill rows 1 to 3 and name the headline `Leader`.

    Args:
        workbook: with the names of the sheet Data.
        sheet: the page.
        language: of its words.
        headline: formula of row 2, who leads and by how much.
        last: letter of the last column of the page.
    """
    right = styles.HEAD.but(align="right")
    put(sheet, "A1", "=Event_line", styles.HEAD)
    put(sheet, f"{last}1", "=Rules_line", right)
    put(sheet, "A2", headline, styles.TITLE)
    name_cells(workbook, "Leader", at(sheet, "A2"))
    put(sheet, "A3", "=State_line", Look())
    put(sheet, f"{last}3", to_check_head("To_check", language), right)
    mark_where(sheet, f"{last}3", "To_check>0", styles.FAULTY_WORDS)
    for row, pixels in HEIGHTS:
        parts.height(sheet, row, pixels)
