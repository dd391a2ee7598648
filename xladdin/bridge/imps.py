"""IMPs - мач-точки (international match points): a balance of points, compressed.

A scale is a list of lower bounds; the value is the number of bounds that the balance
reaches, with its sign. The 1959 table ends at 11, that of 1960 continues it to 15,
today's has 24 steps.

Source: Stolitsa 1959, §24 (table); Sports Illustrated, 2 May 1960 (chart of the
Olympiad); Laws of Duplicate Bridge 2017, Law 78B.

>>> imps(250), imps(-620, "today"), imps(2950), imps(2950, "1960")
(4, -12, 11, 12)
"""

from __future__ import annotations

from typing import Dict

from xladdin.scoring.rounding import Exact
from xladdin.scoring.source import LAWS, STOLITSA_1959, Source
from xladdin.scoring.step_scale import StepScale

_BOUNDS_1959 = (20, 70, 140, 220, 350, 500, 750, 1000, 1250, 1500, 2000)
_BOUNDS_1960 = (*_BOUNDS_1959, 2500, 3000, 3500, 4000)
# fmt: off
_BOUNDS_TODAY = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)
# fmt: on

IMP_SCALES: Dict[str, StepScale] = {
    rules: StepScale.by_lower_bounds(bounds, range(len(bounds) + 1))
    for rules, bounds in (
        ("1959", _BOUNDS_1959),
        ("1960", _BOUNDS_1960),
        ("today", _BOUNDS_TODAY),
    )
}

IMP_SOURCES: Dict[str, Source] = {
    "1959": Source(STOLITSA_1959, "§24"),
    "1960": Source("Sports Illustrated, 2 May 1960", "chart of the Olympiad"),
    "today": Source(LAWS, "Law 78B"),
}


def imps(difference: Exact, rules: str = "1959") -> int:
    """IMPs of a difference in points, with its sign.

    Args:
        difference: points of one side above the other's, at both tables.
        rules: "1959", "1960" or "today".

    >>> imps(19), imps(20)
    (0, 1)

    Source: Stolitsa 1959, §24; Law 78B.
    """
    return int(IMP_SCALES[rules].signed(difference))
