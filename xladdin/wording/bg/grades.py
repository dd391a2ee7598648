"""Words for percents: Bulgarian."""

TEXTS = {
    "grade.final.near_perfection": "почти съвършена игра",
    "grade.final.excellent": "превъзходна",
    "grade.final.good": "добра",
    "grade.final.mediocre": "посредствена",
    "grade.final.bad": "слаба",
    "grade.final.very_bad": "много лоша игра",
    "grade.victory.plus_draw": "плюс реми",
    "grade.victory.minus_draw": "минус реми",
    "grade.victory.draw": "реми",
    "grade.victory.small_win": "малка победа",
    "grade.victory.medium_win": "средна победа",
    "grade.victory.large_win": "голяма победа",
    "grade.victory.small_loss": "малка загуба",
    "grade.victory.medium_loss": "средна загуба",
    "grade.victory.large_loss": "голяма загуба",
}
