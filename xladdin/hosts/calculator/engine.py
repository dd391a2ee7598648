"""The catalogue inside formualizer, the engine that computes the formulas.

The engine hands errors over as small dictionaries that carry a text from one function
to the next; the text remembers which of our errors it was, with its message.
"""

from __future__ import annotations

import math
import re
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import formualizer

from xladdin.functions.calling import evaluate
from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.cells import LEFT_OUT, Cell, CellError, Given, Value
from xladdin.functions.spec import Function
from xladdin.hosts.calculator.engine_formula import FUNCTIONS, LEFT_OUT_MARK

KINDS = {
    "#N/A": "Na",
    "#VALUE!": "Value",
    "#NUM!": "Num",
    "#DIV/0!": "Div",
    "#REF!": "Ref",
    "#NAME?": "Name",
    "#NULL!": "Null",
    "#SPILL!": "Spill",
    "#CALC!": "Calc",
    "#CIRC!": "Circ",
}
CODES = {kind: code for code, kind in KINDS.items()}
UNKNOWN_ERROR = "#CALC!"  # the engine gave up: too much work, not implemented

ASIDE = (1048576, 16384)  # the last cell of a sheet, where nobody writes
SHOW = "XLADDIN_SHOW"  # for a look at a value with the messages of its errors

_CATCHES = re.compile(r"\b(?:IFERROR|IFNA|ISERROR|ISERR|ISNA)\b", re.IGNORECASE)

Handed = Any  # what the engine hands over or takes


class Call(NamedTuple):
    """A call of one of our functions that came to an error.

    Attributes:
        name: the function.
        given: what it got.
        error: what it gave.
    """

    name: str
    given: tuple[Given, ...]
    error: CellError


@contextmanager
def _breakdown_told() -> Iterator[None]:
    """Make an ordinary exception of a breakdown of the engine, which is none."""
    try:
        yield
    except BaseException as problem:
        if type(problem).__name__ == "PanicException":
            raise ValueError(str(problem)) from problem
        raise


def code_of(handed: dict[str, str]) -> str:
    """The error of the engine as Excel writes it."""
    return CODES.get(handed.get("kind", ""), UNKNOWN_ERROR)


class Engine:
    """A workbook of the engine, with our functions.

    Attributes:
        book: the engine's own workbook.
        calls: calls of our functions that came to an error, in their order.
        shown: what the last `SHOW` got.
    """

    def __init__(self, book: formualizer.Workbook) -> None:
        self.book = book
        self.calls: list[Call] = []
        self.shown: Value = None
        book.set_temporal_egress("serial")  # dates as numbers, as cells hold them
        for name in CATALOGUE.names():
            book.register_function(name, self._adapted(CATALOGUE[name]))
        show = self._weakly(Engine._show)
        book.register_function(SHOW, show, min_args=1, max_args=1)
        for name, function in FUNCTIONS.items():
            book.register_function(name, function)

    @classmethod
    def load(cls, file: bytes) -> Engine:
        """A workbook file in the engine, computed.

        Raises:
            ValueError: the engine does not take the file, or breaks down over it.
        """
        config = formualizer.EvaluationConfig()
        config.enable_parallel = False  # our functions are Python: threads only wait
        try:
            book = formualizer.Workbook.from_bytes(
                file, config=formualizer.WorkbookConfig(eval_config=config)
            )
        except (RuntimeError, OSError) as problem:
            raise ValueError(str(problem)) from problem
        engine = cls(book)
        with _breakdown_told():
            book.evaluate_all()
        return engine

    def value(self, sheet: str, row: int, column: int) -> Cell:
        """The computed value of a cell."""
        return self._cell(self.book.get_value(sheet, row, column))

    def show(self, sheet: str, row: int, column: int, formula: str) -> Value:
        """The value of a formula as if it stood in a cell, with messages of errors.

        The cell's own formula is lost.
        """
        self.shown, calls_before = None, len(self.calls)
        self.book.set_formula(sheet, row, column, f"={SHOW}({formula})")
        with _breakdown_told():
            reached = self.book.evaluate_cell(sheet, row, column)
        # An error of the engine's own may end the formula before SHOW gets it.
        value = self.from_engine(reached) if isinstance(reached, dict) else self.shown
        if isinstance(value, CellError) and not value.key:
            return self._named(value, formula, self.calls[calls_before:])
        return value

    def _named(self, error: CellError, formula: str, calls: list[Call]) -> CellError:
        """An error with its message, which SUM and its like have lost on the way."""
        if _CATCHES.search(formula):  # it may be another error
            return error
        ours = (call.error for call in calls if call.error.code == error.code)
        return next(ours, error)

    def from_engine(self, handed: Handed) -> Value:
        """What the engine hands over, as cells or rows of cells."""
        if isinstance(handed, list):
            return [[self._cell(cell) for cell in row] for row in handed]
        return self._cell(handed)

    def _cell(self, handed: Handed) -> Cell:
        if isinstance(handed, dict):
            return self._error(handed)
        cell: Cell = handed
        return cell

    def _error(self, handed: dict[str, str]) -> CellError:
        code, remembered = code_of(handed), handed.get("message") or ""
        if remembered.isdigit() and int(remembered) < len(self.calls):
            error = self.calls[int(remembered)].error
            if error.code == code:
                return error
        return CellError(code)

    def _weakly(self, method: Callable[..., Handed]) -> Callable[..., Handed]:
        """A method for the book to hold, that does not hold this engine in turn.

        Nothing would ever collect a circle that leads through the engine's book.
        """
        engine = weakref.proxy(self)
        return lambda *handed: method(engine, *handed)

    def _adapted(self, entry: Function) -> Callable[..., Handed]:
        return self._weakly(
            lambda engine, *handed: Engine._called(engine, entry, handed)
        )

    def _called(self, entry: Function, handed: tuple[Handed, ...]) -> Handed:
        """What a function of ours gives the engine."""
        given = tuple(
            LEFT_OUT if argument == LEFT_OUT_MARK else self.from_engine(argument)
            for argument in handed
        )
        # `evaluate` raises for nothing that a cell may hold, so what it raises is a
        # fault of ours, of any kind. All other cells of the workbook are right; this
        # one says that it was unexpected. Uncaught, it would show an error without
        # words, for the engine drops them.
        try:
            value = evaluate(entry, given)
        except Exception:  # noqa: BLE001 - one faulty function must not end a workbook
            value = CellError("#VALUE!", "unexpected")
        if isinstance(value, list):
            return [[self._given_back(entry, given, c) for c in r] for r in value]
        return self._given_back(entry, given, value)

    def _given_back(
        self, entry: Function, given: tuple[Given, ...], value: Cell
    ) -> Handed:
        """A value for the engine; an error remembers our message."""
        if isinstance(value, CellError):
            handed = {"type": "Error", "kind": KINDS[value.code]}
            if value.key:
                handed["message"] = str(len(self.calls))
                self.calls.append(Call(entry.name, given, value))
            return handed
        if value is None:
            return ""  # the engine would make 0 of nothing
        if isinstance(value, float) and not math.isfinite(value):
            return {"type": "Error", "kind": KINDS["#NUM!"]}
        return value

    def _show(self, handed: Handed) -> Handed:
        self.shown = self.from_engine(handed)
        return 0.0  # one cell, whatever was shown


@cache
def is_known(written: str) -> bool:
    """Whether the engine has a built-in function of this name."""
    book = _trial()
    try:
        book.set_formula("A", 1, 1, f"={written}()")
        value = book.evaluate_cell("A", 1, 1)
    except RuntimeError:  # a name that no formula can have
        return False
    return not (isinstance(value, dict) and code_of(value) == "#NAME?")


@cache
def _trial() -> formualizer.Workbook:
    """A workbook to try names of functions in."""
    book = formualizer.Workbook()
    book.add_sheet("A")
    return book
