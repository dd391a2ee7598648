"""Where the rows and cells of a worksheet stand in the bytes of its part.

Positions come from the parser, so that one cell can be replaced and every other byte
stays as it was.

>>> sheet = Sheet(b'<x:worksheet xmlns:x="m"><x:sheetData><x:row>'
...               b'<x:c><x:f>B1</x:f></x:c></x:row></x:sheetData></x:worksheet>')
>>> sheet.cells[1, 1].formula.text, sheet.xml[slice(*sheet.cells[1, 1].span)]
('B1', b'<x:c><x:f>B1</x:f></x:c>')
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from xladdin.functions.cells import CellError
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.addresses import Place
from xladdin.hosts.workbook_file.cell_xml import ERROR, NUMBER, Stored
from xladdin.hosts.workbook_file.plain_xml import NotPlain, local, parse, parser

TEXTS = frozenset({"f", "v"})  # what is read inside a cell
VALUES = TEXTS | {"is"}
MOST_MEMBERS = 500_000
ARRAY, SHARED, DATA_TABLE = "array", "shared", "dataTable"


@dataclass(slots=True)
class Formula:
    """What stands in ``<f>``.

    Attributes:
        start, end: its bytes.
        kind: "array", "shared", "dataTable", or "" for a plain one.
        attributes: area (``ref``), number of a shared formula (``si``) and others.
        text: the formula without "="; empty where another cell shares it.
    """

    start: int
    kind: str
    attributes: dict[str, str]
    end: int = 0
    text: str = ""

    @property
    def span(self) -> tuple[int, int]:
        """Where its bytes start and end."""
        return self.start, self.end

    @property
    def shared(self) -> str:
        """The number of a shared formula; the first cell with it has the text."""
        return self.attributes.get("si", "")

    @property
    def area(self) -> str:
        """The cells that an array formula fills."""
        return self.attributes.get("ref", "")


@dataclass(slots=True)
class CellElement:
    """A ``<c>`` element.

    Attributes:
        start, end: its bytes.
        formula: what stands in ``<f>``.
        text: what stands in ``<v>``; None where it has none.
        value_end: where ``<v>`` or ``<is>`` ends; 0 where it has none.
    """

    row: int
    column: int
    start: int
    attributes: dict[str, str]
    formula: Formula | None = None
    text: str | None = None
    value_end: int = 0
    close: int = 0
    end: int = 0

    @property
    def span(self) -> tuple[int, int]:
        """Where its bytes start and end."""
        return self.start, self.end

    @property
    def is_dynamic(self) -> bool:
        """Whether its array grows and shrinks by itself."""
        return "cm" in self.attributes

    @property
    def shows_error(self) -> bool:
        """Whether the value it holds is an error."""
        return self.text is not None and self.attributes.get("t") == ERROR

    @property
    def stored(self) -> Stored | None:
        """The value it holds; None where it holds none."""
        if self.text is None:
            return None
        return Stored(self.attributes.get("t", NUMBER), self.text)


@dataclass(slots=True)
class RowElement:
    """A ``<row>`` element; `inside_end` is where a further cell can stand."""

    number: int
    start: int
    cells: list[CellElement] = field(default_factory=list)
    inside_end: int = 0
    is_empty_tag: bool = False


class Sheet:
    """The rows and cells of a worksheet with their places in its XML.

    Attributes:
        xml: the part.
        cells, rows: its elements by place and by number.
        data_end: where a further row can stand.
        is_empty_tag: it has no rows, and no closing tag behind them.
        prefix: what stands before the names of its elements.
    """

    def __init__(self, xml: bytes) -> None:
        """Read a part.

        Raises:
            NotPlain: it is no plain XML.
        """
        self.xml = xml
        self.cells: dict[Place, CellElement] = {}
        self.rows: dict[int, RowElement] = {}
        self.data_end = 0
        self.is_empty_tag = False
        self.prefix = b""
        try:
            _Reading(self)
        except NotPlain:
            raise
        except (ValueError, LookupError) as problem:  # addresses that are none
            raise NotPlain(str(problem)) from problem

    @property
    def formulas(self) -> list[CellElement]:
        """The cells with a formula, in the order of the file."""
        return [cell for cell in self.cells.values() if cell.formula]

    @property
    def arrays(self) -> list[CellElement]:
        """The cells from which an array formula fills others."""
        return [
            cell
            for cell in self.formulas
            if cell.formula and cell.formula.kind == ARRAY
        ]

    def members(self, anchor: CellElement) -> list[Place]:
        """The other cells that an array formula filled when the file was saved."""
        if anchor.formula is None:
            return []
        own, area = (anchor.row, anchor.column), anchor.formula.area
        return [place for place in addresses.places(area) if place != own]

    def error(self, place: Place) -> CellError | None:
        """The error that stands in a cell of the file."""
        cell = self.cells.get(place)
        if cell is None or not cell.shows_error:
            return None
        return CellError(cell.text or "")


class _Reading:
    """One pass of the parser over a sheet; what it does, it does for every tag."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.parser = parser()
        self.row = RowElement(0, 0)
        self.column = 0
        self.cell: CellElement | None = None
        self.depth = 0  # below the cell
        self.text = ""
        self.members = 0  # cells that array formulas fill
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        parse(self.parser, sheet.xml)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        tag = local(name)
        if self.cell is not None:
            self.depth += 1
            if self.depth == 1 and tag in TEXTS:
                self.text = ""
                self.parser.CharacterDataHandler = self.characters
                if tag == "f":
                    at, kind = self.parser.CurrentByteIndex, attributes.get("t", "")
                    self.cell.formula = Formula(at, kind, attributes)
        elif tag == "c":
            self.start_cell(attributes)
        elif tag == "row":
            number = int(attributes.get("r", self.row.number + 1))
            self.row = RowElement(number, self.parser.CurrentByteIndex)
            self.sheet.rows[number] = self.row
            self.column = 0
        elif tag == "sheetData":
            self.sheet.prefix = name.rpartition("sheetData")[0].encode()

    def start_cell(self, attributes: dict[str, str]) -> None:
        row, self.column = self.row.number, self.column + 1
        if "r" in attributes:
            row, self.column = addresses.place(attributes["r"])
        if row != self.row.number:
            raise NotPlain("a cell outside its row")
        start = self.parser.CurrentByteIndex
        self.cell = CellElement(row, self.column, start, attributes)
        self.depth = 0

    def characters(self, data: str) -> None:
        self.text += data

    def end(self, name: str) -> None:
        tag = local(name)
        cell = self.cell
        if cell is None:
            self.end_outside(tag, name)
        elif self.depth == 0:
            cell.close, cell.end = self.closing(name)
            self.sheet.cells[cell.row, cell.column] = cell
            self.row.cells.append(cell)
            self.cell = None
        else:
            if self.depth == 1 and tag in VALUES:
                self.end_in_cell(cell, tag, self.closing(name)[1])
            self.depth -= 1

    def end_in_cell(self, cell: CellElement, tag: str, end: int) -> None:
        self.parser.CharacterDataHandler = None
        if tag == "f" and cell.formula:
            cell.formula.end, cell.formula.text = end, self.text
            if cell.formula.kind == ARRAY:
                self.count_members(cell.formula)
        elif tag == "v":
            cell.text, cell.value_end = self.text, end
        else:
            cell.value_end = end

    def count_members(self, formula: Formula) -> None:
        top, left, bottom, right = addresses.corners(formula.area)
        self.members += (bottom - top + 1) * (right - left + 1)
        if self.members > MOST_MEMBERS:
            raise NotPlain("arrays that fill more than a sheet should")

    def end_outside(self, tag: str, name: str) -> None:
        if tag == "row":
            self.row.inside_end, end = self.closing(name)
            self.row.is_empty_tag = self.row.inside_end == end
        elif tag == "sheetData":
            self.sheet.data_end, end = self.closing(name)
            self.sheet.is_empty_tag = self.sheet.data_end == end

    def closing(self, name: str) -> tuple[int, int]:
        """Where the closing tag starts and ends; an empty tag has none."""
        at = self.parser.CurrentByteIndex
        if not self.sheet.xml.startswith(_closing_tag(name), at):
            return at, at  # the parser already stands behind <x/>
        return at, self.sheet.xml.index(b">", at) + 1


@cache
def _closing_tag(name: str) -> bytes:
    return b"</" + name.encode()
