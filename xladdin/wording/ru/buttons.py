"""Labels and hints of the ribbon's buttons: Russian."""

TEXTS = {
    "button.allow_imp": "Разрешить =IMP() здесь",
    "button.allow_imp.tip": "Создаёт в этой книге имя IMP, и =IMP(C5) работает в ней так же, как =IMPS(C5). Нужен Excel с функцией LAMBDA (Excel 2024 или Microsoft 365).",
    "button.explain_cell": "Объяснить ячейку",
    "button.explain_cell.tip": "Говорит словами, почему в выбранной ячейке ошибка и с какой ячейки она начинается.",
    "button.group_formulas": "Формулы",
    "button.group_scoresheets": "Протоколы",
    "button.help": "Справка",
    "button.help.tip": "Показывает все функции подсчёта с аргументами и примерами.",
    "button.new_scoresheet": "Новый протокол",
    "button.new_scoresheet.tip": "Создаёт пустой протокол матча или турнира.",
    "button.repair_links": "Исправить ссылки",
    "button.repair_links.tip": "Заново вводит формулы подсчёта этой книги, чтобы формулы с другого компьютера заработали на вашем.",
    "button.restart": "Перезапустить расчёт",
    "button.restart.tip": "Перезапускает Python и считает все формулы заново. Помогает, если ячейки не обновляются или везде стоит #ЗНАЧ!.",
    "button.tab": "Подсчёт",
}
