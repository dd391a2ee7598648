"""What stands in the cells of a bridge card, as rules want it.

Source: Laws of Duplicate Bridge 2017, Law 77; decisions of this product.

>>> str(contract(" 4 ♠ x w −1 "))
'4SxW-1'
>>> result(-2), result("=")
(-2, 0)
"""

from __future__ import annotations

from typing import Any, List, Optional, Tuple

from xladdin.bridge.contract import Contract, parse, parse_result
from xladdin.bridge.entry_check import Card, Typed
from xladdin.functions import cells
from xladdin.functions.spec import Argument, Choice
from xladdin.scoring.errors import NotUnderstood

TypedRows = List[List[Typed]]

SIDE = Choice(
    {
        "NS": ("сю", "юс"),
        "EW": ("из", "зи", "вз", "зв"),
        "N": ("с",),
        "E": ("и", "в"),
        "S": ("ю",),
        "W": ("з",),
    }
)
TEAM = {"A": ("а",), "B": ("б", "в")}  # Cyrillic А, and В that looks like B
BASE = {
    "winner": ("победител", "победитель"),
    "loser": ("победен", "побеждённый", "побежденный"),
}


def contract(cell: object) -> Contract:
    """The contract of an entry; a number is none."""
    if isinstance(cell, str):
        return parse(cell)
    raise NotUnderstood("contract_expected", found=cells.shown(cell))


def result(cell: object) -> int:
    """Tricks above or below the contract, typed as a number or a text."""
    if isinstance(cell, str):
        return parse_result(cell)
    if isinstance(cell, bool):
        raise NotUnderstood("result_expected", found=cells.shown(cell))
    return cells.whole(cell)


def board(name: str = "board", **options: Any) -> Argument:
    """The number of a board."""
    return Argument(name, cells.whole, **options)


def typed(cell: object) -> Typed:
    """A cell of a card as it was typed; the check judges it."""
    if isinstance(cell, (str, bool)):
        return cell
    return cells.number(cell)


def card(name: str, rows: TypedRows) -> Card:
    """A card from the three cells of a room: entry, NS score, EW score."""
    return Card(*_cells(name, rows, 3))


def awarded(name: str, rows: Optional[TypedRows]) -> Tuple[Typed, Typed]:
    """Awarded IMPs from two cells: to A, to B."""
    if rows is None:
        return None, None
    to_a, to_b = _cells(name, rows, 2)
    return to_a, to_b


def _cells(name: str, rows: TypedRows, expected: int) -> List[Typed]:
    found: List[Typed] = cells.flat(rows)
    if found == [None]:  # a blank range may arrive as one blank cell
        return [None] * expected
    if len(found) != expected:
        raise NotUnderstood(
            "cells_expected", argument=name, found=len(found), expected=expected
        )
    return found
