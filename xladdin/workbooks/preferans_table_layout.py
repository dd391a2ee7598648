"""Where everything stands on the sheet of preferans-table, and how it looks."""

from __future__ import annotations

from xladdin.workbooks import preferans_slip_checks as slip_checks
from xladdin.workbooks import styles
from xladdin.workbooks.checks import Checks
from xladdin.workbooks.preferans_slip import Block
from xladdin.workbooks.styles import Look

BLOCK = Block(heading=5)
PLAYERS = BLOCK.players
CHECKS = Checks(
    (*slip_checks.ROW_ERRORS, *slip_checks.TABLE_ERRORS, "settings"),
    (*slip_checks.ROW_DOUBTS, "name_twice", *slip_checks.TABLE_DOUBTS, "club"),
    slip_checks.NOTES,
)
# The points by system: row of the heads, rows of the players, row of the sums.
HEADS, RESULTS, BALANCE = 12, range(13, 17), 17
# The points for a place: row of the heads, of the places, of what whists count.
PLACE_HEADS, PLACES, SCALE = 19, range(20, 24), 24
REMARK = 25
# Beyond the page, beside the results: in which row of the slip the player stands.
FOUND = "R"
NOBODY = "–"  # in a cell that else holds a number for INDEX

LINE = Look(below=styles.HAIRLINE)
FIGURE = LINE.but(align="right", number_format=styles.PREFERANS_GAIN)
STEP = FIGURE.but(colour=styles.GREY)
MESSAGE = LINE.but(size=styles.NOTE, colour=styles.GREY, indent=1, shrink=True)
WORDS = LINE.but(size=styles.NOTE, colour=styles.GREY)
