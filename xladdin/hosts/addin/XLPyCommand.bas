Private Function XLPyCommand() As String
    ' Ours: no workbook has a say in it. -P keeps the current folder, where a downloaded
    ' workbook may lie beside somebody's xlwings.py, out of Python's path; the interpreter
    ' is named in full and started directly, so that a fault ends it and is noticed.
    If LCase$(GetConfig("DEBUG UDFS")) = "true" Then
        XLPyCommand = "{506e67c3-55b5-48c3-a035-eed5deea7d6d}"
    Else
        XLPyCommand = Chr$(34) & GetConfig("INTERPRETER_WIN") & Chr$(34) & _
            " -B -P -c " & Chr$(34) & "import xlwings; xlwings.serve('$(CLSID)')" & Chr$(34)
    End If
End Function
