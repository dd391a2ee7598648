"""A live workbook through xlwings' own classes, with a small Excel behind them."""

import pytest

from tests.macros import small_excel
from xladdin.macros import check_entries, copies, finalise, import_results, undo
from xladdin.macros.book import Mark, named, value
from xladdin.macros.excel_book import ExcelBook
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Refused


@pytest.fixture
def live(match_file):
    return ExcelBook(small_excel.opened(match_file))


def test_it_is_the_same_workbook_as_its_file(live, match_file):
    closed = FileBook(match_file)
    assert live.mark == closed.mark == Mark("bridge-match", 1, "en")
    assert live.sheets == closed.sheets
    assert named(live, "Rules") == named(closed, "Rules")
    for sheet in closed.sheets:
        assert live.values(sheet, "A1:AK80") == closed.values(sheet, "A1:AK80")
        assert live.formulas(sheet, "A1:AK80") == closed.formulas(sheet, "A1:AK80")


def test_typed_values_are_computed(live):
    live.type_in("Boards", {"C7": "4SN=", "G7": "4SN-1"})
    live.commit()
    assert value(live, "Boards", "N7") == 470


def test_excel_rests_while_a_button_types_and_is_as_before_then(live):
    app = live._book.impl.app
    live.type_in("Data", {"B5": "event"})
    live.commit()
    assert app.history == ["manual", "automatic"]
    assert app.screen_updating


def test_a_cell_that_excel_refuses_undoes_all_that_was_typed(live):
    live._book.impl.locked.add(("Boards", "G7"))
    live.type_in("Boards", {"C7": "4SN=", "D8": 620, "G7": "4SN-1"})
    with pytest.raises(Refused, match="excel_refused"):
        live.commit()
    assert value(live, "Boards", "C7") is None
    assert value(live, "Boards", "D8") is None
    assert live._book.impl.app.calculation == "automatic"


def test_a_workbook_that_was_never_saved_is_refused(live, match_file):
    match_file.unlink()
    live.type_in("Data", {"B5": "event"})
    with pytest.raises(Refused, match="never_saved"):
        live.commit()


def test_the_copy_holds_what_was_not_saved_yet(live, match_file):
    live.type_in("Data", {"B5": "first"})
    live.commit()
    live.type_in("Data", {"B5": "second"})
    live.commit()
    kept = copies.kept(match_file)
    assert value(FileBook(kept[-1]), "Data", "B5") == "first"
    assert value(FileBook(match_file), "Data", "B5") is None  # nobody saved it


def test_undo_types_back(live):
    live.type_in("Boards", {"C7": "4SN=", "G7": "4SN-1"})
    live.commit()
    live.type_in("Boards", {"C7": None, "D7": 420})
    live.commit()
    assert undo.run(live).changed
    assert value(live, "Boards", "C7") == "4SN="
    assert value(live, "Boards", "D7") is None
    assert undo.run(live).changed
    assert value(live, "Boards", "G7") is None
    with pytest.raises(Refused, match="nothing_to_undo"):
        undo.run(live)


def test_import_check_and_finalise_do_as_with_a_closed_file(live, results_file):
    imported = import_results.run(live, results_file)
    assert imported.figures["boards"] == 6
    assert check_entries.run(live).is_good
    final = finalise.run(live)
    archive = FileBook(final.files[0])
    assert value(archive, "Match", "B9") == value(live, "Match", "B9")
    assert value(live, "Data", "B47") == "final"
