"""The summary on the sheet Match: IMPs, victory points, points, gifts, percents."""

from __future__ import annotations

from collections.abc import Sequence

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_match_cells import Words
from xladdin.workbooks.parts import at, call, mark_where, put, quoted
from xladdin.workbooks.styles import HAIRLINE, INK, TEAM_A, TEAM_B, Look

HAIR = Look(below=HAIRLINE)
FIGURE = HAIR.but(align="right")
PERCENT = '0.0;"−"0.0'
SIGNED_PERCENT = '+0.0;"−"0.0;0.0'
IMPS = 'General;"−"General;0'
NOTHING_IS_A_DASH = 'General;"−"General;"–"'
VP = '0.00;"−"0.00'
WHOLE_VP_FORMAT_ID = 300  # of its own in the workbook


def add_summary(sheet: Worksheet, words: Words) -> None:
    """Add the heads and rows of the summary."""
    head = Look(bold=True, align="right", below=INK, wrap=True, vertical="bottom")
    put(sheet, "A5", None, head)
    for column, key, colour in (("B", "team_a", TEAM_A), ("C", "team_b", TEAM_B)):
        typed = at(words.common("data"), f"{column}{cells.TEAM_ROW}")
        name, letter = words.name(key), quoted(f"{words(key)} ")
        shown = f'=IF({typed}="",{name},{letter}&{name})'
        put(sheet, f"{column}5", shown, head.but(colour=colour))
    parts.height(sheet, 5, 48)  # three lines of a long name
    _add_imps(sheet, words)
    _add_percents(sheet, words)


def _row(
    sheet: Worksheet,
    row: int,
    label: str,
    formulas: Sequence[str],
    number_format: str = "General",
    *,
    total: bool = False,
    small: bool = False,
    top: bool = False,
) -> None:
    """A row of the summary: words, A's figure, B's figure."""
    look = FIGURE.but(number_format=number_format)
    if total:
        look = look.but(bold=True, above=INK)
    if top:
        look = look.but(above=INK)
    put(sheet, f"A{row}", label, look.but(align="left", number_format="General"))
    if small:
        look = look.but(size=styles.NOTE)
    colours = (TEAM_A, TEAM_B) if total else (INK, INK)
    for column, formula, colour in zip("BC", formulas, colours, strict=True):
        put(sheet, f"{column}{row}", f"={formula}", look.but(colour=colour))
    parts.height(sheet, row, 26 if total else 24)


def _by_sets(words: Words, team: int) -> str:
    """A team's IMPs set by set: "37 + 24"."""
    data, row = words.common("data"), cells.SET_IMPS_ROW + team
    first, *others = [at(data, f"{c}{row}") for c in cells.SET_COLUMNS]
    more = "&".join(
        f'IF({imps}="","",IF({first}="",""," + ")&{imps})' for imps in others
    )
    return f"{first}&{more}"


def _add_imps(sheet: Worksheet, words: Words) -> None:
    data, boards = words.common("data"), words("boards")
    columns = (cells.IMPS_A, cells.IMPS_B)
    total_a, total_b = (at(boards, f"{c}{cells.TOTALS_ROW}") for c in columns)
    by_sets = tuple(
        f'IF({total}="","",{_by_sets(words, team)})'
        for team, total in enumerate((total_a, total_b))
    )
    _row(sheet, cells.SET_ROW, words("by_sets"), by_sets)
    carry, penalty = cells.CARRY_SHOWN_ROW, cells.PENALTY_SHOWN_ROW
    carried = _corrected(data, cells.CARRY_ROW)
    _row(sheet, carry, words("carry_over"), carried, NOTHING_IS_A_DASH)
    taken = _taken(data, cells.PENALTY_IMPS_ROW)
    _row(sheet, penalty, words("penalty_imps"), taken, NOTHING_IS_A_DASH)
    sums = tuple(
        f'IF({total}="","",ROUND({total}+{c}{carry}+{c}{penalty},2))'
        for c, total in zip("BC", (total_a, total_b), strict=True)
    )
    _row(sheet, cells.IMPS_ROW, words("imps"), sums, IMPS, total=True)
    _add_victory_points(sheet, words)


def _corrected(data: str, row: int) -> tuple[str, ...]:
    """What is typed for the two teams; a text or a date counts nowhere."""
    good = cells.believable(at(data, f"B{row}:C{row}"))
    return tuple(f"IF({good},SUM({at(data, f'{c}{row}')}),0)" for c in "BC")


def _taken(data: str, row: int) -> tuple[str, ...]:
    """What penalties take from the two teams, whichever sign was typed."""
    return tuple(f"-ABS({corrected})" for corrected in _corrected(data, row))


def _add_victory_points(sheet: Worksheet, words: Words) -> None:
    data, row = words.common("data"), cells.VP_ROW
    penalty = cells.PENALTY_VP_SHOWN_ROW
    taken = _taken(data, cells.PENALTY_VP_ROW)
    _row(sheet, penalty, words("penalty_vp"), taken, VP + ';"–"')
    typed = at(data, f"B{cells.TYPED_VP_ROW}:C{cells.TYPED_VP_ROW}")
    by_hand = f"AND(COUNT({typed})=2,{cells.believable(typed)})"
    imps = [f"{c}{cells.IMPS_ROW}" for c in "BC"]
    scale = words.name("scale"), words.name("boards")
    by_table = words.name("rules"), scale[1], words.name("own_table")

    def won_by(column: str, *margin: str) -> str:
        by_scale = f"{call('VICTORY_POINTS', *margin, *scale)}+{column}{penalty}"
        own = f"{call('VICTORY_POINTS', *margin, *by_table)}+{column}{penalty}"
        usable = f'IF(COUNT({by_table[-1]})=0,"",IFERROR({own},""))'
        return f'IF({scale[0]}="own",{usable},{by_scale})'

    won = tuple(
        f"IF({by_hand},{at(data, f'{c}{cells.TYPED_VP_ROW}')}+{c}{penalty},"
        f'IF({own}="","",{won_by(c, own, other)}))'
        for c, own, other in zip("BC", imps, reversed(imps), strict=True)
    )
    _row(sheet, row, words("victory_points"), won, VP, total=True)
    today = f'OR({scale[0]}={quoted(words.common("today"))},{scale[0]}="today")'
    whole = f"AND(NOT({today}),N(B{row})=ROUND(N(B{row}),0))"
    mark = styles.shown_as('0;"−"0', WHOLE_VP_FORMAT_ID)
    mark_where(sheet, f"B{row}:C{row}", whole, mark)
    parts.height(sheet, row + 1, 8)


def _add_percents(sheet: Worksheet, words: Words) -> None:
    """Rows 13 to 22: the reckoning of 1959, for the boards with a normal result."""
    boards, counted = words("boards"), at(words.common("data"), cells.COUNTED)
    tables = [at(boards, cells.all_boards(c)) for c in (cells.SCORE_A, cells.SCORE_B)]
    language = quoted(words.language)

    def of(row: int) -> tuple[str, str]:
        return f"B{row}", f"C{row}"

    def unless_none(*formulas: str) -> tuple[str, ...]:
        return tuple(f'IF({counted}=0,"",{formula})' for formula in formulas)

    points, gifts = of(cells.POINTS_ROW), of(cells.GIFTS_ROW)
    presumed, victory, final = (
        of(row) for row in (cells.PRESUMED_ROW, cells.VICTORY_ROW, cells.FINAL_ROW)
    )

    def unless_no_result(*formulas: str) -> tuple[str, ...]:
        """A dash where nobody wrote a point: there is nothing to divide by."""
        nothing = f"{points[0]}+{gifts[0]}=0"
        return unless_none(*(f'IF({nothing},"–",{formula})' for formula in formulas))

    def both(
        name: str, *arguments: tuple[str, str], boards: bool = False
    ) -> tuple[str, ...]:
        more = (counted,) if boards else ()
        return tuple(call(name, *a, *more) for a in zip(*arguments, strict=True))

    label = quoted(words("points") + " (" + words("boards_many") + ": ")
    _row(
        sheet,
        cells.POINTS_ROW,
        f'=IF({counted}=0,{quoted(words("points"))},{label}&{counted}&")")',
        unless_none(*(call("TEAM_POINTS", *tables, f'"{t}"') for t in "AB")),
        top=True,
    )
    sums = (f"SUM({at(boards, f'{c}{cells.TOTALS_ROW}')})" for c in _GIFTS)
    _row(sheet, cells.GIFTS_ROW, words("gifts"), unless_none(*sums))
    shared = call("PRESUMED_GIFTS", *gifts)
    rows = unless_none(shared, presumed[0])
    _row(sheet, cells.PRESUMED_ROW, words("presumed"), rows, "0")
    percent = unless_no_result(*both("VICTORY_PERCENT", points, points[::-1]))
    _row(sheet, cells.VICTORY_ROW, words("victory_percent"), percent, SIGNED_PERCENT)
    _row(
        sheet,
        cells.VICTORY_GRADE_ROW,
        "",
        _grade("VICTORY_GRADE", victory, counted, language),
        small=True,
    )
    first = unless_no_result(*both("FIRST_PERCENT", points, gifts))
    _row(sheet, cells.FIRST_ROW, words("first_percent"), first, PERCENT)
    second = unless_no_result(*both("SECOND_PERCENT", gifts, boards=True))
    _row(sheet, cells.SECOND_ROW, words("second_percent"), second, PERCENT)
    third = unless_no_result(*both("THIRD_PERCENT", gifts, gifts[::-1], boards=True))
    _row(sheet, cells.THIRD_ROW, words("third_percent"), third, PERCENT)
    whole = both("FINAL_PERCENT", points, gifts, gifts[::-1], boards=True)
    formulas = unless_no_result(*whole)
    _row(sheet, cells.FINAL_ROW, words("final_percent"), formulas, PERCENT, total=True)
    grade = _grade("FINAL_GRADE", final, counted, language)
    _row(sheet, cells.FINAL_GRADE_ROW, words("grade"), grade, small=True)


_GIFTS = (cells.GIFTS_A, cells.GIFTS_B)


def _grade(
    name: str, percents: tuple[str, str], counted: str, language: str
) -> tuple[str, ...]:
    """Words of grade, withheld where few boards or no result stand behind them."""
    return tuple(
        f'IF(OR({counted}<{cells.FEWEST_FOR_GRADES},{percent}="–"),"",'
        f"{call(name, percent, language)})"
        for percent in percents
    )
