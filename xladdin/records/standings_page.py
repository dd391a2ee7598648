"""The page of a preferans tournament: who leads, the standings, the teams."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from xladdin.functions.cells import exact
from xladdin.records.page_parts import (
    Cell,
    Column,
    Figure,
    Heading,
    Movement,
    Notes,
    Number,
    Page,
    Part,
    RankBars,
    Row,
    Table,
)
from xladdin.records.printed import figure_text
from xladdin.wording import text

MOST_IN_THE_CHART = 24
MOST_IN_A_MESSAGE = 10


@dataclass(frozen=True)
class PlayerLine:
    """A player in the standings.

    Attributes:
        place: None out of competition and while a round is open.
        name: of the player.
        points: the sum, with penalties.
        rounds: points by rounds; None not played.
        penalty: points taken off, as a number above zero, or None.
        tie_breaks: in the order of the titles; None where one has no value.
        movement: places won (+) or lost (-) since the last round.
        team: or "".
        remark: "out of competition", or "".
    """

    place: int | None
    name: str
    points: Number
    rounds: tuple[Number | None, ...] = ()
    penalty: Number | None = None
    tie_breaks: tuple[Number | None, ...] = ()
    movement: int | None = None
    team: str = ""
    remark: str = ""


@dataclass(frozen=True)
class TeamLine:
    """A team in its standings."""

    place: int | None
    name: str
    points: Number


@dataclass(frozen=True)
class Tournament:
    """A tournament to publish.

    Attributes:
        heading: of the page.
        players: best first.
        rounds: planned.
        played: finished.
        tie_breaks: titles, in the order in which they decide.
        qualify: the border of those who go through, or None.
        teams: best first.
        notes: sentences: the system, how ties are decided, what is unconfirmed.
    """

    heading: Heading
    players: tuple[PlayerLine, ...]
    rounds: int
    played: int
    tie_breaks: tuple[str, ...] = ()
    qualify: int | None = None
    teams: tuple[TeamLine, ...] = ()
    notes: tuple[str, ...] = ()


def tournament_page(tournament: Tournament, language: str) -> Page:
    """The page of a tournament.

    Args:
        tournament: what is published.
        language: "en", "ru" or "bg".
    """
    parts: list[Part] = [_standings(tournament, language)]
    if tournament.teams:
        parts.append(_teams(tournament, language))
    ranked = tournament.players[:MOST_IN_THE_CHART]
    if ranked:
        parts.append(
            RankBars(
                text("page.points_chart", language),
                tuple(player.name for player in ranked),
                tuple(Figure(player.points, None) for player in ranked),
            )
        )
    if tournament.notes:
        parts.append(Notes(text("sheet.notes", language), tournament.notes))
    return Page(
        heading=tournament.heading,
        language=language,
        headline=_headline(tournament, language),
        score="",
        progress=text(
            "page.rounds_played",
            language,
            played=tournament.played,
            planned=tournament.rounds,
        ),
        parts=tuple(parts),
        message=tuple(_message(tournament, language)),
    )


def _headline(tournament: Tournament, language: str) -> str:
    """Who leads or won, and by how much."""
    placed = [player for player in tournament.players if player.place is not None]
    if not placed:
        return text("page.no_results", language)
    first = [player for player in placed if player.place == placed[0].place]
    names = ", ".join(player.name for player in first)
    word = text(f"page.{'winner' if tournament.heading.final else 'leader'}", language)
    if len(first) > 1 or len(placed) == 1:
        return f"{word}: {names}"
    lead = exact(placed[0].points) - exact(placed[1].points)
    shown = figure_text(Figure(lead, None), language)
    return text("page.leads_by", language, word=word, name=names, lead=shown)


def _message(tournament: Tournament, language: str) -> Iterator[str]:
    shown = tournament.players[:MOST_IN_A_MESSAGE]
    for player in shown:
        place = "–" if player.place is None else f"{player.place}."
        points = figure_text(Figure(player.points, None), language)
        yield f"{place} {player.name}: {points}"
    rest = len(tournament.players) - len(shown)
    if rest:
        yield text("page.and_more", language, count=rest)


def _standings(tournament: Tournament, language: str) -> Table:
    """Place, player, points first, so that a phone shows them without a push."""
    players = tournament.players
    best = next((one.points for one in players if one.place is not None), None)
    columns = [*_columns(tournament, best, language)]
    border = _border(tournament)
    rows = [
        Row(
            tuple(cell(player) for _, cell in columns),
            thick_line_below=nth == border,
        )
        for nth, player in enumerate(players)
    ]
    note = "" if border is None else text("page.above_the_line", language)
    heads = tuple(column for column, _ in columns)
    return Table(text("page.standings", language), heads, tuple(rows), note)


def _columns(
    tournament: Tournament, best: Number | None, language: str
) -> Iterator[tuple[Column, Callable[[PlayerLine], Cell]]]:
    """Each column with what stands in it; those without anything are left out."""
    players = tournament.players
    word = {key: text(f"page.{key}", language) for key in _COLUMN_WORDS}
    yield Column(word["place"], strong=True), lambda player: _place(player.place)
    if any(player.movement is not None for player in players):
        yield Column("+/−"), lambda player: movement(player.movement)
    name = Column(word["player"], is_text=True, strong=True, stays=True)
    yield name, lambda player: player.name
    yield Column(word["points"], strong=True), lambda player: _figure(player.points)
    yield Column(word["from_leader"]), lambda player: _behind(player, best)
    if any(player.team for player in players):
        yield Column(word["team"], is_text=True), lambda player: player.team
    for nth in range(_rounds_shown(tournament)):
        heading = f"{word['round']} {nth + 1}"
        yield Column(heading), partial(_nth, "rounds", nth)
    if any(player.penalty for player in players):
        yield Column(word["penalty"]), _penalty
    for nth, heading in enumerate(tournament.tie_breaks):
        yield Column(heading), partial(_nth, "tie_breaks", nth)
    if any(player.remark for player in players):
        yield Column("", is_text=True), lambda player: player.remark


_COLUMN_WORDS = (
    "place", "player", "points", "from_leader", "team", "round", "penalty",
)  # fmt: skip


def _rounds_shown(tournament: Tournament) -> int:
    """Rounds with points; those to come would only make the table wider."""
    played = [
        nth
        for player in tournament.players
        for nth, points in enumerate(player.rounds, 1)
        if points is not None
    ]
    return max(played, default=0)


def _nth(name: str, nth: int, player: PlayerLine) -> Cell:
    values: tuple[Number | None, ...] = getattr(player, name)
    return _figure(values[nth]) if nth < len(values) else None


def _penalty(player: PlayerLine) -> Cell:
    return _figure(-exact(player.penalty)) if player.penalty else None


def _behind(player: PlayerLine, best: Number | None) -> Cell:
    if best is None or player.place is None:
        return None
    return _figure(exact(player.points) - exact(best) or None)


def _place(place: int | None) -> str:
    return "" if place is None else str(place)


def _border(tournament: Tournament) -> int | None:
    """The row of the last player who goes through; None where a tie stands on it."""
    count = tournament.qualify
    placed = [player.place for player in tournament.players if player.place is not None]
    if not count or count >= len(placed) or placed[count - 1] == placed[count]:
        return None
    return count - 1


def movement(places: int | None) -> Movement | None:
    """The cell of places won or lost."""
    return None if places is None else Movement(places)


def _figure(value: Number | None) -> Figure | None:
    return None if value is None else Figure(value, None)


def _teams(tournament: Tournament, language: str) -> Table:
    columns = (
        Column(text("page.place", language), strong=True),
        Column(text("page.team", language), is_text=True, strong=True),
        Column(text("page.points", language), strong=True),
    )
    rows = tuple(
        Row((_place(team.place), team.name, _figure(team.points)))
        for team in tournament.teams
    )
    return Table(text("page.team_standings", language), columns, rows)
