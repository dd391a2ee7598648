"""The block of one table: the slip as it is written, its settlement, its checks.

Preferans sheets enter a slip in the same columns: pool, mountain, whists on each other
player, or the final whists. The formulas stand here once; where they stand on the sheet
says a `Block`.

>>> Block(heading=5, seat="A", name="B", pool="C").rows
range(6, 10)
"""

from __future__ import annotations

from dataclasses import dataclass

from openpyxl.utils import column_index_from_string, get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import parts, styles
from xladdin.workbooks.parts import call

SEATS = 4


@dataclass(frozen=True)
class Block:
    """Where the slip of a table stands.

    Attributes:
        heading: row of the table's heading, above those of its four players.
        seat: column of the seats' numbers.
        name: column in which a filled cell says that somebody sits there.
        pool: column of the pool; mountain, the whists on each, the final whists follow.
        whists: column of the whists that count.
        place: column of the place.
        helpers: first of the columns beyond the page: number of the check, entered,
            figure of the message.
    """

    heading: int
    seat: str = "A"
    name: str = "B"
    pool: str = "C"
    whists: str = "N"
    place: str = "O"
    helpers: str = "R"

    @property
    def rows(self) -> range:
        """Rows of the four players."""
        return range(self.heading + 1, self.heading + 1 + SEATS)

    def right_of(self, column: str, steps: int) -> str:
        """The column so many steps to the right."""
        return get_column_letter(column_index_from_string(column) + steps)

    @property
    def mountain(self) -> str:
        """Column of the mountain."""
        return self.right_of(self.pool, 1)

    @property
    def written(self) -> list[str]:
        """Columns of the whists on each player."""
        return [self.right_of(self.pool, 2 + seat) for seat in range(SEATS)]

    @property
    def final(self) -> str:
        """Column in which final whists may be typed instead."""
        return self.right_of(self.pool, 2 + SEATS)

    @property
    def code(self) -> str:
        """Column of the number of what is to check."""
        return self.helpers

    @property
    def entered(self) -> str:
        """Column that says whose result is entered; in the heading their number."""
        return self.right_of(self.helpers, 1)

    @property
    def figure(self) -> str:
        """Column of the figure that a message names; on the rows, the order."""
        return self.right_of(self.helpers, 2)

    @property
    def ready(self) -> str:
        """The cell that is 1 when the whole table is entered."""
        return f"${self.right_of(self.helpers, 3)}${self.heading}"

    @property
    def players(self) -> str:
        """The cell that counts who sits at the table."""
        return f"${self.right_of(self.helpers, 4)}${self.heading}"

    @property
    def half(self) -> str:
        """The cell with half the sum: an entry with the wrong sign is just that."""
        return f"${self.right_of(self.helpers, 5)}${self.heading}"

    def column(self, letters: str) -> str:
        """The four players' cells of a column, fixed rows."""
        return f"{letters}${self.rows[0]}:{letters}${self.rows[-1]}"

    def area(self, left: str, right: str) -> str:
        """The four players' cells from a column to another, fixed rows."""
        return f"{left}${self.rows[0]}:{right}${self.rows[-1]}"

    # ---- formulas of a player's row -------------------------------------------------

    def slip(self, row: int) -> str:
        """Pool, mountain and whists of a row."""
        return f"{self.pool}{row}:{self.written[-1]}{row}"

    def typed(self, row: int) -> str:
        """The slip and the final whists of a row."""
        return f"{self.pool}{row}:{self.final}{row}"

    def row_entered(self, row: int) -> str:
        """1 where the result of a seated player is entered, 0 where not."""
        own = f"MIN(1,COUNT({self.slip(row)}))"
        by_final = f"COUNT({self.column('$' + self.final)})>0"
        counted = f"IF({by_final},COUNT({self.final}{row}),{own})"
        return parts.unless_blank(f"{self.name}{row}", counted)

    def row_whists(self, row: int, convention: str, whole: str) -> str:
        """Final whists: as typed, else by the settlement of the whole table."""
        settled = call(
            "PULKA_WHISTS",
            self.column(self.pool),
            self.column(self.mountain),
            self.area(self.written[0], self.written[-1]),
            convention,
            whole,
        )
        final = f"{self.final}{row}"
        by_slip = f"COUNT({self.column(self.final)})=0"
        return (
            f'=IF({self.name}{row}="","",IF(COUNT({final})=1,{final},'
            f"IF(AND({self.ready}=1,{by_slip}),"
            f'INDEX({settled},{self.seat}{row}),"")))'
        )

    def row_place(self, row: int) -> str:
        """The place at the table; by a built-in function, so that it costs no call."""
        whists = f"{self.whists}{row}"
        return self.when_ready(row, f"RANK({whists},{self.column(self.whists)})")

    def when_ready(self, row: int, then: str) -> str:
        """A formula that waits until the whole table is entered."""
        return f'=IF({self.ready}=1,IF({self.name}{row}="","",{then}),"")'

    def sum_of_whists(self) -> str:
        """The sum that must be 0."""
        whists = self.column(self.whists)
        return f'=IF({self.ready}=1,ROUND(SUM({whists}),6),"")'


def mark_fractions(sheet: Worksheet, area: str, *, sign: bool) -> None:
    """Halves with one decimal, other parts of a whist with two.

    Args:
        sheet: the sheet.
        area: the cells.
        sign: a plus before what is above 0.
    """
    cell = area.split(":", maxsplit=1)[0]
    plus = "+" if sign else ""
    ids = 201 if sign else 203  # of formats that no other part of the workbook uses
    halves = f'{plus}0.0;"−"0.0;0.0'
    parted = f'{plus}0.00;"−"0.00;0.00'
    number = f"IF(ISNUMBER({cell}),ABS({cell}-ROUND({cell},0))>0.000001,1=0)"
    half = f"ABS({cell}*2-ROUND({cell}*2,0))<0.000001"
    parts.mark_where(
        sheet, area, f"IF({number},{half},1=0)", styles.shown_as(halves, ids)
    )
    parts.mark_where(sheet, area, number, styles.shown_as(parted, ids + 1))
