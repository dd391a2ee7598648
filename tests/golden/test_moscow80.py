"""The 80-point system: a few printed facts, and a reconstruction that meets them."""

import pytest

from tests.golden import preferans
from tests.golden.rows import agree, read
from xladdin.preferans.systems import MOSCOW_80 as SYSTEM

ROWS = read("moscow80")
PRINTED = {
    "row 4",
    "row 5",
    "place 1",
    "whists 18",
    "whists 22",
    "whists 23",
    "whists 27",
}
RANGES = [row for row in ROWS if row.what == "whist_points_range"]
RECKONED = {
    "whist_points": lambda row: preferans.whist_points(row, SYSTEM),
    "place_points": lambda row: preferans.place_points(row, SYSTEM),
}


@pytest.mark.parametrize("row", preferans.cases(RANGES))
def test_a_range_of_whists(row):
    first, last = preferans.ranges(row.correct)
    expected = row.number("points")
    for whists in range(first, (last or first + 1000) + 1):
        assert SYSTEM.whists.points(whists) == expected
        assert SYSTEM.whists.points(-whists) == -expected


@pytest.mark.parametrize(
    "row", preferans.cases([row for row in ROWS if row.what in RECKONED])
)
def test_a_figure(row):
    assert agree(RECKONED[row.what](row), row.correct)
    assert row.printed in ("", row.correct)


def test_the_ranges_leave_no_gap():
    ends = [preferans.ranges(row.correct) for row in RANGES]
    assert [first for first, _ in ends[1:]] == [last + 1 for _, last in ends[:-1]]


def test_only_the_printed_facts_are_golden_and_the_rest_is_unconfirmed():
    assert {row.case for row in ROWS if row.printed} == PRINTED
    assert not SYSTEM.confirmed


def test_no_row_is_lost():
    assert len(ROWS) == 85
