"""A round of elimination as it is published: by final percent and by winning."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from xladdin.macros.publish_parts import Area, Published, Source
from xladdin.records.knockout_page import (
    Knockout,
    KnockoutLine,
    KnockoutMatch,
    knockout_page,
    qualifiers,
)
from xladdin.records.match_page import FEWEST_BOARDS_OF_A_GRADE
from xladdin.workbooks import bridge_knockout_cells as cells
from xladdin.workbooks.bridge_knockout_data import WAYS

RESULTS = ("won", "level", "lost")
STATUSES = ("goes_through", "play_off", "out")
DIFFERENCES = ("stays_in", "drops_out")


def read(source: Source, *, grades: bool) -> Published:
    """What a round of elimination has to tell."""
    sheet = source.sheet("knockout.qualifiers")
    area = source.area(sheet, f"{cells.LAST_LINE_COLUMN}{cells.LAST_LINE}")
    last = f"{cells.PERCENT[1]}{cells.LAST_ROW}"
    matches = source.area(source.sheet("knockout.matches"), last)
    way = source.chosen(source.text("Winner_by"), [f"knockout.{key}" for key in WAYS])
    boards = source.number("Boards_used") or 0
    grades = grades and boards >= FEWEST_BOARDS_OF_A_GRADE
    knockout = Knockout(
        heading=source.heading(
            source.named_event(),
            "knockout.title",
            source.text("Round_name"),
            f"{source.say('knockout.winner_by')}: {way}",
        ),
        teams=tuple(_teams(source, area)),
        matches=tuple(_matches(matches)),
        through=int(source.number("Places_through") or 0),
        notes=tuple(source.notes()),
    )
    figures: dict[str, object] = {
        "standings": [asdict(team) for team in knockout.teams],
        "matches": [asdict(match) for match in knockout.matches],
        "through": knockout.through,
    }
    page = knockout_page(knockout, source.language, grades=grades)
    table = qualifiers(knockout, source.language, grades=grades)
    return Published(sheet, page, (table,), figures)


def _teams(source: Source, area: Area) -> Iterator[KnockoutLine]:
    def key(cell: str, keys: tuple[str, ...]) -> str:
        found = source.key_of(area.text(cell), [f"knockout.{one}" for one in keys])
        return found.partition(".")[2] if found else ""

    for row in cells.LINES:
        name = area.text(f"B{row}")
        if not name:
            continue
        place, final = area.numbers(f"A{row}", f"G{row}")
        yield KnockoutLine(
            place=None if place is None else int(place),
            name=name,
            result=key(f"D{row}", RESULTS),
            final=final,
            by_percent=key(f"H{row}", STATUSES),
            by_winning=key(f"I{row}", STATUSES),
            differs=key(f"J{row}", DIFFERENCES),
        )


def _matches(area: Area) -> Iterator[KnockoutMatch]:
    for row in cells.ROWS:
        a, b = (area.text(f"{column}{row}") for column in cells.NAMES)
        if a and b:
            pairs = (
                _pair(area, columns, row)
                for columns in (cells.POINTS, cells.IMPS, cells.PERCENT)
            )
            yield KnockoutMatch((a, b), *pairs)


def _pair(area: Area, columns: tuple[str, str], row: int) -> tuple[float, float] | None:
    """The figures of both teams; None where one has none."""
    a, b = area.numbers(*(f"{column}{row}" for column in columns))
    return None if a is None or b is None else (a, b)
