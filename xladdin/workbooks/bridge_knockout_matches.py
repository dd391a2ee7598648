"""The sheet Matches of a knockout: one match a row, the steps beyond the print area.

Teams and figures left, what was decided instead, then the final percents and the
winner, words last.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_knockout_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_figures import (
    HIGH_IMPS,
    LARGEST,
    LARGEST_POINTS,
    NEVER,
)
from xladdin.workbooks.bridge_knockout_cells import (
    CHECKS,
    FIGURE,
    LINE,
    MESSAGE_LOOK,
    STEP,
)
from xladdin.workbooks.bridge_knockout_marks import add_match_marks
from xladdin.workbooks.checks import NOTHING, to_check_head
from xladdin.workbooks.parts import at, name_cells, put
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 40, "F": 48, "K": 70, "P": 44, "Q": 204, "R": 24}
WIDTHS |= dict.fromkeys("BC", 150) | dict.fromkeys("DE", 48)
WIDTHS |= dict.fromkeys("GHIJ", 58) | dict.fromkeys("LMNO", 52)
WIDTHS |= dict.fromkeys(["S", "T", "U", "V", "W", "X", "Y", "Z"], 66)
WIDTHS |= dict.fromkeys(["AA", "AB", "AC", "AD", "AE", "AF", "AG"], 66)
GROUPS = {"D": "imps", "G": "points", "I": "gifted", "K": "decision"}
GROUPS |= {"M": "typed_percent", "O": "final_percent", "P": "winner_short"}
TEAM_LETTERS = ("team_a", "team_b")
LETTERS = {"D": 0, "E": 1, "G": 0, "H": 1, "I": 0, "J": 1, "L": 0, "M": 1}
LETTERS |= {"N": 0, "O": 1}
STEP_HEADS = {
    cells.FORM: "step_form",
    cells.POINTS_CHECK: "step_points",
    cells.CODE: "step_code",
    cells.BOARDS_USED: "step_boards",
    cells.GIFTS_USED[0]: "step_gifts_a",
    cells.GIFTS_USED[1]: "step_gifts_b",
    cells.OWN_PERCENT[0]: "step_percent_a",
    cells.OWN_PERCENT[1]: "step_percent_b",
    cells.POINTS_MARGIN: "step_points_margin",
    cells.IMPS_MARGIN: "step_imps_margin",
    cells.MARGIN: "step_margin",
    cells.VALID: "step_valid",
    cells.TWICE: "step_twice",
    cells.PLAIN_NAMES[0]: "step_plain_a",
    cells.PLAIN_NAMES[1]: "step_plain_b",
}
ENTRY = styles.NUMBER_ENTRY.but(number_format=cells.PLAIN_NUMBER)
TEXT = Look(number_format=styles.AS_TYPED, indent=1, bold=True, shrink=True).as_input()


def add_matches(workbook: Workbook, sheet: Worksheet, words: Words) -> None:
    """Fill the sheet Matches, without any entry."""
    parts.widths(sheet, WIDTHS)
    _add_top(workbook, sheet, words)
    for number, row in enumerate(cells.ROWS, start=1):
        _add_row(sheet, words, number, row)
        for column, formula in _steps(words, row).items():
            put(sheet, f"{column}{row}", f"={formula}", STEP)
    first, last = cells.FIRST_ROW, cells.LAST_ROW
    letters = [words(key) for key in TEAM_LETTERS]
    parts.choices(sheet, f"{cells.DECIDED}{first}:{cells.DECIDED}{last}", letters)
    add_match_marks(sheet)
    parts.print_setup(sheet, f"A1:{cells.MESSAGE}{last}", one_page=True)
    parts.finish_sheet(sheet, freeze=f"A{first}", first_input=f"B{first}")


def _add_top(workbook: Workbook, sheet: Worksheet, words: Words) -> None:
    """Who goes through, the event, the heads."""
    put(sheet, "A1", "=Leader", styles.TITLE)
    watch = f"B{cells.FIRST_ROW}:{cells.TYPED[1]}{cells.LAST_ROW}"
    parts.functions_missing(sheet, f"{cells.MESSAGE}1", words.language, watch)
    put(sheet, "A2", '=IF(Event_line="","",Event_line&" · ")&Rules_line', styles.HEAD)
    put(sheet, f"{cells.MESSAGE}2", "=State_line", styles.HEAD.but(align="right"))
    for column, key in GROUPS.items():
        put(sheet, f"{column}3", words(key), styles.BOLD_HEAD.but(align="right"))
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    put(sheet, f"A4:{cells.MESSAGE}4", None, line)
    for column, team in LETTERS.items():
        put(sheet, f"{column}4", words(TEAM_LETTERS[team]), line.but(bold=True))
    put(sheet, "F4", words("boards"), line)
    left = line.but(align="left", indent=1)
    put(sheet, "A4", "№", left.but(indent=0))
    for column, key in zip(cells.NAMES, TEAM_LETTERS, strict=True):
        put(sheet, f"{column}4", f"{words('team')} {words(key)}", left)
    put(sheet, f"{cells.DECIDED}4", words("for_team"), left)
    put(sheet, f"{cells.MESSAGE}4", words("note"), left)
    head = to_check_head("To_check", words.language)
    put(sheet, f"{cells.MESSAGE}3", head, styles.BOLD_HEAD.but(indent=1))
    codes = f"${cells.CODE}${cells.FIRST_ROW}:${cells.CODE}${cells.LAST_ROW}"
    counted = f"={CHECKS.count(codes)}+Settings_wrong+Settings_pasted"
    put(sheet, f"{cells.CODE}2", counted, STEP)
    name_cells(workbook, "To_check", at(sheet, f"{cells.CODE}2"))
    put(sheet, f"{cells.FORM}2", words("steps"), styles.BOLD_HEAD)
    look = styles.HEAD_RIGHT.but(below=styles.INK, wrap=True, vertical="bottom")
    parts.heads(sheet, 4, {c: words(key) for c, key in STEP_HEADS.items()}, look)
    parts.height(sheet, 1, 38)
    parts.height(sheet, (2, 3), 20)
    parts.height(sheet, 4, 34)


def _add_row(sheet: Worksheet, words: Words, number: int, row: int) -> None:
    """Entry cells and figures of a match."""
    put(sheet, f"A{row}:{cells.MESSAGE}{row}", None, LINE)
    put(sheet, f"A{row}", number, LINE.but(colour=styles.GREY))
    put(sheet, f"{cells.NAMES[0]}{row}:{cells.NAMES[1]}{row}", None, TEXT)
    put(sheet, f"{cells.IMPS[0]}{row}:{cells.GIFTS[1]}{row}", None, ENTRY)
    decided = Look(number_format=styles.AS_TYPED, indent=1).as_input()
    put(sheet, f"{cells.DECIDED}{row}", None, decided)
    put(sheet, f"{cells.TYPED[0]}{row}:{cells.TYPED[1]}{row}", None, ENTRY)
    valid = f"{cells.VALID}{row}=0"
    bold = FIGURE.but(bold=True)
    percents = zip(cells.PERCENT, cells.TYPED, cells.OWN_PERCENT, strict=True)
    for column, typed, own in percents:
        shown = f'IF({typed}{row}<>"",{typed}{row},{own}{row})'
        formula = f'=IF({valid},"",{shown})'
        put(sheet, f"{column}{row}", formula, bold.but(number_format=cells.PERCENTS))
    margin, decided_for = f"{cells.MARGIN}{row}", f"{cells.DECIDED}{row}"
    a, b = (words.quoted(key) for key in TEAM_LETTERS)
    by_margin = f'IF({margin}="","",IF({margin}>0,{a},IF({margin}<0,{b},"=")))'
    winner = f'=IF({valid},"",IF({decided_for}<>"",{decided_for},{by_margin}))'
    put(sheet, f"{cells.WINNER}{row}", winner, bold)
    said = cells.message(words, f"{cells.CODE}{row}")
    put(sheet, f"{cells.MESSAGE}{row}", said, MESSAGE_LOOK)
    parts.height(sheet, row, 26)


def _steps(words: Words, row: int) -> dict[str, str]:
    """What is checked and reckoned in a match."""
    figures = cells.FIGURES
    wrong = f"{cells.FORM}{row}>1,{cells.POINTS_CHECK}{row}>1"
    points = [f"{column}{row}" for column in cells.POINTS]
    imps = [f"{column}{row}" for column in cells.IMPS]
    names = f"{cells.NAMES[0]}{row}:{cells.NAMES[1]}{row}"
    by_imps = "Won_by_IMPs=1"
    plain = zip(cells.PLAIN_NAMES, cells.NAMES, strict=True)
    return {
        **{column: f'IFERROR(TRIM({name}{row}),"")' for column, name in plain},
        cells.FORM: _form(words, row),
        cells.TWICE: _twice(row),
        cells.POINTS_CHECK: CHECKS.first_of(
            *figures.checks(row, f"{cells.FORM}{row}>1")
        ),
        cells.CODE: _code(words, row),
        cells.BOARDS_USED: figures.boards_step(row),
        cells.GIFTS_USED[0]: figures.gifts_step(row, 0),
        cells.GIFTS_USED[1]: figures.gifts_step(row, 1),
        cells.OWN_PERCENT[0]: figures.percent_step(row, 0, wrong),
        cells.OWN_PERCENT[1]: figures.percent_step(row, 1, wrong),
        cells.POINTS_MARGIN: _margin(*points),
        cells.IMPS_MARGIN: _margin(*imps),
        cells.MARGIN: f"IF({by_imps},{cells.IMPS_MARGIN}{row},"
        f"{cells.POINTS_MARGIN}{row})",
        cells.VALID: f"IF(OR(Settings_wrong>0,COUNTA({names})<2,"
        f"{cells.TWICE}{row}>1,{wrong}),0,1)",
    }


def _margin(own: str, others: str) -> str:
    return f'IF(COUNT({own}:{others})<2,"",{own}-{others})'


def _span(columns: tuple[str, str], row: int) -> str:
    return f"{columns[0]}{row}:{columns[1]}{row}"


def _form(words: Words, row: int) -> str:
    """What is wrong with the entries, each for itself."""
    names, imps, typed = (
        _span(columns, row) for columns in (cells.NAMES, cells.IMPS, cells.TYPED)
    )
    figures = f"{cells.IMPS[0]}{row}:{cells.GIFTS[1]}{row}"
    large = f"{cells.POINTS[0]}{row}:{cells.GIFTS[1]}{row}"
    small = f"{cells.IMPS[0]}{row}:{cells.BOARDS}{row},{typed}"
    dates = f"MAX({small})>{LARGEST},MAX({large})>{LARGEST_POINTS}"
    no_names = ",".join(f"ISERROR({column}{row})" for column in cells.NAMES)
    unnamed = ",".join(f'{column}{row}=""' for column in cells.PLAIN_NAMES)
    decided = f"{cells.DECIDED}{row}"
    known = ",".join(f"{decided}={words.quoted(key)}" for key in TEAM_LETTERS)
    return CHECKS.first_of(
        (f"COUNTA({names},{figures},{decided},{typed})=0", NOTHING),
        (f"COUNT({figures},{typed})<COUNTA({figures},{typed})", "knockout_text"),
        (f"ISERROR({decided})", "knockout_decided"),
        (f"OR({no_names})", "knockout_nameless"),
        (f"OR({dates})", "figures_date"),
        (f"MIN({figures})<0", "figures_negative"),
        (f"OR({unnamed})", "knockout_nameless"),
        (f"COUNT({imps})=1", "figures_imps_half"),
        (f"MAX({typed})>100", "knockout_award"),
        (f'{decided}=""', NOTHING),
        (f"OR({known})", NOTHING),
        otherwise="knockout_decided",
    )


def _twice(row: int) -> str:
    """Whether a team has another match.

    It is a step of its own, so that an edited name leaves the percents of other
    matches alone.
    """
    # In the order of the rows and teams, each name must be the first of its kind.
    first, last = cells.FIRST_ROW, cells.LAST_ROW
    a, b = (f"{column}{row}" for column in cells.PLAIN_NAMES)
    all_a, all_b = (f"${c}${first}:${c}${last}" for c in cells.PLAIN_NAMES)
    place = row - first + 1
    twice = ",".join(
        (
            f"IFERROR(MATCH({a},{all_a},0),{place})<>{place}",
            f"IFERROR(MATCH({b},{all_b},0),{place})<>{place}",
            f"IFERROR(MATCH({a},{all_b},0),0)>0",
            f"IFERROR(MATCH({b},{all_a},0),0)>0",
        )
    )
    named = f"COUNTA({_span(cells.NAMES, row)})=2"
    return CHECKS.first_of(
        (f"{cells.FORM}{row}>1", NOTHING),
        (f"IF({named},{a}={b},{NEVER})", "knockout_itself"),
        (f"IF({named},OR({twice}),{NEVER})", "figures_name_twice"),
    )


def _level(row: int) -> list[tuple[str, str]]:
    """A match that nobody won, by what decides; the other figures may name a winner."""
    margin, decided = f"{cells.MARGIN}{row}", f"{cells.DECIDED}{row}"
    level = f'{margin}=0,{margin}<>"",{decided}=""'
    points, imps = (f"{c}{row}" for c in (cells.POINTS_MARGIN, cells.IMPS_MARGIN))
    return [
        (f'AND({level},{imps}<>"",{imps}<>0)', "knockout_level_points"),
        (f'AND({level},{points}<>"",{points}<>0)', "knockout_level_imps"),
        (f"AND({level})", "knockout_level"),
    ]


def _code(words: Words, row: int) -> str:
    """The first error, else the first doubt, else what is to be said."""
    form, points = f"{cells.FORM}{row}", f"{cells.POINTS_CHECK}{row}"
    margin, decided = f"{cells.MARGIN}{row}", f"{cells.DECIDED}{row}"
    imps, typed = _span(cells.IMPS, row), _span(cells.TYPED, row)
    names = _span(cells.NAMES, row)
    for_a, for_b = (f"{decided}={words.quoted(key)}" for key in TEAM_LETTERS)
    against = f"OR(AND({margin}>0,{for_b}),AND({margin}<0,{for_a}))"
    played = f"COUNT({imps},{_span(cells.POINTS, row)})>0"
    margins = [f"{c}{row}" for c in (cells.POINTS_MARGIN, cells.IMPS_MARGIN)]
    apart = f'IF(OR({margins[0]}="",{margins[1]}=""),{NEVER},{"*".join(margins)}<0)'
    no_percent = f'AND({cells.OWN_PERCENT[0]}{row}="",COUNT({typed})<2)'
    unwritten = f"COUNT({_span(cells.POINTS, row)})=2"
    return CHECKS.first_of(
        (f"{form}>1", form),
        (f"{cells.TWICE}{row}>1", f"{cells.TWICE}{row}"),
        (f"{points}>1", points),
        (parts.pasted(f"{cells.NAMES[0]}{row}:{cells.TYPED[1]}{row}"), "pasted"),
        (f"COUNTA({names})=0", NOTHING),
        *_level(row),
        (f'IF(OR({margin}="",{decided}=""),{NEVER},{against})', "knockout_against"),
        (f"MAX({imps})>{HIGH_IMPS}", "figures_high"),
        (f"AND({played},Settings_wrong>0)", "figures_settings"),
        (f"AND({played},{no_percent},{unwritten})", "figures_no_points"),
        (f"AND({played},{no_percent})", "knockout_no_percent"),
        (f'{decided}<>""', "knockout_is_decided"),
        (apart, "figures_winners"),
    )
