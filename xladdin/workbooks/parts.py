"""What scoresheets are put together from: cells, formulas, rows, lists, pages.

A formula calls our functions through `call`, which looks each up in the catalogue, so a
renamed function breaks the build and not a secretary's evening.

>>> call("IMPS", "M7", "Rules")
'IMPS(M7,Rules)'
>>> unless_blank("M7", call("IMPS", "M7"))
'=IF(M7="","",IMPS(M7))'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Literal
from weakref import WeakKeyDictionary

from openpyxl.cell import Cell
from openpyxl.formatting.rule import Rule
from openpyxl.styles.cell_style import StyleArray
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.utils import quote_sheetname
from openpyxl.utils.cell import rows_from_range
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.hyperlink import Hyperlink
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.functions.catalogue import CATALOGUE
from xladdin.wording import text
from xladdin.workbooks import styles
from xladdin.workbooks.pages import (
    PROPERTY,
    finish_sheet,
    finish_workbook,
    height,
    name_cells,
    print_setup,
    widths,
)
from xladdin.workbooks.styles import Look

__all__ = [
    "PROPERTY",
    "at",
    "call",
    "choices",
    "dress",
    "finish_sheet",
    "finish_workbook",
    "functions_missing",
    "heads",
    "height",
    "link",
    "mark_pasted",
    "mark_where",
    "name_cells",
    "numbers",
    "pages_to_print",
    "pasted",
    "print_setup",
    "put",
    "quoted",
    "unless_blank",
    "widths",
]

LONGEST_LIST = 255  # characters that a list of choices may have in the file

_KNOWN_LOOKS: WeakKeyDictionary[object, dict[Look, StyleArray]] = WeakKeyDictionary()

# ---- formulas -----------------------------------------------------------------------


def call(name: str, *arguments: str) -> str:
    """A call of one of our functions, checked against the catalogue.

    Args:
        name: as every host understands it (IMPS, never IMP).
        arguments: references, names, or literals as they stand in a formula.

    Raises:
        ValueError: no such function, or a wrong number of arguments.
    """
    if name not in CATALOGUE:
        msg = f"{name} is not in the catalogue"
        raise ValueError(msg)
    entry = CATALOGUE[name]
    if entry.vba_name and name != entry.vba_name:
        msg = f"{name} would not run in Excel for Windows: write {entry.vba_name}"
        raise ValueError(msg)
    if not entry.required <= len(arguments) <= len(entry.arguments):
        msg = f"{entry.signature} does not take {len(arguments)} arguments"
        raise ValueError(msg)
    return f"{name}({','.join(arguments)})"


def quoted(words: str) -> str:
    """A text as it stands in a formula.

    >>> print(quoted('the "Oaks" lead'))
    "the ""Oaks"" lead"
    """
    return '"' + words.replace('"', '""') + '"'


def unless_blank(cell: str, then: str) -> str:
    """A formula that stays blank while a cell is blank.

    LibreOffice hands a single blank cell to our functions as 0; this guard gives the
    same everywhere.
    """
    return f'=IF({cell}="","",{then})'


def pasted(*inputs: str) -> str:
    """A condition: one of some input cells holds a formula.

    Excel knows how to ask since 2013; in older ones the condition is never met.

    >>> pasted("B5", "D5:E5")[:60]
    'IFERROR(OR(_xlfn.ISFORMULA(B5),_xlfn.ISFORMULA(D5),_xlfn.ISF'
    """
    places = [
        place for area in inputs for row in rows_from_range(area) for place in row
    ]
    asked = ",".join(f"_xlfn.ISFORMULA({place})" for place in places)
    return f"IFERROR(OR({asked}),FALSE)"


def at(sheet: Worksheet | str, reference: str) -> str:
    """A reference to another sheet, fixed.

    >>> at("Data", "C5:D6")
    "'Data'!$C$5:$D$6"
    """
    title = sheet if isinstance(sheet, str) else sheet.title
    fixed = ":".join(_fixed(part) for part in reference.split(":"))
    return f"{quote_sheetname(title)}!{fixed}"


def _fixed(reference: str) -> str:
    letters = reference.rstrip("0123456789")
    return f"${letters}${reference[len(letters) :]}"


# ---- cells --------------------------------------------------------------------------


def put(
    sheet: Worksheet, reference: str, value: object = None, look: Look = styles.PLAIN
) -> None:
    """Put a value or formula into a cell, or the same into each cell of a range."""
    for row in rows_from_range(reference):
        for place in row:
            cell = sheet[place]
            if value is not None:
                cell.value = value
            dress(cell, look)


def dress(cell: Cell, look: Look) -> None:
    """Give a cell a look, and keep what its contents are."""
    # Registering six attributes of each of thousands of cells takes seconds; what one
    # cell of the workbook got, the next one with the same look copies. There is no
    # public way to what a cell got.
    known = _KNOWN_LOOKS.setdefault(cell.parent.parent, {})
    if look not in known:
        cell.font, cell.fill, cell.border = look.font, look.ground, look.border
        cell.alignment, cell.protection = look.alignment, look.protection
        cell.number_format = look.number_format
        known[look] = copy(cell._style)  # type: ignore[attr-defined]  # noqa: SLF001
    cell._style = copy(known[look])  # type: ignore[attr-defined]  # noqa: SLF001


def heads(
    sheet: Worksheet, row: int, words: Mapping[str, str], look: Look = styles.HEAD_RIGHT
) -> None:
    """Column heads: letter of the column -> words."""
    for column, word in words.items():
        put(sheet, f"{column}{row}", word, look)


def link(
    sheet: Worksheet, reference: str, words: str, target: str, look: Look | None = None
) -> None:
    """A link that goes to cells of this workbook and selects them.

    Args:
        sheet: the sheet that the link stands in.
        reference: its cell.
        words: what it says.
        target: as `at` gives it.
        look: other than a small accent to the right.
    """
    put(
        sheet,
        reference,
        words,
        look or Look(size=styles.NOTE, colour=styles.ACCENT, align="right"),
    )
    cell = sheet[reference]
    there = Hyperlink(ref=reference, location=target.replace("$", ""), display=words)
    # Assigning to cell.hyperlink would restyle the cell and lose the place inside.
    sheet._hyperlinks.append(there)  # type: ignore[attr-defined]  # noqa: SLF001
    cell._hyperlink = there  # noqa: SLF001


def functions_missing(
    sheet: Worksheet, reference: str, language: str, watch: str
) -> None:
    """The cell at the right end of row 1: says when our functions are not installed.

    Args:
        sheet: the sheet.
        reference: the cell.
        language: of its words.
        watch: the entries; a change there makes a program without our functions find
            that they are missing.
    """
    words = quoted(text("sheet.functions_missing", language))
    formula = (
        f'=IF(COUNTA({watch})<0,"",IF(ISERROR({call("XLADDIN_VERSION")}),{words},""))'
    )
    look = Look(size=styles.NOTE, bold=True, colour=styles.ERROR, wrap=True)
    put(sheet, reference, formula, look)


def pages_to_print(
    sheet: Worksheet, reference: str, language: str, pages: Iterable[str]
) -> None:
    """A cell beside the page: how many pages have entries, the first ones.

    A print area that follows the entries would be lost in LibreOffice.

    Args:
        sheet: the sheet; `print_setup` breaks its pages accordingly.
        reference: the cell.
        language: of its words.
        pages: cells of each page that hold numbers where the page is used.
    """
    last = ",".join(
        f"IF(COUNT({cells})>0,{number},1)"
        for number, cells in enumerate(pages, start=1)
    )
    words = quoted(f"{text('sheet.pages_to_print', language)}: ")
    look = Look(size=styles.NOTE, colour=styles.GREY)
    put(sheet, reference, f"={words}&MAX({last})", look)


def choices(
    sheet: Worksheet,
    reference: str,
    words: Iterable[str] | str,
    *,
    strict: bool = True,
) -> None:
    """A list of choices for input cells.

    Args:
        sheet: the sheet.
        reference: the input cells.
        words: the choices, or a reference to cells with them.
        strict: refuse everything else.
    """
    formula = words if isinstance(words, str) else quoted(",".join(words))
    if len(formula) > LONGEST_LIST:
        msg = f"the choices of {reference} are too long for a list in the file"
        raise ValueError(msg)
    rule = DataValidation(
        type="list", formula1=formula, allow_blank=True, showErrorMessage=strict
    )
    rule.add(reference)
    sheet.add_data_validation(rule)


def numbers(
    sheet: Worksheet,
    reference: str,
    low: float,
    high: float,
    message: str,
    *,
    kind: Literal["whole", "decimal"] = "whole",
) -> None:
    """Warn, without refusing, where an input is not a number between two bounds."""
    rule = DataValidation(
        type=kind,
        operator="between",
        formula1=str(low),
        formula2=str(high),
        allow_blank=True,
        errorStyle="warning",
        error=message,
        showErrorMessage=True,
    )
    rule.add(reference)
    sheet.add_data_validation(rule)


def mark_pasted(sheet: Worksheet, reference: str) -> None:
    """Mark the input cells that hold a formula; before the other marks of the cells."""
    first = reference.split(":", maxsplit=1)[0]
    mark_where(sheet, reference, f"_xlfn.ISFORMULA({first})", styles.FAULTY_ENTRY)


def mark_where(
    sheet: Worksheet, reference: str, condition: str, style: DifferentialStyle
) -> None:
    """A conditional format; the first one added to a cell comes first.

    Args:
        sheet: the sheet.
        reference: the cells.
        condition: a formula of built-in functions for the first cell, without "=".
        style: what changes.
    """
    rule = Rule(type="expression", dxf=style, formula=[condition])
    sheet.conditional_formatting.add(reference, rule)
