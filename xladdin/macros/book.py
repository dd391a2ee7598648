"""A workbook as the buttons see it, whoever holds it: a closed file, or live Excel.

What a button types is seen only after `Book.commit`, which first keeps a copy of the
workbook as it was (see `copies`) and then writes everything or nothing.

>>> Mark.read("bridge-match 1 bg")
Mark(name='bridge-match', version=1, language='bg')
>>> on_sheet("'Round 1'!$B$5:$C$9")
('Round 1', 'B5:C9')
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from xladdin.functions.cells import Cell, Rows
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.typing_in import Typed
from xladdin.macros.outcome import Refused
from xladdin.wording import LANGUAGES

PROPERTY = "xladdin"  # the custom document property that marks our scoresheets


@dataclass(frozen=True)
class Mark:
    """What the mark of a scoresheet says.

    Attributes:
        name: on the shelf, "bridge-match".
        version: of the scoresheet.
        language: of its words.
    """

    name: str
    version: int
    language: str

    @classmethod
    def read(cls, words: str) -> Mark | None:
        """The mark in the words of the property; None where it is none of ours."""
        name, _, rest = words.partition(" ")
        version, _, language = rest.partition(" ")
        if not (name and version.isdecimal() and language in LANGUAGES):
            return None
        return cls(name, int(version), language)


class Book(Protocol):
    """A workbook; sheets by their names on the tabs, areas such as "B5:C9"."""

    @property
    def path(self) -> Path:
        """The workbook's file.

        Raises:
            Refused: a live workbook that was never saved on this computer.
        """

    @property
    def sheets(self) -> list[str]:
        """The worksheets in the order of their tabs."""

    @property
    def names(self) -> Mapping[str, str]:
        """Defined names of the whole workbook: name -> "'Data'!$B$5"."""

    @property
    def mark(self) -> Mark | None:
        """What the scoresheet is; None for any other workbook."""

    def values(self, sheet: str, area: str) -> Rows:
        """The cells of an area as they show, formulas computed; None for blank."""

    def formulas(self, sheet: str, area: str) -> list[list[str]]:
        """The formulas of an area with their "="; "" where a cell has none."""

    def type_in(self, sheet: str, cells: Mapping[str, Typed]) -> None:
        """Type values into input cells, address -> value, at the next `commit`.

        None clears a cell.
        """

    def commit(self, by: str = "") -> None:
        """Write what was typed, all of it or nothing; a copy is kept before.

        Args:
            by: the key of the button that changes the workbook.

        Raises:
            FileRefused: the file is open elsewhere, or cannot be written.
        """

    def save_copy(self, path: Path) -> None:
        """Save the workbook as it is now under another name."""

    def restore(self, copy: Path) -> bool:
        """Make the workbook what a copy of it holds; what it was is kept as undone.

        Returns:
            False where it is that already, and nothing was done.
        """


def on_sheet(area: str) -> tuple[str, str]:
    """Sheet and plain area of an area as a defined name writes it."""
    sheet, _, cells = area.rpartition("!")
    return addresses.unquoted(sheet), cells.replace("$", "")


def named(book: Book, name: str) -> tuple[str, str]:
    """Sheet and area that a workbook gives a name.

    Raises:
        KeyError: it has no such name.
    """
    return on_sheet(book.names[name])


def value(book: Book, sheet: str, address: str) -> Cell:
    """The value of a single cell."""
    return book.values(sheet, address)[0][0]


def scoresheet(book: Book, *expected: str) -> Mark:
    """The mark of a workbook that must be one of some scoresheets.

    Raises:
        Refused: it is no scoresheet of ours, or another one than is expected.
    """
    mark = book.mark
    if mark is None:
        raise Refused("no_scoresheet")
    if expected and mark.name not in expected:
        wanted = ", ".join(expected)
        raise Refused("other_scoresheet", found=mark.name, expected=wanted)
    return mark
