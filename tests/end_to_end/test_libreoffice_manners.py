"""How our functions behave in the real LibreOffice: errors, arrays, whole columns."""

import shutil

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.worksheet.formula import ArrayFormula

pytestmark = pytest.mark.libreoffice


@pytest.fixture
def shown(calc, tmp_path):
    """What cells show, by address, for contents by address."""

    def compute(contents, **more):
        workbook = Workbook()
        for address, content in contents.items():
            workbook.active[address] = content
        workbook.save(tmp_path / "cells.xlsx")
        made = calc(tmp_path / "cells.xlsx", "xlsx", **more)
        sheet = load_workbook(made, data_only=True).active
        return {a: sheet[a].value for row in sheet for a in [c.coordinate for c in row]}

    return compute


def array(area, formula):
    return ArrayFormula(area, formula)


INPUTS = {"C1": 250, "C2": "text", "C3": None, "C4": "=1/0", "C5": "=NA()", "C6": True}
BAD_INPUT = {
    "a text where a number is needed": ("=IMPS(C2)", "#VALUE!"),
    "an unknown choice": ('=IMPS(C1,"1492")', "#VALUE!"),
    "a contract that is none": ('=CONTRACT_SCORE("8NT",12)', "#VALUE!"),
    "a number that cannot be": ("=FINAL_PERCENT(100,80,70,0)", "#NUM!"),
    "a number too large": ("=IMPS(1E308*C1*10)", "#NUM!"),
    "nothing played": ("=VICTORY_PERCENT(0,0)", "#N/A"),
    "an unfinished table": ("=PITER_SCORE(C1,C1:C3)", "#VALUE!"),
    "a table with a blank": ("=PITER_SCORE(100,H1:H4)", "#N/A"),
    "an error in a cell": ("=IMPS(C4)", "#DIV/0!"),
    "another error in a cell": ("=IMPS(C5)", "#N/A"),
    "an error inside a range": ("=TEAM_POINTS(C1:C5,C1:C5)", "#VALUE!"),
    "no argument": ("=IMPS()", "#VALUE!"),
    "too many arguments": ("=IMPS(1,2,3,4)", "#VALUE!"),
    "ranges of different shapes": ("=SUM(VICTORY_PERCENT(C1:C2,D1:D3))", "#VALUE!"),
    "a range where one cell is needed": ("=QUALIFIERS(C1:C2,C1:C2,C1:C2)", "#VALUE!"),
}


def test_bad_input_gives_errors_of_calc_itself_which_it_can_catch(shown):
    rows = range(1, len(BAD_INPUT) + 1)
    formulas = {f"J{row}": f for row, (f, _) in enumerate(BAD_INPUT.values(), 1)}
    catching = {
        f"K{row}": f'=IF(ISERROR(J{row}),IFERROR(J{row},"caught"),"no error")'
        for row in rows
    }
    numbers = {"H1": 300, "H2": -100, "H3": -200}
    cells = shown({**INPUTS, **numbers, **formulas, **catching})
    got = {situation: cells[f"J{row}"] for row, situation in enumerate(BAD_INPUT, 1)}
    assert got == {situation: error for situation, (_, error) in BAD_INPUT.items()}
    assert {cells[f"K{row}"] for row in rows} == {"caught"}


def test_an_array_holds_errors_and_blanks_beside_values(shown):
    cells = shown(
        {
            "A1": 250,
            "A2": "x",
            "A3": None,
            "A4": -620,
            "B1": array("B1:B4", '=IMPS(A1:A4,"today")'),
            "C2": "=ERROR.TYPE(B2)",
            "D1": "=SUM(IMPS(A3:A4))",
            "D2": "=SUMPRODUCT(IMPS(A3:A4)*1)",
            "E1": array("E1:E5", "=IMPS(A1:A4)"),
        }
    )
    assert [cells[f"B{row}"] for row in range(1, 5)] == [6, "#VALUE!", None, -12]
    assert cells["C2"] == 3
    assert cells["D1"] == -6
    assert [cells["E4"], cells["E5"]] == [-6, "#N/A"]


def test_optional_arguments_may_be_left_out_left_empty_or_blank(shown):
    cells = shown(
        {
            "A1": 620,
            "C1": " TODAY ",
            "C2": 1959,
            "C3": "днес",
            "B1": "=IMPS(A1)",
            "B2": "=IMPS(A1,)",
            "B3": '=IMPS(A1,"")',
            "B4": "=IMPS(A1,C1)",
            "B5": "=IMPS(A1,C2)",
            "B6": "=imps(A1,C3)",
            "B7": "=PITER_SCORE(600,1,,700)",
            "B8": "=PITER_SCORE(600,1,4,700)",
        }
    )
    assert [cells[f"B{row}"] for row in range(1, 7)] == [6, 6, 6, 12, 6, 12]
    assert cells["B7"] == cells["B8"]


def test_texts_and_blanks_are_equal_to_those_of_other_cells(shown):
    cells = shown(
        {
            "A1": "draw",
            "A2": '=""',
            "B1": '=VICTORY_GRADE(0,"en")',
            "C1": "=A1=B1",
            "C2": "=EXACT(A1,B1)",
            "C3": "=MATCH(A1,B1:B1,0)",
            "B2": "=IMPS(A2)",
            "C4": '=B2=""',
            "C5": '=IF(B2="","blank",B2*2)',
            "D1": '=INDEX(STANDINGS({"Ann";"draw"},{1;2}),1,2)=A1',
            "E1": array("E1:E2", '=VICTORY_GRADE({0;50},"en")'),
        }
    )
    assert [cells[f"C{row}"] for row in range(1, 6)] == [True, True, 1, True, "blank"]
    assert cells["D1"] is True
    assert [cells["E1"], cells["E2"]] == ["draw", "large win"]


def test_a_whole_column_is_cut_at_its_last_filled_cell(shown):
    whists = {f"B{row}": value for row, value in enumerate([420, -100, -320, 0], 1)}
    cells = shown(
        {
            **whists,
            "D1": array("D1:D6", "=PITER_SCORE(B:B)"),
            "E1": array("E1:E4", "=PITER_SCORE(B1:B4)"),
            "F1": "=SUM(IMPS(B:B))",
            "G1": "=SUM(IMPS(B1:B4))",
        }
    )
    column = [cells[f"D{row}"] for row in range(1, 7)]
    assert column == [cells[f"E{row}"] for row in range(1, 5)] + ["#N/A"] * 2
    assert cells["F1"] == cells["G1"]


@pytest.fixture
def sabotaged(extension, tmp_path):
    """The extension with a line put at the end of one of its modules."""

    def spoil(module, line):
        folder = tmp_path / "sabotaged"
        shutil.copytree(extension, folder)
        file = folder / "xladdin" / "pythonpath" / "xladdin" / module
        file.write_text(file.read_text("utf-8") + line, encoding="utf-8")
        return folder

    return spoil


FAULTS = "RuntimeError RecursionError MemoryError UnicodeError OSError".split()


def test_a_fault_of_ours_is_an_error_in_the_cell_and_nothing_more(sabotaged, shown):
    spoiled = sabotaged(
        "functions/bridge_functions.py",
        f"\ndef imps(number, *_):\n    raise ({', '.join(FAULTS)})[int(number)]\n",
    )
    faults = {f"A{row}": f"=IMPS({row - 1})" for row in range(1, len(FAULTS) + 1)}
    others = {"B1": "=SUM(IMPS({1;2}))", "B2": "=CUT_WHISTS(900)"}
    cells = shown({**faults, **others}, extensions=spoiled)
    assert {cells[address] for address in (*faults, "B1")} == {"#VALUE!"}
    assert cells["B2"] == 500


def test_a_workbook_opens_even_if_the_job_on_opening_fails(sabotaged, shown):
    spoiled = sabotaged(
        "hosts/calc/job.py", "\ndef _refresh(document):\n    raise RuntimeError\n"
    )
    cells = shown({"A1": 2, "A2": "=A1*21"}, extensions=spoiled)
    assert cells["A2"] == 42
