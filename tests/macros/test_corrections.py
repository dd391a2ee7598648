"""The log of corrections: what was entered otherwise in the last copy, once each."""

import re

import pytest

from tests.macros.paper_book import PaperBook
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.typing_in import typed_parts
from xladdin.macros import copies, corrections
from xladdin.macros.file_book import FileBook
from xladdin.workbooks.preferans_tournament_players import LOG_FIRST, LOG_LAST

SEATED = {"B11": 17, "B12": 4, "B13": 9, "B14": 22}  # round 3, table 2
FINALS = {"J11": 120, "J12": -40, "J13": -40, "J14": -40}
WRONG_SIGN = (3, 2, 17, "+120", "−120")


class AsItStands(PaperBook):
    """A closed workbook whose values are those of its file: nothing is computed."""

    def values(self, sheet, area):
        return self._book.entered(sheet, area)


def opened(path):
    return AsItStands(FileBook(path))


def typed(path, sheet, cells):
    package = Package(path)
    package.replace(typed_parts(package, {sheet: cells}))


def keep_copy(path):
    copies.keep(path, lambda copy: copy.write_bytes(path.read_bytes()))


def noted(path):
    """What is typed into the log: line by line, without the hour."""
    typed_cells, _ = corrections.changes_to_note(opened(path))
    lines = {}
    for cell, entry in typed_cells.get("Corrections", {}).items():
        lines.setdefault(int(cell[1:]), []).append(entry)
    hours = [line.pop(0) for line in lines.values()]
    assert all(re.fullmatch(r"\d\d\.\d\d\.\d{4} \d\d:\d\d", hour) for hour in hours)
    return [tuple(line) for line in lines.values()]


@pytest.fixture
def played(tmp_path, empty_tournament):
    """A tournament with a table seated in the third round."""
    path = tmp_path / "played.xlsx"
    path.write_bytes(empty_tournament)
    typed(path, "Round 3", SEATED)
    return path


def test_a_correction_is_noted_once(played):
    typed(played, "Round 3", FINALS)
    keep_copy(played)
    typed(played, "Round 3", {"J11": -120})
    assert noted(played) == [WRONG_SIGN]
    keep_copy(played)
    typed(played, "Corrections", {"B4": 3, "D4": 17, "F4": "+120", "G4": "−120"})
    assert noted(played) == []


def test_what_the_judge_has_logged_is_not_added_again(played):
    typed(played, "Round 3", FINALS)
    keep_copy(played)
    typed(played, "Round 3", {"J11": -120, "J12": 4, "J13": None, "J14": -41})
    own = {"B4": 3, "D4": 17, "F4": "120", "G4": "-120"}
    own |= {"B5": 3, "C5": 2, "D5": 4, "F5": -40, "G5": 4}
    own |= {"B6": 3, "D6": 9, "H6": "another slip"}
    own |= {"B7": 3, "D7": 22, "F7": "-41", "G7": "-40"}
    typed(played, "Corrections", own)
    assert noted(played) == [(3, 2, 22, "−40", "−41")]


def test_an_earlier_line_of_the_log_hides_nothing(played):
    typed(played, "Round 3", FINALS)
    typed(played, "Corrections", {"B4": 3, "D4": 17, "F4": "+120", "G4": "−120"})
    keep_copy(played)
    typed(played, "Round 3", {"J11": -120})
    assert noted(played) == [WRONG_SIGN]


def test_a_copy_of_a_change_that_was_broken_off_hides_nothing(played):
    typed(played, "Round 3", FINALS)
    keep_copy(played)
    typed(played, "Round 3", {"J11": -120})
    keep_copy(played)
    keep_copy(played)
    typed(played, "Round 3", {"J12": -4})
    copies.kept(played)[-1].write_bytes(played.read_bytes())
    assert noted(played) == [(3, 2, 4, "−40", "−4")]


def test_where_nothing_can_be_compared_nothing_is_noted(played, match_file):
    typed(played, "Round 3", FINALS)
    assert noted(played) == []
    keep_copy(played)
    [copy] = copies.kept(played)
    typed(played, "Round 3", {"J11": -120})
    copy.write_bytes(match_file.read_bytes())
    assert noted(played) == []
    copy.write_bytes(b"no workbook")
    assert noted(played) == []
    assert corrections.changes_to_note(opened(match_file)) == ({}, [])


def test_a_full_log_stops_no_button_and_says_what_is_missing(played):
    lines = LOG_LAST - LOG_FIRST
    typed(played, "Corrections", {f"H{LOG_FIRST + n}": "x" for n in range(lines)})
    typed(played, "Round 3", FINALS)
    keep_copy(played)
    typed(played, "Round 3", {"J11": 100, "J12": -20})
    cells, said = corrections.changes_to_note(opened(played))
    assert {int(cell[1:]) for cell in cells["Corrections"]} == {LOG_LAST}
    assert [(one.key, one.facts["count"]) for one in said] == [
        ("log.added", 1),
        ("log.no_room", 1),
    ]
