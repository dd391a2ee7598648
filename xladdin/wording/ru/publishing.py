"""The buttons Standings and Publish page: Russian."""

TEXTS = {
    "button.publish": "Страница для сайта",
    "button.publish.tip": "Пишет рядом с файлом страницу для сайта клуба: один файл HTML с таблицами и графиками, для телефона и для печати.",
    "button.standings": "Турнирная таблица",
    "button.standings.tip": "Переходит к турнирной таблице и говорит, кто впереди и сколько записей надо проверить.",
    "cli.no_grades": "Без словесных оценок.",
    "cli.publish": "Записать страницу для сайта клуба: один файл HTML; также CSV и текст для мессенджера.",
    "cli.publish_csv": "Записать таблицы и в этот файл CSV.",
    "cli.publish_html": "Файл страницы; без него – рядом с книгой под её именем.",
    "cli.publish_language": "Язык страницы: en, ru или bg; без него – язык протокола.",
    "cli.publish_text": "Вывести короткий текст для мессенджера.",
    "cli.standings": "Показать, кто на каком месте: с разделением равных, штрафами и командами; для лиги – оба порядка.",
    "macros.publish.csv": "Таблицы в CSV: {file}.",
    "macros.publish.final": "Страница: {file}. Состояние: окончательно.",
    "macros.publish.provisional": "Страница: {file}. Состояние: предварительно.",
    "macros.publish.text": "{words}",
    "macros.refused.other_ending": "Имя файла {file} должно оканчиваться на {expected}. Ничего не записано.",
    "macros.standings.line": "{words}",
    "page.unchecked": "ещё не проверено записей: {count}",
}
