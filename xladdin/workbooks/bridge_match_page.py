"""The sheet Match: the page for the wall, summary, charts, line-up, notes.

Row 2 answers first: who leads, by how much. Everything else comes from the sheets
Boards and Data; nothing is entered here.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks import charts, parts, styles
from xladdin.workbooks.bridge_match_cells import Words
from xladdin.workbooks.bridge_match_summary import add_summary
from xladdin.workbooks.parts import at, mark_where, put, quoted
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 237, "B": 128, "C": 128, "D": 150, "E": 150, "F": 400}
SMALL = Look(size=styles.NOTE, colour=styles.GREY)
HAIR = Look(below=styles.HAIRLINE)
HEAD = Look(bold=True, below=styles.INK)
CHART_PIXELS = (694, 188)
LINE_UP_ROW = 24
PLAYERS_ROW = LINE_UP_ROW + cells.BLOCKS + 2


def add_page(workbook: Workbook, boards: Worksheet, words: Words) -> Worksheet:
    """Add the sheet Match."""
    sheet: Worksheet = workbook.create_sheet(words("match"))
    parts.widths(sheet, WIDTHS)
    _add_top(sheet, words)
    add_summary(sheet, words)
    _add_charts(sheet, boards, words)
    _add_line_up(sheet, words)
    _add_players(sheet, words)
    last = PLAYERS_ROW + cells.PLAYERS
    parts.print_setup(sheet, f"A1:F{last}", one_page=True)
    parts.finish_sheet(sheet, freeze="A4")
    return sheet


def _add_top(sheet: Worksheet, words: Words) -> None:
    data = words.common("data")
    put(sheet, "A1", f"={at(data, cells.EVENT_SHOWN)}", SMALL)
    scale = words.name("scale")
    scale_words = (
        f'IF({scale}="today-whole",{quoted(words("vp_whole"))},'
        f'IF(OR({scale}={quoted(words.common("today"))},{scale}="today"),'
        f"{quoted(words('vp_today'))},{quoted(words('vp_1959'))}))"
    )
    rules = (
        f"={quoted(words('Rules_are'))}&{at(data, cells.RULES_SHOWN)}"
        f'&" · "&{words.name("boards")}&{quoted(" " + words("boards_scheduled"))}'
        f'&" · "&{scale_words}'
    )
    put(sheet, "F1", rules, SMALL.but(align="right"))
    put(sheet, cells.HEADLINE, _headline(words), styles.TITLE)
    a, b = f"B{cells.IMPS_ROW}", f"C{cells.IMPS_ROW}"
    score = f'=IF({a}="","",{a}&" : "&{b})'
    ink = styles.TITLE.but(colour=styles.INK, align="right")
    put(sheet, cells.HEADLINE_SCORE, score, ink)
    lead = f"N({b})>N({a})"
    mark_where(sheet, cells.HEADLINE, lead, styles.FOR_TEAM_B)
    state = at(data, cells.STATE)
    put(sheet, "A3", f"={state}", Look(bold=True))
    boards = at(words("boards"), cells.all_boards(cells.NET))
    blocks = at(data, f"B{cells.BLOCK_BOARDS_ROW}:E{cells.BLOCK_BOARDS_ROW}")
    version, time = at(data, cells.VERSION), at(data, cells.TIME)
    protests = at(data, cells.PROTESTS)
    details = (
        f'=IF({version}="","",{quoted(words("version_small") + " ")}&{version}&" · ")'
        f'&IF({time}="","",{time}&" · ")'
        f'&IF({protests}="","",{quoted(words("protests_small") + " ")}&{protests}&" · ")'
        f"&{quoted(words('entered') + ' ')}&COUNT({boards})"
        f"&{quoted(' ' + words('of') + ' ')}&SUM({blocks})"
        f"&{quoted(' ' + words('boards_small'))}"
    )
    put(sheet, "B3", details, Look())
    to_check = at(words("boards"), f"{cells.MESSAGE}3")
    put(sheet, "F3", f"={to_check}", Look(bold=True, colour=styles.GREY, align="right"))
    mark_where(sheet, "F3", 'RIGHT($F$3,2)<>" 0"', styles.FAULTY_WORDS)
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


def _add_charts(sheet: Worksheet, boards: Worksheet, words: Words) -> None:
    a, b = words.teams
    team_a, team_b = words.name("team_a"), words.name("team_b")
    up, down = words("upwards"), words("downwards")
    for row, caption, names in (
        (5, "lead_imps", (f'&" "&{team_a}', f'&" "&{team_b}')),
        (14, "gifted_points", ("", "")),
    ):
        put(sheet, f"D{row}", words(caption), Look(bold=True, indent=1))
        for column, word, letter, name, colour in (
            ("E", up, a, names[0], styles.TEAM_A),
            ("F", down, b, names[1], styles.TEAM_B),
        ):
            said = f"={quoted(f'{word}: {letter}')}{name}"
            look = Look(size=styles.NOTE, bold=True, colour=colour)
            put(sheet, f"{column}{row}", said, look)
    place = cells.all_boards(cells.PLACE)
    lead = charts.two_teams(
        boards,
        place,
        cells.all_boards(cells.LEAD_UP),
        cells.all_boards(cells.LEAD_DOWN),
        titles=(words("board_no"), words("imps")),
        number_format='+0;"−"0;0',
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
        number_format="0;0;0",
        gap=60,
        pixels=CHART_PIXELS,
    )
    sheet.add_chart(gifts, "D15")


def _add_line_up(sheet: Worksheet, words: Words) -> None:
    row = LINE_UP_ROW
    head = HEAD.but(size=styles.NOTE, bold=False, colour=styles.GREY)
    put(sheet, f"A{row}:F{row}", None, head)
    put(sheet, f"A{row}", words("line_up"), HEAD)
    seats = [("open_short", "ns"), ("open_short", "ew")]
    seats += [("closed_short", "ns"), ("closed_short", "ew")]
    for column, (room, side) in zip("BCDE", seats, strict=True):
        put(sheet, f"{column}{row}", f"{words(room)}, {words(side)}", head)
    put(sheet, f"F{row}", words("notes"), HEAD.but(indent=1))
    parts.height(sheet, row - 1, 12)
    parts.height(sheet, row, 24)
    for block in range(1, cells.BLOCKS + 1):
        _add_line_up_row(sheet, words, row + block, block)
    for offset, formula in enumerate(_notes(words), start=1):
        note = HAIR.but(size=styles.NOTE, wrap=True, indent=1)
        put(sheet, f"F{row + offset}", formula, note)


def _add_line_up_row(sheet: Worksheet, words: Words, row: int, block: int) -> None:
    parts.height(sheet, row, 36)
    data, column = words.common("data"), cells.SET_COLUMNS[block - 1]
    heading = cells.heading_row(block)
    boards = at(data, f"{column}{cells.BLOCK_BOARDS_ROW}")
    first = at(data, f"{column}{cells.BLOCK_FIRST_ROW}")
    last = at(data, f"{column}{cells.BLOCK_LAST_ROW}")
    label = at(words("boards"), f"A{heading}")
    title = (
        f'=IF({boards}=0,"",{label}&{quoted(", " + words("boards_small") + " ")}'
        f'&{first}&"–"&{last})'
    )
    put(sheet, f"A{row}", title, HAIR)
    set_number = at(data, f"{column}{cells.BLOCK_SET_ROW}")
    a, b = words.teams
    for place, seat in enumerate("BCDE"):
        room = place // 2
        seated = at(words("boards"), f"{(cells.SEATED, cells.CLOSED)[room]}{heading}")
        here_a, here_b = (a, b) if place % 2 == 0 else (b, a)
        pairs = [
            at(
                data,
                f"B{cells.PAIRS_ROW + 2 * team + room}:E{cells.PAIRS_ROW + 2 * team + room}",
            )
            for team in (0, 1)
        ]
        texts = {
            letter: f"{quoted(letter + ': ')}&INDEX({pair},1,{set_number})"
            for letter, pair in zip((a, b), pairs, strict=True)
        }
        formula = (
            f'=IF({boards}=0,"",IF({seated}={quoted(a)},{texts[here_a]},'
            f'IF({seated}={quoted(b)},{texts[here_b]},"")))'
        )
        reference = f"{seat}{row}"
        put(sheet, reference, formula, HAIR.but(wrap=True, colour=styles.INK))
        mark_where(sheet, reference, f'LEFT({reference},1)="{a}"', styles.FOR_TEAM_A)
        mark_where(sheet, reference, f'LEFT({reference},1)="{b}"', styles.FOR_TEAM_B)


def _notes(words: Words) -> list[str]:
    """Penalties, winners who differ, boards left out, then what was typed."""
    data = words.common("data")
    penalty = f"{words('penalty')} "
    said = []
    for column, letter in zip(cells.TEAM_COLUMNS, words.teams, strict=True):
        for row, unit in (
            (cells.PENALTY_IMPS_ROW, "imps"),
            (cells.PENALTY_VP_ROW, "vp"),
        ):
            amount = at(data, f"{column}{row}")
            reason = at(data, f"D{row}")
            said.append(
                f'IF(N({amount})=0,"",{quoted(penalty + letter + ": ")}&ABS({amount})'
                f'&{quoted(" " + words(unit))}&IF({reason}="","",", "&{reason})&". ")'
            )
    points = [f"{c}{cells.POINTS_ROW}" for c in "BC"]
    imps = [f"{c}{cells.IMPS_ROW}" for c in "BC"]
    differ = (
        f'=IF(OR({points[0]}="",{imps[0]}=""),"",'
        f"IF(({points[0]}-{points[1]})*({imps[0]}-{imps[1]})<0,"
        f'{quoted(words("winners_differ"))},""))'
    )
    left_out = at(words("boards"), f"{cells.LEFT_OUT}{cells.LAST_BOARD_ROW}")
    listed = f'=IF({left_out}="","",{quoted(words("left_out") + ": ")}&{left_out})'
    typed = at(data, f"B{cells.NOTE_ROWS[0]}")
    return ["=" + "&".join(said), differ, listed, f'=IF({typed}="","",{typed})']


def _add_players(sheet: Worksheet, words: Words) -> None:
    row, data = PLAYERS_ROW, words.common("data")
    head = HEAD.but(size=styles.NOTE, bold=False, colour=styles.GREY)
    put(sheet, f"A{row}:F{row}", None, head)
    parts.height(sheet, row - 1, 8)
    a, b = words.teams
    put(sheet, f"A{row}", f"{words('boards_per_player')}, {a}", HEAD)
    put(sheet, f"B{row}", words("boards_small"), head.but(align="right"))
    put(sheet, f"D{row}", b, HEAD)
    put(sheet, f"E{row}", words("boards_small"), head.but(align="right"))
    lengths = [at(data, f"{c}{cells.SET_BOARDS_ROW}") for c in cells.SET_COLUMNS]
    for place in range(cells.PLAYERS):
        line = row + 1 + place
        parts.height(sheet, line, 20)
        for team, (name_column, count_column) in enumerate((("A", "B"), ("D", "E"))):
            name = at(
                data, f"{cells.TEAM_COLUMNS[team]}{cells.FIRST_PLAYER_ROW + place}"
            )
            top = cells.LINE_UP_ROW + 4 * team
            played = ",".join(
                f"COUNTIF({at(data, f'{c}{top}:{c}{top + 3}')},{name})*{length}"
                for c, length in zip(cells.SET_COLUMNS, lengths, strict=True)
            )
            put(sheet, f"{name_column}{line}", f'=IF({name}="","",{name})', Look())
            count = f'=IF({name}="","",SUM({played}))'
            put(sheet, f"{count_column}{line}", count, styles.FIGURE)
        if place < len(cells.NOTE_ROWS) - 1:
            typed = at(data, f"B{cells.NOTE_ROWS[place + 1]}")
            note = Look(size=styles.NOTE, indent=1)
            put(sheet, f"F{line}", f'=IF({typed}="","",{typed})', note)
