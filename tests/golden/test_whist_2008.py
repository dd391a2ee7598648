"""Every figure of the whist system of 2008, with its misprint."""

from fractions import Fraction

import pytest

from tests.golden import preferans
from tests.golden.rows import agree, read
from xladdin.preferans.systems import WHIST_2008_SYSTEM as SYSTEM

ROWS = read("whist_2008")
MISPRINTS = {"example V lead"}
# Rows that only add, subtract or divide printed figures.
FACTS = {
    "spread": lambda row: row.number("max") - row.number("min"),
    "example V X whists": lambda row: sum(preferans.repeated(row.inputs["values"])),
    "example V Y whists": lambda row: sum(preferans.repeated(row.inputs["values"])),
    "example V lead": lambda row: row.number("X") - row.number("Y"),
    "example V per round": lambda row: row.number("X") - row.number("Y"),
    "ratio of place points": lambda row: row.number("new") / row.number("old"),
    "example B after five deals": lambda row: (
        row.number("start") + sum(preferans.repeated(row.inputs["gain"]))
    ),
    "example B weakest player": lambda row: (
        row.number("start") + row.number("deals") * row.number("worst_deal")
    ),
    "best opponent limit": lambda row: (
        row.number("start") + row.number("deals") * row.number("best_deal")
    ),
}
RECKONED = {
    "place_points": lambda row: preferans.place_points(row, SYSTEM),
    "points": lambda row: preferans.points(row, SYSTEM),
    "points_at_table": lambda row: preferans.points_at_table(row, SYSTEM),
    "counted_whists": preferans.counted_whists,
    "sum": lambda row: preferans.tournament_points(row, SYSTEM),
}


@pytest.mark.parametrize(
    "row", preferans.cases([row for row in ROWS if row.case not in FACTS])
)
def test_a_figure(row):
    assert agree(RECKONED[row.what](row), row.correct)
    assert row.printed in ("", row.correct)


@pytest.mark.parametrize("case", FACTS)
def test_a_fact_of_the_paper(case):
    (row,) = [row for row in ROWS if row.case == case]
    assert FACTS[case](row) == Fraction(row.correct)


def test_the_misprint_stays_listed():
    found = {row.case for row in ROWS if row.printed not in ("", row.correct)}
    assert found == MISPRINTS
    assert found == {row.case for row in ROWS if row.note.startswith("MISPRINT")}


def test_no_row_is_lost():
    assert len(ROWS) == 39
