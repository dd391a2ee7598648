Attribute VB_Name = "XaFormula"
Option Explicit
Option Private Module
' Reads a formula's text for calls of our functions.

' The formula as it reads where our add-in is at home: "'C:\...\xladdin.xlam'!IMPS(C5)",
' "[1]!IMPS(C5)" and "_xldudf_XLADDIN_IMPS(C5)" become "IMPS(C5)". Blank when it calls no
' function of ours.
Public Function XaAtHome(ByVal formula As String) As String
    Dim place As Long, part As String, behind As String, home As String
    Dim ours As String, isOurs As Boolean, linkStart As Long
    If Not XaMentionsUs(UCase$(formula)) Then Exit Function
    place = 1
    Do While place <= Len(formula)
        part = XaPart(formula, place)
        place = place + Len(part)
        behind = Mid$(formula, place, 1)
        If behind = "(" And linkStart >= 0 Then
            ours = XaOurName(part)
            If ours <> "" Then
                If linkStart > 0 Then home = Left$(home, linkStart - 1)
                part = ours
                isOurs = True
            End If
        End If
        linkStart = 0
        If behind = "!" Then
            ' A link to something else makes what follows somebody else's.
            linkStart = IIf(XaIsLink(part), Len(home) + 1, -1)
            part = part & "!"
            place = place + 1
        End If
        home = home & part
    Loop
    If isOurs Then XaAtHome = home
End Function

' A quick look first, because most formulas know nothing of us.
Private Function XaMentionsUs(ByVal capitals As String) As Boolean
    Static names As Variant
    Dim name As Variant
    If IsEmpty(names) Then names = Split(Trim$(XA_NAMES))
    For Each name In names
        If InStr(capitals, name & "(") > 0 Then
            XaMentionsUs = True
            Exit Function
        End If
    Next
End Function

' The part of the formula that starts here: a text, a quoted name, brackets, a name, or
' a single character.
Private Function XaPart(ByVal formula As String, ByVal place As Long) As String
    Dim finish As Long
    Select Case Mid$(formula, place, 1)
        Case """", "'"
            finish = XaQuotesEnd(formula, place)
        Case "["
            finish = InStr(place, formula, "]")
            If finish = 0 Then finish = Len(formula)
        Case "A" To "Z", "a" To "z", "_"
            finish = place
            Do While Mid$(formula, finish + 1, 1) Like "[A-Za-z0-9_.]"
                finish = finish + 1
            Loop
        Case Else
            finish = place
    End Select
    XaPart = Mid$(formula, place, finish - place + 1)
End Function

' Where a text or a quoted name ends; a doubled quote is part of it.
Private Function XaQuotesEnd(ByVal formula As String, ByVal place As Long) As Long
    Dim quote As String
    quote = Mid$(formula, place, 1)
    Do
        place = InStr(place + 1, formula, quote)
        If place = 0 Then
            XaQuotesEnd = Len(formula)
            Exit Function
        End If
        If Mid$(formula, place + 1, 1) <> quote Then Exit Do
        place = place + 1
    Loop
    XaQuotesEnd = place
End Function

' The name of our function, whatever was put before it; blank when it is not ours.
Private Function XaOurName(ByVal name As String) As String
    Dim prefix As Variant, rest As String
    For Each prefix In Array("", "_xldudf_XLADDIN_", "_xldudf_", "_xludf.")
        If LCase$(Left$(name, Len(prefix))) = LCase$(prefix) Then
            rest = UCase$(Mid$(name, Len(prefix) + 1))
            If rest <> "" And InStr(XA_NAMES, " " & rest & " ") > 0 Then
                XaOurName = rest
                Exit Function
            End If
        End If
    Next
End Function

' Whether a part names our add-in's file, wherever it lies, or a link by its number.
Private Function XaIsLink(ByVal part As String) As Boolean
    Dim file As String
    file = LCase$(Replace(part, "'", ""))
    XaIsLink = Right$(file, 12) = "xladdin.xlam"
    If Left$(file, 1) = "[" Then XaIsLink = IsNumeric(Mid$(file, 2, Len(file) - 2))
End Function

' Whether a formula starts with a call of ours, so that its value tells whether Excel
' knows the function.
Public Function XaIsBareCall(ByVal formula As String) As Boolean
    Dim start As Long, part As String
    start = IIf(Mid$(formula, 2, 1) = "@", 3, 2)
    part = XaPart(formula, start)
    XaIsBareCall = XaOurName(part) <> "" And Mid$(formula, start + Len(part), 1) = "("
End Function
