"""The workbook that checks itself: Russian."""

TEXTS = {
    "check_book.bad": "Что-то не сходится: смотрите отметки",
    "check_book.differences": "Строк с расхождением; строк всего",
    "check_book.expected": "Ожидается",
    "check_book.formula": "Формула",
    "check_book.function": "Функция",
    "check_book.good": "Всё сходится",
    "check_book.got": "Получено",
    "check_book.mark": "Отметка",
    "check_book.source": "Источник",
}
