"""The button "Standings": who stands where, read from the cells as they show.

The ranking is the scoresheet's own, with its tie-breaks, penalties and teams; of a
league both rankings, by victory points and by the mean of the final percents. Nothing
is changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from xladdin.macros.book import Book
from xladdin.macros.outcome import Outcome
from xladdin.macros.publish import checks_of, read
from xladdin.macros.publish_parts import Published
from xladdin.wording import chosen_language

if TYPE_CHECKING:
    from xladdin.macros.excel_book import ExcelBook


def run(book: Book) -> Outcome:
    """The standings of a scoresheet.

    Returns:
        Who leads, the rankings as tables, their figures, and what is to check.

    Raises:
        Refused: it is a scoresheet without a ranking.
    """
    outcome, published = _told(book)
    outcome.tables = list(published.rankings)
    return outcome


def run_in_excel(book: ExcelBook) -> Outcome:
    """Go to the sheet with the standings and say who is first.

    Raises:
        Refused: it is a scoresheet without a ranking.
    """
    outcome, published = _told(book)
    for line in published.page.message:
        outcome.say("standings.line", words=line)
    book.show(published.sheet)
    return outcome


def _told(book: Book) -> tuple[Outcome, Published]:
    checked = checks_of(book)
    published = read(book, chosen_language(), checked)
    outcome = Outcome(problems=checked.problems)
    page = published.page
    headline = f"{page.headline} {page.score}".strip()
    outcome.say("standings.line", words=headline)
    if page.progress:
        outcome.say("standings.line", words=page.progress)
    if checked.problems:
        outcome.said += checked.said
    doubts = sum(problem.is_doubt for problem in checked.problems)
    counted = {"errors": len(checked.problems) - doubts, "doubts": doubts}
    outcome.figures = {**published.figures, "to_check": counted}
    return outcome, published
