"""The 8-point system: the printed ranges and the examples of 2008."""

from fractions import Fraction

import pytest

from tests.golden import preferans
from tests.golden.rows import agree, read
from xladdin.preferans.systems import MLP_8 as SYSTEM

ROWS = read("mlp8")


def lead_gain(row):
    before, after = row.numbers("before"), row.numbers("after")
    return after[0] - after[1] - (before[0] - before[1])


# Rows that only add or subtract printed figures.
FACTS = {
    "difference": lambda row: row.number("upper") - row.number("lower"),
    "sum": lambda row: sum(row.numbers("values")),
    "lead_gain": lead_gain,
}
RECKONED = {
    "whist_points": lambda row: preferans.whist_points(row, SYSTEM),
    "place_points": lambda row: preferans.place_points(row, SYSTEM),
    "points": lambda row: preferans.points(row, SYSTEM),
    "points_at_table": lambda row: preferans.points_at_table(row, SYSTEM),
    "tournament_points": lambda row: preferans.tournament_points(row, SYSTEM),
}


@pytest.mark.parametrize(
    "row", preferans.cases([row for row in ROWS if row.what not in FACTS])
)
def test_a_figure(row):
    assert agree(RECKONED[row.what](row), row.correct)
    assert row.printed in ("", row.correct)


@pytest.mark.parametrize(
    "row", preferans.cases([row for row in ROWS if row.what in FACTS])
)
def test_a_fact_of_the_paper(row):
    assert FACTS[row.what](row) == Fraction(row.correct)
    assert row.printed in ("", row.correct)


def test_no_row_is_lost():
    assert len(ROWS) == 77
