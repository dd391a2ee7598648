"""What the sheet Help of a league says."""

from __future__ import annotations

from xladdin.wording import text
from xladdin.workbooks.help_sheet import Section

# Section -> its lines; the texts stand in wording, bridge_league_help.
SECTIONS = {
    "use": "first result status bye withdrew corrections pages",
    "check": "marks functions",
    "fixture": "vp percent steps",
    "ranking": "vp ties percent order",
    "rules": "today whole y1959 own",
    "sources": "stolitsa wbf berger",
}


def sections(language: str) -> list[Section]:
    """How to use it, what is checked, each step, the rules, the sources."""

    def said(key: str) -> str:
        return text(f"league_help.{key}", language)

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
