"""All 75 published values of the WBF scale of 2013 for 24 boards, and beyond them."""

from fractions import Fraction

import pytest

from tests.golden.rows import agree, cases, read
from xladdin.bridge.victory_points import scale_of, victory_points

ROWS = read("wbf_vp_24boards")


@pytest.mark.parametrize("row", cases(ROWS))
def test_winner_and_loser_get_what_the_table_says(row):
    assert (row.what, row.inputs["scale"]) == ("vp_winner", "wbf2013")
    scale, margin = scale_of("today", int(row.inputs["boards"])), row.number("imps")
    assert victory_points(margin, 0, scale) == Fraction(row.correct)
    assert victory_points(0, margin, scale) == Fraction(row.noted("loser") or "")
    assert row.printed in ("", row.correct)


def test_plain_rounding_would_miss_thirteen_of_them():
    missed = [
        row for row in ROWS if row.printed and not agree_plainly(row, row.printed)
    ]
    margins = {int(row.inputs["imps"]) for row in missed}
    assert margins == {5, 20, 22, 33, 37, 40, 41, 42, 45, 51, 56, 63, 70}
    assert len([row for row in ROWS if row.printed]) == 75


def agree_plainly(row, figure):
    """Whether the formula alone, as the row prints it, rounds to the figure."""
    return agree(Fraction(row.noted("formula") or ""), figure)
