"""What whists count: at face value, by steps, by straight lines."""

from fractions import Fraction

import pytest
from hypothesis import given

from tests import strategies
from xladdin.preferans.whist_scales import FaceValue, StepTable, StraightLines, cut
from xladdin.scoring.errors import ImpossibleNumber, NotUnderstood

GAMBLER = StraightLines(((0, 0), (200, 200), (650, 245)))
PLAYELEPHANT = StraightLines(((0, 0), (50, 50), (100, 75)), Fraction(1, 10))
OLD_RANGES = [(10, 0), (50, 1), (150, 2), (300, 3), (500, 4), (None, 5)]


@pytest.mark.parametrize("cutoff", [500, 738, 750])
def test_the_cutoffs_in_use_cut_either_way(cutoff):
    assert cut(cutoff, cutoff) == cutoff
    assert cut(cutoff + 1, cutoff) == cutoff
    assert cut(-cutoff - 1, cutoff) == -cutoff
    assert cut(Fraction(-1, 3), cutoff) == Fraction(-1, 3)


@pytest.mark.parametrize("cutoff", [0, -500])
def test_a_cutoff_of_nothing_is_refused(cutoff):
    with pytest.raises(ImpossibleNumber, match="cutoff_positive"):
        cut(100, cutoff)


def test_without_a_cutoff_all_whists_count():
    assert FaceValue().points(4000) == 4000


@pytest.mark.parametrize(
    ("scale", "whists", "points"),
    [
        pytest.param(GAMBLER, 150, 150, id="gambler.ru to 200"),
        pytest.param(GAMBLER, 300, 210, id="gambler.ru above 200"),
        pytest.param(GAMBLER, 650, 245, id="gambler.ru at its end"),
        pytest.param(GAMBLER, 900, 245, id="gambler.ru beyond its end"),
        pytest.param(PLAYELEPHANT, 40, 40, id="playelephant.lt to 50"),
        pytest.param(PLAYELEPHANT, 75, Fraction("62.5"), id="playelephant.lt to 100"),
        pytest.param(PLAYELEPHANT, 120, 77, id="playelephant.lt above 100"),
    ],
)
def test_the_straight_lines_of_two_clubs(scale, whists, points):
    assert scale.points(whists) == points
    assert scale.points(-whists) == -points


def test_a_club_types_the_old_ranges_and_a_cutoff():
    table = StepTable.of_rows(OLD_RANGES, cutoff=300)
    assert [table.points(whists) for whists in (10, 11, 300, 301, -501)] == [
        0,
        1,
        3,
        3,
        -3,
    ]


@pytest.mark.parametrize(
    ("rows", "problem", "key"),
    [
        pytest.param([], NotUnderstood, "steps_shape", id="nothing"),
        pytest.param([(10,)], NotUnderstood, "steps_shape", id="no points"),
        pytest.param([(10, 0)], NotUnderstood, "steps_shape", id="an end"),
        pytest.param([(None, 0), (None, 1)], NotUnderstood, "steps_shape", id="a gap"),
        pytest.param([(10, None), (None, 1)], NotUnderstood, "steps_shape", id="blank"),
        pytest.param([(-1, 0), (None, 1)], ImpossibleNumber, "steps_negative", id="-1"),
        pytest.param(
            [(9, 0), (9, 1), (None, 2)], ImpossibleNumber, "scale_rises", id="level"
        ),
    ],
)
def test_steps_that_are_no_scale_are_refused(rows, problem, key):
    with pytest.raises(problem, match=key):
        StepTable.of_rows(rows)


@given(strategies.systems, strategies.whists, strategies.whists)
def test_whist_points_are_odd_and_never_fall(system, one, other):
    points = system.whists.points
    assert points(-one) == -points(one)
    low, high = sorted((one, other))
    assert points(low) <= points(high)
