"""What computers leave over where a difference should be 0, as spreadsheets drop it.

Spreadsheets take 16.97-(11.23+5.74) for 0, the engine for 0.0000000000000036, and a
winner by nothing would be named.
"""

from __future__ import annotations

from collections.abc import Iterable

from xladdin.functions.cells import Cell
from xladdin.hosts.calculator.engine import Engine
from xladdin.hosts.calculator.engine_formula import written
from xladdin.hosts.calculator.formula_tree import tree
from xladdin.hosts.workbook_file.addresses import CellPlace

NEXT_TO_NOTHING = 1e-9


def is_noise(value: Cell) -> bool:
    """Whether a value looks like what should be 0."""
    return isinstance(value, float) and 0 < abs(value) < NEXT_TO_NOTHING


def free_of_noise(engine: Engine, cells: Iterable[CellPlace]) -> bool:
    """Put the formulas of cells so that their differences come out as 0.

    Returns:
        Whether anything was put differently and is to be read anew.
    """
    changed = False
    for cell in cells:
        formula = engine.book.get_formula(*cell) or ""
        exact = written(tree(formula.removeprefix("=")), exact=True)
        if exact != written(tree(formula.removeprefix("="))):
            engine.book.set_formula(*cell, f"={exact}")
            changed = True
    if changed:
        engine.book.evaluate_all()
    return changed
