"""Rows of a match report: Russian."""

TEXTS = {
    "report.boards": "зачтено сдач",
    "report.points": "очки",
    "report.gifted": "подаренные очки",
    "report.victory_percent": "процент победы",
    "report.verdict": "итог",
    "report.first": "первый процент",
    "report.second": "второй процент",
    "report.presumed_gifts": "предположительно подаренные",
    "report.third": "третий процент",
    "report.final": "окончательный процент",
    "report.grade": "оценка",
    "report.imps": "ИМП",
    "report.victory_points": "победные очки",
    "report.winners": "победитель по очкам и по ИМП",
    "report.winners.same": "один и тот же",
    "report.winners.different": "разные",
    "report.winners.level": "по одному из них ничья",
    "report.winners.no_result": "нет результата",
}
