"""How a function of the catalogue is called: unpack the cells, call, pack.

Hosts call `evaluate`; it never raises for anything that stands in a cell. An exception
that comes out all the same is a fault of ours, for the host to catch and tests to find.

Source: decisions of this product (manners that all functions share).
"""

from __future__ import annotations

from typing import Any, List, Optional, Sequence, Tuple

from xladdin.functions import cells
from xladdin.functions.cells import LEFT_OUT, CellError, Given, LeftOut, Rows, Value
from xladdin.functions.spec import EACH, Argument, Function
from xladdin.scoring.errors import NotUnderstood, ScoringError


def evaluate(entry: Function, given: Sequence[Given]) -> Value:
    """The value of a function for what a host hands over.

    Args:
        entry: the function.
        given: cells or rows of cells, in the order of the arguments; `LEFT_OUT` or
            nothing where an argument is left out.
    """
    try:
        placed = cells.cut(_placed(entry, given))
        rows = (_each if entry.kind == EACH else _table)(entry, placed)
    except ScoringError as problem:
        return cells.cell_error(problem)
    if isinstance(rows, CellError):
        return rows
    packed = [[cells.packed(cell) for cell in row] for row in rows]
    return packed[0][0] if cells.shape(packed) == (1, 1) else packed


def _placed(entry: Function, given: Sequence[Given]) -> List[Given]:
    if len(given) > len(entry.arguments):
        raise NotUnderstood(
            "arguments_many", found=len(given), expected=len(entry.arguments)
        )
    placed = [*given, *[LEFT_OUT] * (len(entry.arguments) - len(given))]
    for argument, value in zip(entry.arguments, placed):
        if isinstance(value, LeftOut) and not argument.optional:
            raise NotUnderstood("arguments_few", missing=argument.name)
    return placed


def _first_error(values: Sequence[object]) -> Optional[CellError]:
    return next((value for value in values if isinstance(value, CellError)), None)


def _read(argument: Argument, cell: object) -> Any:
    if isinstance(cell, LeftOut) or cells.is_blank(cell):
        if argument.optional:
            return argument.default
        raise NotUnderstood("arguments_few", missing=argument.name)
    return argument.read(cell)


def _read_range(argument: Argument, given: Given) -> Any:
    """A whole range as the argument reads it, or the first error inside."""
    if isinstance(given, LeftOut):
        return argument.default
    rows = cells.as_rows(given)
    every_cell = [cell for row in rows for cell in row]
    if argument.optional and all(cells.is_blank(cell) for cell in every_cell):
        return argument.default
    error = _first_error(every_cell)
    if error:
        return error
    return [
        [None if cells.is_blank(cell) else argument.read(cell) for cell in row]
        for row in rows
    ]


def _common_shape(ranges: Sequence[Rows]) -> Tuple[int, int]:
    shapes = {cells.shape(rows) for rows in ranges} - {(1, 1)}
    if len(shapes) > 1:
        told = ", ".join(f"{height} x {width}" for height, width in sorted(shapes))
        raise NotUnderstood("shapes_differ", found=told)
    return shapes.pop() if shapes else (1, 1)


def _at(given: Given, row: int, column: int) -> object:
    """The cell of a range in that place; a single cell stretches."""
    if not isinstance(given, list):
        return given
    if cells.shape(given) == (1, 1):
        return given[0][0]
    return given[row][column]


def _each(entry: Function, given: List[Given]) -> Any:
    """Call the body once for every cell of the common shape."""
    whole = {
        place: _read_range(argument, value)
        for place, (argument, value) in enumerate(zip(entry.arguments, given))
        if argument.is_range
    }
    ranges = [
        value
        for place, value in enumerate(given)
        if isinstance(value, list) and place not in whole
    ]
    height, width = _common_shape(ranges)
    return [
        [_one(entry, given, whole, row, column) for column in range(width)]
        for row in range(height)
    ]


def _one(entry: Function, given: List[Given], whole: Any, row: int, column: int) -> Any:
    found = [
        whole[place] if place in whole else _at(value, row, column)
        for place, value in enumerate(given)
    ]
    error = _first_error(found)
    if error:
        return error
    if found and cells.is_blank(found[0]):
        return None
    try:
        return entry.body(
            *(
                cell if place in whole else _read(argument, cell)
                for place, (argument, cell) in enumerate(zip(entry.arguments, found))
            )
        )
    except ScoringError as problem:
        return problem


def _table(entry: Function, given: List[Given]) -> Any:
    """Call the body once with whole ranges."""
    read = []
    for argument, value in zip(entry.arguments, given):
        if argument.is_range:
            found = _read_range(argument, value)
        else:
            if isinstance(value, list) and cells.shape(value) != (1, 1):
                raise NotUnderstood("single_expected", argument=argument.name)
            cell = _at(value, 0, 0)
            found = cell if isinstance(cell, CellError) else _read(argument, cell)
        if isinstance(found, CellError):
            return found
        read.append(found)
    return cells.as_rows(entry.body(*read))
