"""A sample match of 24 boards, invented: as a secretary has it before the last card.

One board was not played in the open room and has awarded IMPs, one entry was typed on
the wrong keyboard, one score has no contract, one card is still out.

>>> len(CONTRACTS)
24
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks.bridge_match_cells import Words

BOARDS_A_SET = 12
SLIP = "slip"  # an entry with a slip that is usual in the language of the sheet
# Board by board: open room, closed room. Team A sits North-South in the open room in
# the first set, team B in the second.
CONTRACTS = (
    ("3NTS=", "3NTS+1"),
    ("4SN+1", "4SN="),
    ("2HE=", "2HE-1"),
    ("4HS+1", "4HN+2"),
    ("1NTW-1", "2DW="),
    ("4SxW-2", "4SW="),
    ("3NTE=", "3NTE-1"),
    ("2SS=", "2SS="),
    ("5CxN-1", "3NTE="),
    ("4HN-1", "3NTN="),
    ("pass", "1NTS-1"),
    ("6DS=", "6DS-2"),
    ("3NTN=", "2NTN+1"),
    ("3DE-2", "3DE-1"),
    ("4SW=", "4SW+1"),
    ("", "3NTS-2"),
    ("4SS=", SLIP),
    ("4HN+1", "6HN-1"),
    ("2SxE=", "2SE="),
    ("3CS-1", "2HW="),
    ("4HN-1", "4HN="),
    ("", ""),
    ("3NTW+1", "3NTW="),
    ("1NTS+1", ""),
)
AWARDED = {16: (3, 0)}
PLUS_SCORES = {22: {"D": 100, "I": 110}}  # column of the score -> points
PLAYERS_A_SET = 4
# Places in the list of players, two a room: open, closed; set by set.
SEATS = {"A": ((0, 1, 2, 3), (0, 1, 4, 5)), "B": ((0, 1, 2, 3), (2, 3, 4, 5))}


def enter_sample(workbook: Workbook, words: Words) -> None:
    """Enter the sample match into an empty scoresheet."""
    _enter_data(workbook[words.common("data")], words)
    boards: Worksheet = workbook[words("boards")]
    boards[f"{cells.OPEN}{cells.heading_row(2)}"] = words.teams[1]
    for number, (opened, closed) in enumerate(CONTRACTS, start=1):
        block, place = divmod(number - 1, BOARDS_A_SET)
        row = cells.board_rows(block + 1)[place]
        for column, entry in ((cells.OPEN, opened), (cells.CLOSED, closed)):
            typed = _said(SLIP, words) if entry == SLIP else entry
            boards[f"{column}{row}"] = typed or None
        for column, score in PLUS_SCORES.get(number, {}).items():
            boards[f"{column}{row}"] = score
        for column, imps in zip("LM", AWARDED.get(number, ()), strict=False):
            boards[f"{column}{row}"] = imps


def _said(key: str, words: Words) -> str:
    return text(f"bridge_match.sample.{key}", words.language)


def _enter_data(sheet: Worksheet, words: Words) -> None:
    def said(key: str) -> str:
        return _said(key, words)

    sheet[cells.EVENT], sheet[cells.ROUND] = said("event"), said("round")
    sheet[cells.DATE], sheet[cells.TIME] = "14.03.2026", "14.03.2026 21:40"
    sheet[cells.VERSION], sheet[cells.PROTESTS] = 3, "22:10"
    for column, letter in zip(cells.TEAM_COLUMNS, "AB", strict=True):
        sheet[f"{column}{cells.TEAM_ROW}"] = said(f"team_{letter.lower()}")
        players = said(f"players_{letter.lower()}").split("; ")
        for place, player in enumerate(players):
            sheet[f"{column}{cells.FIRST_PLAYER_ROW + place}"] = player
        top = cells.LINE_UP_ROW + (0 if letter == "A" else PLAYERS_A_SET)
        for set_column, seats in zip(cells.SET_COLUMNS, SEATS[letter], strict=False):
            for place, player_place in enumerate(seats):
                sheet[f"{set_column}{top + place}"] = players[player_place]
    sheet[f"C{cells.PENALTY_VP_ROW}"] = 0.5
    sheet[f"D{cells.PENALTY_VP_ROW}"] = said("late")
