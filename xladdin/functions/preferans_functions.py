"""Sheet functions of the preferans tournament.

Source: each function names its own.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Callable, Dict, List, Optional, Tuple

from xladdin.functions import arguments as take
from xladdin.functions import cells
from xladdin.functions.registry import declare
from xladdin.functions.spec import EACH, PREFERANS, TABLE, Argument, Example
from xladdin.preferans import cutoff_statistics, settlement, systems
from xladdin.preferans.place_points import SHARE, PlacePoints
from xladdin.preferans.systems import CUTOFF, System
from xladdin.preferans.table_score import score_by_place, score_of, whole_table
from xladdin.preferans.whist_scales import FaceValue, StepTable, cut
from xladdin.scoring.errors import NoResult, NotUnderstood, ScoringError
from xladdin.scoring.rounding import Exact
from xladdin.scoring.source import PITER_2017, WHIST_2008, Source

Numbers = List[List[Optional[Fraction]]]

PITER = str(Source(PITER_2017, "summary"))
PITER_STATISTICS = str(Source(PITER_2017, "statistics"))
WHIST = str(Source(WHIST_2008, "formula of the whist system"))
OLD_TABLE = str(Source(WHIST_2008, "table 1"))
EXAMPLE_A = str(Source(WHIST_2008, "example А"))
OWN = "decision of this product"
CLUB = Source("the club's own regulations", "as entered")
FOUR = 4

TIES: Dict[str, Tuple[str, ...]] = {
    SHARE: ("делить", "поровну", "дели", "поделят"),
    "best": ("лучшее", "лучшие", "най-добро", "най-добрите"),
    "worst": ("худшее", "худшие", "най-лошо", "най-лошите"),
}
CONVENTIONS: Dict[str, Tuple[str, ...]] = {
    "sochi": ("сочи", "сочинка", "сочинская"),
    "leningrad": (
        *("ленинград", "ленинградка", "ленинградская"),
        *("piter", "питер", "питерская", "петербург"),
    ),
    "rostov": ("ростов", "ростовская", "ростовка", "moscow", "московская", "москва"),
}

WHISTS = take.numbers("whists")
PLACE = take.numbers("place", optional=True)
PLAYERS = take.whole("players", optional=True)


def _cutoff(default: Optional[int] = CUTOFF) -> Argument:
    return take.number("cutoff", optional=True, default=default)


def _per_cell(rows: Numbers, points: Callable[[Fraction], object]) -> List[List[Any]]:
    """The points of every cell in the same shape; a blank stays blank."""

    def one(cell: Optional[Fraction]) -> object:
        if cell is None:
            return None
        try:
            return points(cell)
        except ScoringError as problem:
            return problem

    return [[one(cell) for cell in row] for row in rows]


def _table_points(
    system: System, whists: Numbers, place: Optional[Numbers], players: Optional[int]
) -> List[List[Any]]:
    """Points by a place, by the whists of a whole table, or of a whole table at once.

    Decision: a range of several cells in the place is always the whists of the table,
    never a range of places.
    """
    if all(cell is None for cell in cells.flat(whists)):
        return whists
    if place is not None and len(cells.flat(place)) == 1:
        own = cells.whole(place[0][0])
        held = FOUR if players is None else players
        return _per_cell(whists, lambda w: score_by_place(w, own, held, system).points)
    if place is None and len(cells.flat(whists)) == 1:
        raise NoResult("place_missing")
    table = whole_table(cells.flat(whists if place is None else place), players)
    return _per_cell(whists, lambda w: score_of(w, table, system).points)


@declare(
    category=PREFERANS,
    kind=TABLE,
    arguments=(WHISTS, PLACE, PLAYERS, _cutoff(), take.truth("exact")),
    examples=(
        Example("=PITER_SCORE(234,2)", 401, PITER),
        Example("=PITER_SCORE(44,{622;44;-166;-500})", 211, PITER),
        Example("=PITER_SCORE({300;0;-300},,,,TRUE)", ((801,), (0,), (-801,)), PITER),
        Example("=PITER_SCORE(700,1,4,750)", 1200, PITER),
        Example("=PITER_SCORE(100,5)", "#NUM!", PITER),
    ),
    source=PITER,
)
def PITER_SCORE(
    whists: Numbers,
    place: Optional[Numbers],
    players: Optional[int],
    cutoff: Fraction,
    exact: bool,
) -> List[List[Any]]:
    """Points of the Piter system of 2017 (новая питерская система)."""
    system = systems.PITER_2017_EXACT if exact else systems.PITER_2017
    return _table_points(system.with_cutoff(cutoff), whists, place, players)


@declare(
    category=PREFERANS,
    kind=TABLE,
    arguments=(WHISTS, PLACE, PLAYERS, _cutoff()),
    examples=(
        Example("=WHIST_SCORE(500,1)", 800, WHIST),
        Example(
            "=WHIST_SCORE({521;-140;-150;-231})",
            ((800,), (-40,), (-250,), (-531,)),
            str(Source(WHIST_2008, "example Б")),
        ),
    ),
    source=WHIST,
)
def WHIST_SCORE(
    whists: Numbers,
    place: Optional[Numbers],
    players: Optional[int],
    cutoff: Fraction,
) -> List[List[Any]]:
    """Points of the whist system of 2008 (вистовая система)."""
    system = systems.WHIST_2008_SYSTEM.with_cutoff(cutoff)
    return _table_points(system, whists, place, players)


@declare(
    category=PREFERANS,
    kind=TABLE,
    arguments=(WHISTS, PLACE, PLAYERS),
    examples=(
        Example("=MLP_SCORE(300,1)", 6, OLD_TABLE),
        Example("=MLP_SCORE(301,1)", 7, OLD_TABLE),
        Example("=MLP_SCORE(-12,{44;-12;-12;-20})", -1, EXAMPLE_A),
    ),
    source=OLD_TABLE,
)
def MLP_SCORE(
    whists: Numbers, place: Optional[Numbers], players: Optional[int]
) -> List[List[Any]]:
    """Points of the 8-point system (8-балльная система)."""
    return _table_points(systems.MLP_8, whists, place, players)


@declare(
    category=PREFERANS,
    kind=TABLE,
    arguments=(WHISTS, PLACE, PLAYERS),
    examples=(
        Example("=MOSCOW_SCORE(22,1)", 34, str(systems.MOSCOW_80.source)),
        Example("=MOSCOW_SCORE(23,1)", 35, str(systems.MOSCOW_80.source)),
    ),
    source=f"{systems.MOSCOW_80.source}; reconstructed",
)
def MOSCOW_SCORE(
    whists: Numbers, place: Optional[Numbers], players: Optional[int]
) -> List[List[Any]]:
    """Points of the 80-point system (80-балльная система), reconstructed."""
    return _table_points(systems.MOSCOW_80, whists, place, players)


def _club(
    place_points: Numbers, cutoff: Optional[Fraction], steps: Optional[Numbers]
) -> System:
    columns = [
        column for column in zip(*place_points) if any(c is not None for c in column)
    ]
    if steps is None:
        return System("club", FaceValue(cutoff), PlacePoints.of_columns(columns), CLUB)
    filled = [row for row in steps if any(cell is not None for cell in row)]
    scale = StepTable.of_rows(filled, cutoff)
    return System("club", scale, PlacePoints.of_columns(columns), CLUB)


@declare(
    category=PREFERANS,
    kind=EACH,
    arguments=(
        take.number("whists"),
        take.numbers("table"),
        take.numbers("place_points"),
        _cutoff(None),
        take.numbers("steps", optional=True),
        take.choice("ties", TIES, SHARE),
    ),
    examples=(
        Example("=CLUB_SCORE(120,{120;30;-50;-100},{9;3;-3;-9})", 129, OWN),
        Example(
            "=CLUB_SCORE(-100,{301;-100;-100;-101},{3;1;-1;-3},,"
            '{10,0;50,1;150,2;300,3;500,4;"",5})',
            -2,
            OLD_TABLE,
        ),
        Example(
            '=CLUB_SCORE(200,{200;200;-100;-300},{500;167;-167;-500},500,,"best")',
            700,
            PITER,
        ),
    ),
    source=OWN,
)
def CLUB_SCORE(
    whists: Fraction,
    table: Numbers,
    place_points: Numbers,
    cutoff: Optional[Fraction],
    steps: Optional[Numbers],
    ties: str,
) -> Exact:
    """Points of a club's own system (собственная система клуба)."""
    system = _club(place_points, cutoff, steps)
    return score_of(whists, whole_table(cells.flat(table)), system, ties).points


@declare(
    category=PREFERANS,
    kind=EACH,
    arguments=(take.number("whists"), _cutoff()),
    examples=(
        Example("=CUT_WHISTS(622)", 500, PITER),
        Example("=CUT_WHISTS(-900,750)", -750, PITER),
    ),
    source=PITER,
)
def CUT_WHISTS(whists: Fraction, cutoff: Fraction) -> Exact:
    """Whists cut at the cutoff, either way (отсечка)."""
    return cut(whists, cutoff)


@declare(
    category=PREFERANS,
    kind=TABLE,
    arguments=(take.numbers("averages"), take.numbers("pulkas", optional=True)),
    examples=(
        Example("=WINNERS_AVERAGE({400;600})", 500, PITER_STATISTICS),
        Example("=WINNERS_AVERAGE({400;600},{3;1})", 450, PITER_STATISTICS),
    ),
    source=PITER_STATISTICS,
)
def WINNERS_AVERAGE(averages: Numbers, pulkas: Optional[Numbers]) -> Fraction:
    """Mean of the winners' whists, weighted by pulkas (средний результат)."""
    if pulkas is None:
        pulkas = [[None if c is None else Fraction(1) for c in row] for row in averages]
    if cells.shape(averages) != cells.shape(pulkas):
        raise NotUnderstood("shapes_pair", first="averages", second="pulkas")
    pairs = [
        p for p in zip(cells.flat(averages), cells.flat(pulkas)) if p != (None, None)
    ]
    if any(None in pair for pair in pairs):
        raise NoResult("pulkas_unfinished")
    return cutoff_statistics.weighted_mean(
        [average for average, _ in pairs], [number for _, number in pairs]
    )


@declare(
    category=PREFERANS,
    kind=TABLE,
    arguments=(
        take.numbers("pool"),
        take.numbers("mountain"),
        take.anything("whists", lambda cell: cell, is_range=True),
        take.choice("convention", CONVENTIONS, "sochi"),
        take.truth("whole"),
    ),
    examples=(
        Example(
            "=PULKA_WHISTS({0;0;0},{42;96;132},{0,170,60;64,0,178;88,95,0})",
            ((558,), (-83,), (-475,)),
            "minigames.mail.ru, settlement of a pulka",
        ),
        Example(
            "=PULKA_WHISTS({4;0;0;0},{0;0;0;0},"
            '{0,0,0,0;8,0,0,0;8,0,0,0;0,0,0,0},"leningrad")',
            ((44,), (-12,), (-12,), (-20,)),
            EXAMPLE_A,
        ),
    ),
    source="smartpref.ru and vavav.ru (conventions)",
)
def PULKA_WHISTS(
    pool: Numbers,
    mountain: Numbers,
    whists: List[List[Any]],
    convention: str,
    whole: bool,
) -> List[List[Any]]:
    """Final whists of the players of a pulka (расчёт пули)."""
    rows = [
        [
            None if own == on or cell is None else cells.number(cell)
            for on, cell in enumerate(row)
        ]
        for own, row in enumerate(whists)
    ]
    results = settlement.settle_entries(
        cells.flat(pool), cells.flat(mountain), rows, convention, whole=whole
    )
    return cells.reshaped(results, pool)
