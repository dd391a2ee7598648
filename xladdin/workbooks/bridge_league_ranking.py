"""How the teams of a league are ranked: the formulas of the sheet Reckoning, by team.

Victory points first, then the tie-breaks in the chosen order, beside them the mean of
the final percents.

Source: Stolitsa 1959, §23 (mean of the final percents), §24 (quotient); the direct
match: use of today.
"""

from __future__ import annotations

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks.bridge_league_cells import (
    PERCENT_BLOCK,
    POINTS_BLOCK,
    TIE_BLOCKS,
    all_fixtures,
)
from xladdin.workbooks.bridge_league_steps import sum_of
from xladdin.workbooks.bridge_league_teams import taken
from xladdin.workbooks.parts import at, call
from xladdin.workbooks.sheet_words import Words

# Above each quotient that two teams could bring home.
NO_QUOTIENT, LARGE_QUOTIENT = -1, 1_000_000
SAME_DECIMALS = 9  # as PLACES has it: noise behind them parts nobody


def points(words: Words, team: int) -> dict[str, str]:
    """Victory points and IMPs."""

    def own(column: str) -> str:
        return POINTS_BLOCK.cell(column, team)

    row = cells.TEAM_ROWS[team - 1]
    number, name = (
        f"$A{POINTS_BLOCK.rows[team - 1]}",
        f"$B{POINTS_BLOCK.rows[team - 1]}",
    )

    def unless_none(formula: str) -> str:
        return f'IF({name}="","",{formula})'

    def in_all(home: str, away: str, *more: str) -> str:
        return sum_of(words, number, home, away, *more)

    def outcomes(home: str, away: str) -> str:
        sides = zip((home, away), cells.TEAM, strict=True)
        return "+".join(
            f"COUNTIFS({all_fixtures(words, side)},{number},"
            f"{all_fixtures(words, cells.OUTCOME)},{outcome})"
            for outcome, side in sides
        )

    def imps(carried: str, home: str, away: str) -> str:
        brought = _carried(words, carried, row)
        return unless_none(f"ROUND({in_all(home, away)}+{brought},2)")

    won, lost, total = own(cells.IMPS_WON), own(cells.IMPS_LOST), own(cells.TOTAL)
    higher = own(cells.HIGHER_VP)
    place = f"1+COUNTIF({POINTS_BLOCK.all(cells.TOTAL)},{higher})"
    carry = _carried(words, cells.CARRY_VP, row)
    state = at(words("teams"), f"{cells.STATE_NUMBER}{row}")
    quotient = call("IMP_QUOTIENT", won, lost)
    return {
        cells.RANKED: unless_none(f"IF({state}>0,0,1)"),
        cells.MATCHES: unless_none(in_all(cells.PLAYED, cells.PLAYED)),
        cells.WON: unless_none(outcomes("1", "-1")),
        cells.DRAWN: unless_none(outcomes("0", "0")),
        cells.LOST: unless_none(outcomes("-1", "1")),
        cells.MATCH_VP: unless_none(f"ROUND({in_all(*cells.VP)},2)"),
        cells.CARRIED: unless_none(carry),
        cells.TAKEN: unless_none(f"0-{taken(words, cells.TAKEN_VP, number)}"),
        # A team that withdrew has no place, and nobody is compared with it.
        cells.TOTAL: f'IF({own(cells.RANKED)}<>1,"",ROUND({own(cells.MATCH_VP)}'
        f"+{own(cells.CARRIED)}+{own(cells.TAKEN)},2))",
        cells.IMPS_WON: imps(cells.CARRY_WON, *cells.COUNTED_IMPS),
        cells.IMPS_LOST: imps(cells.CARRY_LOST, *reversed(cells.COUNTED_IMPS)),
        cells.QUOTIENT: unless_none(f'IF({won}+{lost}=0,"",{quotient})'),
        cells.DIFFERENCE: unless_none(f"ROUND({won}-{lost},2)"),
        cells.HIGHER_VP: f'IF({total}="","",">"&{total})',
        cells.BY_VP: f'IF(OR({total}="",Counted=0,Settings_wrong>0),"",{place})',
    }


def _carried(words: Words, column: str, row: int) -> str:
    """A formula part: what is carried over; a row with an error brings nothing."""
    typed, code = (at(words("teams"), f"{c}{row}") for c in (column, cells.TEAM_CODE))
    return f"IF(AND(COUNT({typed})=1,{cells.is_usable(code)}),{typed},0)"


def tie_break(words: Words, team: int, number: int) -> dict[str, str]:
    """One tie-break: whom a team is level with, its figures, its place then."""
    block = TIE_BLOCKS[number]

    def own(column: str) -> str:
        return block.cell(column, team)

    previous = TIE_BLOCKS[number - 1].cell(cells.AFTER, team)
    if number == 0:
        previous = POINTS_BLOCK.cell(cells.BY_VP, team)
    before, level, all_met = (
        own(cells.BEFORE),
        own(cells.LEVEL_WITH),
        own(cells.ALL_MET),
    )
    places, team_number = block.all(cells.BEFORE), f"$A{block.rows[team - 1]}"
    among = (cells.LEVEL[number], "1")

    def unless_none(formula: str) -> str:
        return f'IF({before}="","",{formula})'

    def direct(home: str, away: str) -> str:
        return sum_of(words, team_number, home, away, *among)

    met = direct(cells.FIRST_MEETING, cells.FIRST_MEETING)
    won, lost = direct(*cells.COUNTED_IMPS), direct(*reversed(cells.COUNTED_IMPS))
    everybody = f"SUMIF({places},{before},{block.all(cells.MET)})={level}*({level}-1)"
    choice = f"Tie_used_{number + 1}"
    is_direct = f"AND({choice}={words.quoted('tie_direct')},{all_met}=1)"
    quotient = POINTS_BLOCK.cell(cells.QUOTIENT, team)
    large = f"IF({quotient}>{LARGE_QUOTIENT},{LARGE_QUOTIENT},"
    ranked = (
        f'IF({quotient}="",{NO_QUOTIENT},{large}ROUND({quotient},{SAME_DECIMALS})))'
    )
    other = (
        f"IF({choice}={words.quoted('tie_quotient')},{ranked},"
        f"IF({choice}={words.quoted('tie_difference')},"
        f"{POINTS_BLOCK.cell(cells.DIFFERENCE, team)},0))"
    )
    first, second = own(cells.FIRST_FIGURE), own(cells.SECOND_FIGURE)
    between, firsts = own(cells.BETWEEN), block.all(cells.FIRST_FIGURE)
    seconds = block.all(cells.SECOND_FIGURE)
    return {
        cells.BEFORE: previous,
        cells.LEVEL_WITH: unless_none(f"COUNTIF({places},{before})"),
        cells.MET: unless_none(met),
        cells.ALL_MET: unless_none(f"IF({level}=1,0,IF({everybody},1,0))"),
        cells.DIRECT_VP: f'IF({all_met}=1,ROUND({direct(*cells.VP)},2),"")',
        cells.DIRECT_IMPS: f'IF({all_met}=1,ROUND({won}-({lost}),2),"")',
        cells.FIRST_FIGURE: unless_none(
            f"IF({is_direct},{own(cells.DIRECT_VP)},{other})"
        ),
        cells.HIGHER_FIRST: unless_none(f'">"&{first}'),
        cells.SECOND_FIGURE: unless_none(f"IF({is_direct},{own(cells.DIRECT_IMPS)},0)"),
        cells.HIGHER_SECOND: unless_none(f'">"&{second}'),
        cells.BETWEEN: unless_none(
            f"{before}+COUNTIFS({places},{before},{firsts},{own(cells.HIGHER_FIRST)})"
        ),
        cells.AFTER: unless_none(
            f"{between}+COUNTIFS({block.all(cells.BETWEEN)},{between},"
            f"{seconds},{own(cells.HIGHER_SECOND)})"
        ),
    }


def percents(words: Words, team: int) -> dict[str, str]:
    """The mean of the final percents, and the place by it."""

    def own(column: str) -> str:
        return PERCENT_BLOCK.cell(column, team)

    row = PERCENT_BLOCK.rows[team - 1]
    number, name = f"$A{row}", f"$B{row}"
    played = sum_of(words, number, cells.HAS_PERCENT, cells.HAS_PERCENT)
    first, last = cells.PENALTY_ROWS[0], cells.PENALTY_ROWS[-1]

    def listed(column: str) -> str:
        return at(words("teams"), f"{column}{first}:{column}{last}")

    awarded = (
        f"SUMIFS({listed(cells.AWARDED_PERCENT)},{listed(cells.PENALTY_FOUND)},{number},"
        f"{listed(cells.AWARDS)},1)"
    )
    times = f"{own(cells.PERCENTS_PLAYED)}+{own(cells.AWARDED_TIMES)}"
    mean = (
        f"({own(cells.PERCENT_SUM)}+{own(cells.AWARDED)})/({times})"
        f"+{own(cells.PERCENT_TAKEN)}"
    )
    higher = own(cells.HIGHER_MEAN)
    ranked, means = own(cells.RANKED_MEAN), PERCENT_BLOCK.all(cells.RANKED_MEAN)
    found = {
        cells.PERCENT_SUM: sum_of(words, number, *cells.PERCENT),
        cells.PERCENTS_PLAYED: played,
        cells.AWARDED: awarded,
        cells.AWARDED_TIMES: taken(words, cells.AWARDS, number),
        cells.PERCENT_TAKEN: f"0-{taken(words, cells.TAKEN_PERCENT, number)}",
        cells.MEAN: f'IF({times}=0,"",ROUND({mean},{SAME_DECIMALS}))',
    }
    found = {c: f'IF({name}="","",{formula})' for c, formula in found.items()}
    is_ranked = POINTS_BLOCK.cell(cells.RANKED, team)
    place, by_percent = own(cells.PLACE), own(cells.PERCENT_PLACE)
    return found | {
        cells.RANKED_MEAN: f'IF({is_ranked}<>1,"",{own(cells.MEAN)})',
        cells.PERCENT_PLACE: f'IF({ranked}="","",1+COUNTIF({means},{higher}))',
        cells.HIGHER_MEAN: f'IF({ranked}="","",">"&{ranked})',
        cells.PLACE: TIE_BLOCKS[-1].cell(cells.AFTER, team),
        cells.CHANGE: f'IF(OR({place}="",{by_percent}=""),"",{place}-{by_percent})',
    }


def orders(team: int) -> dict[str, str]:
    """Which tie-break decided; who stands in which line of the two rankings."""
    place, by_percent = (
        PERCENT_BLOCK.cell(column, team)
        for column in (cells.PLACE, cells.PERCENT_PLACE)
    )
    sizes = [block.cell(cells.LEVEL_WITH, team) for block in TIE_BLOCKS]
    after = f"COUNTIF({PERCENT_BLOCK.all(cells.PLACE)},{place})"
    decided = "0"
    for number, (before, then) in enumerate(
        zip(sizes, [*sizes[1:], after], strict=True), start=1
    ):
        decided = f"IF({before}>{then},{number},{decided})"
    name = f"$B{PERCENT_BLOCK.rows[team - 1]}"
    found = {cells.DECIDED: f'IF({place}="","",{decided})'}
    for own_place, column, unplaced, order in (
        (place, cells.PLACE, cells.UNPLACED, cells.ORDER),
        (
            by_percent,
            cells.PERCENT_PLACE,
            cells.PERCENT_UNPLACED,
            cells.PERCENT_ORDER,
        ),
    ):
        first = PERCENT_BLOCK.rows[0]
        row = PERCENT_BLOCK.rows[team - 1]
        so_far = f"{column}${first}:{column}{row}"
        without = f"SUM({unplaced}${first}:{unplaced}{row})"
        found |= {
            unplaced: f'IF(AND({name}<>"",{own_place}=""),1,0)',
            order: f'IF({name}="","",IF({own_place}="",'
            f"COUNT({PERCENT_BLOCK.all(column)})+{without},"
            f"{own_place}+COUNTIF({so_far},{own_place})-1))",
        }
    return found
