"""Names in the sample match, all invented: Russian."""

TEXTS = {
    "bridge_match.sample.event": "Городская командная лига",
    "bridge_match.sample.round": "тур 3, зал 2",
    "bridge_match.sample.team_a": "Тополя",
    "bridge_match.sample.team_b": "Колокола",
    "bridge_match.sample.players_a": "Аверин; Белов; Власов; Громов; Дёмин; Ершов",
    "bridge_match.sample.players_b": "Жуков; Зимин; Ильин; Крылов; Лунин; Мохов",
    "bridge_match.sample.slip": "4СS=",
    "bridge_match.sample.late": "опоздание",
}
