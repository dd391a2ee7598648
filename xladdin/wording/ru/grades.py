"""Words for percents: Russian."""

TEXTS = {
    "grade.final.near_perfection": "почти безупречно",
    "grade.final.excellent": "превосходно",
    "grade.final.good": "хорошо",
    "grade.final.mediocre": "посредственно",
    "grade.final.bad": "плохо",
    "grade.final.very_bad": "очень плохо",
    "grade.victory.plus_draw": "плюс-ничья",
    "grade.victory.minus_draw": "минус-ничья",
    "grade.victory.draw": "ничья",
    "grade.victory.small_win": "небольшая победа",
    "grade.victory.medium_win": "заметная победа",
    "grade.victory.large_win": "крупная победа",
    "grade.victory.small_loss": "небольшое поражение",
    "grade.victory.medium_loss": "заметное поражение",
    "grade.victory.large_loss": "крупное поражение",
}
