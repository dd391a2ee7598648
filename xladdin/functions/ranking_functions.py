"""Sheet functions that rank: places, standings, who goes through.

Source: each function names its own.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, List, Optional, Tuple, Union

from xladdin import __version__
from xladdin.functions import arguments as take
from xladdin.functions import cells
from xladdin.functions.registry import declare
from xladdin.functions.spec import EACH, RANKING, TABLE, Example
from xladdin.scoring import ranking
from xladdin.scoring.errors import NotUnderstood
from xladdin.scoring.rounding import half_up
from xladdin.scoring.source import STOLITSA_1959, Source

Numbers = List[List[Optional[Fraction]]]
Key = Tuple[Tuple[bool, Fraction], ...]

OWN = "decision of this product"
LEAGUE = str(Source(STOLITSA_1959, "§23"))
TIE_BREAK = str(Source(STOLITSA_1959, "§24"))

# A sum of thirds comes out of a cell with noise in its last digits. It must not part
# what is equal on paper; scores of either game differ by more than this.
SAME_DECIMALS = 9

MARKS = {ranking.THROUGH: "Q", ranking.BORDER: "=", ranking.OUT: "", None: None}

SCORES = take.numbers("scores")
TIE_BREAKS = take.numbers("tie_breaks", optional=True)


def _name(cell: object) -> Union[str, Fraction]:
    """A participant: a text, or a number that stays one."""
    if isinstance(cell, (int, float, Fraction)) and not isinstance(cell, bool):
        return cells.number(cell)
    return cells.plain(cell)


NAMES = take.anything("names", _name, is_range=True)


def _tie_breaks(scores: Numbers, tie_breaks: Optional[Numbers]) -> Numbers:
    """The tie-breaks of each score, in the order of the scores."""
    count = len(cells.flat(scores))
    if tie_breaks is None:
        return [[] for _ in range(count)]
    height, width = cells.shape(scores)
    if width == 1 and len(tie_breaks) == count:
        return tie_breaks
    if height == 1 and len(tie_breaks[0]) == count:
        return [list(column) for column in zip(*tie_breaks)]
    raise NotUnderstood("shapes_pair", first="scores", second="tie_breaks")


def _keys(scores: Numbers, tie_breaks: Numbers) -> List[Optional[Key]]:
    """What is compared; a blank tie-break is lower than any number."""
    return [
        None
        if score is None
        else tuple(
            (value is not None, half_up(value or 0, SAME_DECIMALS))
            for value in (score, *beside)
        )
        for score, beside in zip(cells.flat(scores), tie_breaks)
    ]


@declare(
    category=RANKING,
    kind=TABLE,
    arguments=(SCORES, TIE_BREAKS),
    examples=(
        Example("=PLACES({10;30;30;5})", ((3,), (1,), (1,), (4,)), OWN),
        Example("=PLACES({30;30;5},{1.2;1.5;9})", ((2,), (1,), (3,)), TIE_BREAK),
    ),
    source=TIE_BREAK,
)
def PLACES(scores: Numbers, tie_breaks: Optional[Numbers]) -> List[List[Optional[int]]]:
    """Places, the highest first (места)."""
    given = ranking.places(_keys(scores, _tie_breaks(scores, tie_breaks)))
    return cells.reshaped(given, scores)


def _standings(
    names: List[List[Any]], scores: Numbers, tie_breaks: Optional[Numbers]
) -> Tuple[List[Optional[Key]], List[List[Any]]]:
    """The keys, and a row of place, name, score and tie-breaks each, as entered."""
    if cells.shape(names) != cells.shape(scores):
        raise NotUnderstood("shapes_pair", first="names", second="scores")
    beside = _tie_breaks(scores, tie_breaks)
    keys = _keys(scores, beside)
    entries = zip(ranking.places(keys), cells.flat(names), cells.flat(scores), beside)
    return keys, [[place, name, score, *more] for place, name, score, more in entries]


@declare(
    category=RANKING,
    kind=TABLE,
    arguments=(NAMES, SCORES, TIE_BREAKS),
    examples=(
        Example(
            '=STANDINGS({"Sofia";"Varna";"Ruse"},{8;12;8})',
            ((1, "Varna", 12), (2, "Sofia", 8), (2, "Ruse", 8)),
            LEAGUE,
        ),
        Example(
            '=STANDINGS({"Sofia";"Varna"},{8;8},{1.2;1.5})',
            ((1, "Varna", 8, 1.5), (2, "Sofia", 8, 1.2)),
            TIE_BREAK,
        ),
    ),
    source=LEAGUE,
    gives_rows=True,
)
def STANDINGS(
    names: List[List[Any]], scores: Numbers, tie_breaks: Optional[Numbers]
) -> List[List[Any]]:
    """Names in the order of their places (турнирная таблица)."""
    keys, rows = _standings(names, scores, tie_breaks)
    return [rows[position] for position in ranking.order(keys)]


@declare(
    category=RANKING,
    kind=TABLE,
    arguments=(NAMES, SCORES, take.whole("count"), TIE_BREAKS),
    examples=(
        Example(
            '=QUALIFIERS({"Sofia";"Varna";"Ruse";"Pleven"},{80;92.5;80;61},2)',
            (
                (1, "Varna", 92.5, "Q"),
                (2, "Sofia", 80, "="),
                (2, "Ruse", 80, "="),
                (4, "Pleven", 61, ""),
            ),
            LEAGUE,
        ),
    ),
    source=LEAGUE,
    gives_rows=True,
)
def QUALIFIERS(
    names: List[List[Any]],
    scores: Numbers,
    count: int,
    tie_breaks: Optional[Numbers],
) -> List[List[Any]]:
    """Who goes through (выходят дальше)."""
    keys, rows = _standings(names, scores, tie_breaks)
    marks = ranking.qualified(keys, count)
    return [[*rows[at][:3], MARKS[marks[at]]] for at in ranking.order(keys)]


@declare(
    category=RANKING,
    kind=EACH,
    examples=(Example("=XLADDIN_VERSION()", __version__, OWN),),
    source=OWN,
)
def XLADDIN_VERSION() -> str:
    """The version of the functions."""
    return __version__
