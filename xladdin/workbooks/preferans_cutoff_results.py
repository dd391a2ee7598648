"""The sheet Results of preferans-cutoff: one winner a line, reckoned step by step.

The entry counts unless it is an error; then come its distance from the mean, the square
of that, for the spread, and what each cutoff leaves of it.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks.checks import Checks
from xladdin.workbooks.parts import at, call, put, unless_blank
from xladdin.workbooks.preferans_data import POINTS
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

CUTOFFS = ("Cutoff", "Cutoff_2", "Cutoff_3")
SUMS, MEANS, FIRST, LAST = 5, 6, 7, 306
COUNTED, DISTANCE, SQUARE, CUT, CODE = "C", "D", "E", "FGH", "K"
A_PAGE = 60  # results
LATEST_DATE, MANY = 20_000, 3_000  # whists; a date is a number of days above 20000

WIDTHS = {
    "A": 60,
    "B": 120,
    "C": 110,
    "D": 110,
    "E": 120,
    "F": 100,
    "G": 100,
    "H": 100,
    "I": 226,
}
LINE = Look(below=styles.HAIRLINE)
STEP = LINE.but(align="right", colour=styles.GREY, number_format=styles.HALVES)
WHISTS = STEP.but(number_format=POINTS)
NOTE = LINE.but(size=styles.NOTE, colour=styles.GREY, indent=1)
TOTAL = STEP.but(bold=True, colour=styles.INK)


def cells(column: str) -> str:
    """All results in a column: "C7:C306"."""
    return f"{column}{FIRST}:{column}{LAST}"


def add_results(workbook: Workbook, words: Words, checks: Checks) -> Worksheet:
    """Add the sheet Results."""
    sheet: Worksheet = workbook.create_sheet(words("results"))
    parts.widths(sheet, WIDTHS)
    _top(sheet, words)
    for number, row in enumerate(range(FIRST, LAST + 1), start=1):
        _line(sheet, row, number, checks, words.language)
    _totals(sheet, words)
    code = f"${CODE}{FIRST}"
    checks.mark(sheet, cells("A"), cells("I"), code)
    parts.mark_pasted(sheet, cells("B"))
    wrong = checks.is_error(code)
    parts.mark_where(sheet, cells("B"), wrong, styles.FAULTY_ENTRY)
    parts.height(sheet, range(SUMS, LAST + 1), 20)
    tops = range(FIRST, LAST + 1, A_PAGE)
    parts.print_setup(
        sheet,
        f"A1:I{LAST}",
        repeat="1:6",
        landscape=False,
        breaks_below=[top - 1 for top in tops[1:]],
    )
    pages = [f"B{top}:B{top + A_PAGE - 1}" for top in tops]
    parts.pages_to_print(sheet, "K1", words.language, pages)
    parts.finish_sheet(sheet, freeze=f"A{FIRST}", first_input=f"B{FIRST}")
    return sheet


def _top(sheet: Worksheet, words: Words) -> None:
    put(sheet, "A1", words("results"), styles.TITLE)
    parts.functions_missing(sheet, "I1", words.language, cells("B"))
    put(sheet, "A2", '=IF(Results_source="","",Results_source)', styles.HEAD)
    parts.height(sheet, 1, 38)
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    put(sheet, "A4:I4", None, line)
    heads = {
        "B": words("winners_whists"),
        COUNTED: words("counts"),
        DISTANCE: words("from_mean"),
        SQUARE: words("squared"),
    }
    parts.heads(sheet, 4, heads, line)
    put(sheet, "A4", "№", line.but(align="left"))
    put(
        sheet,
        "I4",
        text("checks.words", words.language),
        line.but(align="left", indent=1),
    )
    put(sheet, f"{CODE}4", text("slip.code", words.language), styles.HEAD_RIGHT)
    bold = Look(size=styles.NOTE, bold=True, align="right")
    put(sheet, f"{CUT[0]}3", words("left_by"), bold)
    for column, name in zip(CUT, CUTOFFS, strict=True):
        sheet[f"{column}4"] = f'=IF({name}="","",{name})'


def _line(
    sheet: Worksheet, row: int, number: int, checks: Checks, language: str
) -> None:
    put(sheet, f"A{row}", number, LINE.but(colour=styles.GREY))
    put(sheet, f"B{row}", None, styles.NUMBER_ENTRY)
    counts = f"OR({CODE}{row}=1,{CODE}{row}>{checks.last_error})"
    counted = f'=IF(B{row}="","",IF({counts},B{row},""))'
    put(sheet, f"{COUNTED}{row}", counted, WHISTS.but(colour=styles.INK))
    here = f"{COUNTED}{row}"
    distance = unless_blank(here, f"{here}-{COUNTED}${MEANS}")
    put(sheet, f"{DISTANCE}{row}", distance, STEP)
    square = unless_blank(f"{DISTANCE}{row}", f"{DISTANCE}{row}*{DISTANCE}{row}")
    put(sheet, f"{SQUARE}{row}", square, STEP)
    for column, cutoff in zip(CUT, CUTOFFS, strict=True):
        known = f'OR({here}="",{cutoff}="",Settings_wrong>0)'
        cut = f'=IF({known},"",{call("CUT_WHISTS", here, cutoff)})'
        put(sheet, f"{column}{row}", cut, WHISTS)
    said = f'=IF({CODE}{row}=1,"",{checks.words(f"{CODE}{row}", language)})'
    put(sheet, f"I{row}", said, NOTE)
    code = checks.first_of(
        (f'B{row}=""', "nothing"),
        (f"COUNT(B{row})=0", "text"),
        (f"B{row}>{LATEST_DATE}", "date"),
        (f"B{row}<0", "winner_below"),
        (parts.pasted(f"B{row}"), "pasted"),
        (f"B{row}>{MANY}", "winner_many"),
    )
    put(sheet, f"{CODE}{row}", f"={code}", styles.HEAD_RIGHT)


def _totals(sheet: Worksheet, words: Words) -> None:
    """The sums, and below them the means; below the squares the variance."""
    number = f"COUNT({cells(COUNTED)})"
    put(sheet, f"A{SUMS}:I{MEANS}", None, TOTAL)
    put(sheet, f"A{SUMS}", words("sum"), LINE.but(bold=True))
    put(sheet, f"A{MEANS}", words("mean").capitalize(), LINE.but(bold=True))
    put(sheet, f"B{SUMS}", f"={number}", TOTAL.but(number_format="0"))
    for column in (COUNTED, SQUARE, *CUT):
        some = f"COUNT({cells(column)})=0"
        sheet[f"{column}{SUMS}"] = f'=IF({some},"",SUM({cells(column)}))'
        if column != SQUARE:
            sheet[f"{column}{SUMS}"].number_format = POINTS
        mean = f"{column}{SUMS}/COUNT({cells(column)})"
        if column == COUNTED:
            mean = call("WINNERS_AVERAGE", cells(column))
        if column == SQUARE:
            some, mean = f"{number}<2", f"{SQUARE}{SUMS}/({number}-1)"
        sheet[f"{column}{MEANS}"] = f'=IF({some},"",{mean})'
    put(sheet, f"D{MEANS}", words("variance"), NOTE.but(align="right"))


def result_figure(words: Words, reference: str) -> str:
    """A reference to this sheet."""
    return at(words("results"), reference)
