"""What places count, alone and shared."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given

from tests import strategies
from xladdin.preferans.place_points import PlacePoints
from xladdin.preferans.systems import SYSTEMS
from xladdin.preferans.table_score import table_places
from xladdin.scoring.errors import ImpossibleNumber, NotUnderstood

# Domain table of shared places: 8 points, 80 points, 2008, Piter, Piter exact.
KEYS = ("mlp_8", "moscow_80", "whist_2008", "piter_2017", "piter_2017_exact")
SHARED = {
    "1-2": ((1, 1, 3, 4), 0, "2 20 200 333.5 334"),
    "2-3": ((1, 2, 2, 4), 1, "0 0 0 0 0"),
    "3-4": ((1, 2, 3, 3), 2, "-2 -20 -200 -333.5 -334"),
    "1-2-3": ((1, 1, 1, 4), 0, "1 10 100 500/3 167"),
    "2-3-4": ((1, 2, 2, 2), 1, "-1 -10 -100 -500/3 -167"),
    "all four": ((1, 1, 1, 1), 0, "0 0 0 0 0"),
    "three players, 1-2": ((1, 1, 3), 0, "1.5 15 150 250 250.5"),
    "three players, 2-3": ((1, 2, 2), 1, "-1.5 -15 -150 -250 -250.5"),
}


@pytest.mark.parametrize(("tie", "key"), list(product(SHARED, KEYS)))
def test_tied_players_share_the_mean(tie, key):
    places, player, row = SHARED[tie]
    expected = Fraction(row.split()[KEYS.index(key)])
    assert SYSTEMS[key].place_points.shared(places)[player] == expected


@pytest.mark.parametrize(
    ("ties", "points"), [("best", [300, 300, -100, -300]), ("worst", [100, 100])]
)
def test_a_club_may_give_all_the_best_or_the_worst(ties, points):
    found = SYSTEMS["whist_2008"].place_points.shared([1, 1, 3, 4], ties)
    assert found[: len(points)] == points


def test_a_club_has_columns_for_tables_of_four_and_of_three():
    points = PlacePoints.of_columns([(9, 3, -3, -9), (9, 0, -9, None)])
    assert points.of_place(4, players=4) == -9
    assert points.of_place(2, players=3) == 0


@pytest.mark.parametrize(
    "columns",
    [
        pytest.param([(9, 3)], id="two places"),
        pytest.param([(9, 3, -3, -9, -9)], id="five places"),
        pytest.param([(9, None, -3, -9)], id="a gap"),
        pytest.param([(9, 0, -9), (6, 0, -6)], id="two columns for three"),
    ],
)
def test_columns_that_are_none_are_refused(columns):
    with pytest.raises(NotUnderstood, match="place_points_columns"):
        PlacePoints.of_columns(columns)


@pytest.mark.parametrize(
    ("place", "players", "key"),
    [
        pytest.param(4, 3, "place_at_table", id="fourth of three"),
        pytest.param(5, 4, "place_at_table", id="fifth of four"),
        pytest.param(0, 4, "place_at_table", id="place 0"),
        pytest.param(1, 5, "players_at_table", id="five players"),
        pytest.param(1, 2, "players_at_table", id="two players"),
    ],
)
def test_places_that_cannot_be(place, players, key):
    with pytest.raises(ImpossibleNumber, match=key):
        SYSTEMS["piter_2017"].place_points.of_place(place, players)


def test_a_table_for_which_no_points_were_given():
    with pytest.raises(NotUnderstood, match="place_points_missing"):
        PlacePoints({4: (3, 1, -1, -3)}).shared([1, 2, 3])


@given(strategies.systems, strategies.tables_of_whists())
def test_shared_place_points_add_up_to_nought(system, table):
    assert sum(system.place_points.shared(table_places(table))) == 0
