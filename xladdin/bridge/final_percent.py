"""Final percent - окончателен процент, окончательный процент.

The mean of three percents of a team: of the par of the match (first), by its gifts
(second), and by its gifts together with the presumed ones (third). A player who gives
away 1.5 points a board loses one percent, so a team of four loses one for 6 points.

Source: Stolitsa 1959, §17 (first percent, Stern), §18 (second, Culbertson), §21
(third and final), §22 (words).

>>> float(final_percent(16000, 2000, 6000, 36))
87.80864197530865
>>> final_grade(final_percent(16000, 2000, 6000, 36))
'good'
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple, Tuple

from xladdin.bridge.gifted_points import not_negative, presumed_gifts
from xladdin.scoring.errors import ImpossibleNumber, NoResult
from xladdin.scoring.rounding import Exact
from xladdin.scoring.step_scale import StepScale

_POINTS_FOR_ONE_PERCENT = 6  # a team on one board: four players times 1.5

_GRADES: Tuple[str, ...] = (
    "very_bad",
    "bad",
    "mediocre",
    "good",
    "excellent",
    "near_perfection",
)
_GRADE_SCALE = StepScale.by_lower_bounds((60, 70, 80, 90, 95), range(len(_GRADES)))


class FinalPercent(NamedTuple):
    """The reckoning of one team.

    Attributes:
        first: 100 T / M.
        second: 100 - G / 6N.
        presumed_gifts: the same for both teams.
        third: 100 - (G + P) / 6N.
        final: mean of the three, not rounded and never clamped to 0.
    """

    first: Fraction
    second: Fraction
    presumed_gifts: Fraction
    third: Fraction
    final: Fraction


def first_percent(points: Exact, gifted: Exact) -> Fraction:
    """The team's points as a percent of the par of the match.

    Args:
        points: total of the team, 0 or more.
        gifted: what it gave away, 0 or more.

    Raises:
        NoResult: points and gifts are both 0: nothing was played for.
        ImpossibleNumber: a negative number.

    >>> first_percent(16000, 4000)
    Fraction(80, 1)

    Source: Stolitsa 1959, §17.
    """
    not_negative(points=points, gifted=gifted)
    par = points + gifted
    if not par:
        raise NoResult("points_none")
    return Fraction(100 * points) / par


def second_percent(gifted: Exact, boards: int) -> Fraction:
    """100 less one percent for every 6 points given away a board.

    Args:
        gifted: what the team gave away, 0 or more.
        boards: that count, 1 or more.

    Raises:
        ImpossibleNumber: no boards, a negative gift.

    >>> second_percent(2160, 36)
    Fraction(90, 1)

    Source: Stolitsa 1959, §18.
    """
    if boards <= 0:
        raise ImpossibleNumber("boards_positive", found=boards)
    not_negative(gifted=gifted)
    return 100 - Fraction(gifted) / (_POINTS_FOR_ONE_PERCENT * boards)


def third_percent(gifted: Exact, gifted_by_opponents: Exact, boards: int) -> Fraction:
    """The second percent with the presumed gifts added to the gifts.

    >>> third_percent(2160, 0, 36)
    Fraction(90, 1)

    Source: Stolitsa 1959, §21.
    """
    not_negative(gifted=gifted)
    return second_percent(gifted + presumed_gifts(gifted, gifted_by_opponents), boards)


def final_percent(
    points: Exact, gifted: Exact, gifted_by_opponents: Exact, boards: int
) -> Fraction:
    """The mean of the three percents; `reckoning` gives each step.

    >>> final_percent(5000, 0, 0, 24)
    Fraction(100, 1)

    Source: Stolitsa 1959, §21.
    """
    return reckoning(points, gifted, gifted_by_opponents, boards).final


def reckoning(
    points: Exact, gifted: Exact, gifted_by_opponents: Exact, boards: int
) -> FinalPercent:
    """All percents of a team.

    Args:
        points: total of the team, 0 or more.
        gifted: what it gave away, 0 or more.
        gifted_by_opponents: what they gave away; never more than `points`, because a
            gift stands among the points of the team that got it.
        boards: that count, 1 or more.

    Raises:
        ImpossibleNumber: no boards, a negative number, gifts that cannot be.
        NoResult: points and gifts are both 0.

    >>> reckoning(7000, 0, 2000, 24).presumed_gifts
    Fraction(0, 1)

    Source: Stolitsa 1959, §17, §18, §21.
    """
    second = second_percent(gifted, boards)
    presumed = presumed_gifts(gifted, gifted_by_opponents)
    not_negative(points=points)
    if gifted_by_opponents > points:
        raise ImpossibleNumber(
            "gifts_above_points", found=gifted_by_opponents, points=points
        )
    first = first_percent(points, gifted)
    third = second_percent(gifted + presumed, boards)
    return FinalPercent(first, second, presumed, third, (first + second + third) / 3)


def final_grade(percent: Exact) -> str:
    """Key of the word for a final percent, "very_bad" to "near_perfection".

    Args:
        percent: unrounded: 89.96 prints as 90.0 and is still "good".

    >>> final_grade(95), final_grade(Fraction("89.96")), final_grade(-6)
    ('near_perfection', 'good', 'very_bad')

    Source: Stolitsa 1959, §22.
    """
    return _GRADES[int(_GRADE_SCALE.value(percent))]
