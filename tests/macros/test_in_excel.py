"""The buttons as the ribbon presses them: words to show, or a question."""

import pytest
import xlwings

from tests.macros import small_excel
from tests.records import samples
from xladdin.hosts import ribbon
from xladdin.macros import copies, in_excel
from xladdin.macros.book import value
from xladdin.macros.excel_book import ExcelBook
from xladdin.wording import text

WITHOUT_PYTHON = {"allow_imp", "repair_links", "restart", "help"}


@pytest.fixture
def live(match_file, monkeypatch):
    """A scoresheet that is open in Excel, from which the buttons are pressed."""
    book = small_excel.opened(match_file)
    monkeypatch.setattr(xlwings.Book, "_mock_caller", book, raising=False)
    return ExcelBook(book)


def typed(live, **entries):
    live.type_in("Boards", entries)
    live.commit()


def test_every_button_of_the_ribbon_has_its_macro():
    pressed = {button.key for button in ribbon.BUTTONS} - WITHOUT_PYTHON
    assert pressed == in_excel.BUTTONS.keys()


def test_check_entries_tells_where_and_what(live):
    assert in_excel.pressed("check_entries") == text("macros.check.nothing")
    typed(live, C7="4СS=")
    words = in_excel.pressed("check_entries")
    assert "Boards!C7: “4СS=” – open: Cyrillic С, ♠ or ♣?" in words.splitlines()


def test_a_long_list_is_cut(live):
    typed(live, **{f"C{row}": "x" for row in (*range(7, 19), *range(24, 36))})
    lines = in_excel.pressed("check_entries").splitlines()
    assert len(lines) == in_excel.MOST_LINES + 1
    assert lines[-1] == text("macros.more_lines", count=5)


def test_import_asks_before_it_types_over(live, results_file):
    typed(live, C7="1NTS=")
    question = in_excel.pressed("import_results", str(results_file))
    assert question.startswith(in_excel.YES_OR_NO)
    assert "Boards!C7" in question
    assert value(live, "Boards", "C8") is None
    done = in_excel.pressed("import_results", str(results_file), "yes\n")
    assert not done.startswith(in_excel.ESCAPE)
    assert value(live, "Boards", "C7") == "4SN="


def test_import_asks_which_match(live, results_file):
    live.type_in("Data", {"B10": "Oaks", "C10": "Elms"})
    live.commit()
    question = in_excel.pressed("import_results", str(results_file))
    assert question.startswith(in_excel.IN_WORDS)
    assert samples.HOME in question
    wanted = f"{samples.VISIT} - {samples.HOME}"
    in_excel.pressed("import_results", str(results_file), f"{wanted}\n")
    # The sheet's A is now the visiting team, North-South in the closed room.
    assert value(live, "Boards", "C7") == "4SN-1"


def test_what_cannot_be_read_is_told(live, tmp_path):
    broken = tmp_path / "broken.pbn"
    damaged = samples.pbn_by_room().replace('[Contract "4S"]', '[Contract "8S"]')
    broken.write_text(damaged, encoding="utf-8")
    words = in_excel.pressed("import_results", str(broken))
    assert words.startswith("Line ")
    assert "8S" in words
    assert not copies.kept(live.path)


def test_finalise_asks_where_entries_are_wrong(live):
    typed(live, C7="4СS=")
    question = in_excel.pressed("finalise")
    assert question.startswith(in_excel.YES_OR_NO)
    assert question.endswith(text("macros.ask.anyway"))
    assert "archive" in in_excel.pressed("finalise", answers="yes\n")


def test_undo(live):
    typed(live, C7="1NTS=")
    assert in_excel.pressed("undo").startswith("Undone: ")
    assert value(live, "Boards", "C7") is None
    assert in_excel.pressed("undo") == text("macros.refused.nothing_to_undo")


@pytest.mark.usefixtures("live")
def test_explain_cell_tells_of_a_cell():
    words = in_excel.pressed("explain_cell", "Boards\nA7")
    assert words == "Boards!A7 holds no error."


@pytest.mark.usefixtures("live")
def test_a_fault_of_ours_is_told_in_words(monkeypatch):
    def broken(_press):
        raise ZeroDivisionError

    monkeypatch.setitem(in_excel.BUTTONS, "undo", broken)
    words = in_excel.pressed("undo")
    assert "ZeroDivisionError" in words
    assert "Traceback" not in words
