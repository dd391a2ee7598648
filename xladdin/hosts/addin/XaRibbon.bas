Attribute VB_Name = "XaRibbon"
Option Explicit
' What the buttons of the tab do. Each says in words what it did.

Private Const IMP_NAME As String = "=LAMBDA(difference,[rules]," & _
    "IF(ISOMITTED(rules),IMPS(difference),IMPS(difference,rules)))"

' Started by Excel once it is at rest, when it starts and whenever a workbook appears.
Public Sub XaStarted()
    XaRegisterHelp
End Sub

' Those of other languages lie apart, each language in a folder of its own.
Public Sub XaNewScoresheet(control As Object)
    Dim folder As String
    On Error GoTo failed
    folder = XaPath("path.scoresheets")
    If InStr(control.Tag, "\") > 0 Then folder = XaPath("path.other_scoresheets")
    Workbooks.Add folder & "\" & control.Tag & ".xltx"
    Exit Sub
failed:
    XaSay XaText("excel.scoresheet_missing")
End Sub

Public Sub XaCheckEntries(control As Object)
    XaPress "check_entries"
End Sub

Public Sub XaImportResults(control As Object)
    Dim file As Variant
    file = Application.GetOpenFilename(Title:=XaText("macros.choose_results"))
    If VarType(file) = vbString Then XaPress "import_results", file
End Sub

Public Sub XaCollectMatches(control As Object)
    Dim files As Variant
    files = Application.GetOpenFilename("*.xlsx,*.xlsx", , _
        XaText("macros.choose_matches"), , True)
    If IsArray(files) Then XaPress "collect_matches", Join(files, vbLf)
End Sub

Public Sub XaNextRound(control As Object)
    XaPress "next_round"
End Sub

Public Sub XaStandings(control As Object)
    XaPress "standings"
End Sub

Public Sub XaPublish(control As Object)
    XaPress "publish"
End Sub

Public Sub XaFinalise(control As Object)
    XaPress "finalise"
End Sub

Public Sub XaUndo(control As Object)
    XaPress "undo"
End Sub

' Presses a button of Python's over the active workbook, asks what it wants to know, and
' shows what came of it.
Private Sub XaPress(ByVal button As String, Optional ByVal given As String)
    Dim words As String, answers As String, answer As String
    If ActiveWorkbook Is Nothing Then Exit Sub
    words = XaPressed(button, given, answers)
    Do While Left$(words, 1) = Chr$(27)
        If Mid$(words, 2, 1) = "?" Then
            If Not XaAgreed(Mid$(words, 3)) Then Exit Sub
            answer = "yes"
        Else
            answer = XaAnswer(Mid$(words, 3))
            If answer = "" Then Exit Sub
        End If
        answers = answers & answer & vbLf
        words = XaPressed(button, given, answers)
    Loop
    XaSay words
End Sub

' What a person answers in words; blank when the question was put aside.
Private Function XaAnswer(ByVal question As String) As String
    Dim answer As Variant
    answer = Application.InputBox(question, "xladdin", Type:=2)
    If VarType(answer) = vbString Then XaAnswer = answer
End Function

' Why the selected cell holds an error. The cell where the error begins is computed
' again, and Python asked what was wrong.
Public Sub XaExplainCell(control As Object)
    Dim cell As Object, words As String
    If ActiveCell Is Nothing Then Exit Sub
    If Not IsError(ActiveCell.Value) Then
        XaSay XaText("excel.no_error")
        Exit Sub
    End If
    Set cell = XaOrigin(ActiveCell)
    XaForgetMessage
    cell.Calculate
    words = XaLastMessage()
    If XaStartFault() <> "" Then
        words = XaText("excel.python_silent") & vbCrLf & vbCrLf & XaStartFault()
    ElseIf words = "" Then
        words = XaPressed("explain_cell", _
            cell.Worksheet.Name & vbLf & cell.Address(False, False), "")
    End If
    XaSay cell.Address(False, False) & " = " & cell.Text & vbCrLf & vbCrLf & words
End Sub

' The cell in which an error begins, as far as Excel's tracing leads on this sheet.
Private Function XaOrigin(ByVal cell As Object) As Object
    Dim steps As Long, source As Object
    For steps = 1 To 100
        Set source = XaErrorBefore(cell)
        If source Is Nothing Then Exit For
        Set cell = source
    Next
    Set XaOrigin = cell
End Function

Private Function XaErrorBefore(ByVal cell As Object) As Object
    Dim candidate As Object, before As Object
    On Error Resume Next
    Set before = cell.DirectPrecedents
    If before Is Nothing Then Exit Function
    If before.CountLarge > 10000 Then Exit Function
    For Each candidate In before.Cells
        If IsError(candidate.Value) Then
            Set XaErrorBefore = candidate
            Exit Function
        End If
    Next
End Function

' Gives the workbook a name IMP, so that =IMP(C5) works in it.
Public Sub XaAllowImp(control As Object)
    On Error GoTo failed
    If ActiveWorkbook Is Nothing Then Exit Sub
    If IsError(Application.Evaluate("=LAMBDA(x,x)(1)")) Then
        XaSay XaText("excel.no_lambda")
    ElseIf XaIsImpTaken(ActiveWorkbook) Then
        XaSay XaText("excel.imp_taken")
    Else
        ActiveWorkbook.Names.Add Name:="IMP", RefersTo:=IMP_NAME
        XaSay XaText("excel.imp_allowed")
    End If
    Exit Sub
failed:
    XaSay XaText("excel.imp_refused")
End Sub

' Whether the workbook has a name IMP of another meaning.
Private Function XaIsImpTaken(ByVal book As Object) As Boolean
    Dim meaning As String
    On Error Resume Next
    meaning = book.Names("IMP").RefersTo
    XaIsImpTaken = meaning <> "" And InStr(meaning, "IMPS(") = 0
End Function

Public Sub XaRepairLinks(control As Object)
    If ActiveWorkbook Is Nothing Then Exit Sub
    XaSay Replace(XaText("excel.links_repaired"), "{count}", XaMend(ActiveWorkbook, True))
End Sub

Public Sub XaRestart(control As Object)
    XaStartAgain
    If XaStartFault() = "" Then
        XaSay XaText("excel.restarted")
    Else
        XaSay XaText("excel.python_silent") & vbCrLf & vbCrLf & XaStartFault()
    End If
End Sub

Public Sub XaHelp(control As Object)
    On Error GoTo failed
    ThisWorkbook.FollowHyperlink XaPath("path.help")
    Exit Sub
failed:
    XaSay XaText("excel.help_missing")
End Sub
