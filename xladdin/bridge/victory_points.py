"""Victory points - победни точки (ВП), победные очки: a match's IMPs, compressed.

In 1959 a match is a draw up to a margin of 5 IMPs (1-1) and else a win (2-0). Today
20 points are shared by a scale that depends on the number of boards scheduled.

Source: Stolitsa 1959, §24, §28; WBF scoring panel report, 2013.

>>> victory_points(104, 20, scale_of("1959"))
Fraction(2, 1)
>>> float(victory_points(20, 40, scale_of("today", boards=24)))
5.74
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Iterable, NamedTuple, Optional, Sequence, Tuple

from xladdin.bridge import wbf_scale
from xladdin.scoring.errors import ImpossibleNumber, NoResult, NotUnderstood
from xladdin.scoring.rounding import Exact, half_up
from xladdin.scoring.step_scale import StepScale

_NOTHING_LOST = 10**99  # ranks first; sheets show the sign of infinity


class VictoryPointScale(NamedTuple):
    """What a margin in whole IMPs brings to the winner and to the loser.

    Attributes:
        winner: points by margin.
        loser: points by margin.
    """

    winner: StepScale
    loser: StepScale

    def at(self, margin: int) -> Tuple[Fraction, Fraction]:
        """Points of winner and loser; at a margin of 0 both share evenly.

        >>> scale_of("1959").at(6)
        (Fraction(2, 1), Fraction(0, 1))

        Source: Stolitsa 1959, §24.
        """
        won = Fraction(self.winner.value(margin))
        lost = Fraction(self.loser.value(margin))
        if margin:
            return won, lost
        return (won + lost) / 2, (won + lost) / 2

    def points(self, margin: Exact) -> Tuple[Fraction, Fraction]:
        """The same for any margin.

        A fractional one (awarded or weighted scores) is read on the straight line
        between its whole neighbours, the winner's points rounded half up to
        hundredths and the loser's such that the sum stays.

        >>> scale_of("1959").points(Fraction("5.5"))
        (Fraction(3, 2), Fraction(1, 2))

        Source: decision of this product; the WBF's tables have whole margins only.
        """
        below = int(margin)
        part = margin - below
        won, lost = self.at(below)
        if not part:
            return won, lost
        won_above, lost_above = self.at(below + 1)
        both = won + lost + (won_above + lost_above - won - lost) * part
        won = half_up(won + (won_above - won) * part, 2)
        return won, half_up(both, 2) - won


# Decision: the zone of 5 IMPs does not scale with the boards (a match had 40).
_SCALE_1959 = VictoryPointScale(
    StepScale.by_upper_bounds((5,), (1, 2)), StepScale.by_upper_bounds((5,), (1, 0))
)


def _sharing(winner: StepScale, total: int) -> VictoryPointScale:
    values = tuple(total - value for value in winner.values)
    loser = StepScale(winner.bounds, values, winner.bound_opens_step)
    return VictoryPointScale(winner, loser)


@lru_cache(maxsize=256)
def scale_of(rules: str, boards: Optional[int] = None) -> VictoryPointScale:
    """The scale of the rules of a time.

    Args:
        rules: "today" (WBF 2013, hundredths), "today-whole" (20-0 in whole points);
            any other choice means "1959".
        boards: **scheduled** for the match, 1 or more; "1959" does not need them.

    Raises:
        NoResult: boards are needed and not given.
        ImpossibleNumber: boards below 1.

    >>> scale_of("today-whole", 24).at(66)
    (Fraction(20, 1), Fraction(0, 1))

    Source: Stolitsa 1959, §24; WBF scoring panel report, 2013.
    """
    if boards is not None and boards < 1:
        raise ImpossibleNumber("boards_positive", found=boards)
    if rules not in ("today", "today-whole"):
        return _SCALE_1959
    if boards is None:
        raise NoResult("boards_missing")
    if rules == "today":
        table = wbf_scale.continuous(boards)
        scale = StepScale.by_lower_bounds(range(1, len(table)), table)
    else:
        margins = wbf_scale.whole_point_margins(boards)
        scale = StepScale.by_upper_bounds(margins, range(10, 10 + len(margins) + 1))
    return _sharing(scale, wbf_scale.TOTAL)


def own_scale(rows: Iterable[Sequence[Optional[Exact]]]) -> VictoryPointScale:
    """The scale of an event's own table.

    Args:
        rows: (up to and including this margin, points of the winner, points of the
            loser), margins rising, the last one None; a row of only None is passed
            over.

    Raises:
        NotUnderstood: not three columns, a gap, a last margin that is not None.
        ImpossibleNumber: margins that do not rise.

    >>> own_scale([(2, 15, 15), (None, 16, 14)]).at(3)
    (Fraction(16, 1), Fraction(14, 1))

    Source: regulations of the event.
    """
    filled = [tuple(row) for row in rows if any(cell is not None for cell in row)]
    bounds = tuple(row[0] for row in filled if row[0] is not None)
    winner = tuple(cell for row in filled for cell in row[1:2] if cell is not None)
    loser = tuple(cell for row in filled for cell in row[2:3] if cell is not None)
    if (
        any(len(row) != 3 for row in filled)
        or not len(winner) == len(loser) == len(filled)
        or [row[0] is None for row in filled] != [False] * len(bounds) + [True]
    ):
        raise NotUnderstood("own_table_shape")
    return VictoryPointScale(
        StepScale.by_upper_bounds(bounds, winner),
        StepScale.by_upper_bounds(bounds, loser),
    )


def victory_points(
    imps_for: Exact, imps_against: Exact, scale: VictoryPointScale
) -> Fraction:
    """Victory points of one team.

    Args:
        imps_for: the team's IMPs, awarded ones included.
        imps_against: its opponents'.
        scale: `scale_of` a time or `own_scale`.

    >>> victory_points(60, 61, scale_of("1959"))
    Fraction(1, 1)

    Source: Stolitsa 1959, §24.
    """
    if imps_for >= imps_against:
        return scale.points(imps_for - imps_against)[0]
    return scale.points(imps_against - imps_for)[1]


def imp_quotient(imps_won: Exact, imps_lost: Exact) -> Exact:
    """The quotient (коефициент, отношение) that breaks ties of victory points.

    Raises:
        NoResult: nothing won and nothing lost.
        ImpossibleNumber: a negative number.

    >>> float(imp_quotient(955, 564))
    1.6932624113475176

    Source: Stolitsa 1959, §24.
    """
    for argument, amount in (("imps_won", imps_won), ("imps_lost", imps_lost)):
        if amount < 0:
            raise ImpossibleNumber("points_negative", argument=argument, found=amount)
    if imps_lost:
        return Fraction(imps_won) / imps_lost
    if not imps_won:
        raise NoResult("imps_none")
    return _NOTHING_LOST
