"""What every scoresheet checks, and the sheet Checks: Russian."""

TEXTS = {
    "check.date": "! похоже на дату",
    "check.date.meaning": "Число больше 20000: программа приняла ввод (12-8, 1.5) за дату. Введите число заново.",
    "check.nothing": "",
    "check.nothing.meaning": "Проверять нечего.",
    "check.pasted": "? вставлена формула",
    "check.pasted.meaning": "В поле ввода стоит формула. Её число в зачёте, но может измениться само: впишите вместо неё число.",
    "check.text": "! здесь нужно число",
    "check.text.meaning": "Вместо числа стоит текст, ошибка или пробел.",
    "checks.about": "Знак «!» — ошибка, «?» — сомнение. И те и другие сосчитаны вверху листа.",
    "checks.meaning": "что это значит",
    "checks.none": "нет",
    "checks.sheet": "Проверки",
    "checks.title": "Что проверяет лист",
    "checks.words": "сообщение",
}
