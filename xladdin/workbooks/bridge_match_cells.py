"""Where everything stands in the scoresheet of a bridge match.

Up to 64 boards in up to four sets fill four blocks of sixteen rows. A set longer than
sixteen boards goes on in the next block, so that one fixed sheet serves every match.

>>> board_rows(2)
range(24, 40)
"""

from __future__ import annotations

from dataclasses import dataclass

from xladdin.wording import text

SETS = 4
BLOCKS = 4
BOARDS_A_BLOCK = 16
PLAYERS = 8  # a team's players, at most
TOTALS_ROW = 5
FIRST_HEADING_ROW = 6
FEWEST_FOR_GRADES = 8  # boards; on fewer no words of grade are given

# The sheet Boards, by column.
BOARD, ZONE = "A", "B"
OPEN, CLOSED = "C", "G"  # the entries; two columns of plus scores and the score follow
REVERSED = "K"
AWARDED_A, AWARDED_B = "L", "M"
DIFFERENCE, GIFTS_A, GIFTS_B, IMPS_A, IMPS_B, LEAD = "NOPQRS"
MESSAGE = "T"
# Beyond the print area: the steps of the reckoning, then what the charts show.
SEATED, SCORE_A, SCORE_B, BOARD_IMPS, NET = "V", "W", "X", "Y", "Z"
FORM, CONTRACTS, CANCELS, EXCHANGED, MARK, LEFT_OUT = "AA", "AB", "AC", "AD", "AE", "AF"
PLACE, LEAD_UP, LEAD_DOWN, GIFT_UP, GIFT_DOWN = "AG", "AH", "AI", "AJ", "AK"
PASTED = "AL"

# The sheet Data: columns of sets and blocks, and rows.
SET_COLUMNS = "BCDE"
TEAM_COLUMNS = "BC"
EVENT, ROUND, DATE = "B5", "B6", "B7"
TEAM_ROW = 10
FIRST_PLAYER_ROW = 11
RULES, VICTORY_SCALE, SCHEDULED = "B21", "B22", "B23"
OWN_TABLE = "H23:J50"  # of victory points, beside the page
SET_BOARDS_ROW, SET_FIRST_ROW = 26, 27
LINE_UP_ROW = 30  # A open, A closed, B open, B closed: two rows each
LINE_UP_CHECK_ROW = LINE_UP_ROW + 8
CARRY_ROW, PENALTY_IMPS_ROW, PENALTY_VP_ROW, TYPED_VP_ROW = 41, 42, 43, 44
MOST_CORRECTED = 500  # IMPs or VP; more is a slip, or a date made of what was typed
STATE, VERSION, TIME, PROTESTS = "B47", "B48", "B49", "B50"
NOTE_ROWS = range(53, 57)
# Reckoned there, for the other sheets.
NUMBER_FIRST_ROW, NUMBER_LAST_ROW = 60, 61
BLOCK_SET_ROW, BLOCK_BEFORE_ROW, BLOCK_BOARDS_ROW = 62, 63, 64
BLOCK_FIRST_ROW, BLOCK_LAST_ROW, BLOCK_REST_ROW = 65, 66, 67
PAIRS_ROW = 68  # A open, A closed, B open, B closed, each set in its column
TEAM_SHOWN_ROW = 72
RULES_SHOWN, SCHEDULED_SHOWN, EVENT_SHOWN, STATE_SHOWN = "B73", "B74", "B75", "B76"
SCALE_USED, MARKS, COUNTED = "B77", "B78", "B79"
BLOCK_IMPS_ROW, SET_IMPS_ROW = 80, 82  # team A's; team B's stand below
SEATS_ROW = 84  # as `PAIRS_ROW`, a player a line

# The sheet Match: rows of the summary.
SET_ROW, CARRY_SHOWN_ROW, PENALTY_SHOWN_ROW, IMPS_ROW = 6, 7, 8, 9
PENALTY_VP_SHOWN_ROW, VP_ROW = 10, 11
POINTS_ROW, GIFTS_ROW, PRESUMED_ROW, VICTORY_ROW, VICTORY_GRADE_ROW = 13, 14, 15, 16, 17
FIRST_ROW, SECOND_ROW, THIRD_ROW, FINAL_ROW, FINAL_GRADE_ROW = 18, 19, 20, 21, 22
HEADLINE, HEADLINE_SCORE = "A2", "F2"


def believable(corrections: str) -> str:
    """Whether carry-overs, penalties or points are no larger than they can be."""
    most = MOST_CORRECTED
    return f"AND(MAX({corrections})<={most},MIN({corrections})>=-{most})"


def heading_row(block: int) -> int:
    """The row above the boards of a block, 1 to 4."""
    return FIRST_HEADING_ROW + (block - 1) * (BOARDS_A_BLOCK + 1)


def board_rows(block: int) -> range:
    """The rows of the boards of a block."""
    first = heading_row(block) + 1
    return range(first, first + BOARDS_A_BLOCK)


FIRST_BOARD_ROW = board_rows(1)[0]
LAST_BOARD_ROW = board_rows(BLOCKS)[-1]


def all_boards(column: str) -> str:
    """The cells of a column from the first board to the last."""
    return f"{column}{FIRST_BOARD_ROW}:{column}{LAST_BOARD_ROW}"


@dataclass(frozen=True)
class Words:
    """The words of this scoresheet in a language: ``words("open_room")``."""

    language: str

    def __call__(self, key: str) -> str:
        """The text of a key of this scoresheet."""
        return text(f"bridge_match.{key}", self.language)

    def common(self, key: str) -> str:
        """The text of a key that all scoresheets share."""
        return text(f"sheet.{key}", self.language)

    def name(self, key: str) -> str:
        """A defined name."""
        return text(f"bridge_match.name.{key}", self.language)

    def league(self, key: str) -> str:
        """The text of a key that the league has, too."""
        return text(f"league.{key}", self.language)

    @property
    def pasted(self) -> str:
        """What is said where a formula stands in an input cell."""
        return text("check.pasted", self.language)

    @property
    def teams(self) -> tuple[str, str]:
        """The letters of the two teams."""
        return self("team_a"), self("team_b")
