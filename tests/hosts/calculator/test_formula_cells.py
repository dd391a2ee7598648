"""ISFORMULA of one cell is answered; LibreOffice answers alike."""

import openpyxl
import pytest
from openpyxl.worksheet.formula import ArrayFormula

from tests.hosts import workbooks
from tests.hosts.calculator import beside_libreoffice as beside
from xladdin.hosts.calculator import compute, evaluate_formula

# Expected: by Excel's description of the function, on the cells of `write`.
EXPECTED = {
    "_xlfn.ISFORMULA(B1)": False,
    "_xlfn.ISFORMULA($B$2)": True,
    "_xlfn.ISFORMULA(B$3)": False,
    "_xlfn.ISFORMULA(B4)": True,
    "_xlfn.ISFORMULA(B5)": True,
    "_xlfn.ISFORMULA('Кръг ''1'' б'!B2)": False,
    "_xlfn.ISFORMULA('Кръг ''1'' б'!B3)": True,
    "_xlfn.ISFORMULA('Кръг ''1'' б'!$B$9)": False,
    "IFERROR(_xlfn.ISFORMULA(B2),FALSE)": True,
    'IF(OR(IFERROR(_xlfn.ISFORMULA(B1),FALSE),B1=""),"?","right")': "right",
    'IF(OR(_xlfn.ISFORMULA(B1),_xlfn.ISFORMULA(B2)),"!","")': "!",
    'IF(_xlfn.ISFORMULA(B3),1,IMPS(250))&" ISFORMULA(B1)"': "4 ISFORMULA(B1)",
    "_xlfn.ISFORMULA(A1)": True,
}
OTHER_SHEET = "Кръг '1' б"


def write(path):
    """B1 a number, B2 a formula, B3 blank, B4:B5 an array formula; formulas in A."""
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = beside.FORMULAS
    sheet["B1"], sheet["B2"] = 5, "=B1+1"
    sheet["B4"] = ArrayFormula("B4:B5", "=B1:B2*2")
    for row, formula in enumerate(EXPECTED, 1):
        sheet[f"A{row}"] = f"={formula}"
    other = book.create_sheet(OTHER_SHEET)
    other["B2"], other["B3"] = "text", "=NA()"
    book.save(path)
    return path


@pytest.fixture(scope="module")
def computed(tmp_path_factory):
    file = write(tmp_path_factory.mktemp("formulas") / "formulas.xlsx")
    return beside.of_calculator(file, EXPECTED)


@pytest.mark.parametrize("formula", EXPECTED)
def test_in_the_calculator(computed, formula):
    assert computed[formula] == EXPECTED[formula]


@pytest.mark.libreoffice
def test_in_libreoffice(tmp_path, convert):
    built_in = {f: e for f, e in EXPECTED.items() if "IMPS" not in f}
    file = write(tmp_path / "formulas.xlsx")
    found = beside.of_libreoffice(convert(file, "xlsx"), EXPECTED)
    assert {formula: found[formula] for formula in built_in} == built_in


def test_a_formula_of_its_own_has_no_cells_with_formulas():
    assert evaluate_formula("=ISFORMULA(C5)") is False


def test_formulas_alike_are_answered_one_by_one(tmp_path):
    rows = workbooks.cells(
        1, ["1+1", "ISFORMULA(A1)", "ISFORMULA(B1)", "ISFORMULA(E1)"]
    )
    report = compute(workbooks.book(tmp_path / "match.xlsx", rows))
    assert [report.values["Match", f"{c}1"] for c in "BCD"] == [True, True, False]


def test_a_question_that_cells_share_is_left_alone(tmp_path):
    rows = (
        '<row r="1"><c r="B1"><f t="shared" ref="B1:B2" si="0">ISFORMULA(A1)</f>'
        "<v>7</v></c></row>"
        '<row r="2"><c r="B2"><f t="shared" si="0"/><v>8</v></c></row>'
    )
    file = workbooks.book(tmp_path / "match.xlsx", rows)
    left = compute(file).left
    assert set(left) == {("Match", "B1"), ("Match", "B2")}
    assert all("ISFORMULA" in reason.message("en") for reason in left.values())
