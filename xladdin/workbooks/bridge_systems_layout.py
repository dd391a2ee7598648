"""Where everything stands on the page of bridge-systems."""

from __future__ import annotations

from xladdin.workbooks import bridge_systems_boards as boards
from xladdin.workbooks import styles
from xladdin.workbooks.checks import Checks
from xladdin.workbooks.styles import Look

MATCHES, WINNERS = range(5, 9), range(12, 16)
# The board taken out: where its number is typed, heads, rows of the reckoning.
OUT_TITLE, CHOSEN, OUT_HEADS, OUT_FIRST = 17, "D18", 19, 20
PLAYED, MESSAGE = "C", "N"
# Two columns a system: team A, team B.
SYSTEMS = {
    "points": ("D", "E"),
    "final": ("F", "G"),
    "1959": ("H", "I"),
    "1960": ("J", "K"),
    "today": ("L", "M"),
}
# Beyond the page: gifts of the teams, leads of A, what is to check.
GIFTS = ("P", "Q")
LEADS = dict(zip(SYSTEMS, ("R", "S", "T", "U", "V"), strict=True))
CODE = "W"
CHECKS = Checks(
    (*boards.ERRORS, "boards_chosen", "settings"), boards.DOUBTS, boards.NOTES
)

LINE = Look(below=styles.HAIRLINE)
FIGURE = LINE.but(align="right", number_format=styles.IMPS)
NOTE = LINE.but(size=styles.NOTE, colour=styles.GREY, indent=1)
HEAD = styles.HEAD_RIGHT.but(below=styles.INK)
FORMATS = {"final": styles.HALVES}


def cells(column: str, rows: range = MATCHES) -> str:
    """The cells of all matches in a column, fixed."""
    return f"${column}${rows[0]}:${column}${rows[-1]}"
