"""What stands in cells, on the way into a function and out of it.

Every host hands over the same few things: a number, a text, TRUE or FALSE, None for a
blank cell, a `CellError`, or rows of these. Here they become what rules want, and the
other way round; here an exception becomes the error of a cell. Nowhere else.

Source: decisions of this product (manners that all functions share).

>>> number(2.5)
Fraction(5, 2)
>>> cell_error(NoResult("nothing_played")).code
'#N/A'
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from xladdin.scoring.errors import (
    ImpossibleNumber,
    NoResult,
    NotUnderstood,
    ScoringError,
)
from xladdin.wording import text

ERROR_CODES = ("#N/A", "#VALUE!", "#NUM!", "#DIV/0!", "#REF!", "#NAME?", "#NULL!")
# The calculator and newer Excels know these too; functions pass them on unchanged.
PASSED_ON_CODES = (*ERROR_CODES, "#SPILL!", "#CALC!", "#CIRC!")


@dataclass(frozen=True)
class CellError:
    """An error value in a cell, with the reason in words for whoever asks.

    Attributes:
        code: as Excel writes it, "#N/A".
        key: name of the message, without "error."; empty for an error from outside.
        facts: what the message tells.
    """

    code: str
    key: str = ""
    facts: Mapping[str, object] = field(default_factory=dict, compare=False)

    def message(self, language: Optional[str] = None) -> str:
        """Why, in the user's language; empty where the error came from outside."""
        if not self.key:
            return ""
        facts = {
            name: shown(fact) if isinstance(fact, (float, Fraction)) else fact
            for name, fact in self.facts.items()
        }
        return text(f"error.{self.key}", language, **facts)


class LeftOut:
    """The place of an argument that was not given."""

    def __repr__(self) -> str:
        return "LEFT_OUT"


LEFT_OUT = LeftOut()

Cell = Union[float, int, Fraction, str, bool, None, CellError]
Rows = List[List[Cell]]
Given = Union[Cell, Rows, LeftOut]
Value = Union[Cell, Rows]

CODE_OF: Dict[type, str] = {
    NotUnderstood: "#VALUE!",
    ImpossibleNumber: "#NUM!",
    NoResult: "#N/A",
}


def cell_error(problem: ScoringError) -> CellError:
    """The cell error of an exception of the family."""
    return CellError(CODE_OF[type(problem)], problem.key, problem.facts)


def is_blank(cell: object) -> bool:
    """Whether a cell is blank; an empty or blank text is as good as nothing."""
    return cell is None or (isinstance(cell, str) and not cell.strip())


def shown(cell: object) -> str:
    """A cell as a person typed it, for messages."""
    if isinstance(cell, bool):
        return "TRUE" if cell else "FALSE"
    if isinstance(cell, CellError):
        return cell.code
    if isinstance(cell, (int, float, Fraction)):
        return f"{float(cell):.15g}"
    return "" if cell is None else str(cell)


def exact(value: Union[float, int, Fraction]) -> Fraction:
    """A number from a cell, read as it is written: 0.1 is one tenth."""
    if isinstance(value, float):
        if not math.isfinite(value):
            raise ImpossibleNumber("number_finite", found=value)
        return Fraction(Decimal(repr(value)))
    return Fraction(value)


def number(cell: object) -> Fraction:
    """A number, whole or not."""
    if isinstance(cell, bool) or not isinstance(cell, (int, float, Fraction)):
        raise NotUnderstood("number_expected", found=shown(cell))
    return exact(cell)


def whole(cell: object) -> int:
    """A whole number."""
    found = number(cell)
    if found.denominator != 1:
        raise ImpossibleNumber("whole_expected", found=shown(cell))
    return int(found)


def plain(cell: object) -> str:
    """A text; a whole number in a cell is as good as its digits."""
    if isinstance(cell, str):
        return cell.strip()
    if isinstance(cell, bool) or cell is None:
        raise NotUnderstood("text_expected", found=shown(cell))
    return shown(cell)


TRUTHS: Dict[str, bool] = {
    **dict.fromkeys(("true", "yes", "да", "истина"), True),
    **dict.fromkeys(("false", "no", "не", "нет", "ложь"), False),
}


def truth(cell: object) -> bool:
    """TRUE or FALSE; also 1 and 0, yes and no, да and не or нет."""
    if isinstance(cell, bool):
        return cell
    if isinstance(cell, (int, float, Fraction)) and cell in (0, 1):
        return bool(cell)
    if isinstance(cell, str) and cell.strip().casefold() in TRUTHS:
        return TRUTHS[cell.strip().casefold()]
    raise NotUnderstood("truth_expected", found=shown(cell))


def as_rows(given: Value) -> Rows:
    """Rows of cells; a single cell is one row of one."""
    return given if isinstance(given, list) else [[given]]


def shape(rows: Sequence[Sequence[object]]) -> Tuple[int, int]:
    """Height and width."""
    return len(rows), len(rows[0])


def flat(rows: Sequence[Sequence[Any]]) -> List[Any]:
    """All cells of a range in one list, row by row."""
    return [cell for row in rows for cell in row]


def reshaped(
    values: Sequence[Any], like: Sequence[Sequence[object]]
) -> List[List[Any]]:
    """A list of as many values as a range has cells, in the shape of the range."""
    width = len(like[0])
    return [list(values[at : at + width]) for at in range(0, len(values), width)]


# A column is this long in the oldest file format that is still met, .xls.
WHOLE_COLUMN = 65536
WHOLE_ROW = 16384


def _all_blank(row: List[Cell]) -> bool:
    return all(is_blank(cell) for cell in row)


def _filled_height(rows: Rows) -> int:
    lowest = rows[-1]
    if not _all_blank(lowest):
        return len(rows)
    for height in range(len(rows) - 1, 0, -1):
        row = rows[height - 1]
        # Of a whole column nearly all rows are alike, and comparing is quick.
        if row != lowest and not _all_blank(row):
            return height
    return 1


def cut(given: List[Given]) -> List[Given]:
    """Whole columns and rows, cut together where the last filled one of them ends.

    A range that was typed with its end keeps its shape: a table beside a whole column
    is not cut with it, and no result falls to #N/A in an array formula of fixed size.
    """
    tall = [g for g in given if isinstance(g, list) and len(g) >= WHOLE_COLUMN]
    if tall:
        height = max(_filled_height(rows) for rows in tall)
        given = [
            g[:height] if isinstance(g, list) and len(g) >= WHOLE_COLUMN else g
            for g in given
        ]
    wide = [g for g in given if isinstance(g, list) and len(g[0]) >= WHOLE_ROW]
    if not wide:
        return given
    width = max(_filled_height([list(c) for c in zip(*rows)]) for rows in wide)
    return [
        [row[:width] for row in g]
        if isinstance(g, list) and len(g[0]) >= WHOLE_ROW
        else g
        for g in given
    ]


def packed(value: object) -> Cell:
    """A result as a cell holds it: numbers as float, exact fractions included.

    A function that fills several cells puts a `ScoringError` where one has no result.
    """
    if isinstance(value, ScoringError):
        return cell_error(value)
    if isinstance(value, (bool, str, CellError)) or value is None:
        return value
    if isinstance(value, (int, float, Fraction)):
        try:
            return float(value)
        except OverflowError:
            return cell_error(ImpossibleNumber("number_finite"))
    raise TypeError(f"no cell holds {value!r}")
