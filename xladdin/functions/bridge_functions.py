"""Sheet functions of the bridge team match.

Source: each function names its own.
"""

from __future__ import annotations

from fractions import Fraction

from xladdin.bridge.imps import imps
from xladdin.functions import arguments as take
from xladdin.functions.registry import declare
from xladdin.functions.spec import BRIDGE, EACH, Example


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(take.number("difference"), take.rules()),
    examples=(
        Example("=IMP(250)", 4, "Stolitsa 1959, §24"),
        Example('=IMPS(-620,"today")', -12, "Law 78B (2017)"),
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
