"""Figures and entries as they are printed in a language, and in a CSV file."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from xladdin.bridge.contract import parse
from xladdin.functions.bridge_words import contract_text
from xladdin.functions.cells import exact
from xladdin.records.page_parts import Cell, Entry, Figure, Movement, Number
from xladdin.scoring.errors import ScoringError
from xladdin.scoring.rounding import half_up

DECIMAL_COMMA = ("ru", "bg")
MOST_DECIMALS = 2
# A quotient with nothing lost is so large that it ranks first.
_ENDLESS = 10**9
_ASK_A_SPREADSHEET = ("=", "+", "-", "@", "\t", "\r")


def digits(value: Fraction, decimals: int) -> str:
    """A rounded number with so many decimals and a point: "-0.50".

    >>> digits(Fraction(-1, 2), 2)
    '-0.50'
    """
    units = int(value * 10**decimals)
    whole, rest = divmod(abs(units), 10**decimals)
    sign = "-" if units < 0 else ""
    return f"{sign}{whole}.{rest:0{decimals}}" if decimals else f"{sign}{whole}"


def rounded(figure: Figure) -> str:
    """The figure rounded half up, with a point.

    >>> rounded(Figure(453.5, None)), rounded(Figure(1000, None))
    ('453.5', '1000')
    """
    value = exact(figure.value)
    if figure.decimals is not None:
        return digits(half_up(value, figure.decimals), figure.decimals)
    shown = digits(half_up(value, MOST_DECIMALS), MOST_DECIMALS)
    return shown.rstrip("0").rstrip(".")


def figure_text(figure: Figure, language: str) -> str:
    """The figure for readers: a true minus, a comma where the language has one.

    >>> figure_text(Figure(-2.25, 1), "bg"), figure_text(Figure(3, signed=True), "en")
    ('−2,3', '+3')
    """
    if abs(exact(figure.value)) >= _ENDLESS:
        return "∞"
    shown = rounded(figure)
    if figure.signed:
        if not shown.strip("0."):
            return "="
        shown = shown if shown.startswith("-") else f"+{shown}"
    shown = shown.replace("-", "−")
    return shown.replace(".", ",") if language in DECIMAL_COMMA else shown


def cell_text(cell: Cell, language: str) -> str:
    """A cell as a person reads it.

    >>> cell_text(Entry("4HxW-1"), "en")
    '4♥x W −1'
    """
    if cell is None:
        return ""
    if isinstance(cell, Figure):
        return figure_text(cell, language)
    if isinstance(cell, Movement):
        sign = "▲" if cell.places > 0 else "▼"
        return f"{sign} {abs(cell.places)}" if cell.places else "="
    if isinstance(cell, Entry):
        try:
            return contract_text(parse(cell.text), language)
        except ScoringError:
            return cell.text
    return cell


def padding(cells: Iterable[Cell], language: str) -> list[str]:
    """What each cell of a column lacks to align its decimals: ",5" beside a whole.

    >>> padding([Figure(453.5, None), Figure(1000, None)], "ru")
    ['', ',0']
    """
    shown = [
        rounded(cell) if isinstance(cell, Figure) and cell.decimals is None else None
        for cell in cells
    ]
    places = [0 if one is None else len(one.partition(".")[2]) for one in shown]
    most = max(places, default=0)
    point = "," if language in DECIMAL_COMMA else "."
    return [
        ""
        if one is None or count == most
        else (point if not count else "") + "0" * (most - count)
        for one, count in zip(shown, places, strict=True)
    ]


def decimals_of(values: Iterable[Number | None]) -> int:
    """Two decimals where a value is no whole number, as in victory points; else none.

    >>> decimals_of([2, 0]), decimals_of([10.5, 9.5])
    (0, 2)
    """
    exacts = [exact(value) for value in values if value is not None]
    return 0 if all(value.denominator == 1 for value in exacts) else MOST_DECIMALS


def cell_csv(cell: Cell, language: str) -> str:
    """A cell for a spreadsheet: plain figures; a text that it would compute is told.

    >>> cell_csv("=1+1", "en"), cell_csv(Figure(-1.5, 1), "ru")
    ("'=1+1", '-1,5')
    """
    if isinstance(cell, Figure) and abs(exact(cell.value)) < _ENDLESS:
        shown = rounded(cell)
        return shown.replace(".", ",") if language in DECIMAL_COMMA else shown
    if isinstance(cell, Movement):
        return str(cell.places)
    shown = cell.text if isinstance(cell, Entry) else cell_text(cell, language)
    return f"'{shown}" if shown.startswith(_ASK_A_SPREADSHEET) else shown
