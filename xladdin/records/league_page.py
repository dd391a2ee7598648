"""The page of a bridge league: both rankings side by side, the cross-table."""

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
    RankBars,
    Row,
    Table,
)
from xladdin.records.printed import decimals_of, figure_text
from xladdin.records.standings_page import movement
from xladdin.wording import text


@dataclass(frozen=True)
class LeagueLine:
    """A team in the official ranking.

    Attributes:
        place: None while nothing was played.
        name: of the team.
        played: matches.
        won: matches.
        drawn: matches.
        lost: matches.
        imps_for: won in all matches.
        imps_against: lost in all matches.
        victory_points: with penalties.
        penalty: victory points taken off, or None.
        quotient: IMPs won by IMPs lost, or None.
    """

    place: int | None
    name: str
    victory_points: Number
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    imps_for: Number = 0
    imps_against: Number = 0
    penalty: Number | None = None
    quotient: Number | None = None


@dataclass(frozen=True)
class PercentLine:
    """A team in the ranking by the mean of its final percents.

    Attributes:
        place: None without a match that counts.
        name: of the team.
        mean: of its final percents.
        matches: counted.
        change: places better (+) or worse (-) than in the official ranking.
    """

    place: int | None
    name: str
    mean: Number | None
    matches: int
    change: int | None = None


@dataclass(frozen=True)
class League:
    """A league to publish.

    Attributes:
        heading: of the page.
        standings: official, best first.
        by_percent: the other ranking, best first; empty where nobody wants it.
        cross: for each team of the standings, what it scored against each of them in
            the same order; a text such as "w/o" or None is allowed.
        rounds: planned.
        played: finished.
        notes: sentences: tie-breaks, penalties with their reasons.
    """

    heading: Heading
    standings: tuple[LeagueLine, ...]
    by_percent: tuple[PercentLine, ...] = ()
    cross: tuple[tuple[Number | str | None, ...], ...] = ()
    rounds: int = 0
    played: int = 0
    notes: tuple[str, ...] = ()

    @property
    def decimals(self) -> int:
        """Of the victory points: two where they are no whole numbers."""
        return decimals_of(line.victory_points for line in self.standings)


def league_page(league: League, language: str, *, grades: bool = True) -> Page:
    """The page of a league.

    Args:
        league: what is published.
        language: "en", "ru" or "bg".
        grades: whether words of grade stand beside the mean percents.
    """
    parts: list[Part] = [_standings(league, language)]
    if league.by_percent:
        parts.append(_by_percent(league, language, grades=grades))
    if league.cross:
        parts.append(_cross(league, language))
    if league.standings:
        parts.append(
            RankBars(
                text("bridge_match.victory_points", language),
                tuple(line.name for line in league.standings),
                tuple(
                    Figure(line.victory_points, league.decimals)
                    for line in league.standings
                ),
            )
        )
    if league.notes:
        parts.append(Notes(text("sheet.notes", language), league.notes))
    return Page(
        heading=league.heading,
        language=language,
        headline=_headline(league, language),
        score="",
        progress=text(
            "page.rounds_played", language, played=league.played, planned=league.rounds
        ),
        parts=tuple(parts),
        message=tuple(_message(league, language)),
    )


def _headline(league: League, language: str) -> str:
    placed = [line for line in league.standings if line.place is not None]
    if not placed:
        return text("page.no_results", language)
    first = [line.name for line in placed if line.place == placed[0].place]
    word = text(f"page.{'winner' if league.heading.final else 'leader'}", language)
    if len(first) > 1 or len(placed) == 1:
        return f"{word}: {', '.join(first)}"
    lead = exact(placed[0].victory_points) - exact(placed[1].victory_points)
    unit = text("bridge_match.vp", language)
    shown = f"{figure_text(Figure(lead, league.decimals), language)} {unit}"
    return text("page.leads_by", language, word=word, name=first[0], lead=shown)


def _message(league: League, language: str) -> Iterator[str]:
    for line in league.standings:
        place = "–" if line.place is None else f"{line.place}."
        points = figure_text(Figure(line.victory_points, league.decimals), language)
        yield f"{place} {line.name}: {points}"


def _place(place: int | None) -> str:
    return "" if place is None else str(place)


def _standings(league: League, language: str) -> Table:
    """Place, team and points first, so that a phone shows them without a push."""
    lines = league.standings
    has_penalty = any(line.penalty for line in lines)
    has_quotient = any(line.quotient is not None for line in lines)
    imps = text("bridge_match.imps", language)
    headings = [text(f"page.{key}", language) for key in _COUNTS]
    columns = [
        Column(text("page.place", language), strong=True),
        _team_column(language),
        Column(text("bridge_match.vp", language), strong=True),
        *(Column(heading) for heading in (*headings, f"{imps} +", f"{imps} −")),
    ]
    columns += [Column(text("page.quotient", language))] if has_quotient else []
    columns += [Column(text("page.penalty", language))] if has_penalty else []

    def cells(line: LeagueLine) -> Iterator[Cell]:
        yield _place(line.place)
        yield line.name
        yield Figure(line.victory_points, league.decimals)
        yield from (Figure(getattr(line, key)) for key in _COUNTS)
        yield Figure(line.imps_for, None)
        yield Figure(line.imps_against, None)
        if has_quotient:
            yield None if line.quotient is None else Figure(line.quotient, 3)
        if has_penalty:
            yield Figure(-exact(line.penalty), 2) if line.penalty else None

    rows = tuple(Row(tuple(cells(line))) for line in lines)
    return Table(text("page.standings", language), tuple(columns), rows)


_COUNTS = ("played", "won", "drawn", "lost")


def _team_column(language: str) -> Column:
    return Column(text("page.team", language), is_text=True, strong=True, stays=True)


def _by_percent(league: League, language: str, *, grades: bool) -> Table:
    columns = [
        Column(text("page.place", language), strong=True),
        _team_column(language),
        Column(text("page.mean_percent", language), strong=True),
        Column(text("page.change", language)),
        Column(text("page.matches", language)),
    ]
    if grades:
        columns.append(Column(text("bridge_match.grade", language), is_text=True))

    def cells(line: PercentLine) -> Iterator[Cell]:
        yield _place(line.place)
        yield line.name
        yield None if line.mean is None else Figure(line.mean, 2)
        yield movement(line.change)
        yield Figure(line.matches)
        if grades and line.mean is not None:
            yield grade("final", final_grade(exact(line.mean)), language)
        elif grades:
            yield None

    most = max(line.matches for line in league.by_percent)
    fewer = any(line.matches < most for line in league.by_percent)
    note = text("page.fewer_matches", language) if fewer else ""
    rows = tuple(Row(tuple(cells(line))) for line in league.by_percent)
    return Table(text("page.by_percent", language), tuple(columns), rows, note)


def _cross(league: League, language: str) -> Table:
    """What the team of the row scored against the team of the column."""
    columns = [
        Column(text("page.team", language), is_text=True, strong=True, stays=True)
    ]
    columns += [Column(_place(line.place) or "–") for line in league.standings]

    def cell(row: int, column: int) -> Cell:
        if row == column:
            return "×"
        found = league.cross[row][column]
        if found is None or isinstance(found, str):
            return found
        return Figure(found, decimals)

    told = [cell for row in league.cross for cell in row if not isinstance(cell, str)]
    decimals = decimals_of(told)
    rows = tuple(
        Row(
            (
                f"{_place(line.place)} {line.name}".strip(),
                *(cell(row, column) for column in range(len(league.standings))),
            )
        )
        for row, line in enumerate(league.standings)
    )
    return Table(text("page.cross_table", language), tuple(columns), rows)
