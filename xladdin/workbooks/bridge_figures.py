"""The figures of a match in a row of a league or knockout: points, gifts, boards.

What the final percents are reckoned from, one step a column, and what is checked in it.
The gifts of one team are enough: points and gifts add up to the same for both.

Source: Stolitsa 1959, §17 (gifts, the par of the match), §21 (final percent).

>>> FIGURES = Figures(("G", "H"), ("I", "J"), "F", ("X", "Y"), "W")
>>> FIGURES.boards_step(5)
'IF(COUNT(F5)=1,F5,Boards_used)'
"""

from __future__ import annotations

from dataclasses import dataclass

from xladdin.workbooks.checks import NOTHING
from xladdin.workbooks.parts import call

Pair = tuple[str, str]
# Larger numbers are dates that a program made of what was typed (12-8, 1.5).
LARGEST, LARGEST_POINTS = 999, 36000
HIGH_IMPS = 200  # a match was hardly ever won by as many
NEVER = "1=0"


@dataclass(frozen=True)
class Figures:
    """The columns in which they stand; pairs are of the two teams.

    Attributes:
        points: entered.
        gifts: entered, of one team or both.
        boards: entered, where they are not those of the sheet Data.
        gifts_used: entered or found.
        boards_used: entered or those of the sheet Data.
    """

    points: Pair
    gifts: Pair
    boards: str
    gifts_used: Pair
    boards_used: str

    def boards_step(self, row: int) -> str:
        """The boards that count."""
        boards = f"{self.boards}{row}"
        return f"IF(COUNT({boards})=1,{boards},Boards_used)"

    def gifts_step(self, row: int, own: int) -> str:
        """The gifts of a team, 0 or 1, entered or found from the other's."""
        other = 1 - own
        points = [f"{column}{row}" for column in self.points]
        gifts = [f"{column}{row}" for column in self.gifts]
        found = f"{gifts[other]}+{points[other]}-{points[own]}"
        return (
            f'IF(COUNT({points[0]}:{points[1]})<2,"",'
            f"IF(COUNT({gifts[own]})=1,{gifts[own]},"
            f'IF(COUNT({gifts[other]})=0,"",{found})))'
        )

    def percent_step(self, row: int, own: int, wrong: str) -> str:
        """The final percent of a team, 0 or 1, from the figures of its row alone.

        Args:
            row: of the match.
            own: the team.
            wrong: a condition: the figures cannot be used.
        """
        points = [f"{column}{row}" for column in self.points]
        used = [f"{column}{row}" for column in self.gifts_used]
        boards = f"{self.boards_used}{row}"
        missing = ",".join(f'{cell}=""' for cell in (*used, boards))
        # Nobody wrote a point: nothing to divide by.
        nothing = f"{points[0]}+{used[0]}=0"
        final = call("FINAL_PERCENT", points[own], used[own], used[1 - own], boards)
        return f'IF(OR({missing},{wrong}),"",IF({nothing},"",{final}))'

    def checks(self, row: int, wrong: str) -> list[tuple[str, str]]:
        """What may be wrong, as cases of `Checks.first_of`.

        Args:
            row: of the match.
            wrong: a condition: something else is said of the row already.
        """
        points = [f"{column}{row}" for column in self.points]
        gifts = [f"{column}{row}" for column in self.gifts]
        used = [f"{column}{row}" for column in self.gifts_used]
        boards = f"{self.boards_used}{row}"
        both, given = f"{points[0]}:{points[1]}", f"{gifts[0]}:{gifts[1]}"
        no_number = f"OR({boards}<1,{boards}<>ROUND({boards},0))"
        pars = "<>".join(f"{p}+{g}" for p, g in zip(points, gifts, strict=True))
        # Nobody gives away more than the others wrote, nor less than nothing.
        more = (f"{used[own]}>{points[1 - own]}" for own in (0, 1))
        too_many = ",".join((f"MIN({used[0]}:{used[1]})<0", *more))
        return [
            (wrong, NOTHING),
            (f"COUNT({both},{given},{self.boards}{row})=0", NOTHING),
            (f"COUNT({both})=1", "figures_points_half"),
            (f"AND(COUNT({both})=2,COUNT({given})=0)", "figures_gifts_missing"),
            (f"AND(COUNT({both})=0,COUNT({given})>0)", "figures_points_missing"),
            (f"IF(COUNT({boards})=1,{no_number},1=1)", "figures_boards"),
            (f"COUNT({both})=0", NOTHING),
            (f"AND(COUNT({given})=2,{pars})", "figures_par"),
            (f"OR({too_many})", "figures_gifts"),
        ]
