"""Formulas whose values decide whether the engine computed them rightly.

A criterion with a wildcard, or the number 0 for a row in INDEX, may come from a cell;
that is seen only when all is computed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import formualizer

from xladdin.functions.cells import CellError, Value, is_blank
from xladdin.hosts.calculator import range_aware
from xladdin.hosts.calculator.engine import Engine
from xladdin.hosts.calculator.formula_tree import built_in_name
from xladdin.hosts.calculator.report import Reason
from xladdin.hosts.workbook_file.addresses import CellPlace

WILDCARD = re.compile(r"[*?~]")


def doubtful(engine: Engine, cell: CellPlace) -> Reason | None:
    """Why a computed formula is not to be trusted; None where it is."""
    formula = engine.book.get_formula(*cell) or ""
    asked = _Asked(engine, cell)
    root = formualizer.parse(formula)
    found = None
    if any(asked.reason(piece) for piece in _every_piece(root)):
        found = next(filter(None, map(asked.reason, asked.reached(root))), None)
    if asked.is_disturbed:
        engine.book.set_formula(*cell, formula)
        engine.book.evaluate_cell(*cell)
    return found


def _every_piece(node: formualizer.ASTNode) -> Iterator[formualizer.ASTNode]:
    yield node
    for piece in node.children():
        yield from _every_piece(piece)


class _Asked:
    """Values of pieces of one cell's formula."""

    def __init__(self, engine: Engine, cell: CellPlace) -> None:
        self.engine = engine
        self.cell = cell
        self.is_disturbed = False

    def value(self, node: formualizer.ASTNode) -> Value:
        """What a piece of the formula gives."""
        reference = node.get_reference()
        if isinstance(reference, formualizer.CellRef):
            sheet = reference.sheet or self.cell[0]
            return self.engine.value(sheet, reference.row, reference.col)
        self.is_disturbed = True
        return self.engine.show(*self.cell, node.to_formula().removeprefix("="))

    def reason(self, node: formualizer.ASTNode) -> Reason | None:
        """What is wrong with the values that a function gets here."""
        name = built_in_name(node.get_function_name() or "")
        for place, argument in enumerate(node.children()):
            if argument.node_type() == "Literal":
                continue
            if place in range_aware.CRITERIA.get(name, ()):
                value = self.value(argument)
                if isinstance(value, str) and WILDCARD.search(value):
                    return Reason("left_wildcard")
            elif place in range_aware.NUMBERS.get(name, ()) and _is_counted(argument):
                value = self.value(argument)
                if is_blank(value) or (isinstance(value, float) and abs(value) < 1):
                    return Reason("left_number_0", function=name)
        return None

    def reached(self, node: formualizer.ASTNode) -> Iterator[formualizer.ASTNode]:
        """The pieces that are computed at all: IF computes one of its two."""
        yield node
        pieces = node.children()
        if built_in_name(node.get_function_name() or "") == "IF":
            pieces = [pieces[0], *self.taken(pieces)]
        for piece in pieces:
            yield from self.reached(piece)

    def taken(self, pieces: list[formualizer.ASTNode]) -> list[formualizer.ASTNode]:
        """The branch that IF takes; both where its condition is no single value."""
        condition = self.value(pieces[0])
        if isinstance(condition, CellError):
            return []
        if isinstance(condition, (list, str)):
            return pieces[1:]
        return pieces[1:2] if condition else pieces[2:3]


def _is_counted(argument: formualizer.ASTNode) -> bool:
    """Whether a row or column number may be 0; MATCH counts from 1."""
    return built_in_name(argument.get_function_name() or "") != "MATCH"
