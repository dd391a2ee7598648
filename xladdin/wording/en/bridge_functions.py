"""Help of the bridge functions: English."""

TEXTS = {
    "category.bridge": "Bridge scoring",
    "function.IMP": "International match points (IMPs) of a difference in points, with its sign.",
    "function.IMP.difference": "points of one side above the other's at the two tables; a cell or a range",
    "function.IMP.rules": "“1959” (left out: this), “1960” or “today”",
}
