"""Points at a table: places on raw whists, unfinished tables."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from xladdin.preferans.systems import PITER_2017
from xladdin.preferans.table_score import (
    score_of,
    score_table,
    table_places,
    whole_table,
)
from xladdin.scoring.errors import ImpossibleNumber, NoResult


def test_places_are_decided_before_the_cutoff():
    first, second, *_ = score_table([700, 600, -600, -700], PITER_2017)
    assert (first.counted, first.place, first.points) == (500, 1, 1000)
    assert (second.counted, second.place, second.points) == (500, 2, 667)


def test_a_shared_place_tells_with_how_many():
    scores = score_table([200, 200, -400], PITER_2017)
    assert [(s.place, s.sharing, s.place_points) for s in scores] == [
        (1, 2, 250),
        (1, 2, 250),
        (3, 1, -500),
    ]


@pytest.mark.parametrize("players", [0, 2, 5])
def test_a_table_has_three_players_or_four(players):
    with pytest.raises(ImpossibleNumber, match="players_at_table"):
        table_places(range(players))


@pytest.mark.parametrize(
    ("entries", "players", "problem", "key"),
    [
        pytest.param([1, 2, None, 4], None, NoResult, "table_unfinished", id="a blank"),
        pytest.param([1, 2, None], 3, NoResult, "table_unfinished", id="two of three"),
        pytest.param([1, 2, 3, 4], 3, ImpossibleNumber, "table_crowded", id="four"),
        pytest.param([1, 2, 3], 5, ImpossibleNumber, "players_at_table", id="five"),
    ],
)
def test_a_table_that_is_not_whole(entries, players, problem, key):
    with pytest.raises(problem, match=key):
        whole_table(entries, players)


def test_whists_that_nobody_at_the_table_has():
    with pytest.raises(NoResult, match="whists_not_at_table"):
        score_of(45, [622, 44, -166, -500], PITER_2017)


@given(strategies.systems, strategies.ties, strategies.tables_of_whists())
def test_more_whists_never_bring_fewer_points_at_the_table(system, ties, table):
    scores = sorted(
        (score.whists, score.points) for score in score_table(table, system, ties)
    )
    points = [points for _, points in scores]
    assert points == sorted(points)


@given(strategies.systems, strategies.ties, strategies.tables_of_whists(), st.data())
def test_a_better_result_never_gets_a_worse_total(system, ties, table, data):
    own = data.draw(st.integers(0, len(table) - 1))
    more = data.draw(st.builds(Fraction, st.integers(0, 900), st.just(3)))
    better = [*table]
    better[own] += more
    before = score_table(table, system, ties)[own].points
    assert score_table(better, system, ties)[own].points >= before


@given(strategies.systems, strategies.ties, strategies.tables_of_whists())
def test_equal_whists_get_equal_points(system, ties, table):
    scores = score_table(table, system, ties)
    assert len({(s.whists, s.points) for s in scores}) == len(set(table))
    assert all(score_of(s.whists, table, system, ties) == s for s in scores)
