"""The four tournaments of 564 pulkas of the Piter system, and a club's own evenings.

Of the tournaments the means alone are published, so spread and histogram show results
of an invented club, said to be so; the two are not mixed.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks.event_line import fill_event
from xladdin.workbooks.preferans_cutoff_results import FIRST
from xladdin.workbooks.preferans_data import place_of
from xladdin.workbooks.sheet_words import Words

# Pulkas, mean of the winners. Source: Piter 2017, statistics of four tournaments.
TOURNAMENTS = ((141, 514.1), (114, 458.3), (148, 511), (161, 499.8))
# Invented.
CLUB_WINNERS = (
    *(412, 288, 655, 530, 174, 476, 903, 341, 598, 447, 236, 519),
    *(722, 385, 301, 564, 128, 631, 458, 846, 273, 492, 367, 541),
    *(689, 214, 433, 1184, 506, 352, 577, 96, 468, 745, 319, 612),
    *(401, 538, 259, 487, 814, 163, 553, 426, 971, 374, 502, 641),
)


def fill(workbook: Workbook, sheet: Worksheet, words: Words, rows: range) -> None:
    """Enter the tournaments, the results and the event."""
    names = words("sample.tournaments").split(", ")
    for row, name, (pulkas, mean) in zip(rows, names, TOURNAMENTS, strict=False):
        sheet[f"B{row}"], sheet[f"C{row}"], sheet[f"D{row}"] = name, pulkas, mean
    results = workbook[words("results")]
    for row, whists in enumerate(CLUB_WINNERS, start=FIRST):
        results[f"B{row}"] = whists
    fill_event(workbook, words("sample.event"), words.language)
    data, cell = place_of(workbook, "Results_source")
    data[cell] = words("sample.source")
