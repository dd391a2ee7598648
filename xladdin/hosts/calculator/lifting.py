"""Formulas that the engine would compute wrongly without a word.

The engine does not lift a one-cell function over a range as a spreadsheet does:
``SUMPRODUCT(--ISNUMBER(A1:A5))`` gives 0. So every formula is looked at before it is
computed: each argument is one cell, a range, or an array, and only functions on the
tested list get more than one cell.

>>> judge("SUMPRODUCT((A1:A5>0)*1)").reason
>>> judge("SUMPRODUCT(--ISNUMBER(A1:A5))").reason.message("en")
'ISNUMBER gets a range where it takes a single cell'
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.spec import EACH, Function
from xladdin.hosts.calculator import formula_cells, range_aware
from xladdin.hosts.calculator.doubts import (
    WILDCARD,
    Questions,
    may_be_zero,
    questions,
)
from xladdin.hosts.calculator.engine import is_known
from xladdin.hosts.calculator.engine_formula import for_engine, is_foreign
from xladdin.hosts.calculator.formula_shape import Pattern, is_large, numbered
from xladdin.hosts.calculator.formula_tree import ARRAY as ARRAY_TYPED
from xladdin.hosts.calculator.formula_tree import (
    BINARY,
    CALL,
    EMPTY,
    REFERENCE,
    TEXT,
    TYPED,
    UNARY,
    Node,
    every_piece,
    tree,
)
from xladdin.hosts.calculator.our_names import our_name
from xladdin.hosts.calculator.refused_uses import refused_use
from xladdin.hosts.calculator.report import NotComputed, Reason
from xladdin.hosts.workbook_file import addresses

# How much a piece of a formula stands for.
ONE = "one"  # a single value
CELLS = "cells"  # a range: a plain formula would take the cell in its own row
ARRAY = "array"  # several values
UNKNOWN = "unknown"  # one cell or several, known when it is computed

# Where ranges are gone through cell by cell.
NOWHERE = "nowhere"  # a plain formula
OPERATORS = "operators"  # inside SUMPRODUCT: by + - * / = and the like, not by IF
EVERYWHERE = "everywhere"  # an array formula

_CELL = r"\$?[A-Za-z]{1,3}\$?[0-9]{1,7}"
_ONE_CELL = re.compile(_CELL)
_AREA = re.compile(rf"{_CELL}:{_CELL}")
_WHOLE = re.compile(r"\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?[0-9]+:\$?[0-9]+")
Nodes = Sequence[Node]
Sizes = Mapping[str, str]  # defined name in capitals -> how much it stands for


class Verdict(NamedTuple):
    """What is known of a formula before it is computed.

    Attributes:
        size: how much it gives.
        reason: why it must not be computed; None where it may be.
        questions: what is asked of its values before they are trusted; None where
            nothing is.
        refers_elsewhere: what it depends on is known only when it is computed.
        asks_for_formulas: whether it holds questions of `formula_cells`.
        names: the defined names it uses, in capitals.
        for_engine: how the engine gets it; None where it gets it as it is.
    """

    size: str = ONE
    reason: Reason | None = None
    questions: Questions | None = None
    refers_elsewhere: bool = False
    asks_for_formulas: bool = False
    names: frozenset[str] = frozenset()
    for_engine: Pattern | None = None


def judge(formula: str, names: Sizes | None = None, lifts: str = NOWHERE) -> Verdict:
    """Look at a formula before it is computed.

    Args:
        formula: without "=".
        names: the defined names, and how much each stands for.
        lifts: `EVERYWHERE` for an array formula, `NOWHERE` for a plain one.
    """
    judging = _Judging(names or {})
    try:
        size = judging.size(tree(formula), lifts)
        if size == CELLS and lifts == NOWHERE:
            raise _left("left_range")
    except NotComputed as refusal:
        return Verdict(reason=refusal.reason)
    return Verdict(
        size=size,
        questions=questions(formula) if judging.depends_on_values else None,
        refers_elsewhere=judging.refers_elsewhere,
        asks_for_formulas=judging.asks_for_formulas,
        names=frozenset(judging.used),
        for_engine=_pattern(formula) if judging.is_foreign else None,
    )


def _pattern(formula: str) -> Pattern:
    return Pattern(for_engine(numbered(formula)))


def _left(key: str, **facts: object) -> NotComputed:
    return NotComputed(Reason(key, **facts))


class _Judging:
    """One walk through a formula."""

    def __init__(self, names: Sizes) -> None:
        self.names = names
        self.used: set[str] = set()
        self.depends_on_values = False
        self.refers_elsewhere = False
        self.asks_for_formulas = False
        self.is_foreign = False

    def size(self, node: Node, lifts: str) -> str:
        """How much a piece of the formula stands for."""
        self.is_foreign |= is_foreign(node)
        if node.kind in TYPED:
            return ONE
        if node.kind == ARRAY_TYPED:
            return ARRAY
        if node.kind == REFERENCE:
            return self.reference(node.text)
        if node.kind == UNARY:
            return self.unary(node, lifts)
        if node.kind == BINARY:
            return self.binary(node, lifts)
        if node.kind == CALL:
            return self.call(node, lifts)
        raise _left("left_lambda")

    def reference(self, written: str) -> str:
        sheet, _, address = written.rpartition("!")
        if "[" in sheet:
            raise _left("left_other_book", found=written)
        if ":" in sheet:
            raise _left("left_several_sheets", found=written)
        if "[" in address:
            raise _left("left_table", found=written)
        if _ONE_CELL.fullmatch(address):
            return ONE
        if _AREA.fullmatch(address):
            if is_large(address):
                raise _left("left_large", found=written)
            top, left, bottom, right = addresses.corners(address)
            return ONE if (top, left) == (bottom, right) else CELLS
        if _WHOLE.fullmatch(address):
            return CELLS
        if written.upper() not in self.names:
            raise _left("left_name", found=written)
        self.used.add(written.upper())
        return self.names[written.upper()]

    def unary(self, node: Node, lifts: str) -> str:
        if node.name in {"@", "#"}:
            self.size(node.pieces[0], lifts)
            return ONE if node.name == "@" else ARRAY
        return self.lifted(node.pieces, lifts)

    def binary(self, node: Node, lifts: str) -> str:
        if node.name in {",", " "}:
            raise _left("left_areas")
        if node.name == ":":
            for piece in node.pieces:
                self.size(piece, lifts)
            return CELLS
        return self.lifted(node.pieces, lifts)

    def lifted(self, operands: Nodes, lifts: str) -> str:
        """What goes through its operands cell by cell."""
        sizes = {self.size(operand, lifts) for operand in operands}
        if CELLS in sizes and lifts == NOWHERE:
            raise _left("left_range")
        return _largest(sizes)

    def call(self, node: Node, lifts: str) -> str:
        ours = our_name(node.name)
        if ours:
            sizes = [self.size(argument, lifts) for argument in node.pieces]
            return size_of_ours(CATALOGUE[ours], sizes)
        name, arguments = node.built_in, node.pieces
        if not is_known(node.name):
            raise _left("left_function", found=name)
        refused = refused_use(name, arguments)
        if refused:
            raise NotComputed(refused)
        self.asks_for_formulas |= name == formula_cells.NAME
        if name in {"IF", "IFERROR", "IFNA"}:
            return self.choice(arguments[:1], arguments[1:], lifts)
        if name == "CHOOSE":
            if self.size(arguments[0], lifts) != ONE:
                raise _left("left_lifted", found=name)
            return self.one_of(arguments[1:], lifts)
        return self.built_in(name, arguments, lifts)

    def choice(self, deciding: Nodes, chosen: Nodes, lifts: str) -> str:
        """IF and its like go cell by cell where their first argument does."""
        # Decision: Excel does not carry SUMPRODUCT's way into IF, LibreOffice does.
        inside = NOWHERE if lifts == OPERATORS else lifts
        decision = self.lifted(deciding, inside)
        if decision == ONE:
            return self.one_of(chosen, inside)
        return _largest({decision, self.lifted(chosen, inside)})

    def one_of(self, chosen: Nodes, lifts: str) -> str:
        sizes = {self.size(piece, lifts) for piece in chosen}
        return CELLS if CELLS in sizes else _largest(sizes)

    def built_in(self, name: str, arguments: Nodes, lifts: str) -> str:
        if name in range_aware.ARRAY_FORMULA_ONLY and lifts != EVERYWHERE:
            raise _left("left_lifted", found=name)
        inside = OPERATORS if name == "SUMPRODUCT" and lifts == NOWHERE else lifts
        for place, argument in enumerate(arguments):
            size = self.size(argument, inside)
            if size != ONE and not range_aware.takes_range(name, place):
                raise _left("left_lifted", found=name)
            if size in {ARRAY, UNKNOWN} and name in range_aware.CELLS_ONLY:
                raise _left("left_lifted", found=name)
            if place in range_aware.CRITERIA.get(name, ()):
                self.criterion(argument)
        if name in range_aware.REFERS_ELSEWHERE:
            self.refers_elsewhere = True
            return UNKNOWN
        if name == "INDEX":
            return self.index(arguments)
        return ARRAY if name in range_aware.GIVES_ARRAY else ONE

    def criterion(self, node: Node) -> None:
        """A wildcard typed here is refused; one that comes from a cell later."""
        texts = [piece.value for piece in every_piece(node) if piece.kind == TEXT]
        if any(WILDCARD.search(str(text)) for text in texts):
            raise _left("left_wildcard")
        self.depends_on_values |= node.kind not in TYPED

    def index(self, arguments: Nodes) -> str:
        """A row or column number of 0, or left empty, takes all of them."""
        numbers = arguments[1:3]
        if any(number.kind == EMPTY or number.value == 0 for number in numbers):
            return CELLS
        if len(numbers) == 1 and _is_block(arguments[0]):
            return CELLS
        self.depends_on_values |= any(map(may_be_zero, numbers))
        return ONE


def _is_block(node: Node) -> bool:
    """Whether a range has several rows and several columns."""
    area = node.text.rpartition("!")[2]
    try:
        top, left, bottom, right = addresses.corners(area)
    except ValueError:  # whole columns or rows, or a name
        first, _, last = area.replace("$", "").partition(":")
        return bool(last) and first != last
    return top != bottom and left != right


def size_of_ours(entry: Function, sizes: list[str]) -> str:
    """How much a function of the catalogue gives for arguments of these sizes."""
    if entry.gives_rows:
        return ARRAY
    if entry.kind == EACH:
        pairs = zip(entry.arguments, sizes, strict=False)
        return _largest({size for argument, size in pairs if not argument.is_range})
    # A function of whole ranges gives one value, or the shape of its first range.
    gives_rows = str(entry.body.__annotations__["return"]).startswith("List")
    return _largest(set(sizes[:1])) if gives_rows else ONE


def _largest(sizes: set[str]) -> str:
    if sizes & {CELLS, ARRAY}:
        return ARRAY
    return UNKNOWN if UNKNOWN in sizes else ONE
