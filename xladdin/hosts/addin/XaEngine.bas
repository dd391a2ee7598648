Attribute VB_Name = "XaEngine"
Option Explicit
Option Private Module
' Python. The only module that knows how xlwings reaches it.

Private Const PYTHON_MODULE As String = "xladdin.hosts.excel"
Private Const BUTTONS_MODULE As String = "xladdin.macros.in_excel"

Private mPython As Object
Private mStartFault As String

' The answer of a sheet function. Python itself never raises, so a fault is one of the
' connection: it is tried once more, with the server found anew.
Public Function XaCall(ByVal functionName As String, ByVal given As Variant) As Variant
    Dim isSecondTry As Boolean
    On Error GoTo failed
tryAgain:
    XaCall = XaPython().CallUDF(PYTHON_MODULE, functionName, given)
    Exit Function
failed:
    Set mPython = Nothing
    If mStartFault = "" And Not isSecondTry Then
        isSecondTry = True
        Resume tryAgain
    End If
    XaCall = Chr$(27) & "#VALUE!"
End Function

' The server, started when needed. A start that failed is not tried again until
' "Restart calculations": a sheet with a thousand formulas would wait a thousand times.
Private Function XaPython() As Object
    If mPython Is Nothing Then
        If mStartFault <> "" Then Err.Raise 1000, Description:=mStartFault
        On Error GoTo failed
        Set mPython = XLPy()
    End If
    Set XaPython = mPython
    Exit Function
failed:
    mStartFault = Err.Description
    If mStartFault = "" Then mStartFault = "?"
    Err.Raise 1000, Description:=mStartFault
End Function

' Why Python could not be started; blank when it could, or was not needed yet.
Public Function XaStartFault() As String
    XaStartFault = mStartFault
End Function

' Ends the server and computes everything again, which starts it again.
Public Sub XaStartAgain()
    On Error Resume Next
    KillPy
    On Error GoTo 0
    Set mPython = Nothing
    mStartFault = ""
    Application.CalculateFull
End Sub

' Why a sheet function last gave an error, in words.
Public Function XaLastMessage() As String
    On Error GoTo silent
    XaLastMessage = XaPython().Str(XaAsked("last_message"))
silent:
End Function

Public Sub XaForgetMessage()
    Dim nothingSaid As Object
    On Error GoTo silent
    Set nothingSaid = XaAsked("forget_message")
silent:
End Sub

' Presses a button over the active workbook: what to show, or a question.
Public Function XaPressed(ByVal button As String, ByVal given As String, _
        ByVal answers As String) As String
    On Error GoTo failed
    With XaPython()
        .SetAttr .Module("xlwings._xlwindows"), "BOOK_CALLER", ActiveWorkbook
        XaPressed = .Str(.Call(.Module(BUTTONS_MODULE), "pressed", _
            .Tuple(button, given, answers)))
    End With
    Exit Function
failed:
    XaPressed = XaText("excel.python_silent") & vbCrLf & vbCrLf & _
        IIf(mStartFault = "", Err.Description, mStartFault)
    Set mPython = Nothing
End Function

Private Function XaAsked(ByVal question As String) As Object
    With XaPython()
        Set XaAsked = .Call(.Module(PYTHON_MODULE), question)
    End With
End Function
