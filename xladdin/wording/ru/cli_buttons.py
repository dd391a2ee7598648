"""What the commands that press a button say: Russian."""

TEXTS = {
    "cli.anew": "Заменить то, что введено иначе; копия сохраняется.",
    "cli.anyway": "Даже если есть ошибочные записи.",
    "cli.check": "Показать все ошибочные и сомнительные записи протокола.",
    "cli.collect": "Собрать результаты законченных матчей в таблицу лиги.",
    "cli.collect_matches": "Файлы матчей (bridge-match).",
    "cli.column_expected": "что не так или что ожидается",
    "cli.column_found": "введено",
    "cli.finalise": "Объявить итоги окончательными и сохранить архивную копию с неизменными значениями.",
    "cli.import": "Взять результаты матча из файла PBN, LIN, CSV, XLSX или USEBIO.",
    "cli.import_match": "Который матч файла: номер или команды, например «Nickell - Diamond»; первая станет А.",
    "cli.import_results": "Файл с результатами.",
    "cli.scoresheet_file": "Книга с протоколом: .xlsx.",
    "cli.undo": "Отменить последнее изменение кнопкой; ещё раз — предыдущее.",
}
