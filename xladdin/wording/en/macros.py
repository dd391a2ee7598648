"""What the buttons say: English."""

TEXTS = {
    "macros.problem": "{sheet}!{cell}: found “{found}”, expected: {expected}",
    "macros.problem_blank": "{sheet}!{cell}: {expected}",
    "macros.refused.changed_meanwhile": "{file} was changed by another program in the meantime. Nothing was written. Do it again.",
    "macros.refused.excel_refused": "Excel did not take an entry, so nothing was changed. Excel reported: {reason}",
    "macros.refused.log_full": "The log on the sheet {sheet} is full. Nothing was changed.",
    "macros.refused.never_saved": "Save the workbook into a folder of this computer first: beside it a copy is kept before each change.",
    "macros.refused.no_scoresheet": "This workbook is no scoresheet of xladdin.",
    "macros.refused.other_scoresheet": "This is the scoresheet {found}. This button is for: {expected}.",
}
