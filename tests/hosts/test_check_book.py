"""The workbook that checks itself; LibreOffice computes it in ``end_to_end``."""

import pytest
from openpyxl import load_workbook

from xladdin.functions.catalogue import CATALOGUE
from xladdin.hosts import check_book
from xladdin.hosts.calculator import score
from xladdin.wording import LANGUAGES, text


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


@pytest.fixture
def path(tmp_path, language):
    check_book.build(tmp_path / "check.xlsx", language)
    return tmp_path / "check.xlsx"


def test_every_example_has_a_row_for_each_of_its_cells():
    wanted = sum(
        sum(len(row) for row in example.result)
        if isinstance(example.result, tuple)
        else 1
        for entry in CATALOGUE
        for example in entry.examples
    )
    rows = list(check_book.rows())
    assert len(rows) == wanted
    assert {row.name for row in rows} >= {e.name for e in CATALOGUE if not e.vba_name}
    assert not any("{=" in row.formula or "=IMP(" in row.formula for row in rows)


def test_the_calculator_agrees_with_every_row(path, language):
    score(path)
    book = load_workbook(path, data_only=True)
    sheet = book.active
    wrong = [
        row
        for row in sheet.iter_rows(min_row=check_book.FIRST, values_only=True)
        if row[4] != check_book.AGREES
    ]
    assert wrong == []
    assert sheet["A1"].value == text("check_book.good", language)
    named = {
        name: sheet[entry.attr_text.rpartition("!")[2].replace("$", "")].value
        for name, entry in book.defined_names.items()
    }
    assert named == {"differences": 0, "examples": len(list(check_book.rows()))}


def test_a_function_that_answers_wrong_is_counted(tmp_path, monkeypatch):
    rows = list(check_book.rows())
    wrong = check_book.Row(rows[0].name, rows[0].formula, 99, rows[0].source)
    monkeypatch.setattr(check_book, "rows", lambda: iter([wrong, *rows[1:]]))
    check_book.build(tmp_path / "check.xlsx", "en")
    score(tmp_path / "check.xlsx")
    sheet = load_workbook(tmp_path / "check.xlsx", data_only=True).active
    assert sheet["B2"].value == 1
    assert sheet["A1"].value == text("check_book.bad", "en")
    assert sheet[f"E{check_book.FIRST}"].value == check_book.DIFFERS


def test_no_formula_is_an_array_formula(path):
    sheet = load_workbook(path).active
    formulas = [
        cell for row in sheet.iter_rows() for cell in row if cell.data_type == "f"
    ]
    assert all(isinstance(cell.value, str) for cell in formulas)
    assert len(formulas) == 2 * len(list(check_book.rows())) + 3
