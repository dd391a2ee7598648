"""Words that all scoresheets share: English."""

TEXTS = {
    "sheet.data": "Data",
    "sheet.date": "Date",
    "sheet.event": "Event",
    "sheet.final": "final",
    "sheet.functions_missing": "Functions missing: look, don't type",
    "sheet.functions_used": "Functions used here",
    "sheet.help": "Help",
    "sheet.none": "none",
    "sheet.notes": "Notes",
    "sheet.pages_to_print": "Pages to print",
    "sheet.protests_until": "Protests until",
    "sheet.provisional": "provisional",
    "sheet.rules": "Rules",
    "sheet.source": "Source",
    "sheet.sources": "Sources",
    "sheet.state": "State",
    "sheet.time": "Time",
    "sheet.to_check": "To check",
    "sheet.today": "today",
    "sheet.version": "Version",
}
