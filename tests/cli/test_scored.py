"""Results on the page: words stay whole, what does not fit is told."""

from pathlib import Path

import pytest

from xladdin.cli.scored import print_report
from xladdin.hosts.calculator.report import Report

HEADS = [
    "place",
    "team",
    "victory points",
    "",
    "quotient",
    "place",
    "team",
    "per\ncent",
]
LINES = [
    [1.0, "Lighthouse", 231.5, None, 1.64, 1.0, "Harbour", 80.58],
    [2.0, "Harbour", 230.0, None, 1.59, 2.0, "Lighthouse", 80.41],
]


@pytest.fixture
def printed(monkeypatch, capsys):
    """Print results on a page of so many characters; gives the lines."""

    def run(width, heads, lines):
        monkeypatch.setattr("xladdin.cli.printing.PAGE_WIDTH", width)
        monkeypatch.setenv("XLADDIN_LANG", "en")
        print_report(Path("a.xlsx"), Report(Path("a.xlsx"), results=[heads, *lines]))
        return capsys.readouterr().out.splitlines()

    return run


def cells(line):
    return [cell.strip() for cell in line.split("│")[1:-1]]


def test_what_fits_is_printed_without_columns_that_hold_nothing(printed):
    lines = printed(110, HEADS, LINES)
    first = next(line for line in lines if "Lighthouse" in line)
    told = ["1", "Lighthouse", "231.5", "1.64", "1", "Harbour", "80.58"]
    assert cells(first) == told
    assert not any("More columns" in line for line in lines)


def test_a_line_that_holds_nothing_but_its_number_is_left_out(printed):
    empty = [None] * (len(HEADS) - 1)
    lines = printed(110, HEADS, [*LINES, [3.0, *empty], ["in all", *empty]])
    told = [cells(line)[0] for line in lines if "│" in line]
    assert told == ["1", "2", "in all"]


def test_of_what_does_not_fit_the_first_ranking_stays_whole(printed):
    lines = printed(60, HEADS, LINES)
    first = next(line for line in lines if "Lighthouse" in line)
    assert cells(first) == ["1", "Lighthouse", "231.5", "1.64"]
    assert max(map(len, lines)) <= 60
    assert lines[-1] == "More columns on the sheet: 3 (place, team, per cent)."


def test_a_narrow_page_has_fewer_columns_and_no_broken_words(printed):
    lines = printed(25, HEADS, LINES)
    first = next(line for line in lines if "Lighthouse" in line)
    assert cells(first) == ["1", "Lighthouse"]


def test_a_word_longer_than_the_page_is_broken_and_not_lost(printed):
    lines = printed(20, ["pack"], [["0123456789" * 3]])
    told = "".join(cell for line in lines if "│" in line for cell in cells(line))
    assert told == "0123456789" * 3
