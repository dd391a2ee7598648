"""Totals, gifts and the par of a match."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from xladdin.bridge.gifted_points import (
    both_played,
    gifts,
    gifts_of_balances,
    presumed_gifts,
    totals,
)
from xladdin.scoring.errors import ImpossibleNumber, NotUnderstood

amounts = st.integers(0, 3000).map(lambda tens: 10 * tens)


@given(st.lists(strategies.pairs_of_scores))
def test_points_and_gifts_of_either_team_make_the_par(played):
    table1, table2 = strategies.tables(played)
    written, given_away = totals(table1, table2), gifts(table1, table2)
    par = written.ours + given_away.ours
    assert par == written.theirs + given_away.theirs
    assert max(written.ours, written.theirs) <= par <= written.ours + written.theirs
    difference = sum(first - second for first, second in played)
    assert written.ours - written.theirs == difference
    assert given_away.theirs - given_away.ours == difference


@given(st.lists(strategies.pairs_of_scores))
def test_swapping_the_teams_swaps_totals_and_gifts(played):
    table1, table2 = strategies.tables(played)
    assert totals(table2, table1).ours == totals(table1, table2).theirs
    assert gifts(table2, table1).ours == gifts(table1, table2).theirs


@given(strategies.matches(), strategies.scores)
def test_a_flat_board_changes_no_gift(played, score):
    table1, table2 = strategies.tables(played)
    assert gifts([*table1, score], [*table2, score]) == gifts(table1, table2)


@given(strategies.unfinished_matches())
def test_a_board_with_one_result_is_left_out(played):
    complete = [pair for pair in played if None not in pair]
    table1, table2 = strategies.tables(played)
    assert both_played(table1, table2) == complete
    assert totals(table1, table2) == totals(*strategies.tables(complete))
    assert gifts(table1, table2) == gifts_of_balances(s - t for s, t in complete)


@given(amounts, amounts)
def test_presumed_gifts_lie_between_half_the_smaller_gift_and_all_of_it(ours, theirs):
    presumed = presumed_gifts(ours, theirs)
    assert presumed == presumed_gifts(theirs, ours)
    least = min(ours, theirs)
    assert least / 2 <= presumed <= least


def test_no_gifts_no_presumed_gifts():
    assert presumed_gifts(0, 0) == presumed_gifts(0, 5000) == 0


def test_equal_gifts_presume_half_of_them():
    assert presumed_gifts(3000, 3000) == 1500


def test_a_total_is_never_a_net():
    assert totals([620], [620]).ours == totals([620], [620]).theirs == 620


def test_tables_of_different_length_are_refused():
    with pytest.raises(NotUnderstood, match="shapes_differ"):
        totals([620, 100], [420])


def test_a_gift_is_not_negative():
    with pytest.raises(ImpossibleNumber, match="points_negative"):
        presumed_gifts(-10, 0)
