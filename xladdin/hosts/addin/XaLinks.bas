Attribute VB_Name = "XaLinks"
Option Explicit
Option Private Module
' Formulas of ours that Excel could not resolve (another program wrote them) or that
' point to the add-in of another computer are entered again. Nothing else is touched.

Private Const LARGEST_SHEET As Long = 2000000

' Mends a workbook that was opened, or made from a template, where it needs it.
Public Sub XaMendOpened(ByVal book As Object)
    Dim saved As Boolean
    saved = book.Saved
    XaMend book, False
    ' A workbook that was only looked at must not ask to be saved.
    If saved Then book.Saved = True
End Sub

' Enters our formulas again; gives how many. Linked ones always, plain ones when Excel
' has not resolved them or the user wants it.
Public Function XaMend(ByVal book As Object, ByVal isWanted As Boolean) As Long
    Dim sheet As Object, found As New Collection, state As Variant
    On Error GoTo finished
    state = XaQuiet()
    For Each sheet In book.Worksheets
        XaCollect sheet, found
    Next
    If Not isWanted Then isWanted = XaIsUnresolved(found)
    XaMend = XaEnterAll(found, isWanted) + XaMendNames(book)
finished:
    XaAsBefore state
End Function

' Excel without screen, events and calculation; gives what they were.
Private Function XaQuiet() As Variant
    With Application
        XaQuiet = Array(.ScreenUpdating, .EnableEvents, .Calculation)
        .ScreenUpdating = False
        .EnableEvents = False
        .Calculation = -4135
    End With
End Function

Private Sub XaAsBefore(ByVal state As Variant)
    On Error Resume Next
    With Application
        .Calculation = state(2)
        .EnableEvents = state(1)
        .ScreenUpdating = state(0)
    End With
End Sub

' Adds a sheet's cells with calls of ours: the cell, what to enter, whether it is linked.
Private Sub XaCollect(ByVal sheet As Object, ByVal found As Collection)
    Dim used As Object, formulas As Variant, home As String, i As Long, j As Long
    Set used = sheet.UsedRange
    If used.CountLarge > LARGEST_SHEET Then Exit Sub
    formulas = XaFormulas(used)
    For i = 1 To UBound(formulas, 1)
        For j = 1 To UBound(formulas, 2)
            If Left$(formulas(i, j), 1) = "=" Then
                home = XaAtHome(formulas(i, j))
                If home <> "" Then
                    found.Add Array(used.Cells(i, j), home, home <> formulas(i, j))
                End If
            End If
        Next
    Next
End Sub

' The formulas of a range as rows and columns, also of a single cell.
Private Function XaFormulas(ByVal cells As Object) As Variant
    Dim formulas As Variant, alone(1 To 1, 1 To 1) As Variant
    On Error Resume Next
    formulas = cells.Formula2
    ' An Excel without dynamic arrays.
    If Err.Number <> 0 Then formulas = cells.Formula
    If Not IsArray(formulas) Then
        alone(1, 1) = formulas
        formulas = alone
    End If
    XaFormulas = formulas
End Function

' Whether Excel does not know our functions in these cells. The first one that is nothing
' but a call of ours tells; without such a one, all are taken for unresolved.
Private Function XaIsUnresolved(ByVal found As Collection) As Boolean
    Dim item As Variant
    For Each item In found
        If Not item(2) And XaIsBareCall(item(1)) Then
            item(0).Calculate
            XaIsUnresolved = (CStr(item(0).Value) = CStr(CVErr(2029)))
            Exit Function
        End If
    Next
    XaIsUnresolved = True
End Function

Private Function XaEnterAll(ByVal found As Collection, ByVal plainToo As Boolean) As Long
    Dim item As Variant, sheet As Object, protection As Variant
    For Each item In found
        If item(2) Or plainToo Then
            If Not XaIsSame(sheet, item(0).Worksheet) Then
                XaClose sheet, protection
                Set sheet = item(0).Worksheet
                protection = XaOpen(sheet)
            End If
            ' Still protected: it has a password.
            If Not sheet.ProtectContents Then
                If XaEnter(item(0), item(1)) Then XaEnterAll = XaEnterAll + 1
            End If
        End If
    Next
    XaClose sheet, protection
End Function

Private Function XaIsSame(ByVal sheet As Object, ByVal other As Object) As Boolean
    If Not sheet Is Nothing Then XaIsSame = (sheet.Name = other.Name)
End Function

' Enters a formula in the way that keeps it single, spilling or an array.
Private Function XaEnter(ByVal cell As Object, ByVal formula As String) As Boolean
    On Error Resume Next
    If cell.HasArray Then
        If cell.Address <> cell.CurrentArray.Cells(1, 1).Address Then Exit Function
        cell.CurrentArray.FormulaArray = formula
    ElseIf Not XaIsSpilledInto(cell) Then
        cell.Formula2 = formula
        If Err.Number <> 0 Then
            Err.Clear
            cell.Formula = formula
        End If
    End If
    XaEnter = (Err.Number = 0)
End Function

Private Function XaIsSpilledInto(ByVal cell As Object) As Boolean
    On Error Resume Next
    XaIsSpilledInto = cell.HasSpill And (cell.SpillParent.Address <> cell.Address)
End Function

' Takes a sheet's protection off; gives what to put on again. The password is there so
' that Excel does not ask for one: without one on the sheet, it is not looked at.
Private Function XaOpen(ByVal sheet As Object) As Variant
    Dim protection As Variant
    If Not sheet.ProtectContents Then Exit Function
    With sheet.Protection
        protection = Array(sheet.ProtectDrawingObjects, sheet.ProtectScenarios, _
            .AllowFormattingCells, .AllowFormattingColumns, .AllowFormattingRows, _
            .AllowInsertingColumns, .AllowInsertingRows, .AllowInsertingHyperlinks, _
            .AllowDeletingColumns, .AllowDeletingRows, .AllowSorting, .AllowFiltering, _
            .AllowUsingPivotTables, sheet.EnableSelection)
    End With
    On Error Resume Next
    sheet.Unprotect "-"
    If Not sheet.ProtectContents Then XaOpen = protection
End Function

Private Sub XaClose(ByVal sheet As Object, ByVal protection As Variant)
    If Not IsArray(protection) Then Exit Sub
    sheet.Protect DrawingObjects:=protection(0), Contents:=True, _
        Scenarios:=protection(1), AllowFormattingCells:=protection(2), _
        AllowFormattingColumns:=protection(3), AllowFormattingRows:=protection(4), _
        AllowInsertingColumns:=protection(5), AllowInsertingRows:=protection(6), _
        AllowInsertingHyperlinks:=protection(7), AllowDeletingColumns:=protection(8), _
        AllowDeletingRows:=protection(9), AllowSorting:=protection(10), _
        AllowFiltering:=protection(11), AllowUsingPivotTables:=protection(12)
    sheet.EnableSelection = protection(13)
End Sub

' Defined names that call our functions, such as the one of "Allow =IMP() here".
Private Function XaMendNames(ByVal book As Object) As Long
    Dim entry As Object, home As String
    On Error Resume Next
    For Each entry In book.Names
        home = XaAtHome(entry.RefersTo)
        If home <> "" And home <> entry.RefersTo Then
            entry.RefersTo = home
            XaMendNames = XaMendNames + 1
        End If
    Next
End Function
