"""The scoresheet preferans-cutoff: how much a winner wins, and what a cutoff cuts.

The page takes means of whole tournaments, as the author of the Piter system published
them; the sheet Results takes the winners one by one. The page shows the mean of both,
the spread, a histogram and the share of results that each cutoff cuts.

>>> SCORESHEET.name
'preferans-cutoff'
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks.checks import Checks, to_check_head
from xladdin.workbooks.event_line import EVENT_FIELDS, event_line
from xladdin.workbooks.help_sheet import add_help, told_sections
from xladdin.workbooks.parts import call, put, quoted
from xladdin.workbooks.preferans_cutoff_results import (
    CODE,
    COUNTED,
    LATEST_DATE,
    LINE,
    NOTE,
    STEP,
    TOTAL,
    add_results,
    cells,
    result_figure,
)
from xladdin.workbooks.preferans_cutoff_sample import fill
from xladdin.workbooks.preferans_cutoff_statistics import add_statistics
from xladdin.workbooks.preferans_data import DataSheet
from xladdin.workbooks.scoresheet import Scoresheet
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 44, "B": 226, "C": 90, "D": 90, "E": 120, "F": 120, "G": 220}
GIVEN, ONE_BY_ONE, TOGETHER = 5, 6, 7
TOURNAMENTS = range(8, 20)
UNWEIGHTED = 20
# Beyond the page: the number of what is to check, what counts of a line.
LINE_CODE, PULKAS, MEAN = "I", "J", "K"
CHECKS = Checks(
    (
        *("text", "date", "settings", "winner_below"),
        *("pulkas_missing", "mean_missing", "pulkas_whole"),
    ),
    ("pasted", "winner_many", "tournament_twice", "tournament_nameless"),
    (),
)
HELP = {
    "enter": ("tournaments", "results", "data"),
    "steps": ("mean", "spread", "error", "cut"),
    "use": ("choose", "shared", "sample"),
}


def build(language: str, sample: bool) -> Workbook:
    """The workbook in a language, empty or with the four tournaments of the source."""
    workbook, words = styles.new_workbook(), Words("cutoff", language)
    sheet: Worksheet = workbook.create_sheet(words("sheet"))
    parts.widths(sheet, WIDTHS)
    add_results(workbook, words, CHECKS)
    _data(workbook, language)
    _top(sheet, words)
    _totals(sheet, words)
    for number, row in enumerate(TOURNAMENTS, start=1):
        _tournament(sheet, row, number, language)
    _unweighted(sheet, words)
    _marks(sheet)
    last = add_statistics(sheet, words)
    parts.height(sheet, range(GIVEN, UNWEIGHTED + 1), 22)
    parts.print_setup(sheet, f"A1:G{last}", landscape=False, one_page=True)
    first = f"B{TOURNAMENTS[0]}"
    parts.finish_sheet(sheet, freeze=f"A{TOURNAMENTS[0]}", first_input=first)
    head = result_figure(words, "I3")
    workbook[words("results")]["I3"] = f"={parts.at(sheet, 'G3')}"
    _to_check(workbook[words("results")], "I3", f"{head}<>{_none(language)}")
    CHECKS.add_sheet(workbook, language)
    title = text("shelf.preferans-cutoff", language)
    add_help(workbook, language, title, told_sections("cutoff", HELP, language))
    results = parts.at(sheet, f"A4:F{TOURNAMENTS[-1]}")
    parts.name_cells(workbook, "xladdin_results", results)
    if sample:
        fill(workbook, sheet, words, TOURNAMENTS)
    parts.finish_workbook(
        workbook, SCORESHEET.name, SCORESHEET.version, language, title
    )
    return workbook


def _none(language: str) -> str:
    """What the count says while there is nothing to check."""
    said = f"{text('sheet.to_check', language)}: {text('checks.none', language)}"
    return quoted(said)


def _to_check(sheet: Worksheet, reference: str, some: str) -> None:
    put(sheet, reference, None, styles.HEAD.but(bold=True, indent=1))
    parts.mark_where(sheet, reference, some, styles.FAULTY_NAME)


def _data(workbook: Workbook, language: str) -> None:
    """The event, what the results are, the cutoffs, the width of a class."""
    data = DataSheet(workbook, language)
    data.event(EVENT_FIELDS)
    data.entry("Results_source", "cutoff.results_source")
    data.heading("cutoff.sheet")
    for name, key, value in (
        ("Cutoff", "data.cutoff", 500),
        ("Cutoff_2", "cutoff.other", 738),
        ("Cutoff_3", "cutoff.other", 750),
        ("Class_width", "cutoff.class_width", 100),
    ):
        data.entry(name, key, styles.NUMBER_ENTRY)
        field = f"B{data.row - 1}"
        data.sheet[field] = value
        parts.numbers(data.sheet, field, 1, 100_000, data.say("data.cutoff_warning"))
        wrong = f"IF(COUNT({name})=1,IF({name}>0,0,1),1)"
        if name == "Class_width":
            # A bound with a comma would not be read alike in every language.
            whole = f"ROUND({name},0)={name}"
            wrong = f"IF(COUNT({name})=1,IF(AND({name}>0,{whole}),0,1),1)"
        if name.startswith("Cutoff_"):
            wrong = f'IF({name}="",0,{wrong})'
        data.refuse(wrong, "check.setting_not_a_number")
    data.note("cutoff.class_note")
    data.finish()


def _top(sheet: Worksheet, words: Words) -> None:
    language = words.language
    parts.height(sheet, 1, 38)
    put(sheet, "A1", _headline(words), styles.TITLE)
    first, last = TOURNAMENTS[0], TOURNAMENTS[-1]
    parts.functions_missing(sheet, "G1", language, f"B{first}:D{last}")
    put(sheet, "A2", event_line(language), styles.HEAD)
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    put(sheet, "A4:G4", None, line)
    keys = {"C": "pulkas", "D": "mean", "E": "whists_in_all", "F": "from_cutoff"}
    parts.heads(sheet, 4, {c: words(key) for c, key in keys.items()}, line)
    put(sheet, "A4", "№", line.but(align="left"))
    put(sheet, "B4", words("tournament"), line.but(align="left"))
    put(sheet, "G4", text("checks.words", language), line.but(align="left", indent=1))
    helpers = {LINE_CODE: "slip.code", PULKAS: "cutoff.pulkas", MEAN: "cutoff.mean"}
    shown = {c: text(key, language) for c, key in helpers.items()}
    parts.heads(sheet, 4, shown)
    here = CHECKS.count(f"{LINE_CODE}{GIVEN}:{LINE_CODE}{last}")
    there = CHECKS.count(result_figure(words, cells(CODE)))
    put(sheet, "G3", to_check_head(f"({here}+{there}+Settings_pasted)", language))
    _to_check(sheet, "G3", f"$G$3<>{_none(language)}")


def _headline(words: Words) -> str:
    """What a winner wins: by the tournaments, else by the results one by one."""
    enter, mean = words.quoted("enter"), words.quoted("winner", after=" ")
    shown = [
        f"{mean}&ROUND(D{row},1)&{words.quoted('whists', ' ')}"
        for row in (GIVEN, ONE_BY_ONE)
    ]
    return f"=IF(C{TOGETHER}=0,{enter},IF(C{GIVEN}>0,{shown[0]},{shown[1]}))"


def _totals(sheet: Worksheet, words: Words) -> None:
    """The tournaments, the results one by one, and both together."""
    given = [
        f"{column}{TOURNAMENTS[0]}:{column}{TOURNAMENTS[-1]}"
        for column in (PULKAS, "E", MEAN)
    ]
    single = result_figure(words, cells(COUNTED))
    average = call("WINNERS_AVERAGE", given[2], given[0])
    rows = {
        GIVEN: ("given", f"SUM({given[0]})", f"SUM({given[1]})", average),
        ONE_BY_ONE: (
            "one_by_one",
            f"COUNT({single})",
            f"SUM({single})",
            call("WINNERS_AVERAGE", single),
        ),
        TOGETHER: (
            "together",
            f"C{GIVEN}+C{ONE_BY_ONE}",
            f"SUM(E{GIVEN}:E{ONE_BY_ONE})",
            f"E{TOGETHER}/C{TOGETHER}",
        ),
    }
    for row, (key, pulkas, whists, mean) in rows.items():
        below = styles.INK if row == TOGETHER else styles.HAIRLINE
        put(sheet, f"A{row}:G{row}", None, TOTAL.but(below=below))
        put(sheet, f"A{row}", words(key), LINE.but(bold=True, below=below))
        put(sheet, f"C{row}", f"={pulkas}", TOTAL.but(number_format="0", below=below))
        sheet[f"D{row}"] = f'=IF(C{row}=0,"",{mean})'
        sheet[f"E{row}"] = f'=IF(C{row}=0,"",{whists})'
        _from_cutoff(sheet, row)
    code = f"{LINE_CODE}{GIVEN}"
    wrong = CHECKS.first_of(("Settings_wrong>0", "settings"))
    put(sheet, code, f"={wrong}", styles.HEAD_RIGHT)
    said = f'=IF({code}=1,"",{CHECKS.words(code, words.language)})'
    put(sheet, f"G{GIVEN}", said, NOTE)


def _from_cutoff(sheet: Worksheet, row: int, mean: str = "D") -> None:
    known = f'OR({mean}{row}="",Settings_wrong>0)'
    from_cutoff = f'=IF({known},"",{mean}{row}-Cutoff)'
    sheet[f"F{row}"] = from_cutoff
    sheet[f"F{row}"].number_format = '+0.0;"−"0.0;0.0'


def _tournament(sheet: Worksheet, row: int, number: int, language: str) -> None:
    """One tournament: pulkas times mean are the whists of its winners."""
    put(sheet, f"A{row}", number, LINE.but(colour=styles.GREY))
    put(sheet, f"B{row}", None, Look(number_format=styles.AS_TYPED).as_input())
    put(sheet, f"C{row}", None, styles.NUMBER_ENTRY)
    put(sheet, f"D{row}", None, styles.NUMBER_ENTRY.but(number_format=styles.HALVES))
    code = f"{LINE_CODE}{row}"
    put(sheet, f"E{row}", f'=IF({PULKAS}{row}="","",C{row}*D{row})', STEP)
    put(sheet, f"F{row}", None, STEP)
    _from_cutoff(sheet, row, MEAN)
    said = f'=IF({code}=1,"",{CHECKS.words(code, language)})'
    put(sheet, f"G{row}", said, NOTE)
    put(sheet, code, f"={_code(row)}", styles.HEAD_RIGHT)
    counts = f'OR(C{row}="",D{row}="",AND({code}>1,{code}<={CHECKS.last_error}))'
    for column, source in ((PULKAS, "C"), (MEAN, "D")):
        value = f'=IF({counts},"",{source}{row})'
        put(sheet, f"{column}{row}", value, styles.HEAD_RIGHT)


def _code(row: int) -> str:
    """The number of what is to check in a line."""
    names = f"$B${TOURNAMENTS[0]}:$B${TOURNAMENTS[-1]}"
    entered = f"COUNTA(C{row}:D{row})"
    return CHECKS.first_of(
        (f"COUNTA(B{row}:D{row})=0", "nothing"),
        (f"COUNT(C{row}:D{row})<{entered}", "text"),
        (f"MAX(C{row}:D{row})>{LATEST_DATE}", "date"),
        (f'C{row}=""', "pulkas_missing"),
        (f'D{row}=""', "mean_missing"),
        (f"OR(C{row}<=0,ROUND(C{row},0)<>C{row})", "pulkas_whole"),
        (f"D{row}<0", "winner_below"),
        (parts.pasted(f"B{row}:D{row}"), "pasted"),
        (f'B{row}=""', "tournament_nameless"),
        (f"COUNTIF({names},B{row})>1", "tournament_twice"),
    )


def _unweighted(sheet: Worksheet, words: Words) -> None:
    means = f"{MEAN}{TOURNAMENTS[0]}:{MEAN}{TOURNAMENTS[-1]}"
    put(sheet, f"A{UNWEIGHTED}:G{UNWEIGHTED}", None, STEP)
    put(sheet, f"A{UNWEIGHTED}", words("unweighted"), LINE.but(colour=styles.GREY))
    mean = f'=IF(COUNT({means})=0,"",SUM({means})/COUNT({means}))'
    put(sheet, f"D{UNWEIGHTED}", mean, STEP)


def _marks(sheet: Worksheet) -> None:
    first, last = TOURNAMENTS[0], TOURNAMENTS[-1]
    code = f"${LINE_CODE}{GIVEN}"
    CHECKS.mark(sheet, f"A{GIVEN}:A{last}", f"G{GIVEN}:G{last}", code)
    for left, right in ("BB", "CD"):
        parts.mark_pasted(sheet, f"{left}{first}:{right}{last}")
    wrong = CHECKS.is_error(f"${LINE_CODE}{first}")
    parts.mark_where(sheet, f"C{first}:D{last}", wrong, styles.FAULTY_ENTRY)


SCORESHEET = Scoresheet("preferans-cutoff", 1, build)
