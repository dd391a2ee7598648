"""Sheet functions of victory points.

Source: each function names its own.
"""

from __future__ import annotations

from fractions import Fraction
from typing import List, Optional

from xladdin.bridge.victory_points import (
    imp_quotient,
    own_scale,
    scale_of,
    victory_points,
)
from xladdin.functions import arguments as take
from xladdin.functions.registry import declare
from xladdin.functions.spec import BRIDGE, EACH, Example
from xladdin.scoring.rounding import Exact


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(
        take.number("imps_for"),
        take.number("imps_against"),
        take.rules(more=take.TODAY_WHOLE),
        take.whole("boards", optional=True),
        take.numbers("own_table", optional=True),
    ),
    examples=(
        Example("=VICTORY_POINTS(104,20)", 2, "Stolitsa 1959, §28"),
        Example("=VICTORY_POINTS(60,65)", 1, "Stolitsa 1959, §24"),
        Example('=VICTORY_POINTS(45,40,"today",24)', 11.23, "WBF 2013, 24 boards"),
        Example('=VICTORY_POINTS(20,40,"today",24)', 5.74, "WBF 2013, 24 boards"),
        Example('=VICTORY_POINTS(40,20,"today-whole",24)', 14, "EBU discrete scale"),
        Example(
            '=VICTORY_POINTS(33,20,"today",,{2,15,15;10,17,13;"",20,10})',
            20,
            "an event's own table",
        ),
        Example('=VICTORY_POINTS(45,40,"today")', "#N/A", "boards are needed"),
        Example('=VICTORY_POINTS(45,40,"today",0)', "#NUM!", "no boards"),
    ),
    source="Stolitsa 1959, §24, §28; WBF 2013",
)
def VICTORY_POINTS(
    imps_for: Fraction,
    imps_against: Fraction,
    rules: str,
    boards: Optional[int],
    own_table: Optional[List[List[Optional[Fraction]]]],
) -> Fraction:
    """Victory points of a match (победни точки, победные очки)."""
    scale = own_scale(own_table) if own_table else scale_of(rules, boards)
    return victory_points(imps_for, imps_against, scale)


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(take.number("imps_won"), take.number("imps_lost")),
    examples=(
        Example("=IMP_QUOTIENT(955,564)", 1.6932624113475176, "Stolitsa 1959, §24"),
        Example("=IMP_QUOTIENT(12,0)", 1e99, "nothing lost ranks first"),
        Example("=IMP_QUOTIENT(0,0)", "#N/A", "nothing won, nothing lost"),
    ),
    source="Stolitsa 1959, §24",
)
def IMP_QUOTIENT(imps_won: Fraction, imps_lost: Fraction) -> Exact:
    """IMPs won divided by IMPs lost (коефициент, отношение)."""
    return imp_quotient(imps_won, imps_lost)
