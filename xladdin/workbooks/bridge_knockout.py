"""The scoresheet of a round of elimination: who goes through, told in two ways.

By the final percent the better players stay in, won or lost; by winning only the
winners do. Both stand side by side, and where they differ is marked.

Source: Stolitsa 1959, §23.

>>> SCORESHEET.name
'bridge-knockout'
"""

from __future__ import annotations

from openpyxl import Workbook

from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_knockout_cells import CHECKS
from xladdin.workbooks.bridge_knockout_data import add_data
from xladdin.workbooks.bridge_knockout_draw import add_draw
from xladdin.workbooks.bridge_knockout_help import sections
from xladdin.workbooks.bridge_knockout_matches import add_matches
from xladdin.workbooks.bridge_knockout_qualifiers import add_qualifiers
from xladdin.workbooks.bridge_knockout_reckoning import add_reckoning
from xladdin.workbooks.bridge_knockout_sample import enter_sample
from xladdin.workbooks.help_sheet import add_help
from xladdin.workbooks.scoresheet import Scoresheet
from xladdin.workbooks.sheet_words import Words

NAME = "bridge-knockout"
VERSION = 1


def build(language: str, sample: bool) -> Workbook:
    """The workbook in a language, empty or with the sample round entered."""
    words = Words("knockout", language)
    workbook = styles.new_workbook()
    matches = workbook.create_sheet(words("matches"))
    qualifiers = workbook.create_sheet(words("qualifiers"))
    add_draw(workbook, words)
    add_data(workbook, words)
    reckoning = workbook.create_sheet(words("reckoning"))
    add_matches(workbook, matches, words)
    add_qualifiers(workbook, qualifiers, words)
    add_reckoning(reckoning, words)
    CHECKS.add_sheet(workbook, language)
    title = f"{words('title')}: {Words('knockout_help', language)('title')}"
    add_help(workbook, language, title, sections(language))
    if sample:
        enter_sample(workbook, words)
    parts.finish_workbook(workbook, NAME, VERSION, language, words("title"))
    return workbook


SCORESHEET = Scoresheet(NAME, VERSION, build)
