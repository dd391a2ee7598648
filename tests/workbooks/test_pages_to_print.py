"""Beside a long sheet stands how many of its pages have entries; pages break there."""

import pytest

from tests.workbooks.filled import computed
from xladdin.workbooks.shelf import SHELF

# Scoresheet -> sheet, cell, pages with entries in the sample, pages in all. Counted by
# hand: 56 fixtures, 32 a page; 4 tables, 6 a page, 3 slips a page, 7 tables of seats;
# 15 players, 27 a page; 48 results, 60 a page; 18 tables of the paradoxes, 6 a page;
# 60 boards, 32 a page.
SAMPLES = {
    "bridge-league": [("Fixtures", "V1", 2, 8)],
    "preferans-tournament": [
        ("Standings", "Z2", 1, 3),
        ("Seats", "N2", 1, 3),
        ("Slips", "M1", 2, 7),
        ("Round 1", "S2", 1, 4),
        ("Round 15", "S2", 1, 4),
    ],
    "preferans-cutoff": [("Results", "K1", 1, 5)],
    "preferans-systems": [("Tables", "Q1", 3, 4)],
    "bridge-systems": [("Boards", "R1", 2, 3)],
}


@pytest.mark.parametrize("name", SAMPLES)
def test_the_pages_of_a_sample(tmp_path, name):
    workbook = SHELF[name].build("en", True)
    shown = computed(workbook, tmp_path)
    for sheet, address, filled, in_all in SAMPLES[name]:
        assert shown[sheet, address] == f"Pages to print: {filled}", sheet
        assert len(workbook[sheet].row_breaks.brk) == in_all - 1, sheet


def test_entries_on_a_later_page_are_counted(tmp_path):
    workbook = SHELF["bridge-systems"].build("en", False)
    workbook["Boards"]["C70"] = 420
    assert computed(workbook, tmp_path)["Boards", "R1"] == "Pages to print: 3"
