"""The sheet of preferans-tournament that brings the rounds together, a row a player.

Left stand the judge's decisions on missed rounds, and above them the state of every
round. To the right the figures of each round are fetched from its sheet, block by
block; how they become places is told in `preferans_tournament_ranking`.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks.parts import put
from xladdin.workbooks.preferans_tournament_layout import (
    CHECKS,
    FIRST_PLAYER,
    GREY,
    HELPER,
    LINE,
    MESSAGE,
    NOBODY,
    ROUND_NUMBERS,
    ROUNDS,
    Reckoning,
    figure,
    on_round,
    table_of,
)
from xladdin.workbooks.preferans_tournament_points import FIRST_SHARE
from xladdin.workbooks.preferans_tournament_ranking import add_ranking
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 44, "B": 170, "C": 190, "S": 130}
DECISION_WIDTH = 47
STATES = (
    (Reckoning.SEATED, "tables_seated"),
    (Reckoning.ENTERED, "tables_entered"),
    (Reckoning.LATER, "later_results"),
    (Reckoning.OPEN, "undecided"),
    (Reckoning.TO_CHECK, "to_check"),
    (Reckoning.CLOSED, "closed"),
)
NEEDED, NOT_NEEDED, PASTED = 1, 2, 3  # what is wrong with a decision


def add_reckoning(workbook: Workbook, language: str) -> Worksheet:
    """The sheet with the decisions and the figures of all rounds."""
    at = Reckoning(language)
    sheet: Worksheet = workbook.create_sheet(at.title)
    _top(sheet, at, language)
    for number in ROUND_NUMBERS:
        _state(sheet, at, number, language)
    for order, row in enumerate(range(at.FIRST, at.LAST + 1), start=1):
        _player(sheet, at, row, order, language)
        for number in ROUND_NUMBERS:
            _round(sheet, at, row, number, language)
    add_ranking(workbook, sheet, at, language)
    _marks(sheet, at)
    parts.print_setup(sheet, f"A1:S{at.LAST}", repeat="1:11")
    parts.finish_sheet(sheet, freeze=f"A{at.FIRST}", first_input=f"D{at.FIRST}")
    return sheet


def _top(sheet: Worksheet, at: Reckoning, language: str) -> None:
    """Title, numbers of the rounds, heads."""
    parts.widths(sheet, WIDTHS)
    first, last = at.column("decision"), at.column("decision", ROUNDS)
    parts.widths(
        sheet, {at.column("decision", r): DECISION_WIDTH for r in ROUND_NUMBERS}
    )
    put(sheet, "A1", text("tournament.reckoning_title", language), styles.TITLE)
    parts.height(sheet, 1, 38)
    average = text("tournament.average", language)
    note = text("tournament.decision_note", language, average=average)
    put(sheet, "A2", note, styles.HEAD)
    head = styles.HEAD.but(below=styles.INK)
    put(sheet, f"A{at.HEADS}:S{at.HEADS}", None, head)
    put(sheet, f"A{at.HEADS}", "№", head)
    put(sheet, f"B{at.HEADS}", text("slip.player", language), head)
    put(sheet, f"C{at.HEADS}", text("checks.words", language), head.but(indent=1))
    reason = text("tournament.reason", language)
    put(sheet, f"S{at.HEADS}", reason, head.but(indent=1))
    decision = text("tournament.decision", language)
    put(sheet, f"{first}{at.HEADS}", decision, head)
    rounds = text("tournament.round_row", language)
    put(sheet, f"B{at.ROUND_ROW}", rounds, styles.BOLD_HEAD)
    put(sheet, f"A{at.ROUND_ROW}:{last}{at.ROUND_ROW}", None, Look(below=styles.INK))
    bold = Look(bold=True, align="right", below=styles.INK)
    for number in ROUND_NUMBERS:
        put(
            sheet,
            f"{at.column('decision', number)}{at.ROUND_ROW}",
            figure(number),
            bold,
        )
        for name in at.BLOCKS[1:]:
            put(sheet, f"{at.column(name, number)}{at.HEADS}", figure(number), HELPER)
    for name in at.BLOCKS[1:]:
        words = text(f"tournament.block.{name}", language)
        cell = f"{at.column(name)}{at.HEADS - 1}"
        put(sheet, cell, words, styles.BOLD_HEAD)


def _state(sheet: Worksheet, at: Reckoning, number: int, language: str) -> None:
    """How far a round is entered, and what there is to check."""
    column = at.column("decision", number)
    seated, ready = f"{column}{at.SEATED}", f"{column}{at.ENTERED}"
    players = on_round(number, "X", language)
    tables = on_round(number, "W", language)
    later = [
        f"COUNT({on_round(after, 'K', language)})"
        for after in ROUND_NUMBERS
        if after > number
    ]
    codes = CHECKS.count(on_round(number, "T", language))
    flags = f'COUNTIF({at.down("flag", number)},">0")'
    formulas = {
        at.SEATED: f'=COUNTIF({players},">0")',
        at.ENTERED: f"=SUM({tables})",
        # Results of later rounds, counted from round to round.
        at.LATER: f"={'+'.join(later) or '0'}",
        at.OPEN: f"=COUNTIF({at.down('flag', number)},{NEEDED})",
        at.TO_CHECK: f"={codes}+{flags}",
        at.CLOSED: f"=IF({seated}>0,IF({ready}={seated},{number},0),0)",
    }
    look = Look(size=styles.NOTE, align="right", number_format="0;;")
    for row, formula in formulas.items():
        put(sheet, f"{column}{row}", formula, look)
    if number == 1:
        for row, key in STATES:
            words = text(f"tournament.state.{key}", language)
            put(sheet, f"B{row}", words, styles.HEAD)


def _player(
    sheet: Worksheet, at: Reckoning, row: int, order: int, language: str
) -> None:
    """Number, name, message and the fields for decisions."""
    put(sheet, f"A{row}:S{row}", None, LINE)
    put(sheet, f"A{row}", order, GREY)
    there = parts.at(text("tournament.players", language), f"B{row_of_player(order)}")
    put(sheet, f"B{row}", f'=IF({there}="","",{there})', LINE.but(shrink=True))
    code = at.cell("code", row)
    put(sheet, f"C{row}", f"={CHECKS.words(code, language)}", MESSAGE)
    small = styles.NUMBER_ENTRY.but(size=styles.NOTE, shrink=True)
    entry = small.but(number_format="General")
    first, last = at.column("decision"), at.column("decision", ROUNDS)
    put(sheet, f"{first}{row}:{last}{row}", None, entry)
    reason = Look(size=styles.NOTE, number_format=styles.AS_TYPED, indent=1)
    put(sheet, f"S{row}", None, reason.as_input())
    parts.height(sheet, row, 22)


def row_of_player(order: int) -> int:
    """The row of a player on the sheet Players."""
    return FIRST_PLAYER + order - 1


def _round(
    sheet: Worksheet, at: Reckoning, row: int, number: int, language: str
) -> None:
    """What a player has from a round, block by block."""

    def cell(name: str) -> str:
        return at.cell(name, row, number)

    def fetched(column: str) -> str:
        return f"INDEX({on_round(number, column, language)},{cell('row')})"

    numbers = on_round(number, "B", language)
    average = parts.quoted(text("tournament.average", language))
    decision = cell("decision")
    by_average = f'IF({decision}={average},{at.cell("average", row)},"")'
    decided = f"IF(COUNT({decision})=1,{decision},{by_average})"
    away = f'{cell("row")}="{NOBODY}"'
    whists = f"IF(Tie_whists={_cut(language)},{fetched('M')},{fetched('K')})"
    penalty = f"IF(COUNT({fetched('O')})=1,{fetched('O')},0)"
    seated = f"{at.column('decision', number)}${at.SEATED}"
    later = f"{at.column('decision', number)}${at.LATER}"
    formula = f'IF({parts.pasted(decision)},{PASTED},"")'
    made = f'IF({decided}="",{NEEDED},{formula})'
    flag = f'IF({away},{made},IF({decision}="","",{NOT_NEEDED}))'
    started = f"{seated}+{later}>0"
    competing = f"{at.cell('status', row)}={1}"
    formulas = {
        "row": f'=IF($B{row}="","{NOBODY}",'
        f'IFERROR(MATCH($A{row},{numbers},0),"{NOBODY}"))',
        "table": f'=IF({away},"",{table_of(cell("row"))})',
        "points": f'=IF({away},"",{fetched("Q")})',
        "counted": f'=IF({number}>Rounds_counted,"",'
        f"IF({away},{decided},{cell('points')}))",
        "whists": f'=IF({cell("points")}="","",{whists})',
        "first": f'=IF({cell("points")}="","",{fetched(FIRST_SHARE)})',
        "penalty": f'=IF({away},"",{penalty})',
        "flag": f'=IF({competing},IF({started},{flag},""),"")',
    }
    for name, formula in formulas.items():
        put(sheet, f"{at.column(name, number)}{row}", formula, HELPER)


def _cut(language: str) -> str:
    """The choice of cut whists, as it stands in a formula."""
    return parts.quoted(text("tournament.cut", language))


def _marks(sheet: Worksheet, at: Reckoning) -> None:
    """Yellow only where a decision is wanted, red where it is missing."""
    first, last = at.column("decision"), at.column("decision", ROUNDS)
    area = f"{first}{at.FIRST}:{last}{at.LAST}"
    flag = f"{at.column('flag')}{at.FIRST}"
    parts.mark_where(sheet, area, f"{flag}={NEEDED}", styles.FAULTY_ENTRY)
    parts.mark_where(sheet, area, f"{flag}={PASTED}", styles.FAULTY_ENTRY)
    parts.mark_where(sheet, area, f"{flag}={NOT_NEEDED}", styles.DOUBTFUL_NAME)
    unused = f'AND({first}{at.FIRST}="",{flag}="")'
    parts.mark_where(sheet, area, unused, styles.UNUSED_ENTRY)
    names, words = f"A{at.FIRST}:A{at.LAST}", f"C{at.FIRST}:C{at.LAST}"
    CHECKS.mark(sheet, names, words, at.cell("code", at.FIRST))


def to_check(at: Reckoning) -> str:
    """A formula part: all there is to check in the tournament."""
    first, last = at.column("decision"), at.column("decision", ROUNDS)
    row = f"{first}{at.TO_CHECK}:{last}{at.TO_CHECK}"
    settings = "Settings_wrong+Settings_pasted"
    return f"SUM({parts.at(at.title, row)})+Players_to_check+{settings}"
