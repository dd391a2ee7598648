"""The workbook that checks itself: Bulgarian."""

TEXTS = {
    "check_book.bad": "Нещо не съвпада: вижте отметките",
    "check_book.differences": "Редове с разлика; редове общо",
    "check_book.expected": "Очаква се",
    "check_book.formula": "Формула",
    "check_book.function": "Функция",
    "check_book.good": "Всичко съвпада",
    "check_book.got": "Получено",
    "check_book.mark": "Отметка",
    "check_book.source": "Източник",
}
