"""One pulka as it is published: places, points of all systems, its settlement."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from xladdin.macros.publish_parts import Area, Published, Source
from xladdin.records.pulka_page import (
    Pulka,
    PulkaLine,
    Settled,
    points_table,
    pulka_page,
)
from xladdin.workbooks.preferans_data import CONVENTIONS, ROUNDINGS
from xladdin.workbooks.preferans_table_layout import BLOCK, REMARK, RESULTS
from xladdin.workbooks.preferans_table_points import CLUB, SYSTEMS


def read(source: Source, *, grades: bool) -> Published:
    """What a pulka has to tell; it has no words of grade."""
    del grades
    sheet = source.sheet("table.sheet")
    area = source.area(sheet, f"P{REMARK}")
    by_club = any(area.number(f"{CLUB}{row}") is not None for row in RESULTS)
    systems = {c: key for c, key in SYSTEMS.items() if c != CLUB or by_club}
    titles = tuple(source.say(f"tournament.system.{key}") for key in systems.values())
    settled = [
        source.chosen(source.text(name), [f"data.{key}" for key in keys])
        for name, keys in (("Convention", CONVENTIONS), ("Rounding", ROUNDINGS))
    ]
    pulka = Pulka(
        heading=source.heading(
            source.named_event(),
            "table.sheet",
            source.text("Event_table"),
            f"{source.say('table.settled')} {', '.join(settled)}",
        ),
        players=tuple(_players(area, [*systems])),
        systems=titles,
        settlement=tuple(_settlement(area)),
        notes=(source.say("table.remark"),),
    )
    figures: dict[str, object] = {
        "standings": [
            asdict(player)
            | {"points": dict(zip(systems.values(), player.points, strict=True))}
            for player in pulka.players
        ]
    }
    page = pulka_page(pulka, source.language)
    table = points_table(pulka, source.language)
    return Published(sheet, page, (table,), figures)


def _players(area: Area, systems: list[str]) -> Iterator[PulkaLine]:
    for row in RESULTS:
        place, whists, counted, *points = area.numbers(
            *(f"{column}{row}" for column in ("A", "C", "D", *systems))
        )
        if place is not None and whists is not None:
            name = area.text(f"B{row}")
            yield PulkaLine(int(place), name, whists, counted, tuple(points))


def _settlement(area: Area) -> Iterator[Settled]:
    """Nothing where final whists were typed instead of the slip."""
    for seat, row in enumerate(BLOCK.rows, start=1):
        steps = area.numbers(*(f"{column}{row}" for column in "JKLMN"))
        pool, mountain, *written = area.numbers(*(f"{c}{row}" for c in "CDEFGH"))
        found = [step for step in steps if step is not None]
        if len(found) == len(steps):
            name = area.text(f"{BLOCK.name}{row}")
            yield Settled(seat, name, pool, mountain, tuple(written), *found)
