"""An XML text as a tree that knows its lines, without document type and entities.

A document type may define entities that swell without end or fetch other files; result
files have no use for one, so it is refused where it begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

from xladdin.records.refused import RecordRefused

DEEPEST = 40
MOST_ELEMENTS = 500_000


@dataclass
class Node:
    """An element.

    Attributes:
        name: in capitals.
        line: where it begins.
        attributes: name in capitals -> value.
        children: elements inside, in their order.
        text: its own text.
    """

    name: str
    line: int
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Node] = field(default_factory=list)
    text: str = ""

    def all(self, name: str) -> Iterator[Node]:
        """Children of a name."""
        return (child for child in self.children if child.name == name)

    def deep(self, name: str) -> Iterator[Node]:
        """Elements of a name at any depth, but not inside one another."""
        for child in self.children:
            if child.name == name:
                yield child
            else:
                yield from child.deep(name)

    def value(self, name: str) -> str:
        """The text of a child or an attribute; "" where there is neither."""
        for child in self.all(name):
            return child.text.strip()
        return self.attributes.get(name, "").strip()

    def line_of(self, name: str) -> int:
        """The line of a child, or its own."""
        return next((child.line for child in self.all(name)), self.line)


class _Builder:
    """Builds the tree from expat's events."""

    def __init__(self) -> None:
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.root = Node("", 0)
        self.open = [self.root]
        self.count = 0

    def _refuse(self, *_: object) -> None:
        raise RecordRefused("document_type", self.parser.CurrentLineNumber)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self.count += 1
        line = self.parser.CurrentLineNumber
        if len(self.open) > DEEPEST or self.count > MOST_ELEMENTS:
            raise RecordRefused("xml_swollen", line)
        capitals = {key.upper(): value for key, value in attributes.items()}
        node = Node(name.upper(), line, capitals)
        self.open[-1].children.append(node)
        self.open.append(node)

    def _end(self, _: str) -> None:
        self.open.pop()

    def _text(self, text: str) -> None:
        self.open[-1].text += text


def xml_tree(text: str) -> Node:
    """The root element of a text.

    Raises:
        RecordRefused: broken XML, a document type, too deep or too many elements.
    """
    builder = _Builder()
    try:
        # The text is decoded already; what its declaration says of bytes is past.
        builder.parser.Parse(_without_declaration(text), True)
    except expat.ExpatError as problem:
        raise RecordRefused("xml_broken", problem.lineno) from problem
    return builder.root.children[0]


def _without_declaration(text: str) -> str:
    """The text without <?xml … encoding="…"?>, its lines kept."""
    bare = text.lstrip("\ufeff \n\t")
    if not bare.startswith("<?xml"):
        return text.lstrip("\ufeff")
    end = text.find("?>") + len("?>")
    return "\n" * text.count("\n", 0, end) + text[end:] if end > 1 else text
