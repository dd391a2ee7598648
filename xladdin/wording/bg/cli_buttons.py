"""What the commands that press a button say: Bulgarian."""

TEXTS = {
    "cli.anew": "Замени въведеното по друг начин; остава копие.",
    "cli.anyway": "Дори да има грешни записи.",
    "cli.check": "Покажи всички сгрешени и съмнителни записи в протокола.",
    "cli.collect": "Събери резултатите от завършени мачове в таблицата на лигата.",
    "cli.collect_matches": "Файлове с мачове (bridge-match).",
    "cli.column_expected": "какво не е наред или какво се очаква",
    "cli.column_found": "въведено",
    "cli.finalise": "Обяви резултатите за окончателни и запази архивно копие с фиксирани стойности.",
    "cli.hint_anew": "За да се заменят, добавете --anew; остава копие.",
    "cli.hint_anyway": "За да приключите въпреки това, добавете --anyway.",
    "cli.hint_match": "Посочете мача с --match: номера му или отборите, например „Nickell - Diamond“; първият става отбор А.",
    "cli.import": "Вземи резултатите на мач от файл PBN, LIN, CSV, XLSX или USEBIO.",
    "cli.import_match": "Кой мач от файла: номерът му или отборите, например „Nickell - Diamond“; първият става А.",
    "cli.import_results": "Файлът с резултатите.",
    "cli.scoresheet_file": "Файл с протокол: .xlsx.",
    "cli.undo": "Отмени последната промяна с бутон; пак – предишната.",
}
