"""What the sheet Help of preferans-tournament says."""

from __future__ import annotations

from xladdin.wording import text
from xladdin.workbooks.help_sheet import Section

SECTIONS = {  # section -> its lines
    "evening": ("prepare", "seat", "enter", "announce", "correct"),
    "round": ("slip", "final", "three", "penalty", "points"),
    "standings": ("order", "tie_breaks", "met", "movement", "missed", "status"),
    "sheets": ("players", "seats", "slips", "teams", "print"),
}
SYSTEMS = ("piter", "whist", "mlp", "moscow", "club")


def sections(language: str) -> list[Section]:
    """The evening step by step, a round, the standings, the systems, the sources."""

    def told(prefix: str, lines: tuple[str, ...]) -> list[tuple[str, str]]:
        return [
            (
                text(f"{prefix}.{line}", language),
                text(f"{prefix}.{line}.words", language),
            )
            for line in lines
        ]

    own = [
        Section(
            text(f"tournament.help.{section}", language),
            told(f"tournament.help.{section}", lines),
        )
        for section, lines in SECTIONS.items()
    ]
    systems = Section(
        text("table.help.systems", language), told("table.help.systems", SYSTEMS)
    )
    sources = Section(
        text("sheet.sources", language), [("", text("table.help.sources", language))]
    )
    return [*own, systems, sources]
