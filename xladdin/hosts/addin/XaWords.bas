Attribute VB_Name = "XaWords"
Option Explicit
Option Private Module
' Words for people. They stand on the add-in's own sheet, because this source is ASCII:
' first a row for each function (name, category, purpose, arguments), then a blank row,
' then a row for each text (key, text).

#If VBA7 Then
Private Declare PtrSafe Function MessageBoxW Lib "user32" (ByVal window As LongPtr, _
    ByVal text As LongPtr, ByVal title As LongPtr, ByVal kind As Long) As Long
#End If

Private mIsRegistered As Boolean

' The text of a key in the user's language.
Public Function XaText(ByVal key As String) As String
    Dim row As Long
    With ThisWorkbook.Worksheets(1)
        row = Application.WorksheetFunction.Match(key, .Columns(1), 0)
        XaText = .Cells(row, 2).Value
    End With
End Function

' A folder or file, in which the environment may stand: %USERPROFILE%.
Public Function XaPath(ByVal key As String) As String
    XaPath = CreateObject("WScript.Shell").ExpandEnvironmentStrings(XaText(key))
End Function

' Tells the function wizard what each function is for, once. The wizard takes no help
' before there is a workbook.
Public Sub XaRegisterHelp()
    Dim row As Long, saved As Boolean
    If mIsRegistered Or ActiveWorkbook Is Nothing Then Exit Sub
    mIsRegistered = True
    saved = ThisWorkbook.Saved
    row = 1
    Do While ThisWorkbook.Worksheets(1).Cells(row, 1).Value <> ""
        XaRegister row
        row = row + 1
    Loop
    ThisWorkbook.Saved = saved
End Sub

' Each on its own: one that Excel refuses must not silence the others.
Private Sub XaRegister(ByVal row As Long)
    Dim words As Object, arguments() As String, count As Long
    Set words = ThisWorkbook.Worksheets(1)
    Do While words.Cells(row, 4 + count).Value <> ""
        ReDim Preserve arguments(0 To count)
        arguments(count) = words.Cells(row, 4 + count).Value
        count = count + 1
    Loop
    On Error Resume Next
    If count = 0 Then
        Application.MacroOptions Macro:=XaMacro(words.Cells(row, 1).Value), _
            Description:=words.Cells(row, 3).Value, Category:=words.Cells(row, 2).Value
    Else
        Application.MacroOptions Macro:=XaMacro(words.Cells(row, 1).Value), _
            Description:=words.Cells(row, 3).Value, Category:=words.Cells(row, 2).Value, _
            ArgumentDescriptions:=arguments
    End If
End Sub

' A macro of ours as Excel calls it by name.
Public Function XaMacro(ByVal name As String) As String
    XaMacro = "'" & Replace(ThisWorkbook.Name, "'", "''") & "'!" & name
End Function

' Shows a message. VBA's own MsgBox knows only the letters of the system's code page.
Public Sub XaSay(ByVal words As String)
#If VBA7 Then
    MessageBoxW Application.Hwnd, StrPtr(words), StrPtr("xladdin"), 64
#Else
    MsgBox words, vbInformation, "xladdin"
#End If
End Sub

' Asks yes or no.
Public Function XaAgreed(ByVal question As String) As Boolean
#If VBA7 Then
    XaAgreed = MessageBoxW(Application.Hwnd, StrPtr(question), StrPtr("xladdin"), 36) = 6
#Else
    XaAgreed = MsgBox(question, vbYesNo + vbQuestion, "xladdin") = vbYes
#End If
End Function
