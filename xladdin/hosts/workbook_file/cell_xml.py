"""How a value stands in the XML of a cell.

>>> Stored.of(9.0), Stored.of("a<b"), Stored.of(True)
(Stored(kind='n', text='9'), Stored(kind='str', text='a<b'), Stored(kind='b', text='1'))
>>> element(b'<c r="B2" s="4"><f>A1</f></c>', Stored.of(2.5), b"<f>A1</f>")
b'<c r="B2" s="4"><f>A1</f><v>2.5</v></c>'
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from xladdin.functions.cells import ERROR_CODES, Cell, CellError

NUMBER, TEXT, TRUTH, ERROR, INLINE = "n", "str", "b", "e", "inlineStr"
LARGEST_PLAIN_WHOLE = 1e15

_LOOKS_ESCAPED = re.compile(r"_x[0-9A-Fa-f]{4}_")
_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\ufffe\uffff]")
_FORMULA_TAG = re.compile(rb"<((?:[\w.-]+:)?)f\b")
_OPENING = re.compile(rb"<((?:[\w.-]+:)?)c\b(.*?)(/?)>", re.DOTALL)
# Metadata of a value (vm) belongs to the old one: a picture, a rich error.
_OF_OLD_VALUE = re.compile(rb"""\s+(?:t|vm)\s*=\s*("[^"]*"|'[^']*')""", re.DOTALL)


class Stored(NamedTuple):
    """A value as the file format has it.

    Attributes:
        kind: the attribute ``t``; "n" is left out when written.
        text: what stands in ``<v>``, before XML's own escapes.
    """

    kind: str
    text: str

    @classmethod
    def of(cls, value: Cell) -> Stored:
        """A value as it is stored.

        Raises:
            ValueError: an error that no file holds, such as #CIRC!.
        """
        if isinstance(value, CellError):
            if value.code not in ERROR_CODES:
                raise ValueError(value.code)
            return cls(ERROR, value.code)
        if isinstance(value, bool):
            return cls(TRUTH, "1" if value else "0")
        if isinstance(value, str) or value is None:
            return cls(TEXT, _escaped_controls(value or ""))
        return cls(NUMBER, _digits(float(value)))

    def is_same(self, other: Stored) -> bool:
        """Whether both show the same; 0.10000000000000001 is 0.1."""
        if self.kind != other.kind or self.kind != NUMBER:
            return self == other
        try:
            return float(self.text) == float(other.text)
        except ValueError:
            return False


def _escaped_controls(text: str) -> str:
    """Control characters in the manner of the file format."""
    if text.isprintable() and "_x" not in text:
        return text
    text = _LOOKS_ESCAPED.sub(lambda match: "_x005F" + match[0], text)
    return _CONTROLS.sub(lambda match: f"_x{ord(match[0]):04X}_", text)


def _digits(number: float) -> str:
    if not math.isfinite(number):
        raise ValueError(number)
    if number.is_integer() and abs(number) < LARGEST_PLAIN_WHOLE:
        return str(int(number))
    return repr(number)


def element(
    old: bytes, stored: Stored | None, formula: bytes = b"", tail: bytes = b""
) -> bytes:
    """A ``<c>`` element with another value.

    Args:
        old: the element, or its opening tag.
        stored: the value; None leaves the cell without one.
        formula: the ``<f>`` that stays, byte for byte.
        tail: what follows the value in the old element.
    """
    opening = _OPENING.match(old)
    if not opening:
        raise ValueError(old[:80])
    prefix, attributes = opening[1], _OF_OLD_VALUE.sub(b"", opening[2]).rstrip()
    value = b"" if stored is None else _value(stored, prefix)
    if stored is not None and stored.kind != NUMBER:
        attributes += b' t="' + stored.kind.encode() + b'"'
    inside = formula + value + tail
    if not inside:
        return b"<%sc%s/>" % (prefix, attributes)
    return b"<%sc%s>%s</%sc>" % (prefix, attributes, inside, prefix)


def formula_element(old: bytes, attributes: Mapping[str, str], text: str) -> bytes:
    """An ``<f>`` element with other attributes and another text."""
    name = _FORMULA_TAG.match(old)
    if not name:
        raise ValueError(old[:80])
    told = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
    return b"<%sf%s>%s</%sf>" % (
        *(name[1], told.encode(), escape(text, quote=False).encode(), name[1]),
    )


def _value(stored: Stored, prefix: bytes) -> bytes:
    text = escape(stored.text, quote=False).encode()
    if stored.kind == INLINE:
        edged = stored.text != stored.text.strip()
        space = b' xml:space="preserve"' if edged else b""
        return b"<%sis><%st%s>%s</%st></%sis>" % (
            *(prefix, prefix, space, text, prefix, prefix),
        )
    return b"<%sv>%s</%sv>" % (prefix, text, prefix)
