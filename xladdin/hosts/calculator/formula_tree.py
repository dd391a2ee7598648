"""A formula taken apart, as the engine's parser does it.

>>> tree("A1+1")["operator"], [piece["node_type"] for piece in pieces(tree("A1+1"))]
('+', ['Reference', 'Literal'])
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import formualizer

from xladdin.hosts.calculator.report import NotComputed, Reason

Node = dict[str, Any]

_NEWER = re.compile(r"(?:_xlfn\.|_xlws\.)+", re.IGNORECASE)


def tree(formula: str) -> Node:
    """A formula, without "=", taken apart.

    Raises:
        NotComputed: it is no formula.
    """
    try:
        taken_apart: Node = formualizer.parse(f"={formula}").to_dict()
    except (formualizer.ParserError, formualizer.TokenizerError) as problem:
        raise NotComputed(Reason("left_not_read")) from problem
    return taken_apart


def built_in_name(written: str) -> str:
    """A built-in function's name, without what marks it as newer than the format."""
    return _NEWER.sub("", written).upper()


def pieces(node: Node) -> list[Node]:
    """The pieces directly inside a piece of a formula."""
    inside = [node[key] for key in ("operand", "left", "right") if key in node]
    rows = [cell for row in node.get("rows", ()) for cell in row]
    return [*inside, *node.get("args", ()), *rows]


def every_piece(node: Node) -> Iterator[Node]:
    """A piece of a formula and all that is inside, outermost first."""
    yield node
    for piece in pieces(node):
        yield from every_piece(piece)


def literals(node: Node) -> list[str]:
    """The texts typed in a piece of a formula."""
    return [
        piece["value"]
        for piece in every_piece(node)
        if piece["node_type"] == "Literal" and isinstance(piece["value"], str)
    ]
