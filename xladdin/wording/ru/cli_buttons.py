"""What the commands that press a button say: Russian."""

TEXTS = {
    "cli.check": "Показать все ошибочные и сомнительные записи протокола.",
    "cli.column_expected": "что не так или что ожидается",
    "cli.column_found": "введено",
    "cli.scoresheet_file": "Книга с протоколом: .xlsx.",
    "cli.undo": "Отменить последнее изменение кнопкой; ещё раз — предыдущее.",
}
