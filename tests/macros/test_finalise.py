"""Finalise: the state is final, the archive holds values that nothing changes."""

import re

import pytest

from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.package import Package
from xladdin.macros import copies, finalise
from xladdin.macros.book import value
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Refused
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks import shelf

ALL = "A1:AL80"


@pytest.fixture
def match(match_file):
    book = FileBook(match_file)
    book.type_in("Boards", {"C7": "4SN=", "G7": "4SN-1"})
    book.commit()
    return book


def test_the_archive_shows_what_the_workbook_shows_without_a_formula(match):
    [archive] = finalise.run(match).files
    assert re.fullmatch(r"match \d{4}-\d\d-\d\d\.xlsx", archive.name)
    frozen = FileBook(archive)
    for sheet in match.sheets:
        assert frozen.values(sheet, ALL) == match.values(sheet, ALL)
        assert not any(map(any, frozen.formulas(sheet, ALL)))
    assert value(frozen, "Boards", "N7") == 470
    assert b"<f>" not in b"".join(
        Package(archive).read(part.part) for part in Package(archive).sheets
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["bridge-match", "preferans-table"])
def test_the_state_and_the_hour_are_entered(tmp_path, name, language):
    book = FileBook(shelf.new(name, tmp_path / "a.xlsx", language))
    finalise.run(book)
    data = text("sheet.data", language)
    state, time = (finalise._place(book, n)[1] for n in ("Event_state", "Event_time"))
    assert value(book, data, state) == text("sheet.final", language)
    assert re.fullmatch(r"\d\d\.\d\d\.\d{4} \d\d:\d\d", value(book, data, time))


def test_wrong_entries_are_told_and_nothing_is_done(match):
    match.type_in("Boards", {"C8": "4СS="})
    match.commit()
    before = match.path.read_bytes()
    outcome = finalise.run(match)
    assert not outcome.is_good
    assert outcome.files == []
    assert match.path.read_bytes() == before
    assert finalise.run(match, anyway=True).files


def test_a_doubt_does_not_stand_in_the_way(match):
    match.type_in("Boards", {"C8": "7NTN=", "G8": "7NTN-1"})
    match.commit()
    outcome = finalise.run(match)
    assert outcome.files
    assert "left as they are: 1" in outcome.message("en")


def test_each_archive_has_a_name_of_its_own_and_the_hour_stays(match):
    first = finalise.run(match)
    hour = value(match, "Data", "B49")
    second = finalise.run(match)
    assert second.files != first.files
    assert second.files[0].name.endswith(" (2).xlsx")
    assert not second.changed
    assert value(match, "Data", "B49") == hour


def test_an_archive_is_not_finalised_again(match):
    [archive] = finalise.run(match).files
    with pytest.raises(Refused, match="frozen"):
        finalise.run(FileBook(archive))


def test_a_file_that_is_open_elsewhere_leaves_no_archive(match):
    match.path.with_name("~$match.xlsx").touch()
    before = match.path.read_bytes()
    with pytest.raises(FileRefused, match="file_locked"):
        finalise.run(match)
    assert match.path.read_bytes() == before
    assert [path.name for path in match.path.parent.glob("match*.xlsx")] == [
        "match.xlsx"
    ]
    assert len(copies.kept(match.path)) == 1


def test_without_an_archive_the_workbook_stays_as_it_was(match, monkeypatch):
    before = match.path.read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(finalise, "move_into_place", full)
    with pytest.raises(FileRefused, match="file_not_written"):
        finalise.run(match)
    assert match.path.read_bytes() == before
    assert [path.name for path in match.path.parent.glob("*.xlsx")] == ["match.xlsx"]
