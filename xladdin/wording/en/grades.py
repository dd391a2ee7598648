"""Words for percents: English."""

TEXTS = {
    "grade.final.near_perfection": "near perfection",
    "grade.final.excellent": "excellent",
    "grade.final.good": "good",
    "grade.final.mediocre": "mediocre",
    "grade.final.bad": "bad",
    "grade.final.very_bad": "very bad",
    "grade.victory.plus_draw": "plus-draw",
    "grade.victory.minus_draw": "minus-draw",
    "grade.victory.draw": "draw",
    "grade.victory.small_win": "small win",
    "grade.victory.medium_win": "medium win",
    "grade.victory.large_win": "large win",
    "grade.victory.small_loss": "small loss",
    "grade.victory.medium_loss": "medium loss",
    "grade.victory.large_loss": "large loss",
}
