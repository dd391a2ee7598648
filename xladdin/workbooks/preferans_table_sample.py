"""A pulka of four players for preferans-table: closed at 20, Sochi."""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks.preferans_data import place_of
from xladdin.workbooks.preferans_table_layout import BLOCK

# Pool, mountain, whists on each player in turn.
SLIP = (
    (20, 14, (None, 64, 38, 92)),
    (20, 32, (40, None, 56, 28)),
    (20, 22, (62, 84, None, 70)),
    (20, 40, (36, 48, 30, None)),
)
CLUB_PLACES = (200, 100, -100, -200)
FACTS = ("date", "table", "judge", "version", "time", "protests")


def fill(workbook: Workbook, sheet: Worksheet, language: str) -> None:
    """Enter the pulka and the event."""
    names = text("table.sample.players", language).split(", ")
    for row, name, (pool, mountain, written) in zip(
        BLOCK.rows, names, SLIP, strict=True
    ):
        sheet[f"{BLOCK.name}{row}"] = name
        sheet[f"{BLOCK.pool}{row}"] = pool
        sheet[f"{BLOCK.mountain}{row}"] = mountain
        for column, whists in zip(BLOCK.written, written, strict=True):
            sheet[f"{column}{row}"] = whists
    for name in ("Event", *(f"Event_{fact}" for fact in FACTS)):
        data, cell = place_of(workbook, name)
        data[cell] = text(f"table.sample.{name.lower()}", language)
    data, cells = place_of(workbook, "Club_four")
    for (cell,), points in zip(data[cells], CLUB_PLACES, strict=True):
        cell.value = points
