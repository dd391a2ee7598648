"""Charts: round scales, bars in proportion, what is missing leaves a gap."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xladdin.records.bars import HEIGHT, NAMES, TOP, WIDTH, drawn, ranked, step_of
from xladdin.records.page_parts import Bars, Figure, RankBars


def chart(*values):
    labels = tuple(str(number) for number in range(1, len(values) + 1))
    return Bars("Lead", "IMPs", labels, values, "board")


@pytest.mark.parametrize(
    ("span", "step"), [(1, 1), (6, 1), (7, 2), (30, 5), (31, 10), (2900, 500)]
)
def test_lines_of_the_scale_stand_at_round_numbers(span, step):
    assert step_of(Fraction(span)) == step


def test_bars_point_up_and_down_in_proportion():
    up, down = drawn(chart(10, None, -5), "en").boxes
    assert up.positive
    assert not down.positive
    assert abs(up.height - 2 * down.height) <= 0.2
    assert abs(up.y + up.height - down.y) <= 0.2


def test_a_board_without_a_result_leaves_a_gap():
    first, second = drawn(chart(10, None, 10), "en").boxes
    assert second.x - first.x > 2 * first.width


def test_nothing_to_draw():
    assert drawn(chart(None, 0), "en").boxes == ()
    assert drawn(chart(), "en").boxes == ()
    assert ranked(RankBars("VP", (), ()), "en")[0] == ()


def test_the_scale_is_printed_in_the_language():
    words = [line.words for line in drawn(chart(Fraction(3, 2), -1), "bg").lines]
    assert words == ["−1", "0", "+1", "+2"]


def test_a_ranking_with_a_name_below_zero():
    figures = (Figure(300), Figure(-100))
    (first, second), zero = ranked(RankBars("Points", ("A", "B"), figures), "en")
    assert first.x == zero
    assert abs(second.x + second.width - zero) <= 0.2
    assert second.x >= NAMES
    assert second.told == "−100"


@given(st.lists(st.none() | st.integers(-6000, 6000), max_size=64))
def test_bars_stay_inside_the_drawing(values):
    for box in drawn(chart(*values), "en").boxes:
        assert 0 <= box.x <= box.x + box.width <= WIDTH
        assert TOP - 0.1 <= box.y <= box.y + box.height <= HEIGHT
