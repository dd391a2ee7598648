"""Mean, spread and the share of results that a cutoff cuts."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from xladdin.preferans.cutoff_statistics import (
    cutoff_statistics,
    weighted_mean,
    winners_whists,
)
from xladdin.scoring.errors import ImpossibleNumber, NoResult
from xladdin.scoring.rounding import half_up


def test_a_shared_first_place_gives_its_whists_once():
    assert winners_whists([[200, 200, -100, -300], [5, 10, -15]]) == [200, 10]


def test_mean_spread_and_share():
    found = cutoff_statistics([400, 500, 600, 501], 500)
    assert (found.pulkas, found.mean) == (4, Fraction(2001, 4))
    assert found.share_cut == Fraction(1, 2)
    # Deviations -100.25, -0.25, 99.75 and 0.75: variance 20000.75 / 3.
    assert half_up(found.spread, 2) == Fraction("81.65")


def test_a_single_pulka_has_no_spread():
    assert cutoff_statistics([622], 500).spread is None


def test_a_loss_beyond_the_cutoff_is_cut_too():
    assert cutoff_statistics([-501, 100], 500).share_cut == Fraction(1, 2)


@pytest.mark.parametrize(
    ("winners", "cutoff", "problem", "key"),
    [
        pytest.param([], 500, NoResult, "pulkas_none", id="no pulkas"),
        pytest.param([100], 0, ImpossibleNumber, "cutoff_positive", id="cutoff 0"),
    ],
)
def test_what_has_no_statistics(winners, cutoff, problem, key):
    with pytest.raises(problem, match=key):
        cutoff_statistics(winners, cutoff)


def test_a_negative_number_of_pulkas_is_refused():
    with pytest.raises(ImpossibleNumber, match="pulkas_negative"):
        weighted_mean([500, 400], [2, -1])


@given(st.lists(st.lists(strategies.whists, min_size=1, max_size=5), min_size=1))
def test_weighting_by_pulkas_gives_the_mean_of_all_of_them(tournaments):
    means = [Fraction(sum(own)) / len(own) for own in tournaments]
    every = [whists for own in tournaments for whists in own]
    together = weighted_mean(means, [len(own) for own in tournaments])
    assert together == Fraction(sum(every)) / len(every)
