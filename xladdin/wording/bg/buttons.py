"""Labels and hints of the ribbon's buttons: Bulgarian."""

TEXTS = {
    "button.allow_imp": "Позволи =IMP() тук",
    "button.allow_imp.tip": "Създава в тази книга името IMP и =IMP(C5) работи в нея като =IMPS(C5). Нужен е Excel с LAMBDA (Excel 2024 или Microsoft 365).",
    "button.explain_cell": "Обясни клетката",
    "button.explain_cell.tip": "Казва с думи защо в избраната клетка има грешка и от коя клетка започва тя.",
    "button.group_formulas": "Формули",
    "button.group_scoresheets": "Протоколи",
    "button.help": "Помощ",
    "button.help.tip": "Показва всички функции за пресмятане с аргументите и примери.",
    "button.new_scoresheet": "Нов протокол",
    "button.new_scoresheet.tip": "Създава празен протокол за мач или турнир.",
    "button.repair_links": "Поправи връзките",
    "button.repair_links.tip": "Въвежда наново формулите за пресмятане в тази книга, за да работят и тези от друг компютър.",
    "button.restart": "Рестартирай изчисленията",
    "button.restart.tip": "Стартира Python отново и пресмята всички формули наново. Помага, ако клетките не се обновяват или навсякъде стои #VALUE!.",
    "button.tab": "Резултати",
}
