"""The page of a bridge league: both rankings side by side, the cross-table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

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
from xladdin.records.page_ranking import (
    Ranked,
    border,
    headline,
    message,
    movement,
    place_text,
)
from xladdin.records.printed import decimals_of, figure_text
from xladdin.wording import text

CrossCell = Number | tuple[Number, Number] | None


@dataclass(frozen=True)
class LeagueLine:
    """A team in the official ranking.

    Attributes:
        place: None while nothing was played, and for who has withdrawn.
        name: of the team.
        victory_points: with penalties and carry-over; None for who has withdrawn.
        played: matches.
        won: matches.
        drawn: matches.
        lost: matches.
        imps_for: won in all matches.
        imps_against: lost in all matches.
        carried: victory points carried over, or None.
        penalty: victory points as they count, below zero, or None.
        tie_breaks: in the order of the league's; None where one has no value.
    """

    place: int | None
    name: str
    victory_points: Number | None
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    imps_for: Number = 0
    imps_against: Number = 0
    carried: Number | None = None
    penalty: Number | None = None
    tie_breaks: tuple[Number | None, ...] = ()


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
            the same order: its victory points, a pair of both teams', or None.
        matches: planned.
        entered: matches with a result.
        tie_breaks: "direct", "quotient", "difference", in their order.
        decided: the one that puts the first before the second, or "".
        qualify: how many go through, or None.
        notes: sentences: tie-breaks, penalties with their reasons.
    """

    heading: Heading
    standings: tuple[LeagueLine, ...]
    by_percent: tuple[PercentLine, ...] = ()
    cross: tuple[tuple[CrossCell, ...], ...] = ()
    matches: int = 0
    entered: int = 0
    tie_breaks: tuple[str, ...] = ()
    decided: str = ""
    qualify: int | None = None
    notes: tuple[str, ...] = ()

    @property
    def decimals(self) -> int:
        """Of the victory points: two where they are no whole numbers."""
        return decimals_of(line.victory_points for line in self.standings)

    def points(self, value: Number | None) -> Figure | None:
        """Victory points as they are printed."""
        return None if value is None else Figure(value, self.decimals)


def league_page(league: League, language: str, *, grades: bool = True) -> Page:
    """The page of a league.

    Args:
        league: what is published.
        language: "en", "ru" or "bg".
        grades: whether words of grade stand beside the mean percents.
    """
    parts: list[Part] = list(rankings(league, language, grades=grades))
    ranking = [
        Ranked(line.place, line.name, league.points(line.victory_points))
        for line in league.standings
    ]
    bars = [(one.name, one.score) for one in ranking if one.score is not None]
    if bars:
        names, scores = zip(*bars, strict=True)
        title = text("bridge_match.victory_points", language)
        parts.append(RankBars(title, names, scores))
    if league.cross:
        parts.append(_cross(league, language))
    if league.notes:
        parts.append(Notes(text("sheet.notes", language), league.notes))
    entered = {"played": league.entered, "planned": league.matches}
    unit = text("bridge_match.vp", language)
    # Carry-over and penalties alone make nobody lead.
    first = ranking if league.entered else ()
    return Page(
        heading=league.heading,
        language=language,
        headline=headline(
            league.heading, first, _decided(league, language), language, unit
        ),
        score="",
        progress=text("page.matches_played", language, **entered),
        parts=tuple(parts),
        message=tuple(message(ranking, language, most=len(ranking))),
    )


def _decided(league: League, language: str) -> str:
    """What puts the first before the second, where points do not."""
    if not league.decided:
        return ""
    tie_break = text(f"league.tie_{league.decided}", language)
    return f"{text('league.ahead_at_equal', language)}: {tie_break}"


def rankings(league: League, language: str, *, grades: bool = True) -> list[Table]:
    """Both rankings, or the official one where no percents count."""
    tables = [_standings(league, language)]
    if league.by_percent:
        tables.append(_by_percent(league, language, grades=grades))
    return tables


def _standings(league: League, language: str) -> Table:
    """Place, team and points first, so that a phone shows them without a push."""
    columns = [*_columns(league, language)]
    last = border([line.place for line in league.standings], league.qualify)
    rows = [
        Row(tuple(cell(line) for _, cell in columns), thick_line_below=nth == last)
        for nth, line in enumerate(league.standings)
    ]
    note = "" if last is None else text("page.above_the_line", language)
    heads = tuple(column for column, _ in columns)
    return Table(text("page.standings", language), heads, tuple(rows), note)


def _columns(
    league: League, language: str
) -> Iterator[tuple[Column, Callable[[LeagueLine], Cell]]]:
    """Each column with what stands in it; those without anything are left out."""
    lines = league.standings
    place = Column(text("page.place", language), strong=True)
    yield place, lambda line: place_text(line.place)
    yield _team_column(language), lambda line: line.name
    points = Column(text("bridge_match.vp", language), strong=True)
    yield points, lambda line: league.points(line.victory_points)
    for key in ("played", "won", "drawn", "lost"):
        yield Column(text(f"page.{key}", language)), partial(_count, key)
    imps = text("bridge_match.imps", language)
    yield Column(f"{imps} +"), lambda line: Figure(line.imps_for, None)
    yield Column(f"{imps} −"), lambda line: Figure(line.imps_against, None)
    for nth, key in enumerate(league.tie_breaks):
        cell = partial(_tie_break, nth, DECIMALS.get(key))
        if any(map(cell, lines)):
            yield Column(text(f"league.tie_{key}", language)), cell
    for key in ("carried", "penalty"):
        if any(getattr(line, key) for line in lines):
            yield Column(text(f"league.{key}", language)), partial(_beside, key)


DECIMALS = {"quotient": 3}


def _count(key: str, line: LeagueLine) -> Cell:
    return Figure(getattr(line, key))


def _beside(key: str, line: LeagueLine) -> Cell:
    """Victory points that no match brought; blank for none."""
    value = getattr(line, key)
    return Figure(value, None) if value else None


def _tie_break(nth: int, decimals: int | None, line: LeagueLine) -> Cell:
    value = line.tie_breaks[nth] if nth < len(line.tie_breaks) else None
    return None if value is None else Figure(value, decimals)


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
        columns.append(Column(text("page.grade", language), is_text=True))

    def cells(line: PercentLine) -> Iterator[Cell]:
        yield place_text(line.place)
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
    lines = league.standings
    columns = [_team_column(language)]
    columns += [Column(str(number)) for number in range(1, len(lines) + 1)]
    told = [value for row in league.cross for cell in row for value in _values(cell)]
    decimals = decimals_of(told)

    def shown(row: int, column: int) -> Cell:
        if row == column:
            return "×"
        values = _values(league.cross[row][column])
        figures = [Figure(value, decimals) for value in values]
        if len(figures) < _BOTH:
            return figures[0] if figures else None
        # No colon: a spreadsheet that opens the CSV would read 2:0 as an hour.
        return "–".join(figure_text(figure, language) for figure in figures)

    rows = tuple(
        Row((f"{at + 1}. {line.name}", *(shown(at, to) for to in range(len(lines)))))
        for at, line in enumerate(lines)
    )
    pairs = any(isinstance(cell, tuple) for row in league.cross for cell in row)
    note = text("page.cross_two_legs", language) if pairs else ""
    return Table(text("page.cross_table", language), tuple(columns), rows, note)


_BOTH = 2  # teams of a match


def _values(cell: CrossCell) -> tuple[Number, ...]:
    if cell is None:
        return ()
    return cell if isinstance(cell, tuple) else (cell,)
