"""Rows of a match report: Bulgarian."""

TEXTS = {
    "report.boards": "зачетени игри",
    "report.points": "точки",
    "report.gifted": "подарени точки",
    "report.victory_percent": "процент на победата",
    "report.verdict": "изход",
    "report.first": "първи процент",
    "report.second": "втори процент",
    "report.presumed_gifts": "предположително подарени",
    "report.third": "трети процент",
    "report.final": "окончателен процент",
    "report.grade": "оценка",
    "report.imps": "ИМП",
    "report.victory_points": "победни точки",
    "report.winners": "победител по точки и по ИМП",
    "report.winners.same": "един и същ",
    "report.winners.different": "различни",
    "report.winners.level": "равенство по едното",
    "report.winners.no_result": "няма резултат",
}
