"""Standings of a league by mean final percent and by victory points."""

import itertools
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xladdin.bridge.standings import (
    Match,
    Sums,
    by_final_percent,
    by_victory_points,
    eliminated_by_final_percent,
)
from xladdin.scoring.errors import NotUnderstood


def places(standings):
    return [team.place for team in standings]


def test_the_mean_counts_every_match_once():
    table = by_final_percent([[90, 80, None], [85, 85], [None], [86]], [0, 0, 0, 2])
    assert places(table) == [1, 1, None, 3]
    assert [team.mean for team in table] == [85, 85, None, 84]
    assert [team.matches for team in table] == [2, 2, 0, 1]


def test_elimination_asks_for_the_percent_and_not_for_the_victory():
    percents = [Fraction(81), Fraction(73), Fraction(90), None, Fraction(81)]
    assert eliminated_by_final_percent(percents, 2) == [
        "border",
        "out",
        "through",
        None,
        "border",
    ]


def test_italy_before_france_by_the_quotient_of_1956():
    """Both with 25 victory points: 955/564 stands before 927/576."""
    matches = [Match(0, 2, 955, 564, 25, 0), Match(1, 3, 927, 576, 25, 0)]
    italy, france, *_ = by_victory_points(4, matches)
    assert (italy.place, france.place) == (1, 2)
    assert italy.quotient == Fraction(955, 564)
    assert italy.sums == Sums(25, 955, 564)
    assert (italy.difference, france.difference) == (391, 351)


# Teams 0 and 1 have 3 points each: 1 won their match, 0 has the better IMPs. Teams 2
# and 3 have 2 each and have not met.
LEVEL = [
    Match(0, 1, 10, 16, 0, 2),
    Match(0, 2, 36, 10, 2, 0),
    Match(1, 2, 30, 36, 0, 2),
    Match(0, 3, 12, 12, 1, 1),
    Match(1, 3, 40, 40, 1, 1),
]


@pytest.mark.parametrize(
    "order, expected",
    [
        ((), [1, 1, 3, 3]),
        (("direct",), [2, 1, 3, 3]),
        (("direct", "quotient"), [2, 1, 4, 3]),
        (("quotient", "direct"), [1, 2, 4, 3]),
        (("difference",), [1, 2, 4, 3]),
    ],
)
def test_the_order_of_tie_breaks_is_a_choice(order, expected):
    assert places(by_victory_points(4, LEVEL, order)) == expected


def test_quotient_and_difference_may_disagree():
    matches = [Match(0, 2, 200, 150, 2, 0), Match(1, 3, 60, 30, 2, 0)]
    assert places(by_victory_points(4, matches, ("difference",)))[:2] == [1, 2]
    assert places(by_victory_points(4, matches, ("quotient",)))[:2] == [2, 1]


def test_the_direct_match_parts_only_teams_that_have_met():
    matches = [Match(0, 3, 20, 0, 2, 0), Match(1, 0, 30, 0, 2, 0)]
    matches += [Match(2, 3, 9, 0, 2, 0)]
    assert places(by_victory_points(4, matches, ("direct",))) == [1, 1, 1, 4]


def test_a_circle_of_three_is_parted_by_the_imps_of_its_matches():
    matches = [
        Match(0, 1, 20, 10, 2, 0),
        Match(1, 2, 30, 10, 2, 0),
        Match(2, 0, 40, 5, 2, 0),
    ]
    assert places(by_victory_points(3, matches, ("direct",))) == [3, 2, 1]


def test_nothing_lost_ranks_first_and_nothing_played_last():
    matches = [Match(0, 1, 12, 0, 1, 1), Match(0, 1, 0, 0, 0, 0)]
    table = by_victory_points(3, matches, ("quotient",), beside=[0, 0, 1])
    assert places(table) == [1, 2, 3]
    assert [team.quotient for team in table] == [10**99, 0, None]


def test_penalties_and_carry_over_count():
    matches = [Match(0, 1, 20, 10, 2, 0)]
    table = by_victory_points(2, matches, beside=[Fraction(-5, 2), 0])
    assert places(table) == [2, 1]
    assert table[0].victory_points == Fraction(-1, 2)


def test_an_unknown_tie_break_is_refused():
    with pytest.raises(NotUnderstood, match="choice_unknown"):
        by_victory_points(2, [], ("lot",))


@st.composite
def leagues(draw):
    """Four to six teams, every match played, IMPs and points drawn."""
    teams = draw(st.integers(4, 6))
    points = st.sampled_from([(2, 0), (1, 1), (0, 2)])
    imps = st.integers(0, 60)
    return teams, [
        Match(home, away, draw(imps), draw(imps), *draw(points))
        for home, away in itertools.combinations(range(teams), 2)
    ]


@given(leagues(), st.permutations(["direct", "quotient", "difference"]))
def test_tie_breaks_never_turn_the_order_of_the_victory_points(league, order):
    teams, matches = league
    table = by_victory_points(teams, matches, order)
    for one, other in itertools.permutations(table, 2):
        if one.victory_points > other.victory_points:
            assert one.place < other.place
    assert min(places(table)) == 1
    assert sum(team.sums.won for team in table) == sum(t.sums.lost for t in table)


@given(leagues(), st.randoms(use_true_random=False))
def test_the_order_of_the_matches_does_not_matter(league, random):
    teams, matches = league
    order = ("direct", "quotient")
    table = by_victory_points(teams, matches, order)
    random.shuffle(matches)
    assert by_victory_points(teams, matches, order) == table


@given(st.lists(st.lists(st.none() | st.integers(-100, 100), max_size=6), max_size=8))
def test_a_missing_result_changes_no_mean(percents):
    complete = [[p for p in team if p is not None] for team in percents]
    assert by_final_percent(percents) == by_final_percent(complete)
