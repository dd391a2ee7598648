"""Help of the functions of the standings: English."""

TEXTS = {
    "function.OWN_MEETINGS": "What tied players scored against one another. Blank where they did not all meet equally often, at least once.",
    "function.OWN_MEETINGS.tied": "a column: equal numbers mark tied players, as places do; blank rows are passed over",
    "function.OWN_MEETINGS.tables": "a row for each player, a column for each round: number of his table; blank where he did not play",
    "function.OWN_MEETINGS.points": "the same shape: his points in the round",
}
