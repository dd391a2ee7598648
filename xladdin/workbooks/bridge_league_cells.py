"""Where everything stands in the scoresheet of a bridge league, and what it checks.

A fixture is a row of the sheet Fixtures; two legs of sixteen teams fill 240 of them.
The sheet Reckoning has a row a team in each of its blocks: victory points, the three
tie-breaks, the percents.

>>> fixtures(VP[0]), POINTS_BLOCK.cell("K", 16)
('$P$5:$P$244', 'K20')
"""

from __future__ import annotations

from dataclasses import dataclass

from xladdin.workbooks import styles
from xladdin.workbooks.bridge_figures import Figures
from xladdin.workbooks.checks import Checks
from xladdin.workbooks.parts import at
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

TEAMS = 16
MATCHES_A_ROUND = TEAMS // 2
FIXTURES = 2 * (TEAMS - 1) * MATCHES_A_ROUND
TIE_BREAK_KEYS = ("direct", "quotient", "difference")
TIE_BREAKS = len(TIE_BREAK_KEYS)
TEAM_NUMBERS = range(1, TEAMS + 1)

# The sheet Fixtures, by column; pairs are home, away.
FIRST_ROW = 5
LAST_ROW = FIRST_ROW + FIXTURES - 1
ROWS = range(FIRST_ROW, LAST_ROW + 1)
ROUND, HOME, AWAY, HOME_NAME, AWAY_NAME = "ABCDE"
IMPS, BOARDS, POINTS, GIFTS = ("F", "G"), "H", ("I", "J"), ("K", "L")
STATUS, TYPED = "M", ("N", "O")
VP, PERCENT, MESSAGE = ("P", "Q"), ("R", "S"), "T"
# Beyond the print area, one step a column.
TEAM = ("V", "W")  # numbers of the two teams; 0 for nobody
PAIR, REVERSED, MARGIN, BOTH, CLAIMED = "X", "Y", "Z", "AA", "AB"
TIMES, SAME = ("AC", "AD"), "AE"
FORM, TEAMS_CHECK, RESULT_CHECK, POINTS_CHECK, CODE = "AF", "AG", "AH", "AI", "AJ"
SCALE_VP, CANCELLED, VALID, PLAYED_ROUND = ("AK", "AL"), "AM", "AN", "AO"
PLAYED, COUNTED_IMPS = "AP", ("AQ", "AR")
BOARDS_USED, GIFTS_USED, HAS_PERCENT = "AS", ("AT", "AU"), "AX"
OWN_PERCENT = ("AV", "AW")  # whether or not the match counts
OUTCOME, FIRST_MEETING, LEVEL = "AY", "AZ", ("BA", "BB", "BC")
ON_PAGE, PLAYED_PAIR = "BD", "BE"
ROUND_USED = "BF"  # the round, blank where none is typed
OTHER_ROW = "BG"  # where the same teams meet with home and away exchanged
SAME_ROUND, OTHER_ROUND = 1, 2  # in which they meet again, home and away exchanged
PAIR_FACTOR = 100  # home team * 100 + away team names the fixture

FIGURES = Figures(POINTS, GIFTS, BOARDS, GIFTS_USED, BOARDS_USED)

# The sheet Teams: the teams, then penalties and awards.
TEAM_ROWS = range(5, 5 + TEAMS)
NAME, PLAYERS, STATE, CARRY_VP, CARRY_WON, CARRY_LOST, TEAM_MESSAGE = "BCDEFGH"
STATE_NUMBER, TEAM_CODE, KNOWN, WITHDRAWN, CANCELLED_TEAM = "JKLMN"
PLAIN_NAME = "O"  # without blanks around it
PENALTY_ROWS = range(25, 37)
PENALTY_TEAM, PENALTY_NAME, REASON = "ABC"
PENALTY_VP, PENALTY_PERCENT, AWARDED_PERCENT = "EFG"
PENALTY_FOUND, PENALTY_CODE, TAKEN_VP, TAKEN_PERCENT, AWARDS = "JKLMN"
STAYS, CANCELS = 1, 2  # states of a team that withdrew

# The sheet Standings: the official ranking, then the one by percent.
LINE_HEADS, FIRST_LINE = 6, 7
LAST_LINE = FIRST_LINE + TEAMS - 1
LINES = range(FIRST_LINE, LAST_LINE + 1)
LAST_LINE_COLUMN = "Q"
TIE_COLUMNS = "IJK"
# Beyond the page: number of the line, its team in either ranking, which tie-break
# decided.
LINE_NUMBER, LINE_TEAM, LINE_BY_PERCENT, LINE_DECIDED = "STUV"

CHECKS = Checks(
    errors=(
        *("league_text", "figures_date", "league_round", "league_home"),
        *("league_away", "figures_negative", "figures_imps_half", "league_vp_half"),
        *("league_status", "league_unknown", "league_itself", "league_claimed"),
        *("league_both", "league_leg", "league_same", "league_twice"),
        "league_bye_result",
        *("league_impossible", "league_needs_vp", "league_postponed_result"),
        *("figures_points_half", "figures_gifts_missing", "figures_points_missing"),
        *("figures_boards", "figures_par", "figures_gifts", "figures_name_twice"),
        *("league_nameless", "league_carry", "league_state", "league_penalty_team"),
        *("league_penalty_empty", "league_award"),
    ),
    doubts=(
        *("pasted", "league_differs", "league_vp_sum", "figures_high"),
        *("league_walk_over", "league_no_reason"),
    ),
    notes=(
        *("league_cancelled", "league_withdrew", "league_bye", "league_is_walk_over"),
        *("league_is_awarded", "league_is_postponed", "league_no_boards"),
        *("figures_settings", "figures_winners", "figures_no_points"),
    ),
)

LINE = Look(below=styles.HAIRLINE)
FIGURE = LINE.but(align="right")
STEP = Look(size=styles.NOTE, colour=styles.GREY, align="right", below=styles.HAIRLINE)
MESSAGE_LOOK = LINE.but(size=styles.NOTE, colour=styles.GREY, indent=1, shrink=True)
PERCENTS = '0.0;"−"0.0;0.0'
HUNDREDTHS = '0.00;"−"0.00;0.00'
PLAIN_NUMBER = 'General;"−"General;0'
IN_A_BOX = 'General_0;"−"General_0;0_0'
HUNDREDTHS_IN_A_BOX = '0.00_0;"−"0.00_0;0.00_0'
NOTHING_IS_A_DASH = 'General;"−"General;"–"'


def fixtures(column: str) -> str:
    """A column of all fixtures, for formulas on their own sheet."""
    return f"${column}${FIRST_ROW}:${column}${LAST_ROW}"


def all_fixtures(words: Words, column: str, last: str = "") -> str:
    """The same for formulas on other sheets."""
    cells = f"{column}{FIRST_ROW}:{last or column}{LAST_ROW}"
    return at(words("fixtures"), cells)


@dataclass(frozen=True)
class Block:
    """A block of the sheet Reckoning: heading, heads, a row a team.

    Attributes:
        heading: row of its heading.
    """

    heading: int

    @property
    def heads(self) -> int:
        """The row of the heads of its columns."""
        return self.heading + 1

    @property
    def rows(self) -> range:
        """The rows of the teams."""
        return range(self.heading + 2, self.heading + 2 + TEAMS)

    def cell(self, column: str, team: int) -> str:
        """The cell of a team."""
        return f"{column}{self.rows[team - 1]}"

    def all(self, column: str) -> str:
        """A column, for formulas on the same sheet."""
        return f"${column}${self.rows[0]}:${column}${self.rows[-1]}"

    def of(self, words: Words, column: str, number: str) -> str:
        """What a column has for the team with the number in a cell."""
        numbers = self.seen(words, NUMBER)
        return f"INDEX({self.seen(words, column)},MATCH({number},{numbers},0),1)"

    def seen(self, words: Words, column: str) -> str:
        """A column, for formulas on other sheets."""
        return at(words("reckoning"), f"{column}{self.rows[0]}:{column}{self.rows[-1]}")


_HEIGHT = TEAMS + 3
POINTS_BLOCK = Block(3)
TIE_BLOCKS = tuple(Block(3 + _HEIGHT * number) for number in (1, 2, 3))
PERCENT_BLOCK = Block(3 + _HEIGHT * (TIE_BREAKS + 1))
NUMBER = "A"
# Columns of the block of points.
RANKED, MATCHES, WON, DRAWN, LOST, MATCH_VP, CARRIED, TAKEN, TOTAL = "CDEFGHIJK"
IMPS_WON, IMPS_LOST, QUOTIENT, DIFFERENCE, HIGHER_VP, BY_VP = "LMNOPQ"
# Of a tie-break.
BEFORE, LEVEL_WITH, MET, ALL_MET, DIRECT_VP, DIRECT_IMPS = "CDEFGH"
FIRST_FIGURE, HIGHER_FIRST, SECOND_FIGURE, HIGHER_SECOND, BETWEEN, AFTER = "IJKLMN"
# Of the percents and the two orders.
PERCENT_SUM, PERCENTS_PLAYED, AWARDED, AWARDED_TIMES, PERCENT_TAKEN = "CDEFG"
MEAN, RANKED_MEAN, HIGHER_MEAN, PERCENT_PLACE, PLACE, CHANGE, DECIDED = "HIJKLMN"
UNPLACED, ORDER, PERCENT_UNPLACED, PERCENT_ORDER = "OPQR"


def is_usable(code: str) -> str:
    """A condition on the number of a check: no error, so the entry counts."""
    return f"OR({code}=1,{code}>{CHECKS.last_error})"


def message(words: Words, code: str) -> str:
    """A formula: the words of the number of a check."""
    return f"={CHECKS.words(code, words.language)}"
