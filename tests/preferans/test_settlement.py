"""The settlement of a pulka: laws of the game."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from xladdin.preferans.settlement import (
    settle,
    settle_entries,
    settle_whole,
)
from xladdin.scoring.errors import ImpossibleNumber, NoResult, NotUnderstood

NOTHING = [[0] * 3 for _ in range(3)]
BLANK = [[None] * 4 for _ in range(4)]


@given(strategies.pulkas(), strategies.conventions)
def test_the_results_add_up_to_nought(pulka, convention):
    assert sum(settle(*pulka, convention)) == 0


@given(strategies.pulkas(), strategies.conventions, st.randoms(use_true_random=False))
def test_the_order_of_the_players_does_not_matter(pulka, convention, chance):
    pool, mountain, whists = pulka
    order = list(range(len(pool)))
    chance.shuffle(order)
    moved = settle(
        [pool[own] for own in order],
        [mountain[own] for own in order],
        [[whists[own][on] for on in order] for own in order],
        convention,
    )
    results = settle(*pulka, convention)
    assert moved == [results[own] for own in order]


@given(strategies.pulkas(), strategies.conventions, st.integers(1, 40))
def test_the_same_mountain_or_pool_for_all_changes_nothing(pulka, convention, more):
    pool, mountain, whists = pulka
    results = settle(*pulka, convention)
    higher = [own + more for own in mountain]
    assert settle(pool, higher, whists, convention) == results
    fuller = [own + more for own in pool]
    assert settle(fuller, mountain, whists, convention) == results


@given(strategies.pulkas(), strategies.conventions)
def test_amnesty_and_pair_by_pair_reckoning_give_the_same(pulka, convention):
    """On paper every two players settle an n-th of the difference of their values."""
    pool, mountain, whists = pulka
    players = range(len(pool))
    rate = 20 if convention == "leningrad" else 10
    values = [
        Fraction(rate * pool[own] - 10 * mountain[own], len(pool)) for own in players
    ]
    by_pairs = [
        sum(
            values[own] - values[on] + whists[own][on] - whists[on][own]
            for on in players
            if on != own
        )
        for own in players
    ]
    assert settle(*pulka, convention) == by_pairs


@given(strategies.pulkas(), strategies.conventions)
def test_whole_whists_keep_equals_equal_and_are_off_by_two_at_most(pulka, convention):
    exact = settle(*pulka, convention)
    whole = settle_whole(exact)
    assert len(set(zip(exact, whole.whists, strict=True))) == len(set(exact))
    assert abs(whole.left_over) <= 2
    if len(set(exact)) == len(exact):
        assert whole.left_over == 0


@given(strategies.pulkas(), strategies.conventions)
def test_a_filled_sheet_is_settled_as_the_paper_is(pulka, convention):
    pool, mountain, whists = pulka
    crossed = [
        [None if own == on else value for on, value in enumerate(row)]
        for own, row in enumerate(whists)
    ]
    assert settle_entries(pool, mountain, crossed, convention) == settle(
        *pulka, convention
    )


def test_an_empty_chair_makes_a_table_of_three():
    found = settle_entries([10, 10, None, 10], [4, 1, None, 1], BLANK)
    assert found == [-20, 10, None, 10]


@pytest.mark.parametrize(
    ("pool", "mountain", "whists"),
    [
        pytest.param([None] * 4, [None] * 4, BLANK, id="nothing written"),
        pytest.param([5, 5, None, None], [None] * 4, BLANK, id="two players"),
    ],
)
def test_a_sheet_of_fewer_than_three_is_unfinished(pool, mountain, whists):
    with pytest.raises(NoResult, match="table_unfinished"):
        settle_entries(pool, mountain, whists)


@pytest.mark.parametrize(
    ("pool", "mountain", "whists", "problem", "key"),
    [
        pytest.param(
            [0] * 3, [0] * 3, NOTHING[:2], NotUnderstood, "settlement_shape", id="rows"
        ),
        pytest.param(
            [0] * 3, [0] * 4, NOTHING, NotUnderstood, "settlement_shape", id="mountain"
        ),
        pytest.param(
            [0, -1, 0], [0] * 3, NOTHING, ImpossibleNumber, "negative", id="pool -1"
        ),
        pytest.param(
            [0] * 3, [0, 0, -1], NOTHING, ImpossibleNumber, "negative", id="mountain -1"
        ),
        pytest.param(
            [0] * 3,
            [0] * 3,
            [[0, -4, 0], *NOTHING[1:]],
            ImpossibleNumber,
            "negative",
            id="whists -4",
        ),
        pytest.param(
            [0] * 5, [0] * 5, [[0] * 5] * 5, ImpossibleNumber, "players", id="five"
        ),
        pytest.param(
            [0] * 2, [0] * 2, [[0] * 2] * 2, ImpossibleNumber, "players", id="two"
        ),
    ],
)
def test_what_cannot_be_settled(pool, mountain, whists, problem, key):
    with pytest.raises(problem, match=key):
        settle(pool, mountain, whists)
    with pytest.raises(problem, match=key):
        settle_entries(pool, mountain, whists)


def test_the_diagonal_is_passed_over():
    crossed = [[-9, 0, 0], [0, -9, 0], [0, 0, -9]]
    assert settle([0] * 3, [0] * 3, crossed) == [0, 0, 0]
