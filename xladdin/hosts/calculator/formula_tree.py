"""A formula taken apart, as the engine's parser does it.

>>> taken = tree("SUM(A1:A3)+1")
>>> taken.kind, taken.name, [piece.kind for piece in taken.pieces]
('binary', '+', ['call', 'number'])
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import formualizer

from xladdin.hosts.calculator.report import NotComputed, Reason

NUMBER, TEXT, TRUTH, EMPTY = "number", "text", "truth", "empty"
ARRAY, REFERENCE, CALL = "array", "reference", "call"
UNARY, BINARY, OTHER = "unary", "binary", "other"

TYPED = frozenset({NUMBER, TEXT, TRUTH, EMPTY})

_KINDS = {
    "Omitted": EMPTY,
    "Array": ARRAY,
    "Reference": REFERENCE,
    "Function": CALL,
    "UnaryOp": UNARY,
    "BinaryOp": BINARY,
}
_LITERALS: dict[type, str] = {float: NUMBER, int: NUMBER, bool: TRUTH, str: TEXT}
_NEWER = re.compile(r"(?:_xlfn\.|_xlws\.)+", re.IGNORECASE)


@dataclass(slots=True)
class Node:
    """A piece of a formula.

    Attributes:
        kind: one of the words above; an error that is typed counts as a text.
        name: the operator, or the function as it is written.
        pieces: what is directly inside: operands, arguments.
        text: the piece as a formula writes it, where nothing is inside.
        value: of a number, text or truth that is typed.
    """

    kind: str
    name: str = ""
    pieces: tuple[Node, ...] = ()
    text: str = ""
    value: object = None

    @property
    def built_in(self) -> str:
        """The name of a built-in function, without the mark of a newer one."""
        return built_in_name(self.name) if self.kind == CALL else ""


def tree(formula: str) -> Node:
    """A formula, without "=", taken apart.

    Raises:
        NotComputed: it is no formula.
    """
    try:
        return _node(formualizer.parse(f"={formula}"))
    except (formualizer.ParserError, formualizer.TokenizerError) as problem:
        raise NotComputed(Reason("left_not_read")) from problem


def _node(parsed: formualizer.ASTNode) -> Node:
    kind = parsed.node_type()
    if kind == "Literal":
        value = parsed.get_literal_value()
        return Node(_LITERALS[type(value)], text=_text(parsed), value=value)
    if kind in {"Reference", "Array"}:
        return Node(_KINDS[kind], text=_text(parsed))
    name = parsed.get_function_name() or parsed.get_operator() or ""
    pieces = tuple(map(_node, parsed.children()))
    return Node(_KINDS.get(kind, OTHER), name, pieces)


def _text(parsed: formualizer.ASTNode) -> str:
    return str(parsed.to_formula()).removeprefix("=")


@cache
def built_in_name(written: str) -> str:
    """A built-in function's name, without what marks it as newer than the format."""
    return _NEWER.sub("", written).upper()


def every_piece(node: Node) -> Iterator[Node]:
    """A piece of a formula and all that is inside, outermost first."""
    yield node
    for piece in node.pieces:
        yield from every_piece(piece)
