"""The buttons as the ribbon of Excel presses them.

Our VBA names a button and gets the words to show. Where a person must decide first, it
gets a question instead, asks it, and presses again with the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import xlwings

from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.macros import (
    check_entries,
    collect_matches,
    explain_cell,
    finalise,
    import_results,
    next_round,
    publish,
    standings,
    undo,
)
from xladdin.macros.excel_book import ExcelBook
from xladdin.macros.outcome import HasMessage, Outcome, Refused
from xladdin.macros.round_to_seat import BEFORE_TIME
from xladdin.records.refused import RecordRefused
from xladdin.wording import text

ESCAPE = "\x1b"
YES_OR_NO, IN_WORDS = f"{ESCAPE}?", f"{ESCAPE}="  # how a question begins
AGREED = "yes"
MOST_LINES = 20  # that a message box has room for
# Refusals that a person may overrule, and those that want an answer in words.
OVERRULED = {"entries_there": "macros.ask.type_over"}
OVERRULED |= dict.fromkeys(BEFORE_TIME, "macros.ask.seat_anyway")
ANSWERED = {"which_match": "macros.ask.which_match"}
ANSWERED |= {"teams_differ": "macros.ask.which_match"}


@dataclass(frozen=True)
class Press:
    """A button pressed.

    Attributes:
        book: the active workbook.
        given: files, or sheet and cell.
        agreed: the person has agreed to go on all the same.
        answer: what the person answered in words.
    """

    book: ExcelBook
    given: list[str]
    agreed: bool = False
    answer: str = ""

    @property
    def files(self) -> list[Path]:
        """What was given, as files."""
        return [Path(file) for file in self.given]


def _import(press: Press) -> Outcome:
    results = press.files[0]
    return import_results.run(
        press.book, results, match=press.answer, anew=press.agreed
    )


# The key of each button, as the ribbon lists it.
BUTTONS: dict[str, Callable[[Press], Outcome]] = {
    "check_entries": lambda press: check_entries.run(press.book),
    "collect_matches": lambda press: collect_matches.run(
        press.book, press.files, anew=press.agreed
    ),
    "explain_cell": lambda press: explain_cell.run(press.book, *press.given),
    "finalise": lambda press: finalise.run(press.book, anyway=press.agreed),
    "import_results": _import,
    "next_round": lambda press: next_round.run(press.book, anyway=press.agreed),
    "publish": lambda press: publish.run(press.book),
    "standings": lambda press: standings.run_in_excel(press.book),
    "undo": lambda press: undo.run(press.book),
}


def pressed(button: str, given: str = "", answers: str = "") -> str:
    """Press a button over the workbook from which Excel calls.

    Args:
        button: its key in `BUTTONS`.
        given: files, or sheet and cell, a line each.
        answers: what was answered so far, a line each; `AGREED` for yes.

    Returns:
        The words to show, or a question.
    """
    told = answers.splitlines()
    words = [answer for answer in told if answer != AGREED]
    book = ExcelBook(xlwings.Book.caller())
    press = Press(book, given.splitlines(), AGREED in told, "".join(words[-1:]))
    try:
        outcome = BUTTONS[button](press)
    except (FileRefused, RecordRefused, Refused) as refused:
        return _refusal(refused)
    except Exception as fault:  # noqa: BLE001 - Excel shows words, no traceback
        return text("macros.fault", reason=f"{type(fault).__name__}: {fault}")
    lines: list[HasMessage] = [*outcome.said, *outcome.problems]
    shown = [line.message() for line in lines[:MOST_LINES]]
    if len(lines) > MOST_LINES:
        shown.append(text("macros.more_lines", count=len(lines) - MOST_LINES))
    if button == "finalise" and not (outcome.files or press.agreed):
        return _question(YES_OR_NO, "\n".join(shown), "macros.ask.anyway")
    return "\n".join(shown)


def _refusal(refused: FileRefused | RecordRefused | Refused) -> str:
    words = refused.message()
    if isinstance(refused, Refused) and refused.key in OVERRULED:
        return _question(YES_OR_NO, words, OVERRULED[refused.key])
    if isinstance(refused, Refused) and refused.key in ANSWERED:
        return _question(IN_WORDS, words, ANSWERED[refused.key])
    return words


def _question(kind: str, words: str, key: str) -> str:
    return f"{kind}{words}\n\n{text(key)}"
