"""The button "Explain cell": why it holds an error, and through which cells.

The calculator tells it, also for a workbook that is open in Excel: of a copy.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from xladdin.hosts import calculator
from xladdin.macros.book import Book
from xladdin.macros.outcome import Outcome


def run(book: Book, sheet: str, cell: str) -> Outcome:
    """Explain a cell.

    Args:
        book: any workbook.
        sheet: name on the tab; "" for the first.
        cell: its address, "C5".

    Raises:
        FileRefused: it cannot be computed, or has no such sheet.
    """
    outcome = Outcome()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.xlsx"
        book.save_copy(copy)
        words = calculator.explain(copy, sheet, cell)
    outcome.say("explain.cell", words=words)
    return outcome
