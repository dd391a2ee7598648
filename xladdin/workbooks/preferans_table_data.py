"""The sheet Data of preferans-table: event, how the pulka is settled, a club's system.

>>> FIELDS[0]
('Event', 'sheet.event')
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks.parts import put
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 240, "B": 240, "C": 120, "D": 440}
FIELDS = (  # name of the cell -> key of its label
    ("Event", "sheet.event"),
    ("Event_date", "sheet.date"),
    ("Event_table", "table.which"),
    ("Event_judge", "table.judge"),
    ("Event_state", "sheet.state"),
    ("Event_version", "sheet.version"),
    ("Event_time", "sheet.time"),
    ("Event_protests", "sheet.protests_until"),
)
FIRST_FIELD = 3
SETTLEMENT = 12  # row of the heading
CONVENTIONS = ("sochi", "leningrad", "rostov")
ROUNDINGS = ("exact", "whole")
CLUB = 17  # row of the heading of the club's own system
PLACES = range(CLUB + 3, CLUB + 7)
LIMIT = CLUB + 7
TIES = LIMIT + 1
STEPS = range(TIES + 3, TIES + 11)
TIE_RULES = ("share", "best", "worst")
NO_CUTOFF = 1_000_000_000  # as good as none
POINTS = 'General;"−"General;0'
WRONG = '"{}: "0;;'  # blank while it is 0
UNLIMITED = '[>=1000000]"∞";0'

LABEL = Look(below=styles.HAIRLINE)
NOTE = Look(size=styles.NOTE, colour=styles.GREY, indent=1)
TEXT_ENTRY = Look(number_format=styles.AS_TYPED).as_input()


def add_data(workbook: Workbook, language: str) -> Worksheet:
    """Add the sheet Data; its fields have names that the formulas use."""
    sheet: Worksheet = workbook.create_sheet(text("sheet.data", language))
    parts.widths(sheet, WIDTHS)
    put(sheet, "A1", text("sheet.data", language), styles.TITLE)
    parts.height(sheet, 1, 38)
    for row, (name, key) in enumerate(FIELDS, start=FIRST_FIELD):
        _field(workbook, sheet, row, text(key, language), name, TEXT_ENTRY)
    state = FIRST_FIELD + [name for name, _ in FIELDS].index("Event_state")
    states = [text(f"sheet.{key}", language) for key in ("provisional", "final")]
    sheet[f"B{state}"] = states[0]
    parts.choices(sheet, f"B{state}", states)
    _settlement(workbook, sheet, language)
    _club(workbook, sheet, language)
    _wrong_settings(workbook, sheet, language)
    parts.print_setup(sheet, f"A1:D{STEPS[-1]}", landscape=False)
    parts.finish_sheet(sheet, first_input=f"B{FIRST_FIELD}")
    return sheet


def _field(
    workbook: Workbook, sheet: Worksheet, row: int, label: str, name: str, look: Look
) -> None:
    put(sheet, f"A{row}", label, LABEL)
    put(sheet, f"B{row}", None, look)
    parts.name_cells(workbook, name, parts.at(sheet, f"B{row}"))
    parts.height(sheet, row, 24)


def _heading(sheet: Worksheet, row: int, words: str, note: str = "") -> None:
    put(sheet, f"A{row}:D{row}", None, styles.NAME.but(below=styles.INK))
    sheet[f"A{row}"] = words
    parts.height(sheet, row, 30)
    if note:
        put(sheet, f"A{row + 1}", note, styles.HEAD)


def _settlement(workbook: Workbook, sheet: Worksheet, language: str) -> None:
    """Convention, rounding, cutoff."""
    _heading(sheet, SETTLEMENT, text("table.settlement", language))
    chosen = {
        "Convention": [text(f"table.{key}", language) for key in CONVENTIONS],
        "Rounding": [text(f"table.{key}", language) for key in ROUNDINGS],
    }
    for row, (name, words) in enumerate(chosen.items(), start=SETTLEMENT + 1):
        key = name.lower()
        _field(workbook, sheet, row, text(f"table.{key}", language), name, TEXT_ENTRY)
        sheet[f"B{row}"] = words[0]
        parts.choices(sheet, f"B{row}", words)
        put(sheet, f"C{row}", text(f"table.{key}_note", language), NOTE)
    row = SETTLEMENT + 3
    _field(
        workbook,
        sheet,
        row,
        text("table.cutoff", language),
        "Cutoff",
        styles.NUMBER_ENTRY,
    )
    sheet[f"B{row}"] = 500
    warning = text("table.cutoff_warning", language)
    parts.numbers(sheet, f"B{row}", 1, 100_000, warning)
    put(sheet, f"C{row}", text("table.cutoff_note", language), NOTE)


def _club(workbook: Workbook, sheet: Worksheet, language: str) -> None:
    """A small table: points for the places, cutoff, steps, what equal players get."""
    _heading(
        sheet, CLUB, text("table.club", language), text("table.club_note", language)
    )
    number = styles.NUMBER_ENTRY.but(number_format=POINTS)
    head = styles.HEAD_RIGHT.but(below=styles.HAIRLINE)
    put(sheet, f"A{CLUB + 2}", text("table.place_points", language), LABEL)
    put(sheet, f"B{CLUB + 2}", text("table.of_four", language), head)
    put(sheet, f"C{CLUB + 2}", text("table.of_three", language), head)
    for place, row in enumerate(PLACES, start=1):
        words = text("table.place_number", language, place=place)
        put(sheet, f"A{row}", words, LABEL.but(indent=1))
        put(sheet, f"B{row}", None, number)
        put(sheet, f"C{row}", None, number if place < len(PLACES) else LABEL)
    first, last = PLACES[0], PLACES[-1]
    names = {
        "Club_places": f"B{first}:C{last}",
        "Club_four": f"B{first}:B{last}",
        "Club_three": f"C{first}:C{last}",
    }
    _field(
        workbook,
        sheet,
        LIMIT,
        text("table.club_cutoff", language),
        "Club_cutoff",
        number,
    )
    limit = f'=IF(Club_cutoff="",{NO_CUTOFF},Club_cutoff)'
    put(sheet, f"C{LIMIT}", limit, styles.FIGURE.but(number_format=UNLIMITED))
    names["Club_limit"] = f"C{LIMIT}"
    put(sheet, f"D{LIMIT}", text("table.club_cutoff_note", language), NOTE)
    rules = [text(f"table.ties_{key}", language) for key in TIE_RULES]
    _field(workbook, sheet, TIES, text("table.ties", language), "Club_ties", TEXT_ENTRY)
    sheet[f"B{TIES}"] = rules[0]
    parts.choices(sheet, f"B{TIES}", rules)
    put(sheet, f"C{TIES}", text("table.ties_note", language), NOTE)
    put(sheet, f"A{TIES + 2}", text("table.steps", language), LABEL)
    put(sheet, f"B{TIES + 2}", text("table.steps_up_to", language), head)
    put(sheet, f"C{TIES + 2}", text("table.steps_points", language), head)
    put(sheet, f"D{TIES + 2}", text("table.steps_note", language), NOTE)
    put(sheet, f"B{STEPS[0]}:C{STEPS[-1]}", None, number)
    names["Club_steps"] = f"B{STEPS[0]}:C{STEPS[-1]}"
    for name, cells in names.items():
        parts.name_cells(workbook, name, parts.at(sheet, cells))
    parts.height(sheet, (CLUB + 2, *PLACES, TIES + 2, *STEPS), 24)


def _wrong_settings(workbook: Workbook, sheet: Worksheet, language: str) -> None:
    """How many settings cannot be used; nothing is computed until they are right."""
    chosen = {
        "Convention": [f"table.{key}" for key in CONVENTIONS],
        "Rounding": [f"table.{key}" for key in ROUNDINGS],
        "Club_ties": [f"table.ties_{key}" for key in TIE_RULES],
    }
    wrong = ["IF(COUNT(Cutoff)=1,IF(Cutoff>0,0,1),1)"]
    for name, keys in chosen.items():
        known = [f"{name}={parts.quoted(text(key, language))}" for key in keys]
        wrong.append(f"IF(OR({','.join(known)}),0,1)")
    row = SETTLEMENT
    put(sheet, f"B{row}", f"={'+'.join(wrong)}", styles.HEAD_RIGHT)
    sheet[f"B{row}"].border = styles.NAME.but(below=styles.INK).border
    sheet[f"B{row}"].number_format = WRONG.format(text("table.wrong", language))
    parts.name_cells(workbook, "Settings_wrong", parts.at(sheet, f"B{row}"))
    parts.mark_where(sheet, f"B{row}", f"B{row}>0", styles.FAULTY_NAME)
