"""Formulas that were filled down are looked at once: they share a shape.

>>> taken_apart("IMPS(C5)+SUM(D$5:D9)")
('IMPS(<one>)+SUM(<column>)', ['C5', 'D$5:D9'])
>>> taken_apart("IMPS(C6)+SUM(D$5:D10)")[0], taken_apart("INDEX(A1:C5,2)")[0]
('IMPS(<one>)+SUM(<column>)', 'INDEX(<block>,2)')

What is written anew for one of them is filled in for the others.

>>> pattern = Pattern(numbered("IMPS(C5,D$1:D$9)").lower())
>>> pattern.filled(["C6", "D$1:D$9"])
'imps(C6,D$1:D$9)'
"""

from __future__ import annotations

import re
from functools import lru_cache

from xladdin.hosts.workbook_file import addresses

LARGEST_AREA = 2_000_000
_WORD = re.compile(r"([\w.$:]+)")
_PLACE = r"\$?([A-Za-z]{1,3})\$?([0-9]{1,7})"
_CELL_OR_AREA = re.compile(rf"{_PLACE}(?::{_PLACE})?")
# What stands for the address of that number in a formula.
_NUMBERED = re.compile(r"XX9([0-9]{5})(?::XY9[0-9]{5})?", re.IGNORECASE)


def taken_apart(formula: str) -> tuple[str, list[str]]:
    """What a formula has in common with those it was filled down to; its addresses."""
    words = _WORD.split(formula)
    addresses = []
    for place in range(1, len(words), 2):
        word = words[place]
        words[place] = _kind(word)
        if words[place] != word:
            addresses.append(word)
    return "".join(words), addresses


@lru_cache(maxsize=2**16)
def _kind(word: str) -> str:
    """One cell, or an area of one cell, column, row or block; other words stay."""
    found = _CELL_OR_AREA.fullmatch(word)
    if not found:
        return word
    left, top, right, bottom = found.groups()
    if right is None:
        return "<one>"
    if is_large(word):
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
    words = _WORD.split(formula)
    number = 0
    for place in range(1, len(words), 2):
        word = words[place]
        if _kind(word) != word:
            area = f":XY9{number:05}" if ":" in word else ""
            words[place] = f"XX9{number:05}{area}"
            number += 1
    return "".join(words)


class Pattern:
    """A formula with numbers in place of addresses, to be filled in."""

    def __init__(self, text: str) -> None:
        self._pieces = _NUMBERED.split(text)
        self._numbers = [int(number) for number in self._pieces[1::2]]

    def filled(self, addresses: list[str]) -> str:
        """The pattern with the addresses of a formula of the same shape."""
        pieces = self._pieces.copy()
        pieces[1::2] = [addresses[number] for number in self._numbers]
        return "".join(pieces)
