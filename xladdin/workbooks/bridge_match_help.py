"""The sheet Help of a bridge match."""

from __future__ import annotations

from openpyxl import Workbook

from xladdin.wording import text
from xladdin.workbooks.bridge_match_cells import Words
from xladdin.workbooks.help_sheet import Section, add_help
from xladdin.workbooks.parts import call, quoted

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


# Match No 173: points, gifts, gifts of the opponents, boards (§22); the same without
# the board of 2950 (§27).
MATCH_173 = {
    "whole_a": ("21280", "6040", "13390", "36"),
    "whole_b": ("13930", "13390", "6040", "36"),
    "less_a": ("18330", "6040", "10440", "35"),
    "less_b": ("13930", "10440", "6040", "35"),
}
BOARD_OF_2950 = ("4HxxW-3", "3NTxxW+1")  # East-West vulnerable, as on board 3


def _match_173(words: Words) -> list[tuple[str, str]]:
    """The document's own match, reckoned by the functions of this workbook."""
    lines = []
    for key, figures in MATCH_173.items():
        percent = call("FINAL_PERCENT", *figures)
        grade = call("FINAL_GRADE", percent, quoted(words.language))
        reckoned = f'="FINAL_PERCENT = "&ROUND({percent},1)&", "&{grade}'
        lines.append((text(f"help_bridge.match_173.{key}", words.language), reckoned))
    ours, theirs = (
        call("BOARD_SCORE", quoted(entry), "3", '"1959"') for entry in BOARD_OF_2950
    )
    swing = f"({ours}-{theirs})"
    board = f'="{BOARD_OF_2950[0]}, {BOARD_OF_2950[1]}: "&{ours}&" − ("&{theirs}&") = "'
    board += f'&{swing}&", IMPS = "&{call("IMPS", swing, quoted("1959"))}'
    lines.append((text("help_bridge.match_173.board", words.language), board))
    return lines


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
    sections.insert(-1, Section(said("match_173"), _match_173(words)))
    add_help(workbook, words.language, f"{words('title')}: {said('title')}", sections)
