"""The scoresheet preferans-systems: the same results under every system.

The page ranks the players under each system side by side and says whether the systems
name the same winner; the sheet Tables takes the whists table by table. The sample are
the paradoxes А, Б and В of the whist system.

>>> SCORESHEET.name
'preferans-systems'
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks import preferans_systems_tables as tables
from xladdin.workbooks.checks import Checks, to_check_head
from xladdin.workbooks.event_line import EVENT_FIELDS, event_line
from xladdin.workbooks.help_sheet import add_help, told_sections
from xladdin.workbooks.parts import at, put, quoted
from xladdin.workbooks.preferans_data import DataSheet
from xladdin.workbooks.preferans_systems_sample import fill
from xladdin.workbooks.scoresheet import Scoresheet
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

WINNER, UNBALANCED, PLAYERS = 5, 6, range(7, 31)
ROUNDS, WHISTS, MESSAGE, CODE = "C", "D", "Q", "S"
# System -> columns of its points and of the place they give.
STANDINGS = dict(
    zip(
        tables.SYSTEMS,
        (("E", "F"), ("G", "H"), ("I", "J"), ("K", "L"), ("M", "N"), ("O", "P")),
        strict=True,
    )
)
# Beyond the page: which sums are better.
BETTER = dict(zip(tables.SYSTEMS, ("T", "U", "V", "W", "X", "Y"), strict=True))
WIDTHS = {"A": 40, "B": 168, "C": 54, "D": 76}
WIDTHS |= {
    c: w for pair in STANDINGS.values() for c, w in zip(pair, (80, 40), strict=True)
}
WIDTHS[MESSAGE] = 190
TABLE_WIDTHS = {"A": 92, "B": 130, "C": 72, "D": 58, "E": 50, "F": 70, "G": 76, "H": 86}
TABLE_WIDTHS |= {"I": 68, "J": 68, "K": 68, "L": 76, "M": 86, "N": 64, "O": 186}
CHECKS = Checks(
    (*tables.ROW_ERRORS, *tables.TABLE_ERRORS, "settings"),
    ("pasted", "rounding"),
    ("entered", "system_absent"),
)
HELP = {
    "enter": ("players", "tables", "typed", "data"),
    "steps": ("whists", "balance", "standings"),
    "paradoxes": ("a", "b", "v", "misprint"),
}


def build(language: str, sample: bool) -> Workbook:
    """The workbook in a language, empty or with the paradoxes entered."""
    workbook, words = styles.new_workbook(), Words("systems", language)
    sheet: Worksheet = workbook.create_sheet(words("sheet"))
    block: Worksheet = workbook.create_sheet(words("tables"))
    _data(workbook, language)
    listed = at(sheet, f"B{PLAYERS[0]}:B{PLAYERS[-1]}")
    parts.name_cells(workbook, tables.PLAYERS_LIST, listed)
    _top_of_tables(block, words)
    tables.add_tables(workbook, block, words, CHECKS)
    _top(sheet, words)
    for number, row in enumerate(PLAYERS, start=1):
        _player(sheet, row, number, words)
    _summary(sheet, words)
    _finish(sheet, block, language)
    CHECKS.add_sheet(workbook, language)
    title = text("shelf.preferans-systems", language)
    add_help(workbook, language, title, told_sections("systems", HELP, language))
    results = at(sheet, f"A4:P{PLAYERS[-1]}")
    parts.name_cells(workbook, "xladdin_results", results)
    if sample:
        fill(workbook, sheet, block, words, PLAYERS[0])
    parts.finish_workbook(
        workbook, SCORESHEET.name, SCORESHEET.version, language, title
    )
    return workbook


def _data(workbook: Workbook, language: str) -> None:
    data = DataSheet(workbook, language)
    data.event(EVENT_FIELDS)
    data.heading("data.cutoff")
    data.entry("Cutoff", "data.cutoff", styles.NUMBER_ENTRY)
    field = f"B{data.row - 1}"
    data.sheet[field] = 500
    parts.numbers(data.sheet, field, 1, 100_000, data.say("data.cutoff_warning"))
    data.note("data.cutoff_note")
    wrong = "IF(COUNT(Cutoff)=1,IF(Cutoff>0,0,1),1)"
    data.refuse(wrong, "check.setting_not_a_number")
    data.club()
    data.finish()


def _finish(sheet: Worksheet, block: Worksheet, language: str) -> None:
    """Marks, count of what is to check, paper."""
    none = quoted(
        f"{text('sheet.to_check', language)}: {text('checks.none', language)}"
    )
    here = CHECKS.count(f"{CODE}{WINNER}:{CODE}{PLAYERS[-1]}")
    there = CHECKS.count(at(block, tables.column(tables.CODE)))
    look = styles.HEAD.but(bold=True, indent=1)
    put(
        sheet,
        f"{MESSAGE}3",
        to_check_head(f"({here}+{there}+Settings_pasted)", language),
        look,
    )
    put(block, f"{tables.MESSAGE}3", f"={at(sheet, f'{MESSAGE}3')}", look)
    for page, column in ((sheet, MESSAGE), (block, tables.MESSAGE)):
        some = f"${column}$3<>{none}"
        parts.mark_where(page, f"{column}3", some, styles.FAULTY_NAME)
    code = f"${CODE}{WINNER}"
    rows = f"{WINNER}:{{}}{PLAYERS[-1]}"
    CHECKS.mark(sheet, f"A{rows.format('A')}", f"{MESSAGE}{rows.format(MESSAGE)}", code)
    parts.mark_pasted(sheet, f"B{PLAYERS[0]}:B{PLAYERS[-1]}")
    first, *others = (place for _, place in STANDINGS.values())
    for place in others:
        here, there = f"{place}{PLAYERS[0]}", f"${first}{PLAYERS[0]}"
        unlike = f'AND({here}<>"",{here}<>{there})'
        cells = f"{here}:{place}{PLAYERS[-1]}"
        parts.mark_where(sheet, cells, unlike, styles.DOUBTFUL_NAME)
    parts.print_setup(sheet, f"A1:{MESSAGE}{PLAYERS[-1]}", one_page=True)
    parts.finish_sheet(sheet, freeze="A7", first_input=f"B{PLAYERS[0]}")
    last = f"{tables.MESSAGE}{tables.LAST}"
    tops = [table.head for table in tables.TABLES[::6]]
    breaks = [top - 1 for top in tops[1:]]
    parts.print_setup(block, f"A1:{last}", repeat="1:4", breaks_below=breaks)
    ends = zip(tops, [*breaks, tables.LAST], strict=True)
    pages = [f"{tables.WHISTS}{top}:{tables.TYPED}{end}" for top, end in ends]
    parts.pages_to_print(block, "Q1", language, pages)
    first = f"{tables.NAME}{tables.TABLES[0].rows[0]}"
    parts.finish_sheet(block, freeze="A5", first_input=first)


def _top(sheet: Worksheet, words: Words) -> None:
    parts.widths(sheet, WIDTHS)
    parts.height(sheet, 1, 38)
    put(sheet, "A1", _headline(words), styles.TITLE)
    names = f"B{PLAYERS[0]}:B{PLAYERS[-1]}"
    parts.functions_missing(sheet, f"{MESSAGE}1", words.language, names)
    put(sheet, "A2", event_line(words.language), styles.HEAD)
    line = styles.HEAD_RIGHT.but(below=styles.INK, wrap=True, vertical="bottom")
    put(sheet, f"A4:{MESSAGE}4", None, line)
    heads = {ROUNDS: words("rounds"), WHISTS: words("whists")}
    for system, (points, place) in STANDINGS.items():
        heads |= {points: words(tables.SYSTEMS[system]), place: words("place_short")}
    parts.heads(sheet, 4, heads, line)
    put(sheet, "A4", "№", line.but(align="left"))
    put(sheet, "B4", words("player"), line.but(align="left"))
    put(sheet, f"{MESSAGE}4", words("message"), line.but(align="left", indent=1))
    helpers = {CODE: words("code")}
    helpers |= {c: words(tables.SYSTEMS[system]) for system, c in BETTER.items()}
    parts.heads(sheet, 4, helpers)
    parts.height(sheet, 4, 52)
    parts.height(sheet, (WINNER, UNBALANCED, *PLAYERS), 22)


def _top_of_tables(sheet: Worksheet, words: Words) -> None:
    """The heads of the columns of the sheet Tables."""
    parts.widths(sheet, TABLE_WIDTHS)
    put(sheet, "A1", words("tables"), styles.TITLE)
    parts.height(sheet, 1, 38)
    parts.functions_missing(
        sheet,
        f"{tables.MESSAGE}1",
        words.language,
        f"{tables.WHISTS}{tables.FIRST}:{tables.TYPED}{tables.LAST}",
    )
    put(sheet, "A2", words("tables_note"), styles.HEAD)
    bold = Look(size=styles.NOTE, bold=True, align="right")
    put(sheet, f"{tables.MLP_WHISTS}3", words("for_whists"), bold)
    put(sheet, "I3", words("whists_and_place"), bold.but(align="left", indent=1))
    line = styles.HEAD_RIGHT.but(below=styles.INK, wrap=True, vertical="bottom")
    put(sheet, f"A4:{tables.MESSAGE}4", None, line)
    keys = {
        tables.WHISTS: "whists",
        tables.TYPED: "typed",
        tables.PLACE: "place",
        tables.CUT: "cut",
    }
    keys |= {tables.MLP_WHISTS: "mlp", tables.MOSCOW_WHISTS: "moscow", **tables.SYSTEMS}
    parts.heads(sheet, 4, {c: words(key) for c, key in keys.items()}, line)
    for letters, key in (("A", "table"), (tables.NAME, "player")):
        put(sheet, f"{letters}4", words(key), line.but(align="left"))
    put(sheet, f"{tables.MESSAGE}4", words("message"), line.but(align="left", indent=1))
    helpers = {
        tables.CODE: "code",
        tables.READY: "ready",
        tables.PLAYERS: "players",
        tables.HALF: "half",
    }
    shown = {c: words(key) for c, key in helpers.items()}
    shown |= {out: words(tables.SYSTEMS[c]) for c, out in tables.OUT.items()}
    parts.heads(sheet, 4, shown)
    parts.height(sheet, 4, 52)


def _headline(words: Words) -> str:
    """Whether all systems name the same winner."""
    first, *others = (f"{points}{WINNER}" for points, _ in STANDINGS.values())
    unlike = ",".join(f'AND({each}<>"",{each}<>{first})' for each in others)
    one = f"{words.quoted('one_winner', after=' ')}&{first}"
    said = f"IF(OR({unlike}),{words.quoted('disagree')},{one})"
    return f'=IF({first}="",{words.quoted("enter")},{said})'


def _player(sheet: Worksheet, row: int, number: int, words: Words) -> None:
    """One player: rounds, whists, the points and the place by every system."""
    put(sheet, f"A{row}:{MESSAGE}{row}", None, tables.STEP)
    put(sheet, f"A{row}", number, tables.LINE.but(colour=styles.GREY))
    put(sheet, f"B{row}", None, Look(number_format=styles.AS_TYPED).as_input())
    names = at(words("tables"), tables.column(tables.NAME))
    counted = at(words("tables"), tables.column(tables.PLACE))
    rounds = f'COUNTIFS({names},$B{row},{counted},">0")'
    sheet[f"{ROUNDS}{row}"] = f'=IF($B{row}="","",{rounds})'
    sheet[f"{ROUNDS}{row}"].number_format = "0"
    unknown = f'OR($B{row}="",${ROUNDS}{row}=0)'
    total = _sum_of(words, row, tables.WHISTS)
    sheet[f"{WHISTS}{row}"] = f'=IF({unknown},"",{total})'
    for system, (points, place) in STANDINGS.items():
        given = at(words("tables"), tables.column(system))
        of_system = f'COUNTIFS({names},$B{row},{given},">-100000")'
        all_given = f"{of_system}<${ROUNDS}{row}"
        formula = f'=IF(OR({unknown},{all_given}),"",{_sum_of(words, row, system)})'
        put(sheet, f"{points}{row}", formula, tables.FIGURE.but(bold=True))
        column = f"{points}${PLAYERS[0]}:{points}${PLAYERS[-1]}"
        better = f"{BETTER[system]}{row}"
        put(sheet, better, f'=">"&{points}{row}', styles.HEAD_RIGHT)
        better = f"COUNTIF({column},{better})+1"
        put(sheet, f"{place}{row}", parts.unless_blank(f"{points}{row}", better))
        parts.dress(sheet[f"{place}{row}"], tables.LINE.but(align="right"))
    listed = f"COUNTIF({tables.PLAYERS_LIST},$B{row})>1"
    code = CHECKS.first_of(
        (f'$B{row}=""', "nothing"),
        (listed, "system_twice"),
        (parts.pasted(f"$B{row}"), "pasted"),
        (f"{ROUNDS}{row}=0", "system_absent"),
    )
    put(sheet, f"{CODE}{row}", f"={code}", styles.HEAD_RIGHT)
    _say(sheet, row, words.language)


def _say(sheet: Worksheet, row: int, language: str) -> None:
    said = f'=IF({CODE}{row}=1,"",{CHECKS.words(f"{CODE}{row}", language)})'
    put(sheet, f"{MESSAGE}{row}", said, tables.NOTE)


def _sum_of(words: Words, row: int, column: str) -> str:
    """The sum of a column of Tables over the rounds of a player that count.

    Rounded to a millionth, so that thirds that are equal compare as equal.
    """
    names = at(words("tables"), tables.column(tables.NAME))
    counted = at(words("tables"), tables.column(tables.PLACE))
    given = at(words("tables"), tables.column(column))
    return f'ROUND(SUMIFS({given},{names},$B{row},{counted},">0"),6)'


def _summary(sheet: Worksheet, words: Words) -> None:
    """Who wins by each system, and at how many tables its points do not balance."""
    last = PLAYERS[-1]
    for row, key in ((WINNER, "winner"), (UNBALANCED, "unbalanced")):
        put(sheet, f"A{row}:{MESSAGE}{row}", None, tables.STEP)
        put(sheet, f"A{row}", words(key), tables.LINE.but(bold=True))
    names = f"$B${PLAYERS[0]}:$B${last}"
    name = tables.LINE.but(bold=True, align="right", shrink=True)
    for system, (points, place) in STANDINGS.items():
        places = f"{place}${PLAYERS[0]}:{place}${last}"
        firsts = f"COUNTIF({places},1)"
        only = f"INDEX({names},MATCH(1,{places},0))"
        said = f"IF({firsts}=1,{only},{words.quoted('shared')})"
        put(sheet, f"{points}{WINNER}", f'=IF({firsts}=0,"",{said})', name)
        out = at(words("tables"), tables.column(tables.OUT[system]))
        count = f'=IF(COUNT({out})=0,"",SUM({out}))'
        put(sheet, f"{points}{UNBALANCED}", count, tables.STEP.but(number_format="0"))
    below = tables.LINE.but(below=styles.INK)
    for column in WIDTHS:
        sheet[f"{column}{UNBALANCED}"].border = below.border
    wrong = CHECKS.first_of(("Settings_wrong>0", "settings"))
    put(sheet, f"{CODE}{WINNER}", f"={wrong}", styles.HEAD_RIGHT)
    _say(sheet, WINNER, words.language)


SCORESHEET = Scoresheet("preferans-systems", 1, build)
