"""First, second, third and final percent: worked values, laws, edges."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from xladdin.bridge.final_percent import (
    final_grade,
    final_percent,
    first_percent,
    reckoning,
    second_percent,
    third_percent,
)
from xladdin.bridge.match import match_report
from xladdin.scoring.errors import ImpossibleNumber, NoResult
from xladdin.scoring.rounding import half_up

# points, gifted, gifted by opponents, boards; first, second, third, final percent.
WORKED = {
    "16000:12000 row 1, A": ((16000, 1000, 5000, 36), "94.118 95.370 91.512 93.667"),
    "16000:12000 row 4, B": ((12000, 8000, 4000, 36), "60.000 62.963 50.617 57.860"),
    "No 173, A": ((21280, 6040, 13390, 36), "77.892 72.037 52.767 67.565"),
    "No 173, B": ((13930, 13390, 6040, 36), "50.988 38.009 18.739 35.912"),
    "No 212, A": ((10680, 450, 5960, 24), "95.957 96.875 93.969 95.600"),
    "no gifts": ((5000, 0, 0, 24), "100 100 100 100"),
    "one side clean, A": ((7000, 0, 2000, 24), "100 100 100 100"),
    "one side clean, B": ((5000, 2000, 0, 24), "71.429 86.111 86.111 81.217"),
    "equal gifts": ((4000, 3000, 3000, 24), "57.143 79.167 68.750 68.353"),
    "below zero, B": ((9000, 23000, 2000, 36), "28.125 -6.481 -15.000 2.215"),
    "one board lost by 2950": ((0, 2950, 0, 1), "0 -391.667 -391.667 -261.111"),
}


@pytest.mark.parametrize("case", WORKED)
def test_worked_values(case):
    totals, expected = WORKED[case]
    steps = reckoning(*totals)
    found = (steps.first, steps.second, steps.third, steps.final)
    for ours, printed in zip(found, map(Fraction, expected.split()), strict=True):
        assert half_up(ours, 3) == printed


@pytest.mark.parametrize(
    "percent, word",
    [
        ("95", "near_perfection"),
        ("94.999", "excellent"),
        ("90", "excellent"),
        ("89.96", "good"),
        ("80", "good"),
        ("79.99", "mediocre"),
        ("70", "mediocre"),
        ("69.99", "bad"),
        ("60", "bad"),
        ("59.99", "very_bad"),
        ("-261", "very_bad"),
    ],
)
def test_words_are_chosen_on_the_unrounded_value(percent, word):
    assert final_grade(Fraction(percent)) == word


def test_nothing_was_played_for():
    with pytest.raises(NoResult, match="points_none"):
        final_percent(0, 0, 0, 36)
    with pytest.raises(NoResult, match="points_none"):
        first_percent(0, 0)
    assert second_percent(0, 36) == third_percent(0, 0, 36) == 100


def test_no_points_and_some_gifts_is_a_normal_result():
    assert first_percent(0, 500) == 0


@pytest.mark.parametrize("boards", [0, -1])
def test_no_boards_to_divide_by(boards):
    for refused in (
        lambda: second_percent(0, boards),
        lambda: third_percent(0, 0, boards),
        lambda: final_percent(0, 0, 0, boards),
    ):
        with pytest.raises(ImpossibleNumber, match="boards_positive"):
            refused()


@pytest.mark.parametrize(
    "totals", [(-10, 0, 0, 1), (0, -10, 0, 1), (10, 0, -10, 1)], ids=str
)
def test_points_and_gifts_are_not_negative(totals):
    with pytest.raises(ImpossibleNumber, match="points_negative"):
        final_percent(*totals)


def test_the_third_percent_refuses_negative_gifts():
    for gifts in ((-10, 100), (100, -10)):
        with pytest.raises(ImpossibleNumber, match="points_negative"):
            third_percent(*gifts, 36)


def test_opponents_cannot_give_away_more_than_the_team_wrote():
    assert final_percent(2000, 0, 2000, 10) == 100
    with pytest.raises(ImpossibleNumber, match="gifts_above_points"):
        final_percent(2000, 0, 2010, 10)


def of(played):
    report = match_report(*strategies.tables(played))
    return report, report.ours.percents, report.theirs.percents


@given(strategies.matches())
def test_final_percents_rank_the_teams_as_the_points_do(played):
    report, ours, theirs = of(played)
    difference = report.ours.points - report.theirs.points
    par = report.ours.points + report.ours.gifted
    boards = report.boards
    expected = Fraction(difference, 3) * (Fraction(100, par) + Fraction(1, 3 * boards))
    assert ours.final - theirs.final == expected


@given(strategies.matches())
def test_first_percents_sum_to_a_hundred_or_more(played):
    _, ours, theirs = of(played)
    assert ours.first + theirs.first >= 100


@given(strategies.matches())
def test_presumed_gifts_cost_both_teams_the_same(played):
    report, ours, theirs = of(played)
    assert ours.presumed_gifts == theirs.presumed_gifts
    cost = ours.presumed_gifts / (6 * report.boards)
    assert ours.second - ours.third == theirs.second - theirs.third == cost


@given(strategies.matches(), st.integers(2, 9))
def test_scores_times_k_leave_the_first_percent_and_stretch_the_others(played, times):
    _, ours, _ = of(played)
    _, more, _ = of([(first * times, second * times) for first, second in played])
    assert more.first == ours.first
    assert 100 - more.second == times * (100 - ours.second)
    assert 100 - more.third == times * (100 - ours.third)


@given(strategies.matches(), strategies.scores)
def test_one_more_flat_board_never_lowers_a_percent(played, score):
    _, *before = of(played)
    _, *after = of([*played, (score, score)])
    for team, later in zip(before, after, strict=True):
        assert later.first >= team.first
        assert later.second >= team.second
        assert later.third >= team.third
        assert later.final >= team.final
