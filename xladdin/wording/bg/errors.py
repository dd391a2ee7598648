"""Why a cell holds an error: Bulgarian."""

TEXTS = {
    "error.arguments_few": "Нещо липсва: нужен е аргументът {missing}.",
    "error.arguments_many": "Твърде много аргументи: {found}, очакват се най-много {expected}.",
    "error.choice_unknown": "„{found}“ не е познато тук. Очаква се: {expected}.",
    "error.count_negative": "Броят на продължаващите не може да е отрицателен, намерено е {found}.",
    "error.error_inside": "В клетка, от която зависи сметката, стои {found}.",
    "error.nothing_given": "Няма какво да се смята: клетките са празни.",
    "error.number_expected": "Очаква се число, намерено е „{found}“.",
    "error.number_finite": "Очаква се число, което клетка може да побере.",
    "error.scale_rises": "Границите в таблицата трябва да растат: {after} стои след {before}.",
    "error.scale_values": "В таблицата има {bounds} граници и {values} стойности; стойностите трябва да са с една повече.",
    "error.shapes_differ": "Областите са с различна форма: {found}.",
    "error.single_expected": "За {argument} се очаква една клетка, намерена е област.",
    "error.text_expected": "Очаква се текст, намерено е „{found}“.",
    "error.truth_expected": "Очаква се TRUE или FALSE (също 1 и 0, да и не), намерено е „{found}“.",
    "error.unexpected": "Функцията не се справи с тези данни. Моля, съобщете за това.",
    "error.whole_expected": "Очаква се цяло число, намерено е {found}.",
}
