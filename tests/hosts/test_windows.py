"""Installing into a user's folders and taking away again."""

import json
import re
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.hosts.imagined_windows import ImaginedComputer
from xladdin.hosts import windows, xlam
from xladdin.hosts.computer import USER
from xladdin.hosts.ribbon import Offered
from xladdin.hosts.user_folders import OPTIONS, SHELL_FOLDERS, TEMPLATES_VALUE, expanded
from xladdin.hosts.windows import CannotInstallError, Template, install, uninstall
from xladdin.wording import LANGUAGES, text

TEMPLATES = (
    Template(Offered("bridge-match", "Мач"), b"a match"),
    Template(Offered("preferans-table", "Пулка"), b"a pulka"),
    Template(Offered("bridge-match", "A match", "en"), b"an English match"),
)
CONFIGURATION = (
    b'"INTERPRETER_WIN",'
    b'"%LOCALAPPDATA%\\Programs\\Python\\Scripts\\pythonw.exe"\r\n'
    b'"LIBRARY_FOLDER","%LOCALAPPDATA%\\Programs\\Python"\r\n'
    b'"UDF MODULES","xladdin.hosts.excel"\r\n'
    b'"PYTHONPATH",""\r\n'
    b'"ADD_WORKBOOK_TO_PYTHONPATH","false"\r\n'
)


@pytest.fixture
def computer(tmp_path):
    return ImaginedComputer(tmp_path)


@pytest.fixture
def places(computer):
    return windows.places(computer)


def snapshot(computer):
    return {file: file.read_bytes() for file in computer.files()}


def test_everything_is_put_in_place(computer, places):
    steps = install(computer, "bg", TEMPLATES)
    assert computer.files() == {
        computer.home / "AppData/Roaming/Microsoft/Excel/XLSTART/xladdin.xlam",
        computer.home / "AppData/Roaming/xladdin/settings.json",
        computer.home / ".xladdin/xladdin.conf",
        computer.home / ".xladdin/help.html",
        computer.home / ".xladdin/installed.json",
        computer.home / ".xladdin/scoresheets/en/bridge-match.xltx",
        computer.home / "Documents/Custom Office Templates/bridge-match.xltx",
        computer.home / "Documents/Custom Office Templates/preferans-table.xltx",
    }
    assert places.configuration.read_bytes() == CONFIGURATION
    assert json.loads(places.language.read_text("utf-8")) == {"language": "bg"}
    assert computer.registry(USER, OPTIONS, TEMPLATES_VALUE) == str(places.templates)
    assert [step.key for step in steps] == ["excel.installed", "excel.scoresheets_in"]


def test_the_add_in_knows_the_user_s_folders_and_scoresheets(computer, places):
    install(computer, "bg", TEMPLATES)
    opened = {
        "path.scoresheets": str(places.templates),
        "path.other_scoresheets": str(places.other_scoresheets),
        "path.help": str(places.help_page),
    }
    offered = [template.offered for template in TEMPLATES]
    assert places.add_in.read_bytes() == xlam.build("bg", opened, offered)


def test_installing_and_uninstalling_twice_leaves_nothing_behind(computer):
    before = dict(computer.values)
    for _ in range(2):
        install(computer, "ru", TEMPLATES)
        first = snapshot(computer)
        install(computer, "ru", TEMPLATES)
        assert snapshot(computer) == first
        assert len(uninstall(computer)) == 7
        assert computer.files() == set()
        assert computer.values == before
        assert uninstall(computer) == []
    left = [path.name for path in computer.home.rglob("*") if path.is_dir()]
    assert not {".xladdin", "xladdin", "Custom Office Templates"} & set(left)


def test_another_language_renews_what_depends_on_it(computer, places):
    install(computer, "ru", TEMPLATES)
    russian = snapshot(computer)
    install(computer, "en", TEMPLATES)
    english = snapshot(computer)
    assert english[places.add_in] != russian[places.add_in]
    assert english[places.help_page] != russian[places.help_page]
    assert english[places.configuration] == russian[places.configuration]
    assert json.loads(english[places.language])["language"] == "en"


def test_a_scoresheet_that_the_user_changed_is_neither_renewed_nor_removed(
    computer, places
):
    install(computer, "ru", TEMPLATES)
    own = places.templates / "bridge-match.xltx"
    own.write_bytes(b"with the club's name")
    steps = install(computer, "ru", TEMPLATES)
    assert "excel.template_kept" in [step.key for step in steps]
    steps = uninstall(computer)
    assert "excel.changed_kept" in [step.key for step in steps]
    assert computer.files() == {own}
    assert own.read_bytes() == b"with the club's name"


def test_a_language_chosen_before_is_changed_but_not_taken_away(computer, places):
    places.language.parent.mkdir(parents=True)
    places.language.write_text('{"language": "en", "other": 1}', "utf-8")
    install(computer, "ru", TEMPLATES)
    uninstall(computer)
    known = json.loads(places.language.read_text("utf-8"))
    assert known == {"language": "ru", "other": 1}


def test_a_folder_of_templates_that_excel_knows_is_used_and_stays(computer, tmp_path):
    theirs = tmp_path / "Club" / "Templates"
    computer.values[USER, OPTIONS, TEMPLATES_VALUE] = str(theirs)
    install(computer, "en", TEMPLATES)
    assert (theirs / "bridge-match.xltx").read_bytes() == b"a match"
    uninstall(computer)
    assert computer.values[USER, OPTIONS, TEMPLATES_VALUE] == str(theirs)
    assert list(theirs.iterdir()) == []


def test_documents_may_lie_in_onedrive(computer):
    named = r"%USERPROFILE%\OneDrive\Документы"
    computer.values[USER, SHELL_FOLDERS, "Personal"] = named
    found = windows.places(computer).templates
    assert found == computer.home / "OneDrive/Документы/Custom Office Templates"


def test_the_settings_lead_back_to_the_same_python(computer):
    settings = windows.configuration(computer)
    assert settings.isascii()
    words = re.search(r'"INTERPRETER_WIN","(.*)"', settings)[1]
    assert expanded(words, computer.environment) == computer.python


def refused(computer):
    before = snapshot(computer)
    with pytest.raises(CannotInstallError) as caught:
        install(computer, "en", TEMPLATES)
    assert snapshot(computer) == before
    for language in LANGUAGES:
        assert "{" not in caught.value.message(language)
    return caught.value.key


def test_another_system_is_refused(computer):
    computer.is_windows = False
    assert refused(computer) == "excel.not_windows"


def test_store_python_is_refused(computer):
    computer.is_store_python = True
    assert refused(computer) == "excel.store_python"


def test_missing_pywin32_is_refused(computer):
    computer.pywin32 = False
    assert refused(computer) == "excel.pywin32_missing"


@pytest.mark.parametrize("what", ["no folder", "one of two"])
def test_missing_libraries_are_refused(computer, what):
    if what == "no folder":
        computer.library = None
        with pytest.raises(CannotInstallError, match="library_missing"):
            install(computer, "en", TEMPLATES)
    else:
        next(computer.library.glob("*.dll")).unlink()
        assert refused(computer) == "excel.library_missing"


def test_a_python_in_a_folder_that_vba_cannot_name_is_refused(computer, tmp_path):
    computer.python = tmp_path / "Питон" / "pythonw.exe"
    assert refused(computer) == "excel.path_not_ascii"


def test_an_add_in_that_excel_holds_open_is_named(computer, monkeypatch):
    def held(self, target):
        raise PermissionError(13, "in use", str(self), None, str(target))

    monkeypatch.setattr(Path, "replace", held)
    with pytest.raises(CannotInstallError) as caught:
        install(computer, "en", TEMPLATES)
    assert caught.value.key == "excel.file_in_use"
    assert str(caught.value.facts["file"]).endswith("xladdin.xlam")
    assert computer.files() == set()


def test_a_file_in_use_stops_uninstalling_with_its_name(computer, monkeypatch):
    install(computer, "en", TEMPLATES)

    held = Mock(side_effect=PermissionError(13, "in use", "xladdin.xlam"))
    monkeypatch.setattr(Path, "unlink", held)
    with pytest.raises(CannotInstallError, match="file_in_use"):
        uninstall(computer)


def test_the_server_by_hand_tells_excel_to_look_for_it(computer, places, monkeypatch):
    install(computer, "en", TEMPLATES)
    seen = []
    monkeypatch.setattr(
        "xlwings.serve", lambda: seen.append(places.configuration.read_bytes())
    )
    windows.serve_by_hand(computer, lambda: seen.append(b"ready"))
    assert seen == [b"ready", CONFIGURATION + b'"DEBUG UDFS","True"\r\n']
    assert places.configuration.read_bytes() == CONFIGURATION


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_page_shows_every_function(computer, places, language):
    install(computer, language, TEMPLATES)
    page = places.help_page.read_text("utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert f'<html lang="{language}">' in page
    assert text("function.IMP", language) in page
    assert "=IMPS(250)" in page
    assert "=IMP(" not in page
