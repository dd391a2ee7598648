"""Our VBA in an Excel of pure Python: pyOpenVBA's interpreter and object model.

It knows no xlwings and no Windows, so stand-ins take the places of `xlwings` and, where
messages are shown, of ``XaWords``.
"""

from pyopenvba.apps.excel import ExcelApplication

from xladdin.hosts import vba

# Answers like xlwings' server; says what was asked of it; fails when told to.
PYTHON = """
Public Function CallUDF(ByVal place As String, ByVal name As String, _
        ByVal given As Variant) As Variant
    Asked = Asked & name & UBound(given) & " "
    If CallsToFail > 0 Then
        CallsToFail = CallsToFail - 1
        Err.Raise 440, Description:="lost"
    End If
    CallUDF = 42
End Function
Public Function Module(ByVal place As String) As String
    Module = place
End Function
Public Function CallOf(ByVal place As String, ByVal name As String, _
        Optional ByVal given As String) As Object
    If name = "forget_message" Then Asked = ""
    If name = "pressed" Then
        Asked = Asked & place & "|" & given & vbLf
        Message = Split(Answers, "/")(0)
        Answers = Mid$(Answers, Len(Message) + 2)
    End If
    Set CallOf = Me
End Function
Public Sub SetAttr(ByVal place As String, ByVal name As String, ByVal value As Object)
    Asked = Asked & place & "." & name & "=" & value.Name & "|"
End Sub
Public Function Tuple(ByVal first As String, ByVal second As String, _
        ByVal third As String) As String
    Tuple = first & "|" & second & "|" & third
End Function
Public Function Str(ByVal said As Object) As String
    Str = Message
End Function
"""
XLWINGS = """
Public Starts As Long
Public StartsToFail As Long
Public CallsToFail As Long
Public Asked As String
Public Message As String
Public Answers As String
Public Function XLPy() As Object
    Starts = Starts + 1
    If StartsToFail > 0 Then
        StartsToFail = StartsToFail - 1
        Err.Raise 1000, Description:="no Python here"
    End If
    Set XLPy = New FakePython
End Function
Public Sub KillPy()
End Sub
"""
WORDS = """
Public Said As String
Public Agrees As Boolean
Public Sub XaSay(ByVal words As String)
    Said = words
End Sub
Public Function XaAgreed(ByVal question As String) As Boolean
    Said = Said & question & vbLf
    XaAgreed = Agrees
End Function
Public Function XaText(ByVal key As String) As String
    XaText = key
End Function
Public Function XaPath(ByVal key As String) As String
    XaPath = key
End Function
"""


def excel(driver: str, **instead: str) -> ExcelApplication:
    """Excel with a new workbook, our modules, and a module of the test's own.

    Args:
        driver: VBA of the test.
        instead: sources that take the place of modules of ours.
    """
    application = ExcelApplication()
    application.add_workbook()
    for name, source in {**vba.modules(), **instead}.items():
        # No class of VBA's own can have a member named like a statement.
        application.add_module(source.replace(".Call(", ".CallOf("), name=name)
    application.add_module(XLWINGS, name="xlwings")
    application.add_module(PYTHON, name="FakePython", kind="class")
    application.add_module(driver, name="Driver")
    return application
