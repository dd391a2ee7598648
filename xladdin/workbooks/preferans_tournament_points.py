"""Place, counted whists, bonus and points of a player in preferans-tournament."""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import parts
from xladdin.workbooks.parts import call, put
from xladdin.workbooks.preferans_slip import Block
from xladdin.workbooks.preferans_tournament_layout import GAIN, HELPER, LINE

FIRST_SHARE = "V"  # beyond the page: his part of the first place
NOUGHT_FOR_PLACES = '{0,0;0,0;0,0;0,""}'


def add_points(sheet: Worksheet, at: Block, row: int) -> None:
    """Place, counted whists, bonus, points by the chosen system."""
    places = LINE.but(align="right")
    put(sheet, f"L{row}", at.row_place(row), places)
    put(sheet, f"M{row}", at.when_ready(row, _counted(at, row)), GAIN)
    bonus = f'=IF(Q{row}="","",ROUND(Q{row}-M{row},6))'
    put(sheet, f"N{row}", bonus, GAIN)
    put(sheet, f"Q{row}", at.when_ready(row, _score(at, row)), GAIN.but(bold=True))
    firsts = f"IF(L{row}=1,1/COUNTIF({at.column('L')},1),0)"
    share = parts.unless_blank(f"L{row}", firsts)
    put(sheet, f"{FIRST_SHARE}{row}", share, HELPER.but(number_format="General"))


def _by_system(*choices: str) -> str:
    """A formula part: one of six, by the number of the chosen system."""
    *others, formula = choices
    for number, choice in reversed(list(enumerate(others, start=1))):
        formula = f"IF(System_number={number},{choice},{formula})"
    return formula


def _club_score(at: Block, row: int, place_points: str) -> str:
    """By the club's small table; its whole table must be given without a blank."""
    rest = (place_points, "Club_limit", "Club_steps", "Club_ties")
    three = f"K${at.rows[0]}:K${at.rows[2]}"
    of_three = call("CLUB_SCORE", f"K{row}", three, *rest)
    of_four = call("CLUB_SCORE", f"K{row}", at.column("K"), *rest)
    return f"IF({at.players}=3,{of_three},{of_four})"


def _score(at: Block, row: int) -> str:
    table = (f"K{row}", at.column("K"), at.players)
    return _by_system(
        call("PITER_SCORE", *table, "Cutoff"),
        call("PITER_SCORE", *table, "Cutoff", "TRUE"),
        call("WHIST_SCORE", *table, "Cutoff"),
        call("MLP_SCORE", *table),
        call("MOSCOW_SCORE", *table),
        _club_score(at, row, "Club_places"),
    )


def _counted(at: Block, row: int) -> str:
    """What the whists alone count: second of three has no points for the place."""
    cut = call("CUT_WHISTS", f"K{row}", "Cutoff")
    mlp = call("MLP_SCORE", f"K{row}", "2", "3")
    moscow = call("MOSCOW_SCORE", f"K{row}", "2", "3")
    return _by_system(
        cut, cut, cut, mlp, moscow, _club_score(at, row, NOUGHT_FOR_PLACES)
    )
