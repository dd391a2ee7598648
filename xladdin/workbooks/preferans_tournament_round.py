"""The sheet of a round of preferans-tournament: the slips of all its tables."""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, preferans_slip, styles
from xladdin.workbooks import preferans_slip_checks as slip_checks
from xladdin.workbooks.checks import NOTHING, to_check_head
from xladdin.workbooks.parts import put
from xladdin.workbooks.preferans_slip import Block
from xladdin.workbooks.preferans_tournament_layout import (
    CHECKS,
    FIRST_TABLE,
    GAIN,
    GREY,
    HELPER,
    LAST_SEAT,
    LINE,
    MESSAGE,
    NOBODY,
    TABLES,
    UNKNOWN,
    Reckoning,
    block,
    round_sheet,
)
from xladdin.workbooks.preferans_tournament_points import FIRST_SHARE, add_points
from xladdin.workbooks.styles import Look

WIDTHS = {
    "A": 56,
    "B": 42,
    "C": 140,
    "D": 50,
    "E": 56,
    "F": 44,
    "G": 44,
    "H": 44,
    "I": 44,
    "J": 66,
    "K": 66,
    "L": 52,
    "M": 66,
    "N": 66,
    "O": 54,
    "P": 94,
    "Q": 74,
    "R": 192,
}
HEADS = {
    "D": "slip.pool",
    "E": "slip.mountain",
    "J": "slip.final",
    "K": "slip.whists",
    "L": "slip.place",
    "M": "tournament.counted",
    "N": "tournament.bonus",
    "O": "tournament.penalty",
    "Q": "tournament.in_round",
}
ABOVE = {
    "J": "slip.or",
    "N": "slip.result",
    "O": "tournament.judge",
    "Q": "tournament.points",
}
KNOWN, WAY = "Z", "AA"
HELPERS = {
    "T": "slip.code",
    "U": "slip.entered",
    FIRST_SHARE: "tournament.first_share",
    "W": "slip.ready",
    "X": "slip.players",
    "Y": "slip.half",
    "Z": "tournament.known",
    "AA": "tournament.way",
}
TABLES_A_PAGE = 6
FINALS, SLIPS = 1, 2  # the ways of entry


def add_round(workbook: Workbook, number: int, language: str) -> Worksheet:
    """The sheet of a round, with room for all tables."""
    sheet: Worksheet = workbook.create_sheet(round_sheet(number, language))
    _top(sheet, number, language)
    for table in range(1, TABLES + 1):
        at = block(table)
        _heading(sheet, at, number, table, language)
        for row in at.rows:
            _inputs(sheet, at, row)
            _player(sheet, at, row, language)
            add_points(sheet, at, row)
    _marks(sheet)
    tops = [block(table).heading for table in range(1, TABLES + 1, TABLES_A_PAGE)]
    breaks = [top - 1 for top in tops[1:]]
    parts.print_setup(sheet, f"A1:R{LAST_SEAT}", repeat="1:4", breaks_below=breaks)
    ends = zip(tops, [*breaks, LAST_SEAT], strict=True)
    pages = [f"B{top}:J{end}" for top, end in ends]
    parts.pages_to_print(sheet, "S2", language, pages)
    first = f"B{FIRST_TABLE + 1}"
    parts.finish_sheet(sheet, freeze=f"A{FIRST_TABLE}", first_input=first)
    return sheet


def _top(sheet: Worksheet, number: int, language: str) -> None:
    """Who leads, the event, the heads of the columns."""
    reckoning = Reckoning(language)
    parts.widths(sheet, WIDTHS)
    parts.height(sheet, 1, 38)
    parts.height(sheet, (2, 3, 4), 20)
    title = parts.quoted(f"{round_sheet(number, language)}. ")
    put(sheet, "A1", f"={title}&Leader", styles.TITLE)
    parts.functions_missing(sheet, "R1", language, f"B{FIRST_TABLE}:J{LAST_SEAT}")
    put(sheet, "A2", "=Event_line", styles.HEAD)
    entered = parts.quoted(f"{text('tournament.tables_entered', language)}: ")
    of = parts.quoted(f" {text('slip.of', language)} ")
    states = (reckoning.ENTERED, reckoning.SEATED)
    ready, seated = (reckoning.state(row, number) for row in states)
    put(sheet, "J2", f'={entered}&{ready}&{of}&{seated}&" · "&State_line', styles.HEAD)
    bold = Look(size=styles.NOTE, bold=True, align="right")
    put(sheet, "D3", text("slip.from_slip", language), bold.but(align="left"))
    parts.heads(sheet, 3, {c: text(k, language) for c, k in ABOVE.items()}, bold)
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    put(sheet, "A4:R4", None, line)
    parts.heads(sheet, 4, {c: text(k, language) for c, k in HEADS.items()}, line)
    parts.heads(sheet, 4, {c: text(k, language) for c, k in HELPERS.items()}, HELPER)
    for seat, column in enumerate(block(1).written, start=1):
        sheet[f"{column}4"] = text("slip.on", language, seat=seat)
    left = line.but(align="left")
    put(sheet, "A4", text("tournament.table", language), left)
    put(sheet, "B4", "№", line)
    put(sheet, "C4", text("slip.player", language), left.but(indent=1))
    put(sheet, "P4", text("tournament.reason", language), left.but(indent=1))
    put(sheet, "R4", text("checks.words", language), left.but(indent=1))
    count = reckoning.state(reckoning.TO_CHECK, number)
    put(sheet, "T3", f"={count}", HELPER)
    look = styles.HEAD.but(bold=True, indent=1)
    put(sheet, "R3", to_check_head("T3", language), look)


def _heading(
    sheet: Worksheet, at: Block, number: int, table: int, language: str
) -> None:
    """The table's number, the sum of its whists, its check."""
    head = at.heading
    line = LINE.but(above=styles.INK)
    put(sheet, f"A{head}:R{head}", None, line)
    name = text("tournament.table_number", language, number=table)
    put(sheet, f"A{head}", name, line.but(bold=True))
    target = parts.at(sheet, f"B{at.rows[0]}:J{at.rows[-1]}")
    look = line.but(size=styles.NOTE, colour=styles.ACCENT, indent=1)
    parts.link(sheet, f"C{head}", text("slip.select", language), target, look)
    grey = line.but(size=styles.NOTE, colour=styles.GREY, align="right")
    put(sheet, f"J{head}", text("slip.sum", language), grey)
    total = GAIN.but(above=styles.INK, bold=True)
    put(sheet, f"K{head}", at.sum_of_whists(), total)
    words = slip_checks.table_words(at, CHECKS, language)
    put(sheet, f"R{head}", words, MESSAGE.but(above=styles.INK))
    later = Reckoning(language).state(Reckoning.LATER, number)
    wrong = CHECKS.count_errors(at.column(at.code))
    missing = f"AND({at.players}>0,{at.ready}=0,{later}>0,{wrong}=0)"
    # At an empty table the setting itself is enough.
    held_up = f"AND(Settings_wrong>0,COUNTA({at.area(at.pool, at.final)})>0)"
    slip_checks.put_helpers(
        at,
        sheet,
        CHECKS,
        language,
        ready="Settings_wrong=0",
        first=[(held_up, "settings"), (missing, "missing_table")],
    )
    parts.height(sheet, head, 26)
    parts.height(sheet, at.rows, 24)


def _inputs(sheet: Worksheet, at: Block, row: int) -> None:
    """The yellow fields of a seat."""
    seat = row - at.heading
    put(sheet, f"A{row}:R{row}", None, LINE)
    put(sheet, f"A{row}", seat, GREY)
    put(sheet, f"B{row}", None, styles.NUMBER_ENTRY)
    put(sheet, f"D{row}:I{row}", None, styles.NUMBER_ENTRY)
    put(sheet, f"{at.written[seat - 1]}{row}", None, LINE)
    signed = styles.NUMBER_ENTRY.but(number_format=styles.PREFERANS_GAIN)
    put(sheet, f"J{row}", None, signed)
    put(sheet, f"O{row}", None, signed)
    reason = Look(size=styles.NOTE, number_format=styles.AS_TYPED, indent=1)
    put(sheet, f"P{row}", None, reason.as_input())


def _player(sheet: Worksheet, at: Block, row: int, language: str) -> None:
    """Who sits there, and what is to check in his row."""
    number = f"B{row}"
    known = f'IFERROR(MATCH({number},Numbers,0),"{UNKNOWN}")'
    name = (
        f'=IF(OR({KNOWN}{row}="{NOBODY}",{KNOWN}{row}="{UNKNOWN}"),"",'
        f"INDEX(Names,{KNOWN}{row}))"
    )
    put(sheet, f"C{row}", name, LINE.but(indent=1, shrink=True))
    everywhere = f"B${FIRST_TABLE}:B${LAST_SEAT}"
    more = [
        (f'{KNOWN}{row}="{UNKNOWN}"', "unknown"),
        (f"COUNT({number})*COUNTIF({everywhere},{number})>1", "twice"),
        (f'AND({number}="",COUNTA(O{row}:P{row})>0)', "nobody"),
        (f"COUNT(O{row})<COUNTA(O{row})", "text"),
    ]
    no_reason = f'AND(COUNT(O{row})=1,P{row}="")'
    rest = f"IF({no_reason},{CHECKS.code('penalty')},{CHECKS.code(NOTHING)})"
    leningrad = f"Convention={parts.quoted(text('data.leningrad', language))}"
    by_final = f"COUNT({at.column('J')})>0"
    by_slip = f"COUNT({at.area('D', 'I')})>0"
    helpers = {
        at.code: slip_checks.row_code(
            at, row, CHECKS, leningrad, more, rest, beside=[number, f"O{row}"]
        ),
        at.entered: at.row_entered(row),
        KNOWN: f'=IF({number}="","{NOBODY}",{known})',
        WAY: f'=IF({by_final},{FINALS},IF({by_slip},{SLIPS},""))',
    }
    for column, value in helpers.items():
        put(sheet, f"{column}{row}", value, HELPER)
    words = slip_checks.row_words(at, row, CHECKS, language)
    put(sheet, f"R{row}", words, MESSAGE)
    whole = f"Rounding={parts.quoted(text('data.whole', language))}"
    whists = at.row_whists(row, "Convention", whole)
    put(sheet, f"K{row}", whists, GAIN)


def _marks(sheet: Worksheet) -> None:
    """The conditional formats, in the order in which they must stand."""
    first, last = FIRST_TABLE, LAST_SEAT
    parts.mark_where(sheet, "R3", "$T$3>0", styles.FAULTY_NAME)
    CHECKS.mark(sheet, f"A{first}:A{last}", f"R{first}:R{last}", f"$T{first}")
    for columns in ("B{}:B{}", "D{}:I{}", "J{}:J{}", "O{}:O{}"):
        entries = columns.format(first + 1, last)
        parts.mark_pasted(sheet, entries)
    twice = f"COUNT($B{first})*COUNTIF($B${first}:$B${last},$B{first})>1"
    unknown = f'OR(${KNOWN}{first}="{UNKNOWN}",{twice})'
    parts.mark_where(sheet, f"B{first}:B{last}", unknown, styles.FAULTY_ENTRY)
    wrong = f'AND(D{first}<>"",OR(ISTEXT(D{first}),D{first}<0,D{first}>20000))'
    parts.mark_where(sheet, f"D{first}:I{last}", wrong, styles.FAULTY_ENTRY)
    # In a heading the column J holds the word "sum".
    wrong = f"AND(ISNUMBER($A{first}),OR(ISTEXT(J{first}),J{first}>20000))"
    parts.mark_where(sheet, f"J{first}:J{last}", wrong, styles.FAULTY_ENTRY)
    wrong = f'IF(ISTEXT($A{first}),IF(K{first}="",1=0,ABS(K{first})>2),1=0)'
    parts.mark_where(sheet, f"K{first}:K{last}", wrong, styles.FAULTY_ENTRY)
    nobody = f'AND($B{first}="",ISNUMBER($A{first})'
    for left, right in ("DJ", "OP"):
        unused = f'{nobody},{left}{first}="")'
        area = f"{left}{first}:{right}{last}"
        parts.mark_where(sheet, area, unused, styles.UNUSED_ENTRY)
    unused = f'AND(D{first}="",${WAY}{first}={FINALS})'
    parts.mark_where(sheet, f"D{first}:I{last}", unused, styles.UNUSED_ENTRY)
    unused = f'AND(J{first}="",${WAY}{first}={SLIPS})'
    parts.mark_where(sheet, f"J{first}:J{last}", unused, styles.UNUSED_ENTRY)
    for columns in ("J{}:K{}", "M{}:O{}", "Q{}:Q{}"):
        area = columns.format(first, last)
        preferans_slip.mark_fractions(sheet, area, sign=True)
