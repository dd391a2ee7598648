"""The lower half of preferans-cutoff: what each cutoff cuts, spread, histogram.

All of it comes from the results one by one; means of tournaments have no spread.
"""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import charts, parts, styles
from xladdin.workbooks.parts import put
from xladdin.workbooks.preferans_cutoff_results import (
    COUNTED,
    CUT,
    CUTOFFS,
    LINE,
    MEANS,
    NOTE,
    SQUARE,
    STEP,
    SUMS,
    cells,
    result_figure,
)
from xladdin.workbooks.preferans_data import POINTS
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

CUT_TITLE, CUT_ROWS = 22, range(24, 27)
SPREAD_TITLE, SPREAD_ROWS = 28, range(29, 33)
CLASSES_TITLE, CLASSES = 34, range(36, 48)
LOW, HIGH, WITHIN, BEYOND = "I", "J", "K", "L"  # beyond the page
CHART_PIXELS = (546, 292)
PULKAS = "$C$6"
HEADING = styles.NAME.but(below=styles.INK, vertical="bottom")
FIGURE = LINE.but(align="right", bold=True, number_format=styles.HALVES)


def add_statistics(sheet: Worksheet, words: Words) -> int:
    """Add the three parts; gives the last row."""
    _cutoffs(sheet, words)
    _spread(sheet, words)
    _histogram(sheet, words)
    return CLASSES[-1]


def _title(sheet: Worksheet, row: int, words: str) -> None:
    put(sheet, f"A{row}:G{row}", None, HEADING)
    sheet[f"A{row}"] = words
    parts.height(sheet, row, 30)


def _cutoffs(sheet: Worksheet, words: Words) -> None:
    """Results beyond a cutoff, their share, the whists that go, the mean that stays."""
    _title(sheet, CUT_TITLE, words("what_is_cut"))
    look = HEADING.but(size=styles.NOTE, bold=False, colour=styles.GREY, indent=1)
    put(sheet, f"G{CUT_TITLE}", '=IF(Results_source="","",Results_source)', look)
    keys = {"B": "cutoff", "C": "results_cut", "D": "share_cut"}
    keys |= {"E": "whists_cut", "F": "mean_left"}
    head = styles.HEAD_RIGHT.but(below=styles.HAIRLINE)
    put(sheet, f"A{CUT_TITLE + 1}:G{CUT_TITLE + 1}", None, head)
    parts.heads(sheet, CUT_TITLE + 1, {c: words(k) for c, k in keys.items()}, head)
    results = result_figure(words, cells(COUNTED))
    for row, name, column in zip(CUT_ROWS, CUTOFFS, CUT, strict=True):
        put(sheet, f"A{row}:G{row}", None, STEP)
        shown = f'=IF({name}="","",{name})'
        put(sheet, f"B{row}", shown, LINE.but(align="right", bold=True))
        left = result_figure(words, f"{column}{SUMS}")
        beyond = f'COUNTIF({results},">"&B{row})'
        figures = {
            "C": (beyond, "0"),
            "D": (f"100*C{row}/{PULKAS}", styles.HALVES),
            "E": (f"{result_figure(words, f'{COUNTED}{SUMS}')}-{left}", POINTS),
            "F": (result_figure(words, f"{column}{MEANS}"), styles.HALVES),
        }
        for letter, (formula, number_format) in figures.items():
            guarded = f'=IF({left}="","",{formula})'
            look = FIGURE if letter == "D" else STEP
            put(sheet, f"{letter}{row}", guarded, look.but(number_format=number_format))
    parts.height(sheet, (CUT_TITLE + 1, *CUT_ROWS), 22)


def _spread(sheet: Worksheet, words: Words) -> None:
    """The spread, how sure the mean is, the smallest and the largest result."""
    _title(sheet, SPREAD_TITLE, words("spread_title"))
    results = result_figure(words, cells(COUNTED))
    variance = result_figure(words, f"{SQUARE}{MEANS}")
    first = SPREAD_ROWS[0]
    rows = {
        "spread": f'=IF({variance}="","",{variance}^0.5)',
        "error": f'=IF(C{first}="","",C{first}/{PULKAS}^0.5)',
        "smallest": f'=IF({PULKAS}=0,"",MIN({results}))',
        "largest": f'=IF({PULKAS}=0,"",MAX({results}))',
    }
    for row, (key, formula) in zip(SPREAD_ROWS, rows.items(), strict=True):
        put(sheet, f"A{row}:G{row}", None, LINE)
        put(sheet, f"A{row}", words(key), LINE)
        put(sheet, f"C{row}", formula, FIGURE)
        if row > SPREAD_ROWS[1]:
            sheet[f"C{row}"].number_format = POINTS
        else:
            put(sheet, f"D{row}", words(f"{key}_note"), NOTE)
    parts.height(sheet, SPREAD_ROWS, 22)


def _histogram(sheet: Worksheet, words: Words) -> None:
    """How many results fall into each class; beyond the page, which of them are cut."""
    _title(sheet, CLASSES_TITLE, words("histogram"))
    low = HEADING.but(size=styles.NOTE)
    put(sheet, f"D{CLASSES_TITLE}", words("within"), low.but(colour=styles.TEAM_A))
    put(sheet, f"F{CLASSES_TITLE}", words("beyond"), low.but(colour=styles.TEAM_B))
    head = CLASSES_TITLE + 1
    grey = styles.HEAD_RIGHT.but(below=styles.HAIRLINE)
    put(sheet, f"A{head}:C{head}", None, grey)
    put(sheet, f"B{head}", words("class"), grey.but(align="left"))
    put(sheet, f"C{head}", words("results_small"), grey)
    keys = {LOW: "over", HIGH: "up_to", WITHIN: "within", BEYOND: "beyond"}
    parts.heads(sheet, head, {c: words(k) for c, k in keys.items()})
    for number, row in enumerate(CLASSES, start=1):
        _class(sheet, row, number, words)
    chart = charts.histogram(
        sheet,
        f"{HIGH}{CLASSES[0]}:{HIGH}{CLASSES[-1]}",
        (
            f"{WITHIN}{CLASSES[0]}:{WITHIN}{CLASSES[-1]}",
            f"{BEYOND}{CLASSES[0]}:{BEYOND}{CLASSES[-1]}",
        ),
        titles=(words("axis_whists"), words("axis_results")),
        pixels=CHART_PIXELS,
    )
    sheet.add_chart(chart, f"D{head}")
    parts.height(sheet, (head, *CLASSES), 22)


def _class(sheet: Worksheet, row: int, number: int, words: Words) -> None:
    """One class; the first takes everything below its bound, the last all above."""
    results = result_figure(words, cells(COUNTED))
    first, last = row == CLASSES[0], row == CLASSES[-1]
    unusable = "Settings_wrong>0"
    put(sheet, f"A{row}", number, LINE.but(colour=styles.GREY))
    low = f"{LOW}{row}"
    put(sheet, low, f'=IF({unusable},"",{number - 1}*Class_width)', styles.HEAD_RIGHT)
    high = f'">"&{low}' if last else f"{number}*Class_width"
    put(sheet, f"{HIGH}{row}", f'=IF({unusable},"",{high})', styles.HEAD_RIGHT)
    over, up_to = words.quoted("over", after=" "), words.quoted("up_to", after=" ")
    bounds = {
        CLASSES[0]: f"{up_to}&{HIGH}{row}",
        CLASSES[-1]: f"{over}&{low}",
    }.get(row, f'{over}&{low}&", "&{up_to}&{HIGH}{row}')
    put(sheet, f"B{row}", f'=IF({unusable},"",{bounds})', LINE)
    above = "" if first else f'{results},">"&{low}'
    below = "" if last else f'{results},"<="&{HIGH}{row}'
    counted = f"COUNTIFS({','.join(filter(None, (above, below)))})"
    count = f'=IF(OR({PULKAS}=0,{unusable}),"",{counted})'
    put(sheet, f"C{row}", count, STEP.but(number_format="0", colour=styles.INK))
    bound = "Cutoff" if last else f"MIN({HIGH}{row},Cutoff)"
    upper = f'{results},"<="&{bound}'
    within = f"COUNTIFS({','.join(filter(None, (above, upper)))})"
    blank = f'C{row}=""'
    look = Look(size=styles.NOTE, colour=styles.GREY, align="right")
    put(sheet, f"{WITHIN}{row}", f'=IF({blank},"",{within})', look)
    put(sheet, f"{BEYOND}{row}", f'=IF({blank},"",C{row}-{WITHIN}{row})', look)
