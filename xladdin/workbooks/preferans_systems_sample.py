"""The paradoxes А, Б and В of the 8-point system.

Source: Whist 2008, sections 3 and 5. At the tables of В only X and Y are known, with
their places: four first and four second ones each; they met in the first round, so
from the second on each has a table of his own.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import preferans_systems_tables as tables
from xladdin.workbooks.event_line import fill_event
from xladdin.workbooks.sheet_words import Words

WHOLE_TABLES = (  # key of the name, whists
    ("a", (44, -12, -12, -20)),
    ("b_before", (301, -100, -100, -101)),
    ("b_after", (521, -140, -150, -231)),
)
PLACES_OF_X = (1, 1, 1, 1, 2, 2, 2, 2)
PLACES_OF_Y = (2, 2, 2, 2, 1, 1, 1, 1)
WHISTS_OF_X = (300,) * 8
WHISTS_OF_Y = (*(151,) * 7, 301)


def fill(
    workbook: Workbook, sheet: Worksheet, block: Worksheet, words: Words, first: int
) -> None:
    """Enter the two players, the tables and the event."""
    players = words("sample.players").split(", ")
    for at, name in enumerate(players, start=first):
        sheet[f"B{at}"] = name
    for table, (key, whists) in zip(tables.TABLES, WHOLE_TABLES, strict=False):
        block[f"A{table.head}"] = words(f"sample.{key}")
        for row, own in zip(table.rows, whists, strict=True):
            block[f"{tables.WHISTS}{row}"] = own
    free = iter(tables.TABLES[len(WHOLE_TABLES) :])
    of_x = zip(WHISTS_OF_X, PLACES_OF_X, strict=True)
    of_y = zip(WHISTS_OF_Y, PLACES_OF_Y, strict=True)
    for number, both in enumerate(zip(of_x, of_y, strict=True), start=1):
        results = list(zip(players, both, strict=True))
        for known in [results] if number == 1 else [[result] for result in results]:
            table = next(free)
            block[f"A{table.head}"] = words("sample.v", number=number)
            for row, (name, (won, place)) in zip(table.rows, known, strict=False):
                block[f"{tables.NAME}{row}"] = name
                block[f"{tables.WHISTS}{row}"] = won
                block[f"{tables.TYPED}{row}"] = place
    fill_event(workbook, words("sample.event"), words.language)
