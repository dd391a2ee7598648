"""The sheet Boards of bridge-systems: two results a board, one step a column.

Difference, points, gifts, match points on three scales, and the lead that stays when
the board is taken out.
"""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import parts, styles
from xladdin.workbooks.checks import Checks
from xladdin.workbooks.parts import at, call, put, quoted, unless_blank
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

FIRST, LAST, MATCHES = 5, 100, 4
A_PAGE = 32  # boards
NUMBER, MATCH, OPEN, CLOSED, DIFFERENCE = "A", "B", "C", "D", "E"
POINTS, GIFTS = ("F", "G"), ("H", "I")  # team A, team B
SCALES = {"J": "1959", "K": "1960", "L": "today"}
# Without the board: the lead in points and on two scales.
WITHOUT = {"M": "points", "N": "1959", "O": "today"}
MESSAGE = "P"
# Beyond the page: the match so far, the match of a board that counts, what is to check.
SO_FAR, COUNTED, CODE = "R", "S", "T"
WIDTHS = {"A": 44, "B": 60, "C": 84, "D": 84, "E": 80, "F": 70, "G": 70, "H": 70}
WIDTHS |= {"I": 70, "J": 56, "K": 56, "L": 56, "M": 74, "N": 70, "O": 70, "P": 200}
LATEST_DATE, HIGHEST, LARGE = 20_000, 7_600, 1_500

LINE = Look(below=styles.HAIRLINE)
FIGURE = LINE.but(align="right")
LEAD = LINE.but(align="right", number_format=styles.LEAD, colour=styles.GREY)
ERRORS = ("text", "date", "boards_match", "boards_score", "boards_ten")
DOUBTS = ("pasted", "boards_half", "boards_swing")
NOTES = ("boards_turn_points", "boards_turn_imps", "boards_turn_both")


def column(letters: str) -> str:
    """All boards of a column: "F5:F100"."""
    return f"{letters}{FIRST}:{letters}{LAST}"


def add_boards(
    sheet: Worksheet, words: Words, checks: Checks, leads: dict[str, str]
) -> None:
    """Fill the sheet Boards.

    Args:
        sheet: that it is.
        words: of the scoresheet.
        checks: of the scoresheet.
        leads: "points", "1959", "today" -> the cells with the leads of the matches.
    """
    _top(sheet, words)
    for number, row in enumerate(range(FIRST, LAST + 1), start=1):
        _board(sheet, row, number)
        _without(sheet, row, leads)
        _check(sheet, row, checks, words.language)
    code = f"${CODE}{FIRST}"
    checks.mark(sheet, column(NUMBER), column(MESSAGE), code)
    parts.mark_pasted(sheet, f"{MATCH}{FIRST}:{MATCH}{LAST}")
    entries = f"{OPEN}{FIRST}:{CLOSED}{LAST}"
    parts.mark_pasted(sheet, entries)
    first = f"{OPEN}{FIRST}"
    wrong = f'AND({first}<>"",OR(ISTEXT({first}),ABS({first})>{HIGHEST}))'
    parts.mark_where(sheet, entries, wrong, styles.FAULTY_ENTRY)
    parts.height(sheet, range(FIRST, LAST + 1), 20)
    tops = range(FIRST, LAST + 1, A_PAGE)
    breaks = [top - 1 for top in tops[1:]]
    area = f"A1:{MESSAGE}{LAST}"
    parts.print_setup(sheet, area, repeat="1:4", breaks_below=breaks)
    pages = [f"{MATCH}{top}:{CLOSED}{top + A_PAGE - 1}" for top in tops]
    parts.pages_to_print(sheet, "R1", words.language, pages)
    parts.finish_sheet(sheet, freeze=f"A{FIRST}", first_input=f"{MATCH}{FIRST}")


def _top(sheet: Worksheet, words: Words) -> None:
    parts.widths(sheet, WIDTHS)
    put(sheet, "A1", words("boards"), styles.TITLE)
    parts.height(sheet, 1, 38)
    watch = f"{MATCH}{FIRST}:{CLOSED}{LAST}"
    parts.functions_missing(sheet, f"{MESSAGE}1", words.language, watch)
    put(sheet, "A2", words("boards_note"), styles.HEAD)
    bold = Look(size=styles.NOTE, bold=True, align="right")
    groups = {OPEN: "open", CLOSED: "closed", DIFFERENCE: "difference"}
    groups |= {POINTS[1]: "points", GIFTS[1]: "gifted", "L": "imps", "O": "without"}
    for letters, key in groups.items():
        put(sheet, f"{letters}3", words(key), _head(letters, bold))
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    put(sheet, f"A4:{MESSAGE}4", None, line)
    heads = {MATCH: words("match"), OPEN: words("ns_a"), CLOSED: words("ns_b")}
    heads |= {DIFFERENCE: words("for_a"), "L": words("today"), "M": words("points")}
    heads |= {"J": "1959", "K": "1960", "N": "1959", "O": words("today")}
    for pair in (POINTS, GIFTS):
        heads |= {pair[0]: words("a"), pair[1]: words("b")}
    for letters, word in heads.items():
        put(sheet, f"{letters}4", word, _head(letters, line))
    put(sheet, "A4", "№", line.but(align="left"))
    put(sheet, f"{MESSAGE}4", words("message"), line.but(align="left", indent=1))
    keys = {SO_FAR: "so_far", COUNTED: "counted", CODE: "code"}
    parts.heads(sheet, 4, {c: words(key) for c, key in keys.items()})


def _head(letters: str, look: Look) -> Look:
    """A head as far from the edge as the figures under it."""
    signed = letters in (OPEN, CLOSED, DIFFERENCE, *SCALES, *WITHOUT)
    return look.but(number_format=styles.LEAD) if signed else look


def _board(sheet: Worksheet, row: int, number: int) -> None:
    """Entries, difference, points, gifts, match points."""
    put(sheet, f"A{row}:{MESSAGE}{row}", None, FIGURE)
    put(sheet, f"{NUMBER}{row}", number, LINE.but(colour=styles.GREY))
    score = styles.NUMBER_ENTRY.but(number_format=styles.SCORE)
    put(sheet, f"{MATCH}{row}", None, styles.NUMBER_ENTRY)
    put(sheet, f"{OPEN}{row}:{CLOSED}{row}", None, score)
    before = "1" if row == FIRST else f"{SO_FAR}{row - 1}"
    so_far = f"=IF(COUNT({MATCH}{row})=1,{MATCH}{row},{before})"
    put(sheet, f"{SO_FAR}{row}", so_far, styles.HEAD_RIGHT)
    ours, theirs, swing = f"{OPEN}{row}", f"{CLOSED}{row}", f"{DIFFERENCE}{row}"
    wrong = f"AND({CODE}{row}>1,{CODE}{row}<={1 + len(ERRORS)})"
    usable = f'OR({ours}="",{theirs}="",{wrong})'
    formulas = {
        DIFFERENCE: f'=IF({usable},"",{ours}-{theirs})',
        POINTS[0]: unless_blank(swing, f"MAX({ours},0)+MAX(-{theirs},0)"),
        POINTS[1]: unless_blank(swing, f"MAX(-{ours},0)+MAX({theirs},0)"),
        GIFTS[0]: unless_blank(swing, f"MAX(-{swing},0)"),
        GIFTS[1]: unless_blank(swing, f"MAX({swing},0)"),
    }
    formulas |= {
        letters: unless_blank(swing, call("IMPS", swing, quoted(scale)))
        for letters, scale in SCALES.items()
    }
    for letters, formula in formulas.items():
        sheet[f"{letters}{row}"] = formula
        sheet[f"{letters}{row}"].number_format = styles.IMPS
    for letters in (DIFFERENCE, *SCALES):
        put(sheet, f"{letters}{row}", None, FIGURE.but(number_format=styles.LEAD))
    counted = unless_blank(swing, f"{SO_FAR}{row}")
    put(sheet, f"{COUNTED}{row}", counted, styles.HEAD_RIGHT)


def _without(sheet: Worksheet, row: int, leads: dict[str, str]) -> None:
    """What the match would stand at without this board."""
    own = {"points": DIFFERENCE} | {scale: c for c, scale in SCALES.items()}
    for letters, key in WITHOUT.items():
        lead = f"INDEX({leads[key]},{COUNTED}{row})-{own[key]}{row}"
        put(sheet, f"{letters}{row}", unless_blank(f"{COUNTED}{row}", lead), LEAD)


def _check(sheet: Worksheet, row: int, checks: Checks, language: str) -> None:
    scores, match = f"{OPEN}{row}:{CLOSED}{row}", f"{MATCH}{row}"
    entries = f"{match}:{CLOSED}{row}"
    ten = [f"ROUND({c}{row}/10,0)*10<>{c}{row}" for c in (OPEN, CLOSED)]
    highest = f"OR(MAX({scores})>{HIGHEST},MIN({scores})<-{HIGHEST})"
    match_wrong = f"OR({match}<1,{match}>{MATCHES},ROUND({match},0)<>{match})"
    own = {"points": DIFFERENCE} | {scale: c for c, scale in SCALES.items()}
    # The board turns the match when the lead without it has the other sign.
    turns = {
        key: f"{letters}{row}*({letters}{row}+{own[key]}{row})<0"
        for letters, key in WITHOUT.items()
    }
    imps = f"OR({turns['1959']},{turns['today']})"
    code = checks.first_of(
        (f"COUNTA({entries})=0", "nothing"),
        (f"COUNT({entries})<COUNTA({entries})", "text"),
        (f"MAX({entries})>{LATEST_DATE}", "date"),
        (f'IF({match}="",1=0,{match_wrong})', "boards_match"),
        (highest, "boards_score"),
        (f"OR({','.join(ten)})", "boards_ten"),
        (parts.pasted(entries), "pasted"),
        (f"COUNT({scores})=0", "nothing"),
        (f"COUNT({scores})=1", "boards_half"),
        (f"ABS({OPEN}{row}-{CLOSED}{row})>={LARGE}", "boards_swing"),
    )
    put(sheet, f"{CODE}{row}", f"={code}", styles.HEAD_RIGHT)
    note = checks.first_of(
        (f'{DIFFERENCE}{row}=""', "nothing"),
        (f"AND({turns['points']},{imps})", "boards_turn_both"),
        (turns["points"], "boards_turn_points"),
        (imps, "boards_turn_imps"),
    )
    shown = f"IF({CODE}{row}>1,{CODE}{row},{note})"
    put(sheet, f"U{row}", f"={shown}", styles.HEAD_RIGHT)
    said = f'=IF(U{row}=1,"",{checks.words(f"U{row}", language)})'
    look = LINE.but(size=styles.NOTE, colour=styles.GREY, indent=1, shrink=True)
    put(sheet, f"{MESSAGE}{row}", said, look)


def sum_of(words: Words, letters: str, match: str, sign: str = "") -> str:
    """The sum of a column over the boards of a match; of one sign only."""
    cells = at(words("boards"), column(letters))
    counted = at(words("boards"), column(COUNTED))
    only = f',{cells},"{sign}0"' if sign else ""
    return f"SUMIFS({cells},{counted},{match}{only})"
