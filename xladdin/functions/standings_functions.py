"""Sheet functions of the standings of a preferans tournament.

Source: each function names its own.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Dict, List, Optional, Tuple

from xladdin.functions import arguments as take
from xladdin.functions import cells
from xladdin.functions.registry import declare
from xladdin.functions.spec import RANKING, TABLE, Example
from xladdin.preferans.own_meetings import own_meetings
from xladdin.scoring.errors import NotUnderstood
from xladdin.scoring.rounding import Exact

Numbers = List[List[Optional[Fraction]]]
OWN = "decision of this product"


def _sittings(
    tables: List[Optional[Fraction]], points: List[Optional[Fraction]]
) -> Dict[Tuple[int, int], Exact]:
    """Points by round and table; a round with one of the two blank is passed over."""
    return {
        (played, cells.whole(table)): own
        for played, (table, own) in enumerate(zip(tables, points), start=1)
        if table is not None and own is not None
    }


@declare(
    category=RANKING,
    kind=TABLE,
    arguments=(
        take.numbers("tied"),
        take.numbers("tables"),
        take.numbers("points"),
    ),
    examples=(
        Example(
            "=OWN_MEETINGS({2;2;4},{1,2;1,1;2,1},{300,50;-100,250;90,-500})",
            ((300,), (-100,), ("",)),
            OWN,
        ),
    ),
    source=OWN,
)
def OWN_MEETINGS(
    tied: Numbers, tables: Numbers, points: Numbers
) -> List[List[Optional[Exact]]]:
    """Points of tied players against one another (личные встречи)."""
    players = cells.flat(tied)
    if cells.shape(tables) != cells.shape(points) or len(tables) != len(players):
        raise NotUnderstood("shapes_pair", first="tables", second="points")
    sittings = [_sittings(*rows) for rows in zip(tables, points)]
    return cells.reshaped(own_meetings(players, sittings), tied)
