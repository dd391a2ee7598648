"""A closed scoresheet as the buttons see it."""

import pytest

from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.macros import copies
from xladdin.macros.book import Mark, named, scoresheet, value
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Refused


@pytest.fixture
def match(match_file):
    return FileBook(match_file)


def test_what_a_scoresheet_is(match):
    assert match.mark == Mark("bridge-match", 1, "en")
    assert scoresheet(match, "bridge-match") == match.mark
    with pytest.raises(Refused, match="other_scoresheet"):
        scoresheet(match, "preferans-tournament")


def test_names_and_values(match):
    assert named(match, "Rules") == ("Data", "B21")
    assert match.values("Data", "B20:C21")[1][0] == "today"
    assert match.formulas("Boards", "A1:A1")[0][0].startswith("=")


def test_typed_values_are_computed_when_they_are_committed(match):
    match.type_in("Boards", {"C7": "4SN=", "G7": "4SN-1"})
    match.commit()
    assert value(match, "Boards", "N7") == 470
    again = FileBook(match.path)
    assert value(again, "Boards", "C7") == "4SN="
    assert value(again, "Boards", "N7") == 470


def test_a_copy_is_kept_before_each_change_and_five_in_all(match):
    before = match.path.read_bytes()
    for number in range(7):
        match.type_in("Data", {"B5": f"event {number}"})
        match.commit()
    kept = copies.kept(match.path)
    assert len(kept) == copies.KEPT
    assert value(FileBook(kept[-1]), "Data", "B5") == "event 5"
    assert before not in [copy.read_bytes() for copy in kept]


def test_a_file_that_is_open_elsewhere_is_refused(match):
    before = match.path.read_bytes()
    match.path.with_name("~$match.xlsx").touch()
    match.type_in("Data", {"B5": "event"})
    with pytest.raises(FileRefused, match="file_locked"):
        match.commit()
    assert match.path.read_bytes() == before
    assert not copies.kept(match.path)


def test_a_file_that_was_changed_meanwhile_is_refused(match):
    other = FileBook(match.path)
    other.type_in("Data", {"B5": "other"})
    other.commit()
    match.type_in("Data", {"B5": "event"})
    with pytest.raises(Refused, match="changed_meanwhile"):
        match.commit()
    assert value(FileBook(match.path), "Data", "B5") == "other"


def test_what_is_typed_later_is_computed_as_if_it_had_been_there_at_once(match):
    steps = ({"C7": "4SN=", "G7": "4SN-1"}, {"C8": "3NTS="}, {"C7": None})
    for entries in steps:
        match.type_in("Boards", entries)
        match.commit()
    match.type_in("Data", {"B26": 16})
    match.commit()
    again = FileBook(match.path)
    for sheet in match.sheets:
        assert match.values(sheet, "A1:AL90") == again.values(sheet, "A1:AL90")
