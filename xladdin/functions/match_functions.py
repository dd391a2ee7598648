"""Sheet functions of a whole match: its report, and the check of a board's entries.

Source: each function names its own.
"""

from __future__ import annotations

from fractions import Fraction
from typing import List, Optional

from xladdin.bridge.entry_check import Typed, check_board
from xladdin.bridge.match import match_report
from xladdin.functions import arguments as take
from xladdin.functions import bridge_cells, bridge_words, cells
from xladdin.functions.registry import declare
from xladdin.functions.spec import BRIDGE, TABLE, Example

Scores = List[List[Optional[Fraction]]]
TypedRows = List[List[Typed]]


@declare(
    category=BRIDGE,
    kind=TABLE,
    arguments=(
        take.numbers("table1"),
        take.numbers("table2"),
        take.rules(more=take.TODAY_WHOLE),
        take.whole("boards", optional=True),
        take.language(),
    ),
    examples=(
        # A wrote 110 + 250 + 120, B 50 + 70 + 120; A gave away 120 and B 360.
        Example(
            "=MATCH_REPORT({110;-50;120;0;0;0;0;0;0;0},"
            '{-250;70;120;0;0;0;0;0;0;0},"1959",,"en")',
            (
                ("boards counted", 10, 10),
                ("points", 480, 240),
                ("points given away", 120, 360),
                ("percent of victory", 50, -50),
                ("verdict", "large win", "large loss"),
                ("first percent", 80, 40),
                ("second percent", 98, 94),
                ("presumed gifts", 90, 90),
                ("third percent", 96.5, 92.5),
                ("final percent", 91.5, 75.5),
                ("grade", "excellent", "mediocre"),
                ("IMPs", 5, 2),
                ("victory points", 1, 1),
                ("winner by points and by IMPs", "the same", "the same"),
            ),
            "Stolitsa 1959, §14-24",
        ),
    ),
    source="Stolitsa 1959, §14-24, §26",
    gives_rows=True,
)
def MATCH_REPORT(
    table1: Scores,
    table2: Scores,
    rules: str,
    boards: Optional[int],
    language: Optional[str],
) -> List[List[object]]:
    """The whole reckoning of a match (мач, матч)."""
    report = match_report(cells.flat(table1), cells.flat(table2), rules, boards)
    return bridge_words.report_rows(report, language)


@declare(
    category=BRIDGE,
    kind=TABLE,
    arguments=(
        bridge_cells.board(),
        take.anything("open_room", bridge_cells.typed, is_range=True),
        take.anything("closed_room", bridge_cells.typed, is_range=True),
        take.anything("awarded", bridge_cells.typed, is_range=True, optional=True),
        take.rules(more=take.TODAY_WHOLE),
        take.language(),
    ),
    examples=(
        Example(
            '=BOARD_CHECK(2,{"4SxW-1","",""},{"4СS=","",""},,,"en")',
            "! closed: Cyrillic С, ♠ or ♣?",
            "slips of secretaries",
        ),
        Example(
            '=BOARD_CHECK(2,{"",420,""},{"3NTN=","",""},,,"en")',
            "! open: no contract gives this",
            "Law 77 (2017)",
        ),
        Example(
            '=BOARD_CHECK(1,{"4HN=","",""},{"4HE=","",""},,,"en")',
            "? 4♥ by NS and by EW: check",
            "slips of secretaries",
        ),
        Example(
            '=BOARD_CHECK(1,{"4HN=","",""},{"4HS+1","",""})', "", "nothing is wrong"
        ),
    ),
    source="Law 77 (2017); slips of secretaries",
)
def BOARD_CHECK(
    board: int,
    open_room: TypedRows,
    closed_room: TypedRows,
    awarded: Optional[TypedRows],
    rules: str,
    language: Optional[str],
) -> str:
    """What is wrong or doubtful with a board's entries; empty when nothing is."""
    found = check_board(
        board,
        bridge_cells.card("open_room", open_room),
        bridge_cells.card("closed_room", closed_room),
        bridge_cells.awarded("awarded", awarded),
        rules,
    )
    return bridge_words.board_message(found, language)
