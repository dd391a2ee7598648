"""Parts of the citations of the catalogue: English."""

TEXTS = {
    "cited.clubs": "words of the clubs",
    "cited.conventions": "smartpref.ru and vavav.ru (conventions)",
    "cited.law": "Law ",
    "cited.moscow": "18-22 and 23-27 whists, first place 30, at most 50 for whists; reconstructed",
    "cited.own": "decision of this product",
    "cited.piter": "Piter 2017",
    "cited.slips": "slips of secretaries",
    "cited.statistics": "statistics",
    "cited.stolitsa": "Stolitsa 1959",
    "cited.summary": "summary",
    "cited.table": "table 1",
    "cited.whist": "Whist 2008",
    "cited.whist_formula": "formula of the whist system",
}
