"""Help of the functions of the standings: Russian."""

TEXTS = {
    "function.OWN_MEETINGS": "Очки равных игроков в личных встречах. Пусто, если не все они встречались поровну, хотя бы раз.",
    "function.OWN_MEETINGS.tied": "столбец: равны игроки с одинаковыми числами, например местами; пустые строки пропускаются",
    "function.OWN_MEETINGS.tables": "строка — игрок, столбец — тур: номер его стола; пусто, если не играл",
    "function.OWN_MEETINGS.points": "той же формы: его очки за тур",
}
