"""What a published page is made of: a heading, tables, charts and notes.

The pages of a match, a tournament and a league build these parts; `page` turns them
into HTML, CSV and a text for a messenger. Nothing here knows a workbook.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

Number = int | float | Fraction

_NARROW = 3  # columns: leaves room for a chart beside it
_DENSE = 6  # columns: set smaller on a phone
_WIDE = 13  # columns: printed across the sheet

TEAM_A = "a"
TEAM_B = "b"


@dataclass(frozen=True)
class Heading:
    """What stands above everything.

    Attributes:
        event: name of the event.
        details: date, place, round, rules in words; blank ones are passed over.
        final: False while protests may change it.
        version: of the published state, as it is printed, or "".
        time: when it was made, as printed.
        protests_until: as printed, or "".
    """

    event: str
    details: tuple[str, ...] = ()
    final: bool = False
    version: int | str = 1
    time: str = ""
    protests_until: str = ""


@dataclass(frozen=True)
class Figure:
    """A number in a cell.

    Attributes:
        value: exact or as a cell holds it.
        decimals: that are printed, rounded half up; None: up to two, as needed.
        signed: a plus is printed too, and "=" for nothing.
    """

    value: Number
    decimals: int | None = 0
    signed: bool = False


@dataclass(frozen=True)
class Entry:
    """A contract as the card has it, "4SxW-1"; printed with the suit's symbol."""

    text: str


@dataclass(frozen=True)
class Movement:
    """Places won (+) or lost (-); printed as "▲ 2", "▼ 1", "="."""

    places: int


Cell = str | Figure | Entry | Movement | None


@dataclass(frozen=True)
class Column:
    """A column of a table.

    Attributes:
        heading: its words.
        is_text: stands left; figures stand right.
        strong: a result or a name.
        side: `TEAM_A`, `TEAM_B` or "", for the colour.
        stays: in sight when a narrow screen is pushed sideways: the names.
    """

    heading: str
    is_text: bool = False
    strong: bool = False
    side: str = ""
    stays: bool = False


@dataclass(frozen=True)
class Row:
    """A row of a table.

    Attributes:
        cells: as many as there are columns.
        strong: a total.
        line_above: a thin line above: a new group.
        thick_line_below: the border of those who go through.
    """

    cells: tuple[Cell, ...]
    strong: bool = False
    line_above: bool = False
    thick_line_below: bool = False


@dataclass(frozen=True)
class Table:
    """A table.

    Attributes:
        title: above it, or "".
        columns: from the left.
        rows: from the top.
        note: below it, or "".
    """

    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    note: str = ""

    @property
    def width(self) -> str:
        """How much room it takes: "narrow", "", "dense" or "wide"."""
        columns = len(self.columns)
        if columns <= _NARROW:
            return "narrow"
        if columns < _DENSE:
            return ""
        return "dense" if columns < _WIDE else "wide"


@dataclass(frozen=True)
class Bars:
    """A bar chart: upwards what A gained, downwards what B did.

    Attributes:
        title: its one message.
        unit: of the values.
        labels: below the bars.
        values: one a label; None leaves a gap.
        axis: what the labels are.
        up: words for upwards.
        down: words for downwards.
        signed: the scale shows signs.
    """

    title: str
    unit: str
    labels: tuple[str, ...]
    values: tuple[Number | None, ...]
    axis: str
    up: str = ""
    down: str = ""
    signed: bool = True


@dataclass(frozen=True)
class RankBars:
    """A bar chart of a ranking: a bar to the right a name, to the left below zero."""

    title: str
    names: tuple[str, ...]
    values: tuple[Figure, ...]


@dataclass(frozen=True)
class Notes:
    """Sentences under a title."""

    title: str
    sentences: tuple[str, ...]


Part = Table | Bars | RankBars | Notes


@dataclass(frozen=True)
class Page:
    """A page to publish.

    Attributes:
        heading: of the event.
        language: "en", "ru" or "bg".
        headline: who leads and by how much.
        score: big figures beside it, or "".
        progress: how much is played, or "".
        parts: in their order.
        message: lines of the text for a messenger, without heading and state.
        leader: `TEAM_A`, `TEAM_B` or "", for the colour of the headline.
    """

    heading: Heading
    language: str
    headline: str
    score: str
    progress: str
    parts: tuple[Part, ...]
    message: tuple[str, ...]
    leader: str = TEAM_A
