"""IMP scales: every boundary from both sides, and the laws of a scale."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from xladdin.bridge.imps import IMP_SCALES, IMP_SOURCES, imps

# The ranges as they are printed: from, to, IMPs.
FROM_TO = {
    "1959": """20-60 70-130 140-210 220-340 350-490 500-740 750-990 1000-1240
        1250-1490 1500-1990 2000-""",
    "1960": """20-60 70-130 140-210 220-340 350-490 500-740 750-990 1000-1240
        1250-1490 1500-1990 2000-2490 2500-2990 3000-3490 3500-3990 4000-""",
    "today": """20-40 50-80 90-120 130-160 170-210 220-260 270-310 320-360 370-420
        430-490 500-590 600-740 750-890 900-1090 1100-1290 1300-1490 1500-1740
        1750-1990 2000-2240 2250-2490 2500-2990 3000-3490 3500-3990 4000-""",
}
HIGHEST = {"1959": 11, "1960": 15, "today": 24}


@pytest.mark.parametrize(
    "rules, steps, expected",
    [
        (rules, steps, expected)
        for rules, ranges in FROM_TO.items()
        for expected, steps in enumerate(ranges.split(), start=1)
    ],
)
def test_every_boundary_from_both_sides(rules, steps, expected):
    first, last = steps.split("-")
    assert imps(int(first) - 10, rules) == expected - 1
    assert imps(int(first), rules) == expected
    assert not last or imps(int(last), rules) == expected


@pytest.mark.parametrize("rules", HIGHEST)
def test_the_highest_value_is_the_last(rules):
    assert imps(15200, rules) == HIGHEST[rules] == len(FROM_TO[rules].split())


def test_every_scale_names_its_source():
    assert IMP_SOURCES.keys() == IMP_SCALES.keys()
    assert str(IMP_SOURCES["1959"]) == "Stolitsa 1959, §24"


@given(strategies.scores, strategies.imp_rules)
def test_imps_are_odd(difference, rules):
    assert imps(-difference, rules) == -imps(difference, rules)


@given(strategies.scores, st.integers(0, 500), strategies.imp_rules)
def test_imps_never_fall_as_the_difference_rises(difference, more, rules):
    assert imps(difference, rules) <= imps(difference + more, rules)


@given(strategies.scores)
def test_the_scale_of_1960_continues_that_of_1959(difference):
    assert imps(difference) == max(-11, min(11, imps(difference, "1960")))


def test_an_averaged_difference_is_read_by_the_lower_bounds():
    assert imps(19.9) == 0
