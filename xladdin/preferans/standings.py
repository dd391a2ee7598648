"""Standings - турнирная таблица, зачёт: the order of the players and of the teams.

The sum of points decides, with penalties; then the sum of whists, the first places,
the players' own meetings; who is still equal shares the place. A round that a player
missed is the judge's decision: until it is made he is incomplete and has no place.

Source: Whist 2008 (order by the sum of points; sum of whists as the practice of the
MLP); Piter 2017; decisions of this product (the further tie-breaks, missed rounds).

>>> first = Player("Anna", (Sitting(1, 800, table=1, whists=300),))
>>> second = Player("Boris", (Sitting(1, -33, table=1, whists=-200),))
>>> third = Player("Vera", ())
>>> [(line.name, line.place) for line in standings([second, third, first], rounds=1)]
[('Anna', 1), ('Boris', 2), ('Vera', None)]
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import (
    Dict,
    Final,
    List,
    Literal,
    Mapping,
    Optional,
    Sequence,
    Tuple,
    Union,
)

from xladdin.preferans.own_meetings import own_meetings
from xladdin.preferans.table_score import Score
from xladdin.scoring.ranking import order, places
from xladdin.scoring.rounding import Exact

# What the judge may decide on a missed round, beside a typed number of points.
OWN_AVERAGE: Final = "own_average"
Decision = Union[Exact, Literal["own_average"]]

COMPETING = "competing"
OUT_OF_COMPETITION = "out_of_competition"
WITHDRAWN = "withdrawn"
# In this order they stand in the table; only who competes can have a place.
STATUSES = (COMPETING, OUT_OF_COMPETITION, WITHDRAWN)

RAW = "raw"
CUT = "cut"


@dataclass(frozen=True)
class Sitting:
    """A round that a player played.

    Attributes:
        round: number of the round, from 1.
        points: tournament points.
        table: number of the table.
        whists: raw whists.
        counted: whists after the cutoff.
        first_places: 1 for a first place, 1/k for one shared by k players, else 0.
    """

    round: int
    points: Exact
    table: int
    whists: Exact = 0
    counted: Exact = 0
    first_places: Exact = 0

    @classmethod
    def of_score(cls, round_number: int, table: int, score: Score) -> Sitting:
        """The sitting that brought a score.

        >>> Sitting.of_score(1, 3, Score(300, 300, 1, 2, 200)).first_places
        Fraction(1, 2)

        Source: decision of this product (a shared first place counts 1/k).
        """
        first = Fraction(score.place == 1, score.sharing)
        return cls(
            round_number, score.points, table, score.whists, score.counted, first
        )


@dataclass(frozen=True)
class Player:
    """A player of the tournament and all that he has to his account.

    Attributes:
        name: as entered.
        sittings: the rounds that he played.
        decisions: round missed -> what the judge gave for it: points, or `OWN_AVERAGE`.
        penalty: signed points, added to the sum.
        status: `COMPETING`, `OUT_OF_COMPETITION` or `WITHDRAWN` (also disqualified).
        team: his team; empty for none.
    """

    name: str
    sittings: Tuple[Sitting, ...]
    decisions: Mapping[int, Decision] = field(default_factory=dict)
    penalty: Exact = 0
    status: str = COMPETING
    team: str = ""

    @property
    def average(self) -> Optional[Fraction]:
        """Mean points of the rounds he played; None where he played none."""
        if not self.sittings:
            return None
        return Fraction(sum(s.points for s in self.sittings)) / len(self.sittings)

    def awarded(self, missed: int) -> Optional[Exact]:
        """Points that the judge gave for a missed round; None while it is open."""
        decision = self.decisions.get(missed)
        return self.average if isinstance(decision, str) else decision


@dataclass(frozen=True)
class Line:
    """A line of the standings.

    Attributes:
        name: the player or the team.
        place: None for who is incomplete, out of competition or withdrawn.
        points: sum over the rounds with the penalty.
        whists: sum of whists, raw or cut.
        first_places: their number, with parts.
        open_rounds: missed rounds of who competes, undecided by the judge.
        status: as the player's; a team competes.
    """

    name: str
    place: Optional[int]
    points: Exact
    whists: Exact
    first_places: Exact
    open_rounds: Tuple[int, ...] = ()
    status: str = COMPETING


def standings(players: Sequence[Player], rounds: int, whists: str = RAW) -> List[Line]:
    """The standings after so many rounds, best first.

    Behind the players with a place stand the incomplete ones, then who plays out of
    competition, then who has withdrawn.

    Args:
        players: in the order of entry, which equal ones keep.
        rounds: how many rounds count.
        whists: "raw" (default) or "cut": which whists break a tie.

    >>> late = Player("Vera", (Sitting(2, 90, table=1),), {1: OWN_AVERAGE})
    >>> standings([late], rounds=2)[0].points
    Fraction(180, 1)

    Source: Whist 2008; decisions of this product (standings).
    """
    lines = [_line(player, rounds, whists) for player in players]
    meetings = _meeting_points(players, lines, rounds)
    keys = [
        (line.points, line.whists, line.first_places, met)
        for line, met in zip(lines, meetings)
    ]
    ranked = places(
        [key if _has_place(line) else None for key, line in zip(keys, lines)]
    )
    groups = [
        (-STATUSES.index(line.status), not line.open_rounds, key)
        for key, line in zip(keys, lines)
    ]
    return [replace(lines[at], place=ranked[at]) for at in order(groups)]


def _has_place(line: Line) -> bool:
    return line.status == COMPETING and not line.open_rounds


def _line(player: Player, rounds: int, whists: str) -> Line:
    played = [sitting for sitting in player.sittings if sitting.round <= rounds]
    missed = sorted(set(range(1, rounds + 1)) - {sitting.round for sitting in played})
    awarded = {number: player.awarded(number) for number in missed}
    given = [points for points in awarded.values() if points is not None]
    still_open = [number for number, points in awarded.items() if points is None]
    return Line(
        player.name,
        None,
        sum(sitting.points for sitting in played) + sum(given) + player.penalty,
        sum(s.whists if whists == RAW else s.counted for s in played),
        sum(sitting.first_places for sitting in played),
        tuple(still_open) if player.status == COMPETING else (),
        player.status,
    )


def _meeting_points(
    players: Sequence[Player], lines: Sequence[Line], rounds: int
) -> List[Exact]:
    """What each tied player scored against the others he is tied with."""
    keys = [
        (line.points, line.whists, line.first_places) if _has_place(line) else None
        for line in lines
    ]
    sittings = [
        {(s.round, s.table): s.points for s in player.sittings if s.round <= rounds}
        for player in players
    ]
    return [points or 0 for points in own_meetings(keys, sittings)]


def team_standings(
    players: Sequence[Player], rounds: int, whists: str = RAW
) -> List[Line]:
    """The standings of the teams: the sums of their players, best first.

    Decision: who plays out of competition brings his team nothing; what a player scored
    before he withdrew stays with it. A team is incomplete while one of its players is.

    Args:
        players: those without a team are passed over.
        rounds: how many rounds count.
        whists: "raw" (default) or "cut".

    >>> pair = [Player(n, (Sitting(1, 50, 1),), team="Neva") for n in ("Anna", "Boris")]
    >>> team_standings(pair, rounds=1)[0].points
    100

    Source: decision of this product (teams).
    """
    members: Dict[str, List[Line]] = {}
    for player in players:
        if player.team and player.status != OUT_OF_COMPETITION:
            members.setdefault(player.team, []).append(_line(player, rounds, whists))
    lines = [
        Line(
            team,
            None,
            sum(line.points for line in own),
            sum(line.whists for line in own),
            sum(line.first_places for line in own),
            tuple(sorted({number for line in own for number in line.open_rounds})),
        )
        for team, own in members.items()
    ]
    keys = [(line.points, line.whists, line.first_places) for line in lines]
    ranked = places(
        [key if _has_place(line) else None for key, line in zip(keys, lines)]
    )
    groups = [(not line.open_rounds, key) for key, line in zip(keys, lines)]
    return [replace(lines[at], place=ranked[at]) for at in order(groups)]
