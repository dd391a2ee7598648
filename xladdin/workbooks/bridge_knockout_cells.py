"""Where everything stands in the scoresheet of a knockout, and what it checks.

A match is a row of the sheet Matches, its two teams are two rows of the sheet
Reckoning, in which they are ranked.

>>> team_rows(2)
(7, 8)
"""

from __future__ import annotations

from xladdin.workbooks import styles
from xladdin.workbooks.bridge_figures import Figures
from xladdin.workbooks.checks import Checks
from xladdin.workbooks.parts import at
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

MATCHES = 16
TEAMS = 2 * MATCHES

# The sheet Matches, by column; pairs are of team A and team B.
FIRST_ROW = 5
ROWS = range(FIRST_ROW, FIRST_ROW + MATCHES)
LAST_ROW = ROWS[-1]
NUMBER, NAMES, IMPS, BOARDS = "A", ("B", "C"), ("D", "E"), "F"
POINTS, GIFTS, DECIDED, TYPED = ("G", "H"), ("I", "J"), "K", ("L", "M")
PERCENT, WINNER, MESSAGE = ("N", "O"), "P", "Q"
# Beyond the print area, one step a column.
FORM, POINTS_CHECK, CODE = "S", "T", "U"
BOARDS_USED, GIFTS_USED, OWN_PERCENT = "V", ("W", "X"), ("Y", "Z")
POINTS_MARGIN, IMPS_MARGIN, MARGIN, VALID = "AA", "AB", "AC", "AD"
TWICE = "AE"  # a name that stands elsewhere too
PLAIN_NAMES = ("AF", "AG")  # without blanks around them
FIGURES = Figures(POINTS, GIFTS, BOARDS, GIFTS_USED, BOARDS_USED)

# The sheet Reckoning: a row a team, team A of the first match first.
FIRST_TEAM_ROW = 5
TEAM_ROWS = range(FIRST_TEAM_ROW, FIRST_TEAM_ROW + TEAMS)
TEAM, NAME, OPPONENT, FINAL, HIGHER, PLACE, LEVEL, BY_PERCENT = "ABCDEFGH"
OUTCOME, BY_WINNING, DIFFERS, UNPLACED, ORDER = "IJKLM"
RECKONED_POINTS, RECKONED_IMPS = "N", "O"
# Statuses: who goes through, stands level on the border, is out.
THROUGH, BORDER, OUT = 1, 2, 3

# The sheet Qualifiers.
LINE_HEADS, FIRST_LINE = 6, 7
LINES = range(FIRST_LINE, FIRST_LINE + TEAMS)
LAST_LINE = LINES[-1]
LAST_LINE_COLUMN = "J"
LINE_NUMBER, LINE_TEAM, LINE_BY_PERCENT, LINE_BY_WINNING = "LMNO"

CHECKS = Checks(
    errors=(
        *("knockout_text", "figures_date", "figures_negative", "knockout_nameless"),
        *("knockout_itself", "figures_name_twice", "figures_imps_half"),
        *("knockout_decided", "knockout_award", "figures_points_half"),
        *("figures_gifts_missing", "figures_points_missing", "figures_boards"),
        *("figures_par", "figures_gifts"),
    ),
    doubts=(
        *("pasted", "knockout_level_points", "knockout_level_imps"),
        *("knockout_level", "knockout_against", "figures_high"),
    ),
    notes=(
        *("figures_settings", "knockout_no_percent", "figures_no_points"),
        *("knockout_is_decided", "figures_winners"),
    ),
)

LINE = Look(below=styles.HAIRLINE)
FIGURE = LINE.but(align="right")
STEP = Look(size=styles.NOTE, colour=styles.GREY, align="right", below=styles.HAIRLINE)
MESSAGE_LOOK = LINE.but(size=styles.NOTE, colour=styles.GREY, indent=1, shrink=True)
PERCENTS = '0.00;"−"0.00;0.00'
PLAIN_NUMBER = 'General;"−"General;0'


def team_rows(match: int) -> tuple[int, int]:
    """The rows of the two teams of a match, counted from 1."""
    first = FIRST_TEAM_ROW + 2 * (match - 1)
    return first, first + 1


def all_matches(words: Words, column: str, last: str = "") -> str:
    """A column of all matches, for formulas on other sheets."""
    cells = f"{column}{FIRST_ROW}:{last or column}{LAST_ROW}"
    return at(words("matches"), cells)


def own_teams(column: str) -> str:
    """A column of all teams, for formulas on the sheet Reckoning."""
    return f"${column}${TEAM_ROWS[0]}:${column}${TEAM_ROWS[-1]}"


def all_teams(words: Words, column: str) -> str:
    """The same for formulas on other sheets."""
    return at(words("reckoning"), f"{column}{TEAM_ROWS[0]}:{column}{TEAM_ROWS[-1]}")


def message(words: Words, code: str) -> str:
    """A formula: the words of the number of a check."""
    return f"={CHECKS.words(code, words.language)}"
