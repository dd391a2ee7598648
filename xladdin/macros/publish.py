"""The button "Publish page": one HTML file for the club's site, CSV, a short text.

Everything is read from the cells as they show. While an entry is wrong the page says
provisional, whatever the sheet says.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Protocol

from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.package import move_into_place
from xladdin.macros import (
    check_entries,
    publish_knockout,
    publish_league,
    publish_match,
    publish_pulka,
    publish_tournament,
)
from xladdin.macros.book import Book, scoresheet
from xladdin.macros.outcome import Outcome, Problem, Refused
from xladdin.macros.publish_parts import Published, Source
from xladdin.records import page as pages
from xladdin.records.page_parts import Page
from xladdin.wording import text

HTML, CSV = (".html", ".htm"), (".csv",)


class Reader(Protocol):
    """Reads a kind of scoresheet for publishing."""

    def __call__(self, source: Source, *, grades: bool) -> Published:
        """What it has to tell, with words of grade or without."""


READERS: dict[str, Reader] = {
    "bridge-match": publish_match.read,
    "bridge-league": publish_league.read,
    "bridge-knockout": publish_knockout.read,
    "preferans-table": publish_pulka.read,
    "preferans-tournament": publish_tournament.read,
}


def run(
    book: Book,
    *,
    html: Path | None = None,
    csv: Path | None = None,
    with_text: bool = False,
    language: str | None = None,
    grades: bool = True,
) -> Outcome:
    """Publish a scoresheet.

    Args:
        book: a scoresheet with a result.
        html: the page to write; left out, beside the workbook under its name.
        csv: the tables to write too, or None.
        with_text: say the text for a messenger.
        language: of the page; left out, that of the scoresheet.
        grades: whether words of grade are printed.

    Raises:
        Refused: it is a scoresheet without a result, or a file has another ending.
        FileRefused: a file cannot be written.
    """
    language = language or scoresheet(book, *READERS).language
    html = html or book.path.with_suffix(HTML[0])
    _refuse_ending(html, HTML)
    if csv:
        _refuse_ending(csv, CSV)
    checked = checks_of(book)
    published = read(book, language, checked, grades=grades)
    outcome = Outcome(problems=errors_of(checked))
    page = _with_warning(published.page, len(outcome.problems))
    _write(html, pages.html(page).encode("utf-8"))
    outcome.files.append(html)
    final = page.heading.final
    outcome.say("publish.final" if final else "publish.provisional", file=html.name)
    if csv:
        _write(csv, pages.csv_text(page).encode("utf-8-sig"))
        outcome.files.append(csv)
        outcome.say("publish.csv", file=csv.name)
    if checked.problems:
        outcome.said += checked.said
    if with_text:
        outcome.say("publish.text", words=pages.messenger_text(page))
    return outcome


def read(
    book: Book, language: str, checked: Outcome, *, grades: bool = True
) -> Published:
    """What a scoresheet has to tell.

    Args:
        book: the scoresheet.
        language: to tell it in.
        checked: what the check of its entries found.
        grades: whether words of grade are told.

    Raises:
        Refused: it is a scoresheet without a result.
    """
    reader = READERS[scoresheet(book, *READERS).name]
    return reader(Source(book, language, is_sure=checked.is_good), grades=grades)


def checks_of(book: Book) -> Outcome:
    """What is to check; nothing in an archive, whose values are frozen."""
    try:
        return check_entries.run(book)
    except Refused as refused:
        if refused.key != "frozen":
            raise
        return Outcome()


def errors_of(checked: Outcome) -> list[Problem]:
    """What is wrong; doubts are only counted."""
    return [problem for problem in checked.problems if not problem.is_doubt]


def _with_warning(page: Page, wrong: int) -> Page:
    """The page with a word on entries that are wrong, for whoever reads it."""
    if not wrong:
        return page
    warning = text("page.unchecked", page.language, count=wrong)
    progress = " · ".join(filter(None, (page.progress, warning)))
    return replace(page, progress=progress, message=(*page.message, warning))


def _refuse_ending(path: Path, endings: tuple[str, ...]) -> None:
    if path.suffix.lower() not in endings:
        raise Refused("other_ending", file=path.name, expected=endings[0])


def _write(path: Path, content: bytes) -> None:
    try:
        move_into_place(content, path)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise FileRefused("file_not_written", path.name, reason=reason) from problem
