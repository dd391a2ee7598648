"""Formulas whose values decide whether the engine computed them rightly.

A criterion with a wildcard, or the number 0 for a row in INDEX, may come from a cell;
that is seen only when all is computed.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Sequence

from xladdin.functions.cells import CellError, Value, is_blank
from xladdin.hosts.calculator import range_aware
from xladdin.hosts.calculator.engine import ASIDE, Engine
from xladdin.hosts.calculator.engine_formula import written
from xladdin.hosts.calculator.formula_tree import (
    BINARY,
    NUMBER,
    REFERENCE,
    TYPED,
    Node,
    every_piece,
    tree,
)
from xladdin.hosts.calculator.report import Reason
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.addresses import CellPlace

RECKONED: dict[str, Callable[[float, float], float]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
}
WILDCARD = re.compile(r"[*?~]")


def doubtful(engine: Engine, cell: CellPlace) -> Reason | None:
    """Why a computed formula is not to be trusted; None where it is."""
    formula = engine.book.get_formula(*cell) or ""
    asked = _Asked(engine, cell)
    root = tree(formula.removeprefix("="))
    found = None
    if any(asked.reason(piece) for piece in every_piece(root)):
        found = next(filter(None, map(asked.reason, asked.reached(root))), None)
    if asked.is_disturbed:
        engine.book.set_formula(*cell, formula)
        engine.book.evaluate_cell(*cell)
    return found


def may_be_zero(number: Node) -> bool:
    """Whether a row or column number may be 0; MATCH counts from 1."""
    return number.kind != NUMBER and number.built_in != "MATCH"


def _asks_its_place(node: Node) -> bool:
    """Whether a piece depends on the cell in which it stands."""
    return node.built_in in {"ROW", "COLUMN"} and not node.pieces


class _Asked:
    """Values of pieces of one cell's formula."""

    def __init__(self, engine: Engine, cell: CellPlace) -> None:
        self.engine = engine
        self.cell = cell
        self.is_disturbed = False

    def value(self, node: Node) -> Value:
        """What a piece of the formula gives."""
        if node.kind == NUMBER:
            return float(str(node.value))
        if node.kind == REFERENCE:
            place = self.place(node.text)
            if place:
                return self.engine.value(*place)
        if node.kind == BINARY and node.name in RECKONED:
            left, right = map(self.value, node.pieces)
            if isinstance(left, float) and isinstance(right, float):
                return RECKONED[node.name](left, right)
        if any(map(_asks_its_place, every_piece(node))):
            self.is_disturbed = True
            return self.engine.show(*self.cell, written(node))
        return self.engine.show(self.cell[0], *ASIDE, written(node))

    def place(self, reference: str) -> CellPlace | None:
        """The cell that a reference means; None for a range or a name."""
        sheet, _, address = reference.rpartition("!")
        try:
            row, column = addresses.place(address)
        except ValueError:
            return None
        return addresses.unquoted(sheet) or self.cell[0], row, column

    def reason(self, node: Node) -> Reason | None:
        """What is wrong with the values that a function gets here."""
        for place in range_aware.CRITERIA.get(node.built_in, ()):
            if place < len(node.pieces) and node.pieces[place].kind not in TYPED:
                value = self.value(node.pieces[place])
                if isinstance(value, str) and WILDCARD.search(value):
                    return Reason("left_wildcard")
        for place in range_aware.NUMBERS.get(node.built_in, ()):
            if place < len(node.pieces) and may_be_zero(node.pieces[place]):
                value = self.value(node.pieces[place])
                if is_blank(value) or (isinstance(value, float) and abs(value) < 1):
                    return Reason("left_number_0", function=node.built_in)
        return None

    def reached(self, node: Node) -> Iterator[Node]:
        """The pieces that are computed at all: IF computes one of its two."""
        yield node
        pieces = node.pieces
        if node.built_in == "IF":
            pieces = (pieces[0], *self.taken(pieces))
        for piece in pieces:
            yield from self.reached(piece)

    def taken(self, pieces: Sequence[Node]) -> Sequence[Node]:
        """The branch that IF takes; both where its condition is no single value."""
        condition = self.value(pieces[0])
        if isinstance(condition, CellError):
            return ()
        if isinstance(condition, (list, str)):
            return pieces[1:]
        return pieces[1:2] if condition else pieces[2:3]
