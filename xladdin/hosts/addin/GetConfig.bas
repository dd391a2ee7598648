Private Function GetConfig(configKey As String) As String
    ' Ours: the user's own file, and nothing else. xlwings would look first into a sheet
    ' of the active workbook, and then into the workbook's folder.
    Dim configValue As String
    If GetConfigFromFile(GetConfigFilePath(), configKey, configValue) Then
        GetConfig = ExpandEnvironmentStrings(configValue)
    End If
End Function
