Option Explicit

Private WithEvents mExcel As Application

Private Sub Workbook_Open()
    Dim book As Workbook
    Set mExcel = Application
    For Each book In Application.Workbooks
        XaMendOpened book
    Next
    XaSoon
End Sub

Private Sub mExcel_WorkbookOpen(ByVal Wb As Workbook)
    XaMendOpened Wb
    XaSoon
End Sub

Private Sub mExcel_NewWorkbook(ByVal Wb As Workbook)
    XaMendOpened Wb
    XaSoon
End Sub

Private Sub XaSoon()
    Application.OnTime Now, XaMacro("XaRibbon.XaStarted")
End Sub
