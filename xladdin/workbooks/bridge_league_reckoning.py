"""The sheet Reckoning of a league: a row a team, one step a column.

First the victory points and IMPs, then the three tie-breaks one after another, then the
percents and the two orders. Each tie-break looks only at teams that are level so far;
the direct match counts where all of them have met.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_league_cells import (
    PERCENT_BLOCK,
    POINTS_BLOCK,
    TEAM_NUMBERS,
    TIE_BLOCKS,
    Block,
    Words,
    all_fixtures,
)
from xladdin.workbooks.bridge_league_steps import sum_of
from xladdin.workbooks.bridge_league_teams import taken
from xladdin.workbooks.parts import at, call, name_cells, put

WIDTHS = dict(zip("AB", (40, 170), strict=True))
WIDTHS |= dict.fromkeys("CDEFGHIJKLMNOPQR", 65)
LAST = "R"
# Above each quotient that two teams could bring home.
NO_QUOTIENT, LARGE_QUOTIENT = -1, 1_000_000
SAME_DECIMALS = 9  # as PLACES has it: noise behind them parts nobody
POINTS_HEADS = dict(
    zip(
        "CDEFGHIJKLMNOPQ",
        """ranked matches won drawn lost match_vp carried penalty vp
    imps_won imps_lost tie_quotient tie_difference higher
    place_by_vp""".split(),
        strict=True,
    )
)
TIE_HEADS = dict(
    zip(
        "CDEFGHIJKLMN",
        """before level_with met all_met direct_vp direct_imps figure
    higher second_figure higher between after""".split(),
        strict=True,
    )
)
PERCENT_HEADS = dict(
    zip(
        "CDEFGHIJKLMNOPQR",
        """percent_sum matches awarded_sum awards penalty mean
    mean_ranked higher percent_place official_place change decided
    unplaced order percent_unplaced percent_order""".split(),
        strict=True,
    )
)


def add_reckoning(workbook: Workbook, sheet: Worksheet, words: Words) -> None:
    """Fill the sheet Reckoning."""
    parts.widths(sheet, WIDTHS)
    put(sheet, "A1", words("reckoning"), styles.TITLE)
    put(sheet, "A2", words("reckoning_hint"), cells.SMALL)
    parts.height(sheet, 1, 38)
    _add_block(sheet, words, POINTS_BLOCK, words("block_points"), POINTS_HEADS)
    for number, block in enumerate(TIE_BLOCKS, start=1):
        title = words("tie_number", number=number)
        _add_block(sheet, words, block, f"{title}: ", TIE_HEADS)
        sheet[f"A{block.heading}"] = f"={parts.quoted(title + ': ')}&Tie_break_{number}"
    _add_block(sheet, words, PERCENT_BLOCK, words("block_percents"), PERCENT_HEADS)
    for team in TEAM_NUMBERS:
        _put(sheet, POINTS_BLOCK, team, _points(words, team))
        for number, block in enumerate(TIE_BLOCKS):
            _put(sheet, block, team, _tie(words, team, number))
        _put(sheet, PERCENT_BLOCK, team, _percents(words, team))
        _put(sheet, PERCENT_BLOCK, team, _orders(team))
    for column in (cells.QUOTIENT,):
        _format(sheet, POINTS_BLOCK, column, styles.QUOTIENT)
    for column in (cells.MATCH_VP, cells.TOTAL):
        _format(sheet, POINTS_BLOCK, column, cells.HUNDREDTHS)
    for column in (cells.PERCENT_SUM, cells.MEAN, cells.RANKED_MEAN):
        _format(sheet, PERCENT_BLOCK, column, cells.HUNDREDTHS)
    _format(sheet, PERCENT_BLOCK, cells.CHANGE, styles.MOVEMENT)
    carried = at(words("teams"), f"E{cells.TEAM_ROWS[0]}:G{cells.TEAM_ROWS[-1]}")
    anything = f"=SUM({all_fixtures(words, cells.PLAYED)})+COUNT({carried})"
    put(sheet, f"{LAST}1", anything, cells.STEP)
    put(sheet, "Q1", words("anything"), cells.SMALL.but(align="right"))
    name_cells(workbook, "Counted", at(sheet, f"{LAST}1"))
    breaks = [block.heading - 1 for block in (TIE_BLOCKS[1], PERCENT_BLOCK)]
    last = PERCENT_BLOCK.rows[-1]
    parts.print_setup(sheet, f"A1:{LAST}{last}", breaks_below=breaks)
    parts.finish_sheet(sheet, freeze="A3")


def _add_block(
    sheet: Worksheet, words: Words, block: Block, title: str, heads: dict[str, str]
) -> None:
    put(sheet, f"A{block.heading}", title, styles.NAME.but(vertical="bottom"))
    parts.height(sheet, block.heading, 34)
    line = styles.HEAD_RIGHT.but(below=styles.INK, wrap=True, vertical="bottom")
    put(sheet, f"A{block.heads}:{LAST}{block.heads}", None, line)
    parts.heads(sheet, block.heads, {c: words(k) for c, k in heads.items()}, line)
    left = line.but(align="left")
    put(sheet, f"A{block.heads}", words("number"), left)
    put(sheet, f"B{block.heads}", words("team"), left.but(indent=1))
    parts.height(sheet, block.heads, 46)
    for team, row in zip(TEAM_NUMBERS, block.rows, strict=True):
        put(sheet, f"A{row}", team, cells.LINE.but(colour=styles.GREY))
        name = f"INDEX(Team_names,$A{row},1)"
        formula = f'=IF({name}="","",{name})'
        put(sheet, f"B{row}", formula, cells.LINE.but(indent=1, shrink=True))
        put(sheet, f"C{row}:{LAST}{row}", None, cells.FIGURE)
        parts.height(sheet, row, 22)


def _put(sheet: Worksheet, block: Block, team: int, formulas: dict[str, str]) -> None:
    for column, formula in formulas.items():
        cell = sheet[block.cell(column, team)]
        cell.value = f"={formula}"
        cell.number_format = cells.PLAIN_NUMBER


def _format(sheet: Worksheet, block: Block, column: str, number_format: str) -> None:
    for row in block.rows:
        sheet[f"{column}{row}"].number_format = number_format


def _points(words: Words, team: int) -> dict[str, str]:
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
        brought = f"SUM({at(words('teams'), f'{carried}{row}')})"
        return unless_none(f"ROUND({in_all(home, away)}+{brought},2)")

    won, lost, total = own(cells.IMPS_WON), own(cells.IMPS_LOST), own(cells.TOTAL)
    higher = own(cells.HIGHER_VP)
    place = f"1+COUNTIF({POINTS_BLOCK.all(cells.TOTAL)},{higher})"
    carry = f"SUM({at(words('teams'), f'{cells.CARRY_VP}{row}')})"
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


def _tie(words: Words, team: int, number: int) -> dict[str, str]:
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
    choice = f"Tie_break_{number + 1}"
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


def _percents(words: Words, team: int) -> dict[str, str]:
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


def _orders(team: int) -> dict[str, str]:
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
