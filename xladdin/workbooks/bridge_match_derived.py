"""What the sheet Data of a bridge match reckons for the other sheets.

Where sets begin and end, which block of the sheet Boards shows what, names and rules as
they are printed. Plain formulas, one step a row.
"""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_match_cells import BOARDS_A_BLOCK, SETS, Words
from xladdin.workbooks.parts import at, put, quoted
from xladdin.workbooks.styles import Look

LABEL = Look(size=styles.NOTE, colour=styles.GREY, below=styles.HAIRLINE)
STEP = LABEL.but(indent=1)
LONGEST_IN_A_SEAT = 26  # characters of a team's name; else its letter must do
_CHECKED = (cells.RULES, cells.VICTORY_SCALE, cells.SCHEDULED)
FIRST_DERIVED_ROW = cells.NUMBER_FIRST_ROW


def add_derived(sheet: Worksheet, words: Words) -> None:
    """Add the reckoned rows."""
    head = FIRST_DERIVED_ROW - 1
    put(sheet, f"A{head}:F{head}", None, Look(below=styles.INK))
    put(sheet, f"A{head}", words("derived"), Look(bold=True, below=styles.INK))
    parts.height(sheet, head, 30)
    _add_numbers(sheet, words)
    _add_blocks(sheet, words)
    _add_pairs(sheet, words)
    _add_words(sheet, words)
    _add_imps(sheet, words)


def _row(sheet: Worksheet, row: int, label: str, formulas: list[str]) -> None:
    put(sheet, f"A{row}", label, LABEL)
    for column, formula in zip(cells.SET_COLUMNS, formulas, strict=False):
        put(sheet, f"{column}{row}", f"={formula}", STEP)


def _add_numbers(sheet: Worksheet, words: Words) -> None:
    boards, typed = cells.SET_BOARDS_ROW, cells.SET_FIRST_ROW
    first_row, last_row = cells.NUMBER_FIRST_ROW, cells.NUMBER_LAST_ROW
    first, last = [], []
    for place, c in enumerate(cells.SET_COLUMNS):
        follows = "1"
        if place:
            before = f"{cells.SET_COLUMNS[place - 1]}{last_row}"
            follows = f'IF({before}="",1,{before}+1)'
        first.append(
            f"IF(ISNUMBER({c}{boards}),IF(ISNUMBER({c}{typed}),{c}{typed},{follows})"
            ',"")'
        )
        last.append(f'IF({c}{first_row}="","",{c}{first_row}+{c}{boards}-1)')
    _row(sheet, first_row, words("number_first"), first)
    _row(sheet, last_row, words("number_last"), last)


def _add_blocks(sheet: Worksheet, words: Words) -> None:
    """A set fills one block or several; the next set begins in the next block."""
    of_set, before_row = cells.BLOCK_SET_ROW, cells.BLOCK_BEFORE_ROW
    count, rest = cells.BLOCK_BOARDS_ROW, cells.BLOCK_REST_ROW
    first_row, last_row = cells.BLOCK_FIRST_ROW, cells.BLOCK_LAST_ROW
    lengths = f"$B${cells.SET_BOARDS_ROW}:$E${cells.SET_BOARDS_ROW}"
    firsts = f"$B${cells.NUMBER_FIRST_ROW}:$E${cells.NUMBER_FIRST_ROW}"
    rows: dict[int, list[str]] = {
        row: [] for row in (of_set, before_row, count, first_row, last_row, rest)
    }
    for place, c in enumerate(cells.SET_COLUMNS):
        left = cells.SET_COLUMNS[place - 1] if place else ""
        goes_on = f"{left}{rest}>0"
        rows[of_set].append(
            f"IF({goes_on},{left}{of_set},{left}{of_set}+1)" if place else "1"
        )
        rows[before_row].append(
            f"IF({goes_on},{left}{before_row}+{left}{count},0)" if place else "0"
        )
        left_over = f"SUM(INDEX({lengths},1,{c}{of_set}))-{c}{before_row}"
        rows[count].append(
            f"IF({c}{of_set}>{SETS},0,MAX(0,MIN({BOARDS_A_BLOCK},{left_over})))"
        )
        rows[first_row].append(
            f'IF({c}{count}=0,"",INDEX({firsts},1,{c}{of_set})+{c}{before_row})'
        )
        rows[last_row].append(f'IF({c}{count}=0,"",{c}{first_row}+{c}{count}-1)')
        rows[rest].append(f"IF({c}{of_set}>{SETS},0,MAX(0,{left_over}-{c}{count}))")
    labels = ("set", "before", "boards", "first", "last", "rest")
    for (row, formulas), label in zip(rows.items(), labels, strict=True):
        _row(sheet, row, words(f"block_{label}"), formulas)


def _add_pairs(sheet: Worksheet, words: Words) -> None:
    """The two players of a team in a room; where nobody is named, the team."""
    for pair in range(4):
        team, room = pair // 2, ("open_room", "closed_room")[pair % 2]
        name = words.name(("team_a", "team_b")[team])
        one, two = cells.LINE_UP_ROW + 2 * pair, cells.LINE_UP_ROW + 2 * pair + 1
        label = f"{words.teams[team]}, {words(room)}"
        short = f'IF(LEN({name})>{LONGEST_IN_A_SEAT},"",{name})'
        for row, between, team_name in (
            (cells.PAIRS_ROW, " – ", name),
            (cells.SEATS_ROW, "\n", short),
        ):
            formulas = [
                f'IF({c}{one}&{c}{two}="",{team_name},{c}{one}'
                f'&IF(OR({c}{one}="",{c}{two}=""),"","{between}")&{c}{two})'
                for c in cells.SET_COLUMNS
            ]
            _row(sheet, row + pair, label, formulas)


def _add_words(sheet: Worksheet, words: Words) -> None:
    team = cells.TEAM_ROW
    shown = [
        f'IF({column}{team}="",{quoted(words("team") + " " + letter)},{column}{team})'
        for column, letter in zip(cells.TEAM_COLUMNS, words.teams, strict=True)
    ]
    _row(sheet, cells.TEAM_SHOWN_ROW, words("team"), shown)
    rules = cells.RULES
    rules_words = (
        f'IF(OR({rules}="",{rules}="1959",{rules}=1959),{quoted(words("rules_1959"))},'
        f'IF(OR({rules}="1960",{rules}=1960),{quoted(words("rules_1960"))},{rules}))'
    )
    whole, own = quoted(words("scale_whole")), quoted(words.league("scale_own"))
    event, round_, date = cells.EVENT, cells.ROUND, cells.DATE
    event_words = (
        f'{event}&IF(OR({event}="",{round_}=""),"",", ")&{round_}'
        f'&IF(OR({event}&{round_}="",{date}=""),""," · ")&{date}'
    )
    version, protests = words("version_small"), words("protests_small")
    state_words = (
        f'{cells.STATE}&IF({cells.VERSION}="","",{quoted(f", {version} ")}'
        f'&{cells.VERSION})&IF({cells.TIME}="","",", "&{cells.TIME})'
        f'&IF({cells.PROTESTS}="","",{quoted(f" · {protests} ")}&{cells.PROTESTS})'
    )
    blocks = f"SUM(B{cells.BLOCK_BOARDS_ROW}:E{cells.BLOCK_BOARDS_ROW})"
    first = cells.FIRST_PLAYER_ROW
    checks = f"D{first}:E{first + cells.PLAYERS - 1}"
    marks = "+".join(
        f"COUNTIF({checks},{quoted(words(key))})"
        for key in ("player_twice", "player_two_seats")
    )
    players = f"B{first}:C{first + cells.PLAYERS - 1}"
    marks += f"+IF({parts.pasted(players)},1,0)"
    warnings = [f"D{cells.TEAM_ROW}", f"F{cells.SET_BOARDS_ROW}"]
    warnings += [f"F{choice[1:]}" for choice in _CHECKED]
    warnings += [f"E{row}" for row in range(cells.CARRY_ROW, cells.TYPED_VP_ROW + 1)]
    for warning in warnings:
        marks += f'+IF({warning}="",0,1)'
    counted = cells.all_boards(cells.SCORE_A)
    by_choice = f'IF({cells.VICTORY_SCALE}={own},"own",{rules})'
    rows = {
        cells.RULES_SHOWN: ("rules_shown", rules_words),
        cells.SCHEDULED_SHOWN: (
            "scheduled_boards",
            f"IF(ISNUMBER({cells.SCHEDULED}),{cells.SCHEDULED},{blocks})",
        ),
        cells.EVENT_SHOWN: ("event_shown", event_words),
        cells.STATE_SHOWN: ("state_shown", state_words),
        cells.SCALE_USED: (
            "vp_scale",
            f'IF({cells.VICTORY_SCALE}={whole},"today-whole",{by_choice})',
        ),
        cells.MARKS: ("marks", marks),
        cells.COUNTED: ("counted", f"COUNT({at(words('boards'), counted)})"),
    }
    for reference, (key, formula) in rows.items():
        _row(sheet, int(reference[1:]), words(key), [formula])


def _add_imps(sheet: Worksheet, words: Words) -> None:
    """IMPs by blocks, as the sheet Boards sums them, then by sets."""
    of_set = f"$B${cells.BLOCK_SET_ROW}:$E${cells.BLOCK_SET_ROW}"
    for team, column in enumerate((cells.IMPS_A, cells.IMPS_B)):
        by_block, by_set = cells.BLOCK_IMPS_ROW + team, cells.SET_IMPS_ROW + team
        letter = words.teams[team]
        blocks = [
            at(words("boards"), f"{column}{cells.heading_row(block)}")
            for block in range(1, cells.BLOCKS + 1)
        ]
        _row(sheet, by_block, f"{words('block_imps')}, {letter}", blocks)
        imps = f"$B${by_block}:$E${by_block}"
        sets = [
            f'IF(SUM({c}{cells.SET_BOARDS_ROW})=0,"",'
            f"ROUND(SUMIF({of_set},{number},{imps}),2))"
            for number, c in enumerate(cells.SET_COLUMNS, start=1)
        ]
        _row(sheet, by_set, f"{words('set_imps')}, {letter}", sets)
