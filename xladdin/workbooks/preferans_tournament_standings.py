"""The sheet Standings of preferans-tournament: who leads, and everybody in order."""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Side
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, preferans_slip, styles
from xladdin.workbooks.checks import to_check_head
from xladdin.workbooks.parts import put
from xladdin.workbooks.preferans_tournament_layout import (
    COMPLETE,
    FIGURE,
    HELPER,
    INCOMPLETE,
    LINE,
    NOBODY,
    OUT,
    PLAYERS,
    ROUND_NUMBERS,
    ROUNDS,
    Reckoning,
)
from xladdin.workbooks.preferans_tournament_reckoning import to_check
from xladdin.workbooks.styles import Look

HEADS, FIRST, LAST = 6, 7, 6 + PLAYERS
A_PAGE = 27  # lines
WIDTHS = {"A": 40, "B": 36, "C": 148, "D": 74, "E": 64, "F": 66, "G": 62, "H": 48}
WIDTHS |= {"I": 52, "J": 44}
ROUND_FORMAT = 210  # number of a format that no other part of the workbook uses
FIRST_ROUND, ROUND_WIDTH = 11, 41  # column and width of the points by round
KEYS = {
    "A": "slip.place",
    "B": "tournament.movement",
    "C": "slip.player",
    "D": "tournament.team",
    "E": "tournament.points",
    "F": "tournament.behind",
    "G": "slip.whists",
    "H": "tournament.firsts",
    "I": "tournament.met",
    "J": "tournament.penalty",
}
# Columns beyond the page: row of the player, his group, which tie-breaks decided.
FOUND, GROUP, BY_WHISTS, BY_FIRST, BY_MET = "AB", "AC", "AD", "AE", "AF"
DECIDED = {
    "G": (BY_WHISTS, "decided_whists"),
    "H": (BY_FIRST, "decided_first"),
    "I": (BY_MET, "decided_met"),
}
DECIDES = styles.mark(colour=styles.INK, bold=True)
# A conditional format has no thicker line than a thin one.
GOES_THROUGH = DifferentialStyle(
    border=Border(bottom=Side(style="thin", color=styles.INK))
)
SMALL = FIGURE.but(size=styles.NOTE, number_format='0;"−"0;0')


def round_column(number: int) -> str:
    """The column of a round's points."""
    return get_column_letter(FIRST_ROUND + number - 1)


LAST_COLUMN = round_column(ROUNDS)


def add_standings(workbook: Workbook, sheet: Worksheet, language: str) -> None:
    """Fill the sheet Standings."""
    at = Reckoning(language)
    _top(workbook, sheet, at, language)
    for order, row in enumerate(range(FIRST, LAST + 1), start=1):
        _line(sheet, at, row, order, language)
    _marks(sheet)
    tops = range(FIRST, LAST + 1, A_PAGE)
    parts.print_setup(
        sheet,
        f"A1:{LAST_COLUMN}{LAST}",
        repeat="1:6",
        breaks_below=[top - 1 for top in tops[1:]],
    )
    pages = [f"{FOUND}{top}:{FOUND}{min(top + A_PAGE - 1, LAST)}" for top in tops]
    parts.pages_to_print(sheet, "Z2", language, pages)
    parts.finish_sheet(sheet, freeze=f"A{FIRST}")


def _top(workbook: Workbook, sheet: Worksheet, at: Reckoning, language: str) -> None:
    """The event, who leads, how far the tournament is, the heads."""
    parts.widths(sheet, WIDTHS)
    parts.widths(sheet, {round_column(r): ROUND_WIDTH for r in ROUND_NUMBERS})
    parts.height(sheet, 2, 38)
    parts.height(sheet, (3,), 26)
    put(sheet, "A1", _event(language), styles.HEAD)
    put(sheet, "A2", _leader(language), styles.TITLE)
    put(sheet, "A3", _state(language), Look())
    for name, cell in (("Event_line", "A1"), ("Leader", "A2"), ("State_line", "A3")):
        parts.name_cells(workbook, name, parts.at(sheet, cell))
    after = parts.quoted(f"{text('tournament.after_round', language)} ")
    of = parts.quoted(f" {text('slip.of', language)} ")
    planned = f'IF(Rounds_planned="","",{of}&Rounds_planned)'
    shown = f'=IF(Rounds_counted=0,"",{after}&Rounds_counted&{planned})'
    put(sheet, f"{LAST_COLUMN}2", shown, Look(bold=True, align="right"))
    put(sheet, f"{FOUND}3", f"={to_check(at)}", HELPER)
    words = to_check_head(f"{FOUND}3", language)
    put(sheet, f"{LAST_COLUMN}3", words, styles.HEAD_RIGHT)
    watch = f"{FOUND}3"
    parts.functions_missing(sheet, f"{round_column(8)}1", language, watch)
    sheet[f"{round_column(8)}1"].alignment = Alignment(horizontal="left")
    bold = Look(size=styles.NOTE, bold=True)
    put(sheet, "F5", text("tournament.total", language), bold.but(align="right"))
    put(sheet, "I5", text("tournament.if_equal", language), bold.but(align="right"))
    put(sheet, "K5", text("tournament.points_by_round", language), bold)
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    parts.heads(sheet, HEADS, {c: text(k, language) for c, k in KEYS.items()}, line)
    for column in "CD":
        left = styles.HEAD.but(below=styles.INK, indent=1 if column == "C" else 0)
        put(sheet, f"{column}{HEADS}", text(KEYS[column], language), left)
    for number in ROUND_NUMBERS:
        words = text("tournament.round_head", language, number=number)
        planned = f"IF(COUNT(Rounds_planned)=1,Rounds_planned,{ROUNDS})"
        head = f'=IF({number}>{planned},"",{parts.quoted(words)})'
        put(sheet, f"{round_column(number)}{HEADS}", head, line)
    remark = text("tournament.standings_remark", language)
    put(sheet, "A4", remark, styles.HEAD)


def _line(sheet: Worksheet, at: Reckoning, row: int, order: int, language: str) -> None:
    """The player of a place in the order, fetched from the reckoning."""
    found = f"${FOUND}{row}"

    def fetched(name: str, number: int = 1) -> str:
        return f"INDEX({at.from_elsewhere(name, number)},{found})"

    def shown(formula: str) -> str:
        return f'=IF({found}="{NOBODY}","",{formula})'

    put(sheet, f"A{row}:{LAST_COLUMN}{row}", None, FIGURE)
    put(sheet, f"A{row}", None, LINE.but(align="right", bold=True))
    look = LINE.but(
        size=styles.NOTE,
        colour=styles.GREY,
        align="right",
        number_format=styles.MOVEMENT,
    )
    put(sheet, f"B{row}", None, look)
    put(sheet, f"C{row}", None, LINE.but(bold=True, indent=1))
    put(sheet, f"D{row}", None, LINE.but(size=styles.NOTE, colour=styles.GREY))
    put(sheet, f"E{row}", None, FIGURE.but(bold=True))
    grey = FIGURE.but(colour=styles.GREY)
    put(sheet, f"F{row}:I{row}", None, grey)
    words_too = '0_,_0;"−"0_,_0;0_,_0;@'
    put(sheet, f"F{row}", None, grey.but(number_format=words_too))
    put(sheet, f"H{row}", None, grey.but(number_format='0_,_0;"−"0_,_0;0_,_0'))
    put(sheet, f"J{row}", None, FIGURE.but(number_format='0;"−"0;;'))
    words = {
        group: parts.quoted(text(f"tournament.group.{key}", language))
        for group, key in ((INCOMPLETE, "incomplete"), (OUT, "out"))
    }
    withdrawn = parts.quoted(text("tournament.group.withdrawn", language))
    group = f"${GROUP}{row}"
    behind = (
        f"IF({group}={COMPLETE},E{row}-E${FIRST},IF({group}={INCOMPLETE},"
        f"{words[INCOMPLETE]},IF({group}={OUT},{words[OUT]},{withdrawn})))"
    )
    team = f'IF(INDEX(Teams,{found})="","",INDEX(Teams,{found}))'
    formulas = {
        "A": fetched("place"),
        "B": fetched("move"),
        "C": f"INDEX(Names,{found})",
        "D": team,
        "E": fetched("points_sum"),
        "F": f'IF(A{row}=1,"",{behind})',
        "G": fetched("whists_sum"),
        "H": fetched("first_sum"),
        "I": fetched("met"),
        "J": fetched("penalty_sum"),
    }
    for column, formula in formulas.items():
        sheet[f"{column}{row}"] = shown(formula)
    for number in ROUND_NUMBERS:
        cell = f"{round_column(number)}{row}"
        put(sheet, cell, shown(fetched("counted", number)), SMALL)
    for column in ("E", "F", "G", "I", *map(round_column, ROUND_NUMBERS)):
        cell = sheet[f"{column}{row}"]
        cell.alignment = Alignment("right", "center", shrink_to_fit=True)
    place = f"MATCH({order},{at.from_elsewhere('order')},0)"
    put(sheet, f"{FOUND}{row}", f'=IFERROR({place},"{NOBODY}")', HELPER)
    put(sheet, f"{GROUP}{row}", shown(fetched("group")), HELPER)
    for column, step in DECIDED.values():
        put(sheet, f"{column}{row}", shown(fetched(step)), HELPER)
    parts.height(sheet, row, 23)


def _leader(language: str) -> str:
    """Who leads by how much, or that the lead is shared."""
    first, second = f"C{FIRST}", f"C{FIRST + 1}"
    leads = parts.quoted(f"{text('table.leads', language)}: ")
    by = parts.quoted(f", {text('tournament.lead', language)} ")
    shared = parts.quoted(f"{text('table.lead_shared', language)}: ")
    nothing = parts.quoted(text("tournament.no_results", language))
    places = f"A{FIRST}:A{LAST}"
    lead = f"E{FIRST}-E{FIRST + 1}"
    by_points = f'IF({lead}>0,{by}&ROUND({lead},2),"")'
    alone = f'IF(A{FIRST + 1}="","",{by_points})'
    more = f'IF(COUNTIF({places},1)>2,", …","")'
    return (
        f"=IF(COUNTIF({places},1)=0,{nothing},IF(COUNTIF({places},1)=1,"
        f'{leads}&{first}&{alone},{shared}&{first}&", "&{second}&{more}))'
    )


def _event(language: str) -> str:
    """Event, date, system, cutoff and convention in one line."""
    cutoff = parts.quoted(f", {text('tournament.cutoff', language)} ")
    settled = parts.quoted(f" · {text('table.settled', language)} ")
    told = [f'IF({name}="","",{name}&" · ")' for name in ("Event", "Event_date")]
    face_value = f'IF(System_number<4,{cutoff}&Cutoff,"")'
    return f"={'&'.join(told)}&System&{face_value}&{settled}&Convention"


def _state(language: str) -> str:
    """Provisional or final, version, time, protests."""
    version = parts.quoted(f", {text('table.version', language)} ")
    protests = parts.quoted(f" · {text('table.protests', language)} ")
    return (
        f'=Event_state&IF(Event_version="","",{version}&Event_version)'
        f'&IF(Event_time="","",", "&Event_time)'
        f'&IF(Event_protests="","",{protests}&Event_protests)'
    )


def _marks(sheet: Worksheet) -> None:
    """The line to go through, the tie-break that decided, rows without a player."""
    empty = f'${FOUND}{FIRST}="{NOBODY}"'
    area = f"A{FIRST}:{LAST_COLUMN}{LAST}"
    through = f"AND(COUNT($A{FIRST})=1,ROW($A{FIRST})={FIRST - 1}+Qualifiers_count)"
    for column, (helper, _) in DECIDED.items():
        cells = f"{column}{FIRST}:{column}{LAST}"
        decided = f"${helper}{FIRST}=1"
        parts.mark_where(sheet, cells, decided, DECIDES)
    parts.mark_where(sheet, area, empty, styles.UNUSED_ROW)
    parts.mark_where(sheet, area, through, GOES_THROUGH)
    parts.mark_where(sheet, f"{LAST_COLUMN}3", f"${FOUND}$3>0", styles.FAULTY_WORDS)
    for columns in ("E{}:G{}", "H{}:I{}"):
        cells = columns.format(FIRST, LAST)
        preferans_slip.mark_fractions(sheet, cells, sign=False)
    # One decimal has to do in these narrow columns.
    cell = f"{round_column(1)}{FIRST}"
    part = f"IF(ISNUMBER({cell}),ABS({cell}-ROUND({cell},0))>0.000001,1=0)"
    decimal = styles.shown_as(styles.HALVES, ROUND_FORMAT)
    parts.mark_where(sheet, f"{cell}:{LAST_COLUMN}{LAST}", part, decimal)
