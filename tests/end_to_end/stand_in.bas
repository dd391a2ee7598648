Attribute VB_Name = "XaEngine"
Option Explicit
' Stands in for Python: tells what arrived, or answers what the first argument asks for.

Public Function XaCall(ByVal functionName As String, ByVal given As Variant) As Variant
    Dim i As Long, told As String, first As String
    told = functionName
    For i = UBound(given) To LBound(given) Step -1
        first = XaTold(given(i))
    Next
    For i = LBound(given) To UBound(given)
        told = told & "|" & XaTold(given(i))
    Next
    Select Case first
        Case "ask error": XaCall = Chr$(27) & "#N/A"
        Case "ask unknown error": XaCall = Chr$(27) & "#ODD!"
        Case "ask text": XaCall = "#N/A"
        Case "ask row": XaCall = Array(1, Chr$(27) & "#NUM!", "x")
        Case "ask table": XaCall = XaTable()
        Case Else: XaCall = told
    End Select
End Function

Private Function XaTable() As Variant
    Dim table(0 To 1, 0 To 1) As Variant
    table(0, 0) = 1
    table(0, 1) = "a"
    table(1, 0) = Chr$(27) & "#VALUE!"
    table(1, 1) = ""
    XaTable = table
End Function

Private Function XaTold(ByVal value As Variant) As String
    Dim i As Long, j As Long
    If Not IsArray(value) Then
        XaTold = XaOne(value)
        Exit Function
    End If
    For i = LBound(value, 1) To UBound(value, 1)
        For j = LBound(value, 2) To UBound(value, 2)
            XaTold = XaTold & XaOne(value(i, j)) & ","
        Next
        XaTold = XaTold & ";"
    Next
End Function

Private Function XaOne(ByVal value As Variant) As String
    If IsEmpty(value) Then
        XaOne = "blank"
    ElseIf VarType(value) = vbString Then
        XaOne = Replace(value, Chr$(27), "ESC")
    Else
        XaOne = CStr(value)
    End If
End Function
