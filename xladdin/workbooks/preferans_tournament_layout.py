"""Sizes of preferans-tournament, what it checks, and where its figures stand."""

from __future__ import annotations

from dataclasses import dataclass

from openpyxl.utils import get_column_letter

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks import preferans_slip_checks as slip_checks
from xladdin.workbooks.checks import Checks
from xladdin.workbooks.preferans_slip import SEATS, Block
from xladdin.workbooks.styles import Look

PLAYERS, ROUNDS, TABLES, TEAMS = 80, 15, 20, 40
ROUND_NUMBERS = range(1, ROUNDS + 1)

SYSTEMS = ("piter", "piter_exact", "whist", "mlp", "moscow", "club")
STATUSES = ("competing", "out", "withdrawn")
PRESENCES = ("absent", "filler")  # whoever is neither sits in the next round
METHODS = ("standing", "draw", "snake", "plan")  # of seating
LEFT_OVER = ("threes", "sit_out")  # what becomes of those who fill no table of four
COMPLETE, INCOMPLETE, OUT, WITHDRAWN = 1, 2, 3, 4  # the groups, in their order

CHECKS = Checks(
    (
        *("unknown", "twice"),
        *slip_checks.ROW_ERRORS,
        *slip_checks.TABLE_ERRORS,
        *("settings", "missing_table", "decision", "status"),
    ),
    (
        *slip_checks.ROW_DOUBTS,
        *slip_checks.TABLE_DOUBTS,
        *("penalty", "not_needed", "name_twice"),
    ),
    slip_checks.NOTES,
)

# The sheet of a round: the table's number stands in its heading, the seats below it.
FIRST_TABLE = 5
TABLE_ROWS = SEATS + 1
LAST_SEAT = FIRST_TABLE + TABLES * TABLE_ROWS - 1

# The sheet Seats: which round it shows.
SEATS_ROUND = "N1"
# What is typed there: the round to show, if not the last one, and when it starts.
WANTED_ROUND, START = "L1", "L3"

# The sheet of the players.
FIRST_PLAYER, LAST_PLAYER = 5, 4 + PLAYERS

# In a cell that else holds a number for INDEX, so that a blank is never one.
NOBODY, UNKNOWN = "–", "?"

LINE = Look(below=styles.HAIRLINE)
GREY = LINE.but(colour=styles.GREY)
FIGURE = LINE.but(align="right", number_format=styles.PREFERANS_POINTS)
GAIN = LINE.but(align="right", number_format=styles.PREFERANS_GAIN)
MESSAGE = LINE.but(size=styles.NOTE, colour=styles.GREY, indent=1, shrink=True)
HELPER = styles.HEAD_RIGHT


def block(table: int) -> Block:
    """Where the slip of a table stands on the sheet of a round."""
    return Block(
        heading=FIRST_TABLE + (table - 1) * TABLE_ROWS,
        name="B",
        pool="D",
        whists="K",
        place="L",
        helpers="T",
    )


def round_sheet(number: int, language: str) -> str:
    """The title of the sheet of a round."""
    return text("tournament.round", language, number=number)


def on_round(number: int, column: str, language: str) -> str:
    """The cells of a column on the sheet of a round, headings included."""
    cells = f"{column}{FIRST_TABLE}:{column}{LAST_SEAT}"
    return parts.at(round_sheet(number, language), cells)


def table_of(place: str) -> str:
    """A formula part: the table of a seat, by its line on the sheet of the round.

    >>> table_of("U12")
    'ROUND((U12+2)/5,0)'
    """
    return f"ROUND(({place}+{TABLE_ROWS - 3})/{TABLE_ROWS},0)"


def figure(number: int) -> str:
    """A number that heads a column; a typed one would look like a typed result."""
    return f"={number}"


@dataclass(frozen=True)
class Reckoning:
    """The sheet with a row for each player and blocks of columns, one a round.

    Attributes:
        language: of its title.
    """

    language: str

    ROUND_ROW = 4  # numbers of the rounds
    SEATED, ENTERED, LATER, OPEN, TO_CHECK, CLOSED = range(5, 11)
    # Criteria for the rounds that count and for those before the last of them.
    COUNTED, COUNTED_BEFORE = "$T$9", "$T$8"
    HEADS = 11
    FIRST = 12
    LAST = 11 + PLAYERS
    BLOCKS = (
        *("decision", "row", "table", "points", "counted", "whists", "first"),
        *("penalty", "flag"),
    )
    FIRST_COLUMNS = (4, 21)  # of the decisions; of the other blocks, a column between

    STEPS = (
        *("status", "played", "average", "penalty_sum", "points_sum", "whists_sum"),
        *("first_sum", "open", "group", "by_points", "by_whists", "by_first"),
        *("place_points", "place_whists", "place_first", "tied", "met", "by_met"),
        *("place_met", "order", "place", "decided_whists", "decided_first"),
        *("decided_met", "points_before", "whists_before", "first_before"),
        *("place_before", "move", "chosen", "team_new", "team", "team_counts", "code"),
        *("ahead", "more_points", "more_whists", "more_first", "more_met"),
        *("more_points_before", "more_whists_before", "more_first_before"),
    )

    @property
    def title(self) -> str:
        """The title of the sheet."""
        return text("tournament.reckoning", self.language)

    def column(self, block_name: str, number: int = 1) -> str:
        """The column of a block and round, or of a step."""
        if block_name in self.STEPS:
            last = self.FIRST_COLUMNS[1] + (len(self.BLOCKS) - 1) * (ROUNDS + 1)
            return get_column_letter(last + self.STEPS.index(block_name))
        at = self.BLOCKS.index(block_name)
        if at == 0:
            return get_column_letter(self.FIRST_COLUMNS[0] + number - 1)
        first = self.FIRST_COLUMNS[1] + (at - 1) * (ROUNDS + 1)
        return get_column_letter(first + number - 1)

    def cell(self, name: str, row: int, number: int = 1) -> str:
        """A cell, its column fixed, for formulas of this sheet."""
        return f"${self.column(name, number)}{row}"

    def across(self, name: str, row: int) -> str:
        """The cells of a row in a block, for formulas of this sheet."""
        return f"{self.cell(name, row)}:{self.cell(name, row, ROUNDS)}"

    def down(self, name: str, number: int = 1) -> str:
        """The players' cells of a column, fixed, for formulas of this sheet."""
        column = self.column(name, number)
        return f"${column}${self.FIRST}:${column}${self.LAST}"

    def whole(self, name: str) -> str:
        """The players' cells of a whole block, fixed, for formulas of this sheet."""
        first, last = self.column(name), self.column(name, ROUNDS)
        return f"${first}${self.FIRST}:${last}${self.LAST}"

    def rounds(self) -> str:
        """The numbers of the rounds, fixed, for formulas of this sheet."""
        first, last = self.column("decision"), self.column("decision", ROUNDS)
        return f"${first}${self.ROUND_ROW}:${last}${self.ROUND_ROW}"

    def from_elsewhere(self, name: str, number: int = 1) -> str:
        """The players' cells of a column, for formulas of other sheets."""
        column = self.column(name, number)
        return parts.at(self.title, f"{column}{self.FIRST}:{column}{self.LAST}")

    def state(self, row: int, number: int) -> str:
        """The cell that tells a state of a round, for formulas of other sheets."""
        return parts.at(self.title, f"{self.column('decision', number)}{row}")
