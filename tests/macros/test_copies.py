"""Copies before each change, undo, and a button that is killed in the middle."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.macros import copies, import_results, undo
from xladdin.macros.book import value
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Refused

EVENT = "B5"
# Types an event; when it comes to a moment of writing it says so and waits for its end.
KILLED = """
import sys, tempfile
from pathlib import Path
from xladdin.macros.file_book import FileBook
book = FileBook(sys.argv[1])
book.type_in("Data", {"B5": "after"})
moment, nth = sys.argv[2], int(sys.argv[3])
owner, name = {"sync": ("os", "fsync"), "move": ("pathlib.Path", "replace")}[moment]
import os, pathlib
owner = os if owner == "os" else pathlib.Path
real, seen = getattr(owner, name), []
def waiting(*given):
    seen.append(given)
    if len(seen) == nth:
        print("now", flush=True)
        sys.stdin.read()
    return real(*given)
setattr(owner, name, waiting)
book.commit()
print("done", flush=True)
"""


def changed(path, event):
    book = FileBook(path)
    book.type_in("Data", {EVENT: event})
    book.commit()


def event(path):
    return value(FileBook(path), "Data", EVENT)


def unfinished(path):
    """Hidden files beside the workbook and among its copies."""
    return sorted(path.parent.rglob(".*"))


def killed(path, moment, nth):
    """Press a button in a process of its own and kill it at a moment of writing."""
    process = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path), moment, str(nth)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout.readline() == "now\n"
        process.kill()
    assert process.returncode == -signal.SIGKILL


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize(
    ("moment", "nth"),
    [("sync", 1), ("move", 1), ("sync", 2), ("move", 2)],
    ids=["copy written", "copy moved", "file written", "file moved"],
)
def test_a_kill_in_the_middle_leaves_the_old_file_whole(match_file, moment, nth):
    changed(match_file, "before")
    before = match_file.read_bytes()
    killed(match_file, moment, nth)
    assert match_file.read_bytes() == before
    assert len(unfinished(match_file)) == 1
    changed(match_file, "afterwards")  # nothing stands in the way
    assert unfinished(match_file) == []
    assert event(match_file) == "afterwards"
    undo.run(FileBook(match_file))
    assert event(match_file) == "before"
    undo.run(FileBook(match_file))
    assert event(match_file) is None


def test_undo_goes_back_step_by_step_and_keeps_what_it_undoes(match_file):
    for name in ("one", "two", "three"):
        changed(match_file, name)
    book = FileBook(match_file)
    for name in ("two", "one", None):
        assert undo.run(book).changed
        assert event(match_file) == name
    with pytest.raises(Refused, match="nothing_to_undo"):
        undo.run(book)
    undone = sorted(copies.folder_of(match_file).glob("*undone*"))
    assert [event(copy) for copy in undone] == ["three", "two", "one"]


def test_undo_brings_back_what_was_typed_by_hand_since(match_file):
    changed(match_file, "by the button")
    changed(match_file, "by hand")
    copies.kept(match_file)[-1].unlink()  # a person leaves no copy
    told = undo.run(FileBook(match_file)).message("en")
    [undone] = copies.folder_of(match_file).glob("*undone*")
    assert event(undone) == "by hand"
    assert "whatever was typed since" in told
    assert f"kept in the folder {undone.parent.name}" in told
    assert re.search(r"as it was on \d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d\.", told)


def test_undo_says_which_button_it_undoes(match_file, results_file):
    import_results.run(FileBook(match_file), results_file)
    told = undo.run(FileBook(match_file)).message("en")
    assert told.startswith("Undone: what “Import results” changed, and whatever was")


def test_a_workbook_with_a_word_in_brackets_names_no_button():
    assert copies.button_of(Path("0012 2026-03-14 21-40-05 (final) a.xlsx")) == ""


def test_five_undone_ones_are_kept(match_file):
    for number in range(7):
        changed(match_file, f"event {number}")
        undo.run(FileBook(match_file))
    assert len(list(copies.folder_of(match_file).glob("*undone*"))) == copies.KEPT


@pytest.mark.parametrize("lock", ["~$match.xlsx", ".~lock.match.xlsx#"])
def test_an_open_file_is_not_undone(match_file, lock):
    changed(match_file, "event")
    before = match_file.read_bytes()
    match_file.with_name(lock).touch()
    with pytest.raises(FileRefused, match="file_locked"):
        undo.run(FileBook(match_file))
    assert match_file.read_bytes() == before
    assert len(copies.kept(match_file)) == 1


def test_copies_are_numbered_on_whatever_the_clock_says(match_file):
    folder = copies.folder_of(match_file)
    folder.mkdir()
    folder.joinpath("0041 2031-01-01 00-00-00 match.xlsx").write_bytes(b"later")
    folder.joinpath("a note of somebody.txt").touch()
    changed(match_file, "event")
    assert [copy.name[:4] for copy in copies.kept(match_file)] == ["0041", "0042"]


@pytest.mark.skipif(
    getattr(os, "geteuid", int)() == 0, reason="the superuser may write everywhere"
)
def test_a_folder_that_takes_no_copy_refuses_the_change(match_file):
    book = FileBook(match_file)
    book.type_in("Data", {EVENT: "event"})
    match_file.parent.chmod(0o500)
    try:
        with pytest.raises(FileRefused, match="file_not_written"):
            book.commit()
    finally:
        match_file.parent.chmod(0o700)
    assert event(match_file) is None


def test_where_the_copies_should_be_stands_a_file(match_file):
    copies.folder_of(match_file).touch()
    before = match_file.read_bytes()
    book = FileBook(match_file)
    book.type_in("Data", {EVENT: "event"})
    with pytest.raises(FileRefused, match="file_not_written"):
        book.commit()
    assert Path(match_file).read_bytes() == before
