"""What Calc hands over, as the catalogue wants it, and the other way round.

Calc gives a number as float, a text as str, a range as rows of these with ``""`` for a
blank cell, and None for an argument that was left out. It cannot tell a single blank
cell from 0, nor TRUE from 1, and never calls a function with an error.

>>> from xladdin.functions.catalogue import CATALOGUE
>>> computed(CATALOGUE["IMP"], ((("",), (250.0,)), None))
(('',), (4.0,))
"""

from __future__ import annotations

import logging
import struct
from typing import TYPE_CHECKING, Any

from xladdin.functions import cells
from xladdin.functions.calling import evaluate
from xladdin.functions.cells import LEFT_OUT, CellError
from xladdin.functions.spec import TABLE

if TYPE_CHECKING:
    from xladdin.functions.cells import Cell, Given
    from xladdin.functions.spec import Function

    CalcRows = tuple[tuple[float | str, ...], ...]
    CalcValue = float | str | CalcRows

# Calc's own numbers of the errors that a workbook can show.
ERROR_NUMBERS = {
    "#NUM!": 503,
    "#VALUE!": 519,
    "#NULL!": 521,
    "#REF!": 524,
    "#NAME?": 525,
    "#DIV/0!": 532,
    "#N/A": 0x7FFF,
}
QUIET_NAN = 0x7FF80000


def gives_rows(entry: Function) -> bool:
    """Whether the interface says that a function's values are rows.

    Where it may be avoided, it is: a text that comes as rows, even as a single one, is
    not equal to the same text in another cell (LibreOffice 7.4).
    """
    shown = (example.result for example in entry.examples)
    several = entry.gives_rows or any(isinstance(result, tuple) for result in shown)
    return entry.kind == TABLE and several


def error_value(code: str) -> float:
    """An error as Calc carries it: a NaN with the error's number in its low word.

    >>> struct.pack(">d", error_value("#N/A")).hex()
    '7ff8000000007fff'
    """
    number = ERROR_NUMBERS.get(code, ERROR_NUMBERS["#VALUE!"])
    (value,) = struct.unpack("<d", struct.pack("<II", number, QUIET_NAN))
    return float(value)


def _given(value: object) -> Given:
    """An argument as functions take it."""
    if value is None:
        return LEFT_OUT
    if isinstance(value, list):
        return [[None if cell == "" else cell for cell in row] for row in value]
    if isinstance(value, (float, str)):
        return None if value == "" else value
    raise TypeError(f"Calc has no such argument: {value!r}")


def _taken(cell: Cell) -> float | str:
    """A result as Calc takes it.

    Never int or bool: TRUE would come out as 0, and a long int breaks later calls.
    """
    if cell is None:
        return ""
    if isinstance(cell, CellError):
        return error_value(cell.code)
    return cell if isinstance(cell, str) else float(cell)


def computed(entry: Function, given: tuple[Any, ...]) -> CalcValue:
    """The value of a function, whatever stands in the cells.

    A fault of ours must not take the office down: it is #VALUE!, and stands in the log.
    """
    try:
        # Cut first: a whole column has a million cells, and converting them takes time.
        ranges = [list(value) if isinstance(value, tuple) else value for value in given]
        value = evaluate(entry, [_given(part) for part in cells.cut(ranges)])
    except Exception:
        logging.getLogger(__name__).exception("%s", entry.name)
        value = CellError("#VALUE!", "unexpected")
    if isinstance(value, list):
        return tuple(tuple(_taken(cell) for cell in row) for row in value)
    return _taken(value)
