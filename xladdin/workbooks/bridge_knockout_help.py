"""What the sheet Help of a knockout says."""

from __future__ import annotations

from xladdin.workbooks.help_sheet import Section
from xladdin.workbooks.sheet_words import Words

# Section -> its lines; the texts stand in wording, bridge_knockout_help.
SECTIONS = {
    "use": "first match decided typed pages",
    "check": "marks functions",
    "match": "percent winner steps",
    "ranking": "place percent winning differs",
    "sources": "stolitsa",
}


def sections(language: str) -> list[Section]:
    """How to use it, what is checked, each step, the sources."""
    said = Words("knockout_help", language)
    return [
        Section(
            said(section),
            [
                (said(f"{section}.{line}.term"), said(f"{section}.{line}"))
                for line in lines.split()
            ],
        )
        for section, lines in SECTIONS.items()
    ]
