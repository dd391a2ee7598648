"""``xladdin excel``: what is printed, and the exit codes."""

import json
import zipfile

import pytest
from typer.testing import CliRunner

from tests.hosts.imagined_windows import ImaginedComputer
from xladdin.cli import excel
from xladdin.hosts import check_book
from xladdin.hosts.windows import places
from xladdin.wording import text


@pytest.fixture
def computer(tmp_path, monkeypatch):
    made = ImaginedComputer(tmp_path)
    made.interface_language = str
    monkeypatch.setattr("xladdin.hosts.computer.ThisComputer", lambda: made)
    shelf = "xladdin.workbooks.shelf.template"
    monkeypatch.setattr(shelf, lambda name, language: f"{name} {language}".encode())
    # Following the language of Windows must not outlive the test.
    monkeypatch.setenv("XLADDIN_LANG", "")
    return made


def run(*arguments):
    return CliRunner().invoke(excel.app, [*map(str, arguments)])


def test_install_tells_where_things_are_and_what_to_do_next(computer):
    done = run("install")
    assert done.exit_code == 0, done.output
    assert str(places(computer).add_in) in done.output
    assert text("excel.next_step", "en") in done.output


def test_install_speaks_the_language_asked_for(computer):
    done = run("install", "--lang", "ru")
    assert text("excel.next_step", "ru") in done.output
    known = json.loads(places(computer).language.read_text("utf-8"))
    assert known == {"language": "ru"}


def test_install_speaks_the_language_of_windows(computer):
    computer.interface_language = lambda: "bg"
    assert text("excel.next_step", "bg") in run("install").output


def test_scoresheets_are_there_in_every_language(computer):
    run("install", "--lang", "ru")
    where = places(computer)
    own = where.templates / "bridge-match.xltx"
    assert own.read_bytes() == b"bridge-match ru"
    others = where.other_scoresheets
    assert {folder.name for folder in others.iterdir()} == {"en", "bg"}
    for language in ("en", "bg"):
        other = others / language / "preferans-tournament.xltx"
        assert other.read_bytes() == f"preferans-tournament {language}".encode()


def test_an_unknown_language_is_wrong_usage(computer):
    done = run("install", "--lang", "de")
    assert done.exit_code == 2
    assert computer.files() == set()


def test_what_stands_in_the_way_is_told_in_words(computer):
    computer.is_windows = False
    for command in ("install", "uninstall", "engine"):
        done = run(command)
        assert done.exit_code == 1
        assert text("excel.not_windows", "en") in done.output


def test_uninstall_tells_what_was_removed(computer):
    run("install")
    done = run("uninstall")
    assert done.exit_code == 0
    assert str(places(computer).add_in) in done.output
    assert text("excel.nothing_installed", "en") in run("uninstall").output


def test_doctor_ends_with_0_only_when_all_is_well(computer):
    assert run("doctor").exit_code == 1
    run("install")
    done = run("doctor")
    assert (done.exit_code, "✗" in done.output) == (0, False)
    computer.blocked = True
    done = run("doctor")
    assert (done.exit_code, "✗" in done.output) == (1, True)


def test_doctor_prints_json(computer):
    run("install")
    computer.answered = "0.0.1"
    told = json.loads(run("doctor", "--json").stdout)
    bad = [finding["check"] for finding in told if not finding["good"]]
    assert bad == ["answer"]
    assert all(finding["message"] for finding in told)


def test_build_writes_the_add_in_on_any_system(tmp_path):
    done = run("build", tmp_path / "x.xlam", "--lang", "bg")
    assert done.exit_code == 0
    with zipfile.ZipFile(tmp_path / "x.xlam") as package:
        ribbon = package.read("customUI/customUI.xml").decode()
    assert text("button.tab", "bg") in ribbon


def test_build_wants_the_ending_of_an_add_in(tmp_path):
    assert run("build", tmp_path / "x.xlsx").exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_check_book_is_written(tmp_path):
    done = run("check-book", tmp_path / "check.xlsx")
    assert done.exit_code == 0
    assert (tmp_path / "check.xlsx").stat().st_size > 0
    assert run("check-book", tmp_path / "check.pdf").exit_code == 2
    assert len(list(check_book.rows())) > 0


@pytest.mark.usefixtures("computer")
def test_engine_serves_until_it_is_ended(monkeypatch):
    run("install")

    def serve():
        raise KeyboardInterrupt

    monkeypatch.setattr("xlwings.serve", serve)
    done = run("engine")
    assert text("excel.engine_runs", "en") in done.output
    assert text("excel.engine_ended", "en") in done.output
