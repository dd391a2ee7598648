"""The sheet Data of a bridge match: event, teams, rules, sets, line-up, notes.

Every name and number is entered once, here; below stands what the other sheets need of
it, reckoned by plain formulas.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_match_cells import BOARDS_A_BLOCK, SETS, Words
from xladdin.workbooks.bridge_match_derived import add_derived
from xladdin.workbooks.parts import at, call, put, quoted
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 270, **dict.fromkeys("BCDE", 196), "F": 190}
LAST_COLUMN = "F"
LABEL = Look(below=styles.HAIRLINE)
TEXT_ENTRY = Look(indent=1, number_format=styles.AS_TYPED).as_input()
NUMBER_ENTRY = Look(align="left", indent=1).as_input()
HEAD = Look(bold=True, below=styles.INK, vertical="bottom")
SMALL_HEAD = HEAD.but(size=styles.NOTE, bold=False, colour=styles.GREY, indent=1)
WARNING = Look(size=styles.NOTE, bold=True, colour=styles.ERROR, indent=1)
HINT = Look(size=styles.NOTE, colour=styles.GREY, indent=1)
OWN_TABLE_HEADS = (("H", "own_up_to"), ("I", "own_winner"), ("J", "own_loser"))
MOST_BOARDS = SETS * BOARDS_A_BLOCK


def add_data(workbook: Workbook, words: Words) -> Worksheet:
    """Add the sheet Data with the values of a new match."""
    sheet: Worksheet = workbook.create_sheet(words.common("data"))
    parts.widths(sheet, WIDTHS)
    put(sheet, "A1", words("data_title"), styles.TITLE)
    put(sheet, "A2", words("data_hint"), styles.HEAD)
    parts.height(sheet, 1, 38)
    _add_event(sheet, words)
    _add_teams(sheet, words)
    _add_rules(sheet, words)
    _add_sets(sheet, words)
    _add_line_up(sheet, words)
    _add_corrections(sheet, words)
    _add_state(sheet, words)
    add_derived(sheet, words)
    _name(workbook, sheet, words)
    entries = f"A1:{LAST_COLUMN}{cells.NOTE_ROWS[-1]}"
    parts.print_setup(sheet, entries, landscape=False, one_page=True)
    parts.finish_sheet(sheet, freeze="A3", first_input=cells.EVENT)
    return sheet


def section(sheet: Worksheet, row: int, words: str, *heads: str) -> None:
    """A heading with the heads of its columns."""
    put(sheet, f"A{row}:{LAST_COLUMN}{row}", None, SMALL_HEAD)
    put(sheet, f"A{row}", words, HEAD)
    parts.height(sheet, row, 30)
    for column, head in zip(cells.SET_COLUMNS, heads, strict=False):
        put(sheet, f"{column}{row}", head, SMALL_HEAD)


def _entry(
    sheet: Worksheet, reference: str, label: str, value: object = None, hint: str = ""
) -> None:
    """A labelled input cell with a hint behind it."""
    row = int(reference[1:])
    put(sheet, f"A{row}", label, LABEL)
    look = NUMBER_ENTRY if isinstance(value, int) else TEXT_ENTRY
    put(sheet, reference, value, look)
    if hint:
        put(sheet, f"C{row}", hint, HINT)


def _add_event(sheet: Worksheet, words: Words) -> None:
    section(sheet, 4, words("event_section"))
    _entry(sheet, cells.EVENT, words.common("event"))
    _entry(sheet, cells.ROUND, words("round"))
    _entry(sheet, cells.DATE, words.common("date"), hint=words("date_hint"))


def _add_teams(sheet: Worksheet, words: Words) -> None:
    section(sheet, cells.TEAM_ROW - 1, words("teams_section"), *words.teams)
    put(sheet, f"A{cells.TEAM_ROW}", words("team"), LABEL)
    put(sheet, f"B{cells.TEAM_ROW}:C{cells.TEAM_ROW}", None, TEXT_ENTRY)
    one, other = (f"{column}{cells.TEAM_ROW}" for column in cells.TEAM_COLUMNS)
    same = f'AND({one}<>"",{one}={other})'
    said = f"=IF({same},{quoted(words('team_twice'))},{_pasted(words, one, other)})"
    put(sheet, f"D{cells.TEAM_ROW}", said, WARNING)
    first, last = cells.FIRST_PLAYER_ROW, cells.FIRST_PLAYER_ROW + cells.PLAYERS - 1
    twice, both = quoted(words("player_twice")), quoted(words("player_two_seats"))
    for row in range(first, last + 1):
        put(sheet, f"A{row}", f"{words('player')} {row - first + 1}", LABEL)
        put(sheet, f"B{row}:C{row}", None, TEXT_ENTRY)
        for team, column in enumerate(cells.TEAM_COLUMNS):
            top = cells.LINE_UP_ROW + 4 * team
            player = f"{column}{row}"
            seats = ",".join(
                f"COUNTIF({s}${top}:{s}${top + 3},{player})" for s in cells.SET_COLUMNS
            )
            names = f"COUNTIF($B${first}:$C${last},{player})"
            seated = f"IF(MAX({seats})>1,{both},{_pasted(words, player)})"
            check = f'=IF({player}="","",IF({names}>1,{twice},{seated}))'
            put(sheet, f"{'DE'[team]}{row}", check, WARNING)


def _add_rules(sheet: Worksheet, words: Words) -> None:
    section(sheet, 20, words.common("rules"))
    today, whole = words.common("today"), words("scale_whole")
    _entry(sheet, cells.RULES, words.common("rules"), today, words("rules_hint"))
    parts.choices(sheet, cells.RULES, (today, "1959", "1960"))
    known = [quoted(choice) for choice in (today, "today", "1959", "1960")]
    _warn_of_choice(sheet, words, cells.RULES, [*known, "1959", "1960"])
    by_rules = words("scale_by_rules")
    _entry(sheet, cells.VICTORY_SCALE, words("vp_scale"), by_rules)
    own = words.league("scale_own")
    parts.choices(sheet, cells.VICTORY_SCALE, (by_rules, whole, own))
    scales = [quoted(by_rules), quoted(whole), quoted(own)]
    _warn_of_choice(sheet, words, cells.VICTORY_SCALE, scales)
    _add_own_table(sheet, words, own)
    label, hint = words("scheduled_boards"), words("scheduled_hint")
    _entry(sheet, cells.SCHEDULED, label, None, hint)
    put(sheet, cells.SCHEDULED, None, NUMBER_ENTRY)
    parts.numbers(sheet, cells.SCHEDULED, 1, 200, words("boards_wanted"))
    text = f"COUNT({cells.SCHEDULED})<COUNTA({cells.SCHEDULED})"
    no_number, formula = quoted(words("not_a_number")), _pasted(words, cells.SCHEDULED)
    check = f"=IF({text},{no_number},{formula})"
    put(sheet, f"{LAST_COLUMN}{cells.SCHEDULED[1:]}", check, WARNING)


def _add_own_table(sheet: Worksheet, words: Words, own: str) -> None:
    """A table of victory points of one's own, beside the other settings."""
    left, _, right = (column for column, _ in OWN_TABLE_HEADS)
    top, bottom = (int(cell[1:]) for cell in cells.OWN_TABLE.split(":"))
    parts.widths(sheet, {"G": 24, **dict.fromkeys("HIJ", 84)})
    put(sheet, f"{left}{top - 2}", words.league("own_table"), styles.NAME)
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    heads = {column: words.league(key) for column, key in OWN_TABLE_HEADS}
    parts.heads(sheet, top - 1, heads, line)
    number = styles.NUMBER_ENTRY.but(number_format='General;"−"General;0')
    put(sheet, f"{left}{top}:{right}{bottom}", None, number)
    level = call("VICTORY_POINTS", "0", "0", cells.RULES, "", cells.OWN_TABLE)
    # A blank table would be as good as none at all.
    unusable = f"OR(COUNT({cells.OWN_TABLE})=0,ISERROR({level}))"
    gaps = f"IF({cells.VICTORY_SCALE}={quoted(own)},{unusable},1=0)"
    warning = sheet[f"{LAST_COLUMN}{cells.VICTORY_SCALE[1:]}"]
    said = f"IF({gaps},{quoted(words.league('own_table_wrong'))},"
    said += f"{_pasted(words, cells.OWN_TABLE)})"
    warning.value = warning.value.replace(',"",', f",{said},")


def _pasted(words: Words, *inputs: str) -> str:
    """A formula part: words where one of some inputs holds a formula."""
    return f'IF({parts.pasted(*inputs)},{quoted(words.pasted)},"")'


def _warn_of_choice(
    sheet: Worksheet, words: Words, reference: str, known: list[str]
) -> None:
    """A warning where a choice is blank or, pasted, none of the known ones."""
    chosen = ",".join(f"{reference}={choice}" for choice in known)
    check = f'=IF(OR({chosen}),"",{quoted(words("choose"))})'
    put(sheet, f"{LAST_COLUMN}{reference[1:]}", check, WARNING)


def _add_sets(sheet: Worksheet, words: Words) -> None:
    boards, first = cells.SET_BOARDS_ROW, cells.SET_FIRST_ROW
    heads = [f"{words('set')} {number}" for number in range(1, SETS + 1)]
    section(sheet, boards - 1, words("sets_section"), *heads)
    put(sheet, f"A{boards}", words("set_boards"), LABEL)
    put(sheet, f"A{first}", words("set_first"), LABEL)
    put(sheet, f"B{boards}:E{first}", None, NUMBER_ENTRY)
    sheet[f"B{boards}"], sheet[f"C{boards}"] = 12, 12
    wanted = words("boards_wanted")
    parts.numbers(sheet, f"B{boards}:E{boards}", 0, MOST_BOARDS, wanted)
    parts.numbers(sheet, f"B{first}:E{first}", 1, 999, words("number_wanted"))
    placed = f"SUM(B{cells.BLOCK_BOARDS_ROW}:E{cells.BLOCK_BOARDS_ROW})"
    check = (
        f"=IF(SUM(B{boards}:E{boards})<>{placed},{quoted(words('too_many_boards'))},"
        f"IF(COUNT(B{boards}:E{boards})<COUNTA(B{boards}:E{boards}),"
        f"{quoted(words('not_a_number'))},{_pasted(words, f'B{boards}:E{first}')}))"
    )
    put(sheet, f"F{boards}", check, WARNING.but(wrap=True))
    parts.height(sheet, boards, 26)


def _add_line_up(sheet: Worksheet, words: Words) -> None:
    top = cells.LINE_UP_ROW
    heads = [f"{words('set')} {number}" for number in range(1, SETS + 1)]
    section(sheet, top - 1, words("line_up"), *heads)
    first, last = cells.FIRST_PLAYER_ROW, cells.FIRST_PLAYER_ROW + cells.PLAYERS - 1
    for place in range(8):
        team, room = place // 4, ("open_room", "closed_room")[place // 2 % 2]
        row = top + place
        put(sheet, f"A{row}", f"{words.teams[team]}, {words(room)}", LABEL)
        put(sheet, f"B{row}:E{row}", None, TEXT_ENTRY)
    for team, column in enumerate(cells.TEAM_COLUMNS):
        seats = f"B{top + 4 * team}:E{top + 4 * team + 3}"
        players = f"${column}${first}:${column}${last}"
        parts.choices(sheet, seats, players, strict=False)


def _add_corrections(sheet: Worksheet, words: Words) -> None:
    section(
        sheet,
        cells.CARRY_ROW - 1,
        words("corrections_section"),
        *words.teams,
        words("reason"),
    )
    rows = {
        cells.CARRY_ROW: "carry_over",
        cells.PENALTY_IMPS_ROW: "penalty_imps",
        cells.PENALTY_VP_ROW: "penalty_vp",
        cells.TYPED_VP_ROW: "typed_vp",
    }
    for row, key in rows.items():
        put(sheet, f"A{row}", words(key), LABEL)
        put(sheet, f"B{row}:C{row}", None, NUMBER_ENTRY)
        put(sheet, f"D{row}", None, TEXT_ENTRY)
        put(sheet, f"E{row}", _correction_check(words, row), WARNING)
    cells_ = f"B{cells.CARRY_ROW}:C{cells.TYPED_VP_ROW}"
    wanted = words("number_wanted")
    most = cells.MOST_CORRECTED
    parts.numbers(sheet, cells_, -most, most, wanted, kind="decimal")


def _correction_check(words: Words, row: int) -> str:
    """What is wrong with a carry-over, a penalty or victory points typed by hand."""
    typed = f"B{row}:C{row}"
    formula = _pasted(words, typed)
    if row == cells.TYPED_VP_ROW:
        half = quoted(words("one_team_missing"))
        formula = f"IF(COUNT({typed})=1,{half},{formula})"
    too_large = quoted(words("too_large"))
    formula = f"IF({cells.believable(typed)},{formula},{too_large})"
    text = f"COUNT({typed})<COUNTA({typed})"
    return f"=IF({text},{quoted(words('not_a_number'))},{formula})"


def _add_state(sheet: Worksheet, words: Words) -> None:
    section(sheet, 46, words.common("state"))
    states = words.common("provisional"), words.common("final")
    _entry(sheet, cells.STATE, words.common("state"), states[0])
    parts.choices(sheet, cells.STATE, states)
    _entry(sheet, cells.VERSION, words.common("version"), 1)
    _entry(sheet, cells.TIME, words.common("time"), hint=words("time_hint"))
    _entry(sheet, cells.PROTESTS, words.common("protests_until"))
    section(sheet, cells.NOTE_ROWS[0] - 1, words("notes_section"))
    for row in cells.NOTE_ROWS:
        _entry(sheet, f"B{row}", f"{words('note')} {row - cells.NOTE_ROWS[0] + 1}")


def _name(workbook: Workbook, sheet: Worksheet, words: Words) -> None:
    shown = cells.TEAM_SHOWN_ROW
    named = {
        "rules": cells.RULES,
        "scale": cells.SCALE_USED,
        "boards": cells.SCHEDULED_SHOWN,
        "team_a": f"B{shown}",
        "team_b": f"C{shown}",
        "own_table": cells.OWN_TABLE,
    }
    for key, reference in named.items():
        parts.name_cells(workbook, words.name(key), at(sheet, reference))
