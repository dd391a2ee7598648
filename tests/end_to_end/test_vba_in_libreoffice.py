"""Our VBA compiled and run by LibreOffice; a stand-in answers for Python.

Known differences of LibreOffice 7.4, met by a change of the copy under test: it has no
``Value2`` and takes ``base`` for a statement. A blank in the middle of the arguments
arrives as 0, a CVErr shows as "Error 2042", and whatever does not compile gives blank
cells, in every module: so each test asks for values.
"""

import json
import re
import subprocess
from pathlib import Path

import pytest
from openpyxl import load_workbook
from pyopenvba import ExcelFile

from tests.end_to_end import macros_over_uno
from xladdin.functions.catalogue import CATALOGUE
from xladdin.hosts import vba
from xladdin.hosts.excel import names_in_excel
from xladdin.hosts.libreoffice_office import surroundings

pytestmark = pytest.mark.libreoffice

STAND_IN = Path(__file__).with_name("stand_in.bas")
FUNCTIONS = [(name, e) for e in CATALOGUE for name in names_in_excel(e) if e.arguments]
CELLS = {"A1": 250, "A2": -30, "A4": "x"}
# What is given as the first argument, and how it arrives; the others are A1.
SITUATIONS = {
    "value": ("250", "250"),
    "text": ('"4♠x"', "4♠x"),
    "cell": ("A1", "250"),
    "blank": ("A3", "blank"),
    "range": ("A1:A4", "250,;-30,;blank,;x,;"),
    "row of an array": ("{1,2}", "1,2,;"),
    "column of an array": ("{1;2}", "1,;2,;"),
}


def arrived(name, entry, first):
    rest = ["250"] * (entry.required - 1) if entry.required else []
    left_out = ["ESC-"] * (len(entry.arguments) - 1 - len(rest))
    return "|".join([name, first, *rest, *left_out])


def asked(name, entry, first):
    rest = ["A1"] * (entry.required - 1) if entry.required else []
    return f"={name}({','.join([first, *rest])})"


ARRIVALS = [
    (asked(name, entry, first), arrived(name, entry, as_told))
    for name, entry in FUNCTIONS
    for first, as_told in SITUATIONS.values()
]
ONE, ENTRY = next((n, e) for n, e in FUNCTIONS if e.required == 1 < len(e.arguments))
WITHOUT = [n for e in CATALOGUE for n in names_in_excel(e) if not e.arguments]
ANSWERS = [
    *((f"={name}()", name) for name in WITHOUT),
    (f"={ONE}(A1,A2)", f"{ONE}|250|-30" + "|ESC-" * (len(ENTRY.arguments) - 2)),
    (f'={ONE}("ask error")', "Error 2042"),
    (f'={ONE}("ask unknown error")', "Error 2015"),
    (f'={ONE}("ask text")', "#N/A"),
    (f'=INDEX({ONE}("ask row"),1,1)', "1"),
    (f'=INDEX({ONE}("ask row"),1,2)', "Error 2036"),
    (f'=INDEX({ONE}("ask row"),1,3)', "x"),
    (f'=INDEX({ONE}("ask table"),1,2)', "a"),
    (f'=INDEX({ONE}("ask table"),2,1)', "Error 2015"),
    (f'=INDEX({ONE}("ask table"),2,2)', ""),
]
EXPECTED = dict([*ARRIVALS, *ANSWERS])


def workbook(path):
    """A workbook with all our VBA that is not bound to Excel, and the formulas."""
    sources = {**vba.modules(), "XaEngine": STAND_IN.read_text("ascii")}
    with ExcelFile.create_new(path) as book:
        project = book.vba_project()
        for name, source in sources.items():
            changed = re.sub(r"\bbase\b", "base_", source.replace(".Value2", ".Value"))
            project.add_module(name, changed.replace("\n", "\r\n"))
        book.save()
    filled = load_workbook(path, keep_vba=True)
    sheet = filled.active
    for place, value in CELLS.items():
        sheet[place] = value
    for row, formula in enumerate(EXPECTED, 1):
        sheet.cell(row, 2, formula)
    # A whole column: cut behind its last used row, and marked.
    sheet.cell(len(EXPECTED) + 1, 2, f"={ONE}(A:A)")
    filled.save(path)


@pytest.fixture(scope="module")
def found(office, uno_python, tmp_path_factory):
    """What the cells of column B show."""
    folder = tmp_path_factory.mktemp("vba")
    workbook(folder / "vba.xlsm")
    (folder / "extensions").mkdir()
    done = subprocess.run(
        [
            *(uno_python, macros_over_uno.__file__, str(office.program / "soffice")),
            *((folder / "profile").as_uri(), (folder / "extensions").as_uri()),
            *("shown", str(folder / "vba.xlsm"), "B"),
        ],
        env=surroundings(),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("number", range(len(EXPECTED)), ids=list(EXPECTED).__getitem__)
def test_each_wrapper_hands_over_and_takes_back_what_it_should(found, number):
    assert found[number] == list(EXPECTED.values())[number]


def test_a_whole_column_is_cut_and_marked(found):
    column = found[len(EXPECTED)].removeprefix(f"{ONE}|").partition("|")[0]
    cells = column.split(",;")
    blank = ["blank"] * (len(EXPECTED) + 1 - len(CELLS) - 1)
    assert cells == ["250", "-30", "blank", "x", *blank, "ESC+", ""]
