"""What the pages of rankings share: places, who leads, the border of those through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from xladdin.functions.cells import exact
from xladdin.records.page_parts import Figure, Heading, Movement
from xladdin.records.printed import figure_text
from xladdin.wording import text

MOST_IN_A_MESSAGE = 10
# What a spreadsheet reckons in binary is the same where it differs behind this.
_NOISE = Fraction(1, 10**6)


@dataclass(frozen=True)
class Ranked:
    """Who stands in a ranking.

    Attributes:
        place: None without one.
        name: of the player or team.
        score: printed as this figure; None without a score.
    """

    place: int | None
    name: str
    score: Figure | None


def place_text(place: int | None) -> str:
    """A place in a table; blank for none."""
    return "" if place is None else str(place)


def movement(places: int | None) -> Movement | None:
    """The cell of places won or lost."""
    return None if places is None else Movement(places)


def border(places: Sequence[int | None], count: int | None) -> int | None:
    """The row of the last who goes through; None where a tie stands on the border.

    >>> border([1, 2, 3], 2), border([1, 2, 2], 2)
    (1, None)
    """
    placed = [place for place in places if place is not None]
    if not count or count >= len(placed) or placed[count - 1] == placed[count]:
        return None
    return count - 1


def headline(
    heading: Heading,
    ranking: Sequence[Ranked],
    decided: str,
    language: str,
    unit: str = "",
) -> str:
    """Who leads or won, and by how much, or by which tie-break.

    Args:
        heading: of the page; says whether the ranking is final.
        ranking: best first.
        decided: what parts the first from the second at equal scores, in words, or "".
        language: of the words.
        unit: of the score, "VP", or "".
    """
    placed = [one for one in ranking if one.place is not None]
    if not placed:
        return text("page.no_results", language)
    word = text(f"page.{'winner' if heading.final else 'leader'}", language)
    first = [one.name for one in placed if one.place == placed[0].place]
    if len(first) > 1:
        return text("page.first_shared", language, names=", ".join(first))
    if len(placed) == 1:
        return f"{word}: {first[0]}"
    ahead, behind = placed[:2]
    lead = _lead(ahead, behind)
    if lead is not None:
        shown = f"{figure_text(lead, language)} {unit}".strip()
        return text("page.leads_by", language, word=word, name=ahead.name, lead=shown)
    return f"{word}: {ahead.name}" + (f", {decided}" if decided else "")


def _lead(ahead: Ranked, behind: Ranked) -> Figure | None:
    """By how much the first leads; None where both have the same score."""
    if ahead.score is None or behind.score is None:
        return None
    lead = exact(ahead.score.value) - exact(behind.score.value)
    return Figure(lead, ahead.score.decimals) if abs(lead) > _NOISE else None


def message(
    ranking: Sequence[Ranked], language: str, most: int = MOST_IN_A_MESSAGE
) -> Iterator[str]:
    """The lines for a messenger, of a long ranking the first ones."""
    for one in ranking[:most]:
        place = "–" if one.place is None else f"{one.place}."
        score = "–" if one.score is None else figure_text(one.score, language)
        yield f"{place} {one.name}: {score}"
    if len(ranking) > most:
        yield text("page.and_more", language, count=len(ranking) - most)
