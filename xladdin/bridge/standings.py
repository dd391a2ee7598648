"""Standings of a league - класиране, турнирная таблица.

Two rankings of the same matches: by the mean of the final percents, which tells how
well a team played, and by victory points, where ties are broken by the direct match,
the quotient of IMPs or their difference, in the order that the event has chosen.

Source: Stolitsa 1959, §23 (all play all, elimination), §24 (victory points, quotient).

>>> [team.place for team in by_final_percent([[80, 90], [85], [None], [70]])]
[1, 1, None, 3]
>>> teams = by_victory_points(2, [Match(0, 1, 30, 20, 2, 0)], ("quotient",))
>>> teams[1].place, teams[1].difference
(2, -10)
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import (
    Callable,
    Dict,
    List,
    NamedTuple,
    Optional,
    Sequence,
    Tuple,
)

from xladdin.bridge.victory_points import imp_quotient
from xladdin.scoring.errors import NotUnderstood
from xladdin.scoring.ranking import places, qualified
from xladdin.scoring.rounding import Exact

Key = Tuple[Exact, ...]


class Sums(NamedTuple):
    """What a team brought home from one or more matches.

    Attributes:
        points: victory points.
        won: IMPs won.
        lost: IMPs lost.
    """

    points: Exact = 0
    won: Exact = 0
    lost: Exact = 0


@dataclass(frozen=True)
class PercentStanding:
    """A team in the ranking by final percent.

    Attributes:
        place: 1, 2, 2, 4; None without a match.
        mean: of its final percents, less penalties; None without a match.
        matches: how many the mean rests on.
    """

    place: Optional[int]
    mean: Optional[Fraction]
    matches: int


@dataclass(frozen=True)
class Match:
    """A match of a league.

    Attributes:
        home: number of the team.
        away: number of its opponents.
        imps_home: IMPs won by the home team.
        imps_away: by its opponents.
        points_home: victory points of the home team.
        points_away: of its opponents.
    """

    home: int
    away: int
    imps_home: Exact
    imps_away: Exact
    points_home: Exact
    points_away: Exact

    def of(self, team: int) -> Sums:
        """What one of its two teams brought home."""
        if team == self.home:
            return Sums(self.points_home, self.imps_home, self.imps_away)
        return Sums(self.points_away, self.imps_away, self.imps_home)


@dataclass(frozen=True)
class PointStanding:
    """A team in the ranking by victory points.

    Attributes:
        place: 1, 2, 2, 4; teams share it that no tie-break parts.
        victory_points: of all matches, penalties and carry-over included.
        sums: what its matches brought.
        quotient: IMPs won divided by IMPs lost; None with neither.
        difference: IMPs won less IMPs lost.
    """

    place: Optional[int]
    victory_points: Exact
    sums: Sums
    quotient: Optional[Exact]
    difference: Exact


def by_final_percent(
    percents: Sequence[Sequence[Optional[Exact]]],
    penalties: Sequence[Exact] = (),
) -> List[PercentStanding]:
    """The ranking by the plain mean of the final percents, one a match.

    Args:
        percents: for each team its final percents; None is a match without result,
            which is left out of the mean.
        penalties: percents to subtract from the mean, one a team, or nothing.

    >>> by_final_percent([[90, None]])[0]
    PercentStanding(place=1, mean=Fraction(90, 1), matches=1)

    Source: Stolitsa 1959, §23.
    """
    counted = [[p for p in team if p is not None] for team in percents]
    means: List[Optional[Fraction]] = [
        Fraction(sum(team)) / len(team) - penalty if team else None
        for team, penalty in zip(counted, penalties or [0] * len(counted))
    ]
    return [
        PercentStanding(place, mean, len(team))
        for place, mean, team in zip(places(means), means, counted)
    ]


def eliminated_by_final_percent(
    percents: Sequence[Optional[Exact]], stay: int
) -> List[Optional[str]]:
    """Who stays in after a round of elimination: the highest final percents do.

    Whether a match was won or lost plays no part.

    Args:
        percents: the final percent of each team; None without a result.
        stay: how many stay in.

    >>> eliminated_by_final_percent([81, 60, 85, 90], 2)
    ['out', 'out', 'through', 'through']

    Source: Stolitsa 1959, §23.
    """
    return qualified(percents, stay)


def by_victory_points(
    teams: int,
    matches: Sequence[Match],
    tie_breaks: Sequence[str] = ("quotient",),
    beside: Sequence[Exact] = (),
) -> List[PointStanding]:
    """The ranking by victory points.

    Args:
        teams: how many; they have the numbers 0, 1, 2, …
        matches: played ones only.
        tie_breaks: in their order: "direct" (victory points, then IMPs, of the
            matches among the teams that are still level), "quotient", "difference".
        beside: victory points carried over and penalties (negative), one a team.

    Raises:
        NotUnderstood: another word for a tie-break.

    >>> matches = [Match(0, 1, 20, 21, 1, 1), Match(1, 2, 9, 9, 1, 1)]
    >>> [team.place for team in by_victory_points(3, matches, ("direct",))]
    [2, 1, 2]

    Source: Stolitsa 1959, §24; the direct match: use of today.
    """
    sums = [_sums(team, matches) for team in range(teams)]
    totals = [own.points + more for own, more in zip(sums, beside or [0] * teams)]
    keys: List[Key] = [(total,) for total in totals]
    for tie_break in tie_breaks:
        if tie_break not in _TIE_BREAKS:
            raise NotUnderstood(
                "choice_unknown", found=tie_break, expected=", ".join(_TIE_BREAKS)
            )
        keys = [
            key
            + _TIE_BREAKS[tie_break](_sums(team, _scope(tie_break, key, keys, matches)))
            for team, key in enumerate(keys)
        ]
    return [
        PointStanding(place, total, own, _quotient(own), own.won - own.lost)
        for place, total, own in zip(places(keys), totals, sums)
    ]


def _sums(team: int, matches: Sequence[Match]) -> Sums:
    own = [match.of(team) for match in matches if team in (match.home, match.away)]
    return Sums(*map(sum, zip(*own))) if own else Sums()


def _quotient(own: Sums) -> Optional[Exact]:
    return imp_quotient(own.won, own.lost) if own.won or own.lost else None


def _scope(
    tie_break: str, key: Key, keys: Sequence[Key], matches: Sequence[Match]
) -> Sequence[Match]:
    """The matches that a tie-break looks at for a team with this key so far."""
    if tie_break != "direct":
        return matches
    level = {team for team, other in enumerate(keys) if other == key}
    among = [match for match in matches if {match.home, match.away} <= level]
    met = {frozenset((match.home, match.away)) for match in among}
    # Decision: it parts teams only where all of them have met one another.
    return among if len(met) == len(level) * (len(level) - 1) // 2 else ()


def _ranked_quotient(own: Sums) -> Exact:
    quotient = _quotient(own)
    return _NO_QUOTIENT if quotient is None else quotient


_NO_QUOTIENT = -1  # nothing won and nothing lost stands behind every quotient
_TIE_BREAKS: Dict[str, Callable[[Sums], Key]] = {
    "direct": lambda own: (own.points, own.won - own.lost),
    "quotient": lambda own: (_ranked_quotient(own),),
    "difference": lambda own: (own.won - own.lost,),
}
