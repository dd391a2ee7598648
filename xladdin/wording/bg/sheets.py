"""Words that all scoresheets share: Bulgarian."""

TEXTS = {
    "sheet.data": "Данни",
    "sheet.date": "Дата",
    "sheet.event": "Състезание",
    "sheet.final": "окончателно",
    "sheet.functions_missing": "Функциите липсват: гледай, не въвеждай",
    "sheet.functions_used": "Използвани функции",
    "sheet.help": "Помощ",
    "sheet.none": "няма",
    "sheet.notes": "Бележки",
    "sheet.pages_to_print": "Страници за печат",
    "sheet.protests_until": "Контестации до",
    "sheet.provisional": "предварително",
    "sheet.rules": "Правила",
    "sheet.source": "Източник",
    "sheet.sources": "Източници",
    "sheet.state": "Състояние",
    "sheet.time": "Час",
    "sheet.to_check": "За проверка",
    "sheet.today": "днес",
    "sheet.version": "Версия",
}
