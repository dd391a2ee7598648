"""What lights up on the sheet Fixtures: errors, doubts, the first match of a round.

Every cell stands in one range, and each of its marks is complete, because LibreOffice
applies only the first true one.
"""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import styles
from xladdin.workbooks.bridge_figures import LARGEST, LARGEST_POINTS
from xladdin.workbooks.bridge_league_cells import CHECKS, FIRST_ROW, LAST_ROW
from xladdin.workbooks.parts import mark_pasted, mark_where, quoted
from xladdin.workbooks.sheet_words import Words

VP_FORMAT_ID = 300  # of its own in the workbook
SAME_ROUND = styles.mark(colour="A6A6A6")


def add_marks(sheet: Worksheet, words: Words) -> None:
    """Give the sheet its conditional formats."""
    code = f"${cells.CODE}{FIRST_ROW}"
    names, said = _rows(cells.HOME_NAME, cells.AWAY_NAME), _rows(cells.MESSAGE)
    CHECKS.mark(sheet, names, said, code)
    _mark_entries(sheet)
    mark_victory_points(sheet, words, _rows(*cells.VP))
    mark_where(sheet, f"{cells.MESSAGE}3", "To_check>0", styles.FAULTY_NAME)


def no_hundredths(words: Words) -> str:
    """A condition: the scale has no hundredths, so victory points need no decimals."""
    today = quoted(words.common("today"))
    return f'AND(Scale_used<>{today},Scale_used<>"today")'


def mark_victory_points(
    sheet: Worksheet, words: Words, area: str, *, in_a_box: bool = False
) -> None:
    """Show victory points as they are where the scale has no hundredths."""
    style = styles.shown_as(cells.PLAIN_NUMBER, VP_FORMAT_ID)
    if in_a_box:
        style = styles.shown_as(cells.IN_A_BOX, VP_FORMAT_ID + 1)
    mark_where(sheet, area, no_hundredths(words), style)


def _rows(first: str, last: str = "") -> str:
    return f"{first}{FIRST_ROW}:{last or first}{LAST_ROW}"


def _mark_entries(sheet: Worksheet) -> None:
    """Faulty ones, then those that serve nobody in this row."""
    row = FIRST_ROW
    number = f"A{row}"
    above = f'AND({number}<>"",{number}=A{row - 1})'
    wrong_round = (
        f'AND({number}<>"",OR(ISTEXT({number}),{number}<1,{number}>{LARGEST}))'
    )
    for column in (cells.ROUND, cells.HOME, cells.AWAY, cells.STATUS):
        mark_pasted(sheet, _rows(column))
    mark_where(sheet, _rows(cells.ROUND), wrong_round, styles.FAULTY_ENTRY)
    mark_where(sheet, _rows(cells.ROUND), above, SAME_ROUND)
    for entry, team in zip((cells.HOME, cells.AWAY), cells.TEAM, strict=True):
        unknown = f'AND({entry}{row}<>"",${team}{row}="")'
        mark_where(sheet, _rows(entry), unknown, styles.FAULTY_ENTRY)
    nobody = f'AND(${cells.TEAM[1]}{row}=0,${cells.TEAM[1]}{row}<>"")'
    for first, last, largest in (
        (cells.IMPS[0], cells.BOARDS, LARGEST),
        (cells.POINTS[0], cells.GIFTS[1], LARGEST_POINTS),
        (*cells.TYPED, LARGEST),
    ):
        here = f"{first}{row}"
        mark_pasted(sheet, _rows(first, last))
        wrong = f'AND({here}<>"",OR(ISTEXT({here}),{here}<0,{here}>{largest}))'
        mark_where(sheet, _rows(first, last), wrong, styles.FAULTY_ENTRY)
        unused = f'AND({here}="",{nobody})'
        if first == cells.TYPED[0]:
            imps = f"COUNT(${cells.IMPS[0]}{row}:${cells.IMPS[1]}{row})=2"
            plain = f'AND(${cells.STATUS}{row}="",{imps})'
            typed = f"COUNTA(${cells.TYPED[0]}{row}:${cells.TYPED[1]}{row})=0"
            unused = f"AND({typed},OR({nobody},{plain}))"
        mark_where(sheet, _rows(first, last), unused, styles.UNUSED_ENTRY)
