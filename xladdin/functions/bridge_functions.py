"""Sheet functions of the bridge team match.

Source: each function names its own.
"""

from __future__ import annotations

from fractions import Fraction
from typing import List, Optional

from xladdin.bridge import final_percent as percents
from xladdin.bridge.gifted_points import gifts_of_balances, presumed_gifts, totals
from xladdin.bridge.imps import imps
from xladdin.bridge.victory_percent import victory_grade, victory_percent
from xladdin.functions import arguments as take
from xladdin.functions import bridge_cells, bridge_words, cells
from xladdin.functions.registry import declare
from xladdin.functions.spec import BRIDGE, EACH, TABLE, Example
from xladdin.scoring.rounding import Exact

Scores = List[List[Optional[Fraction]]]


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(take.number("difference"), take.rules()),
    examples=(
        Example("=IMP(250)", 4, "Stolitsa 1959, §24"),
        Example('=IMPS(-620,"today")', -12, "Law 78B (2017)"),
        Example("=IMP(2950)", 11, "Stolitsa 1959, §27"),
        Example('=IMP(2950,"1960")', 12, "chart of the 1960 Olympiad"),
        Example('=IMP("x")', "#VALUE!", "Stolitsa 1959, §24"),
    ),
    source="Stolitsa 1959, §24; Law 78B (2017)",
    aliases=("IMPS",),
    vba_name="IMPS",
)
def IMP(difference: Fraction, rules: str) -> int:
    """IMPs of a difference (мач-точки)."""
    return imps(difference, rules)


@declare(
    category=BRIDGE,
    kind=TABLE,
    arguments=(
        take.numbers("table1"),
        take.numbers("table2"),
        take.choice("team", bridge_cells.TEAM, "A"),
    ),
    examples=(
        Example("=TEAM_POINTS({620;-100;0},{420;50;0})", 620, "Stolitsa 1959, §14"),
        Example('=TEAM_POINTS({620;-100;0},{420;50;0},"B")', 570, "Stolitsa 1959, §14"),
        Example("=TEAM_POINTS(620,620)", 620, "Stolitsa 1959, §14"),
    ),
    source="Stolitsa 1959, §14",
)
def TEAM_POINTS(table1: Scores, table2: Scores, team: str) -> Exact:
    """Plus points that a team wrote at both tables (точки, очки)."""
    found = totals(cells.flat(table1), cells.flat(table2))
    return found.ours if team == "A" else found.theirs


@declare(
    category=BRIDGE,
    kind=TABLE,
    arguments=(
        take.numbers("differences"),
        take.choice("team", bridge_cells.TEAM, "A"),
    ),
    examples=(
        Example("=GIFTED_POINTS({200;-150;0})", 150, "Stolitsa 1959, §17"),
        Example('=GIFTED_POINTS({200;-150;0},"B")', 200, "Stolitsa 1959, §17"),
    ),
    source="Stolitsa 1959, §17",
)
def GIFTED_POINTS(differences: Scores, team: str) -> Exact:
    """Points lost on the boards of minus balance (подарени точки)."""
    known = [cell for cell in cells.flat(differences) if cell is not None]
    found = gifts_of_balances(known)
    return found.ours if team == "A" else found.theirs


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(
        take.number("points"),
        take.number("opponents_points"),
        take.choice("base", bridge_cells.BASE, "winner"),
    ),
    examples=(
        Example("=VICTORY_PERCENT(16000,12000)", 25, "Stolitsa 1959, §17"),
        Example("=VICTORY_PERCENT(12000,15000)", -20, "Stolitsa 1959, §14"),
        Example('=VICTORY_PERCENT(15000,12000,"loser")', 25, "Stolitsa 1959, §14"),
        Example("=VICTORY_PERCENT(0,0)", "#N/A", "nothing to divide by"),
        Example("=VICTORY_PERCENT(-10,0)", "#NUM!", "a total is never negative"),
    ),
    source="Stolitsa 1959, §14",
)
def VICTORY_PERCENT(points: Fraction, opponents_points: Fraction, base: str) -> Exact:
    """Percent of victory, minus for a loss (процент на победата)."""
    return victory_percent(points, opponents_points, base)


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(take.number("victory_percent"), take.language()),
    examples=(
        Example('=VICTORY_GRADE(2,"en")', "plus-draw", "Stolitsa 1959, §14"),
        Example('=VICTORY_GRADE(0,"en")', "draw", "Stolitsa 1959, §14"),
        Example('=VICTORY_GRADE(25,"en")', "large win", "Stolitsa 1959, §14"),
        Example('=VICTORY_GRADE(-2,"bg")', "минус реми", "Stolitsa 1959, §14"),
    ),
    source="Stolitsa 1959, §14",
)
def VICTORY_GRADE(victory_percent: Fraction, language: Optional[str]) -> str:
    """The verdict of a percent of victory in words."""
    return bridge_words.grade("victory", victory_grade(victory_percent), language)


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(take.number("points"), take.number("gifted")),
    examples=(
        Example("=FIRST_PERCENT(16000,4000)", 80, "Stolitsa 1959, §17"),
        Example("=FIRST_PERCENT(0,0)", "#N/A", "nothing to divide by"),
    ),
    source="Stolitsa 1959, §17",
)
def FIRST_PERCENT(points: Fraction, gifted: Fraction) -> Fraction:
    """Points as a percent of the par of the match (първи процент)."""
    return percents.first_percent(points, gifted)


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(take.number("gifted"), take.whole("boards")),
    examples=(
        Example("=SECOND_PERCENT(2160,36)", 90, "Stolitsa 1959, §18"),
        Example("=SECOND_PERCENT(100,0)", "#NUM!", "no boards to divide by"),
    ),
    source="Stolitsa 1959, §18",
)
def SECOND_PERCENT(gifted: Fraction, boards: int) -> Fraction:
    """100 less a percent for 6 points given away a board (втори процент)."""
    return percents.second_percent(gifted, boards)


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(take.number("gifted"), take.number("gifted_by_opponents")),
    examples=(
        Example("=PRESUMED_GIFTS(2000,6000)", 1500, "Stolitsa 1959, §21"),
        Example("=PRESUMED_GIFTS(0,0)", 0, "no gifts, no presumed gifts"),
    ),
    source="Stolitsa 1959, §21",
)
def PRESUMED_GIFTS(gifted: Fraction, gifted_by_opponents: Fraction) -> Fraction:
    """What either team gave away unseen (предположително подарени)."""
    return presumed_gifts(gifted, gifted_by_opponents)


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(
        take.number("gifted"),
        take.number("gifted_by_opponents"),
        take.whole("boards"),
    ),
    examples=(
        Example(
            "=THIRD_PERCENT(2000,6000,36)", 83.79629629629629, "Stolitsa 1959, §21"
        ),
    ),
    source="Stolitsa 1959, §21",
)
def THIRD_PERCENT(
    gifted: Fraction, gifted_by_opponents: Fraction, boards: int
) -> Fraction:
    """The second percent with presumed gifts added (трети процент)."""
    return percents.third_percent(gifted, gifted_by_opponents, boards)


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(
        take.number("points"),
        take.number("gifted"),
        take.number("gifted_by_opponents"),
        take.whole("boards"),
    ),
    examples=(
        Example(
            "=FINAL_PERCENT(16000,2000,6000,36)",
            87.80864197530865,
            "Stolitsa 1959, §21",
        ),
        Example("=FINAL_PERCENT(0,0,0,36)", "#N/A", "nothing was played for"),
        Example("=FINAL_PERCENT(0,0,0,0)", "#NUM!", "no boards to divide by"),
    ),
    source="Stolitsa 1959, §21",
)
def FINAL_PERCENT(
    points: Fraction, gifted: Fraction, gifted_by_opponents: Fraction, boards: int
) -> Fraction:
    """Mean of the three percents (окончателен процент)."""
    return percents.final_percent(points, gifted, gifted_by_opponents, boards)


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(take.number("final_percent"), take.language()),
    examples=(
        Example('=FINAL_GRADE(87.8,"en")', "good", "Stolitsa 1959, §22"),
        Example('=FINAL_GRADE(95,"ru")', "почти безупречно", "Stolitsa 1959, §22"),
    ),
    source="Stolitsa 1959, §22",
)
def FINAL_GRADE(final_percent: Fraction, language: Optional[str]) -> str:
    """The word for a final percent."""
    return bridge_words.grade("final", percents.final_grade(final_percent), language)
