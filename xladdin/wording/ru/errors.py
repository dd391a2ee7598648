"""Why a cell holds an error: Russian."""

TEXTS = {
    "error.arguments_few": "Чего-то не хватает: нужен аргумент {missing}.",
    "error.arguments_many": "Слишком много аргументов: {found}, ожидается не больше {expected}.",
    "error.choice_unknown": "«{found}» здесь неизвестно. Ожидается: {expected}.",
    "error.count_negative": "Число проходящих дальше не может быть отрицательным, найдено {found}.",
    "error.error_inside": "В ячейке, от которой зависит расчёт, стоит {found}.",
    "error.nothing_given": "Считать нечего: ячейки пусты.",
    "error.number_expected": "Ожидается число, найдено «{found}».",
    "error.number_finite": "Ожидается число, которое помещается в ячейку.",
    "error.scale_rises": "Границы в таблице должны возрастать: {after} стоит после {before}.",
    "error.scale_values": "В таблице границ: {bounds}, значений: {values}; значений должно быть на одно больше.",
    "error.shapes_differ": "Диапазоны разной формы: {found}.",
    "error.single_expected": "Для {argument} ожидается одна ячейка, найден диапазон.",
    "error.text_expected": "Ожидается текст, найдено «{found}».",
    "error.truth_expected": "Ожидается ИСТИНА или ЛОЖЬ (также 1 и 0, да и нет), найдено «{found}».",
    "error.unexpected": "Функция не справилась с этими данными. Пожалуйста, сообщите об этом.",
    "error.whole_expected": "Ожидается целое число, найдено {found}.",
}
