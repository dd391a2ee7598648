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
    LEFT_OVER,
    LINE,
    MESSAGE,
    METHODS,
    NOBODY,
    PRESENCES,
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
PLAYER_WIDTHS = {"A": 44, "B": 240, "C": 200, "D": 150, "E": 120, "F": 280}
LOG_WIDTHS = {"A": 130, "B": 60, "C": 60, "D": 50, "E": 180, "F": 180, "G": 180}
LOG_WIDTHS |= {"H": 290, "I": 120}
NAMES = {
    "Names": "B",
    "Teams": "C",
    "Statuses": "D",
    "Presences": "E",
    "Numbers": "I",
}
LOG_FIRST, LOG_LAST = 4, 63
TEXT_ENTRY = Look(number_format=styles.AS_TYPED).as_input()


def add_data(workbook: Workbook, language: str) -> None:
    """The sheet Data: event, system, tie-breaks, seating, settlement, club's system."""
    data = DataSheet(workbook, language)
    data.event(FIELDS)
    data.heading("tournament.system_and_standings")
    systems = [f"tournament.system.{key}" for key in SYSTEMS]
    data.choice("System", "tournament.system", systems, "tournament.system_note")
    system_row = data.row - 1
    data.choice(
        "Tie_whists",
        "tournament.tie_whists",
        ["tournament.raw", "tournament.cut"],
        "tournament.tie_whists_note",
    )
    for name, high in (("Rounds_planned", ROUNDS), ("Standings_after", ROUNDS)):
        _whole_number(data, name, high)
    _whole_number(data, "Qualifiers_count", LAST_PLAYER)
    _seating(data)
    data.settlement()
    data.club()
    system = f"IF(System={parts.quoted(data.say(systems[-1]))},6,0)"
    for number, key in reversed(list(enumerate(systems[:-1], start=1))):
        system = f"IF(System={parts.quoted(data.say(key))},{number},{system})"
    put(data.sheet, "C1", f"={system}", HELPER.but(number_format=";;;"))
    data.name("System_number", "C1")
    no_points = "IF(System_number=6,IF(COUNT(Club_four)=4,0,1),0)"
    data.refuse(no_points, "check.setting_club", system_row)
    data.finish()


def _seating(data: DataSheet) -> None:
    """How the button Next round seats."""
    data.heading("tournament.seating")
    methods = [f"tournament.seating.{key}" for key in METHODS]
    data.choice("Seating_method", "tournament.seating.method", methods)
    data.note("tournament.seating.method_note")
    left_over = [f"tournament.seating.{key}" for key in LEFT_OVER]
    data.choice("Seating_left_over", "tournament.seating.left_over", left_over)
    data.note("tournament.seating.left_over_note")
    data.entry("Seating_seed", "tournament.seating.seed")
    data.note("tournament.seating.seed_note")


def _whole_number(data: DataSheet, name: str, high: int) -> None:
    """A whole number from 1 on, or blank."""
    key = f"tournament.{name.lower()}"
    data.entry(name, key, styles.NUMBER_ENTRY)
    data.note(f"{key}_note")
    warning = data.say("tournament.number_warning", high=high)
    parts.numbers(data.sheet, f"B{data.row - 1}", 1, high, warning)
    fits = f"IF({name}>=1,IF({name}=ROUND({name},0),0,1),1)"
    wrong = f"IF(COUNTA({name})=0,0,IF(COUNT({name})=1,{fits},1))"
    data.refuse(wrong, "check.setting_not_a_number")


def add_players(workbook: Workbook, language: str) -> Worksheet:
    """The sheet Players: number, name, team, how he takes part, the next round."""
    sheet: Worksheet = workbook.create_sheet(text("tournament.players", language))
    parts.widths(sheet, PLAYER_WIDTHS)
    put(sheet, "A1", text("tournament.players", language), styles.TITLE)
    parts.height(sheet, 1, 38)
    put(sheet, "A2", text("tournament.players_note", language), styles.HEAD)
    watch = f"B{FIRST_PLAYER}:E{LAST_PLAYER}"
    parts.functions_missing(sheet, "F1", language, watch)
    head = styles.HEAD.but(below=styles.INK)
    put(sheet, "A4:F4", None, head)
    words = {
        "A": "№",
        "B": text("slip.player", language),
        "C": text("tournament.team", language),
        "D": text("tournament.status", language),
        "E": text("tournament.presence", language),
    }
    parts.heads(sheet, 4, words, head)
    put(sheet, "F4", text("checks.words", language), head.but(indent=1))
    statuses = [text(f"tournament.status.{key}", language) for key in STATUSES[1:]]
    presences = [text(f"tournament.presence.{key}", language) for key in PRESENCES]
    last = LAST_PLAYER
    for row in range(FIRST_PLAYER, last + 1):
        put(sheet, f"A{row}", row - FIRST_PLAYER + 1, GREY)
        put(sheet, f"B{row}:E{row}", None, TEXT_ENTRY)
        put(sheet, f"H{row}", _player_code(row, statuses, presences), HELPER)
        put(sheet, f"F{row}", f"={CHECKS.words(f'H{row}', language)}", MESSAGE)
        put(sheet, f"I{row}", parts.unless_blank(f"B{row}", f"A{row}"), HELPER)
    parts.choices(sheet, f"D{FIRST_PLAYER}:D{last}", statuses)
    parts.choices(sheet, f"E{FIRST_PLAYER}:E{last}", presences)
    parts.height(sheet, range(FIRST_PLAYER, last + 1), 22)
    codes = f"H{FIRST_PLAYER}:H{last}"
    put(sheet, "H3", f"={CHECKS.count(codes)}", HELPER)
    put(sheet, "H4", text("slip.code", language), HELPER)
    put(
        sheet,
        "F3",
        to_check_head("H3", language),
        styles.HEAD.but(bold=True, indent=1),
    )
    parts.mark_where(sheet, "F3", "$H$3>0", styles.FAULTY_NAME)
    area = (f"A{FIRST_PLAYER}:A{last}", f"F{FIRST_PLAYER}:F{last}")
    CHECKS.mark(sheet, *area, f"$H{FIRST_PLAYER}")
    parts.mark_pasted(sheet, f"B{FIRST_PLAYER}:E{last}")
    parts.name_cells(workbook, "Players_to_check", parts.at(sheet, "H3"))
    for name, column in NAMES.items():
        cells = parts.at(sheet, f"{column}{FIRST_PLAYER}:{column}{last}")
        parts.name_cells(workbook, name, cells)
    parts.print_setup(sheet, f"A1:F{last}", repeat="1:4", landscape=False)
    parts.finish_sheet(sheet, freeze="A5", first_input=f"B{FIRST_PLAYER}")
    return sheet


def _player_code(row: int, statuses: list[str], presences: list[str]) -> str:
    def unknown(cell: str, words: list[str]) -> str:
        known = ",".join(f"{cell}={parts.quoted(word)}" for word in ("", *words))
        return f"IF(OR({known}),0,1)"

    strange = f"{unknown(f'D{row}', statuses)}+{unknown(f'E{row}', presences)}>0"
    names = f"B${FIRST_PLAYER}:B${LAST_PLAYER}"
    return "=" + CHECKS.first_of(
        (f'AND(B{row}="",COUNTA(C{row}:E{row})=0)', NOTHING),
        (f'B{row}=""', "nobody"),
        (strange, "status"),
        (f"COUNTIF({names},B{row})>1", "name_twice"),
        (parts.pasted(f"B{row}:E{row}"), "pasted"),
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
