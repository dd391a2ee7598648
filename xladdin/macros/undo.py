"""The button "Undo": the workbook as it was before the last button changed it.

Pressed again, it goes back one change further, five in all. What it undoes is kept
beside the copies.
"""

from __future__ import annotations

from xladdin.macros import copies
from xladdin.macros.book import Book
from xladdin.macros.outcome import Outcome, Refused
from xladdin.wording import text


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
            facts = {"hour": copies.hour_of(copy), "folder": folder}
            button = copies.button_of(copy)
            if button:
                name = text(f"button.{button}")
                outcome.say("undo.done_by", button=name, **facts)
            else:
                outcome.say("undo.done", **facts)
            return outcome
    raise Refused("nothing_to_undo")
