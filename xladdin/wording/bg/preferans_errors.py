"""Why a cell of a preferans sheet holds an error: Bulgarian."""

TEXTS = {
    "error.cutoff_positive": "Таванът трябва да е над 0, намерено е {found}.",
    "error.place_at_table": "На маса с {players} играчи няма място {found}.",
    "error.place_missing": "Липсва мястото: въведете го или посочете клетките на цялата маса.",
    "error.place_points_columns": "Точките за места са колона от четири числа, от три или по една от двата вида, без празнини.",
    "error.place_points_missing": "Няма колона с точки за места за маса с {players} играчи.",
    "error.players_at_table": "На маса играят трима или четирима, намерено е {found}.",
    "error.pulkas_negative": "Броят на пулките не може да е под 0, намерено е {found}.",
    "error.pulkas_none": "Няма нито една пулка, от която да се вземе средно.",
    "error.pulkas_unfinished": "Средна стойност стои без брой пулки или обратното.",
    "error.settlement_negative": "Пуля, гора и вистове не могат да са под 0, намерено е {found}.",
    "error.settlement_shape": "За {players} играчи са нужни толкова стойности на гората и квадрат от {players} x {players} виста.",
    "error.shapes_pair": "{first} и {second} трябва да са с еднаква форма.",
    "error.steps_negative": "Границите на скалата започват от 0 или повече, намерено е {found}.",
    "error.steps_shape": "Скалата има две колони: до колко виста включително и точки; празна е само последната граница.",
    "error.table_crowded": "На масата има {found} резултата за {expected} играчи.",
    "error.table_unfinished": "Масата не е завършила: {found} резултата от {expected}.",
    "error.whists_not_at_table": "На тази маса никой няма {found} виста.",
}
