"""The three examples of §26 of Stolitsa: four boards for A, four for B in each.

The document prints what a team wins on a board; it stands here as the result of the
open room, while the closed room passes.
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
BOARD_TAKEN_OUT = 17  # the first of the third example: without it B wins


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
    sheet[CHOSEN] = BOARD_TAKEN_OUT
    fill_event(workbook, words("sample.event"), words.language)
