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
    all_fixtures,
)
from xladdin.workbooks.bridge_league_ranking import (
    orders,
    percents,
    points,
    tie_break,
)
from xladdin.workbooks.parts import at, name_cells, put
from xladdin.workbooks.sheet_words import Words

WIDTHS = {"A": 36, "B": 118, **dict.fromkeys("CDEFGHIJKLMNOPQR", 68), "N": 76}
LAST = "R"
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
    put(sheet, "A2", words("reckoning_hint"), styles.HEAD)
    parts.height(sheet, 1, 38)
    _add_block(sheet, words, POINTS_BLOCK, words("block_points"), POINTS_HEADS)
    for number, block in enumerate(TIE_BLOCKS, start=1):
        title = words("tie_number", number=number)
        _add_block(sheet, words, block, f"{title}: ", TIE_HEADS)
        sheet[f"A{block.heading}"] = f"={parts.quoted(title + ': ')}&Tie_used_{number}"
    _add_block(sheet, words, PERCENT_BLOCK, words("block_percents"), PERCENT_HEADS)
    for team in TEAM_NUMBERS:
        _put(sheet, POINTS_BLOCK, team, points(words, team))
        for number, block in enumerate(TIE_BLOCKS):
            _put(sheet, block, team, tie_break(words, team, number))
        _put(sheet, PERCENT_BLOCK, team, percents(words, team))
        _put(sheet, PERCENT_BLOCK, team, orders(team))
    _format(sheet, POINTS_BLOCK, cells.QUOTIENT, styles.QUOTIENT)
    for column in (cells.MATCH_VP, cells.TOTAL):
        _format(sheet, POINTS_BLOCK, column, cells.HUNDREDTHS)
    for column in (cells.PERCENT_SUM, cells.MEAN, cells.RANKED_MEAN):
        _format(sheet, PERCENT_BLOCK, column, cells.HUNDREDTHS)
    _format(sheet, PERCENT_BLOCK, cells.CHANGE, styles.MOVEMENT)
    for block in TIE_BLOCKS:  # as many decimals as the column has room for
        _format(sheet, block, cells.FIRST_FIGURE, "General")
    carried = at(words("teams"), f"E{cells.TEAM_ROWS[0]}:G{cells.TEAM_ROWS[-1]}")
    anything = f"=SUM({all_fixtures(words, cells.PLAYED)})+COUNT({carried})"
    put(sheet, f"{LAST}1", anything, cells.STEP)
    put(sheet, "Q1", words("anything"), styles.HEAD.but(align="right"))
    name_cells(workbook, "Counted", at(sheet, f"{LAST}1"))
    breaks = [block.heading - 1 for block in (TIE_BLOCKS[1], PERCENT_BLOCK)]
    last = PERCENT_BLOCK.rows[-1]
    parts.print_setup(sheet, f"A1:{LAST}{last}", repeat="1:2", breaks_below=breaks)
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
    parts.height(sheet, block.heads, 58)
    for team, row in zip(TEAM_NUMBERS, block.rows, strict=True):
        put(sheet, f"A{row}", team, cells.LINE.but(colour=styles.GREY))
        name = f"INDEX(Team_names,$A{row},1)"
        formula = f'=IFERROR(IF({name}="","",{name}),"")'
        put(sheet, f"B{row}", formula, cells.LINE.but(indent=1, shrink=True))
        put(sheet, f"C{row}:{LAST}{row}", None, cells.FIGURE.but(shrink=True))
        parts.height(sheet, row, 19)


def _put(sheet: Worksheet, block: Block, team: int, formulas: dict[str, str]) -> None:
    for column, formula in formulas.items():
        cell = sheet[block.cell(column, team)]
        cell.value = f"={formula}"
        cell.number_format = cells.PLAIN_NUMBER


def _format(sheet: Worksheet, block: Block, column: str, number_format: str) -> None:
    for row in block.rows:
        sheet[f"{column}{row}"].number_format = number_format
