"""Step scales: which step a bound belongs to, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xladdin.scoring.errors import ImpossibleNumber
from xladdin.scoring.step_scale import StepScale

BOUNDS, VALUES = (10, 50), (0, 1, 2)
rising = st.lists(st.integers(1, 1000), unique=True, max_size=8).map(sorted)


@pytest.mark.parametrize(
    ("quantity", "lower", "upper"),
    [
        pytest.param(0, 0, 0, id="nothing"),
        pytest.param(9, 0, 0, id="before the bound"),
        pytest.param(10, 1, 0, id="on the bound"),
        pytest.param(11, 1, 1, id="behind the bound"),
        pytest.param(50, 2, 1, id="on the last bound"),
        pytest.param(10**9, 2, 2, id="no end"),
    ],
)
def test_a_bound_opens_a_step_or_closes_one(quantity, lower, upper):
    by_lower = StepScale.by_lower_bounds(BOUNDS, VALUES)
    by_upper = StepScale.by_upper_bounds(BOUNDS, VALUES)
    assert (by_lower.value(quantity), by_upper.value(quantity)) == (lower, upper)
    assert by_lower.signed(-quantity) == -by_lower.signed(quantity)
    assert by_upper.signed(-quantity) == -by_upper.signed(quantity)


def test_a_scale_without_bounds_has_one_value():
    assert StepScale.by_lower_bounds((), (7,)).value(3) == 7


@pytest.mark.parametrize(
    ("bounds", "values", "key"),
    [
        pytest.param((10, 10), (0, 1, 2), "scale_rises", id="a bound twice"),
        pytest.param((10, 5), (0, 1, 2), "scale_rises", id="an overlap"),
        pytest.param((10,), (0,), "scale_values", id="a value too few"),
        pytest.param((10,), (0, 1, 2), "scale_values", id="a value too many"),
    ],
)
def test_gaps_and_overlaps_are_refused(bounds, values, key):
    with pytest.raises(ImpossibleNumber, match=key):
        StepScale.by_lower_bounds(bounds, values)


@given(rising, st.integers(0, 1200))
def test_the_value_is_the_number_of_bounds_reached(bounds, quantity):
    values = range(len(bounds) + 1)
    reached = sum(bound <= quantity for bound in bounds)
    passed = sum(bound < quantity for bound in bounds)
    assert StepScale.by_lower_bounds(bounds, values).value(quantity) == reached
    assert StepScale.by_upper_bounds(bounds, values).value(quantity) == passed
