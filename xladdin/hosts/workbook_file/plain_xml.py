"""Reading the XML parts of a workbook without trusting them.

A part of a workbook needs no document type and no entities of its own; a file that
brings some wants to harm, so it is refused before anything is expanded.

>>> [(e.name, e.attributes, e.text) for e in elements(b"<a><b c='1'>x</b></a>", "b")]
[('b', {'c': '1'}, 'x')]
>>> elements(b'<!DOCTYPE a [<!ENTITY e "boom">]><a>&e;</a>', "a")
Traceback (most recent call last):
    ...
xladdin.hosts.workbook_file.plain_xml.NotPlain: a document type
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import NoReturn
from xml.parsers import expat


class NotPlain(ValueError):
    """A part that is no well-formed XML in UTF-8, or brings a document type."""


@dataclass
class Element:
    """An element with the text directly inside it.

    Attributes:
        name: without its prefix, like the names of the attributes.
    """

    name: str
    attributes: dict[str, str]
    text: str = field(default="")


@cache
def local(name: str) -> str:
    """A name without its prefix."""
    return name.rpartition(":")[2]


def _refuse_document_type(*_declared: object) -> NoReturn:
    reason = "a document type"
    raise NotPlain(reason)


def parser() -> expat.XMLParserType:
    """An expat parser that refuses document types."""
    made = expat.ParserCreate()
    made.StartDoctypeDeclHandler = _refuse_document_type
    return made


def parse(made: expat.XMLParserType, xml: bytes) -> None:
    """Run a parser over a whole part.

    Raises:
        NotPlain: what stands there is no plain XML.
    """
    head = xml[:200].lower()
    if head.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\x00" in head:
        raise NotPlain("not UTF-8")
    if b"encoding=" in head.partition(b"?>")[0] and b"utf-8" not in head:
        raise NotPlain("not UTF-8")
    try:
        made.Parse(xml, True)
    except expat.ExpatError as problem:
        raise NotPlain(str(problem)) from problem


def elements(xml: bytes, *names: str) -> list[Element]:
    """The elements of these names, in their order."""
    found: list[Element] = []
    open_elements: list[Element | None] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        wanted = None
        if local(name) in names:
            told = {local(key): value for key, value in attributes.items()}
            wanted = Element(local(name), told)
            found.append(wanted)
        open_elements.append(wanted)

    def end(_name: str) -> None:
        open_elements.pop()

    def characters(data: str) -> None:
        if open_elements[-1] is not None:
            open_elements[-1].text += data

    reading = parser()
    reading.StartElementHandler = start
    reading.EndElementHandler = end
    reading.CharacterDataHandler = characters
    parse(reading, xml)
    return found
