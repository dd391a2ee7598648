"""Formulas whose values decide whether the engine computed them rightly.

A criterion with a wildcard, or the number 0 for a row in INDEX, may come from a cell;
that is seen only when all is computed.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from xladdin.functions.cells import CellError, Value, is_blank
from xladdin.hosts.calculator import formula_cells, range_aware
from xladdin.hosts.calculator.engine import ASIDE, Engine
from xladdin.hosts.calculator.engine_formula import written
from xladdin.hosts.calculator.formula_shape import (
    Addresses,
    Pattern,
    numbered,
    taken_apart,
)
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
_pattern = lru_cache(maxsize=2**12)(Pattern)


class AskedCall(NamedTuple):
    """A call whose arguments must not take every value.

    Attributes:
        function: the built-in function.
        criteria: arguments that must hold no wildcard.
        numbers: arguments that must not be 0.
    """

    function: str
    criteria: tuple[Node, ...]
    numbers: tuple[Node, ...]


class Questions(NamedTuple):
    """What is to be asked of the values of a formula, wherever it was filled down to.

    Attributes:
        root: the formula, its addresses numbered.
        calls: its calls that do not take every value.
    """

    root: Node
    calls: tuple[AskedCall, ...]


def questions(formula: str) -> Questions:
    """What is to be asked of a formula, without "="."""
    return _questions(numbered(formula))


@lru_cache(maxsize=2**12)
def _questions(formula: str) -> Questions:
    """The same of a formula whose addresses are numbered."""
    root = tree(formula)
    return Questions(root, tuple(filter(None, map(_asked_call, every_piece(root)))))


def _asked_call(node: Node) -> AskedCall | None:
    """What is asked of a piece of a formula; None where nothing is."""
    function = node.built_in
    criteria = [
        piece
        for piece in _arguments(node, range_aware.CRITERIA.get(function, ()))
        if piece.kind not in TYPED
    ]
    numbers = _arguments(node, range_aware.NUMBERS.get(function, ()))
    numbers = [number for number in numbers if may_be_zero(number)]
    if not criteria and not numbers:
        return None
    return AskedCall(function, tuple(criteria), tuple(numbers))


def _arguments(node: Node, places: Iterable[int]) -> list[Node]:
    """The arguments in some places, as far as they are given."""
    return [node.pieces[place] for place in places if place < len(node.pieces)]


def doubtful(
    engine: Engine,
    cell: CellPlace,
    asking: Questions,
    addresses: Addresses | None,
    held: formula_cells.Held,
) -> Reason | None:
    """Why a computed formula is not to be trusted; None where it is.

    Args:
        engine: with the workbook computed.
        cell: where the formula stands.
        asking: what is asked of it.
        addresses: in the formula; None where another cell has the formula.
        held: the cells that formulas fill.
    """
    if addresses is None:
        formula = (engine.book.get_formula(*cell) or "").removeprefix("=")
        asking, addresses = questions(formula), taken_apart(formula)[1]
    asked = _Asked(engine, cell, addresses, held)
    found = None
    if any(map(asked.reason, asking.calls)):
        reached = filter(None, map(_asked_call, asked.reached(asking.root)))
        found = next(filter(None, map(asked.reason, reached)), None)
    asked.restore()
    return found


def may_be_zero(number: Node) -> bool:
    """Whether a row or column number may be 0; MATCH counts from 1."""
    return number.kind != NUMBER and number.built_in != "MATCH"


def _asks_its_place(node: Node) -> bool:
    """Whether a piece depends on the cell in which it stands."""
    return node.built_in in {"ROW", "COLUMN"} and not node.pieces


def _asks_for_blank(node: Node) -> bool:
    """Whether a piece is the guard of the scoresheets: C5="" or C5<>""."""
    return node.name in {"=", "<>"} and node.pieces[1].value == ""


class _Asked:
    """Values of pieces of one cell's formula, whose addresses are numbered."""

    def __init__(
        self,
        engine: Engine,
        cell: CellPlace,
        addresses: Addresses,
        held: formula_cells.Held,
    ) -> None:
        self.engine = engine
        self.cell = cell
        self.addresses = addresses
        self.held = held
        self.own_formula = ""  # of the cell, once another one stands there

    def value(self, node: Node) -> Value:
        """What a piece of the formula gives."""
        if node.kind == NUMBER:
            return float(str(node.value))
        if node.kind == REFERENCE:
            place = self.place(_pattern(node.text).filled(self.addresses))
            if place:
                return self.engine.value(*place)
        if node.kind == BINARY and node.name in RECKONED:
            left, right = map(self.value, node.pieces)
            if isinstance(left, float) and isinstance(right, float):
                return RECKONED[node.name](left, right)
        if node.kind == BINARY and _asks_for_blank(node):
            value = self.value(node.pieces[0])
            if not isinstance(value, (list, CellError)):
                return (value in {None, ""}) == (node.name == "=")
        formula = self.filled(written(node))
        if any(map(_asks_its_place, every_piece(node))):
            self.own_formula = self.own_formula or self._formula()
            return self.engine.show(*self.cell, formula)
        return self.engine.show(self.cell[0], *ASIDE, formula)

    def filled(self, text: str) -> str:
        """A piece as it stands in this cell."""
        text = _pattern(text).filled(self.addresses)
        return formula_cells.answered(text, self.cell[0], self.held)

    def _formula(self) -> str:
        return self.engine.book.get_formula(*self.cell) or ""

    def restore(self) -> None:
        """Put the cell's own formula back."""
        if self.own_formula:
            self.engine.book.set_formula(*self.cell, self.own_formula)
            self.engine.book.evaluate_cell(*self.cell)

    def place(self, reference: str) -> CellPlace | None:
        """The cell that a reference means; None for a range or a name."""
        sheet, _, address = reference.rpartition("!")
        try:
            row, column = addresses.place(address)
        except ValueError:
            return None
        return addresses.unquoted(sheet) or self.cell[0], row, column

    def reason(self, call: AskedCall) -> Reason | None:
        """What is wrong with the values that a function gets here."""
        for criterion in call.criteria:
            value = self.value(criterion)
            if isinstance(value, str) and WILDCARD.search(value):
                return Reason("left_wildcard")
        for number in call.numbers:
            value = self.value(number)
            if is_blank(value) or (isinstance(value, float) and abs(value) < 1):
                return Reason("left_number_0", function=call.function)
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
