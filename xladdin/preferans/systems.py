"""Scoring systems - системы подсчёта: the figures of each, and nothing else.

A system is a whist scale and the points for places at tables of four and of three.

Source: Piter 2017; Whist 2008; each system names its own place.

>>> PITER_2017.place_points.of_place(1, players=4)
500
>>> MOSCOW_80.confirmed
False
"""

from __future__ import annotations

from typing import Dict, NamedTuple

from xladdin.preferans.place_points import PlacePoints
from xladdin.preferans.whist_scales import (
    FaceValue,
    StepTable,
    StraightLines,
    WhistScale,
)
from xladdin.scoring.rounding import Exact
from xladdin.scoring.source import PITER_2017 as PITER
from xladdin.scoring.source import WHIST_2008 as WHIST
from xladdin.scoring.source import Source
from xladdin.scoring.step_scale import StepScale

CUTOFF = 500


class System(NamedTuple):
    """How the whists and the place of a player become tournament points.

    Attributes:
        key: name in code and, with ``system.`` before it, in ``wording/``.
        whists: what the whists count.
        place_points: what the places count.
        source: where the figures stand.
        confirmed: False where the figures are a reconstruction; it must be said
            wherever they are shown.
    """

    key: str
    whists: WhistScale
    place_points: PlacePoints
    source: Source
    confirmed: bool = True

    def with_cutoff(self, cutoff: Exact) -> System:
        """The system with whists at face value up to another cutoff.

        Raises:
            ImpossibleNumber: a cutoff of zero or less.

        >>> PITER_2017.with_cutoff(750).whists.points(738)
        738

        Source: Piter 2017 (cutoffs 500, 738, 750).
        """
        return self._replace(whists=FaceValue(cutoff))


# The points for three players are printed for Piter only, and there only the 0 of the
# second; the other columns for three are made by analogy.

PITER_2017 = System(
    "piter_2017",
    FaceValue(CUTOFF),
    PlacePoints({4: (500, 167, -167, -500), 3: (500, 0, -500)}),
    Source(PITER, "table of bonuses and summary"),
)
PITER_2017_EXACT = System(
    "piter_2017_exact",
    FaceValue(CUTOFF),
    PlacePoints({4: (501, 167, -167, -501), 3: (501, 0, -501)}),
    Source(PITER, "alternative bonuses"),
)
WHIST_2008_SYSTEM = System(
    "whist_2008",
    FaceValue(CUTOFF),
    PlacePoints({4: (300, 100, -100, -300), 3: (300, 0, -300)}),
    Source(WHIST, "formula of the whist system"),
)
# The ranges are printed in Whist 2008, the points follow from its examples.
# Decision: for fractions of a whist the upper limit belongs to its range.
MLP_8 = System(
    "mlp_8",
    StepTable(
        StepScale.by_upper_bounds((10, 50, 150, 300, 500), (0, 1, 2, 3, 4, 5)),
    ),
    PlacePoints({4: (3, 1, -1, -3), 3: (3, 0, -3)}),
    Source(WHIST, "table 1"),
)
# Decision: reconstructed. Printed are only first place 30, up to 50 for whists, and
# that 18-22 whists are 4 points, 23-27 are 5; 10 k points at 25 k (k + 1) whists,
# joined by straight lines and rounded half up, meet all of that and the cutoff 738.
MOSCOW_80 = System(
    "moscow_80",
    StraightLines(
        tuple((25 * k * (k + 1), 10 * k) for k in range(6)), in_whole_points=True
    ),
    PlacePoints({4: (30, 10, -10, -30), 3: (30, 0, -30)}),
    Source(PITER, "18-22 and 23-27 whists, first place 30, at most 50 for whists"),
    confirmed=False,
)

SYSTEMS: Dict[str, System] = {
    system.key: system
    for system in (
        PITER_2017,
        PITER_2017_EXACT,
        WHIST_2008_SYSTEM,
        MLP_8,
        MOSCOW_80,
    )
}
