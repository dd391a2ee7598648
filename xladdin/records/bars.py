"""Where the bars and lines of a chart stand, in the units of its drawing."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from xladdin.functions.cells import exact
from xladdin.records.page_parts import Bars, Figure, RankBars
from xladdin.records.printed import figure_text

WIDTH = 640
HEIGHT = 220
LEFT = 52
TOP = 8
BOTTOM = 34
_PLOT_WIDTH = WIDTH - LEFT - 4
_PLOT_HEIGHT = HEIGHT - TOP - BOTTOM
_GAP = Fraction(1, 8)  # of a bar's place
_MOST_LINES = 6
_MOST_LABELS = 32
_STEPS = (1, 2, 5)

# A ranking is drawn smaller: it fits a phone without a push.
RANK_WIDTH = 420
ROW = 20
NAMES = 140
FIGURES = 58


@dataclass(frozen=True)
class Box:
    """A bar: its corner, its size, and whether it points up or right."""

    x: float
    y: float
    width: float
    height: float
    positive: bool
    told: str


@dataclass(frozen=True)
class Mark:
    """A line of the scale or a label: its place and words."""

    at: float
    words: str


@dataclass(frozen=True)
class Drawing:
    """A bar chart drawn.

    Attributes:
        boxes: the bars.
        lines: of the scale, from below.
        labels: below the bars.
        zero: height of the zero line.
    """

    boxes: tuple[Box, ...]
    lines: tuple[Mark, ...]
    labels: tuple[Mark, ...]
    zero: float


def step_of(span: Fraction) -> Fraction:
    """A round distance of the scale's lines: 1, 2 or 5 times a power of ten.

    >>> int(step_of(Fraction(30))), int(step_of(Fraction(2900)))
    (5, 500)
    """
    power = Fraction(1)
    while True:
        for step in _STEPS:
            if span <= step * power * _MOST_LINES:
                return step * power
        power *= 10


def drawn(chart: Bars, language: str) -> Drawing:
    """The bars of a chart upwards and downwards from a zero line."""
    values = [None if value is None else exact(value) for value in chart.values]
    known = [value for value in values if value is not None]
    step = step_of(max(known, default=Fraction(1)) - min(known, default=Fraction(0)))
    top = _steps(max(known, default=Fraction(0)), step)
    low = -_steps(-min(known, default=Fraction(0)), step)
    if top == low:
        top = 1
    scale = Fraction(_PLOT_HEIGHT) / ((top - low) * step)
    zero = TOP + top * step * scale
    place = Fraction(_PLOT_WIDTH, max(len(values), 1))
    boxes = []
    for nth, value in enumerate(values):
        if not value:
            continue
        height = abs(value) * scale
        x = LEFT + (nth + _GAP / 2) * place
        y = zero - height if value > 0 else zero
        told = f"{chart.labels[nth]}: {figure_text(Figure(value, None), language)}"
        width = place * (1 - _GAP)
        boxes.append(_box(x, y, width, height, positive=value > 0, told=told))
    lines = [
        Mark(
            _plain(zero - number * step * scale),
            _scale_words(number * step, language, signed=chart.signed),
        )
        for number in range(low, top + 1)
    ]
    every = -(-len(values) // _MOST_LABELS)
    labels = [
        Mark(_plain(LEFT + (nth + Fraction(1, 2)) * place), label)
        for nth, label in enumerate(chart.labels)
        if nth % every == 0
    ]
    return Drawing(tuple(boxes), tuple(lines), tuple(labels), _plain(zero))


def ranked(chart: RankBars, language: str) -> tuple[tuple[Box, ...], float]:
    """The bars of a ranking, one a row, and where zero stands."""
    values = [exact(figure.value) for figure in chart.values]
    high = max([*values, Fraction(0)])
    low = min([*values, Fraction(0)])
    room = Fraction(RANK_WIDTH - NAMES - FIGURES)
    scale = room / ((high - low) or 1)
    zero = NAMES - low * scale
    boxes = []
    for nth, (value, figure) in enumerate(zip(values, chart.values, strict=True)):
        length = abs(value) * scale
        x = zero if value >= 0 else zero - length
        told = figure_text(figure, language)
        y = Fraction(nth * ROW + 3)
        height = Fraction(ROW - 6)
        boxes.append(_box(x, y, length, height, positive=value >= 0, told=told))
    return tuple(boxes), _plain(zero)


def _steps(value: Fraction, step: Fraction) -> int:
    """Steps that reach the value; none below zero."""
    return max(0, -int(-value // step))


def _scale_words(value: Fraction, language: str, *, signed: bool) -> str:
    figure = Figure(value if signed else abs(value), None, signed=signed)
    return figure_text(figure, language) if value else "0"


def _box(
    x: Fraction,
    y: Fraction,
    width: Fraction,
    height: Fraction,
    *,
    positive: bool,
    told: str,
) -> Box:
    return Box(_plain(x), _plain(y), _plain(width), _plain(height), positive, told)


def _plain(value: Fraction | int) -> float:
    """A coordinate with one decimal: finer than any screen."""
    return float(int(value * 10)) / 10
