"""Words that all scoresheets share: Russian."""

TEXTS = {
    "sheet.data": "Данные",
    "sheet.date": "Дата",
    "sheet.event": "Соревнование",
    "sheet.final": "окончательно",
    "sheet.functions_missing": "Функции не установлены: смотрите, не вводите",
    "sheet.functions_used": "Функции, которые здесь используются",
    "sheet.help": "Справка",
    "sheet.none": "нет",
    "sheet.notes": "Примечания",
    "sheet.pages_to_print": "Печатать страниц",
    "sheet.protests_until": "Протесты до",
    "sheet.provisional": "предварительно",
    "sheet.rules": "Правила",
    "sheet.source": "Источник",
    "sheet.sources": "Источники",
    "sheet.state": "Состояние",
    "sheet.time": "Время",
    "sheet.to_check": "К проверке",
    "sheet.today": "сегодня",
    "sheet.version": "Версия",
}
