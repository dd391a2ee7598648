"""What the commands that press a button say: English."""

TEXTS = {
    "cli.anew": "Type over what was entered otherwise; a copy is kept.",
    "cli.anyway": "Also where entries are wrong.",
    "cli.check": "Tell every entry of a scoresheet that is wrong or doubtful.",
    "cli.collect": "Copy the results of finished bridge matches into a bridge league.",
    "cli.collect_matches": "Files of bridge-match.",
    "cli.column_expected": "what is wrong, or expected",
    "cli.column_found": "found",
    "cli.finalise": "Set the state to final and keep an archive copy with frozen values.",
    "cli.hint_anew": "To type over it, add --anew; a copy is kept.",
    "cli.hint_anyway": "To finalise all the same, add --anyway.",
    "cli.hint_match": "Say which match it is with --match: its number, or its teams as in “Nickell - Diamond”, the first of which becomes A.",
    "cli.import": "Take the results of a match from a PBN, LIN, CSV, XLSX or USEBIO file.",
    "cli.import_match": "Which match of the file: its number, or its teams as in “Nickell - Diamond”; the first becomes A.",
    "cli.import_results": "The result file.",
    "cli.scoresheet_file": "The workbook of a scoresheet: .xlsx.",
    "cli.undo": "Undo what the last button changed; again: the one before.",
}
