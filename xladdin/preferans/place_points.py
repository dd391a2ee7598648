"""Place points - очки за место, бонус: what a place at the table is worth.

Tables of four and of three have their own columns. Players who share a place share its
points: the mean of the places they occupy (default), or all the best, or all the worst.

Source: Piter 2017 (bonus for place, 0 for the second of three); Whist 2008; decision of
this product (ties, on which the sources are silent).

>>> piter = PlacePoints({4: (500, 167, -167, -500), 3: (500, 0, -500)})
>>> piter.of_place(2, players=4)
167
>>> piter.shared([1, 1, 3, 4])
[Fraction(667, 2), Fraction(667, 2), Fraction(-167, 1), Fraction(-500, 1)]
"""

from __future__ import annotations

from fractions import Fraction
from typing import Callable, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple

from xladdin.scoring.errors import ImpossibleNumber, NotUnderstood
from xladdin.scoring.ranking import occupied
from xladdin.scoring.rounding import Exact

PLAYERS = (3, 4)
SHARE = "share"


def _mean(points: Sequence[Exact]) -> Fraction:
    return Fraction(sum(points)) / len(points)


_TIES: Dict[str, Callable[[Sequence[Exact]], Exact]] = {
    SHARE: _mean,
    "best": max,
    "worst": min,
}


def check_players(players: int) -> None:
    """Refuse a number of players at a table that is not 3 or 4.

    Raises:
        ImpossibleNumber: another number.

    >>> check_players(4)

    Source: Piter 2017 (tables of four; three in the summary).
    """
    if players not in PLAYERS:
        raise ImpossibleNumber("players_at_table", found=players)


class PlacePoints(NamedTuple):
    """Points for the places, by the number of players at the table.

    Attributes:
        by_players: number of players -> points of place 1, 2, …
    """

    by_players: Mapping[int, Tuple[Exact, ...]]

    @classmethod
    def of_columns(cls, columns: Sequence[Sequence[Optional[Exact]]]) -> PlacePoints:
        """A club's own points: a column for tables of four, one for three, or both.

        Args:
            columns: points of place 1, 2, …; None below the last.

        Raises:
            NotUnderstood: not four or three numbers, a gap, two columns alike.

        >>> PlacePoints.of_columns([(3, 1, -1, -3), (3, 0, -3, None)]).by_players[3]
        (3, 0, -3)

        Source: decision of this product (a club's own system).
        """
        found: Dict[int, Tuple[Exact, ...]] = {}
        for column in columns:
            points = tuple(value for value in column if value is not None)
            gap = tuple(column[: len(points)]) != points
            if gap or len(points) not in PLAYERS or len(points) in found:
                raise NotUnderstood("place_points_columns")
            found[len(points)] = points
        return cls(found)

    def _column(self, players: int) -> Tuple[Exact, ...]:
        check_players(players)
        if players not in self.by_players:
            raise NotUnderstood("place_points_missing", players=players)
        return self.by_players[players]

    def of_place(self, place: int, players: int) -> Exact:
        """Points of a place that one player holds alone.

        Raises:
            ImpossibleNumber: a place that this table does not have.

        >>> PlacePoints({3: (3, 0, -3)}).of_place(2, players=3)
        0

        Source: Piter 2017, table of bonuses.
        """
        column = self._column(players)
        if not 1 <= place <= players:
            raise ImpossibleNumber("place_at_table", found=place, players=players)
        return column[place - 1]

    def shared(self, places: Sequence[int], ties: str = SHARE) -> List[Exact]:
        """Points of all players of a table, equal places treated by the tie rule.

        Args:
            places: as in 1, 2, 2, 4, one a player.
            ties: "share" (the mean), "best" or "worst".

        >>> PlacePoints({4: (3, 1, -1, -3)}).shared([1, 2, 2, 4], "best")
        [3, 1, 1, -3]

        Source: decision of this product (equal players share).
        """
        column = self._column(len(places))
        worth = {
            place: _TIES[ties]([column[held - 1] for held in together])
            for place, together in occupied(places).items()
        }
        return [worth[place] for place in places]
