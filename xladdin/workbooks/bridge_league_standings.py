"""The sheet Standings of a league, for the wall: both rankings side by side.

Left the official one by victory points, right the one by the mean of the final percents
(§23) with the matches it rests on and how far each team moves.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_league_cells import (
    FIGURE,
    FIRST_LINE,
    LAST_LINE,
    LAST_LINE_COLUMN,
    LINE,
    LINE_BY_PERCENT,
    LINE_DECIDED,
    LINE_HEADS,
    LINE_NUMBER,
    LINE_TEAM,
    LINES,
    PERCENT_BLOCK,
    POINTS_BLOCK,
    STEP,
    TIE_BLOCKS,
    TIE_COLUMNS,
    all_fixtures,
)
from xladdin.workbooks.bridge_league_line_marks import add_line_marks
from xladdin.workbooks.bridge_league_notes import add_notes
from xladdin.workbooks.bridge_league_steps import name_of
from xladdin.workbooks.bridge_wall_page import add_wall_top
from xladdin.workbooks.parts import at, name_cells, put, quoted
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

REMARK = LAST_LINE + 1
WIDTHS = dict(
    zip(
        "ABCDEFGHIJKLMNOPQR",
        (50, 150, 60, 66, 62, 66, 60, 62, 72, 72, 72, 74, 54, 150, 60, 60, 60, 24),
        strict=True,
    )
)
WIDTHS |= dict.fromkeys("STUVW", 66)
KEYS = dict(
    zip(
        "ABCDEFGHLMNOPQ",
        """place team matches match_vp carried penalty vp behind imps
    place team mean matches change""".split(),
        strict=True,
    )
)
LEFT = ("B", "N")


def add_standings(workbook: Workbook, sheet: Worksheet, words: Words) -> None:
    """Fill the sheet Standings."""
    parts.widths(sheet, WIDTHS)
    _add_top(workbook, sheet, words)
    _add_heads(sheet, words)
    for order, row in enumerate(LINES, start=1):
        _add_line(sheet, words, row, order)
    put(sheet, f"A{REMARK}", _remark(words), styles.HEAD)
    parts.height(sheet, REMARK, 24)
    last = add_notes(sheet, words, REMARK + 2)
    add_line_marks(sheet, words)
    parts.print_setup(sheet, f"A1:{LAST_LINE_COLUMN}{last}", one_page=True)
    parts.finish_sheet(sheet, freeze=f"A{FIRST_LINE}")
    results = at(sheet, f"A{LINE_HEADS}:{LAST_LINE_COLUMN}{LAST_LINE}")
    name_cells(workbook, "xladdin_results", results)


def _add_top(workbook: Workbook, sheet: Worksheet, words: Words) -> None:
    add_wall_top(workbook, sheet, words.language, _leader(words), LAST_LINE_COLUMN)
    of = Words("bridge_data", words.language).quoted("of", before=" ", after=" ")
    after = words.quoted("after_round", after=" ")
    played = f'=IF(Rounds_played=0,"",{after}&Rounds_played&{of}&Rounds_planned)'
    put(sheet, f"{LAST_LINE_COLUMN}2", played, Look(bold=True, align="right"))
    parts.height(sheet, LINE_HEADS, 36)


def _add_heads(sheet: Worksheet, words: Words) -> None:
    put(sheet, "A5", words("official"), styles.BOLD_HEAD)
    put(sheet, "I5", words("at_equal_vp"), styles.BOLD_HEAD)
    put(sheet, "M5", words("by_percent"), styles.BOLD_HEAD.but(indent=1))
    line = styles.HEAD_RIGHT.but(below=styles.INK, wrap=True, vertical="bottom")
    parts.heads(sheet, LINE_HEADS, {c: words(key) for c, key in KEYS.items()}, line)
    for column in LEFT:
        look = line.but(align="left", indent=1)
        put(sheet, f"{column}{LINE_HEADS}", words(KEYS[column]), look)
    none = words.quoted("tie_none")
    for number, column in enumerate(TIE_COLUMNS, start=1):
        choice = f"Tie_used_{number}"
        formula = f'=IF({choice}={none},"",{choice})'
        put(sheet, f"{column}{LINE_HEADS}", formula, line)
    steps = {
        LINE_NUMBER: "step_line",
        LINE_TEAM: "step_team",
        LINE_BY_PERCENT: "step_by_percent",
    }
    steps |= {LINE_DECIDED: "decided"}
    parts.heads(sheet, LINE_HEADS, {c: words(key) for c, key in steps.items()}, line)


def _add_line(sheet: Worksheet, words: Words, row: int, order: int) -> None:
    """A line of both rankings, fetched from the sheet Reckoning."""
    team, by_percent = f"${LINE_TEAM}{row}", f"${LINE_BY_PERCENT}{row}"

    def points(column: str) -> str:
        return POINTS_BLOCK.of(words, column, team)

    def percents(column: str, of: str) -> str:
        return PERCENT_BLOCK.of(words, column, of)

    counted = f"={LINE_NUMBER}{row - 1}+1" if order > 1 else "=1"
    put(sheet, f"{LINE_NUMBER}{row}", counted, STEP)
    for column, wanted in (
        (LINE_TEAM, cells.ORDER),
        (LINE_BY_PERCENT, cells.PERCENT_ORDER),
    ):
        orders = PERCENT_BLOCK.seen(words, wanted)
        formula = f'=IFERROR(MATCH({order},{orders},0),"")'
        put(sheet, f"{column}{row}", formula, STEP)
    state = f"COUNTIF(Withdrawn_teams,{team})>0"
    withdrew = words.quoted("has_withdrawn", before=" ")
    vp = FIGURE.but(number_format=cells.HUNDREDTHS)
    dashed = FIGURE.but(number_format=cells.NOTHING_IS_A_DASH)
    place = FIGURE.but(bold=True)
    name = LINE.but(bold=True, indent=1, shrink=True)
    grey = FIGURE.but(colour=styles.GREY)
    tie_look = grey.but(number_format=cells.PLAIN_NUMBER)
    imps = f'{points(cells.IMPS_WON)}&":"&{points(cells.IMPS_LOST)}'
    moved = styles.HEAD_RIGHT.but(
        below=styles.HAIRLINE, number_format=styles.MOVEMENT, colour=styles.INK
    )
    official = {
        "A": (percents(cells.PLACE, team), place),
        "B": (f'{name_of(team)}&IF({state},{withdrew},"")', name),
        "C": (points(cells.MATCHES), FIGURE),
        "D": (points(cells.MATCH_VP), vp),
        "E": (points(cells.CARRIED), dashed),
        "F": (points(cells.TAKEN), dashed),
        "G": (points(cells.TOTAL), vp.but(bold=True)),
        "H": (f'IF(OR(A{row}="",A{row}=1),"",ROUND(G{row}-G${FIRST_LINE},2))', grey),
        **{
            column: (_tie_figure(words, number, team), tie_look)
            for number, column in enumerate(TIE_COLUMNS)
        },
        "L": (imps, grey.but(shrink=True)),
        LINE_DECIDED: (percents(cells.DECIDED, team), STEP),
    }
    counted = percents(cells.PERCENTS_PLAYED, by_percent)
    other = {
        "M": (percents(cells.PERCENT_PLACE, by_percent), place),
        "N": (name_of(by_percent), name),
        "O": (
            percents(cells.MEAN, by_percent),
            place.but(number_format=cells.HUNDREDTHS),
        ),
        "P": (f"{counted}+{percents(cells.AWARDED_TIMES, by_percent)}", FIGURE),
        "Q": (percents(cells.CHANGE, by_percent), moved),
    }
    for formulas, found in ((official, team), (other, by_percent)):
        for column, (formula, look) in formulas.items():
            put(sheet, f"{column}{row}", f'=IF({found}="","",{formula})', look)
    sheet[f"H{row}"].number_format = cells.PLAIN_NUMBER
    parts.height(sheet, row, 26)


def _tie_figure(words: Words, number: int, team: str) -> str:
    """What a tie-break looks at; the direct match only where it is asked for."""
    choice = f"Tie_used_{number + 1}"
    direct, quotient, difference = (
        block.of(words, column, team)
        for block, column in (
            (TIE_BLOCKS[number], cells.DIRECT_VP),
            (POINTS_BLOCK, cells.QUOTIENT),
            (POINTS_BLOCK, cells.DIFFERENCE),
        )
    )
    return (
        f"IF({choice}={words.quoted('tie_direct')},{direct},"
        f"IF({choice}={words.quoted('tie_quotient')},{quotient},"
        f'IF({choice}={words.quoted("tie_difference")},{difference},"")))'
    )


def _leader(words: Words) -> str:
    """Who leads and by how much, or what puts him before a team with as many points."""
    first, second = f"$B${FIRST_LINE}", f"$B${FIRST_LINE + 1}"
    places = f"$A${FIRST_LINE}:$A${LAST_LINE}"
    final = quoted(words.common("final"))
    leads = (
        f"IF(Event_state={final},{words.quoted('winner', after=': ')},"
        f"{words.quoted('leads', after=': ')})"
    )
    lead = f"ROUND($G${FIRST_LINE}-$G${FIRST_LINE + 1},2)"
    decided = f"${LINE_DECIDED}${FIRST_LINE}"
    by = f"IF({decided}=1,Tie_used_1,IF({decided}=2,Tie_used_2,Tie_used_3))"
    by_points = f'", +"&{lead}&{words.quoted("vp", before=" ")}'
    level = words.quoted("ahead_at_equal", before=", ", after=": ")
    ahead = f"IF({lead}>0,{by_points},{level}&{by})"
    alone = f'{leads}&{first}&IF(COUNT($A${FIRST_LINE + 1})=0,"",{ahead})'
    more = f'IF(COUNTIF({places},1)>2,", …","")'
    shared = words.quoted("first_shared", after=": ")
    leader = (
        f"IF(COUNTIF({places},1)=0,{words.quoted('no_places')},"
        f'IF(COUNTIF({places},1)=1,{alone},{shared}&{first}&", "&{second}&{more}))'
    )
    return f"={_unless_nothing_counts(words, leader)}"


def _unless_nothing_counts(words: Words, leader: str) -> str:
    """What to do before anybody leads: carry-over and penalties are no results."""
    matches = f'COUNTIF({all_fixtures(words, cells.TEAM[1])},">0")'
    counted = f"SUM({all_fixtures(words, cells.PLAYED)})"
    nobody = (
        f"IF({matches}=0,{words.quoted('nothing_yet')},{words.quoted('no_results')})"
    )
    return (
        f"IF(Boards_missing=1,{words.quoted('boards_first')},"
        f"IF(Settings_wrong>0,{words.quoted('no_places')},"
        f"IF({counted}=0,{nobody},{leader})))"
    )


def _remark(words: Words) -> str:
    """What the line, the bold figures and the stars mean."""
    through = words.quoted("remark_through", after=" ")
    fewer = words.quoted("remark_fewer", before=" ")
    return f'=IF(COUNT(Through)=1,{through},"")&Ties_line&{fewer}'
