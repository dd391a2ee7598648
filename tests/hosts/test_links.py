"""Formulas that Excel could not resolve, or that are linked to another computer."""

import pytest

from tests.hosts.vba_runner import excel
from xladdin.hosts import vba

FORMULA = """
Public Function Home(ByVal formula As String) As String
    Home = XaAtHome(formula)
End Function
Public Function Bare(ByVal formula As String) As Boolean
    Bare = XaIsBareCall(formula)
End Function
"""


@pytest.fixture(scope="module")
def reader():
    """Excel with the functions above, which keep no state."""
    return excel(FORMULA)


@pytest.mark.parametrize(
    ("formula", "home"),
    [
        (r"='C:\Users\A B\XLSTART\xladdin.xlam'!IMPS(C5)", "=IMPS(C5)"),
        (r"='D:\o''neil\xladdin.xlam'!IMPS(C5)", "=IMPS(C5)"),
        ("='https://d.docs.live.net/1/xladdin.xlam'!IMPS(C5)", "=IMPS(C5)"),
        ("=xladdin.xlam!IMPS(C5)", "=IMPS(C5)"),
        ("=[1]!IMPS(C5)+[12]!IMPS(C6)", "=IMPS(C5)+IMPS(C6)"),
        ("=_xldudf_XLADDIN_IMPS(C5)", "=IMPS(C5)"),
        ("=_xldudf_IMPS(C5)", "=IMPS(C5)"),
        ("=_xldudf_XLADDIN_VERSION()", "=XLADDIN_VERSION()"),
        ("=_xludf.imps(C5)", "=IMPS(C5)"),
        ("=IMPS(C5)", "=IMPS(C5)"),
        ("=@IMPS(C5)", "=@IMPS(C5)"),
        ('=IF(A1="a""!","IMPS(",[1]!IMPS(C5))', '=IF(A1="a""!","IMPS(",IMPS(C5))'),
        ("='Sheet 1'!A1+IMPS('x y'!A1)", "='Sheet 1'!A1+IMPS('x y'!A1)"),
        ("=[Book1.xlsx]Sheet1!A1+IMPS(A1)", "=[Book1.xlsx]Sheet1!A1+IMPS(A1)"),
        ("=Table1[It's]&IMPS(1)", "=Table1[It's]&IMPS(1)"),
        ("=Лист1!A1+IMPS(1)", "=Лист1!A1+IMPS(1)"),
        ("='other.xlam'!IMPS(A1)", ""),
        ('="IMPS(C5)"', ""),
        ("=MYIMPS(C5)", ""),
        ("=IMPS", ""),
        ("=SUM(A1:A3)", ""),
    ],
)
def test_a_formula_reads_as_where_the_add_in_is_at_home(reader, formula, home):
    assert reader.run("Home", formula) == home


@pytest.mark.parametrize(
    ("formula", "is_bare"),
    [
        ("=IMPS(C5)", True),
        ("=@IMPS(C5)", True),
        ("=IMPS(C5)+1", True),
        ('=IF(C5="","",IMPS(C5))', False),
        ("=IFERROR(IMPS(C5),0)", False),
    ],
)
def test_a_call_that_is_always_made_is_told_from_others(reader, formula, is_bare):
    assert reader.run("Bare", formula) is is_bare


BOOK = r"""
Public Sub Fill()
    With ActiveSheet
        .Range("A1").Value = 250
        .Range("B1").Formula = "='C:\Users\A B\xladdin.xlam'!IMPS(A1)"
        .Range("B2").Formula = "=IF(A1=0,0,IMPS(A1))"
        .Range("B3").Formula = "=SUM(A1)"
    End With
    ActiveWorkbook.Saved = True
End Sub
Public Sub Lock_(ByVal password As String)
    If password = "" Then
        ActiveSheet.Protect AllowFormattingColumns:=True
    Else
        ActiveSheet.Protect Password:=password
    End If
    ActiveSheet.EnableSelection = 1
    ActiveWorkbook.Saved = True
End Sub
Public Function Opened() As String
    XaMendOpened ActiveWorkbook
    Opened = Told()
End Function
Public Function Counted(ByVal formula As String) As Long
    With ActiveSheet
        .Range("B1:B3").ClearContents
        .Range("A1").Value = 250
        .Range("B1").Formula = formula
    End With
    Counted = XaMend(ActiveWorkbook, False)
End Function
Public Function Wanted() As String
    Wanted = XaMend(ActiveWorkbook, True) & " " & Told()
End Function
Private Function Told() As String
    Dim row As Long
    For row = 1 To 3
        Told = Told & ActiveSheet.Cells(row, 2).Formula & " "
    Next
    Told = Told & "saved " & ActiveWorkbook.Saved & " events " & _
        Application.EnableEvents & " " & Application.Calculation
End Function
Public Function Protection() As String
    With ActiveSheet
        Protection = .ProtectContents & " " & .EnableSelection & " " & _
            .Protection.AllowFormattingColumns & " " & .Protection.AllowFormattingRows
    End With
End Function
"""
MENDED = "=IMPS(A1) =IF(A1=0,0,IMPS(A1)) =SUM(A1)"
AS_BEFORE = r"='C:\Users\A B\xladdin.xlam'!IMPS(A1)"


@pytest.fixture
def book():
    application = excel(BOOK)
    application.run("Fill")
    return application


def test_opening_mends_a_workbook_and_leaves_excel_as_it_was(book):
    assert book.run("Opened") == f"{MENDED} saved True events True -4105"


def test_repairing_by_hand_counts_and_lets_the_workbook_ask_to_be_saved(book):
    assert book.run("Wanted") == f"2 {MENDED} saved False events True -4105"


def test_a_locked_sheet_is_mended_and_locked_again_as_it_was(book):
    book.run("Lock_", "")
    assert book.run("Opened").startswith(MENDED)
    assert book.run("Protection") == "True 1 True False"


def test_a_sheet_with_a_password_is_left_alone_without_a_question(book):
    book.run("Lock_", "secret")
    assert book.run("Opened").startswith(AS_BEFORE)
    assert book.run("Protection") == "True 1 False False"


@pytest.mark.parametrize(
    ("formula", "count"),
    [("=IMPS(A1)", 1), ("=IF(A1=0,0,IMPS(A1))", 1), ("=SUM(A1)", 0)],
)
def test_our_formulas_are_entered_again_where_excel_does_not_know_them(
    book, formula, count
):
    # pyOpenVBA calls no function of VBA from a cell: #NAME?
    assert book.run("Counted", formula) == count


@pytest.mark.parametrize(
    ("formula", "count"),
    [
        ("=IMPS(A1)", 0),
        ("=IF(A1=0,0,IMPS(A1))", 1),  # its value does not tell
        (r"='C:\x\xladdin.xlam'!IMPS(A1)", 1),
    ],
)
def test_our_formulas_are_left_alone_where_excel_knows_them(formula, count):
    links = vba.modules()["XaLinks"]
    assert "CStr(item(0).Value)" in links
    known = excel(BOOK, XaLinks=links.replace("CStr(item(0).Value)", '"4"'))
    assert known.run("Counted", formula) == count
