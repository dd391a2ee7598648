"""Percent of victory: both bases, the draw zone, the words."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from xladdin.bridge.gifted_points import totals
from xladdin.bridge.victory_percent import victory_grade, victory_percent
from xladdin.scoring.errors import ImpossibleNumber, NoResult


@pytest.mark.parametrize(
    "percent, verdict",
    [
        ("0", "draw"),
        ("0.01", "plus_draw"),
        ("2", "plus_draw"),
        ("2.0001", "small_win"),
        ("9.9999", "small_win"),
        ("10", "medium_win"),
        ("20", "medium_win"),
        ("20.0001", "large_win"),
        ("100", "large_win"),
        ("-0.01", "minus_draw"),
        ("-2", "minus_draw"),
        ("-2.0001", "small_loss"),
        ("-10", "medium_loss"),
        ("-20", "medium_loss"),
        ("-20.0001", "large_loss"),
    ],
)
def test_words_are_chosen_on_the_unrounded_value(percent, verdict):
    assert victory_grade(Fraction(percent)) == verdict


@pytest.mark.parametrize(
    "totals, percent, verdict",
    [
        ((16000, 15680), 2, "plus_draw"),
        ((16000, 15670), Fraction(33, 16), "small_win"),
        ((4000, 4000), 0, "draw"),
        ((0, 500), -100, "large_loss"),
    ],
)
def test_worked_values(totals, percent, verdict):
    assert victory_percent(*totals) == percent
    assert victory_grade(victory_percent(*totals)) == verdict


@pytest.mark.parametrize("totals, base", [((0, 0), "winner"), ((500, 0), "loser")])
def test_nothing_to_divide_by(totals, base):
    with pytest.raises(NoResult, match="points_none"):
        victory_percent(*totals, base=base)


@pytest.mark.parametrize("totals", [(-10, 0), (0, -10)])
def test_a_total_is_not_negative(totals):
    with pytest.raises(ImpossibleNumber, match="points_negative"):
        victory_percent(*totals)


@given(strategies.matches())
def test_the_other_team_has_the_opposite_percent(played):
    written = totals(*strategies.tables(played))
    ours = victory_percent(written.ours, written.theirs)
    assert victory_percent(written.theirs, written.ours) == -ours
    assert -100 <= ours <= 100
    assert (abs(ours) == 100) == (0 in (written.ours, written.theirs))


@given(strategies.matches(), st.integers(2, 9))
def test_the_scale_of_the_scores_does_not_matter(played, times):
    written = totals(*strategies.tables(played))
    many = [written.ours * times, written.theirs * times]
    assert victory_percent(*many) == victory_percent(written.ours, written.theirs)


@given(strategies.matches())
def test_the_draw_test_in_whole_numbers(played):
    written = totals(*strategies.tables(played))
    difference = abs(written.ours - written.theirs)
    drawn = 100 * difference <= 2 * max(written.ours, written.theirs)
    verdict = victory_grade(victory_percent(written.ours, written.theirs))
    assert verdict.endswith("draw") == drawn
