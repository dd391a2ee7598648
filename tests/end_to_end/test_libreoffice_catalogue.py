"""Every example of the catalogue, computed by the real LibreOffice."""

import re
import zipfile

import pytest
from openpyxl import Workbook, load_workbook

from xladdin.functions.catalogue import CATALOGUE
from xladdin.hosts import check_book

pytestmark = pytest.mark.libreoffice


@pytest.fixture(scope="module")
def check(tmp_path_factory):
    """The workbook that checks itself."""
    path = tmp_path_factory.mktemp("check") / "check.xlsx"
    check_book.build(path, "en")
    return path


def disagreeing(path):
    """The rows that disagree, and how many rows there are."""
    sheet = load_workbook(path, data_only=True).active
    rows = list(sheet.iter_rows(min_row=check_book.FIRST, values_only=True))
    wrong = [row for row in rows if row[4] != check_book.AGREES]
    assert sheet["B2"].value == len(wrong)
    return wrong, len(rows)


def test_every_example_agrees_in_a_workbook_of_ours(check, calc):
    wrong, count = disagreeing(calc(check, "xlsx"))
    assert wrong == []
    assert count >= sum(len(entry.examples) for entry in CATALOGUE)


@pytest.fixture
def saved_there(check, calc):
    """The same workbook saved by LibreOffice as .ods."""
    return calc(check, "ods")


def with_old_values(source, target):
    """An .ods in which every computed value is 999, as if the rules had changed."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name == "content.xml":
                cell = rb'(<table:table-cell [^>]*table:formula="[^"]*" )[^>]*(>|/>)'
                stale = rb'\1office:value-type="float" office:value="999"\2'
                content, changed = re.subn(cell, stale, content)
                assert changed > len(CATALOGUE)
            new.writestr(name, content)


def test_every_example_agrees_in_an_ods_that_holds_old_values(
    saved_there, calc, tmp_path
):
    with_old_values(saved_there, tmp_path / "old.ods")
    wrong, _ = disagreeing(calc(tmp_path / "old.ods", "xlsx"))
    assert wrong == []


def test_every_example_agrees_after_saving_as_xlsx_and_opening_again(check, calc):
    wrong, _ = disagreeing(calc(calc(check, "xlsx"), "xlsx"))
    assert wrong == []


def test_every_example_agrees_in_a_file_saved_without_the_extension(check, calc):
    without = calc(check, "xlsx", None)
    assert load_workbook(without, data_only=True).active["D5"].value == "#NAME?"
    wrong, _ = disagreeing(calc(without, "xlsx"))
    assert wrong == []


def test_every_name_and_alias_is_known_there(calc, tmp_path):
    workbook = Workbook()
    names = CATALOGUE.names()
    for row, name in enumerate(names, 1):
        workbook.active.cell(row, 1, f"={name}({','.join('1' * 9)})")
        workbook.active.cell(row, 2, f"={name.lower()}({','.join('1' * 9)})")
    workbook.save(tmp_path / "names.xlsx")
    sheet = load_workbook(calc(tmp_path / "names.xlsx", "xlsx"), data_only=True).active
    unknown = [row for row in sheet.values if "#NAME?" in row]
    assert unknown == []
