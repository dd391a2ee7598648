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
from xladdin.wording import text

MOST_IN_THE_CHART = 24


@dataclass(frozen=True)
class PlayerLine:
    """A player in the standings.

    Attributes:
        place: None out of competition and while a round is open.
        name: of the player.
        points: the sum, with penalties.
        rounds: points by rounds; None not played.
        penalty: points as they count, most often below zero, or None.
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
        rounds: planned; 0 where nobody has said.
        played: finished.
        tie_breaks: titles, in the order in which they decide.
        decided: the one that puts the first before the second, or "".
        qualify: the border of those who go through, or None.
        teams: best first.
        notes: sentences: the system, how ties are decided, what is unconfirmed.
    """

    heading: Heading
    players: tuple[PlayerLine, ...]
    rounds: int
    played: int
    tie_breaks: tuple[str, ...] = ()
    decided: str = ""
    qualify: int | None = None
    teams: tuple[TeamLine, ...] = ()
    notes: tuple[str, ...] = ()


def tournament_page(tournament: Tournament, language: str) -> Page:
    """The page of a tournament.

    Args:
        tournament: what is published.
        language: "en", "ru" or "bg".
    """
    parts: list[Part] = list(rankings(tournament, language))
    ranking = [
        Ranked(player.place, player.name, Figure(player.points, None))
        for player in tournament.players
    ]
    shown = ranking[:MOST_IN_THE_CHART]
    if shown:
        names, scores = zip(*((one.name, one.score) for one in shown), strict=True)
        parts.append(RankBars(text("page.points_chart", language), names, scores))
    if tournament.notes:
        parts.append(Notes(text("sheet.notes", language), tournament.notes))
    return Page(
        heading=tournament.heading,
        language=language,
        headline=headline(
            tournament.heading, ranking, _decided(tournament, language), language
        ),
        score="",
        progress=_progress(tournament, language),
        parts=tuple(parts),
        message=tuple(message(ranking, language)),
    )


def _decided(tournament: Tournament, language: str) -> str:
    """What puts the first before the second, where points do not."""
    tie_break = tournament.decided
    return tie_break and f"{text('page.at_equal_points', language)}: {tie_break}"


def rankings(tournament: Tournament, language: str) -> list[Table]:
    """The standings of the players, and of the teams where there are any."""
    tables = [_standings(tournament, language)]
    if tournament.teams:
        tables.append(_teams(tournament, language))
    return tables


def _progress(tournament: Tournament, language: str) -> str:
    played = tournament.played
    if not tournament.rounds:
        return text("page.rounds_so_far", language, played=played)
    planned = tournament.rounds
    return text("page.rounds_played", language, played=played, planned=planned)


def _standings(tournament: Tournament, language: str) -> Table:
    """Place, player, points first, so that a phone shows them without a push."""
    players = tournament.players
    best = next((one.points for one in players if one.place is not None), None)
    columns = [*_columns(tournament, best, language)]
    last = border([player.place for player in players], tournament.qualify)
    rows = [
        Row(
            tuple(cell(player) for _, cell in columns),
            thick_line_below=nth == last,
        )
        for nth, player in enumerate(players)
    ]
    note = "" if last is None else text("page.above_the_line", language)
    heads = tuple(column for column, _ in columns)
    return Table(text("page.standings", language), heads, tuple(rows), note)


def _columns(
    tournament: Tournament, best: Number | None, language: str
) -> Iterator[tuple[Column, Callable[[PlayerLine], Cell]]]:
    """Each column with what stands in it; those without anything are left out."""
    players = tournament.players
    word = {key: text(f"page.{key}", language) for key in _COLUMN_WORDS}
    yield Column(word["place"], strong=True), lambda player: place_text(player.place)
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
        if any(_nth("tie_breaks", nth, player) for player in players):
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
    return _figure(player.penalty) if player.penalty else None


def _behind(player: PlayerLine, best: Number | None) -> Cell:
    if best is None or player.place is None:
        return None
    return _figure(exact(player.points) - exact(best) or None)


def _figure(value: Number | None) -> Figure | None:
    return None if value is None else Figure(value, None)


def _teams(tournament: Tournament, language: str) -> Table:
    columns = (
        Column(text("page.place", language), strong=True),
        Column(text("page.team", language), is_text=True, strong=True),
        Column(text("page.points", language), strong=True),
    )
    rows = tuple(
        Row((place_text(team.place), team.name, _figure(team.points)))
        for team in tournament.teams
    )
    return Table(text("page.team_standings", language), columns, rows)
