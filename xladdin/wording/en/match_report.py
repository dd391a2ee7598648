"""Rows of a match report: English."""

TEXTS = {
    "report.boards": "boards counted",
    "report.points": "points",
    "report.gifted": "points given away",
    "report.victory_percent": "percent of victory",
    "report.verdict": "verdict",
    "report.first": "first percent",
    "report.second": "second percent",
    "report.presumed_gifts": "presumed gifts",
    "report.third": "third percent",
    "report.final": "final percent",
    "report.grade": "grade",
    "report.imps": "IMPs",
    "report.victory_points": "victory points",
    "report.winners": "winner by points and by IMPs",
    "report.winners.same": "the same",
    "report.winners.different": "different",
    "report.winners.level": "level by one of them",
    "report.winners.no_result": "no result",
}
