"""Formulas that were filled down are looked at once: they share a shape.

>>> shape("IMPS(C5)+SUM(D$5:D9)"), shape("IMPS(C6)+SUM(D$5:D10)")
('IMPS(A1)+SUM(A1:A2)', 'IMPS(A1)+SUM(A1:A2)')
>>> shape("SUM(A1:C5)+SUM(B2:B2)")
'SUM(A1:B2)+SUM(A1:A1)'

What is written anew for one of them is filled in for the others.

>>> pattern = Pattern(numbered("IMPS(C5,$D$1)").lower())
>>> pattern.filled("IMPS(C6,$D$1)")
'imps(C6,$D$1)'
"""

from __future__ import annotations

import re

from xladdin.hosts.workbook_file import addresses

_ADDRESS = r"\$?\b[A-Za-z]{1,3}\$?[0-9]{1,7}\b(?![(.!])"
_CELL = re.compile(_ADDRESS)
_AREA = re.compile(rf"{_ADDRESS}:{_ADDRESS}")
# An address that stands for the one of that number in a formula.
_NUMBERED = re.compile(r"XX9([0-9]{5})", re.IGNORECASE)


def shape(formula: str) -> str:
    """A formula in which only the size of areas tells addresses apart."""
    if ":" not in formula:
        return _CELL.sub("A1", formula)
    pieces, position = [], 0
    for area in _AREA.finditer(formula):
        pieces += [_CELL.sub("A1", formula[position : area.start()]), _size(area[0])]
        position = area.end()
    return "".join([*pieces, _CELL.sub("A1", formula[position:])])


def _size(area: str) -> str:
    """An area of one cell, one column, one row, or several of both."""
    top, left, bottom, right = addresses.corners(area)
    return "A1:" + addresses.written(1 + (top != bottom), 1 + (left != right))


def numbered(formula: str) -> str:
    """A formula with a number in place of each address."""
    pieces = _CELL.split(formula)
    return "".join(
        piece if number == 0 else f"XX9{number - 1:05}{piece}"
        for number, piece in enumerate(pieces)
    )


class Pattern:
    """A formula with numbers in place of addresses, to be filled in."""

    def __init__(self, text: str) -> None:
        self._pieces = _NUMBERED.split(text)

    def filled(self, formula: str) -> str:
        """The pattern with the addresses of a formula."""
        found = _CELL.findall(formula)
        return "".join(
            found[int(piece)] if at % 2 else piece
            for at, piece in enumerate(self._pieces)
        )
