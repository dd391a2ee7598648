"""The lower part of bridge-systems: a match with all boards and without one.

As §27 of Stolitsa does with the board of 2950: the percents of the team that wins on it
hardly rise, those of the other fall.
"""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_systems_boards as boards
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_systems_layout import (
    CHECKS,
    CHOSEN,
    CODE,
    FIGURE,
    GIFTS,
    HEAD,
    LINE,
    MESSAGE,
    NOTE,
    OUT_FIRST,
    OUT_HEADS,
    OUT_TITLE,
    PLAYED,
    SYSTEMS,
    cells,
)
from xladdin.workbooks.parts import at, call, put, quoted
from xladdin.workbooks.sheet_words import Words

WITH, WITHOUT, CHANGE = ("D", "E"), ("F", "G"), ("H", "I")
MATCH = f"${CODE}${OUT_HEADS}"  # beyond the page: the match of the chosen board
ROWS = {
    key: OUT_FIRST + place
    for place, key in enumerate(
        """boards points gifts first second presumed third final
        1959 1960 today vp""".split()
    )
}
PERCENTS = ("first", "second", "third", "final")
BOLD = ("final", "1959", "today")


def add_one_out(sheet: Worksheet, words: Words) -> int:
    """Add the part; gives its last row."""
    _heads(sheet, words)
    for key, row in ROWS.items():
        put(sheet, f"A{row}:{MESSAGE}{row}", None, LINE)
        put(sheet, f"A{row}", words(f"out_{key}"), LINE.but(bold=key in BOLD))
        look = FIGURE.but(bold=key in BOLD)
        if key in PERCENTS or key == "presumed":
            look = look.but(number_format=styles.HALVES)
        if key == "vp":
            look = look.but(number_format=styles.WHOLE)  # 0 is a result here
        put(sheet, f"{WITH[0]}{row}:{CHANGE[1]}{row}", None, look)
    for team in (0, 1):
        _with(sheet, team)
        _without(sheet, team, words)
        for columns in (WITH, WITHOUT):
            _percents(sheet, columns, team)
    _victory_points(sheet)
    _changes(sheet)
    parts.height(sheet, ROWS.values(), 20)
    return max(ROWS.values())


def _heads(sheet: Worksheet, words: Words) -> None:
    title = styles.NAME.but(vertical="bottom")
    put(sheet, f"A{OUT_TITLE}", words("one_out"), title)
    row = int(CHOSEN[1:])
    put(sheet, f"A{row}:{MESSAGE}{row}", None, LINE)
    sheet[f"A{row}"] = words("chosen")
    put(sheet, CHOSEN, None, styles.NUMBER_ENTRY)
    counted = at(words("boards"), boards.column(boards.COUNTED))
    last = boards.LAST - boards.FIRST + 1
    known = f"AND({CHOSEN}>=1,{CHOSEN}<={last},ROUND({CHOSEN},0)={CHOSEN})"
    found = f'IF({known},INDEX({counted},MAX(1,{CHOSEN}))<>"",1=0)'
    unknown = f"IF(COUNT({CHOSEN})=0,1=1,IF({found},1=0,1=1))"
    pasted = (parts.pasted(CHOSEN), "pasted")
    parts.mark_pasted(sheet, CHOSEN)
    code = CHECKS.first_of(
        (f'{CHOSEN}=""', "nothing"), (unknown, "boards_chosen"), pasted
    )
    put(sheet, f"{CODE}{row}", f"={code}", styles.HEAD_RIGHT)
    said = CHECKS.words(f"{CODE}{row}", words.language)
    put(sheet, f"{MESSAGE}{row}", f'=IF({CODE}{row}=1,"",{said})', NOTE)
    match = f"INDEX({counted},{CHOSEN})"
    usable = f'OR({CHOSEN}="",{CHECKS.is_error(f"{CODE}{row}")})'
    reference = MATCH.replace("$", "")
    put(sheet, reference, f'=IF({usable},"",{match})', styles.HEAD_RIGHT)
    shown = f'=IF({MATCH}="","",INDEX({cells("B")},{MATCH})&"")'
    put(sheet, f"E{row}", shown, NOTE)
    put(sheet, f"A{OUT_HEADS}:{MESSAGE}{OUT_HEADS}", None, HEAD)
    keys = {WITH: "with", WITHOUT: "without_it", CHANGE: "change"}
    heads = {
        column: f"{words(key)}, {words(team)}"
        for pair, key in keys.items()
        for column, team in zip(pair, "ab", strict=True)
    }
    parts.heads(sheet, OUT_HEADS, heads, HEAD.but(wrap=True, vertical="bottom"))
    parts.height(sheet, OUT_TITLE, 34)
    parts.height(sheet, row, 24)
    parts.height(sheet, OUT_HEADS, 36)


def _fill(sheet: Worksheet, reference: str, formula: str) -> None:
    sheet[reference] = f'=IF({MATCH}="","",{formula})'


def _with(sheet: Worksheet, team: int) -> None:
    """What stands above for the match of the board."""
    sources = {key: columns[team] for key, columns in SYSTEMS.items()}
    sources |= {"boards": PLAYED, "gifts": GIFTS[team]}
    for key, source in sources.items():
        formula = f"INDEX({cells(source)},{MATCH})"
        _fill(sheet, f"{WITH[team]}{ROWS[key]}", formula)


def _without(sheet: Worksheet, team: int, words: Words) -> None:
    """The same less what the board brought."""
    sources = {"points": boards.POINTS[team], "gifts": boards.GIFTS[team]}
    for key, source in sources.items():
        own = f"INDEX({at(words('boards'), boards.column(source))},{CHOSEN})"
        formula = f"{WITH[team]}{ROWS[key]}-{own}"
        _fill(sheet, f"{WITHOUT[team]}{ROWS[key]}", formula)
    for column, scale in boards.SCALES.items():
        swing = f"INDEX({at(words('boards'), boards.column(column))},{CHOSEN})"
        won = f"MAX({swing},0)" if team == 0 else f"MAX(-{swing},0)"
        formula = f"{WITH[team]}{ROWS[scale]}-{won}"
        _fill(sheet, f"{WITHOUT[team]}{ROWS[scale]}", formula)
    boards_left = f"{WITH[team]}{ROWS['boards']}-1"
    _fill(sheet, f"{WITHOUT[team]}{ROWS['boards']}", boards_left)


def _percents(sheet: Worksheet, columns: tuple[str, str], team: int) -> None:
    """First, second, presumed gifts, third; their mean is the final percent."""
    own, other = columns[team], columns[1 - team]
    points, gifts = f"{own}{ROWS['points']}", f"{own}{ROWS['gifts']}"
    theirs, played = f"{other}{ROWS['gifts']}", f"{own}{ROWS['boards']}"
    steps = {
        "first": call("FIRST_PERCENT", points, gifts),
        "second": call("SECOND_PERCENT", gifts, played),
        "presumed": call("PRESUMED_GIFTS", gifts, theirs),
        "third": call("THIRD_PERCENT", gifts, theirs, played),
    }
    for key, formula in steps.items():
        if key == "presumed" and team == 1:
            formula = f"{other}{ROWS[key]}"  # noqa: PLW2901 - the same for both
        _fill(sheet, f"{own}{ROWS[key]}", f'IFERROR({formula},"")')
    three = [f"{own}{ROWS[key]}" for key in ("first", "second", "third")]
    mean = f'IF(COUNT({",".join(three)})<3,"",SUM({",".join(three)})/3)'
    _fill(sheet, f"{own}{ROWS['final']}", mean)


def _victory_points(sheet: Worksheet) -> None:
    """Those of 1959: 2, 1 or 0; together always 2."""
    row = ROWS["vp"]
    for a, b in (WITH, WITHOUT):
        imps = (f"{a}{ROWS['1959']}", f"{b}{ROWS['1959']}")
        _fill(sheet, f"{a}{row}", call("VICTORY_POINTS", *imps, quoted("1959")))
        _fill(sheet, f"{b}{row}", f"2-{a}{row}")


def _changes(sheet: Worksheet) -> None:
    """What the board brought: with it less without it."""
    for key, row in ROWS.items():
        sign = (
            '+0.0;"−"0.0;"="' if key in (*PERCENTS, "presumed") else styles.DIFFERENCE
        )
        for change, left, right in zip(CHANGE, WITH, WITHOUT, strict=True):
            known = f"COUNT({left}{row},{right}{row})<2"
            formula = f'IF({known},"",{left}{row}-{right}{row})'
            _fill(sheet, f"{change}{row}", formula)
            sheet[f"{change}{row}"].number_format = sign
