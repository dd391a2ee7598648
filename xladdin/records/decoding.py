"""The text of a file, whatever encoding it was written in.

UTF-8 and UTF-16 are known by a mark or by their bytes. Anything else is an old Windows
file: Cyrillic, unless its letters stand inside Latin words, as in names with an umlaut
(PBN files are Western by their standard).
"""

from __future__ import annotations

import codecs
import re

from xladdin.records.refused import Noticed, RecordRefused

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_CYRILLIC = "cp1251"
_WESTERN = "cp1252"
_WORD = re.compile(r"[^\W\d_]+")
_SAMPLE = 2**20
# A control character in a text tells that it is none: a picture, a packed file.
_NO_TEXT = re.compile(r"[\x00-\x08\x0e-\x19\x1b-\x1f]")


def decoded(data: bytes) -> tuple[str, list[Noticed]]:
    """The text with plain line ends, and what was guessed.

    Raises:
        RecordRefused: no text in any of the encodings.
    """
    text, noticed = _text(data)
    if _NO_TEXT.search(text):
        raise RecordRefused("no_text")
    return text.replace("\r\n", "\n").replace("\r", "\n"), noticed


def _text(data: bytes) -> tuple[str, list[Noticed]]:
    for encoding in (*_marked(data), *_unmarked_utf16(data), "utf-8"):
        try:
            return data.decode(encoding), []
        except UnicodeDecodeError:
            continue
    for encoding in _windows(data):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        return text, [Noticed("encoding_guessed", 0, {"encoding": encoding})]
    raise RecordRefused("no_text")


def _marked(data: bytes) -> list[str]:
    return [encoding for mark, encoding in _MARKS if data.startswith(mark)]


def _unmarked_utf16(data: bytes) -> list[str]:
    """UTF-16 without a mark: digits and signs have a nought in every other byte."""
    sample = data[:_SAMPLE]
    even, odd = sample[::2].count(0), sample[1::2].count(0)
    if max(even, odd) * 8 < len(sample) or not sample:
        return []
    return ["utf-16-le" if odd > even else "utf-16-be"]


def _windows(data: bytes) -> tuple[str, str]:
    """The two Windows encodings, the likelier one first."""
    sample = data[:_SAMPLE].decode(_CYRILLIC, errors="replace")
    foreign = [word for word in _WORD.findall(sample) if not word.isascii()]
    mixed = sum(any(letter.isascii() for letter in word) for word in foreign)
    if 2 * mixed > len(foreign):
        return _WESTERN, _CYRILLIC
    return _CYRILLIC, _WESTERN
