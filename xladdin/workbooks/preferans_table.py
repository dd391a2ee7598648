"""The scoresheet preferans-table: one pulka, its settlement, the points of all systems.

Above stands the slip with the settlement beside it, step by step as a player checks it
by hand; below stand the players in the order of their places with the points that each
system gives them, and what each system gives for a place.

>>> SCORESHEET.name
'preferans-table'
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks import preferans_slip_checks as slip_checks
from xladdin.workbooks.help_sheet import add_help
from xladdin.workbooks.parts import put
from xladdin.workbooks.preferans_data import DataSheet
from xladdin.workbooks.preferans_table_help import sections
from xladdin.workbooks.preferans_table_layout import (
    BLOCK,
    CHECKS,
    FIGURE,
    HEADS,
    LINE,
    MESSAGE,
    PLAYERS,
    REMARK,
    RESULTS,
    STEP,
)
from xladdin.workbooks.preferans_table_points import add_place_points, add_points
from xladdin.workbooks.preferans_table_sample import fill
from xladdin.workbooks.preferans_table_top import add_marks, add_top
from xladdin.workbooks.scoresheet import Scoresheet
from xladdin.workbooks.styles import Look

EVENT_FIELDS = (
    ("Event", "sheet.event"),
    ("Event_date", "sheet.date"),
    ("Event_table", "table.which"),
    ("Event_judge", "data.judge"),
    ("Event_state", "sheet.state"),
    ("Event_version", "sheet.version"),
    ("Event_time", "sheet.time"),
    ("Event_protests", "sheet.protests_until"),
)


def build(language: str, sample: bool) -> Workbook:
    """The workbook in a language, empty or with a pulka entered."""
    workbook = styles.new_workbook()
    sheet: Worksheet = workbook.create_sheet(text("table.sheet", language))
    _data(workbook, language)
    add_top(sheet, language)
    _slip(workbook, sheet, language)
    _heading(sheet, language)
    for row, written in zip(BLOCK.rows, BLOCK.written, strict=True):
        _settlement(sheet, row, written, language)
        _helpers(sheet, row, language)
    add_points(sheet, language)
    add_place_points(sheet, language)
    add_marks(sheet)
    parts.print_setup(sheet, f"A1:P{REMARK}")
    parts.finish_sheet(sheet, freeze="A5", first_input=f"B{BLOCK.rows[0]}")
    CHECKS.add_sheet(workbook, language)
    title = text("shelf.preferans-table", language)
    add_help(workbook, language, title, sections(language))
    results = parts.at(sheet, f"A{HEADS}:J{RESULTS[-1]}")
    parts.name_cells(workbook, "xladdin_results", results)
    if sample:
        fill(workbook, sheet, language)
    parts.finish_workbook(
        workbook, SCORESHEET.name, SCORESHEET.version, language, title
    )
    return workbook


def _data(workbook: Workbook, language: str) -> None:
    """The sheet Data."""
    data = DataSheet(workbook, language)
    data.event(EVENT_FIELDS)
    data.settlement()
    data.club()
    data.finish()


def _slip(workbook: Workbook, sheet: Worksheet, language: str) -> None:
    """The yellow fields, one player a row."""
    entry = styles.NUMBER_ENTRY
    for seat, row in enumerate(BLOCK.rows, start=1):
        put(sheet, f"A{row}:P{row}", None, LINE)
        put(sheet, f"A{row}", seat, LINE.but(colour=styles.GREY))
        put(sheet, f"B{row}", None, Look(number_format=styles.AS_TYPED).as_input())
        put(sheet, f"C{row}:H{row}", None, entry)
        put(sheet, f"{BLOCK.written[seat - 1]}{row}", None, LINE)
        put(sheet, f"I{row}", None, entry.but(number_format=styles.PREFERANS_GAIN))
    target = parts.at(sheet, f"C{BLOCK.rows[0]}:I{BLOCK.rows[-1]}")
    parts.name_cells(workbook, text("table.slip_name", language), target)
    head = BLOCK.heading
    put(sheet, f"A{head}:P{head}", None, LINE)
    put(sheet, f"A{head}", text("slip.pulka", language), LINE.but(bold=True))
    look = LINE.but(size=styles.NOTE, colour=styles.ACCENT)
    parts.link(sheet, f"B{head}", text("slip.select", language), target, look)
    parts.height(sheet, head, 26)
    parts.height(sheet, BLOCK.rows, 24)


def _heading(sheet: Worksheet, language: str) -> None:
    """The sums, the check of the table, and what the other formulas read."""
    head = BLOCK.heading
    grey = styles.HEAD_RIGHT.but(below=styles.HAIRLINE)
    put(sheet, f"I{head}", text("slip.sum", language), grey)
    for column in "CDJLM":
        cells = f"{column}{BLOCK.rows[0]}:{column}{BLOCK.rows[-1]}"
        total = f'=IF(COUNT({cells})=0,"",SUM({cells}))'
        put(sheet, f"{column}{head}", total, STEP.but(number_format=styles.IMPS))
    put(sheet, f"N{head}", BLOCK.sum_of_whists(), FIGURE.but(bold=True))
    words = slip_checks.table_words(BLOCK, CHECKS, language)
    put(sheet, f"P{head}", words, MESSAGE)
    club = f"COUNT(J{RESULTS[0]}:J{RESULTS[-1]})<MIN({PLAYERS},COUNT(Club_four))"
    slip_checks.put_helpers(
        BLOCK,
        sheet,
        CHECKS,
        language,
        ready="Settings_wrong=0",
        first=[("Settings_wrong>0", "settings")],
        last=[(club, "club")],
    )


def _leningrad(language: str) -> str:
    """A condition: the convention is Leningrad."""
    return f"Convention={parts.quoted(text('data.leningrad', language))}"


def _settlement(sheet: Worksheet, row: int, written: str, language: str) -> None:
    """One step a column: value - mean + written - on him = whists, then the place."""
    first, last = BLOCK.rows[0], BLOCK.rows[-1]
    rate = f"IF({_leningrad(language)},20,10)"
    by_slip = f"COUNT({BLOCK.column('I')})=0"
    steps = {
        "J": f"{rate}*C{row}-10*D{row}",
        "K": f"SUM({BLOCK.column('J')})/{PLAYERS}",
        "L": f"SUM(E{row}:H{row})",
        "M": f"SUM({written}{first}:{written}{last})",
    }
    for column, step in steps.items():
        formula = BLOCK.when_ready(row, f'IF({by_slip},{step},"")')
        put(sheet, f"{column}{row}", formula, STEP)
    whole = f"Rounding={parts.quoted(text('data.whole', language))}"
    whists = BLOCK.row_whists(row, "Convention", whole)
    put(sheet, f"N{row}", whists, FIGURE.but(bold=True))
    place = LINE.but(align="right", bold=True)
    put(sheet, f"O{row}", BLOCK.row_place(row), place)
    words = slip_checks.row_words(BLOCK, row, CHECKS, language)
    put(sheet, f"P{row}", words, MESSAGE)


def _helpers(sheet: Worksheet, row: int, language: str) -> None:
    """Beyond the page: what is to check, whether entered, the order by places."""
    name = f"{BLOCK.name}{row}"
    twice = f'IF({name}="",0,COUNTIF({BLOCK.column(BLOCK.name)},{name}))>1'
    rest = CHECKS.first_of((twice, "name_twice"))
    code = slip_checks.row_code(
        BLOCK, row, CHECKS, _leningrad(language), rest=rest, beside=[name]
    )
    order = f"O{row}+COUNTIF(O${BLOCK.rows[0]}:O{row},O{row})-1"
    helpers = {
        BLOCK.code: code,
        BLOCK.entered: BLOCK.row_entered(row),
        BLOCK.figure: parts.unless_blank(f"O{row}", order),
    }
    for column, formula in helpers.items():
        put(sheet, f"{column}{row}", formula, styles.HEAD_RIGHT)


SCORESHEET = Scoresheet("preferans-table", 1, build)
