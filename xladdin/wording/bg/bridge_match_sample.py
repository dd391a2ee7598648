"""Names in the sample match, all invented: Bulgarian."""

TEXTS = {
    "bridge_match.sample.event": "Градска отборна лига",
    "bridge_match.sample.round": "кръг 3, зала 2",
    "bridge_match.sample.team_a": "Тополите",
    "bridge_match.sample.team_b": "Камбаните",
    "bridge_match.sample.players_a": "Ангелов; Бонев; Василев; Ганев; Дочев; Енев",
    "bridge_match.sample.players_b": "Желев; Златев; Илиев; Колев; Лазов; Минев",
    "bridge_match.sample.slip": "4СS=",
    "bridge_match.sample.late": "закъснение",
}
