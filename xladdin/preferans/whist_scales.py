"""Whist scales - перевод вистов в очки: what a number of whists counts.

Three kinds: at face value up to a cutoff (отсечка), by a step table, or by straight
lines. All are odd: a loss counts what the same gain counts, with the minus sign.

Source: Piter 2017 (face value, cutoff); Whist 2008, table 1 (step table).

>>> FaceValue(500).points(622), FaceValue(500).points(-234)
(500, -234)
>>> StepTable.of_rows([(10, 0), (50, 1), (None, 2)]).points(-44)
-1
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, Optional, Sequence, Tuple, Union

from xladdin.scoring.errors import ImpossibleNumber, NotUnderstood
from xladdin.scoring.rounding import Exact, half_up
from xladdin.scoring.step_scale import StepScale


@dataclass(frozen=True)
class FaceValue:
    """Whists at face value, one to one.

    Attributes:
        cutoff: more whists than this are not counted, either way; None counts all.

    Raises:
        ImpossibleNumber: a cutoff of zero or less.
    """

    cutoff: Optional[Exact] = None

    def __post_init__(self) -> None:
        if self.cutoff is not None and self.cutoff <= 0:
            raise ImpossibleNumber("cutoff_positive", found=self.cutoff)

    def points(self, whists: Exact) -> Exact:
        """What the whists count.

        >>> FaceValue(500).points(-501)
        -500

        Source: Piter 2017 (whists at face value with a cutoff); Whist 2008.
        """
        if self.cutoff is None:
            return whists
        return max(-self.cutoff, min(self.cutoff, whists))


class StepTable(NamedTuple):
    """Points by ranges of the absolute whists.

    Attributes:
        scale: upper bounds, each the last of its range, and the points.
        cutoff: whists are cut to this before they are looked up; None cuts nothing.
    """

    scale: StepScale
    cutoff: Optional[Exact] = None

    @classmethod
    def of_rows(
        cls,
        rows: Sequence[Sequence[Optional[Exact]]],
        cutoff: Optional[Exact] = None,
    ) -> StepTable:
        """A table of rows (up to and including, points); the last bound is None.

        Raises:
            NotUnderstood: rows of another shape, a bound or points missing.
            ImpossibleNumber: bounds that do not rise from 0 or more.

        >>> StepTable.of_rows([(10, 0), (None, 1)]).points(11)
        1

        Source: Whist 2008, table 1 (ranges).
        """
        if not rows or any(len(row) != 2 for row in rows) or rows[-1][0] is not None:
            raise NotUnderstood("steps_shape")
        bounds = [row[0] for row in rows[:-1] if row[0] is not None]
        values = [row[1] for row in rows if row[1] is not None]
        if len(bounds) != len(rows) - 1 or len(values) != len(rows):
            raise NotUnderstood("steps_shape")
        if bounds and bounds[0] < 0:
            raise ImpossibleNumber("steps_negative", found=bounds[0])
        return cls(StepScale.by_upper_bounds(bounds, values), cutoff)

    def points(self, whists: Exact) -> Exact:
        """Points for the whists, with their sign.

        >>> StepTable(StepScale.by_upper_bounds((10,), (0, 1))).points(-10)
        0

        Source: Whist 2008, table 1.
        """
        return self.scale.signed(FaceValue(self.cutoff).points(whists))


class StraightLines(NamedTuple):
    """Points that rise in straight lines from corner to corner.

    Attributes:
        corners: (whists, points), from (0, 0) on, whists rising.
        rate_beyond: points for each whist beyond the last corner; 0 is an end.
        in_whole_points: the value on the line is rounded, a half up.
    """

    corners: Tuple[Tuple[Exact, Exact], ...]
    rate_beyond: Exact = 0
    in_whole_points: bool = False

    def points(self, whists: Exact) -> Exact:
        """Points for the whists, with their sign.

        >>> club = StraightLines(((0, 0), (200, 200), (650, 245)))
        >>> int(club.points(-300)), int(club.points(1000))
        (-210, 245)

        Source: decision of this product (piecewise linear scales); gambler.ru,
        "Питер на 3-х" (example).
        """
        points = self._on_the_line(whists if whists >= 0 else -whists)
        if self.in_whole_points:
            points = half_up(points)
        return points if whists >= 0 else -points

    def _on_the_line(self, whists: Exact) -> Exact:
        for (low, points), (high, more) in zip(self.corners, self.corners[1:]):
            if whists <= high:
                return points + Fraction(more - points) / (high - low) * (whists - low)
        last, points = self.corners[-1]
        return points + self.rate_beyond * (whists - last)


WhistScale = Union[FaceValue, StepTable, StraightLines]


def cut(whists: Exact, cutoff: Exact) -> Exact:
    """Whists cut at a cutoff, either way.

    Args:
        whists: a player's raw whists.
        cutoff: more than 0.

    Raises:
        ImpossibleNumber: a cutoff of zero or less.

    >>> cut(-622, 500)
    -500

    Source: Piter 2017 (cutoff 500).
    """
    return FaceValue(cutoff).points(whists)
