"""Formulas that were filled down are looked at once: they share a shape.

>>> shape("IMPS(C5)+SUM(D$5:D9)")
'IMPS(<one>)+SUM(<column>)'
>>> shape("IMPS(C6)+SUM(D$5:D10)"), shape("INDEX(A1:C5,2)")
('IMPS(<one>)+SUM(<column>)', 'INDEX(<block>,2)')

What is written anew for one of them is filled in for the others.

>>> pattern = Pattern(numbered("IMPS(C5,D$1:D$9)").lower())
>>> pattern.filled("IMPS(C6,D$1:D$9)")
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


def shape(formula: str) -> str:
    """What a formula has in common with those it was filled down to."""
    words = _WORD.split(formula)
    words[1::2] = map(_kind, words[1::2])
    return "".join(words)


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
    for number, place in enumerate(_addresses(words)):
        area = f":XY9{number:05}" if ":" in words[place] else ""
        words[place] = f"XX9{number:05}{area}"
    return "".join(words)


def _addresses(words: list[str]) -> list[int]:
    """Where the addresses stand among the words of a formula."""
    return [
        place
        for place in range(1, len(words), 2)
        if _kind(words[place]) != words[place]
    ]


class Pattern:
    """A formula with numbers in place of addresses, to be filled in."""

    def __init__(self, text: str) -> None:
        self._pieces = _NUMBERED.split(text)
        self._numbers = [int(number) for number in self._pieces[1::2]]

    def filled(self, formula: str) -> str:
        """The pattern with the addresses of a formula."""
        words = _WORD.split(formula)
        found = [words[place] for place in _addresses(words)]
        pieces = self._pieces.copy()
        pieces[1::2] = [found[number] for number in self._numbers]
        return "".join(pieces)
