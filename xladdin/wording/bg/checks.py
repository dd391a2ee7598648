"""What every scoresheet checks, and the sheet Checks: Bulgarian."""

TEXTS = {
    "check.date": "! прилича на дата",
    "check.date.meaning": "Число над 20000: програмата е приела въведеното (12-8, 1.5) за дата. Въведете числото отново.",
    "check.nothing": "",
    "check.nothing.meaning": "Няма нищо за проверка.",
    "check.pasted": "? поставена е формула",
    "check.pasted.meaning": "В поле за въвеждане стои формула. Числото ѝ се брои, но може да се промени само: напишете числото вместо нея.",
    "check.text": "! тук трябва число",
    "check.text.meaning": "Вместо число има текст, грешка или интервал.",
    "checks.about": "Знакът „!“ е грешка, „?“ е съмнение. И двете се броят горе на листа.",
    "checks.meaning": "какво означава",
    "checks.none": "няма",
    "checks.sheet": "Проверки",
    "checks.title": "Какво проверява листът",
    "checks.words": "съобщение",
}
