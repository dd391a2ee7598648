"""Formulas that were filled down are looked at once: they share a shape.

>>> taken_apart("IMPS(C5)+SUM(D$5:D9)")
('IMPS(<one>)+SUM(<column>)', ('C5', 'D$5:D9'))
>>> taken_apart("IMPS(C6)+SUM(D$5:D10)")[0], taken_apart("INDEX(A1:C5,2)")[0]
('IMPS(<one>)+SUM(<column>)', 'INDEX(<block>,2)')

What is written anew for one of them is filled in for the others.

>>> pattern = Pattern(numbered("IMPS(C5,D$1:D$9)").lower())
>>> pattern.filled(("C6", "D$1:D$9"))
'imps(C6,D$1:D$9)'
"""

from __future__ import annotations

import re
from functools import lru_cache

from xladdin.hosts.workbook_file import addresses

Addresses = tuple[str, ...]  # of cells and areas in a formula, in their order
LARGEST_AREA = 2_000_000
_PLACE = r"\$?[A-Za-z]{1,3}\$?[0-9]{1,7}"
_ADDRESS = re.compile(rf"(?<![\w.$:])({_PLACE}(?::{_PLACE})?)(?![\w.$:])")
# What stands for the address of that number in a formula.
_NUMBERED = re.compile(r"XX9([0-9]{5})(?::XY9[0-9]{5})?", re.IGNORECASE)


@lru_cache(maxsize=2**16)
def taken_apart(formula: str) -> tuple[str, Addresses]:
    """What a formula has in common with those it was filled down to; its addresses."""
    pieces = _ADDRESS.split(formula)
    addresses = tuple(pieces[1::2])
    pieces[1::2] = [_kind(a) if ":" in a else "<one>" for a in addresses]
    return "".join(pieces), addresses


@lru_cache(maxsize=2**16)
def _kind(area: str) -> str:
    """An area of one cell, one column, one row, a block, or more than can be."""
    top, left, bottom, right = addresses.corners(area)
    if is_large(area):
        return "<large>"
    if left == right:
        return "<cell>" if top == bottom else "<column>"
    return "<row>" if top == bottom else "<block>"


def is_large(area: str) -> bool:
    """Whether an area has more cells than the engine goes through."""
    top, left, bottom, right = addresses.corners(area)
    return (abs(bottom - top) + 1) * (abs(right - left) + 1) > LARGEST_AREA


def numbered(formula: str) -> str:
    """A formula with a number in place of each address."""
    pieces = _ADDRESS.split(formula)
    for place in range(1, len(pieces), 2):
        number = f"{place // 2:05}"
        area = f":XY9{number}" if ":" in pieces[place] else ""
        pieces[place] = f"XX9{number}{area}"
    return "".join(pieces)


class Pattern:
    """A formula with numbers in place of addresses, to be filled in."""

    def __init__(self, text: str) -> None:
        self._pieces = _NUMBERED.split(text)
        self._numbers = [int(number) for number in self._pieces[1::2]]

    def filled(self, addresses: Addresses) -> str:
        """The pattern with the addresses of a formula of the same shape."""
        pieces = self._pieces.copy()
        pieces[1::2] = [addresses[number] for number in self._numbers]
        return "".join(pieces)
