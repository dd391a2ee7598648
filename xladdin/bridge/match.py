"""A match - мач, матч: boards joined into totals, gifts, percents, IMPs and points.

The whole reckoning of a match from North-South's scores at both tables; who is ahead
on points and who on IMPs; and what a single board did to the final percents.

Source: Stolitsa 1959, §14-21 (percents), §24 (IMPs, victory points), §26 (points and
IMPs disagree), §27 (a board left out).

>>> report = match_report([620, -100, 0], [420, 50, 0])
>>> report.boards, report.ours.points, report.theirs.points, report.winners
(3, 620, 570, 'level')
>>> report.ours.imps, report.theirs.imps
(3, 3)
"""

from __future__ import annotations

from fractions import Fraction
from typing import Callable, NamedTuple, Optional, Sequence, Tuple, TypeVar

from xladdin.bridge.final_percent import FinalPercent, reckoning
from xladdin.bridge.gifted_points import both_played, gifts, totals
from xladdin.bridge.imps import imps
from xladdin.bridge.victory_percent import victory_percent
from xladdin.bridge.victory_points import scale_of, victory_points
from xladdin.scoring.errors import NoResult
from xladdin.scoring.rounding import Exact

Scores = Sequence[Optional[Exact]]
Found = TypeVar("Found")

SAME, DIFFERENT, LEVEL, NO_RESULT = "same", "different", "level", "no_result"


class TeamReckoning(NamedTuple):
    """One team's side of a match; None where there is no result.

    Attributes:
        points: plus points at both tables.
        gifted: points given away.
        imps: won on the boards where the team came off better.
        victory_percent: with the sign of the result.
        percents: first, second, third and final percent, presumed gifts.
        victory_points: of the match.
    """

    points: Exact
    gifted: Exact
    imps: int
    victory_percent: Optional[Fraction]
    percents: Optional[FinalPercent]
    victory_points: Optional[Fraction]


class MatchReport(NamedTuple):
    """The reckoning of a match.

    Attributes:
        boards: with a result at both tables.
        ours: of the team that sits North-South at table 1.
        theirs: of the other team.
    """

    boards: int
    ours: TeamReckoning
    theirs: TeamReckoning

    @property
    def winners(self) -> str:
        """Whether points and IMPs name the same winner.

        `SAME`, `DIFFERENT`, `LEVEL` (one of the two names none) or `NO_RESULT`.

        Source: Stolitsa 1959, §26.
        """
        if self.ours.percents is None:
            return NO_RESULT
        by_points = self.ours.points - self.theirs.points
        by_imps = self.ours.imps - self.theirs.imps
        if not by_points or not by_imps:
            return LEVEL
        return SAME if (by_points > 0) == (by_imps > 0) else DIFFERENT


class BoardEffect(NamedTuple):
    """By how much one board raised (+) or lowered (-) the final percents.

    Attributes:
        ours: for the team that sits North-South at table 1.
        theirs: for the other team.
    """

    ours: Fraction
    theirs: Fraction


def match_report(
    table1: Scores,
    table2: Scores,
    rules: str = "1959",
    boards: Optional[int] = None,
) -> MatchReport:
    """The whole reckoning of a match.

    Args:
        table1: North-South's points, board by board, at the table where our team
            sits North-South; None where there is no result.
        table2: the same at the other table.
        rules: "1959", "1960", "today", "today-whole", for IMPs and victory points.
        boards: scheduled, for the victory points; left out, those that count.

    Raises:
        NotUnderstood: lists of different length.
        ImpossibleNumber: scheduled boards below 1.

    >>> match_report([0], [None]).winners
    'no_result'

    Source: Stolitsa 1959, §14-21, §24, §26.
    """
    played = both_played(table1, table2)
    scheduled = boards if boards is not None else len(played) or None
    ours = _side(played, rules, scheduled)
    theirs = _side([(second, first) for first, second in played], rules, scheduled)
    return MatchReport(len(played), ours, theirs)


def _side(
    played: Sequence[Tuple[Exact, Exact]], rules: str, scheduled: Optional[int]
) -> TeamReckoning:
    """The side of the team that sits North-South where the first scores are from."""
    first, second = [pair[0] for pair in played], [pair[1] for pair in played]
    written, given = totals(first, second), gifts(first, second)
    scale = "today" if rules == "today-whole" else rules
    swings = [imps(one - other, scale) for one, other in played]
    won = sum(swing for swing in swings if swing > 0)
    lost = won - sum(swings)
    return TeamReckoning(
        points=written.ours,
        gifted=given.ours,
        imps=won,
        victory_percent=_unless_without_result(
            lambda: victory_percent(written.ours, written.theirs)
        ),
        percents=_unless_without_result(
            lambda: reckoning(written.ours, given.ours, given.theirs, len(played))
        )
        if played
        else None,
        victory_points=_unless_without_result(
            lambda: victory_points(won, lost, scale_of(rules, scheduled))
        ),
    )


def _unless_without_result(reckon: Callable[[], Found]) -> Optional[Found]:
    try:
        return reckon()
    except NoResult:
        return None


def board_effect(table1: Scores, table2: Scores, at: int) -> BoardEffect:
    """By how much a board changed the final percents of its match.

    Args:
        table1: as for `match_report`.
        table2: as for `match_report`.
        at: position of the board in the lists, from 0.

    Raises:
        NoResult: the match has no result, or none without this board.

    >>> effect = board_effect([620, 600], [-100, 620], at=0)
    >>> effect.ours > 0 > effect.theirs
    True

    Source: Stolitsa 1959, §27.
    """
    whole = match_report(table1, table2)
    rest = match_report(_without(table1, at), _without(table2, at))
    return BoardEffect(
        _final(whole.ours) - _final(rest.ours),
        _final(whole.theirs) - _final(rest.theirs),
    )


def _without(scores: Scores, at: int) -> Scores:
    return [*scores[:at], *scores[at + 1 :]]


def _final(team: TeamReckoning) -> Fraction:
    if team.percents is None:
        raise NoResult("points_none")
    return team.percents.final
