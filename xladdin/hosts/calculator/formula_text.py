"""Formulas as the calculator takes them: our names bare, left-out arguments marked.

Every program puts something of its own before the name of an add-in's function, and
the engine hands an argument that is left empty over as 0.

>>> for_engine('_xll.imp(C5)+[1]!IMPS(C6)+XLADDIN.IMPS(C7)+_xldudf_CLUB_IMPS(1)')
'IMP(C5)+IMPS(C6)+IMPS(C7)+IMPS(1)'
>>> for_engine('IMP(C5,)+IF(A1,,2)').replace(LEFT_OUT_MARK, "left out")
'IMP(C5,"left out")+IF(A1,,2)'
"""

from __future__ import annotations

import re

import formualizer

from xladdin.functions.catalogue import CATALOGUE

# U+FDD0 is no character at all, so nobody has typed it.
LEFT_OUT_MARK = "\ufdd0left out\ufdd0"
# LibreOffice's name of our service, which it writes before a function's name.
SERVICE = "XLADDIN"

_SPELLING = re.compile(
    rf"""(?xi)
    (?: \[\d+\]! | '[^']+'! | [^'!\[\]]+\.xl[as]m?!  # a link to another workbook
      | _xll\. | _xludf\. | _xlfn\.                  # an add-in; unknown; newer
      | _xldudf_(?:{SERVICE}_)?                      # Excel in a browser
      | {SERVICE}\.                                  # LibreOffice
    )? (?P<name> \w+)
    """
)
_BROWSER = "_XLDUDF_"
SPACE, CALL, OPEN, CLOSE, NEXT = "space", "call", "open", "close", "next"
EMPTY_PLACES = {(CALL, NEXT), (NEXT, NEXT), (NEXT, CLOSE)}

_ADDRESS = re.compile(r"\$?\b[A-Za-z]{1,3}\$?[0-9]{1,7}\b(?![(.!])")


def our_name(written: str) -> str | None:
    """The name in the catalogue of a function as a formula writes it."""
    spelling = _SPELLING.fullmatch(written)
    if not spelling:
        return None
    name = spelling["name"]
    if name not in CATALOGUE and written.upper().startswith(_BROWSER):
        name = written[len(_BROWSER) :].partition("_")[2]  # any namespace
    return name.upper() if name in CATALOGUE else None


def shape(formula: str) -> str:
    """A formula with all addresses alike: filled-down cells share it."""
    return _ADDRESS.sub("A1", formula)


def for_engine(formula: str) -> str:
    """A formula, without "=", as the engine computes it rightly.

    Raises:
        formualizer.TokenizerError: it is no formula.
    """
    text = ("=" + formula).encode()
    pieces: list[bytes] = []
    position = 0
    ours: list[bool] = []  # whether each function or bracket open here is of ours
    before = ""  # the kind of the last token that is not a space
    for token in formualizer.tokenize("=" + formula).tokens():
        kind = _kind(token)
        if kind == SPACE:
            continue
        is_left_out = (before, kind) in EMPTY_PLACES and ours[-1]
        name = our_name(token.value[:-1]) if kind == CALL else None
        pieces.append(text[position : token.start])
        pieces += [b'"', LEFT_OUT_MARK.encode(), b'"'] if is_left_out else []
        pieces.append(f"{name}(".encode() if name else text[token.start : token.end])
        if kind in {CALL, OPEN}:
            ours.append(name is not None)
        elif kind == CLOSE:
            ours.pop()
        position, before = token.end, kind
    pieces.append(text[position:])
    return b"".join(pieces).decode().removeprefix("=")


def _kind(token: formualizer.Token) -> str:
    if token.token_type == formualizer.TokenType.Whitespace:
        return SPACE
    part = token.subtype
    if part == formualizer.TokenSubType.Open:
        return CALL if token.token_type == formualizer.TokenType.Func else OPEN
    if part == formualizer.TokenSubType.Close:
        return CLOSE
    return NEXT if part == formualizer.TokenSubType.Arg else ""
