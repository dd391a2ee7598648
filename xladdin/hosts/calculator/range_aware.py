"""Built-in functions that the engine computes rightly over ranges; tested, each one.

A function that is not here, or another argument of one that is, must get single
cells: the engine would compute something else than a spreadsheet does, without a word.

Source: compared with LibreOffice in the tests of this list.

>>> takes_range("SUM", 7), takes_range("COUNTIF", 1), takes_range("LEN", 0)
(True, False, False)
"""

from __future__ import annotations

MOST_ARGUMENTS = 255
EVERY = frozenset(range(MOST_ARGUMENTS))
FIRST = frozenset({0})
SECOND = frozenset({1})
FROM_SECOND = EVERY - FIRST
ODD = frozenset(range(1, MOST_ARGUMENTS, 2))
EVEN = frozenset(range(0, MOST_ARGUMENTS, 2))

# Function -> the arguments, counted from 0, that take a range or an array whole.
WHOLE: dict[str, frozenset[int]] = {
    **dict.fromkeys("SUM COUNT COUNTA MIN MAX AVERAGE PRODUCT SUMSQ".split(), EVERY),
    **dict.fromkeys("MEDIAN GEOMEAN HARMEAN DEVSQ AVEDEV AND OR".split(), EVERY),
    **dict.fromkeys("STDEV STDEVP STDEV.S STDEV.P".split(), EVERY),
    **dict.fromkeys("VAR VARP VAR.S VAR.P SUMPRODUCT CONCAT".split(), EVERY),
    **dict.fromkeys("LARGE SMALL PERCENTILE QUARTILE TRIMMEAN".split(), FIRST),
    **dict.fromkeys("ROWS COLUMNS INDEX TRANSPOSE".split(), FIRST),
    **dict.fromkeys("MATCH RANK RANK.EQ RANK.AVG".split(), SECOND),
    **dict.fromkeys("VLOOKUP HLOOKUP".split(), SECOND),
    "LOOKUP": frozenset({1, 2}),
    "TEXTJOIN": EVERY - frozenset({0, 1}),
    "COUNTBLANK": FIRST,
    "COUNTIF": FIRST,
    "SUMIF": frozenset({0, 2}),
    "AVERAGEIF": frozenset({0, 2}),
    "COUNTIFS": EVEN,
    "SUMIFS": FIRST | ODD,
    "AVERAGEIFS": FIRST | ODD,
    "MAXIFS": FIRST | ODD,
    "MINIFS": FIRST | ODD,
    "OFFSET": FIRST,
}
# These want cells, not a computed array, in the same arguments.
CELLS_ONLY = frozenset(
    """COUNTBLANK COUNTIF SUMIF AVERAGEIF COUNTIFS SUMIFS AVERAGEIFS MAXIFS MINIFS
    OFFSET RANK RANK.EQ RANK.AVG""".split()
)
# Their result is as large as what they get.
GIVES_ARRAY = frozenset({"TRANSPOSE"})
# Excel lets these go through a range in array formulas only.
ARRAY_FORMULA_ONLY = frozenset({"TRANSPOSE"})
# What they refer to is known only when they are computed.
REFERS_ELSEWHERE = frozenset({"INDIRECT", "OFFSET"})
# Programs read * and ? in these arguments differently.
CRITERIA: dict[str, frozenset[int]] = {
    **dict.fromkeys("COUNTIF SUMIF AVERAGEIF".split(), SECOND),
    "COUNTIFS": ODD,
    **dict.fromkeys("SUMIFS AVERAGEIFS MAXIFS MINIFS".split(), EVEN - FIRST),
}
# The number 0 in these arguments means all rows or columns.
NUMBERS: dict[str, frozenset[int]] = {"INDEX": frozenset({1, 2})}


def takes_range(function: str, argument: int) -> bool:
    """Whether an argument of a built-in function may be a range."""
    return argument in WHOLE.get(function, frozenset())
