"""Every figure of the Piter system of 2017, and tables reckoned by its rules."""

from fractions import Fraction

import pytest

from tests.golden import preferans
from tests.golden.rows import agree, read
from xladdin.preferans.cutoff_statistics import weighted_mean
from xladdin.preferans.systems import MLP_8
from xladdin.preferans.whist_scales import cut

ROWS = read("piter_2017")
# Rows that only subtract or add printed figures.
FACTS = {
    "step 2-3": lambda row: row.number("place2") - row.number("place3"),
    "step other": lambda row: row.number("place1") - row.number("place2"),
    "step exact": lambda row: row.number("place1") - row.number("place2"),
    "pulkas total": lambda row: sum(row.numbers("values")),
}
# Means of tournaments whose single results are not printed.
NOT_DERIVABLE = {
    "mean Белые Ночи 2015",
    "mean Белые Ночи 2016",
    "mean Кубок СПб 2015",
    "mean Кубок СПб 2016",
}


def system(row):
    if row.inputs.get("system") == "mlp8":
        return MLP_8
    return preferans.VARIANTS[row.inputs["variant"]]


RECKONED = {
    "place_points": lambda row: preferans.place_points(row, system(row)),
    "points": lambda row: preferans.points(row, system(row)),
    "points_at_table": lambda row: preferans.points_at_table(row, system(row)),
    "counted_whists": preferans.counted_whists,
    "weighted_mean": lambda row: weighted_mean(
        row.numbers("values"), row.numbers("weights")
    ),
    "mean": lambda row: weighted_mean(
        row.numbers("values"), [1] * len(row.numbers("values"))
    ),
    "cutoff": lambda row: cut(10**6, row.number("value")),
}


@pytest.mark.parametrize(
    "row",
    preferans.cases([row for row in ROWS if row.case not in {*FACTS, *NOT_DERIVABLE}]),
)
def test_a_figure(row):
    assert agree(RECKONED[row.what](row), row.correct)
    assert row.printed in ("", row.correct)


@pytest.mark.parametrize("case", FACTS)
def test_a_fact_of_the_paper(case):
    (row,) = [row for row in ROWS if row.case == case]
    assert FACTS[case](row) == Fraction(row.printed) == Fraction(row.correct)


def test_the_mean_of_all_pulkas_follows_from_the_four_printed_means():
    means = [row for row in ROWS if row.case in NOT_DERIVABLE]
    (whole,) = [row for row in ROWS if row.what == "weighted_mean"]
    assert [row.number("pulkas") for row in means] == whole.numbers("weights")
    assert [Fraction(row.printed) for row in means] == whole.numbers("values")


def test_no_row_is_lost():
    assert len(ROWS) == 70
