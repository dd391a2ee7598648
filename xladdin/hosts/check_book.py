"""The workbook that checks itself: every example of every function, and one green cell.

A row for each cell of each example: the formula, what is expected, what came out, and a
mark. Cells of an array are asked for one by one with INDEX, so that Excel of any age
and LibreOffice read the workbook alike. The defined name ``differences`` counts the
rows that disagree; ``examples`` counts the rows.

Source: the examples of the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from openpyxl import Workbook
from openpyxl.formatting.rule import Rule
from openpyxl.styles import Alignment, Font, PatternFill
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.spec import Example, Function
from xladdin.hosts.excel import formula_in_excel, names_in_excel
from xladdin.wording import text

HEADS = 4  # the row of column heads
FIRST = HEADS + 1
FORMULAS = 2  # the column with long texts
AGREES, DIFFERS = "✓", "✗"
WIDTHS = {"A": 22, "B": 58, "C": 24, "D": 24, "E": 8, "F": 40}
GREEN, RED = "C6E7C8", "F7D4CE"
# What ERROR.TYPE gives.
ERROR_TYPES = {
    "#NULL!": 1,
    "#DIV/0!": 2,
    "#VALUE!": 3,
    "#REF!": 4,
    "#NAME?": 5,
    "#NUM!": 6,
    "#N/A": 7,
}


@dataclass(frozen=True)
class Row:
    """One cell of one example.

    Attributes:
        name: the function's name in Excel.
        formula: that gives the cell.
        expected: a number, a text, TRUE or FALSE, an error's name, or blank.
        source: work and paragraph.
    """

    name: str
    formula: str
    expected: object
    source: str


def rows() -> Iterator[Row]:
    """All rows, in the order of the catalogue."""
    for entry in CATALOGUE:
        for example in entry.examples:
            yield from _rows_of(entry, example)


def _rows_of(entry: Function, example: Example) -> Iterator[Row]:
    name = names_in_excel(entry)[0]
    formula = formula_in_excel(entry, example.formula)
    if not isinstance(example.result, tuple):
        yield Row(name, formula, example.result, example.source)
        return
    for i, cells in enumerate(example.result, 1):
        for j, cell in enumerate(cells, 1):
            asked = f"=INDEX({formula.removeprefix('=')},{i},{j})"
            yield Row(name, asked, cell, example.source)


def _agrees(number: int, expected: object) -> str:
    """The formula that compares the cell D with the expected one, C."""
    got, wanted = f"D{number}", f"C{number}"
    if expected in ERROR_TYPES:
        condition = f"ERROR.TYPE({got})={ERROR_TYPES[str(expected)]}"
    elif expected is None or expected == "":
        condition = f"LEN({got})=0"
    elif isinstance(expected, bool):
        condition = f"{got}={'TRUE' if expected else 'FALSE'}"
    elif isinstance(expected, str):
        # The text is copied, because LibreOffice 7.4 compares that of an add-in by
        # where it lies, not by its letters.
        condition = f'EXACT({got}&"",{wanted})'
    else:
        condition = f"ABS({got}-{wanted})<=1E-9*MAX(1,ABS({wanted}))"
    return f'=IF(IFERROR({condition},FALSE),"{AGREES}","{DIFFERS}")'


def _put_text(sheet: Worksheet, place: str, words: object) -> None:
    """A text that may begin with "=" or "#" and is no formula and no error."""
    cell = sheet[place]
    cell.value = str(words)
    cell.data_type = "s"
    cell.quotePrefix = True


def _put_row(sheet: Worksheet, number: int, row: Row) -> None:
    sheet[f"A{number}"] = row.name
    _put_text(sheet, f"B{number}", row.formula)
    if isinstance(row.expected, (int, float)) and not isinstance(row.expected, bool):
        sheet[f"C{number}"] = row.expected
    elif row.expected is not None:
        _put_text(sheet, f"C{number}", row.expected)
    sheet[f"D{number}"] = row.formula
    sheet[f"E{number}"] = _agrees(number, row.expected)
    sheet[f"F{number}"] = row.source


def _put_head(sheet: Worksheet, language: str, last: int) -> None:
    marks = f"E{FIRST}:E{last}"
    good = text("check_book.good", language)
    bad = text("check_book.bad", language)
    sheet["B2"] = f'=COUNTIF({marks},"{DIFFERS}")'
    sheet["C2"] = f"=COUNTA(A{FIRST}:A{last})"
    sheet["A1"] = f'=IF(B2=0,"{good}","{bad}")'
    sheet["A1"].font = Font(name="Arial", size=20, bold=True)
    sheet["D2"] = text("check_book.differences", language)
    sheet.row_dimensions[1].height = 30
    for column, key in zip(
        "ABCDEF", "function formula expected got mark source".split(), strict=True
    ):
        head = sheet[f"{column}{HEADS}"]
        head.value = text(f"check_book.{key}", language)
        head.font = Font(name="Arial", size=11, bold=True)
    for area, first in (("A1", "$B$2"), (marks, None)):
        for is_good, colour in ((True, GREEN), (False, RED)):
            sign = "=" if is_good else "<>"
            rule = f"{first}{sign}0" if first else f'$E{FIRST}{sign}"{AGREES}"'
            look = DifferentialStyle(fill=PatternFill(bgColor=colour))
            sheet.conditional_formatting.add(
                area, Rule(type="expression", dxf=look, formula=[rule])
            )


def _look(sheet: Worksheet) -> None:
    for column, width in WIDTHS.items():
        sheet.column_dimensions[column].width = width
    for line in sheet.iter_rows(min_row=2):
        for cell in line:
            cell.font = Font(name="Arial", size=11, bold=cell.font.b)
            is_long = cell.column == FORMULAS
            cell.alignment = Alignment(vertical="top", wrap_text=is_long)
    sheet.freeze_panes = f"A{FIRST}"
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.paperSize = sheet.PAPERSIZE_A4
    sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
    sheet.page_setup.fitToHeight = 0
    sheet.print_title_rows = f"{HEADS}:{HEADS}"


def build(path: Path, language: str) -> None:
    """Write the workbook.

    Args:
        path: of the .xlsx file.
        language: of its words: "en", "ru" or "bg".
    """
    workbook = Workbook()
    sheet = workbook.create_sheet("xladdin", 0)
    del workbook["Sheet"]
    number = HEADS
    for number, row in enumerate(rows(), FIRST):
        _put_row(sheet, number, row)
    _put_head(sheet, language, number)
    _look(sheet)
    for name, cell_name in (("differences", "$B$2"), ("examples", "$C$2")):
        reference = f"'{sheet.title}'!{cell_name}"
        workbook.defined_names[name] = DefinedName(name, attr_text=reference)
    workbook.save(path)
