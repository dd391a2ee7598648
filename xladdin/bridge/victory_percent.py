"""Percent of victory - процент на победата, процент победы.

The difference of the two totals as a percent of the winner's. Up to 2 % is a draw.

Source: Stolitsa 1959, §14.

>>> victory_percent(16000, 12000)
Fraction(25, 1)
>>> victory_percent(12000, 16000), victory_percent(12000, 16000, base="loser")
(Fraction(-25, 1), Fraction(-100, 3))
>>> victory_grade(2), victory_grade(-15)
('plus_draw', 'medium_loss')
"""

from __future__ import annotations

from fractions import Fraction

from xladdin.bridge.gifted_points import not_negative
from xladdin.scoring.errors import NoResult
from xladdin.scoring.rounding import Exact

_DRAW_ZONE = 2  # percent, itself inside
# Decision: 10 and 20 both belong to medium; the text names the ranges without bounds.
_MEDIUM_FROM = 10
_MEDIUM_TO = 20


def victory_percent(
    points: Exact, opponents_points: Exact, base: str = "winner"
) -> Fraction:
    """Percent of victory, positive for a win and negative for a loss.

    Args:
        points: total of the team, 0 or more.
        opponents_points: total of its opponents, 0 or more.
        base: "winner", or "loser", which the text shows only to reject it.

    Raises:
        NoResult: nothing to divide by.
        ImpossibleNumber: a negative total.

    >>> victory_percent(16000, 15680)
    Fraction(2, 1)

    Source: Stolitsa 1959, §14.
    """
    not_negative(points=points, opponents_points=opponents_points)
    choose = max if base == "winner" else min
    divisor = choose(points, opponents_points)
    if not divisor:
        raise NoResult("points_none")
    return Fraction(100 * (points - opponents_points)) / divisor


def victory_grade(percent: Exact) -> str:
    """Key of the verdict: "draw", "plus_draw", "small_win", …, "large_loss".

    Args:
        percent: unrounded, with the sign of the result.

    >>> victory_grade(0), victory_grade(-2), victory_grade(20), victory_grade(21)
    ('draw', 'minus_draw', 'medium_win', 'large_win')

    Source: Stolitsa 1959, §14.
    """
    if percent == 0:
        return "draw"
    ahead = percent > 0
    size = percent if ahead else -percent
    if size <= _DRAW_ZONE:
        return "plus_draw" if ahead else "minus_draw"
    if size < _MEDIUM_FROM:
        return "small_win" if ahead else "small_loss"
    if size <= _MEDIUM_TO:
        return "medium_win" if ahead else "medium_loss"
    return "large_win" if ahead else "large_loss"
