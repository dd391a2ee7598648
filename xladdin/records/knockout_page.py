"""The page of a round of elimination: who goes through by percent, who by winning."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xladdin.bridge.final_percent import final_grade
from xladdin.functions.bridge_words import grade
from xladdin.functions.cells import exact
from xladdin.records.page_parts import (
    Cell,
    Column,
    Figure,
    Heading,
    Notes,
    Number,
    Page,
    Part,
    Row,
    Table,
)
from xladdin.records.page_ranking import border, place_text
from xladdin.records.printed import figure_text
from xladdin.wording import text

Pair = tuple[Number, Number]
MOST_IN_THE_HEADLINE = 8
THROUGH = "goes_through"


@dataclass(frozen=True)
class KnockoutLine:
    """A team of the round.

    Attributes:
        place: by final percent; None without one.
        name: of the team.
        result: "won", "level", "lost", or "".
        final: percent, or None.
        by_percent: `THROUGH`, "play_off", "out", or "".
        by_winning: the same by winning.
        differs: "stays_in", "drops_out", or "".
    """

    place: int | None
    name: str
    result: str = ""
    final: Number | None = None
    by_percent: str = ""
    by_winning: str = ""
    differs: str = ""


@dataclass(frozen=True)
class KnockoutMatch:
    """A match of the round; pairs are of its two teams, None without figures."""

    teams: tuple[str, str]
    points: Pair | None = None
    imps: Pair | None = None
    finals: Pair | None = None


@dataclass(frozen=True)
class Knockout:
    """A round of elimination to publish.

    Attributes:
        heading: of the page.
        teams: best first.
        matches: in the order of the draw.
        through: how many go through.
        notes: sentences.
    """

    heading: Heading
    teams: tuple[KnockoutLine, ...]
    matches: tuple[KnockoutMatch, ...]
    through: int
    notes: tuple[str, ...] = ()


def knockout_page(knockout: Knockout, language: str, *, grades: bool = True) -> Page:
    """The page of a round of elimination.

    Args:
        knockout: what is published.
        language: "en", "ru" or "bg".
        grades: whether words of grade stand beside the final percents.
    """
    parts: list[Part] = [qualifiers(knockout, language, grades=grades)]
    if knockout.matches:
        parts.append(_matches(knockout, language))
    if knockout.notes:
        parts.append(Notes(text("sheet.notes", language), knockout.notes))
    played = sum(team.place is not None for team in knockout.teams)
    entered = {"played": played // 2, "planned": len(knockout.teams) // 2}
    return Page(
        heading=knockout.heading,
        language=language,
        headline=_headline(knockout, language),
        score="",
        progress=text("page.matches_played", language, **entered),
        parts=tuple(parts),
        message=tuple(_message(knockout, language)),
    )


def _headline(knockout: Knockout, language: str) -> str:
    """The teams that go through by percent; of many, their number."""
    through = [team.name for team in knockout.teams if team.by_percent == THROUGH]
    if not through:
        return text("page.no_results", language)
    word = text("knockout.through_so_far", language)
    if len(through) > MOST_IN_THE_HEADLINE:
        of = text("knockout.of", language)
        return f"{word}: {len(through)} {of} {len(knockout.teams)}"
    return f"{word}: {', '.join(through)}"


def _message(knockout: Knockout, language: str) -> Iterator[str]:
    for team in knockout.teams:
        place = "–" if team.place is None else f"{team.place}."
        percent = _percent(team)
        shown = "–" if percent is None else f"{figure_text(percent, language)} %"
        yield f"{place} {team.name}: {shown}{_told(team.by_percent, language, ', ')}"


def _percent(team: KnockoutLine) -> Figure | None:
    return None if team.final is None else Figure(team.final, 2)


def _told(key: str, language: str, before: str = "") -> str:
    return f"{before}{text(f'knockout.{key}', language)}" if key else ""


def qualifiers(knockout: Knockout, language: str, *, grades: bool = True) -> Table:
    """Every team with both ways, by percent and by winning."""
    word = {key: text(f"knockout.{key}", language) for key in _WORDS}
    columns = [
        Column(word["place"], strong=True),
        Column(word["team"], is_text=True, strong=True, stays=True),
        Column(word["final_percent"], strong=True),
        *([Column(text("page.grade", language), is_text=True)] * grades),
        Column(word["by_percent"], is_text=True),
        Column(word["by_winning"], is_text=True),
        Column(word["differs"], is_text=True),
        Column(word["result"], is_text=True),
    ]

    def cells(team: KnockoutLine) -> Iterator[Cell]:
        yield place_text(team.place)
        yield team.name
        yield _percent(team)
        if grades:
            yield _grade(team, language)
        for key in (team.by_percent, team.by_winning, team.differs, team.result):
            yield _told(key, language)

    last = border([team.place for team in knockout.teams], knockout.through)
    rows = tuple(
        Row(tuple(cells(team)), thick_line_below=nth == last)
        for nth, team in enumerate(knockout.teams)
    )
    note = text("knockout.qualifiers_remark", language)
    title = text("knockout.qualifiers", language)
    return Table(title, tuple(columns), rows, note)


_WORDS = (
    *("place", "team", "final_percent", "by_percent", "by_winning", "differs"),
    "result",
)


def _matches(knockout: Knockout, language: str) -> Table:
    """Who met whom, with the figures of both."""
    columns = (
        Column(
            text("knockout.team_a", language), is_text=True, strong=True, stays=True
        ),
        Column(text("knockout.team_b", language), is_text=True, strong=True),
        *(Column(text(f"knockout.{key}", language)) for key in _FIGURES),
    )

    def shown(pair: Pair | None, decimals: int | None) -> str:
        figures = (Figure(value, decimals) for value in pair or ())
        # No colon: a spreadsheet that opens the CSV would read 62:48 as an hour.
        return "–".join(figure_text(figure, language) for figure in figures)

    rows = tuple(
        Row(
            (
                *match.teams,
                shown(match.points, None),
                shown(match.imps, None),
                shown(match.finals, 2),
            )
        )
        for match in knockout.matches
    )
    return Table(text("knockout.matches", language), columns, rows)


_FIGURES = ("points", "imps", "final_percent")


def _grade(team: KnockoutLine, language: str) -> str | None:
    if team.final is None:
        return None
    return grade("final", final_grade(exact(team.final)), language)
