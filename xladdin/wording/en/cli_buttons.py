"""What the commands that press a button say: English."""

TEXTS = {
    "cli.check": "Tell every entry of a scoresheet that is wrong or doubtful.",
    "cli.column_expected": "what is wrong, or expected",
    "cli.column_found": "found",
    "cli.scoresheet_file": "The workbook of a scoresheet: .xlsx.",
    "cli.undo": "Undo what the last button changed; again: the one before.",
}
