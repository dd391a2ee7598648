"""A new scoresheet: where the file can be made, and never over another one."""

import pytest

from xladdin.macros import new_scoresheet
from xladdin.macros.book import Mark
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Refused
from xladdin.wording import LANGUAGES
from xladdin.workbooks import shelf


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", shelf.SHELF)
def test_every_scoresheet_in_every_language(tmp_path, name, language):
    file = tmp_path / "new.xlsx"
    outcome = new_scoresheet.run(name, file, language)
    assert outcome.files == [file]
    assert FileBook(file).mark == Mark(name, shelf.SHELF[name].version, language)


def test_the_language_is_the_user_s_where_none_is_chosen(tmp_path, monkeypatch):
    monkeypatch.setenv("XLADDIN_LANG", "bg")
    new_scoresheet.run("preferans-table", tmp_path / "new.xlsx")
    assert FileBook(tmp_path / "new.xlsx").mark.language == "bg"


def test_a_file_that_is_there_is_not_overwritten(tmp_path):
    file = tmp_path / "mine.xlsx"
    file.write_bytes(b"mine")
    with pytest.raises(Refused, match="file_there"):
        new_scoresheet.run("preferans-table", file)
    assert file.read_bytes() == b"mine"


@pytest.mark.parametrize(
    ("name", "file", "key"),
    [
        ("bridge-mach", "a.xlsx", "no_such_scoresheet"),
        ("bridge-match", "tonight/a.xlsx", "no_folder"),
        ("bridge-match", f"{'a' * 300}.xlsx", "file_not_made"),
    ],
)
def test_what_cannot_be_made_is_refused(tmp_path, name, file, key):
    with pytest.raises(Refused, match=key) as refused:
        new_scoresheet.run(name, tmp_path / file)
    assert all(refused.value.message(language) for language in LANGUAGES)
    assert list(tmp_path.iterdir()) == []
