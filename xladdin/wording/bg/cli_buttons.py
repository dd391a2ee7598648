"""What the commands that press a button say: Bulgarian."""

TEXTS = {
    "cli.check": "Покажи всички сгрешени и съмнителни записи в протокола.",
    "cli.column_expected": "какво не е наред или какво се очаква",
    "cli.column_found": "въведено",
    "cli.scoresheet_file": "Файл с протокол: .xlsx.",
    "cli.undo": "Отмени последната промяна с бутон; пак – предишната.",
}
