"""Rounding half up, and in whole numbers that keep their sum."""

from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from xladdin.scoring.rounding import half_up, largest_remainder

third, half, quarter = Fraction(1, 3), Fraction(1, 2), Fraction(1, 4)


@pytest.mark.parametrize(
    ("value", "decimals", "expected"),
    [
        pytest.param("2.5", 0, "3", id="a half"),
        pytest.param("-2.5", 0, "-3", id="a half below zero goes away from it"),
        pytest.param("2.4999", 0, "2", id="less than a half"),
        pytest.param("0.005", 2, "0.01", id="half a hundredth"),
        pytest.param("-0.004", 2, "0", id="no minus zero"),
        pytest.param("87.8086", 1, "87.8", id="one decimal"),
        pytest.param("7", 2, "7", id="whole"),
    ],
)
def test_half_up(value, decimals, expected):
    assert half_up(Fraction(value), decimals) == Fraction(expected)


@pytest.mark.parametrize(
    ("exact", "whole"),
    [
        pytest.param([], [], id="nothing"),
        pytest.param([5, -5], [5, -5], id="whole already"),
        pytest.param([third, third, -2 * third], [0, 0, -1], id="equals stay equal"),
        pytest.param(
            [26 + 2 * third, -13 - third, -13 - third], [27, -13, -13], id="T10"
        ),
        pytest.param(
            [10 + quarter, 5 + quarter, 1 + quarter, -16 - 3 * quarter],
            [11, 5, 1, -17],
            id="equal parts: the higher first",
        ),
        pytest.param(
            [half, half, half, -3 * half], [1, 1, 1, -2], id="a half of three equals"
        ),
        pytest.param(
            [3 * half, -half, -half, -half], [2, -1, -1, -1], id="a half below zero"
        ),
    ],
)
def test_largest_remainder(exact, whole):
    assert largest_remainder(exact) == whole


def balanced(values):
    """The values and one more, so that the sum is 0."""
    return [*values, -sum(values)]


parts = st.builds(Fraction, st.integers(-60, 60), st.sampled_from([1, 2, 3, 4]))
sums_of_nought = st.lists(parts, min_size=1, max_size=4).map(balanced)


@given(sums_of_nought)
@example([third, third, -2 * third])
def test_the_largest_remainder_keeps_the_sum_where_no_equals_stand_in_its_way(exact):
    whole = largest_remainder(exact)
    if len(set(exact)) == len(exact):
        assert sum(whole) == 0
    assert abs(sum(whole)) < len(exact)


@given(sums_of_nought)
def test_the_largest_remainder_moves_nobody_by_a_whole_unit_and_parts_no_equals(exact):
    whole = largest_remainder(exact)
    assert all(abs(own - new) < 1 for own, new in zip(exact, whole, strict=True))
    assert len(set(zip(exact, whole, strict=True))) == len(set(exact))


@given(sums_of_nought)
def test_the_largest_remainder_keeps_the_order(exact):
    pairs = sorted(zip(exact, largest_remainder(exact), strict=True))
    assert [new for _, new in pairs] == sorted(new for _, new in pairs)
