"""Formulas as the engine computes them rightly.

Names of ours stand bare, arguments that are left empty are marked (the engine would
hand them over as 0), and what the engine does otherwise than spreadsheets is put into
functions of our own.

>>> for_engine('_xll.imp(C5)+[1]!IMPS(C6,)').replace(LEFT_OUT_MARK, "left out")
'(IMP(C5)+IMPS(C6,"left out"))'
>>> for_engine('IF(A1=B1,"x"&C1,"")')
'IF(XLADDIN_COMPARED(A1,"=",B1),("x"&XLADDIN_AS_TEXT(C1)),"")'
>>> for_engine('A1="–"'), for_engine('A1="пас"')
('(A1="–")', 'XLADDIN_COMPARED(A1,"=","пас")')
"""

from __future__ import annotations

from xladdin.functions.catalogue import CATALOGUE
from xladdin.hosts.calculator import exact_values, formula_cells
from xladdin.hosts.calculator.formula_tree import (
    ARRAY,
    BINARY,
    CALL,
    EMPTY,
    NUMBER,
    REFERENCE,
    TEXT,
    TRUTH,
    UNARY,
    Node,
    tree,
)
from xladdin.hosts.calculator.our_names import our_name

# U+FDD0 is no character at all, so nobody has typed it.
LEFT_OUT_MARK = "\ufdd0left out\ufdd0"

# Functions of ours for the engine alone; no spreadsheet has such names.
COMPARED = "XLADDIN_COMPARED"
AS_TEXT = "XLADDIN_AS_TEXT"
NUMBERS = "XLADDIN_NUMBERS"
WITHOUT_NOISE = "XLADDIN_WITHOUT_NOISE"
FIXED_SIZE = "XLADDIN_FIXED_SIZE"
SINGLE = "XLADDIN_SINGLE"
REPLACED = {"UPPER": "XLADDIN_UPPER", "LOWER": "XLADDIN_LOWER"}
PUT_OTHERWISE = frozenset({*REPLACED, formula_cells.NAME})
FUNCTIONS = {
    COMPARED: exact_values.compared,
    AS_TEXT: exact_values.as_text,
    NUMBERS: exact_values.numbers,
    WITHOUT_NOISE: exact_values.without_noise,
    FIXED_SIZE: exact_values.fixed_size,
    SINGLE: exact_values.single,
    REPLACED["UPPER"]: exact_values.capitals,
    REPLACED["LOWER"]: exact_values.small_letters,
}

# Their results are whole numbers, which compare and read alike everywhere.
COUNTS = frozenset("COUNT COUNTA COUNTBLANK COUNTIF COUNTIFS LEN MATCH ROWS".split())
# They ask whether a number is 0, or on which side of it.
DECIDE = frozenset("IF AND OR NOT SIGN".split())
# They make a text of every argument that they get.
WRITE_NUMBERS = frozenset("CONCATENATE CONCAT TEXTJOIN LEN LEFT RIGHT MID".split())


def for_engine(formula: str) -> str:
    """A formula, without "=", as the engine computes it rightly.

    Raises:
        NotComputed: it is no formula.
    """
    return written(tree(formula))


def is_foreign(node: Node) -> bool:
    """Whether a piece, seen by itself, is put differently for the engine."""
    if node.kind == BINARY:
        return _compares(node) or (node.name == "&" and not _all_read_alike(node))
    if node.kind != CALL:
        return False
    if our_name(node.name):
        left_out = any(argument.kind == EMPTY for argument in node.pieces)
        return left_out or node.name not in CATALOGUE
    if node.built_in in WRITE_NUMBERS:
        return not _all_read_alike(node)
    if node.built_in == "SUMPRODUCT":
        return any(map(_may_hold_text, node.pieces))
    return node.built_in in PUT_OTHERWISE or _decides_by_sum(node)


def written(node: Node, *, exact: bool = False) -> str:
    """A piece of a formula as the engine gets it.

    Args:
        node: the piece.
        exact: sums and differences inside are freed of what computers leave over.
    """
    if node.kind == CALL:
        return _call(node, exact=exact)
    if node.kind == UNARY:
        operand = written(node.pieces[0], exact=exact)
        if node.name in {"%", "#"}:
            return f"({operand}%)" if node.name == "%" else f"{operand}#"
        return f"({node.name}{operand})" if node.name != "@" else f"@{operand}"
    if node.kind == BINARY:
        return _binary(node, exact=exact)
    return node.text


def _binary(node: Node, *, exact: bool) -> str:
    if _compares(node):
        left, right = (written(piece, exact=True) for piece in node.pieces)
        return f'{COMPARED}({left},"{node.name}",{right})'
    # Each piece is written once: twice would double with every link of a long chain.
    put = _readable if node.name == "&" else written
    left, right = (put(piece, exact=exact) for piece in node.pieces)
    if node.name == ":":
        return f"{left}:{right}"
    plain = f"({left}{node.name}{right})"
    if exact and _is_sum(node):
        return f"{WITHOUT_NOISE}({plain},{','.join(_terms(node))})"
    return plain


def _terms(node: Node) -> list[str]:
    """What a chain of + and - adds up."""
    if _is_sum(node):
        return [term for piece in node.pieces for term in _terms(piece)]
    return [written(node)]


def _call(node: Node, *, exact: bool) -> str:
    if node.built_in == formula_cells.NAME:
        return formula_cells.question(node.pieces[0].text)
    ours = our_name(node.name)
    decides = node.built_in in DECIDE
    put = _readable if node.built_in in WRITE_NUMBERS and not ours else written
    arguments = [
        put(piece, exact=exact or (decides and _is_sum(piece))) for piece in node.pieces
    ]
    if ours:
        arguments = [argument or f'"{LEFT_OUT_MARK}"' for argument in arguments]
    elif node.built_in == "SUMPRODUCT":
        arguments = [
            f"{NUMBERS}({argument})" if _may_hold_text(piece) else argument
            for piece, argument in zip(node.pieces, arguments, strict=True)
        ]
    name = ours or REPLACED.get(node.built_in, node.name)
    return f"{name}({','.join(arguments)})"


def _compares(node: Node) -> bool:
    """Whether a comparison may come out otherwise in the engine."""
    if node.name not in exact_values.ORDERS:
        return False
    if any(piece.kind == TRUTH for piece in node.pieces):
        return False
    if node.name in {"=", "<>"} and any(map(_is_plain_text, node.pieces)):
        return False
    return not all(map(_is_whole, node.pieces))


def _may_hold_text(node: Node) -> bool:
    """Whether SUMPRODUCT may get texts; what was reckoned is no text."""
    return node.kind in {REFERENCE, ARRAY, CALL}


def _decides_by_sum(node: Node) -> bool:
    return node.built_in in DECIDE and any(map(_is_sum, node.pieces))


def _is_sum(node: Node) -> bool:
    return node.kind == BINARY and node.name in {"+", "-"}


def _is_plain_text(node: Node) -> bool:
    """Whether it is a typed text of which the engine knows small and capital letters.

    Of a dash, or of the Latin alphabet; not of the Cyrillic one.
    """
    if not isinstance(node.value, str):
        return False
    return all(c.isascii() or c.lower() == c.upper() for c in node.value)


def _is_whole(node: Node) -> bool:
    if node.kind == NUMBER:
        return float(str(node.value)).is_integer()
    return node.built_in in COUNTS


def _all_read_alike(node: Node) -> bool:
    return all(map(_reads_alike, node.pieces))


def _reads_alike(node: Node) -> bool:
    """Whether a piece makes the same text everywhere."""
    return node.kind in {TEXT, EMPTY} or _is_whole(node) or node.name == "&"


def _readable(node: Node, *, exact: bool) -> str:
    text = written(node, exact=exact)
    return text if _reads_alike(node) else f"{AS_TEXT}({text})"
