"""Rows of the golden files: a figure on paper, and what is right.

Columns: case (the citation), source, what, inputs (key=value; a value may hold a =),
printed, correct, note. Where the paper is wrong, printed differs from correct and the
note says MISPRINT; where neither can be derived, correct is empty. `full=` in a note
gives more decimals.
"""

import csv
import re
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import pytest

from xladdin.scoring.rounding import half_up


@dataclass(frozen=True)
class Row:
    case: str
    source: str
    what: str
    inputs: dict[str, str]
    printed: str
    correct: str
    note: str

    def number(self, name: str) -> Fraction:
        return Fraction(self.inputs[name])

    def numbers(self, name: str) -> list[Fraction]:
        return [Fraction(value) for value in self.inputs[name].split(",")]

    def noted(self, name: str) -> str | None:
        """A figure inside the note: `today=-800` or `full=83.333333`."""
        found = re.search(rf"\b{name}=(-?[0-9.]+)", self.note)
        return found[1] if found else None


def read(name: str) -> list[Row]:
    path = Path(__file__).with_name(f"{name}.csv")
    with path.open(encoding="utf-8", newline="") as file:
        return [
            Row(
                **{
                    **row,
                    "inputs": dict(
                        part.split("=", 1) for part in row["inputs"].split("; ") if part
                    ),
                }
            )
            for row in csv.DictReader(file)
        ]


def cases(rows: list[Row]) -> list:
    """The rows as parameters of a test, named by their citation."""
    return [pytest.param(row, id=row.case) for row in rows]


def agree(ours: Fraction | int, figure: str) -> bool:
    """Whether our value, rounded half up to the printed decimals, is the figure."""
    decimals = len(figure.partition(".")[2])
    return half_up(Fraction(ours), decimals) == Fraction(figure)
