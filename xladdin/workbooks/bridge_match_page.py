"""The sheet Match: the page for the wall, summary, charts, line-up, notes.

Row 2 answers first: who leads, by how much. Everything else comes from the sheets
Boards and Data; nothing is entered here.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks import charts, parts, styles
from xladdin.workbooks.bridge_match_boards import nothing_to_check
from xladdin.workbooks.bridge_match_cells import Words
from xladdin.workbooks.bridge_match_line_up import add_line_up
from xladdin.workbooks.bridge_match_summary import add_summary
from xladdin.workbooks.parts import at, mark_where, put, quoted
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 230, "B": 150, "C": 150, "D": 145, "E": 145, "F": 390}
LONGEST_BESIDE_A_CHART = 11  # characters
CHART_PIXELS = (672, 180)


def add_page(workbook: Workbook, boards: Worksheet, words: Words) -> Worksheet:
    """Add the sheet Match."""
    sheet: Worksheet = workbook.create_sheet(words("match"))
    parts.widths(sheet, WIDTHS)
    _add_top(sheet, words)
    add_summary(sheet, words)
    _add_charts(sheet, boards, words)
    last = add_line_up(sheet, words)
    parts.print_setup(sheet, f"A1:F{last}", one_page=True)
    parts.finish_sheet(sheet, freeze="A4")
    results = at(sheet, f"A5:C{cells.FINAL_GRADE_ROW}")
    parts.name_cells(workbook, "xladdin_results", results)
    return sheet


def _add_top(sheet: Worksheet, words: Words) -> None:
    data = words.common("data")
    put(sheet, "A1", f"={at(data, cells.EVENT_SHOWN)}", styles.HEAD)
    scale = words.name("scale")
    scale_words = (
        f'IF({scale}="own",{quoted(words.league("vp_own"))},'
        f'IF({scale}="today-whole",{quoted(words("vp_whole"))},'
        f'IF(OR({scale}={quoted(words.common("today"))},{scale}="today"),'
        f"{quoted(words('vp_today'))},{quoted(words('vp_1959'))})))"
    )
    rules = (
        f"={quoted(words('Rules_are'))}&{at(data, cells.RULES_SHOWN)}"
        f'&" · "&{words.name("boards")}&{quoted(" " + words("boards_scheduled"))}'
        f'&" · "&{scale_words}'
    )
    put(sheet, "F1", rules, styles.HEAD.but(align="right"))
    put(sheet, cells.HEADLINE, _headline(words), styles.TITLE)
    a, b = f"B{cells.IMPS_ROW}", f"C{cells.IMPS_ROW}"
    score = f'=IF({a}="","",{a}&" : "&{b})'
    ink = styles.TITLE.but(colour=styles.INK, align="right")
    put(sheet, cells.HEADLINE_SCORE, score, ink)
    lead = f"N({b})>N({a})"
    mark_where(sheet, cells.HEADLINE, lead, styles.FOR_TEAM_B)
    state = at(data, cells.STATE)
    final = quoted(words.common("final"))
    said = (quoted(words(f"state_{key}")) for key in ("final", "provisional"))
    put(sheet, "A3", f"=IF({state}={final},{','.join(said)})", Look(bold=True))
    boards = at(words("boards"), cells.all_boards(cells.NET))
    blocks = at(data, f"B{cells.BLOCK_BOARDS_ROW}:E{cells.BLOCK_BOARDS_ROW}")
    version, time = at(data, cells.VERSION), at(data, cells.TIME)
    protests, until = at(data, cells.PROTESTS), quoted(words("protests_small") + " ")
    details = (
        f'=IF({version}="","",{quoted(words("version_small") + " ")}&{version}&" · ")'
        f'&IF({time}="","",{time}&" · ")'
        f'&IF({protests}="","",{until}&{protests}&" · ")'
        f"&{quoted(words('entered') + ' ')}&COUNT({boards})"
        f"&{quoted(' ' + words('of') + ' ')}&SUM({blocks})"
        f"&{quoted(' ' + words('boards_many'))}"
    )
    put(sheet, "B3", details, Look())
    to_check = at(words("boards"), f"{cells.MESSAGE}3")
    put(sheet, "F3", f"={to_check}", Look(bold=True, colour=styles.GREY, align="right"))
    some = f"$F$3<>{quoted(nothing_to_check(words))}"
    mark_where(sheet, "F3", some, styles.FAULTY_WORDS)
    for row, pixels in ((1, 20), (2, 38), (3, 24), (4, 10)):
        parts.height(sheet, row, pixels)


def _headline(words: Words) -> str:
    """Who leads and by how much, in words that need no agreement."""
    a, b = f"B{cells.IMPS_ROW}", f"C{cells.IMPS_ROW}"
    team_a, team_b = words.name("team_a"), words.name("team_b")
    state = at(words.common("data"), cells.STATE)
    final = quoted(words.common("final"))
    leads, won = quoted(words("leads") + ": "), quoted(words("won") + ": ")
    imps = quoted(" " + words("imps"))
    return (
        f'=IF({a}="",{team_a}&" – "&{team_b},IF({a}={b},{quoted(words("level"))},'
        f"IF({state}={final},{won},{leads})&IF({a}>{b},{team_a},{team_b})"
        f'&", +"&ROUND(ABS({a}-{b}),2)&{imps}))'
    )


def _add_caption(sheet: Worksheet, row: int, words: str, up: str, down: str) -> None:
    """What a chart shows, and what up and down mean in it."""
    low = Look(bold=True, vertical="bottom", indent=1)
    put(sheet, f"D{row}", words, low)
    small = low.but(size=styles.NOTE)
    put(sheet, f"E{row}", up, small.but(colour=styles.TEAM_A))
    put(sheet, f"F{row}", down, small.but(colour=styles.TEAM_B))


def _add_captions(sheet: Worksheet, words: Words) -> None:
    ways = words("upwards"), words("downwards")
    leaders, gainers = [], []
    for way, letter, team in zip(ways, words.teams, ("team_a", "team_b"), strict=True):
        name = words.name(team)
        room = f'IF(LEN({name})>{LONGEST_BESIDE_A_CHART},""," "&{name})'
        leaders.append(f"={quoted(f'{way}: {letter}')}&{room}")
        gainers.append(f"{way}: {words(f'gained_{team}')}")
    _add_caption(sheet, 5, words("lead_imps"), *leaders)
    _add_caption(sheet, 14, words("gifted_points"), *gainers)


def _add_charts(sheet: Worksheet, boards: Worksheet, words: Words) -> None:
    _add_captions(sheet, words)
    place = cells.all_boards(cells.PLACE)
    lead = charts.two_teams(
        boards,
        place,
        cells.all_boards(cells.LEAD_UP),
        cells.all_boards(cells.LEAD_DOWN),
        titles=(words("board_no"), words("imps")),
        number_format='+General;"−"General;0',
        gap=8,
        pixels=CHART_PIXELS,
    )
    sheet.add_chart(lead, "D6")
    gifts = charts.two_teams(
        boards,
        place,
        cells.all_boards(cells.GIFT_UP),
        cells.all_boards(cells.GIFT_DOWN),
        titles=(words("board_no"), words("points_small")),
        number_format="General;General;0",
        gap=60,
        pixels=CHART_PIXELS,
    )
    sheet.add_chart(gifts, "D15")
