"""Formulas with literals, as a test types them."""

import math

from tests.hosts import literals
from xladdin.functions.calling import evaluate
from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.cells import LEFT_OUT, CellError


def call(name, *arguments):
    """What a function gives for cells."""
    return evaluate(CATALOGUE[name], list(arguments))


def typed(formula):
    """The value of a formula, an error as its code."""
    name, arguments = literals.taken_apart(formula)
    given = [LEFT_OUT if a is literals.LEFT_OUT else a for a in arguments]
    return shown(call(name, *given))


def shown(value):
    """A value with the codes of its errors."""
    if isinstance(value, list):
        return [[shown(cell) for cell in row] for row in value]
    return value.code if isinstance(value, CellError) else value


def close(value, expected):
    """Whether a value is the expected one, but for the last digits of a float."""
    if isinstance(expected, (tuple, list)):
        return len(value) == len(expected) and all(map(close, value, expected))
    if isinstance(expected, (int, float)) and not isinstance(expected, bool):
        return math.isclose(value, expected, rel_tol=1e-12, abs_tol=1e-12)
    return (value or "") == (expected or "")


def message(name, *arguments, language="en"):
    """Why a function gives an error, in words."""
    return call(name, *arguments).message(language)
