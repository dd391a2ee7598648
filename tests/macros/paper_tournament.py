"""A preferans tournament on paper: what is typed shows at once, nothing is computed.

What the button asks of the workbook's formulas is kept by hand: how many rounds are
seated, the standing, and after which round it is.
"""

from tests.macros.paper_book import PaperBook
from xladdin.hosts.workbook_file import addresses
from xladdin.macros.book import named
from xladdin.workbooks.preferans_tournament_layout import (
    PLAYERS,
    ROUND_NUMBERS,
    Reckoning,
    block,
)

ORDER = Reckoning("en").column("order")


class PaperTournament(PaperBook):
    def __init__(self, book):
        super().__init__(book)
        self.counted, self.standing = 0, []

    def values(self, sheet, area):
        if (sheet, area) == named(self, "Rounds_counted"):
            return [[self.counted]]
        if (sheet, area) == named(self, "Rounds_seated"):
            seated = [n for n in ROUND_NUMBERS if self.seats(n)]
            return [[max(seated, default=0)]]
        if sheet == Reckoning("en").title and area.startswith(ORDER):
            places = {number: place for place, number in enumerate(self.standing, 1)}
            return [[places.get(number)] for number in range(1, PLAYERS + 1)]
        rows = [list(row) for row in self._book.entered(sheet, area)]
        top, left, bottom, right = addresses.corners(area)
        for cell, value in self.typed.get(sheet, {}).items():
            row, column = addresses.place(cell)
            if top <= row <= bottom and left <= column <= right:
                rows[row - top][column - left] = value
        return rows

    def seats(self, number):
        """The numbers that are typed on the sheet of a round, by their cells."""
        cells = self.typed.get(f"Round {number}", {})
        return {cell: n for cell, n in cells.items() if cell[0] == "B"}

    def tables(self, number):
        """The same by table."""
        cells = self.seats(number)
        rows = [[f"B{row}" for row in block(table).rows] for table in range(1, 21)]
        tables = [tuple(cells[c] for c in table if c in cells) for table in rows]
        return [table for table in tables if table]

    def type_named(self, **settings):
        for name, value in settings.items():
            sheet, cell = named(self, name)
            self.type_in(sheet, {cell: value})

    def type_players(self, count, **states):
        """Type so many players, and states: D7="withdrawn"."""
        names = {f"B{4 + number}": f"Player {number}" for number in range(1, count + 1)}
        self.type_in("Players", names | states)
