"""The sheets of preferans-tournament that are only entered: data, players, log."""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks.checks import NOTHING, to_check_head
from xladdin.workbooks.parts import put
from xladdin.workbooks.preferans_data import DataSheet
from xladdin.workbooks.preferans_tournament_layout import (
    CHECKS,
    FIRST_PLAYER,
    GREY,
    HELPER,
    LAST_PLAYER,
    LINE,
    MESSAGE,
    NOBODY,
    ROUNDS,
    STATUSES,
    SYSTEMS,
)
from xladdin.workbooks.styles import Look

FIELDS = (
    ("Event", "sheet.event"),
    ("Event_date", "sheet.date"),
    ("Event_judge", "data.judge"),
    ("Event_state", "sheet.state"),
    ("Event_version", "sheet.version"),
    ("Event_time", "sheet.time"),
    ("Event_protests", "sheet.protests_until"),
)
PLAYER_WIDTHS = {"A": 44, "B": 240, "C": 200, "D": 160, "E": 280}
LOG_WIDTHS = {"A": 130, "B": 60, "C": 60, "D": 50, "E": 180, "F": 180, "G": 180}
LOG_WIDTHS |= {"H": 290, "I": 120}
NAMES = (("Names", "B"), ("Teams", "C"), ("Statuses", "D"), ("Numbers", "H"))
LOG_FIRST, LOG_LAST = 4, 63
TEXT_ENTRY = Look(number_format=styles.AS_TYPED).as_input()


def add_data(workbook: Workbook, language: str) -> None:
    """The sheet Data: event, system, tie-breaks, settlement, the club's system."""
    data = DataSheet(workbook, language)
    data.event(FIELDS)
    data.heading("tournament.system_and_standings")
    systems = [f"tournament.system.{key}" for key in SYSTEMS]
    data.choice("System", "tournament.system", systems, "tournament.system_note")
    data.choice(
        "Tie_whists",
        "tournament.tie_whists",
        ["tournament.raw", "tournament.cut"],
        "tournament.tie_whists_note",
    )
    for name, high in (("Rounds_planned", ROUNDS), ("Standings_after", ROUNDS)):
        _whole_number(data, name, high)
    _whole_number(data, "Qualifiers_count", LAST_PLAYER)
    data.settlement()
    data.club()
    system = f"IF(System={parts.quoted(data.say(systems[-1]))},6,0)"
    for number, key in reversed(list(enumerate(systems[:-1], start=1))):
        system = f"IF(System={parts.quoted(data.say(key))},{number},{system})"
    put(data.sheet, "C1", f"={system}", HELPER.but(number_format=";;;"))
    data.name("System_number", "C1")
    data.wrong.append("IF(System_number=6,IF(COUNT(Club_four)=4,0,1),0)")
    data.finish()


def _whole_number(data: DataSheet, name: str, high: int) -> None:
    """A whole number from 1 on, or blank."""
    key = f"tournament.{name.lower()}"
    data.entry(name, key, styles.NUMBER_ENTRY)
    data.note(f"{key}_note")
    warning = data.say("tournament.number_warning", high=high)
    parts.numbers(data.sheet, f"B{data.row - 1}", 1, high, warning)
    fits = f"IF({name}>=1,IF({name}=ROUND({name},0),0,1),1)"
    data.wrong.append(f"IF(COUNTA({name})=0,0,IF(COUNT({name})=1,{fits},1))")


def add_players(workbook: Workbook, language: str) -> Worksheet:
    """The sheet Players: number, name, team, how he takes part."""
    sheet: Worksheet = workbook.create_sheet(text("tournament.players", language))
    parts.widths(sheet, PLAYER_WIDTHS)
    put(sheet, "A1", text("tournament.players", language), styles.TITLE)
    parts.height(sheet, 1, 38)
    put(sheet, "A2", text("tournament.players_note", language), styles.HEAD)
    watch = f"B{FIRST_PLAYER}:D{LAST_PLAYER}"
    parts.functions_missing(sheet, "E1", language, watch)
    head = styles.HEAD.but(below=styles.INK)
    put(sheet, "A4:E4", None, head)
    words = {
        "A": "№",
        "B": text("slip.player", language),
        "C": text("tournament.team", language),
        "D": text("tournament.status", language),
    }
    parts.heads(sheet, 4, words, head)
    put(sheet, "E4", text("checks.words", language), head.but(indent=1))
    statuses = [text(f"tournament.status.{key}", language) for key in STATUSES[1:]]
    last = LAST_PLAYER
    for row in range(FIRST_PLAYER, last + 1):
        put(sheet, f"A{row}", row - FIRST_PLAYER + 1, GREY)
        put(sheet, f"B{row}:D{row}", None, TEXT_ENTRY)
        put(sheet, f"G{row}", _player_code(row, statuses), HELPER)
        put(sheet, f"E{row}", f"={CHECKS.words(f'G{row}', language)}", MESSAGE)
        put(sheet, f"H{row}", parts.unless_blank(f"B{row}", f"A{row}"), HELPER)
    parts.choices(sheet, f"D{FIRST_PLAYER}:D{last}", statuses)
    parts.height(sheet, range(FIRST_PLAYER, last + 1), 22)
    codes = f"G{FIRST_PLAYER}:G{last}"
    put(sheet, "G3", f"={CHECKS.count(codes)}", HELPER)
    put(sheet, "G4", text("slip.code", language), HELPER)
    put(
        sheet,
        "E3",
        to_check_head("G3", language),
        styles.HEAD.but(bold=True, indent=1),
    )
    parts.mark_where(sheet, "E3", "$G$3>0", styles.FAULTY_NAME)
    area = (f"A{FIRST_PLAYER}:A{last}", f"E{FIRST_PLAYER}:E{last}")
    CHECKS.mark(sheet, *area, f"$G{FIRST_PLAYER}")
    parts.name_cells(workbook, "Players_to_check", parts.at(sheet, "G3"))
    for name, column in NAMES:
        cells = parts.at(sheet, f"{column}{FIRST_PLAYER}:{column}{last}")
        parts.name_cells(workbook, name, cells)
    parts.print_setup(sheet, f"A1:E{last}", repeat="1:4", landscape=False)
    parts.finish_sheet(sheet, freeze="A5", first_input=f"B{FIRST_PLAYER}")
    return sheet


def _player_code(row: int, statuses: list[str]) -> str:
    known = ",".join(f"D{row}={parts.quoted(word)}" for word in ("", *statuses))
    names = f"B${FIRST_PLAYER}:B${LAST_PLAYER}"
    return "=" + CHECKS.first_of(
        (f'AND(B{row}="",COUNTA(C{row}:D{row})=0)', NOTHING),
        (f'B{row}=""', "nobody"),
        (f"IF(OR({known}),1=0,1=1)", "status"),
        (f"COUNTIF({names},B{row})>1", "name_twice"),
    )


def add_log(workbook: Workbook, language: str) -> None:
    """The sheet Corrections: what was entered wrongly and put right, by whom."""
    sheet: Worksheet = workbook.create_sheet(text("tournament.log", language))
    parts.widths(sheet, LOG_WIDTHS)
    put(sheet, "A1", text("tournament.log", language), styles.TITLE)
    parts.height(sheet, 1, 38)
    put(sheet, "A2", text("tournament.log_note", language), styles.HEAD)
    head = styles.HEAD.but(below=styles.INK)
    keys = ("when", "round", "table", "number", "player", "was", "is", "why", "judge")
    for column, key in zip(LOG_WIDTHS, keys, strict=True):
        put(sheet, f"{column}3", text(f"tournament.log.{key}", language), head)
    for row in range(LOG_FIRST, LOG_LAST + 1):
        put(sheet, f"A{row}:I{row}", None, TEXT_ENTRY)
        put(sheet, f"B{row}:D{row}", None, styles.NUMBER_ENTRY)
        known = f'IFERROR(MATCH(D{row},Numbers,0),"{NOBODY}")'
        number = f'=IF(D{row}="","{NOBODY}",{known})'
        put(sheet, f"K{row}", number, HELPER)
        name = f'=IF(K{row}="{NOBODY}","",INDEX(Names,K{row}))'
        put(sheet, f"E{row}", name, LINE)
    parts.height(sheet, range(LOG_FIRST, LOG_LAST + 1), 24)
    parts.print_setup(sheet, f"A1:I{LOG_LAST}", repeat="1:3")
    parts.finish_sheet(sheet, freeze=f"A{LOG_FIRST}", first_input=f"A{LOG_FIRST}")
