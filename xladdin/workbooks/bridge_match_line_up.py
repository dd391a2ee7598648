"""On the sheet Match: who sat where in each set, notes, boards per player."""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_match_cells import Words
from xladdin.workbooks.parts import at, mark_where, put, quoted
from xladdin.workbooks.styles import Look

LINE_UP_ROW = 24
PLAYERS_ROW = LINE_UP_ROW + cells.BLOCKS + 2
# Beyond the print area: each note, and how many there are down to it.
NOTE, NOTES_SO_FAR = "H", "I"
HAIR = Look(below=styles.HAIRLINE)
HEAD = Look(bold=True, below=styles.INK)
SMALL_HEAD = HEAD.but(size=styles.NOTE, bold=False, colour=styles.GREY)
STEP = styles.HEAD


def add_line_up(sheet: Worksheet, words: Words) -> int:
    """Add the lower part of the page; gives its last row."""
    row = LINE_UP_ROW
    put(sheet, f"A{row}:F{row}", None, SMALL_HEAD)
    put(sheet, f"A{row}", words("line_up"), HEAD)
    seats = [("open_short", "ns"), ("open_short", "ew")]
    seats += [("closed_short", "ns"), ("closed_short", "ew")]
    for column, (room, side) in zip("BCDE", seats, strict=True):
        put(sheet, f"{column}{row}", f"{words(room)}, {words(side)}", SMALL_HEAD)
    put(sheet, f"F{row}", words("notes"), HEAD.but(indent=1))
    parts.height(sheet, row - 1, 12)
    parts.height(sheet, row, 24)
    for block in range(1, cells.BLOCKS + 1):
        _add_row(sheet, words, row + block, block)
    _add_players(sheet, words)
    _add_notes(sheet, words)
    first = row + 1
    used = f"A{first}:E{row + cells.BLOCKS}"
    for letter, mark in zip(
        words.teams, (styles.FOR_TEAM_A, styles.FOR_TEAM_B), strict=True
    ):
        mark_where(
            sheet, used, f'AND($A{first}<>"",LEFT(A{first},2)="{letter}:")', mark
        )
    mark_where(sheet, used, f'$A{first}=""', styles.UNUSED_ROW)
    blank = f'AND($A{first}="",$F{first}="")'
    mark_where(sheet, f"F{first}:F{row + cells.BLOCKS}", blank, styles.UNUSED_ROW)
    return PLAYERS_ROW + cells.PLAYERS


def _add_row(sheet: Worksheet, words: Words, row: int, block: int) -> None:
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
        pair_rows = (cells.SEATS_ROW + 2 * team + room for team in (0, 1))
        pairs = [at(data, f"B{pair}:E{pair}") for pair in pair_rows]
        texts = {
            letter: f"{quoted(letter + ': ')}&INDEX({pair},1,{set_number})"
            for letter, pair in zip((a, b), pairs, strict=True)
        }
        formula = (
            f'=IF({boards}=0,"",IF({seated}={quoted(a)},{texts[here_a]},'
            f'IF({seated}={quoted(b)},{texts[here_b]},"")))'
        )
        put(sheet, f"{seat}{row}", formula, HAIR.but(wrap=True))


def _notes(words: Words) -> list[str]:
    """Penalties, winners who differ, boards left out, then what was typed."""
    data = words.common("data")
    said = []
    for column, letter in zip(cells.TEAM_COLUMNS, words.teams, strict=True):
        for shown, row, unit in (
            (cells.PENALTY_SHOWN_ROW, cells.PENALTY_IMPS_ROW, "imps"),
            (cells.PENALTY_VP_SHOWN_ROW, cells.PENALTY_VP_ROW, "vp"),
        ):
            amount, reason = f"{column}{shown}", at(data, f"D{row}")
            penalty = quoted(f"{words('penalty')} {letter}: ")
            said.append(
                f'IF({amount}=0,"",{penalty}&ABS({amount})'
                f'&{quoted(" " + words(unit))}&IF({reason}="","",", "&{reason}))'
            )
    points_a, points_b = (f"{c}{cells.POINTS_ROW}" for c in "BC")
    imps_a, imps_b = (f"{c}{cells.IMPS_ROW}" for c in "BC")
    said.append(
        f'IF(OR({points_a}="",{imps_a}=""),"",'
        f"IF(({points_a}-{points_b})*({imps_a}-{imps_b})<0,"
        f'{quoted(words("winners_differ"))},""))'
    )
    left_out = at(words("boards"), f"{cells.LEFT_OUT}{cells.LAST_BOARD_ROW}")
    listed = quoted(words("left_out") + ": ")
    said.append(f'IF({left_out}="","",{listed}&{left_out})')
    typed = (at(data, f"B{row}") for row in cells.NOTE_ROWS)
    return said + [f'IF({note}="","",{note})' for note in typed]


def _add_notes(sheet: Worksheet, words: Words) -> None:
    """The notes that there are, one below the other without gaps."""
    first = LINE_UP_ROW + 1
    notes = _notes(words)
    last = LINE_UP_ROW + len(notes)
    put(sheet, f"{NOTE}{LINE_UP_ROW}", words("notes"), STEP)
    for row, note in enumerate(notes, start=first):
        put(sheet, f"{NOTE}{row}", f"={note}", STEP)
        before = f"{NOTES_SO_FAR}{row - 1}" if row > first else "0"
        count = f'={before}+IF({NOTE}{row}="",0,1)'
        put(sheet, f"{NOTES_SO_FAR}{row}", count, STEP)
    found = f"${NOTE}${first}:${NOTE}${last}"
    so_far = f"${NOTES_SO_FAR}${first}:${NOTES_SO_FAR}${last}"
    rows = [*range(first, first + cells.BLOCKS)]
    rows += range(PLAYERS_ROW + 1, PLAYERS_ROW + 1 + len(notes) - cells.BLOCKS)
    for number, row in enumerate(rows, start=1):
        shown = f'=IFERROR(INDEX({found},MATCH({number},{so_far},0),1),"")'
        look = HAIR if row < PLAYERS_ROW else Look()
        put(sheet, f"F{row}", shown, look.but(size=styles.NOTE, wrap=True, indent=1))


def _add_players(sheet: Worksheet, words: Words) -> None:
    row, data = PLAYERS_ROW, words.common("data")
    put(sheet, f"A{row}:F{row}", None, SMALL_HEAD)
    parts.height(sheet, row - 1, 8)
    a, b = words.teams
    put(sheet, f"A{row}", f"{words('boards_per_player')}, {a}", HEAD)
    put(sheet, f"B{row}", words("boards_small"), SMALL_HEAD.but(align="right"))
    put(sheet, f"D{row}", b, HEAD)
    put(sheet, f"E{row}", words("boards_small"), SMALL_HEAD.but(align="right"))
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
