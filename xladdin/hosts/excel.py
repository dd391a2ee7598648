"""Excel for Windows: the catalogue as xlwings' COM server calls it.

Each function of the catalogue is a function of this module, named as in Excel (IMPS,
because VBA does not allow IMP). Our add-in calls them through ``CallUDF``; xlwings' own
button "Import Functions" finds them by their decorators.

Python cannot hand an error value to Excel. An error therefore goes out as `ESCAPE` and
its name, "#N/A", and our VBA makes the real error of it. Under xlwings' own button no
VBA of ours runs: there the cell shows the name, as a text, and our functions read such
a text as the error it names.

Source: xlwings 0.37, ``udfs.py`` and ``com_server.py`` (what arrives, what goes back).
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator
from decimal import Decimal
from inspect import Parameter, Signature
from typing import cast

import xlwings

from xladdin.functions import cells
from xladdin.functions.calling import evaluate
from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.cells import LEFT_OUT, Cell, CellError, Given, Rows, Value
from xladdin.functions.spec import Function
from xladdin.hosts.serial_dates import serial
from xladdin.wording import text

ESCAPE = "\x1b"  # nobody types it into a cell
LEFT_OUT_TOKEN = f"{ESCAPE}-"  # the argument was not given
OPEN_END_TOKEN = f"{ESCAPE}+"  # a whole column: blank from this row on
# The numbers that VBA's CVErr knows the errors by.
ERROR_NUMBERS = {
    "#NULL!": 2000,
    "#DIV/0!": 2007,
    "#VALUE!": 2015,
    "#REF!": 2023,
    "#NAME?": 2029,
    "#NUM!": 2036,
    "#N/A": 2042,
    "#SPILL!": 2045,
    "#CALC!": 2050,
}
# An error that xlwings has no name for arrives as a whole number of this range.
COM_ERRORS = {-2146828288 + number: number for number in range(2000, 2100)}
NAME_OF_NUMBER = {number: name for name, number in ERROR_NUMBERS.items()}


class LastMessage:
    """Why a function last gave an error, in words, for the button "Explain cell"."""

    words = ""


def last_message() -> str:
    """Why a function last gave an error, in words; blank when none did."""
    return LastMessage.words


def forget_message() -> None:
    """Forget the last message, before the cell in question is computed again."""
    LastMessage.words = ""


def _cell(value: object) -> Cell:
    """A cell as xlwings hands it over, in the catalogue's terms."""
    if isinstance(value, str):
        name = value.removeprefix(ESCAPE)
        return CellError(name) if name in ERROR_NUMBERS else value
    if isinstance(value, int) and value in COM_ERRORS:
        return CellError(NAME_OF_NUMBER.get(COM_ERRORS[value], "#VALUE!"))
    if isinstance(value, Decimal):  # a cell in the currency format
        return float(value)
    return cast("Cell", value)  # a number, TRUE or FALSE, None


def _given(argument: object) -> Given:
    """An argument as xlwings hands it over: rows, or the default where left out."""
    if not isinstance(argument, list):
        return LEFT_OUT
    rows: Rows = [[_cell(value) for value in row] for row in argument]
    if rows == [[LEFT_OUT_TOKEN]]:
        return LEFT_OUT
    if len(rows) > 1 and rows[-1][0] == OPEN_END_TOKEN:
        rows.pop()
        blank: list[Cell] = [None] * len(rows[0])
        rows += [blank] * (cells.WHOLE_COLUMN - len(rows))
    return rows[0][0] if cells.shape(rows) == (1, 1) else rows


def _sent(name: str, cell: Cell) -> object:
    """A cell of the result as it goes back."""
    if isinstance(cell, float) and not math.isfinite(cell):
        cell = CellError("#NUM!", "number_finite")
    if isinstance(cell, str):
        return cell.lstrip(ESCAPE)  # a name that came in so must not go out as an error
    if not isinstance(cell, CellError):
        return cell
    if cell.key:
        LastMessage.words = f"{name}: {cell.message()}"
    return f"{ESCAPE}{cell.code}"


def _value(entry: Function, arguments: Iterable[object]) -> Value:
    try:
        return evaluate(entry, [_given(argument) for argument in arguments])
    except Exception:  # noqa: BLE001 - whatever happens, a cell gets an error value
        return CellError("#VALUE!", "unexpected")


def _signature(entry: Function) -> Signature:
    return Signature(
        [
            Parameter(
                argument.name,
                Parameter.POSITIONAL_OR_KEYWORD,
                default=LEFT_OUT if argument.optional else Parameter.empty,
            )
            for argument in entry.arguments
        ]
    )


def names_in_excel(entry: Function) -> tuple[str, ...]:
    """The names a function has in Excel for Windows.

    >>> names_in_excel(CATALOGUE["IMP"])
    ('IMPS',)
    """
    return tuple(dict.fromkeys((entry.vba_name or entry.name, *entry.aliases)))


def formula_in_excel(entry: Function, formula: str) -> str:
    """A formula of an entry with the name that it has in Excel for Windows.

    >>> formula_in_excel(CATALOGUE["IMP"], "=IMP(250)")
    '=IMPS(250)'
    """
    if not entry.vba_name:
        return formula
    return re.sub(rf"(?i)\b{entry.name}\(", f"{entry.vba_name}(", formula)


def sheet_function(entry: Function, name: str) -> Callable[..., object]:
    """A function of the catalogue, decorated for xlwings.

    Args:
        entry: the function.
        name: one of `names_in_excel`.
    """
    purpose, *helps = entry.help()

    # xlwings would take annotations for converters.
    def answer(*arguments):  # type: ignore[no-untyped-def] # noqa: ANN002, ANN202
        value = _value(entry, arguments)
        if isinstance(value, list):
            return [[_sent(name, cell) for cell in row] for row in value]
        return _sent(name, value)

    answer.__name__ = answer.__qualname__ = name
    answer.__doc__ = purpose
    answer.__signature__ = _signature(entry)  # type: ignore[attr-defined]
    for argument, told in zip(entry.arguments, helps, strict=True):
        as_rows = {"ndim": 2, "err_to_str": True, "dates": serial}
        xlwings.arg(argument.name, doc=told, **as_rows)(answer)
    # Last: each decorator for an argument sets the category back to "xlwings".
    xlwings.func(category=text(f"category.{entry.category}"))(answer)
    return cast("Callable[..., object]", answer)


def sheet_functions() -> Iterator[tuple[str, Callable[..., object]]]:
    """Every function of the catalogue under each of its names in Excel."""
    for entry in CATALOGUE:
        for name in names_in_excel(entry):
            yield name, sheet_function(entry, name)


# xlwings looks for attributes of the module.
globals().update(sheet_functions())
