"""Cell addresses: "C5" to row and column, and back.

>>> place("$AB$12"), written(12, 28)
((12, 28), 'AB12')
>>> corners("B2:C4"), corners("B2")
((2, 2, 4, 3), (2, 2, 2, 2))
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

_CELL = re.compile(r"\$?([A-Za-z]{1,3})\$?([0-9]{1,7})")
LETTERS = 26

Place = tuple[int, int]  # row, column
CellPlace = tuple[str, int, int]  # sheet, row, column


@cache
def _column_number(letters: str) -> int:
    number = 0
    for letter in letters.upper():
        number = number * LETTERS + ord(letter) - ord("A") + 1
    return number


@cache
def _column_letters(number: int) -> str:
    letters = ""
    while number:
        number, rest = divmod(number - 1, LETTERS)
        letters = chr(ord("A") + rest) + letters
    return letters


@lru_cache(maxsize=2**16)
def place(address: str) -> Place:
    """Row and column, from 1.

    Raises:
        ValueError: no address of a cell.
    """
    match = _CELL.fullmatch(address)
    if not match:
        raise ValueError(address)
    return int(match[2]), _column_number(match[1])


def written(row: int, column: int) -> str:
    """The address of a cell."""
    return f"{_column_letters(column)}{row}"


def corners(area: str) -> tuple[int, int, int, int]:
    """First row, first column, last row, last column."""
    first, _, last = area.partition(":")
    return (*place(first), *place(last or first))


def places(area: str) -> list[Place]:
    """Every cell of an area, row by row."""
    top, left, bottom, right = corners(area)
    return [
        (row, column)
        for row in range(top, bottom + 1)
        for column in range(left, right + 1)
    ]


def on_sheet(sheet: str, row: int, column: int) -> str:
    """An address with its sheet, as a formula writes it."""
    quoted = sheet.replace("'", "''")
    return f"'{quoted}'!{written(row, column)}"


def cell_place(address: str) -> CellPlace:
    """Sheet, row and column of an address with its sheet.

    >>> cell_place("'Round 1'!B3")
    ('Round 1', 3, 2)
    """
    sheet, _, cell = address.rpartition("!")
    return (unquoted(sheet), *place(cell))


def shown(sheet: str, row: int, column: int) -> str:
    """An address with its sheet, as a person reads it."""
    return f"{sheet}!{written(row, column)}"


def is_inside(cell: CellPlace, area: str) -> bool:
    """Whether a cell lies in an area that is written with its sheet.

    >>> is_inside(("Round 1", 6, 3), "'Round 1'!$C$5:$C$9")
    True
    """
    named, _, area = area.rpartition("!")
    sheet, row, column = cell
    if unquoted(named) != sheet:
        return False
    try:
        top, left, bottom, right = corners(area)
    except ValueError:  # whole columns or rows
        return True
    return top <= row <= bottom and left <= column <= right


def unquoted(sheet: str) -> str:
    """The name of a sheet as a formula writes it, without its quotes."""
    return sheet[1:-1].replace("''", "'") if sheet.startswith("'") else sheet
