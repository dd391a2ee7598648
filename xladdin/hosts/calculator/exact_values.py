"""What the engine does otherwise than spreadsheets, done as they do it.

Spreadsheets take 0.1+0.2 and 0.3 as equal, "пас" and "ПАС" too, and write numbers
with at most fifteen digits. The engine compares bits, knows capitals of the Latin
alphabet only, and writes seventeen digits.

Source: compared with LibreOffice in the tests; LibreOffice's approxEqual.

>>> compared(0.1 + 0.2, "=", 0.3), compared("пас", "=", "ПАС")
(True, True)
>>> as_text(1 / 3), as_text(1e20), as_text([[1.0, None]])
('0.333333333333333', '1E+20', [['1', None]])
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

Handed = Any  # what the engine hands over or takes: a value, an error, rows of them

NA = {"type": "Error", "kind": "Na"}
SPILL = {"type": "Error", "kind": "Spill"}
NOT_DONE = {"type": "Error", "kind": "NImpl"}

ORDERS: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "<>": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
NEAR = 2.0**-48
MOST_DIGITS = 15
LEAST_PLAIN = 1e-9  # Excel writes smaller numbers with an exponent


def is_near(one: float, other: float) -> bool:
    """Whether two numbers differ by nothing but how computers reckon."""
    return one == other or abs(one - other) < abs(one) * NEAR


def each(function: Callable[..., Handed], *given: Handed) -> Handed:
    """A function of single values, gone through ranges cell by cell."""
    ranges = [value for value in given if isinstance(value, list)]
    if not ranges:
        return function(*given)
    height = max(len(rows) for rows in ranges)
    width = max(len(rows[0]) for rows in ranges)
    return [
        [function(*(at(value, r, c) for value in given)) for c in range(width)]
        for r in range(height)
    ]


def at(value: Handed, row: int, column: int) -> Handed:
    """The cell of a range in a place; a single row or column is repeated."""
    if not isinstance(value, list):
        return value
    row = 0 if len(value) == 1 else row
    column = 0 if len(value[0]) == 1 else column
    if row < len(value) and column < len(value[0]):
        return value[row][column]
    return NA


def compared(one: Handed, order: str, other: Handed) -> Handed:
    """A comparison: numbers before texts before TRUE and FALSE; capitals are alike."""
    return each(lambda a, b: _compared(a, order, b), one, other)


def _compared(one: Handed, order: str, other: Handed) -> Handed:
    for value in (one, other):
        if isinstance(value, dict):
            return value
    one, other = _unblanked(one, other), _unblanked(other, one)
    if isinstance(one, str) and isinstance(other, str):
        one, other = one.casefold(), other.casefold()
        # The order of letters is a matter of language.
        if one != other and order not in {"=", "<>"} and not (one + other).isascii():
            return NOT_DONE
    elif _rank(one) == _rank(other) == 0 and is_near(one, other):
        one = other
    return ORDERS[order]((_rank(one), one), (_rank(other), other))


def _unblanked(value: Handed, beside: Handed) -> Handed:
    """A blank cell is worth what it is compared with: 0, no text, FALSE."""
    if value is not None:
        return value
    return 0.0 if beside is None else type(beside)()


def _rank(value: Handed) -> int:
    return 2 if isinstance(value, bool) else 1 if isinstance(value, str) else 0


def as_text(value: Handed) -> Handed:
    """A number as a spreadsheet writes it into a text; all else as it is."""
    return each(_as_text, value)


def _as_text(value: Handed) -> Handed:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return value
    if value == 0:
        return "0"
    if LEAST_PLAIN <= abs(value) < 10.0**20:
        digits = f"{value:.{MOST_DIGITS}g}"
        if "e" in digits:
            digits = f"{float(digits):.20f}".rstrip("0").rstrip(".")
        return digits
    mantissa, _, exponent = f"{value:.{MOST_DIGITS - 1}e}".partition("e")
    mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}E{exponent[0]}{exponent[1:].zfill(2)}"


def numbers(value: Handed) -> Handed:
    """What SUMPRODUCT counts: a text, TRUE or FALSE is 0 to it."""
    return each(lambda v: 0.0 if isinstance(v, (str, bool)) else v, value)


def without_noise(total: Handed, *terms: Handed) -> Handed:
    """A sum or difference; what is left over by how computers reckon is 0."""
    return each(_without_noise, total, *terms)


def _without_noise(total: Handed, *terms: Handed) -> Handed:
    if isinstance(total, bool) or not isinstance(total, (int, float)):
        return total
    sizes = [abs(term) for term in terms if isinstance(term, (int, float))]
    return 0.0 if sizes and abs(total) < max(sizes) * NEAR else total


def capitals(value: Handed) -> Handed:
    """UPPER, for every alphabet."""
    return each(lambda v: v.upper() if isinstance(v, str) else v, as_text(value))


def small_letters(value: Handed) -> Handed:
    """LOWER, for every alphabet."""
    return each(lambda v: v.lower() if isinstance(v, str) else v, as_text(value))


def fixed_size(value: Handed, height: float, width: float) -> Handed:
    """An array in the size that an array formula of the old kind has."""
    cells = [
        [at(value, row, column) for column in range(int(width))]
        for row in range(int(height))
    ]
    return [[0.0 if cell is None else cell for cell in row] for row in cells]


def single(value: Handed) -> Handed:
    """A single value; several of them are #SPILL!, so that nothing is overwritten."""
    if isinstance(value, list):
        return SPILL
    return 0.0 if value is None else value
