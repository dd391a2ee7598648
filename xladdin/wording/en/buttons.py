"""Labels and hints of the ribbon's buttons: English."""

TEXTS = {
    "button.allow_imp": "Allow =IMP() here",
    "button.allow_imp.tip": "Gives this workbook the name IMP, so that =IMP(C5) works in it as =IMPS(C5) does. Needs an Excel with LAMBDA (Excel 2024 or Microsoft 365).",
    "button.explain_cell": "Explain cell",
    "button.explain_cell.tip": "Says in words why the selected cell holds an error, and in which cell the error begins.",
    "button.group_formulas": "Formulas",
    "button.group_scoresheets": "Scoresheets",
    "button.help": "Help",
    "button.help.tip": "Shows every scoring function with its arguments and examples.",
    "button.new_scoresheet": "New scoresheet",
    "button.new_scoresheet.tip": "Makes an empty scoresheet for a match or a tournament.",
    "button.repair_links": "Repair links",
    "button.repair_links.tip": "Enters the scoring formulas of this workbook again, so that those of another computer work on yours.",
    "button.restart": "Restart calculations",
    "button.restart.tip": "Starts Python again and computes every formula anew. For when cells stay old or show #VALUE! everywhere.",
    "button.tab": "Scoring",
}
