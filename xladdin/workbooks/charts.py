"""Charts of the scoresheets: bars up for one team, down for the other.

One message a chart; no legend, because words above it say what up and down mean. The
boards stand on a date axis: rows that repeat the last board fall upon it, so that one
chart of fixed length fits 4 boards and 64.
"""

from __future__ import annotations

from openpyxl.chart import BarChart, Reference, Series
from openpyxl.chart.axis import ChartLines, DateAxis
from openpyxl.chart.layout import Layout, ManualLayout
from openpyxl.chart.shapes import GraphicalProperties
from openpyxl.chart.text import RichText, Text
from openpyxl.chart.title import Title
from openpyxl.drawing.line import LineProperties
from openpyxl.drawing.text import (
    CharacterProperties,
    Font,
    Paragraph,
    ParagraphProperties,
    RegularTextRun,
    RichTextProperties,
)
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import styles

CENTIMETRES_A_PIXEL = 2.54 / 96
POINT = 100  # sizes of text in charts are hundredths of a point
PLOT = ManualLayout(
    layoutTarget="inner", xMode="edge", yMode="edge", x=0.11, y=0.04, w=0.885, h=0.70
)
LETTERS = CharacterProperties(
    sz=styles.NOTE * POINT,
    b=False,
    latin=Font(typeface=styles.TYPEFACE),
    solidFill=styles.GREY,
)


def _text() -> RichText:
    paragraph = Paragraph(pPr=ParagraphProperties(defRPr=LETTERS), endParaRPr=LETTERS)
    return RichText(bodyPr=RichTextProperties(rot=0), p=[paragraph])


def _title(words: str) -> Title:
    paragraph = Paragraph(
        pPr=ParagraphProperties(defRPr=LETTERS),
        r=[RegularTextRun(rPr=LETTERS, t=words)],
    )
    return Title(tx=Text(rich=RichText(p=[paragraph])), overlay=False)


def _line(colour: str) -> GraphicalProperties:
    return GraphicalProperties(ln=LineProperties(solidFill=colour, w=9525))


def two_teams(
    source: Worksheet,
    categories: str,
    up: str,
    down: str,
    *,
    titles: tuple[str, str],
    number_format: str,
    gap: int,
    pixels: tuple[int, int],
) -> BarChart:
    """Bars of two columns: team A's up, team B's down.

    Args:
        source: the sheet of the figures.
        categories: the cells of the numbers below the bars, "AG7:AG73".
        up: the cells of the figures of team A.
        down: the cells of the figures of team B, below 0.
        titles: of the axis below and of the axis at the left.
        number_format: of the axis at the left.
        gap: between bars, in percent of a bar.
        pixels: width and height.
    """
    chart = BarChart()
    chart.type, chart.overlap, chart.gapWidth, chart.legend = "col", 100, gap, None
    chart.x_axis = DateAxis(crossAx=100, axPos="b")
    chart.x_axis.baseTimeUnit = "days"
    # Else Excel looks for dates, finds plain numbers and takes them for names.
    chart.x_axis.auto = False
    chart.y_axis.crossAx = 500
    for cells, colour in ((up, styles.TEAM_A), (down, styles.TEAM_B)):
        _add_bars(chart, source, cells, colour)
    chart.set_categories(_cells(source, categories))
    _dress(chart, titles, number_format)
    _size(chart, pixels)
    return chart


def histogram(
    source: Worksheet,
    categories: str,
    counts: tuple[str, str],
    *,
    titles: tuple[str, str],
    pixels: tuple[int, int],
) -> BarChart:
    """Bars of counts, each of two parts on top of each other.

    Args:
        source: the sheet of the figures.
        categories: the cells of the words below the bars.
        counts: the cells of the lower part and of the upper part.
        titles: of the axis below and of the axis at the left.
        pixels: width and height.
    """
    chart = BarChart()
    chart.type, chart.grouping, chart.overlap = "col", "stacked", 100
    chart.gapWidth, chart.legend = 8, None
    for cells, colour in zip(counts, (styles.TEAM_A, styles.TEAM_B), strict=True):
        _add_bars(chart, source, cells, colour)
    chart.set_categories(_cells(source, categories))
    _dress(chart, titles, "0")
    _size(chart, pixels)
    return chart


def _add_bars(chart: BarChart, source: Worksheet, cells: str, colour: str) -> None:
    series = Series(_cells(source, cells))
    series.invertIfNegative = False
    series.graphicalProperties = GraphicalProperties(solidFill=colour)
    series.graphicalProperties.line.noFill = True
    chart.series.append(series)


def _size(chart: BarChart, pixels: tuple[int, int]) -> None:
    width, height = pixels
    chart.width = width * CENTIMETRES_A_PIXEL  # type: ignore[assignment]
    chart.height = height * CENTIMETRES_A_PIXEL


def _cells(sheet: Worksheet, cells: str) -> Reference:
    return Reference(range_string=f"'{sheet.title}'!{cells}")


def _dress(chart: BarChart, titles: tuple[str, str], number_format: str) -> None:
    for axis, title in zip((chart.x_axis, chart.y_axis), titles, strict=True):
        axis.delete = False
        axis.majorTickMark = axis.minorTickMark = "none"
        axis.title = _title(title)
        axis.txPr = _text()
    chart.x_axis.number_format, chart.y_axis.number_format = "0", number_format
    chart.x_axis.tickLblPos = "low"
    chart.x_axis.graphicalProperties = _line(styles.INK)
    chart.x_axis.majorGridlines = None
    chart.y_axis.graphicalProperties = GraphicalProperties(
        ln=LineProperties(noFill=True)
    )
    chart.y_axis.majorGridlines = ChartLines(spPr=_line(styles.GRIDLINE))
    chart.layout = Layout(manualLayout=PLOT)
    nothing = GraphicalProperties(noFill=True, ln=LineProperties(noFill=True))
    chart.graphical_properties = nothing
    chart.plot_area.graphicalProperties = nothing
    chart.roundedCorners = False
