"""Victory points: 1959, WBF continuous, whole points, an own table, fractions."""

import itertools
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xladdin.bridge import wbf_scale
from xladdin.bridge.victory_points import (
    imp_quotient,
    own_scale,
    scale_of,
    victory_points,
)
from xladdin.scoring.errors import ImpossibleNumber, NoResult, NotUnderstood

ACBL = """0 10 10|2 11 9|4 12 8|7 13 7|10 14 6|13 15 5|16 16 4|19 17 3|23 18 2|
27 19 1|- 20 0"""  # 6 to 8 boards, as bridgehands.com prints it
OWN_TABLE = [
    [None if cell == "-" else int(cell) for cell in row.split()]
    for row in ACBL.split("|")
]
boards = st.integers(1, 64)
margins = st.fractions(0, 150, max_denominator=60)
scales = st.one_of(
    st.just((scale_of("1959"), 2)),
    boards.map(lambda number: (scale_of("today", number), 20)),
    boards.map(lambda number: (scale_of("today-whole", number), 20)),
    st.just((own_scale(OWN_TABLE), 20)),
)


@given(scales, margins, st.fractions(-50, 150, max_denominator=10))
def test_both_teams_share_the_total_and_mirror(scale_and_total, margin, against):
    scale, total = scale_and_total
    winner = victory_points(against + margin, against, scale)
    loser = victory_points(against, against + margin, scale)
    assert winner + loser == total
    assert winner >= loser >= 0


@given(scales, margins, margins)
def test_a_larger_margin_never_brings_less(scale_and_total, margin, more):
    scale, _ = scale_and_total
    assert scale.points(margin)[0] <= scale.points(margin + more)[0]


@given(scales, st.integers(0, 150), st.fractions(0, 1, max_denominator=100))
def test_a_fractional_margin_lies_on_the_line_between_its_neighbours(
    scale_and_total, below, part
):
    scale, _ = scale_and_total
    low, high = scale.points(below)[0], scale.points(below + 1)[0]
    found = scale.points(below + part)[0]
    assert abs(found - (low + (high - low) * part)) <= Fraction(1, 200)


@pytest.mark.parametrize(
    "margin, points", [(0, 1), (5, 1), ("5.5", "1.5"), (6, 2), (84, 2)]
)
def test_1959_draws_up_to_five(margin, points):
    ours = Fraction(margin)
    for rules in ("1959", "1960"):
        assert victory_points(ours, 0, scale_of(rules)) == Fraction(points)
        assert victory_points(0, ours, scale_of(rules)) == 2 - Fraction(points)


@pytest.mark.parametrize(
    "number, margin, points",
    [
        (9, 15, "15"),
        (25, 25, "15"),
        (36, 30, "15"),
        (9, 30, "18.09"),
        (24, 20, "14.26"),
        (24, "20.5", "14.35"),  # half way from 14.26 to 14.43, half up
        (24, 74, "20"),
        (24, 200, "20"),
    ],
)
def test_today_fixed_points(number, margin, points):
    scale = scale_of("today", number)
    assert victory_points(Fraction(margin), 0, scale) == Fraction(points)


def test_eight_boards():
    found = [victory_points(margin, 0, scale_of("today", 8)) for margin in range(1, 6)]
    assert found == [Fraction(p) for p in "10.44 10.86 11.27 11.67 12.05".split()]


@pytest.mark.parametrize(
    "number, blitz",
    [
        *[(6, 37), (8, 43), (10, 48), (12, 52), (14, 57)],
        *[(24, 74), (28, 80), (32, 85), (36, 90), (40, 95)],
    ],
)
def test_the_margin_that_brings_all(number, blitz):
    table = wbf_scale.continuous(number)
    assert len(table) - 1 == blitz
    assert table[blitz] == 20 > table[blitz - 1]


@pytest.mark.parametrize("number", range(1, 65))
def test_gains_never_grow_and_the_table_is_the_least_such(number):
    table = wbf_scale.continuous(number)
    gains = [after - before for before, after in itertools.pairwise(table)]
    assert table[0] == 10
    # The last IMP but one may round to 20 already, as on 41 boards.
    assert all(gain > 0 for gain in gains[:-1])
    assert gains[-1] >= 0
    assert all(later <= gain for gain, later in itertools.pairwise(gains))
    # Each raised value is needed: one hundredth less and a gain would grow.
    ratio = 5**0.5 - 2
    for margin in range(1, len(table) - 1):
        formula = 10 + 10 * (1 - ratio ** (margin / (15 * number**0.5))) / (1 - ratio)
        raised = table[margin] - Fraction(int(formula * 100 + 0.5), 100)
        assert 0 <= raised <= Fraction("0.03")
        if raised:
            lower = table[margin] - Fraction(1, 100)
            assert table[margin + 1] - lower > lower - table[margin - 1]


@pytest.mark.parametrize(
    "number, largest",
    [
        (8, "0 3 6 9 12 16 20 25 30 38"),
        (24, "1 5 10 15 21 27 34 43 53 65"),
        (32, "2 7 12 18 24 32 40 50 61 76"),
    ],
)
def test_whole_points(number, largest):
    scale = scale_of("today-whole", number)
    for points, margin in enumerate(map(int, largest.split()), start=10):
        assert scale.points(margin) == (points, 20 - points)
        assert scale.points(margin + 1) == (points + 1, 19 - points)


@pytest.mark.parametrize("number", range(1, 65))
def test_bands_of_whole_points_never_narrow(number):
    largest = wbf_scale.whole_point_margins(number)
    widths = [after - before for before, after in itertools.pairwise(largest)]
    assert widths == sorted(widths)
    assert 1 <= 2 * largest[0] + 1 <= widths[0]


@pytest.mark.parametrize("rules", ["today", "today-whole"])
def test_boards_are_needed_today(rules):
    with pytest.raises(NoResult, match="boards_missing"):
        scale_of(rules)
    with pytest.raises(ImpossibleNumber, match="boards_positive"):
        scale_of(rules, 0)
    with pytest.raises(ImpossibleNumber, match="boards_many"):
        scale_of(rules, 10**9)


def test_no_boards_are_refused_where_they_are_not_needed_too():
    assert scale_of("1959", 40) == scale_of("1959")
    with pytest.raises(ImpossibleNumber, match="boards_positive"):
        scale_of("1959", 0)
    with pytest.raises(ImpossibleNumber, match="boards_positive"):
        wbf_scale.continuous(0)


@pytest.mark.parametrize(
    "margin, winner, loser",
    [(0, 10, 10), (1, 11, 9), (2, 11, 9), (3, 12, 8), (27, 19, 1), (28, 20, 0)],
)
def test_an_own_table(margin, winner, loser):
    assert own_scale(OWN_TABLE).points(margin) == (winner, loser)


def test_an_own_table_need_not_share_a_total():
    scale = own_scale([(4, 15, 15), (None, 25, 4), (None, None, None)])
    assert scale.points(90) == (25, 4)
    assert scale.points(Fraction("4.5")) == (20, Fraction("9.5"))


def test_level_teams_share_what_an_own_table_gives_a_narrow_win():
    assert own_scale([(9, 11, 9), (None, 20, 0)]).points(0) == (10, 10)


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [(None, None, None)],
        [(5, 10, 10)],
        [(None, 10, 10), (None, 20, 0)],
        [(5, 10, None), (None, 20, 0)],
        [(5, 10), (None, 20)],
        [(None, 20, 0), (5, 10, 10)],
    ],
    ids=str,
)
def test_an_own_table_with_gaps_is_refused(rows):
    with pytest.raises(NotUnderstood, match="own_table_shape"):
        own_scale(rows)


def test_an_own_table_rises():
    with pytest.raises(ImpossibleNumber, match="scale_rises"):
        own_scale([(5, 10, 10), (5, 12, 8), (None, 20, 0)])


def test_the_quotient():
    assert imp_quotient(955, 564) > imp_quotient(927, 576) > imp_quotient(851, 544)
    assert imp_quotient(12, 0) == 10**99
    assert imp_quotient(0, 12) == 0
    with pytest.raises(NoResult, match="imps_none"):
        imp_quotient(0, 0)
    for negative in ((-1, 5), (5, -1)):
        with pytest.raises(ImpossibleNumber, match="points_negative"):
            imp_quotient(*negative)
