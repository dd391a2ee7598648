"""A formula with literals only, taken apart into what Excel hands to a function."""

from openpyxl.formula import Tokenizer
from openpyxl.formula.tokenizer import Token

LEFT_OUT = object()


def _split(tokens, separator):
    """Token lists between the separators, those inside an array constant not seen."""
    parts, depth = [[]], 0
    for token in tokens:
        if token.type == Token.ARRAY:
            depth += 1 if token.subtype == Token.OPEN else -1
        if token.type == Token.SEP and token.subtype == separator and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def _literal(tokens):
    text = "".join(token.value for token in tokens)
    kind = tokens[-1].subtype
    if kind == Token.TEXT:
        return text[1:-1].replace('""', '"')
    if kind == Token.LOGICAL:
        return text == "TRUE"
    return text if kind == Token.ERROR else float(text)


def _argument(tokens):
    if not tokens:
        return LEFT_OUT
    if tokens[0].type != Token.ARRAY:
        return _literal(tokens)
    rows = _split(tokens[1:-1], Token.ROW)
    return [[_literal(cell) for cell in _split(row, Token.ARG)] for row in rows]


def taken_apart(formula):
    """The function's name and its arguments.

    An array constant is a list of rows, an argument left out is `LEFT_OUT`.
    """
    first, *inside, _ = [t for t in Tokenizer(formula).items if t.type != Token.WSPACE]
    arguments = _split(inside, Token.ARG) if inside else []
    return first.value.rstrip("("), [_argument(tokens) for tokens in arguments]
