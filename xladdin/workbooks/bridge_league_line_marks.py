"""What lights up in the standings of a league.

The line above which teams go through, the tie-break that decided, fewer matches than
others; victory points lose needless decimals.

LibreOffice applies only the first true mark of a cell, so each is there twice: with the
line below and without.
"""

from __future__ import annotations

from dataclasses import dataclass

from openpyxl.styles import Border, Font, Side
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.styles.numbers import NumberFormat
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import styles
from xladdin.workbooks.bridge_league_cells import FIRST_LINE, LAST_LINE
from xladdin.workbooks.bridge_league_marks import no_hundredths
from xladdin.workbooks.parts import mark_where
from xladdin.workbooks.sheet_words import Words

# A conditional format has no thicker line than a thin one.
LINE_BELOW = Border(bottom=Side(style="thin", color=styles.INK))
FEWER = '0" *"'
TIE_FORMATS = {"quotient": styles.QUOTIENT, "difference": styles.DIFFERENCE}
FIRST_FORMAT_ID = 310  # of their own in the workbook
THROUGH = f"AND(COUNT($A{FIRST_LINE})=1,${cells.LINE_NUMBER}{FIRST_LINE}=Through)"


@dataclass(frozen=True)
class Mark:
    """A condition, a number format (or none), bold or not."""

    condition: str
    shown: str = ""
    bold: bool = False


def add_line_marks(sheet: Worksheet, words: Words) -> None:
    """Give the sheet Standings its conditional formats."""
    official = f'${cells.LINE_TEAM}{FIRST_LINE}=""'
    by_percent = f'${cells.LINE_BY_PERCENT}{FIRST_LINE}=""'
    vp = [Mark(no_hundredths(words), cells.PLAIN_NUMBER)]
    for columns in ("A:B", "E:F", "H:H", "L:L"):
        _mark(sheet, columns, official, [])
    for columns in ("D:D", "G:G"):
        _mark(sheet, columns, official, vp)
    _mark(sheet, "C:C", official, [_fewer("C")])
    for number, column in enumerate(cells.TIE_COLUMNS, start=1):
        _mark(sheet, f"{column}:{column}", official, _ties(words, number))
    for columns, marks in (("M:O", []), ("P:P", [_fewer("P")]), ("Q:Q", [])):
        _mark(sheet, columns, by_percent, marks, through="")


def _fewer(column: str) -> Mark:
    """Fewer matches than others."""
    most = f"MAX(${column}${FIRST_LINE}:${column}${LAST_LINE})"
    here = f"{column}{FIRST_LINE}"
    return Mark(f'AND({here}<>"",{here}<{most})', FEWER, bold=True)


def _ties(words: Words, number: int) -> list[Mark]:
    """The figures of a tie-break, as it is chosen; those that decided stand out."""
    decided = f"${cells.LINE_DECIDED}{FIRST_LINE}={number}"
    marks = []
    for key in cells.TIE_BREAK_KEYS:
        chosen = f"Tie_used_{number}={words.quoted(f'tie_{key}')}"
        shown = TIE_FORMATS.get(key, cells.PLAIN_NUMBER)
        marks.append(Mark(f"AND({chosen},{decided})", shown, bold=True))
        marks.append(Mark(chosen, shown))
    return marks


def _mark(
    sheet: Worksheet,
    columns: str,
    nobody: str,
    marks: list[Mark],
    through: str = THROUGH,
) -> None:
    """Give columns their marks, with the line below and without it."""
    first, last = columns.split(":")
    area = f"{first}{FIRST_LINE}:{last}{LAST_LINE}"
    mark_where(sheet, area, nobody, styles.UNUSED_ROW)
    if through:
        for mark in (*marks, Mark("1=1")):
            condition = f"AND({through},{mark.condition})"
            mark_where(sheet, area, condition, _style(mark, LINE_BELOW))
    for mark in marks:
        mark_where(sheet, area, mark.condition, _style(mark))


_FORMAT_IDS = {
    shown: FIRST_FORMAT_ID + place
    for place, shown in enumerate((cells.PLAIN_NUMBER, FEWER, *TIE_FORMATS.values()))
}


def _style(mark: Mark, border: Border | None = None) -> DifferentialStyle:
    shown = None
    if mark.shown:
        number = _FORMAT_IDS[mark.shown]
        shown = NumberFormat(numFmtId=number, formatCode=mark.shown)
    font = Font(bold=True, color=styles.INK) if mark.bold else None
    return DifferentialStyle(font=font, numFmt=shown, border=border)
