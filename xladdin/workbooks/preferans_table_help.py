"""What the sheet Help of preferans-table says."""

from __future__ import annotations

from xladdin.wording import text
from xladdin.workbooks.help_sheet import Section

SECTIONS = {  # section -> its lines
    "enter": ("fields", "final", "select", "data"),
    "steps": ("value", "mean", "written", "whists", "place"),
    "systems": ("piter", "whist", "mlp", "moscow", "club"),
}


def sections(language: str) -> list[Section]:
    """How to enter, the steps of the settlement, the systems, the sources."""
    told = [
        Section(
            text(f"table.help.{section}", language),
            [
                (
                    text(f"table.help.{section}.{line}", language),
                    text(f"table.help.{section}.{line}.words", language),
                )
                for line in lines
            ],
        )
        for section, lines in SECTIONS.items()
    ]
    sources = text("sheet.sources", language)
    return [*told, Section(sources, [("", text("table.help.sources", language))])]
