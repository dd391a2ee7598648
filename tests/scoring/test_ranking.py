"""Places, order and who goes through."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xladdin.scoring.errors import ImpossibleNumber
from xladdin.scoring.ranking import BORDER, OUT, THROUGH, order, places, qualified

scores = st.lists(st.none() | st.integers(-5, 5), max_size=12)


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        pytest.param([], [], id="nobody"),
        pytest.param([7], [1], id="one"),
        pytest.param([None, None], [None, None], id="nobody has a result"),
        pytest.param([5, 9, 9, 1], [3, 1, 1, 4], id="two share the first place"),
        pytest.param([9, 5, 5, 5], [1, 2, 2, 2], id="three share the second"),
        pytest.param([5, 5, 5, 5], [1, 1, 1, 1], id="all level"),
        pytest.param([0, None, -3], [1, None, 2], id="one without a result"),
        pytest.param([(8, 2), (8, 3), (9, 0)], [3, 2, 1], id="a tie-break decides"),
    ],
)
def test_places(keys, expected):
    assert places(keys) == expected


def test_equal_ones_keep_the_order_of_entry_and_those_without_a_result_are_last():
    assert order([None, 4, 9, 4, None]) == [2, 1, 3, 0, 4]


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        pytest.param(0, [OUT, OUT, OUT, OUT, None], id="nobody goes through"),
        pytest.param(1, [THROUGH, OUT, OUT, OUT, None], id="the first"),
        pytest.param(2, [THROUGH, BORDER, BORDER, OUT, None], id="a tie on the border"),
        pytest.param(3, [THROUGH, THROUGH, THROUGH, OUT, None], id="the tie fits in"),
        pytest.param(9, [THROUGH] * 4 + [None], id="more than there are"),
    ],
)
def test_who_goes_through(count, expected):
    assert qualified([9, 5, 5, 1, None], count) == expected


def test_a_negative_count_is_refused():
    with pytest.raises(ImpossibleNumber, match="count_negative"):
        qualified([1, 2], -1)


@given(scores, st.randoms(use_true_random=False))
def test_places_ignore_the_order_of_entry(keys, chance):
    shuffled = list(range(len(keys)))
    chance.shuffle(shuffled)
    moved = places([keys[at] for at in shuffled])
    assert moved == [places(keys)[at] for at in shuffled]


@given(scores)
def test_a_place_is_one_more_than_the_number_of_those_ahead(keys):
    for key, place in zip(keys, places(keys), strict=True):
        ahead = sum(
            other is not None and other > key for other in keys if key is not None
        )
        assert place == (None if key is None else 1 + ahead)


@given(scores)
def test_the_order_names_everybody_once_and_never_rises(keys):
    found = order(keys)
    assert sorted(found) == list(range(len(keys)))
    ranked = [keys[at] for at in found if keys[at] is not None]
    assert ranked == sorted(ranked, reverse=True)
    assert all(keys[at] is None for at in found[len(ranked) :])


@given(scores, st.integers(0, 13))
def test_never_more_than_the_count_go_through(keys, count):
    marks = qualified(keys, count)
    through = marks.count(THROUGH)
    assert through <= count
    # Where fewer go through, others are level on the border, or all are through.
    if through < count:
        assert BORDER in marks or OUT not in marks


def test_a_thousand_names_are_ranked_alike_whatever_their_order():
    keys = [number // 3 for number in range(1000)]
    mixed = random.Random(7).sample(keys, len(keys))
    assert sorted(places(mixed)) == sorted(places(keys))
