"""Formulas that were filled down are looked at once: they share a shape.

>>> shape("IMPS(C5)+SUM(D$5:D9)"), shape("IMPS(C6)+SUM(D$5:D10)")
('IMPS(A1)+SUM(A1:A2)', 'IMPS(A1)+SUM(A1:A2)')
>>> shape("SUM(A1:C5)+SUM(B2:B2)")
'SUM(A1:B2)+SUM(A1:A1)'
"""

from __future__ import annotations

import re

from xladdin.hosts.workbook_file import addresses

_ADDRESS = r"\$?\b[A-Za-z]{1,3}\$?[0-9]{1,7}\b(?![(.!])"
_CELL = re.compile(_ADDRESS)
_AREA = re.compile(rf"{_ADDRESS}:{_ADDRESS}")


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
