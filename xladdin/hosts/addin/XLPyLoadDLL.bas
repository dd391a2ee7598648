Private Sub XLPyLoadDLL()
    ' Ours: the folder where the installation found the library.
    Dim library As String
    If GetConfig("INTERPRETER_WIN") = "" Then
        Err.Raise 1, Description:="Settings missing: " & GetConfigFilePath()
    End If
    library = GetConfig("LIBRARY_FOLDER") & "\" & XLPyDLLName
    If LoadLibrary(library) = 0 Then
        Err.Raise 1, Description:="Could not load " & library
    End If
End Sub
