"""The buttons Standings and Publish page: Bulgarian."""

TEXTS = {
    "button.publish": "Страница за сайта",
    "button.publish.tip": "Записва до файла страница за сайта на клуба: един файл HTML с таблици и диаграми, за телефон и за печат.",
    "button.standings": "Класиране",
    "button.standings.tip": "Отива при класирането и казва кой е първи и колко записа са за проверка.",
    "cli.no_grades": "Без словесни оценки.",
    "cli.publish": "Записва страницата за сайта на клуба: един файл HTML; също CSV и текст за съобщение.",
    "cli.publish_csv": "Записва таблиците и в този файл CSV.",
    "cli.publish_html": "Файлът на страницата; без него – до книгата, с нейното име.",
    "cli.publish_language": "Език на страницата: en, ru или bg; без него – езикът на протокола.",
    "cli.publish_text": "Показва кратък текст за съобщение.",
    "cli.standings": "Показва кой на кое място е: с решилото при равенство, наказанията и отборите; за лига – двете класирания.",
    "macros.publish.csv": "Таблиците в CSV: {file}.",
    "macros.publish.final": "Страницата: {file}. Състояние: окончателно.",
    "macros.publish.provisional": "Страницата: {file}. Състояние: предварително.",
    "macros.publish.text": "{words}",
    "macros.refused.other_ending": "Името на файла {file} трябва да завършва на {expected}. Нищо не е записано.",
    "macros.standings.line": "{words}",
    "page.unchecked": "още непроверени записи: {count}",
}
