"""Which cells of its row a mark of a scoresheet is about, where its words say so.

>>> columns_of("bridge-league", "! IMPs of one team only", "en")
('F', 'G')
>>> columns_of("bridge-league", "! a number is expected", "en")
()
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from xladdin.functions.cells import Cell
from xladdin.wording import text
from xladdin.workbooks import bridge_knockout_cells as knockout
from xladdin.workbooks import bridge_league_cells as league
from xladdin.workbooks.preferans_tournament_layout import (
    ROUND_NUMBERS,
    Reckoning,
    block,
)
from xladdin.workbooks.preferans_tournament_players import NAMES
from xladdin.workbooks.preferans_tournament_reckoning import NEEDED, NOT_NEEDED

Columns = tuple[str, ...]


def _of_figures(
    imps: Columns, boards: str, points: Columns, gifts: Columns
) -> dict[str, Columns]:
    return {
        "figures_boards": (boards,),
        "figures_gifts": gifts,
        "figures_gifts_missing": gifts,
        "figures_high": imps,
        "figures_imps_half": imps,
        "figures_points_half": points,
        "figures_points_missing": points,
    }


MARKS: dict[str, dict[str, Columns]] = {
    "bridge-league": {
        **_of_figures(league.IMPS, league.BOARDS, league.POINTS, league.GIFTS),
        "figures_name_twice": (league.NAME,),
        "league_award": (league.AWARDED_PERCENT,),
        "league_away": (league.AWAY,),
        "league_carry": (league.CARRY_WON, league.CARRY_LOST),
        "league_differs": league.TYPED,
        "league_home": (league.HOME,),
        "league_impossible": league.TYPED,
        "league_itself": (league.HOME, league.AWAY),
        "league_nameless": (league.NAME,),
        "league_needs_vp": league.TYPED,
        "league_no_reason": (league.REASON,),
        "league_penalty_empty": (
            league.PENALTY_VP,
            league.PENALTY_PERCENT,
            league.AWARDED_PERCENT,
        ),
        "league_penalty_team": (league.PENALTY_TEAM,),
        "league_round": (league.ROUND,),
        "league_state": (league.STATE,),
        "league_status": (league.STATUS,),
        "league_unknown": (league.HOME, league.AWAY),
        "league_vp_half": league.TYPED,
        "league_vp_sum": league.TYPED,
    },
    "bridge-knockout": {
        **_of_figures(knockout.IMPS, knockout.BOARDS, knockout.POINTS, knockout.GIFTS),
        "figures_name_twice": knockout.NAMES,
        "knockout_against": (knockout.DECIDED,),
        "knockout_award": knockout.TYPED,
        "knockout_decided": (knockout.DECIDED,),
        "knockout_itself": knockout.NAMES,
        "knockout_level": (knockout.DECIDED,),
        "knockout_nameless": knockout.NAMES,
    },
    "preferans-tournament": {
        "name_twice": (NAMES["Names"],),
        "nobody": (block(1).name,),
        "penalty": ("P",),  # the reason
        "status": (NAMES["Statuses"], NAMES["Presences"]),
        "twice": (block(1).name,),
        "unknown": (block(1).name,),
    },
}
OF_A_WORD = frozenset({"check.status"})  # marks of a word that no list has
# Marks of a tournament's decisions on missed rounds -> how the sheet flags each one.
DECISIONS = {"check.decision": NEEDED, "check.not_needed": NOT_NEEDED}


@cache
def columns_of(scoresheet: str, shown: str, language: str) -> Columns:
    """The columns of the entries that a mark is about; () where it does not say.

    The words are compared and not their keys: two scoresheets may share them.

    Args:
        scoresheet: on the shelf.
        shown: the mark as the sheet shows it.
        language: of the scoresheet.
    """
    for key, columns in MARKS.get(scoresheet, {}).items():
        if text(f"check.{key}", language) == shown:
            return columns
    return ()


def decisions_of(key: str, values: Mapping[str, Cell], row: int) -> Columns:
    """The columns of the judge's decisions in a row that a mark is about.

    Args:
        key: of the mark's words.
        values: of the tournament's sheet with the decisions, by address.
        row: the player's.
    """
    at = Reckoning("en")  # columns are the same in every language
    return tuple(
        at.column("decision", number)
        for number in ROUND_NUMBERS
        if values.get(f"{at.column('flag', number)}{row}") == DECISIONS.get(key)
    )
