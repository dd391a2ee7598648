"""The button "Finalise": the state becomes final, an archive copy keeps the values.

The archive stands beside the workbook, with the day in its name; its formulas have
become the values they showed, so nothing will ever change a figure in it.
"""

from __future__ import annotations

import tempfile
from datetime import datetime
from itertools import count
from pathlib import Path

from xladdin.functions.cells import is_blank
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.package import Package, move_into_place
from xladdin.hosts.workbook_file.typing_in import Typed, typed_parts
from xladdin.macros import check_entries, corrections, undo
from xladdin.macros.book import Book, named, scoresheet, value
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Outcome
from xladdin.wording import text
from xladdin.workbooks import bridge_match_cells as match

STATE, TIME = "Event_state", "Event_time"  # the names of these cells


def run(book: Book, *, anyway: bool = False) -> Outcome:
    """Finalise a scoresheet.

    Args:
        book: any scoresheet.
        anyway: also where entries are wrong.

    Returns:
        What was done; with the problems and nothing done where entries are wrong.

    Raises:
        Refused: it is no scoresheet, or an archive already.
        FileRefused: the file is open elsewhere, or its folder takes no file.
    """
    checked = check_entries.run(book)
    if not checked.is_good and not anyway:
        outcome = Outcome(problems=checked.problems)
        outcome.say("finalise.not_yet")
        return outcome
    outcome = Outcome()
    log, logged = corrections.changes_to_note(book)
    outcome.changed = _enter(book, _state(book, corrected=bool(log)) | log)
    try:
        archive = _archive(book)
    except BaseException:
        if outcome.changed:
            undo.run(book)
        raise
    final = text("sheet.final", scoresheet(book).language)
    outcome.say("finalise.done", state=final, file=archive.name)
    if checked.problems:
        outcome.say("finalise.left", count=len(checked.problems))
    outcome.said += logged
    outcome.files.append(archive)
    return outcome


def _state(book: Book, *, corrected: bool) -> dict[str, dict[str, Typed]]:
    """What to enter: final, and the hour; nothing where that stands there.

    A result that was corrected since brings a new hour.
    """
    final = text("sheet.final", scoresheet(book).language)
    sheet, state = _place(book, STATE)
    _, time = _place(book, TIME)
    is_final = value(book, sheet, state) == final
    if is_final and not corrected and not is_blank(value(book, sheet, time)):
        return {}
    return {sheet: {state: final, time: corrections.now()}}


def _enter(book: Book, state: dict[str, dict[str, Typed]]) -> bool:
    for sheet, cells in state.items():
        book.type_in(sheet, cells)
    if state:
        book.commit("finalise")
    return bool(state)


def _place(book: Book, name: str) -> tuple[str, str]:
    mark = scoresheet(book)
    if mark.name == "bridge-match":  # it has no names for these
        cell = match.STATE if name == STATE else match.TIME
        return text("sheet.data", mark.language), cell
    return named(book, name)


def _free_name(path: Path) -> Path:
    """The name of the archive: the workbook's with the day, and a number if taken."""
    day = datetime.now().astimezone().strftime("%Y-%m-%d")
    for number in count(1):
        again = f" ({number})" if number > 1 else ""
        archive = path.with_name(f"{path.stem} {day}{again}{path.suffix}")
        if not archive.exists():
            return archive
    raise AssertionError  # numbers do not end


def _archive(book: Book) -> Path:
    """Write the workbook as it is, with values in place of all its formulas."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / book.path.name
        book.save_copy(copy)
        # What a closed file shows was computed when it was written.
        final = book if isinstance(book, FileBook) else FileBook(copy)
        typed = {sheet: final.formula_values(sheet) for sheet in final.sheets}
        package = Package(copy)
        content = package.with_parts(typed_parts(package, typed))
    archive = _free_name(book.path)
    try:
        move_into_place(content, archive)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise FileRefused("file_not_written", archive.name, reason=reason) from problem
    return archive
