"""The add-in's VBA: its text, and what it does in an Excel of pure Python."""

import re

import pytest
from openpyxl.utils import FORMULAE

from tests.hosts.vba_runner import WORDS, excel
from xladdin.functions import cells
from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.naming import VBA_WORDS
from xladdin.hosts import vba
from xladdin.hosts.excel import (
    ERROR_NUMBERS,
    LEFT_OUT_TOKEN,
    OPEN_END_TOKEN,
    names_in_excel,
)

MODULES = vba.modules()
SOURCES = {**MODULES, "ThisWorkbook": vba.written("ThisWorkbook")}
NAMES = [name for entry in CATALOGUE for name in names_in_excel(entry)]

GOLDEN_IMPS = """\
Public Function IMPS(difference As Variant, Optional rules As Variant) As Variant
Attribute IMPS.VB_Description = "International match points (IMPs) of a difference in \
points, with its sign."
Attribute IMPS.VB_ProcData.VB_Invoke_Func = " \\n14"
    IMPS = XaResult(XaCall("IMPS", Array(XaArg(difference), XaArg(rules))))
End Function"""
GOLDEN_VERSION = """\
Public Function XLADDIN_VERSION() As Variant
Attribute XLADDIN_VERSION.VB_Description = "{purpose}"
Attribute XLADDIN_VERSION.VB_ProcData.VB_Invoke_Func = " \\n14"
    XLADDIN_VERSION = XaResult(XaCall("XLADDIN_VERSION", Array()))
End Function"""


def test_the_wrapper_of_a_function_is_this_to_the_letter():
    assert vba.wrapper(CATALOGUE["IMP"], "IMPS") == GOLDEN_IMPS


def test_the_wrapper_of_a_function_without_arguments():
    entry = CATALOGUE["XLADDIN_VERSION"]
    lines = vba.wrapper(entry, "XLADDIN_VERSION").splitlines()
    purpose = lines[1].split('"')[1]
    assert "\n".join(lines) == GOLDEN_VERSION.format(purpose=purpose)


@pytest.mark.parametrize("name", SOURCES)
def test_every_module_is_as_vba_wants_its_source(name):
    source = SOURCES[name]
    assert source.isascii()
    assert "Option Explicit" in source
    assert max(len(line) for line in source.splitlines()) <= 1023
    assert not re.search(r"(?: _\n.*){25}", source), "too many continuations"
    if name != "ThisWorkbook":
        assert source.startswith(f'Attribute VB_Name = "{name}"\n')


@pytest.mark.parametrize("name", MODULES)
def test_only_sheet_functions_can_be_called_from_a_cell(name):
    has_functions = re.search(r"(?m)^Public Function", MODULES[name])
    is_private = "Option Private Module" in MODULES[name]
    assert name == vba.WRAPPERS or is_private or not has_functions


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.name)
def test_names_of_a_function_and_its_arguments_can_stand_in_vba(entry):
    names = [name.casefold() for name in names_in_excel(entry)]
    arguments = [argument.name.casefold() for argument in entry.arguments]
    assert not VBA_WORDS & {*names, *arguments}
    assert not {*names} & {*arguments}
    assert not any(name.startswith("xa") for name in arguments)


def test_no_function_bears_the_name_of_one_of_excel_s_own():
    assert not {*NAMES} & {*FORMULAE}


def test_every_function_has_one_wrapper_and_its_name_is_listed():
    found = re.findall(r"(?m)^Public Function (\w+)", MODULES[vba.WRAPPERS])
    assert found == NAMES
    listed = " ".join(re.findall(r'"(.*)"', MODULES[vba.NAMES].split("XA_NAMES")[1]))
    assert listed.split() == NAMES


def test_python_and_vba_mean_the_same_tokens():
    source = MODULES["XaCells"]
    numbers = dict(re.findall(r'Case "(.*?)": XaCell = CVErr\((\d+)\)', source))
    assert {**numbers, "#VALUE!": "2015"} == {
        name: str(number) for name, number in ERROR_NUMBERS.items()
    }
    assert f'Chr$(27) & "{LEFT_OUT_TOKEN[1]}"' in source
    assert f'Chr$(27) & "{OPEN_END_TOKEN[1]}"' in source
    assert f"WHOLE_COLUMN As Long = {cells.WHOLE_COLUMN}" in source
    assert 'PYTHON_MODULE As String = "xladdin.hosts.excel"' in MODULES["XaEngine"]


ENGINE = """
Public Function Twice() As String
    Twice = XaCall("IMPS", Array(1, 2)) & XaCall("IMPS", Array(1)) & " " & Starts
End Function
Public Function Lost() As String
    CallsToFail = 1
    Lost = XaCall("IMPS", Array(1)) & " " & Starts
End Function
Public Function LostTwice() As String
    CallsToFail = 2
    LostTwice = XaCall("IMPS", Array(1)) & XaStartFault() & " " & Starts
    LostTwice = LostTwice & " " & XaCall("IMPS", Array(1))
End Function
Public Function NoPython() As String
    StartsToFail = 9
    NoPython = XaCall("IMPS", Array(1)) & XaCall("IMPS", Array(1)) & " " & Starts
    NoPython = NoPython & " " & XaStartFault()
End Function
Public Function StartedAgain() As String
    StartsToFail = 1
    StartedAgain = XaCall("IMPS", Array(1)) & " "
    XaStartAgain
    StartedAgain = StartedAgain & XaCall("IMPS", Array(1)) & XaStartFault()
End Function
"""


@pytest.mark.parametrize(
    ("situation", "told"),
    [
        ("Twice", "4242 1"),  # one start serves two calls
        ("Lost", "42 2"),
        ("LostTwice", "\x1b#VALUE! 2 42"),
        ("NoPython", "\x1b#VALUE!\x1b#VALUE! 1 no Python here"),
        ("StartedAgain", "\x1b#VALUE! 42"),
    ],
)
def test_python_is_started_once_and_found_again_when_lost(situation, told):
    # pyOpenVBA has no CalculateFull.
    engine = MODULES["XaEngine"].replace("CalculateFull", "Calculate")
    assert excel(ENGINE, XaEngine=engine).run(situation) == told


HELP = """
Public Function Twice() As String
    XaRegisterHelp
    XaRegisterHelp
    Twice = Told
End Function
"""
# pyOpenVBA's Application has no MacroOptions.
OPTIONS = """
Public Told As String
Public Sub MacroOptions(Macro As String, Description As String, Category As String, _
        Optional ArgumentDescriptions As Variant)
    Told = Told & Macro & "|" & Category & "|" & Description & "|"
    If Not IsMissing(ArgumentDescriptions) Then
        Told = Told & Join(ArgumentDescriptions, "|")
    End If
    Told = Told & vbLf
End Sub
"""


def test_the_function_wizard_is_told_once_what_each_function_is_for():
    words = MODULES["XaWords"].replace("Application.MacroOptions", "MacroOptions")
    application = excel(HELP, XaWords=words, FakeOptions=OPTIONS)
    rows = [
        ["IMPS", "Bridge", "IMPs", "difference", "rules"],
        ["NOTHING", "All", "none"],
    ]
    for number, row in enumerate(rows, 1):
        for column, words_in_cell in zip("ABCDE", row, strict=False):
            application.sheet(1).set_value(f"{column}{number}", words_in_cell)
    assert application.run("Twice").splitlines() == [
        "'Book1'!IMPS|Bridge|IMPs|difference|rules",
        "'Book1'!NOTHING|All|none|",
    ]


RIBBON = """
Public Function Explained(ByVal formula As String, ByVal why As String) As String
    ActiveSheet.Range("B1").Formula = formula
    ActiveSheet.Range("B1").Select
    Message = why
    Answers = "the calculator's words"
    XaExplainCell Nothing
    Explained = Said
End Function
Public Function Missing() As String
    StartsToFail = 9
    Missing = Explained("=1/0", "")
End Function
Public Function Repaired() As String
    ActiveSheet.Range("B1").Formula = "='C:\\x\\xladdin.xlam'!IMPS(A1)"
    XaRepairLinks Nothing
    Repaired = Said & " " & ActiveSheet.Range("B1").Formula
End Function
"""


def told_by_the_ribbon(situation, *given):
    # pyOpenVBA has no DirectPrecedents: the error begins where it is seen.
    ribbon = MODULES["XaRibbon"].replace("cell.DirectPrecedents", "Nothing")
    return excel(RIBBON, XaRibbon=ribbon, XaWords=WORDS).run(situation, *given)


@pytest.mark.parametrize(
    ("formula", "why", "told"),
    [
        ("=1+1", "IMPS: a number is expected", "excel.no_error"),
        ("=1/0", "IMPS: a number is expected", "IMPS: a number is expected"),
        ("=1/0", "", "the calculator's words"),
    ],
    ids=["no error", "our function says why", "no function of ours"],
)
def test_explain_cell_says_why(formula, why, told):
    said = told_by_the_ribbon("Explained", formula, why)
    assert said.endswith(told)
    assert said.startswith("B1 = ") or told == "excel.no_error"


def test_explain_cell_says_that_python_is_missing():
    said = told_by_the_ribbon("Missing")
    assert "excel.python_silent" in said
    assert "no Python here" in said


def test_repair_links_enters_a_foreign_formula_again():
    assert told_by_the_ribbon("Repaired") == "excel.links_repaired =IMPS(A1)"


MENU = """
Public Function Chosen(ByVal tagged As String, ByVal isThere As Boolean) As String
    Dim item As Object
    Set item = New FakeItem
    item.Tag = tagged
    IsMissingThere = Not isThere
    XaNewScoresheet item
    Chosen = Said
End Function
"""
ITEM = "Public Tag As String\n"
# pyOpenVBA's Workbooks add no workbook from a template.
SHELVES = """
Public IsMissingThere As Boolean
Public Sub AddFrom(ByVal template As String)
    If IsMissingThere Then Err.Raise 1004
    Said = template
End Sub
"""


@pytest.mark.parametrize(
    ("tagged", "opened"),
    [
        ("bridge-match", r"path.scoresheets\bridge-match.xltx"),
        (r"bg\bridge-match", r"path.other_scoresheets\bg\bridge-match.xltx"),
    ],
    ids=["own language", "another language"],
)
def test_a_new_scoresheet_is_a_new_workbook_from_its_template(tagged, opened):
    ribbon = MODULES["XaRibbon"].replace("Workbooks.Add ", "AddFrom ")
    application = excel(MENU, XaRibbon=ribbon, XaWords=WORDS, Shelves=SHELVES)
    application.add_module(ITEM, name="FakeItem", kind="class")
    assert application.run("Chosen", tagged, True) == opened
    assert application.run("Chosen", tagged, False) == "excel.scoresheet_missing"


BUTTONS = """
Public Function Pressed(ByVal told As String, ByVal agreed As Boolean) As String
    Answers = Replace(told, "\x1b", Chr$(27))
    Agrees = agreed
    XaFinalise Nothing
    Pressed = Asked & Said
End Function
Public Function PythonGone() As String
    StartsToFail = 9
    XaCheckEntries Nothing
    PythonGone = Said
End Function
"""
PRESSED = "xlwings._xlwindows.BOOK_CALLER=Book1|xladdin.macros.in_excel|finalise||{}\n"


@pytest.mark.parametrize(
    ("answers", "agreed", "told"),
    [
        ("done", False, [PRESSED.format(""), "done"]),
        ("\x1b?!/done", True, [PRESSED.format(""), PRESSED.format("yes\n"), "done"]),
        ("\x1b?sure?/done", False, [PRESSED.format(""), "sure?\n"]),
    ],
    ids=["nothing to ask", "agreed", "not agreed"],
)
def test_a_button_is_pressed_again_with_the_answer(answers, agreed, told):
    found = excel(BUTTONS, XaWords=WORDS).run("Pressed", answers, agreed)
    assert found == "".join(told)


def test_a_button_says_that_python_is_missing():
    said = excel(BUTTONS, XaWords=WORDS).run("PythonGone")
    assert said.startswith("excel.python_silent")
    assert said.endswith("no Python here")
