"""The sheet Teams of a league: names, players, carry-over; penalties and awards."""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_league_cells import (
    CHECKS,
    LINE,
    MESSAGE_LOOK,
    PENALTY_ROWS,
    STEP,
    TEAM_ROWS,
)
from xladdin.workbooks.bridge_league_steps import known_team, name_of
from xladdin.workbooks.checks import NOTHING
from xladdin.workbooks.parts import at, name_cells, put
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 44, "B": 190, "C": 372, "D": 172, "E": 84, "F": 84, "G": 84, "H": 196}
WIDTHS |= {"I": 24, **dict.fromkeys("JKLMN", 66), "O": 118}
STATES = ("withdrew_stays", "withdrew_cancels")
TEXT = Look(number_format=styles.AS_TYPED, indent=1).as_input()
NUMBER = styles.NUMBER_ENTRY.but(number_format=cells.PLAIN_NUMBER)


def add_teams(workbook: Workbook, words: Words) -> Worksheet:
    """Add the sheet Teams, empty."""
    sheet: Worksheet = workbook.create_sheet(words("teams"))
    parts.widths(sheet, WIDTHS)
    put(sheet, "A1", words("teams"), styles.TITLE)
    put(sheet, "A2", words("teams_hint"), styles.HEAD)
    parts.height(sheet, 1, 38)
    _add_heads(sheet, words, TEAM_ROWS[0] - 1, TEAM_HEADS)
    put(sheet, "J3", words("steps"), styles.BOLD_HEAD)
    for number, row in enumerate(TEAM_ROWS, start=1):
        _add_team(sheet, words, number, row)
    first, last = TEAM_ROWS[0], TEAM_ROWS[-1]
    parts.choices(
        sheet, f"{cells.STATE}{first}:{cells.STATE}{last}", [words(k) for k in STATES]
    )
    _add_penalties(sheet, words)
    _add_marks(sheet)
    name_cells(workbook, "Team_names", at(sheet, f"B{first}:B{last}"))
    for name, column in (
        ("Team_numbers", cells.KNOWN),
        ("Withdrawn_teams", cells.WITHDRAWN),
        ("Cancelled_teams", cells.CANCELLED_TEAM),
    ):
        name_cells(workbook, name, at(sheet, f"{column}{first}:{column}{last}"))
    name_cells(workbook, "Teams_wrong", at(sheet, f"{cells.TEAM_CODE}3"))
    parts.print_setup(sheet, f"A1:H{PENALTY_ROWS[-1]}", one_page=True)
    parts.finish_sheet(sheet, freeze="A5", first_input=f"B{first}")
    return sheet


TEAM_HEADS = dict(
    zip(
        "ABCDEFGHJKLMNO",
        """number team players withdrew carry_vp carry_won carry_lost
    note step_state step_code step_known step_withdrawn step_cancelled
    step_plain_name""".split(),
        strict=True,
    )
)
PENALTY_HEADS = dict(
    zip(
        "ABCEFGHJKLMN",
        """number team reason penalty_vp penalty_percent
    awarded_percent note step_team step_code step_taken_vp
    step_taken_percent step_awards""".split(),
        strict=True,
    )
)


def _add_heads(sheet: Worksheet, words: Words, row: int, heads: dict[str, str]) -> None:
    line = styles.HEAD.but(below=styles.INK, wrap=True, vertical="bottom")
    put(sheet, f"A{row}:H{row}", None, line)
    for column, key in heads.items():
        left = line.but(indent=0 if column == "A" else 1)
        look = left if column in "ABCDH" else line.but(align="right")
        put(sheet, f"{column}{row}", words(key), look)
    parts.height(sheet, row, 48)


def _add_team(sheet: Worksheet, words: Words, number: int, row: int) -> None:
    put(sheet, f"A{row}", number, LINE.but(colour=styles.GREY))
    put(sheet, f"B{row}:D{row}", None, TEXT)
    put(sheet, f"B{row}", None, TEXT.but(bold=True))
    put(sheet, f"E{row}:G{row}", None, NUMBER)
    name, state = f"{cells.NAME}{row}", f"{cells.STATE}{row}"
    plain_name = f"{cells.PLAIN_NAME}{row}"
    carried = f"{cells.CARRY_VP}{row}:{cells.CARRY_LOST}{row}"
    stays, cancels = (words.quoted(key) for key in STATES)
    number_of = (
        f"IF({state}={stays},{cells.STAYS},IF({state}={cancels},{cells.CANCELS},0))"
    )
    state_number = f"{cells.STATE_NUMBER}{row}"
    steps = {
        cells.STATE_NUMBER: f"=IFERROR({number_of},0)",
        cells.PLAIN_NAME: f'=IFERROR(TRIM({name}),"")',
        cells.KNOWN: f'=IFERROR(IF({name}="","",{number}),"")',
        cells.WITHDRAWN: f'=IF({state_number}>0,{number},"")',
        cells.CANCELLED_TEAM: f'=IF({state_number}={cells.CANCELS},{number},"")',
    }
    for column, step in steps.items():
        put(sheet, f"{column}{row}", step, STEP)
    imps = f"{cells.CARRY_WON}{row}:{cells.CARRY_LOST}{row}"
    plain_names = (
        f"${cells.PLAIN_NAME}${TEAM_ROWS[0]}:${cells.PLAIN_NAME}${TEAM_ROWS[-1]}"
    )
    twice = f"IFERROR(MATCH({plain_name},{plain_names},0),{number})<>{number}"
    unknown = f"AND(COUNTA({state})=1,{cells.STATE_NUMBER}{row}=0)"
    code = CHECKS.first_of(
        (f"COUNTA({name}:{cells.CARRY_LOST}{row})=0", NOTHING),
        (f"ISERROR({name})", "league_text"),
        (f'{plain_name}=""', "league_nameless"),
        (twice, "figures_name_twice"),
        (f"COUNT({carried})<COUNTA({carried})", "league_text"),
        (f"OR(MIN({imps})<0,COUNT({imps})=1)", "league_carry"),
        (unknown, "league_state"),
        (parts.pasted(f"{name}:{cells.CARRY_LOST}{row}"), "pasted"),
    )
    _say(sheet, words, row, cells.TEAM_CODE, code)


def _say(sheet: Worksheet, words: Words, row: int, column: str, code: str) -> None:
    """The number of what is to check, and its words."""
    put(sheet, f"{column}{row}", f"={code}", STEP)
    formula = cells.message(words, f"{column}{row}")
    put(sheet, f"{cells.TEAM_MESSAGE}{row}", formula, MESSAGE_LOOK)
    parts.height(sheet, row, 22)


def _add_penalties(sheet: Worksheet, words: Words) -> None:
    head = PENALTY_ROWS[0] - 1
    put(sheet, f"A{head - 2}", words("penalties"), styles.NAME)
    put(sheet, f"A{head - 1}", words("penalties_hint"), styles.HEAD)
    _add_heads(sheet, words, head, PENALTY_HEADS)
    for row in PENALTY_ROWS:
        _add_penalty(sheet, words, row)
    spans = (
        f"{column}{rows[0]}:{column}{rows[-1]}"
        for column, rows in (
            (cells.TEAM_CODE, TEAM_ROWS),
            (cells.PENALTY_CODE, PENALTY_ROWS),
        )
    )
    wrong = "+".join(CHECKS.count(span) for span in spans)
    put(sheet, f"{cells.TEAM_CODE}3", f"={wrong}", STEP)


def _add_penalty(sheet: Worksheet, words: Words, row: int) -> None:
    put(sheet, f"A{row}:H{row}", None, LINE)
    put(sheet, f"A{row}", None, NUMBER.but(align="left"))
    put(sheet, f"C{row}", None, TEXT)
    put(sheet, f"E{row}:G{row}", None, NUMBER)
    team, found = f"{cells.PENALTY_TEAM}{row}", f"{cells.PENALTY_FOUND}{row}"
    name = f'=IF({found}="","",{name_of(found)})'
    put(sheet, f"B{row}", name, LINE.but(bold=True, indent=1, shrink=True))
    vp, percent, awarded = (
        f"{column}{row}"
        for column in (cells.PENALTY_VP, cells.PENALTY_PERCENT, cells.AWARDED_PERCENT)
    )
    numbers = f"{team},{vp}:{awarded}"
    code = CHECKS.first_of(
        (f"COUNTA({team},{cells.REASON}{row},{vp}:{awarded})=0", NOTHING),
        (f"COUNT({numbers})<COUNTA({numbers})", "league_text"),
        (f'{found}=""', "league_penalty_team"),
        (f"COUNT({vp}:{awarded})=0", "league_penalty_empty"),
        (f"MAX({awarded})>100", "league_award"),
        (parts.pasted(team, f"{vp}:{awarded}"), "pasted"),
        (f"COUNTA({cells.REASON}{row})=0", "league_no_reason"),
        (f"ISERROR({cells.REASON}{row})", "league_no_reason"),
    )
    checked = f"{cells.PENALTY_CODE}{row}"
    usable = cells.is_usable(checked)
    steps = {
        cells.PENALTY_FOUND: f'IF(COUNT({team})=0,"",{known_team(team)})',
        # A penalty takes away, whichever sign was typed.
        cells.TAKEN_VP: f"IF(AND({usable},COUNT({vp})=1),ABS({vp}),0)",
        cells.TAKEN_PERCENT: f"IF(AND({usable},COUNT({percent})=1),ABS({percent}),0)",
        cells.AWARDS: f"IF(AND({usable},COUNT({awarded})=1),1,0)",
    }
    for column, step in steps.items():
        put(sheet, f"{column}{row}", f"={step}", STEP)
    _say(sheet, words, row, cells.PENALTY_CODE, code)


def _add_marks(sheet: Worksheet) -> None:
    """What lights up."""
    parts.mark_pasted(sheet, f"B{TEAM_ROWS[0]}:D{TEAM_ROWS[-1]}")
    for rows, code in (
        (TEAM_ROWS, cells.TEAM_CODE),
        (PENALTY_ROWS, cells.PENALTY_CODE),
    ):
        first, last = rows[0], rows[-1]
        names, said = f"A{first}:A{last}", f"H{first}:H{last}"
        CHECKS.mark(sheet, names, said, f"${code}{first}")
        text = f'AND(E{first}<>"",COUNT(E{first})=0)'
        parts.mark_pasted(sheet, f"E{first}:G{last}")
        parts.mark_where(sheet, f"E{first}:G{last}", text, styles.FAULTY_ENTRY)


def taken(words: Words, column: str, number: str) -> str:
    """A formula part: what a column of the penalties comes to for a team.

    Args:
        words: of the scoresheet.
        column: of the penalties.
        number: the cell with the team's number.
    """
    first, last = PENALTY_ROWS[0], PENALTY_ROWS[-1]

    def seen(letter: str) -> str:
        return at(words("teams"), f"{letter}{first}:{letter}{last}")

    return f"SUMIF({seen(cells.PENALTY_FOUND)},{number},{seen(column)})"
