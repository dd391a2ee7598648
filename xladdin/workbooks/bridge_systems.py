"""The scoresheet bridge-systems: the same boards under points, percents and IMP scales.

The page compares up to four matches and says where the systems name different winners;
below, one board is taken out of its match. The sample are the three examples of §26 and
the match No 173.

>>> SCORESHEET.name
'bridge-systems'
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import bridge_systems_boards as boards
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_systems_layout import (
    CHECKS,
    CHOSEN,
    CODE,
    FIGURE,
    FORMATS,
    GIFTS,
    HEAD,
    LEADS,
    LINE,
    MATCHES,
    MESSAGE,
    NOTE,
    PLAYED,
    SYSTEMS,
    WINNERS,
    cells,
)
from xladdin.workbooks.bridge_systems_one_out import add_one_out
from xladdin.workbooks.bridge_systems_sample import fill
from xladdin.workbooks.checks import to_check_head
from xladdin.workbooks.event_line import EVENT_FIELDS, event_line
from xladdin.workbooks.help_sheet import add_help, told_sections
from xladdin.workbooks.parts import at, call, put, quoted
from xladdin.workbooks.preferans_data import DataSheet
from xladdin.workbooks.scoresheet import Scoresheet
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 44, "B": 214, "C": 60, MESSAGE: 220}
WIDTHS |= {column: 70 for pair in SYSTEMS.values() for column in pair}
HELP = {
    "enter": ("matches", "boards", "difference", "out"),
    "steps": ("points", "percents", "imps", "without"),
    "sample": ("first", "second", "third", "misprint", "match_173"),
}


def build(language: str, sample: bool) -> Workbook:
    """The workbook in a language, empty or with the examples of §26."""
    workbook, words = styles.new_workbook(), Words("board_systems", language)
    sheet: Worksheet = workbook.create_sheet(words("sheet"))
    block: Worksheet = workbook.create_sheet(words("boards"))
    data = DataSheet(workbook, language)
    data.event(EVENT_FIELDS)
    states = (text(f"sheet.{key}", language) for key in ("provisional", "final"))
    known = ",".join(f"Event_state={quoted(state)}" for state in states)
    data.wrong.append(f"IF(OR({known}),0,1)")
    data.finish()
    leads = {key: at(sheet, cells(LEADS[key]).replace("$", "")) for key in SYSTEMS}
    boards.add_boards(block, words, CHECKS, leads)
    _top(sheet, words)
    for number, row in enumerate(MATCHES, start=1):
        _match(sheet, row, number, words)
    _winners(sheet, words)
    last = add_one_out(sheet, words)
    _finish(sheet, block, language, last)
    CHECKS.add_sheet(workbook, language)
    title = text("shelf.bridge-systems", language)
    add_help(workbook, language, title, told_sections("board_systems", HELP, language))
    results = at(sheet, f"A4:M{MATCHES[-1]}")
    parts.name_cells(workbook, "xladdin_results", results)
    if sample:
        fill(workbook, sheet, block, words)
    parts.finish_workbook(
        workbook, SCORESHEET.name, SCORESHEET.version, language, title
    )
    return workbook


def _top(sheet: Worksheet, words: Words) -> None:
    parts.widths(sheet, WIDTHS)
    parts.height(sheet, 1, 38)
    put(sheet, "A1", _headline(words), styles.TITLE)
    watch = f"B{MATCHES[0]}:B{MATCHES[-1]}"
    parts.functions_missing(sheet, f"{MESSAGE}1", words.language, watch)
    put(sheet, "A2", event_line(words.language), styles.HEAD)
    bold = Look(size=styles.NOTE, bold=True, align="right")
    put(sheet, f"A4:{MESSAGE}4", None, HEAD)
    heads = {PLAYED: words("boards_played")}
    for key, (a, b) in SYSTEMS.items():
        put(sheet, f"{b}3", words(f"by_{key}"), bold)
        heads |= {a: words("a"), b: words("b")}
    parts.heads(sheet, 4, heads, HEAD)
    put(sheet, "A4", "№", HEAD.but(align="left"))
    put(sheet, "B4", words("match"), HEAD.but(align="left"))
    put(sheet, f"{MESSAGE}4", words("message"), HEAD.but(align="left", indent=1))
    helpers = dict(zip(GIFTS, (words("gifted_a"), words("gifted_b")), strict=True))
    helpers |= {column: words(f"by_{key}") for key, column in LEADS.items()}
    parts.heads(sheet, 4, {**helpers, CODE: words("code")})


def _headline(words: Words) -> str:
    """In how many matches the systems name different winners."""
    played = f'COUNTIF({cells(PLAYED)},">0")'
    unlike = f"COUNTIF({cells(CODE, WINNERS)},1)"
    some = f"{words.quoted('disagree', after=' ')}&{unlike}"
    said = f"{some}&{words.quoted('of', ' ', ' ')}&{played}"
    agree = words.quoted("agree")
    return f"=IF({played}=0,{words.quoted('enter')},IF({unlike}=0,{agree},{said}))"


def _match(sheet: Worksheet, row: int, number: int, words: Words) -> None:
    """The sums of a match, and the lead of team A by every system."""
    put(sheet, f"A{row}:{MESSAGE}{row}", None, FIGURE)
    put(sheet, f"A{row}", number, LINE.but(colour=styles.GREY))
    put(sheet, f"B{row}", None, Look(number_format=styles.AS_TYPED).as_input())
    match = f"$A{row}"
    counted = at(words("boards"), boards.column(boards.COUNTED))
    put(sheet, f"{PLAYED}{row}", f"=COUNTIF({counted},{match})", FIGURE)
    sources = (*boards.POINTS, *boards.GIFTS)
    for column, source in zip((*SYSTEMS["points"], *GIFTS), sources, strict=True):
        total = boards.sum_of(words, source, match)
        sheet[f"{column}{row}"] = f'=IF({PLAYED}{row}=0,"",{total})'
    for column in GIFTS:
        put(sheet, f"{column}{row}", None, styles.HEAD_RIGHT)
    for scale, source in zip(("1959", "1960", "today"), boards.SCALES, strict=True):
        for column, sign, minus in zip(SYSTEMS[scale], "><", ("", "-"), strict=True):
            total = minus + boards.sum_of(words, source, match, sign)
            sheet[f"{column}{row}"] = f'=IF({PLAYED}{row}=0,"",{total})'
    for column, points, own, theirs in zip(
        SYSTEMS["final"], SYSTEMS["points"], GIFTS, reversed(GIFTS), strict=True
    ):
        given = (f"{c}{row}" for c in (points, own, theirs, PLAYED))
        final = f'IFERROR({call("FINAL_PERCENT", *given)},"")'
        put(sheet, f"{column}{row}", f'=IF({PLAYED}{row}=0,"",{final})', FIGURE)
        sheet[f"{column}{row}"].number_format = FORMATS["final"]
    for key, column in LEADS.items():
        a, b = (f"{c}{row}" for c in SYSTEMS[key])
        lead = f'=IF(COUNT({a}:{b})<2,"",ROUND({a}-{b},9))'
        put(sheet, f"{column}{row}", lead, styles.HEAD_RIGHT)


def _winners(sheet: Worksheet, words: Words) -> None:
    """Who wins each match by each system; in a box where it is not by the points."""
    title, head = WINNERS[0] - 2, WINNERS[0] - 1
    put(sheet, f"A{title}", words("winners"), styles.NAME.but(vertical="bottom"))
    put(sheet, f"A{head}:{MESSAGE}{head}", None, HEAD)
    shown = {a: words(f"by_{key}") for key, (_, a) in SYSTEMS.items()}
    parts.heads(sheet, head, shown, HEAD)
    for row, match in zip(WINNERS, MATCHES, strict=True):
        put(sheet, f"A{row}:{MESSAGE}{row}", None, FIGURE)
        put(sheet, f"A{row}", f"=A{match}", LINE.but(colour=styles.GREY))
        put(sheet, f"B{row}", f'=IF(B{match}="","",B{match})', LINE)
        for key, (_, column) in SYSTEMS.items():
            lead = f"{LEADS[key]}{match}"
            letter = f"IF({lead}<0,{words.quoted('b')},{words.quoted('level')})"
            letter = f"IF({lead}>0,{words.quoted('a')},{letter})"
            winner = parts.unless_blank(lead, letter)
            put(sheet, f"{column}{row}", winner, FIGURE.but(bold=True))
        _disagreement(sheet, row, words)
    points = SYSTEMS["points"][1]
    for key, (_, column) in SYSTEMS.items():
        if key != "points":
            here, there = f"{column}{WINNERS[0]}", f"${points}{WINNERS[0]}"
            unlike = f'AND({here}<>"",{here}<>{there})'
            area = f"{here}:{column}{WINNERS[-1]}"
            parts.mark_where(sheet, area, unlike, styles.DOUBTFUL_NAME)
    parts.height(sheet, title, 34)


def _disagreement(sheet: Worksheet, row: int, words: Words) -> None:
    first, *others = (f"{column}{row}" for _, column in SYSTEMS.values())
    unlike = ",".join(f'AND({other}<>"",{other}<>{first})' for other in others)
    code = f'=IF({first}="","",IF(OR({unlike}),1,0))'
    put(sheet, f"{CODE}{row}", code, styles.HEAD_RIGHT)
    said = f"IF({CODE}{row}=1,{words.quoted('unlike')},{words.quoted('alike')})"
    formula = parts.unless_blank(f"{CODE}{row}", said)
    put(sheet, f"{MESSAGE}{row}", formula, NOTE)


def _finish(sheet: Worksheet, block: Worksheet, language: str, last: int) -> None:
    """What is to check, marks, paper."""
    head, code = MATCHES[0] - 1, f"{CODE}{MATCHES[0]}"
    wrong = CHECKS.first_of(("Settings_wrong>0", "settings"))
    put(sheet, code, f"={wrong}", styles.HEAD_RIGHT)
    said = f'=IF({code}=1,"",{CHECKS.words(code, language)})'
    put(sheet, f"{MESSAGE}{MATCHES[0]}", said, NOTE)
    none = f"{text('sheet.to_check', language)}: {text('checks.none', language)}"
    there = CHECKS.count(at(block, boards.column(boards.CODE)))
    chosen = f"{CODE}{CHOSEN[1:]}"
    here = [CHECKS.count(f"{each}:{each}") for each in (code, chosen)]
    look = styles.HEAD.but(bold=True, indent=1)
    count = to_check_head(f"({'+'.join([*here, there])}+Settings_pasted)", language)
    put(sheet, f"{MESSAGE}{head - 1}", count, look)
    put(block, f"{boards.MESSAGE}3", f"={at(sheet, f'{MESSAGE}{head - 1}')}", look)
    for page, column in ((sheet, MESSAGE), (block, boards.MESSAGE)):
        some = f"${column}$3<>{quoted(none)}"
        parts.mark_where(page, f"{column}3", some, styles.FAULTY_NAME)
    for row in (MATCHES[0], int(CHOSEN[1:])):
        words, mark = f"{MESSAGE}{row}", f"${CODE}{row}"
        CHECKS.mark(sheet, f"A{row}", words, mark)
    parts.height(sheet, (*MATCHES, *WINNERS), 22)
    parts.print_setup(sheet, f"A1:{MESSAGE}{last}", one_page=True)
    parts.finish_sheet(sheet, freeze="A5", first_input=f"B{MATCHES[0]}")


SCORESHEET = Scoresheet("bridge-systems", 1, build)
