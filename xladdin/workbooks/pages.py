"""Sheets and workbooks as wholes: widths, paper, protection, names, our mark.

`parts` hands these on, so that a scoresheet finds everything in one place.

>>> workbook = Workbook()
>>> height(workbook.worksheets[0], (1, 2), 20)
>>> workbook.worksheets[0].row_dimensions[2].height
15.0
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping

from openpyxl import Workbook
from openpyxl.packaging.custom import StringProperty
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.workbook.properties import CalcProperties
from openpyxl.worksheet.pagebreak import Break
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import styles

# A calculation engine newer than this one's number recalculates a file on opening.
RECENT_CALCULATION = 191029
PROPERTY = "xladdin"  # the custom document property that marks our files
MARGIN = 0.45  # inches


def widths(sheet: Worksheet, pixels: Mapping[str, int]) -> None:
    """Widths of columns in pixels: letter -> width. At most 1250 in all."""
    for column, width in pixels.items():
        sheet.column_dimensions[column].width = width / styles.PIXELS_A_CHARACTER


def height(sheet: Worksheet, rows: int | Iterable[int], pixels: int) -> None:
    """Height of one row or several, in pixels."""
    for row in (rows,) if isinstance(rows, int) else rows:
        sheet.row_dimensions[row].height = pixels / styles.PIXELS_A_POINT


def lines(words: str, across: int) -> int:
    r"""How many lines a text takes, so many letters across.

    Programs do not fit the rows of a locked sheet to their words.

    >>> lines("Type it again.\nThen go on.", 20), lines("Type it again.", 10)
    (2, 2)
    """
    return sum(max(1, len(textwrap.wrap(part, across))) for part in words.split("\n"))


def print_setup(
    sheet: Worksheet,
    area: str,
    *,
    repeat: str = "",
    landscape: bool = True,
    one_page: bool = False,
    breaks_below: Iterable[int] = (),
) -> None:
    """A4, fit to width, centred, with file, sheet and page numbers at the foot."""
    sheet.print_area = area
    if repeat:
        sheet.print_title_rows = repeat
    sheet.page_setup.paperSize = 9
    sheet.page_setup.orientation = "landscape" if landscape else "portrait"
    sheet.page_setup.fitToWidth = 1
    sheet.page_setup.fitToHeight = 1 if one_page else 0
    sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    sheet.print_options.horizontalCentered = True
    margins = sheet.page_margins
    margins.left = margins.right = margins.top = margins.bottom = MARGIN
    margins.header = margins.footer = MARGIN / 2
    for part, words in (("left", "&F, &A"), ("right", "&P / &N")):
        foot = getattr(sheet.oddFooter, part)
        foot.text, foot.size, foot.font = words, 8, styles.TYPEFACE
        foot.color = styles.GREY
    for row in breaks_below:
        sheet.row_breaks.append(Break(id=row))


def finish_sheet(
    sheet: Worksheet, *, freeze: str = "", first_input: str = "A1"
) -> None:
    """No gridlines, rows frozen above a cell, locked without a password, cursor set."""
    view = sheet.sheet_view
    view.showGridLines = False
    view.zoomScale = 100
    if freeze:
        sheet.freeze_panes = freeze
    for selection in view.selection:
        selection.activeCell = selection.sqref = first_input
    sheet.protection.sheet = True
    sheet.protection.formatColumns = False  # False: not forbidden
    sheet.protection.formatRows = False


def name_cells(workbook: Workbook, name: str, target: str) -> None:
    """A name for cells; `target` as `at` gives it."""
    if name in workbook.defined_names:
        msg = f"{name} is defined twice"
        raise ValueError(msg)
    workbook.defined_names[name] = DefinedName(name, attr_text=target)


def finish_workbook(
    workbook: Workbook, name: str, version: int, language: str, title: str
) -> None:
    """Mark the file as ours, and leave its cached values alone on opening."""
    marks = workbook.custom_doc_props  # type: ignore[attr-defined]
    marks.append(StringProperty(name=PROPERTY, value=f"{name} {version} {language}"))
    workbook.calculation = CalcProperties(
        calcId=RECENT_CALCULATION, fullCalcOnLoad=False
    )
    properties = workbook.properties
    properties.title, properties.creator, properties.language = (
        title,
        PROPERTY,
        language,
    )
