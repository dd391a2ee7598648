"""Help of the ranking functions: English."""

TEXTS = {
    "category.ranking": "Ranking",
    "function.PLACES": "Places, the highest score first; equal ones share, as in 1, 2, 2, 4.",
    "function.PLACES.scores": "the scores; blanks stay blank",
    "function.PLACES.tie_breaks": "one or more columns beside the scores, the first decides first; a blank is lower than any number",
    "function.STANDINGS": "Standings, best first: place, name, score and tie-breaks. As many rows as names; equal ones keep the entered order.",
    "function.STANDINGS.names": "the names or numbers, one cell a participant",
    "function.STANDINGS.scores": "the scores, one beside each name; a row without a score comes last, without a place",
    "function.STANDINGS.tie_breaks": "one or more columns beside the scores, the first decides first; a blank is lower than any number",
    "function.QUALIFIERS": "Who goes through: place, name, score and a mark, best first. Q is through; = is equal on the border, a play-off or lot decides; blank is out. Never more than count get a Q.",
    "function.QUALIFIERS.names": "the names or numbers, one cell a participant",
    "function.QUALIFIERS.scores": "the scores, one beside each name; a row without a score comes last, without a place",
    "function.QUALIFIERS.count": "how many go through",
    "function.QUALIFIERS.tie_breaks": "one or more columns beside the scores, the first decides first; a blank is lower than any number",
    "function.XLADDIN_VERSION": "The version of the functions that compute here.",
}
