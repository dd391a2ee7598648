"""The scoresheet of one bridge team match, 4 to 64 boards in one to four sets.

Two rooms are entered card by card; the wall page, the percents of 1959, IMPs and
victory points follow.

Source: Stolitsa 1959, §14-24; Law 78B (2017); WBF victory points of 2013.

>>> build("bg", sample=False).sheetnames
['Игри', 'Мач', 'Карти', 'Данни', 'Помощ']
"""

from __future__ import annotations

from openpyxl import Workbook

from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_match_boards import add_boards
from xladdin.workbooks.bridge_match_cards import add_cards
from xladdin.workbooks.bridge_match_cells import Words
from xladdin.workbooks.bridge_match_data import add_data
from xladdin.workbooks.bridge_match_help import add_match_help
from xladdin.workbooks.bridge_match_page import add_page
from xladdin.workbooks.bridge_match_sample import enter_sample
from xladdin.workbooks.scoresheet import Scoresheet

NAME = "bridge-match"
VERSION = 1


def build(language: str, sample: bool) -> Workbook:
    """The scoresheet in a language, empty or with the sample match."""
    words = Words(language)
    workbook = styles.new_workbook()
    boards = add_boards(workbook, words)
    add_page(workbook, boards, words)
    add_cards(workbook, words)
    add_data(workbook, words)
    if sample:
        enter_sample(workbook, words)
    add_match_help(workbook, words)
    parts.finish_workbook(workbook, NAME, VERSION, language, words("title"))
    return workbook


SCORESHEET = Scoresheet(NAME, VERSION, build)
