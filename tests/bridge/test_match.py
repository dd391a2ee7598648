"""The report of a match, points against IMPs, and a board left out."""

from fractions import Fraction

import pytest
from hypothesis import given

from tests import strategies
from xladdin.bridge.final_percent import final_grade
from xladdin.bridge.match import board_effect, match_report
from xladdin.bridge.victory_percent import victory_grade
from xladdin.scoring.errors import ImpossibleNumber, NoResult, NotUnderstood
from xladdin.scoring.rounding import half_up

# Bulgaria (A) v Ireland (B), European online qualifier 2021, boards 11 to 20.
BULGARIA_IRELAND = (
    [120, 620, 90, 450, 90, 140, 100, -490, 480, -100],
    [90, -100, -100, 420, 150, 140, -100, -490, 450, 600],
)


def test_a_real_match():
    report = match_report(*BULGARIA_IRELAND)
    ours, theirs = report.ours, report.theirs
    assert (report.boards, ours.points, theirs.points) == (10, 2880, 2440)
    assert (ours.gifted, theirs.gifted) == (760, 1200)
    assert (ours.imps, theirs.imps) == (15, 7)
    assert (ours.victory_points, theirs.victory_points) == (2, 0)
    assert half_up(ours.victory_percent, 3) == Fraction("15.278")
    assert victory_grade(ours.victory_percent) == "medium_win"
    assert half_up(ours.percents.presumed_gifts, 3) == Fraction("465.306")
    assert half_up(ours.percents.final, 3) == Fraction("82.011")
    assert half_up(theirs.percents.final, 3) == Fraction("73.093")
    grades = [final_grade(team.percents.final) for team in (ours, theirs)]
    assert grades == ["good", "mediocre"]
    assert report.winners == "same"


def test_a_real_match_by_the_rules_of_today():
    report = match_report(*BULGARIA_IRELAND, rules="today")
    assert (report.ours.imps, report.theirs.imps) == (25, 14)
    assert report.ours.points == 2880
    whole = match_report(*BULGARIA_IRELAND, rules="today-whole", boards=24)
    assert (whole.ours.imps, whole.theirs.imps) == (25, 14)
    assert (whole.ours.victory_points, whole.theirs.victory_points) == (13, 7)


def test_the_boards_scheduled_decide_the_victory_points_of_today():
    played = match_report(*BULGARIA_IRELAND, rules="today")
    scheduled = match_report(*BULGARIA_IRELAND, rules="today", boards=24)
    assert scheduled.ours.victory_points == Fraction("12.54")
    assert played.ours.victory_points > scheduled.ours.victory_points
    assert played.boards == scheduled.boards == 10


@pytest.mark.parametrize(
    "gains, losses, winners",
    [
        ([500] * 4, [490] * 4, "same"),  # §26, example 2
        ([500] * 4, [740] * 4, "level"),  # example 1: 24-24 in IMPs, 960 points
        ([500] * 4, [740, 740, 490, 490], "different"),  # example 3
    ],
)
def test_the_three_examples_of_paragraph_26(gains, losses, winners):
    table1 = [*gains, *[0] * len(losses)]
    table2 = [*[0] * len(gains), *losses]
    assert match_report(table1, table2).winners == winners


@pytest.mark.parametrize(
    "table1, table2", [([], []), ([0, 0], [0, 0]), ([620, None], [None, 100])]
)
def test_a_match_without_result(table1, table2):
    report = match_report(table1, table2)
    for team in (report.ours, report.theirs):
        assert (team.percents, team.victory_percent) == (None, None)
        assert (team.points, team.gifted, team.imps) == (0, 0, 0)
        assert team.victory_points == 1
    assert report.winners == "no_result"


def test_without_boards_there_are_no_victory_points_of_today():
    assert match_report([], [], "today").ours.victory_points is None
    assert match_report([], [], "today", boards=24).ours.victory_points == 10


def test_scheduled_boards_are_one_or_more():
    with pytest.raises(ImpossibleNumber, match="boards_positive"):
        match_report([620], [100], "today", boards=0)


def test_tables_of_different_length_are_refused():
    with pytest.raises(NotUnderstood, match="shapes_differ"):
        match_report([620], [])


def test_points_equal_is_a_draw_without_sides():
    report = match_report([100, 0], [0, 100])
    assert report.ours.victory_percent == 0
    assert report.winners == "level"


@given(strategies.unfinished_matches(), strategies.imp_rules)
def test_swapping_the_teams_mirrors_the_report(played, rules):
    table1, table2 = strategies.tables(played)
    report, mirrored = (
        match_report(table1, table2, rules),
        match_report(table2, table1, rules),
    )
    assert (report.ours, report.theirs) == (mirrored.theirs, mirrored.ours)
    assert report.winners == mirrored.winners


@given(strategies.unfinished_matches(), strategies.imp_rules)
def test_the_order_of_the_boards_does_not_matter(played, rules):
    table1, table2 = strategies.tables(played)
    backwards = match_report(table1[::-1], table2[::-1], rules)
    assert backwards == match_report(table1, table2, rules)


@given(strategies.matches())
def test_winners_by_points_and_by_imps_are_compared(played):
    report = match_report(*strategies.tables(played))
    imps = report.ours.imps - report.theirs.imps
    points = report.ours.points - report.theirs.points
    expected = "level" if 0 in (imps, points) else None
    assert report.winners == (
        expected or ("same" if imps * points > 0 else "different")
    )


def test_a_board_left_out():
    """§27: the board of 2950 raised A a little and cost B ten times as much."""
    table1, table2 = [1600, 100, -50, 0], [-1350, 50, 420, 90]
    effect = board_effect(table1, table2, at=0)
    whole = match_report(table1, table2)
    rest = match_report(table1[1:], table2[1:])
    assert effect.ours == whole.ours.percents.final - rest.ours.percents.final
    assert effect.theirs == whole.theirs.percents.final - rest.theirs.percents.final
    assert effect.ours > 0 > effect.theirs


@given(strategies.matches(least=2), strategies.results)
def test_a_board_with_one_result_has_no_effect(played, score):
    table1, table2 = strategies.tables(played)
    effect = board_effect([score, *table1], [None, *table2], at=0)
    assert (effect.ours, effect.theirs) == (0, 0)


def test_the_only_board_leaves_nothing_to_compare_with():
    with pytest.raises(NoResult, match="points_none"):
        board_effect([620], [100], at=0)
