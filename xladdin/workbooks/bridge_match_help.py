"""The sheet Help of a bridge match."""

from __future__ import annotations

from openpyxl import Workbook

from xladdin.wording import text
from xladdin.workbooks.bridge_match_cells import Words
from xladdin.workbooks.help_sheet import Section, add_help

# Section -> its lines; the texts stand in wording, help_bridge.
SECTIONS = {
    "use": ("first", "card", "scores", "awarded", "reversed", "sets", "print"),
    "check": ("marks", "count", "exchanged", "functions"),
    "boards": (
        *("number", "zone", "for_ns", "difference", "gifts", "imps", "lead"),
        *("steps", "totals"),
    ),
    "match": (
        *("points", "gifts", "presumed", "victory", "first", "second", "third"),
        *("final", "grades", "left_out", "imps", "vp", "carry"),
    ),
    "rules": ("today", "y1959", "y1960"),
    "sources": ("stolitsa", "laws", "wbf", "olympiad"),
}


def add_match_help(workbook: Workbook, words: Words) -> None:
    """Add the sheet Help to a workbook that is otherwise complete."""

    def said(key: str) -> str:
        return text(f"help_bridge.{key}", words.language)

    sections = [
        Section(
            said(section),
            [
                (said(f"{section}.{line}.term"), said(f"{section}.{line}"))
                for line in lines
            ],
        )
        for section, lines in SECTIONS.items()
    ]
    add_help(workbook, words.language, f"{words('title')}: {said('title')}", sections)
