"""All play all - всеки с всеки, круговой турнир: who meets whom in which round.

The tables of Berger: with an even number of teams the last one stays, the others move
round; with an odd number one team rests in each round. In a second leg everybody meets
everybody again, home and away exchanged.

Source: Berger tables (J. Berger, 1893), as printed in the FIDE Handbook, C.05;
Stolitsa 1959, §23 ("every team plays every other").

>>> [(pair.home, pair.away) for pair in schedule(4) if pair.round == 2]
[(4, 3), (1, 2)]
>>> [pair.home for pair in schedule(3) if pair.away == BYE]
[1, 3, 2]
"""

from __future__ import annotations

from typing import List, NamedTuple

from xladdin.scoring.errors import ImpossibleNumber

BYE = 0  # stands for the opponents of a team that rests
FEWEST = 2


class Fixture(NamedTuple):
    """Who meets whom.

    Attributes:
        round: 1, 2, 3, …
        home: number of a team.
        away: number of its opponents, or `BYE`.
    """

    round: int
    home: int
    away: int


def schedule(teams: int, legs: int = 1) -> List[Fixture]:
    """All fixtures of a league, round by round (разписание, расписание туров).

    Args:
        teams: how many, 2 or more; they have the numbers 1, 2, 3, …
        legs: 1, or 2 for a second meeting with home and away exchanged.

    Raises:
        ImpossibleNumber: fewer than two teams, or another number of legs.

    >>> len(schedule(16)), len(schedule(15, legs=2))
    (120, 240)

    Source: Berger tables.
    """
    if teams < FEWEST:
        raise ImpossibleNumber("teams_few", found=teams)
    if legs not in (1, 2):
        raise ImpossibleNumber("legs_one_or_two", found=legs)
    first = [_with_bye(fixture, teams) for fixture in _table(teams + teams % 2)]
    if legs == 1:
        return first
    rounds = first[-1].round
    return first + [_returned(fixture, rounds) for fixture in first]


def _table(teams: int) -> List[Fixture]:
    """The table for an even number of teams."""
    found = []
    pairs = [(seat, teams + 1 - seat) for seat in range(1, teams // 2 + 1)]
    for number in range(1, teams):
        for home, away in pairs:
            # The last team is at home in every second round.
            at_home = away == teams and number % 2 == 0
            found.append(Fixture(number, *((away, home) if at_home else (home, away))))
        pairs = [(_moved(home, teams), _moved(away, teams)) for home, away in pairs]
    return found


def _moved(team: int, teams: int) -> int:
    """The number that takes its place in the next round."""
    return team if team == teams else (team + teams // 2 - 1) % (teams - 1) + 1


def _with_bye(fixture: Fixture, teams: int) -> Fixture:
    """The same where the last number of the table is nobody."""
    if fixture.away > teams:
        return fixture._replace(away=BYE)
    if fixture.home > teams:
        return Fixture(fixture.round, fixture.away, BYE)
    return fixture


def _returned(fixture: Fixture, rounds: int) -> Fixture:
    """The meeting of the second leg."""
    if fixture.away == BYE:
        return Fixture(fixture.round + rounds, fixture.home, BYE)
    return Fixture(fixture.round + rounds, fixture.away, fixture.home)
