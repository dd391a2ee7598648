"""A formula pasted into an input cell: marked at once, counted, said; its figure stays.

Each case puts a formula in the place of a figure of a sample, which gives the same.
"""

from functools import cache

import openpyxl
import pytest
from openpyxl.utils.cell import rows_from_range

from tests.workbooks.filled import saved_as
from xladdin.wording import text
from xladdin.workbooks.shelf import SHELF

SAID = text("check.pasted", "en")
# Scoresheet -> where its entries to check are counted; sheet, input, cell with the
# words beside it.
CASES = {
    "bridge-match": (
        ("Boards", "T3"),
        [("Boards", "G7", "T7"), ("Data", "B26", "F26")],
    ),
    "bridge-league": (
        ("Fixtures", "T3"),
        [
            ("Fixtures", "F5", "T5"),
            ("Fixtures", "C6", "T6"),
            ("Fixtures", "K7", "T7"),
            ("Teams", "B5", "H5"),
            ("Data", "B14", "D14"),
            ("Data", "B12", "D12"),
        ],
    ),
    "bridge-knockout": (
        ("Matches", "Q3"),
        [
            ("Matches", "D5", "Q5"),
            ("Matches", "I6", "Q6"),
            ("Matches", "C7", "Q7"),
            ("Data", "B14", "D14"),
        ],
    ),
    "preferans-table": (
        ("Pulka", "P3"),
        [
            ("Pulka", "C6", "P6"),
            ("Pulka", "H6", "P6"),
            ("Pulka", "B7", "P7"),
            ("Data", "B14", "E14"),
        ],
    ),
    "preferans-tournament": (
        ("Standings", "Y3"),
        [
            ("Round 1", "B6", "R6"),
            ("Round 1", "G6", "R6"),
            ("Round 2", "I7", "R7"),
            ("Players", "B9", "F9"),
            ("By round", "E22", "C22"),
            ("Data", "B14", "E14"),
        ],
    ),
    "preferans-cutoff": (
        ("Cutoff", "G3"),
        [
            ("Cutoff", "C8", "G8"),
            ("Cutoff", "D9", "G9"),
            ("Results", "B8", "I8"),
            ("Data", "B11", "E11"),
        ],
    ),
    "preferans-systems": (
        ("Systems", "Q3"),
        [
            ("Tables", "C6", "O6"),
            ("Tables", "C11", "O11"),
            ("Data", "B10", "E10"),
        ],
    ),
    "bridge-systems": (
        ("Systems", "N3"),
        [
            ("Boards", "C5", "P5"),
            ("Boards", "B5", "P5"),
            ("Systems", "D18", "N18"),
        ],
    ),
}
BIG = "preferans-tournament"
ONE_BY_ONE = [
    (name, *case) for name, (_, cases) in CASES.items() if name != BIG for case in cases
]


def paste(workbook, sheet, address):
    """Put a formula in the place of a typed value."""
    cell = workbook[sheet][address]
    assert not cell.protection.locked, f"{sheet}!{address} is no input"
    typed = cell.value
    quoted = f'"{typed}"' if isinstance(typed, str) else typed
    cell.value = f"={quoted}"


def to_check(shown, name):
    """How many entries are to be checked."""
    counted = str(shown[CASES[name][0]]).removeprefix("To check: ")
    return 0 if counted == "none" else int(counted)


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    """The cells of a scoresheet's sample as they are without a formula in an input."""
    folder = tmp_path_factory.mktemp("samples")

    @cache
    def sample(name):
        return saved_as(SHELF[name].build("en", True), folder / f"{name}.xlsx").cells

    return sample


@pytest.mark.parametrize(
    ("name", "sheet", "address", "words"),
    ONE_BY_ONE,
    ids=[f"{name} {sheet} {address}" for name, sheet, address, _ in ONE_BY_ONE],
)
def test_one_is_said_and_counted(tmp_path, sample, name, sheet, address, words):
    workbook = SHELF[name].build("en", True)
    paste(workbook, sheet, address)
    shown = saved_as(workbook, tmp_path / "pasted.xlsx").cells
    assert shown[sheet, words] == SAID
    assert to_check(shown, name) == to_check(sample(name), name) + 1


@pytest.fixture(scope="module")
def all_pasted(tmp_path_factory):
    """A scoresheet's sample with all its cases, computed."""
    folder = tmp_path_factory.mktemp("pasted")

    @cache
    def all_pasted(name):
        workbook = SHELF[name].build("en", True)
        for sheet, address, _ in CASES[name][1]:
            paste(workbook, sheet, address)
        return saved_as(workbook, folder / f"{name}.xlsx")

    return all_pasted


@pytest.mark.parametrize("name", CASES)
def test_all_are_said_and_no_figure_changes(sample, all_pasted, name):
    path, shown = all_pasted(name)
    said = {(sheet, words) for sheet, _, words in CASES[name][1]}
    assert {at for at, value in shown.items() if value == SAID} >= said
    assert to_check(shown, name) == to_check(sample(name), name) + len(said)
    for row in results_of(path):
        assert [shown[at] for at in row] == [sample(name)[at] for at in row]


def results_of(path):
    """The cells that buttons and the command line take for the results, row by row."""
    target = openpyxl.load_workbook(path).defined_names["xladdin_results"].attr_text
    sheet, area = target.rsplit("!", 1)
    rows = rows_from_range(area.replace("$", ""))
    return [[(sheet.strip("'"), cell) for cell in row] for row in rows]


@pytest.mark.libreoffice
def test_libreoffice_says_the_same(all_pasted, unlike_libreoffice):
    assert not unlike_libreoffice({name: all_pasted(name) for name in CASES})
