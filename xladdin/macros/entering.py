"""What a button is about to type, beside what a person has entered there.

Nothing that was entered is typed over unless the person said so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from xladdin.functions.cells import Cell, is_blank
from xladdin.hosts.workbook_file.typing_in import Typed
from xladdin.macros.book import Book, value
from xladdin.macros.outcome import Refused

MOST_TOLD = 12  # cells that a message names


class Entering:
    """Entries for a workbook, typed in one go.

    Attributes:
        typed_over: cells in which something else was entered.
    """

    def __init__(self, book: Book) -> None:
        self.typed_over: list[str] = []
        self._book = book
        self._typed: dict[str, dict[str, Typed]] = defaultdict(dict)

    def put(
        self, sheet: str, cells: Mapping[str, Typed], *, freely: bool = False
    ) -> None:
        """Add entries, address -> value; those that stand there already need nothing.

        Args:
            sheet: name on the tab.
            cells: None clears a cell.
            freely: what stands there was no person's entry.
        """
        for cell, entry in cells.items():
            there = value(self._book, sheet, cell)
            if is_same(entry, there):
                continue
            self._typed[sheet][cell] = entry
            if not (freely or is_blank(there)):
                self.typed_over.append(f"{sheet}!{cell}")

    def commit(self, by: str, *, anew: bool = False) -> None:
        """Type everything.

        Args:
            by: the key of the button.
            anew: type over what was entered otherwise.

        Raises:
            Refused: something else was entered, or all of it stands there already.
        """
        if self.typed_over and not anew:
            told = self.typed_over[:MOST_TOLD]
            more = ["…"] if len(self.typed_over) > len(told) else []
            raise Refused("entries_there", cells=", ".join(told + more))
        if not self._typed:
            raise Refused("entered_already")
        for sheet, cells in self._typed.items():
            self._book.type_in(sheet, cells)
        self._book.commit(by)


def is_same(entry: Typed, there: Cell) -> bool:
    """Whether a cell holds already what would be typed.

    >>> is_same(None, " "), is_same(420, 420.0), is_same("4SN=", "4SN-1")
    (True, True, False)
    """
    if is_blank(entry) or is_blank(there):
        return is_blank(entry) and is_blank(there)
    if isinstance(entry, str) and isinstance(there, str):
        return entry.strip() == there.strip()
    return entry == there
