"""Why a cell of a preferans sheet holds an error: Russian."""

TEXTS = {
    "error.cutoff_positive": "Отсечка должна быть больше 0, найдено {found}.",
    "error.place_at_table": "За столом на {players} игроков нет места {found}.",
    "error.place_missing": "Не указано место: введите его или укажите ячейки всего стола.",
    "error.place_points_columns": "Очки за места — столбец из четырёх чисел, из трёх или по одному того и другого, без пропусков.",
    "error.place_points_missing": "Нет столбца очков за места для стола на {players} игроков.",
    "error.players_at_table": "За столом играют трое или четверо, найдено {found}.",
    "error.pulkas_negative": "Число пуль не может быть меньше 0, найдено {found}.",
    "error.pulkas_none": "Нет ни одной пули, среднее взять не из чего.",
    "error.pulkas_unfinished": "Среднее стоит без числа пуль или число пуль — без среднего.",
    "error.settlement_negative": "Пуля, гора и висты не могут быть меньше 0, найдено {found}.",
    "error.settlement_shape": "На {players} игроков нужно столько же значений горы и квадрат вистов {players} x {players}.",
    "error.shapes_pair": "{first} и {second} должны быть одинаковой формы.",
    "error.steps_negative": "Границы шкалы начинаются с 0 или больше, найдено {found}.",
    "error.steps_shape": "Шкале нужны два столбца: до скольких вистов включительно и очки; пуста только последняя граница.",
    "error.table_crowded": "За столом {found} результатов на {expected} игроков.",
    "error.table_unfinished": "Стол не закончен: результатов {found} из {expected}.",
    "error.whists_not_at_table": "За этим столом ни у кого нет {found} вистов.",
}
