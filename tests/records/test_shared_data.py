"""Real matches import with their published totals.

The files lie beside the project, not in it; without them these tests are skipped.
"""

import csv
from fractions import Fraction
from pathlib import Path

import pytest

from xladdin.bridge.match import match_report
from xladdin.records.reading import read_file
from xladdin.scoring.rounding import half_up

DATA = Path(__file__).parents[3] / "shared" / "data"
TOTALS = DATA / "expected_matches.csv"
FILES = {
    "bulgaria_ireland_2021.pbn": 1,
    "eu_qual2021_open_r2.csv": 7,
    "euro_youth1998_board1.pbn": 1,
    "spingold2012_final_set4.csv": 1,
    "usbc2012_final_set1.csv": 1,
    "usbf2010_sf_seg4.csv": 1,
    "usbf2010_sf_seg4.lin": 1,
}
pytestmark = pytest.mark.skipif(
    not TOTALS.exists(), reason="the folder of real matches is not beside the project"
)


def expected():
    if not TOTALS.exists():
        return []
    with TOTALS.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def match_of(row, name):
    """The match of a row in a file, seen from the row's team A."""
    for match in read_file(DATA / name).matches:
        if {match.team_a, match.team_b} == {row["team_a"], row["team_b"]}:
            return match.seen_from(row["team_a"])
        if not match.team_a:  # the file names no teams: home is A
            return match
    pytest.fail(f"{row['team_a']} - {row['team_b']} is not in {name}")


def report(match, rules):
    return match_report(
        [board.table1.score for board in match.boards],
        [board.table2.score for board in match.boards],
        rules,
    )


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_read_without_a_doubt(name):
    reading = read_file(DATA / name)
    assert len(reading.matches) == FILES[name]
    assert {one.key for one in reading.noticed} <= {"carry_over"}


@pytest.mark.parametrize("row", expected(), ids=lambda row: row["team_a"])
def test_totals(row):
    match = match_of(row, row["file"])
    for rules in ("1959", "1960", "today"):
        found = report(match, rules)
        assert found.boards == int(row["boards"])
        for team, side in (("A", found.ours), ("B", found.theirs)):
            assert side.points == int(row[f"T{team}"])
            assert side.gifted == int(row[f"G{team}"])
            assert side.imps == int(row[f"imp_{rules}_{team}"])
            final = half_up(side.percents.final, 4)
            assert final == Fraction(row[f"final_{team}"])


@pytest.mark.parametrize(
    "row",
    [row for row in expected() if row["published"]],
    ids=lambda row: row["team_a"],
)
def test_published_imps(row):
    match = match_of(row, row["file"])
    found = report(match, "today")
    assert row["published"].split()[0] == f"{found.ours.imps}-{found.theirs.imps}"


def test_the_same_match_from_two_formats():
    """Bulgaria - Ireland as PBN and as rows; USBF as LIN and as rows."""
    rows = {row["team_b"]: row for row in expected()}
    for opponents, first, second in (
        ("IRELAND", "bulgaria_ireland_2021.pbn", "eu_qual2021_open_r2.csv"),
        ("Fleisher", "usbf2010_sf_seg4.lin", "usbf2010_sf_seg4.csv"),
    ):
        one, other = (match_of(rows[opponents], name) for name in (first, second))
        assert [(board.table1.entry, board.table2.entry) for board in one.boards] == [
            (board.table1.entry, board.table2.entry) for board in other.boards
        ]
