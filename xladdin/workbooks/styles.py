"""The look of the scoresheets: colours, sizes, lines, number formats.

Calm, and readable from a wall: one typeface, three sizes, pale yellow for input and for
nothing else. A `Look` says how one cell looks; `parts.put` gives it to a cell.

>>> Look(bold=True).as_input().unlocked
True
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Protection, Side
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.styles.numbers import NumberFormat
from openpyxl.utils.indexed_list import IndexedList

TYPEFACE = "Arial"  # Liberation Sans replaces it in the same width
NOTE, CELL, HEADLINE = 9, 11, 20  # points: heads and notes, cells, headline

INK = "1A1A1A"
GREY = "595959"  # heads, notes, lesser figures
HAIRLINE = "D4D4D4"
BOX = "8C8C8C"  # around what is written by hand
GRIDLINE = "E4E4E4"  # inside charts
INPUT = "FFF6CC"
INPUT_LINE = "E3D9A6"
ACCENT = TEAM_A = "1F4E79"
TEAM_B = "9C5E00"  # told from team A by a colour-blind reader and in grey print
RED_SUIT = "C00000"
ERROR = "A3160F"
ERROR_FILL = "F7D4CE"
WHITE = "FFFFFF"

PIXELS_A_POINT = 96 / 72
PIXELS_A_CHARACTER = (
    8  # a digit of Arial 11; the width in the file includes the padding
)

# Number formats. The minus is U+2212; `_x` leaves the room of x, so figures align.
AS_TYPED = "@"
WHOLE = "0"
DIFFERENCE = '+0;"−"0;"="'
SCORE = '+0_0;"−"0_0;0_0;@_0'
LEAD = '+General_0;"−"General_0;"="_0;@_0'
IMPS = 'General;"−"General;'
PREFERANS_POINTS = '0_,_0;"−"0_,_0;0_,_0;@_,_0'
PREFERANS_GAIN = '+0_,_0;"−"0_,_0;0_,_0;@_,_0'
HALVES = '0.0;"−"0.0'
THIRDS = '0.00;"−"0.00'
QUOTIENT = '[>=1000000]"∞";0.000'
MOVEMENT = '"▲ "0;"▼ "0;"="'


@dataclass(frozen=True)
class Look:
    """How a cell looks.

    Attributes:
        size: NOTE, CELL or HEADLINE.
        bold: for results and names.
        colour: of the text.
        fill: of the cell; empty for none.
        below: colour of the thin line below; empty for none.
        above: colour of the thin line above; empty for none.
        through: a medium ink line below, for "above this line goes through".
        box: thin grey lines at the sides and below, for slips written by hand.
        align: "left" or "right"; "general" leaves it to the value.
        indent: steps from the left edge. (LibreOffice loses it at the right edge: use a
            number format with `_0` there.)
        wrap: break lines.
        shrink: letters get smaller where the cell is too narrow for them.
        vertical: "center", "top" or "bottom".
        number_format: one of the formats above.
        unlocked: the cell takes an entry.
    """

    size: int = CELL
    bold: bool = False
    colour: str = INK
    fill: str = ""
    below: str = ""
    above: str = ""
    through: bool = False
    box: bool = False
    align: str = "left"
    indent: int = 0
    wrap: bool = False
    shrink: bool = False
    vertical: str = "center"
    number_format: str = "General"
    unlocked: bool = False

    def but(self, **changes: object) -> Look:
        """The same with some attributes changed."""
        return replace(self, **changes)  # type: ignore[arg-type]

    def as_input(self) -> Look:
        """The same as an input cell: yellow and unlocked."""
        return replace(self, fill=INPUT, below=INPUT_LINE, unlocked=True)

    @property
    def font(self) -> Font:
        """The typeface in this size and colour."""
        return font(self.size, bold=self.bold, colour=self.colour)

    @property
    def ground(self) -> PatternFill:
        """The fill, or none."""
        return fill(self.fill)

    @property
    def border(self) -> Border:
        """The lines around the cell."""
        if self.box:
            side = _line(BOX)
            return Border(left=side, right=side, top=_line(self.above), bottom=side)
        bottom = _line(self.below)
        if self.through:
            bottom = Side(style="medium", color=INK)
        return Border(top=_line(self.above), bottom=bottom)

    @property
    def alignment(self) -> Alignment:
        """Where the text stands."""
        return Alignment(
            horizontal=self.align,
            vertical=self.vertical,
            indent=self.indent,
            wrap_text=self.wrap,
            shrink_to_fit=self.shrink or None,
        )

    @property
    def protection(self) -> Protection:
        """Whether the cell takes an entry."""
        return Protection(locked=not self.unlocked)


PLAIN = Look()
HEAD = Look(size=NOTE, colour=GREY)
HEAD_RIGHT = HEAD.but(align="right")
BOLD_HEAD = Look(size=NOTE, bold=True)
NAME = Look(bold=True)
TITLE = Look(size=HEADLINE, bold=True, colour=ACCENT)
FIGURE = Look(align="right")
RESULT = Look(align="right", bold=True)
ENTRY = Look(align="left", indent=1, number_format=AS_TYPED).as_input()
NUMBER_ENTRY = Look(align="right").as_input()


def font(size: int = CELL, *, bold: bool = False, colour: str = INK) -> Font:
    """The one typeface."""
    return Font(name=TYPEFACE, size=size, bold=bold, color=colour)


def fill(colour: str) -> PatternFill:
    """A plain ground for a cell; none where the colour is empty."""
    if not colour:
        return PatternFill()
    return PatternFill("solid", start_color=colour, end_color=colour)


def _line(colour: str) -> Side | None:
    return Side(style="thin", color=colour) if colour else None


def mark(
    *,
    colour: str = "",
    bold: bool = False,
    ground: str = "",
    box: bool = False,
) -> DifferentialStyle:
    """What a conditional format changes: ink, ground, a thin box.

    Make each mark complete: LibreOffice applies only the first true one of a range.
    """
    side = Side(style="thin", color=INK)
    return DifferentialStyle(
        font=Font(bold=bold or None, color=colour or None) if colour or bold else None,
        # In a conditional format the ground of a solid fill is its end colour.
        fill=fill(ground) if ground else None,
        border=Border(left=side, right=side, top=side, bottom=side) if box else None,
    )


def shown_as(number_format: str, format_id: int) -> DifferentialStyle:
    """A conditional number format; each needs an id of its own in the workbook."""
    return DifferentialStyle(
        numFmt=NumberFormat(numFmtId=format_id, formatCode=number_format)
    )


# The marks of every scoresheet, in the order in which their rules must stand.
FAULTY_NAME = mark(colour=WHITE, bold=True, ground=ERROR)
DOUBTFUL_NAME = mark(bold=True, box=True)
FAULTY_ENTRY = mark(colour=ERROR, bold=True, ground=ERROR_FILL)
RED_SUIT_ENTRY = mark(colour=RED_SUIT)
UNUSED_ENTRY = mark(ground=WHITE)
FOR_TEAM_A = mark(colour=TEAM_A)
FOR_TEAM_B = mark(colour=TEAM_B)
FAULTY_WORDS = mark(colour=ERROR, bold=True)
DOUBTFUL_WORDS = mark(colour=INK, bold=True)
# What serves nobody in this match turns white, its lines too. A row leaves the line
# above alone, which belongs to the last row in use.
UNUSED_ROW = DifferentialStyle(
    font=Font(color=WHITE), fill=fill(WHITE), border=Border(bottom=_line(WHITE))
)
UNUSED_HEADING = DifferentialStyle(
    font=Font(color=WHITE),
    fill=fill(WHITE),
    border=Border(top=_line(WHITE), bottom=_line(WHITE)),
)
UNUSED_BOX = DifferentialStyle(
    font=Font(color=WHITE),
    border=Border(left=_line(WHITE), right=_line(WHITE), bottom=_line(WHITE)),
)


def new_workbook() -> Workbook:
    """A workbook without sheets whose first font is ours.

    Widths are counted in digits of the first font, so it is put in its place before the
    style "Normal" gets it; else they would follow openpyxl's default font.
    """
    workbook = Workbook()
    workbook.remove(workbook.worksheets[0])
    base = Font(name=TYPEFACE, size=CELL, color=INK, family=2)
    # There is no public way to either.
    workbook._fonts = IndexedList([base])  # type: ignore[attr-defined]  # noqa: SLF001
    workbook._named_styles["Normal"].font = base  # type: ignore[attr-defined]  # noqa: SLF001
    return workbook
