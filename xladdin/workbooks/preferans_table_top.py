"""The top of preferans-table: who leads, the event, the heads; and all the marks."""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, preferans_slip, styles
from xladdin.workbooks.checks import to_check_head
from xladdin.workbooks.parts import put
from xladdin.workbooks.preferans_table_layout import BALANCE, BLOCK, CHECKS, RESULTS
from xladdin.workbooks.styles import Look

WIDTHS = {
    "A": 56,
    "B": 158,
    "C": 60,
    "D": 60,
    "E": 62,
    "F": 62,
    "G": 62,
    "H": 66,
    "I": 82,
    "J": 68,
    "K": 64,
    "L": 66,
    "M": 64,
    "N": 72,
    "O": 54,
    "P": 194,
}
EVENT = ("Event", "Event_date", "Event_table")
ABOVE = {"I": "or", "J": "value_of", "K": "minus", "L": "plus", "M": "minus"}
HEADS = {
    "C": "pool",
    "D": "mountain",
    "I": "final",
    "J": "value",
    "K": "mean",
    "L": "wrote",
    "M": "on_him",
    "N": "whists",
    "O": "place",
}
HELPERS = {
    "R": "code",
    "S": "entered",
    "T": "order",
    "U": "ready",
    "V": "players",
    "W": "half",
}


def add_top(sheet: Worksheet, language: str) -> None:
    """Who leads, the event, the heads of the columns."""
    parts.widths(sheet, WIDTHS)
    parts.height(sheet, 1, 38)
    parts.height(sheet, (2, 3, 4), 20)
    put(sheet, "A1", _leader(language), styles.TITLE)
    parts.functions_missing(sheet, "P1", language, "B6:I9")
    put(sheet, "A2", _event(language), styles.HEAD)
    put(sheet, "J2", _state(language), styles.HEAD)
    bold = Look(size=styles.NOTE, bold=True, align="right")
    put(sheet, "C3", text("slip.from_slip", language), bold.but(align="left"))
    for column, key in {**ABOVE, "N": "result"}.items():
        put(sheet, f"{column}3", text(f"slip.{key}", language), bold)
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    put(sheet, "A4:P4", None, line)
    for words, look in ((HEADS, line), (HELPERS, styles.HEAD_RIGHT)):
        told = {c: text(f"slip.{key}", language) for c, key in words.items()}
        parts.heads(sheet, 4, told, look)
    for seat, column in enumerate(BLOCK.written, start=1):
        sheet[f"{column}4"] = text("slip.on", language, seat=seat)
    put(sheet, "A4", "№", line.but(align="left"))
    put(sheet, "B4", text("slip.player", language), line.but(align="left"))
    put(sheet, "P4", text("checks.words", language), line.but(align="left", indent=1))
    codes = CHECKS.count(f"R{BLOCK.heading}:R{BLOCK.rows[-1]}")
    count = f"({codes}+Settings_pasted)"
    look = styles.HEAD.but(bold=True, indent=1)
    put(sheet, "P3", to_check_head(count, language), look)
    parts.mark_where(sheet, "P3", f"{count}>0", styles.FAULTY_NAME)


def _leader(language: str) -> str:
    """Who leads or, once final, came first, with how much; or who shares it."""
    first = RESULTS[0]
    names = [f"$B${row}" for row in RESULTS]
    shared = parts.quoted(f"{text('table.lead_shared', language)}: ")
    tied = f"COUNTIF($A${first}:$A${RESULTS[-1]},1)"
    leads, won = (
        parts.quoted(f"{text(key, language)}: ") for key in ("table.leads", "table.won")
    )
    final = parts.quoted(text("sheet.final", language))
    alone = (
        f'IF(Event_state={final},{won},{leads})&{names[0]}&", +"&ROUND($C${first},2)'
    )
    comma = '&", "&'
    return (
        f'=IF($A${first}="",{parts.quoted(text("table.enter", language))},'
        f"IF({tied}=1,{alone},{shared}&{comma.join(names[:2])}"
        f'&IF({tied}>2,", "&{names[2]},"")&IF({tied}>3,", "&{names[3]},"")))'
    )


def _event(language: str) -> str:
    """Event, date, table, convention and rounding in one line."""
    told = [f'IF({name}="","",{name}&" · ")' for name in EVENT]
    settled = parts.quoted(f"{text('table.settled', language)} ")
    return f'={"&".join(told)}&{settled}&Convention&", "&Rounding'


def _state(language: str) -> str:
    """Provisional or final, version, time, protests."""
    version = parts.quoted(f", {text('table.version', language)} ")
    protests = parts.quoted(f" · {text('table.protests', language)} ")
    return (
        f'=Event_state&IF(Event_version="","",{version}&Event_version)'
        f'&IF(Event_time="","",", "&Event_time)'
        f'&IF(Event_protests="","",{protests}&Event_protests)'
    )


def add_marks(sheet: Worksheet) -> None:
    """The conditional formats, in the order in which they must stand."""
    first, last = BLOCK.rows[0], BLOCK.rows[-1]
    code = f"${BLOCK.code}{BLOCK.heading}"
    names = f"A{BLOCK.heading}:A{last}"
    CHECKS.mark(sheet, names, f"P{BLOCK.heading}:P{last}", code)
    for area in (f"B{first}:B{last}", f"C{first}:H{last}", f"I{first}:I{last}"):
        parts.mark_pasted(sheet, area)
    wrong = f'AND(C{first}<>"",OR(ISTEXT(C{first}),C{first}<0,C{first}>20000))'
    parts.mark_where(sheet, f"C{first}:H{last}", wrong, styles.FAULTY_ENTRY)
    wrong = f"OR(ISTEXT(I{first}),I{first}>20000)"
    parts.mark_where(sheet, f"I{first}:I{last}", wrong, styles.FAULTY_ENTRY)
    total = f"N{BLOCK.heading}"
    wrong = f'AND({total}<>"",ABS({total})>2)'
    parts.mark_where(sheet, total, wrong, styles.FAULTY_ENTRY)
    finals = f"COUNT($I${first}:$I${last})>0"
    slips = f"COUNT($C${first}:$H${last})>0"
    unused = f'AND(C{first}="",{finals},COUNT($C${first}:$H${last})=0)'
    parts.mark_where(sheet, f"C{first}:H{last}", unused, styles.UNUSED_ENTRY)
    unused = f'AND(I{first}="",{slips},COUNT($I${first}:$I${last})=0)'
    parts.mark_where(sheet, f"I{first}:I{last}", unused, styles.UNUSED_ENTRY)
    for area in (f"J{BLOCK.heading}:N{last}", f"C{RESULTS[0]}:J{BALANCE}"):
        preferans_slip.mark_fractions(sheet, area, sign=True)
    preferans_slip.mark_fractions(sheet, f"I{first}:I{last}", sign=True)
