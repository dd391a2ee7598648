"""The page of one pulka: places, the points of all systems, the settlement by steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

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
from xladdin.records.page_ranking import Ranked, headline, message, place_text
from xladdin.wording import text


@dataclass(frozen=True)
class PulkaLine:
    """A player of the pulka.

    Attributes:
        place: 1 to 4, shared by who is equal.
        name: of the player.
        whists: final ones.
        counted: whists up to the cutoff.
        points: by the systems of the pulka; None where one has none.
    """

    place: int
    name: str
    whists: Number
    counted: Number | None
    points: tuple[Number | None, ...]


@dataclass(frozen=True)
class Settled:
    """The settlement of a player, step by step.

    Attributes:
        seat: 1 to 4.
        name: of the player.
        pool: as on the slip.
        mountain: as on the slip.
        written: whists on seats 1 to 4; None on himself.
        value: of pool and mountain in whists.
        mean: of this value over the table.
        wrote: whists that he wrote.
        on_him: whists that were written on him.
        whists: final ones.
    """

    seat: int
    name: str
    pool: Number | None
    mountain: Number | None
    written: tuple[Number | None, ...]
    value: Number
    mean: Number
    wrote: Number
    on_him: Number
    whists: Number


@dataclass(frozen=True)
class Pulka:
    """A pulka to publish.

    Attributes:
        heading: of the page.
        players: best first; empty while the slip is open.
        systems: titles of those that give points.
        settlement: in the order of the seats; empty where final whists were typed.
        notes: sentences.
    """

    heading: Heading
    players: tuple[PulkaLine, ...]
    systems: tuple[str, ...]
    settlement: tuple[Settled, ...] = ()
    notes: tuple[str, ...] = ()


def pulka_page(pulka: Pulka, language: str) -> Page:
    """The page of a pulka.

    Args:
        pulka: what is published.
        language: "en", "ru" or "bg".
    """
    parts: list[Part] = [points_table(pulka, language)]
    if pulka.settlement:
        parts.append(_settlement(pulka, language))
    ranking = [
        Ranked(player.place, player.name, _figure(player.whists))
        for player in pulka.players
    ]
    if ranking:
        names = tuple(player.name for player in pulka.players)
        bars = tuple(Figure(player.whists, None) for player in pulka.players)
        parts.append(RankBars(text("page.final_whists", language), names, bars))
    if pulka.notes:
        parts.append(Notes(text("sheet.notes", language), pulka.notes))
    return Page(
        heading=pulka.heading,
        language=language,
        headline=headline(pulka.heading, ranking, "", language),
        score="",
        progress="",
        parts=tuple(parts),
        message=tuple(message(ranking, language)),
    )


def points_table(pulka: Pulka, language: str) -> Table:
    """Places, whists, and what every system makes of them."""
    columns = (
        Column(text("page.place", language), strong=True),
        Column(text("page.player", language), is_text=True, strong=True, stays=True),
        Column(text("slip.whists", language), strong=True),
        Column(text("table.counted", language)),
        *(Column(title) for title in pulka.systems),
    )
    rows = tuple(
        Row(
            (
                place_text(player.place),
                player.name,
                _figure(player.whists),
                _figure(player.counted),
                *map(_figure, player.points),
            )
        )
        for player in pulka.players
    )
    return Table(text("table.points", language), columns, rows)


def _settlement(pulka: Pulka, language: str) -> Table:
    """One step a column: value - mean + wrote - on him = whists."""
    seats = range(1, len(pulka.settlement) + 1)
    told = {key: text(f"slip.{key}", language) for key in _STEPS}
    columns = (
        Column("№"),
        Column(text("page.player", language), is_text=True, strong=True, stays=True),
        Column(told["pool"]),
        Column(told["mountain"]),
        *(Column(text("slip.on", language, seat=seat)) for seat in seats),
        Column(told["value"]),
        Column(f"{told['minus']} {told['mean']}"),
        Column(f"{told['plus']} {told['wrote']}"),
        Column(f"{told['minus']} {told['on_him']}"),
        Column(told["whists"], strong=True),
    )
    rows = tuple(Row(tuple(_steps(one, len(seats)))) for one in pulka.settlement)
    return Table(text("page.settlement", language), columns, rows)


_STEPS = (
    *("pool", "mountain", "value", "mean", "wrote", "on_him", "whists"),
    *("minus", "plus"),
)


def _steps(one: Settled, seats: int) -> Iterator[Cell]:
    yield str(one.seat)
    yield one.name
    yield from map(_figure, (one.pool, one.mountain))
    for seat, written in enumerate(one.written[:seats], start=1):
        yield "×" if seat == one.seat else _figure(written)
    yield from map(_figure, (one.value, one.mean, one.wrote, one.on_him, one.whists))


def _figure(value: Number | None) -> Figure | None:
    return None if value is None else Figure(value, None)
