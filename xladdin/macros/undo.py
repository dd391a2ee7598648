"""The button "Undo": the workbook as it was before the last button changed it.

Pressed again, it goes back one change further, five in all. What it undoes is kept
beside the copies.
"""

from __future__ import annotations

from xladdin.macros import copies
from xladdin.macros.book import Book
from xladdin.macros.outcome import Outcome, Refused


def run(book: Book) -> Outcome:
    """Undo the last change that a button made.

    Raises:
        Refused: there is none.
        FileRefused: the file is open elsewhere.
    """
    for copy in reversed(copies.kept(book.path)):
        # A change that was broken off left a copy of what still stands there.
        undone = book.restore(copy)
        copy.unlink()
        if undone:
            outcome = Outcome(changed=True)
            folder = copies.folder_of(book.path).name
            outcome.say("undo.done", hour=copies.hour_of(copy), folder=folder)
            return outcome
    raise Refused("nothing_to_undo")
