"""Points at a table - подсчёт стола: whists and places become tournament points.

Places are decided on the raw whists, before the cutoff; the cutoff then acts on the
counted whists only. Points are the counted whists and the place points together.

Source: Piter 2017 (summary); Whist 2008 (points = whists + place); decision of this
product (raw whists decide the place).

>>> from xladdin.preferans.systems import PITER_2017
>>> [int(score.points) for score in score_table([622, 44, -166, -500], PITER_2017)]
[1000, 211, -333, -1000]
>>> score_by_place(234, 2, 4, PITER_2017).points
401
"""

from __future__ import annotations

from typing import List, NamedTuple, Optional, Sequence

from xladdin.preferans.place_points import SHARE, check_players
from xladdin.preferans.systems import System
from xladdin.scoring.errors import ImpossibleNumber, NoResult
from xladdin.scoring.ranking import places
from xladdin.scoring.rounding import Exact


class Score(NamedTuple):
    """A player's result at a table, step by step.

    Attributes:
        whists: raw, as signed.
        counted: what the whists count in the system.
        place: 1 to 4.
        sharing: how many players hold the place.
        place_points: what the place counts.
    """

    whists: Exact
    counted: Exact
    place: int
    sharing: int
    place_points: Exact

    @property
    def points(self) -> Exact:
        """Tournament points: counted whists and place points together."""
        return self.counted + self.place_points


def table_places(whists: Sequence[Exact]) -> List[int]:
    """Places at a table by the raw whists, as in 1, 2, 2, 4.

    Raises:
        ImpossibleNumber: not three or four players.

    >>> table_places([700, 600, -600, -700])
    [1, 2, 3, 4]

    Source: decision of this product (places on raw whists).
    """
    check_players(len(whists))
    return [place for place in places(whists) if place is not None]


def score_table(
    whists: Sequence[Exact], system: System, ties: str = SHARE
) -> List[Score]:
    """The scores of a whole table, in the order of entry.

    Args:
        whists: raw whists of the three or four players.
        system: how whists and places count.
        ties: "share" (default), "best" or "worst".

    Raises:
        ImpossibleNumber: not three or four players.

    >>> from xladdin.preferans.systems import PITER_2017
    >>> [str(s.points) for s in score_table([200, 200, -100, -300], PITER_2017)]
    ['1067/2', '1067/2', '-267', '-800']

    Source: Piter 2017 (summary); Whist 2008.
    """
    held = table_places(whists)
    shares = system.place_points.shared(held, ties)
    return [
        Score(own, system.whists.points(own), place, held.count(place), bonus)
        for own, place, bonus in zip(whists, held, shares)
    ]


def whole_table(
    entries: Sequence[Optional[Exact]], players: Optional[int] = None
) -> List[Exact]:
    """The whists of a finished table out of its cells.

    Args:
        entries: whists, None where nothing is entered.
        players: 3 or 4; None where every cell must be filled.

    Raises:
        NoResult: fewer results than players: the table is unfinished.
        ImpossibleNumber: more results than players; not three or four.

    >>> whole_table([250, -40, -210, None], players=3)
    [250, -40, -210]

    Source: decision of this product (an unfinished table has no places).
    """
    expected = len(entries) if players is None else players
    check_players(expected)
    whists = [entry for entry in entries if entry is not None]
    if len(whists) < expected:
        raise NoResult("table_unfinished", found=len(whists), expected=expected)
    if len(whists) > expected:
        raise ImpossibleNumber("table_crowded", found=len(whists), expected=expected)
    return whists


def score_of(
    whists: Exact, table: Sequence[Exact], system: System, ties: str = SHARE
) -> Score:
    """The score of the player with these whists at a table.

    Args:
        whists: raw whists of the player; they must stand in the table.
        table: raw whists of all players.
        system: how whists and places count.
        ties: "share" (default), "best" or "worst".

    Raises:
        NoResult: the whists are not among those of the table.

    >>> from xladdin.preferans.systems import PITER_2017
    >>> score_of(44, [622, 44, -166, -500], PITER_2017).points
    Fraction(211, 1)

    Source: Piter 2017 (summary); decision of this product (the table gives the place).
    """
    for score in score_table(table, system, ties):
        if score.whists == whists:
            return score
    raise NoResult("whists_not_at_table", found=whists)


def score_by_place(whists: Exact, place: int, players: int, system: System) -> Score:
    """The score of one player whose place is known and shared with nobody.

    Args:
        whists: raw whists.
        place: 1 to the number of players.
        players: 3 or 4.
        system: how whists and places count.

    Raises:
        ImpossibleNumber: no such place, no such table.

    >>> from xladdin.preferans.systems import PITER_2017
    >>> score_by_place(-900, 4, 4, PITER_2017).points
    -1000

    Source: Piter 2017 (summary); Whist 2008.
    """
    bonus = system.place_points.of_place(place, players)
    return Score(whists, system.whists.points(whists), place, 1, bonus)
