"""The three examples of §26 of Stolitsa, then the match No 173 with its board of 2950.

Of the examples the document prints what a team wins on a board; it stands here as the
result of the open room, while the closed room passes.

Decision: of No 173 the document prints one board, the totals of the match and the
percents with and without that board (§22, §27). The other 35 boards are made up so that
all these totals agree.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_systems_boards as boards
from xladdin.workbooks.bridge_systems_layout import CHOSEN, MATCHES
from xladdin.workbooks.event_line import fill_event
from xladdin.workbooks.sheet_words import Words

EXAMPLES = (  # won by A, won by B, board by board
    ((500, 500, 500, 500), (740, 740, 740, 740)),
    ((500, 500, 500, 500), (490, 490, 490, 490)),
    ((500, 500, 500, 500), (740, 740, 490, 490)),
)
# North-South's points in the open and in the closed room.
LARGEST_SWING = (1600, -1350)  # 4♥ redoubled, three down; 3NT redoubled, made with one
MADE_UP = (
    *((-50, 920), (620, -100), (430, -50), (920, -100), (170, 650)),
    *((-170, -630), (-170, -650), (-400, -400), (50, -400), (150, 620)),
    *((-100, 630), (200, -450), (-650, -650), (-980, -680), (200, -400)),
    *((650, 650), (100, -620), (450, 140), (-620, -650), (1430, 1430)),
    *((400, -50), (600, 600), (-1430, 50), (200, -650), (630, 140)),
    *((-620, -170), (620, -100), (140, 420), (430, 140), (-1010, -680)),
    *((620, -200), (200, -420), (-650, -620), (-100, 420), (-170, -450)),
)
BOARD_TAKEN_OUT = 25  # that of 2950


def fill(workbook: Workbook, sheet: Worksheet, block: Worksheet, words: Words) -> None:
    """Enter the examples, the board to take out and the event."""
    row = boards.FIRST
    for number, (line, example) in enumerate(
        zip(MATCHES, EXAMPLES, strict=False), start=1
    ):
        sheet[f"B{line}"] = words("sample.example", number=number)
        block[f"{boards.MATCH}{row}"] = number
        for ours, theirs in zip(*example, strict=True):
            for score in (ours, -theirs):
                block[f"{boards.OPEN}{row}"] = score
                block[f"{boards.CLOSED}{row}"] = 0
                row += 1
    sheet[f"B{MATCHES[len(EXAMPLES)]}"] = words("sample.match_173")
    block[f"{boards.MATCH}{row}"] = len(EXAMPLES) + 1
    for opened, closed in (LARGEST_SWING, *MADE_UP):
        block[f"{boards.OPEN}{row}"], block[f"{boards.CLOSED}{row}"] = opened, closed
        row += 1
    sheet[CHOSEN] = BOARD_TAKEN_OUT
    fill_event(workbook, words("sample.event"), words.language)
