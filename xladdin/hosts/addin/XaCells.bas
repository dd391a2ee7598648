Attribute VB_Name = "XaCells"
Option Explicit
Option Private Module
' What stands in cells, on the way to Python and back. hosts/excel.py is the other end.

Private Const WHOLE_COLUMN As Long = 65536

' An argument of a sheet function as Python gets it: values, never a Range.
Public Function XaArg(Optional given As Variant) As Variant
    If IsMissing(given) Then
        XaArg = Chr$(27) & "-"
    ElseIf TypeName(given) = "Range" Then
        XaArg = XaValues(given)
    Else
        XaArg = given
    End If
End Function

' In a procedure of its own: LibreOffice stumbles over a member of a plain number.
Private Function XaValues(ByVal cells As Variant) As Variant
    Dim used As Long
    If cells.Areas.Count > 1 Then
        XaValues = CVErr(2015)
        Exit Function
    End If
    used = XaUsedRows(cells)
    If cells.Rows.Count >= WHOLE_COLUMN And used < cells.Rows.Count Then
        XaValues = XaOpenEnd(cells.Resize(used + 1).Value2)
    Else
        XaValues = cells.Value2
    End If
End Function

' How many rows of the cells lie within the used part of their sheet, at least one.
Private Function XaUsedRows(ByVal cells As Variant) As Long
    With cells.Worksheet.UsedRange
        XaUsedRows = .Row + .Rows.Count - cells.Row
    End With
    If XaUsedRows < 1 Then XaUsedRows = 1
End Function

' Marks the last row, which is blank: from here on the column is blank to its end.
Private Function XaOpenEnd(ByVal values As Variant) As Variant
    values(UBound(values, 1), LBound(values, 2)) = Chr$(27) & "+"
    XaOpenEnd = values
End Function

' What Python answered as cells show it: our error names become errors.
Public Function XaResult(ByVal answer As Variant) As Variant
    Dim i As Long, j As Long
    If Not IsArray(answer) Then
        answer = XaCell(answer)
    ElseIf XaIsTable(answer) Then
        For i = LBound(answer, 1) To UBound(answer, 1)
            For j = LBound(answer, 2) To UBound(answer, 2)
                answer(i, j) = XaCell(answer(i, j))
            Next
        Next
    Else
        For i = LBound(answer) To UBound(answer)
            answer(i) = XaCell(answer(i))
        Next
    End If
    XaResult = answer
End Function

' Whether an array has rows and columns; xlwings sends a single row as a list.
Private Function XaIsTable(ByVal answer As Variant) As Boolean
    Dim last As Long
    On Error Resume Next
    last = UBound(answer, 2)
    XaIsTable = (Err.Number = 0)
End Function

Private Function XaCell(ByVal value As Variant) As Variant
    XaCell = value
    If VarType(value) <> vbString Then Exit Function
    If Left$(value, 1) <> Chr$(27) Then Exit Function
    Select Case Mid$(value, 2)
        Case "#NULL!": XaCell = CVErr(2000)
        Case "#DIV/0!": XaCell = CVErr(2007)
        Case "#REF!": XaCell = CVErr(2023)
        Case "#NAME?": XaCell = CVErr(2029)
        Case "#NUM!": XaCell = CVErr(2036)
        Case "#N/A": XaCell = CVErr(2042)
        Case "#SPILL!": XaCell = CVErr(2045)
        Case "#CALC!": XaCell = CVErr(2050)
        Case Else: XaCell = CVErr(2015)
    End Select
End Function
