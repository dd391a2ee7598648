"""The lower half of preferans-table: the points of every system, and for a place."""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, preferans_slip, styles
from xladdin.workbooks.parts import call, put
from xladdin.workbooks.preferans_table_layout import (
    BALANCE,
    BLOCK,
    FIGURE,
    FOUND,
    HEADS,
    LINE,
    NOBODY,
    PLACE_HEADS,
    PLACES,
    PLAYERS,
    REMARK,
    RESULTS,
    SCALE,
    STEP,
    WORDS,
)

SYSTEMS = {  # column -> key of the head
    "E": "piter",
    "F": "piter_exact",
    "G": "whist",
    "H": "mlp",
    "I": "moscow",
    "J": "club",
}
CLUB = "J"
FACE_VALUE, BY_TABLE = "EFG", "HI"


def add_points(sheet: Worksheet, language: str) -> None:
    """The players in the order of their places, with the points of every system."""
    _heads(sheet, language)
    first, last = BLOCK.rows[0], BLOCK.rows[-1]
    orders = f"{BLOCK.figure}${first}:{BLOCK.figure}${last}"
    for order, row in enumerate(RESULTS, start=1):
        found = f'=IFERROR(MATCH({order},{orders},0),"{NOBODY}")'
        put(sheet, f"{FOUND}{row}", found, styles.HEAD_RIGHT)
        put(sheet, f"A{row}:J{row}", None, FIGURE)
        for column, source in (("A", "O"), ("B", "B"), ("C", "N")):
            formula = f"INDEX({source}${first}:{source}${last},${FOUND}{row})"
            guarded = f'=IF(${FOUND}{row}="{NOBODY}","",{formula})'
            sheet[f"{column}{row}"] = guarded
        put(sheet, f"A{row}:B{row}", None, LINE.but(bold=True))
        cut = f"MAX(-Cutoff,MIN(Cutoff,$C{row}))"
        put(sheet, f"D{row}", parts.unless_blank(f"$C{row}", cut), STEP)
        for column in SYSTEMS:
            formula = parts.unless_blank(f"$C{row}", _score(column, f"$C{row}"))
            put(sheet, f"{column}{row}", formula, FIGURE.but(bold=True))
    put(sheet, f"A{BALANCE}:J{BALANCE}", None, STEP)
    put(sheet, f"A{BALANCE}", text("slip.sum", language), WORDS)
    for column in ("C", "D", *SYSTEMS):
        cells = f"{column}{RESULTS[0]}:{column}{RESULTS[-1]}"
        total = f'=IF(COUNT({cells})=0,"",ROUND(SUM({cells}),6))'
        sheet[f"{column}{BALANCE}"] = total
    parts.height(sheet, (*RESULTS, BALANCE), 24)


def _heads(sheet: Worksheet, language: str) -> None:
    put(sheet, f"A{HEADS - 1}", text("table.points", language), styles.NAME)
    line = styles.HEAD_RIGHT.but(below=styles.INK, wrap=True, vertical="bottom")
    heads = {
        "C": text("slip.whists", language),
        "D": text("table.counted", language),
        **{c: text(f"table.system.{key}", language) for c, key in SYSTEMS.items()},
    }
    parts.heads(sheet, HEADS, heads, line)
    left = line.but(align="left")
    put(sheet, f"A{HEADS}", text("slip.place", language), left)
    put(sheet, f"B{HEADS}", text("slip.player", language), left)
    parts.height(sheet, HEADS - 1, 26)
    parts.height(sheet, HEADS, 52)


def _score(column: str, whists: str) -> str:
    """The points that the system of a column gives."""
    if column == CLUB:
        return _club_score(whists)
    first, last = BLOCK.rows[0], BLOCK.rows[-1]
    table = (whists, f"$N${first}:$N${last}", PLAYERS)
    return {
        "E": call("PITER_SCORE", *table, "Cutoff"),
        "F": call("PITER_SCORE", *table, "Cutoff", "TRUE"),
        "G": call("WHIST_SCORE", *table, "Cutoff"),
        "H": call("MLP_SCORE", *table),
        "I": call("MOSCOW_SCORE", *table),
    }[column]


def _club_score(whists: str) -> str:
    """By the club's small table; its whole table must be given without a blank."""
    first, last = BLOCK.rows[0], BLOCK.rows[-1]
    three, four = (f"$N${first}:$N${end}" for end in (last - 1, last))
    table = f"IF({PLAYERS}=3,{three},{four})"
    rest = ("Club_places", "Club_limit", "Club_steps", "Club_ties")
    points = call("CLUB_SCORE", whists, table, *rest)
    filled = f"IF({PLAYERS}=3,COUNT(Club_three),COUNT(Club_four))={PLAYERS}"
    return f'IF({filled},IFERROR({points},""),"")'


def add_place_points(sheet: Worksheet, language: str) -> None:
    """What each system gives for a place at a table of so many players."""
    head = styles.HEAD.but(below=styles.INK)
    put(sheet, f"A{PLACE_HEADS}:J{PLACE_HEADS}", None, head)
    title = styles.NAME.but(below=styles.INK)
    put(sheet, f"A{PLACE_HEADS}", text("data.place_points", language), title)
    seats = f"IF({PLAYERS}=3,3,4)"
    for place, row in enumerate(PLACES, start=1):
        put(sheet, f"A{row}:J{row}", None, STEP)
        put(sheet, f"A{row}", place, LINE.but(colour=styles.GREY))
        for column in SYSTEMS:
            points = _place_formula(column, f"$A{row}", seats)
            if place == preferans_slip.SEATS:
                points = f'IF({PLAYERS}=3,"",{points})'
            sheet[f"{column}{row}"] = f"={points}"
    _scales(sheet, language)
    put(sheet, f"A{REMARK}", text("table.remark", language), styles.HEAD)
    parts.height(sheet, (PLACE_HEADS, *PLACES, SCALE), 24)


def _place_formula(column: str, place: str, seats: str) -> str:
    """Nought whists in that place: what remains is the place."""
    if column == CLUB:
        three, four = f"INDEX(Club_three,{place})", f"INDEX(Club_four,{place})"
        points = f"IF({seats}=3,{three},{four})"
        return f'IF({points}="","",{points})'
    if column == "F":
        return call("PITER_SCORE", "0", place, seats, "", "TRUE")
    name = {"G": "WHIST_SCORE", "H": "MLP_SCORE", "I": "MOSCOW_SCORE"}
    return call(name.get(column, "PITER_SCORE"), "0", place, seats)


def _scales(sheet: Worksheet, language: str) -> None:
    """How each system counts the whists."""
    up_to = parts.quoted(text("table.up_to", language))
    steps, every = text("table.by_steps", language), text("table.all", language)
    club = (
        f"=IF(COUNT(Club_steps)>0,{parts.quoted(steps)},"
        f'IF(Club_cutoff="",{parts.quoted(every)},{up_to}&Club_cutoff))'
    )
    put(sheet, f"A{SCALE}:J{SCALE}", None, WORDS)
    sheet[f"A{SCALE}"] = text("table.whists_count", language)
    put(sheet, f"E{SCALE}:J{SCALE}", None, WORDS.but(align="right"))
    for column in FACE_VALUE:
        sheet[f"{column}{SCALE}"] = f"={up_to}&Cutoff"
    for column in BY_TABLE:
        sheet[f"{column}{SCALE}"] = steps
    sheet[f"{CLUB}{SCALE}"] = club
