"""What the buttons say: English."""

TEXTS = {
    "macros.check.found": "To check: {errors} wrong, {doubts} doubtful.",
    "macros.check.nothing": "Nothing to check.",
    "macros.expected.no_error": "a typed entry, no error",
    "macros.expected.no_formula": "a typed entry; a formula was pasted here",
    "macros.expected.number": "a number is expected",
    "macros.expected.number_no_date": "a number is expected; the program has made the date {day} of it",
    "macros.expected.own_formula": "the scoresheet's own formula stood here; it was typed over",
    "macros.problem": "{sheet}!{cell}: “{found}” – {expected}",
    "macros.problem_blank": "{sheet}!{cell}: {expected}",
    "macros.refused.changed_meanwhile": "{file} was changed by another program in the meantime. Nothing was written. Do it again.",
    "macros.refused.excel_refused": "Excel did not take an entry, so nothing was changed. Excel reported: {reason}",
    "macros.refused.frozen": "This is an archive copy: its results are frozen values. There is nothing to check in it.",
    "macros.refused.log_full": "The log on the sheet {sheet} is full. Nothing was changed.",
    "macros.refused.never_saved": "Save the workbook into a folder of this computer first: beside it a copy is kept before each change.",
    "macros.refused.no_scoresheet": "This workbook is no scoresheet of xladdin.",
    "macros.refused.nothing_to_undo": "There is nothing to undo: no button has changed this workbook.",
    "macros.refused.other_scoresheet": "This is the scoresheet {found}. This button is for: {expected}.",
    "macros.refused.other_version": "This scoresheet is of another version ({name}, version {version}). Install the version of xladdin that made it.",
    "macros.refused.sheet_renamed": "The sheet “{sheet}” was renamed or removed. Give it its name back.",
    "macros.undo.done": "The workbook is again as it was on {hour}. What was undone is kept in the folder {folder}.",
}
