"""A preferans tournament as it is published: standings of players and of teams."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace

from xladdin.macros.publish_parts import Area, Published, Source
from xladdin.records.standings_page import (
    PlayerLine,
    TeamLine,
    Tournament,
    rankings,
    tournament_page,
)
from xladdin.workbooks import preferans_tournament_standings as lines
from xladdin.workbooks import preferans_tournament_teams as team_lines
from xladdin.workbooks.preferans_data import CONVENTIONS
from xladdin.workbooks.preferans_tournament_layout import (
    INCOMPLETE,
    OUT,
    ROUND_NUMBERS,
    SYSTEMS,
    WITHDRAWN,
)

# Why a player has no place.
REMARKS = {
    INCOMPLETE: "tournament.group.incomplete",
    OUT: "tournament.status.out",
    WITHDRAWN: "tournament.status.withdrawn",
}
TIE_BREAKS = ("slip.whists", "tournament.firsts", "tournament.met")
CUT = "tournament.cut"


def read(source: Source, *, grades: bool) -> Published:
    """What a preferans tournament has to tell; it has no words of grade."""
    del grades
    area = source.area(
        source.sheet("tournament.standings"), f"{lines.BY_MET}{lines.LAST}"
    )
    played = int(source.number("Rounds_counted") or 0)
    players = tuple(_players(source, area, played))
    titles = tuple(_tie_breaks(source))
    convention = source.chosen(
        source.text("Convention"), [f"data.{key}" for key in CONVENTIONS]
    )
    tournament = Tournament(
        heading=source.heading(
            source.named_event(),
            "tournament.title",
            _system(source),
            f"{source.say('table.settled')} {convention}",
        ),
        players=players,
        rounds=int(source.number("Rounds_planned") or 0),
        played=played,
        tie_breaks=titles,
        decided=_decided(area, titles),
        qualify=int(source.number("Qualifiers_count") or 0) or None,
        teams=tuple(_teams(source)),
        notes=(source.say("page.ties_cut" if _is_cut(source) else "page.ties_raw"),),
    )
    figures: dict[str, object] = {
        "standings": [asdict(player) for player in players],
        "tie_breaks": list(titles),
        "teams": [asdict(team) for team in tournament.teams],
        "rounds": {"played": played, "planned": tournament.rounds},
    }
    return Published(
        source.sheet("tournament.standings"),
        tournament_page(tournament, source.language),
        tuple(rankings(_without_rounds(tournament), source.language)),
        figures,
    )


def _without_rounds(tournament: Tournament) -> Tournament:
    """The standings without the points by rounds: fifteen fill a screen."""
    players = tuple(replace(player, rounds=()) for player in tournament.players)
    return replace(tournament, players=players)


def _system(source: Source) -> str:
    """The system in words, with its cutoff where it has one."""
    keys = [f"tournament.system.{key}" for key in SYSTEMS]
    words = source.text("System")
    told, key = source.chosen(words, keys), source.key_of(words, keys)
    cutoff = source.number("Cutoff")
    if key in keys[:3] and cutoff is not None:  # the systems of whists at face value
        told += f", {source.say('tournament.cutoff')} {source.figure(cutoff)}"
    return told


def _tie_breaks(source: Source) -> Iterator[str]:
    whists, *others = map(source.say, TIE_BREAKS)
    yield f"{whists} ({source.say(CUT)})" if _is_cut(source) else whists
    yield from others


def _is_cut(source: Source) -> bool:
    """Whether whists after the cutoff part equal players."""
    return source.key_of(source.text("Tie_whists"), [CUT]) is not None


def _decided(area: Area, titles: tuple[str, ...]) -> str:
    """The last tie-break that parted the first from somebody."""
    decided = [
        title
        for title, (helper, _) in zip(titles, lines.DECIDED.values(), strict=True)
        if area.number(f"{helper}{lines.FIRST}")
    ]
    return decided[-1] if decided else ""


def _players(source: Source, area: Area, played: int) -> Iterator[PlayerLine]:
    for row in range(lines.FIRST, lines.LAST + 1):
        group, points = area.numbers(f"{lines.GROUP}{row}", f"E{row}")
        if group is None or points is None:
            continue
        place, moved = area.numbers(f"A{row}", f"B{row}")
        columns = [lines.round_column(number) for number in ROUND_NUMBERS[:played]]
        rounds = area.numbers(*(f"{column}{row}" for column in columns))
        yield PlayerLine(
            place=None if place is None else int(place),
            name=area.text(f"C{row}"),
            points=points,
            rounds=tuple(rounds),
            penalty=area.number(f"J{row}") or None,
            tie_breaks=tuple(area.numbers(*(f"{c}{row}" for c in lines.DECIDED))),
            movement=None if moved is None else int(moved),
            team=area.text(f"D{row}"),
            remark=_remark(source, int(group), rounds),
        )


def _remark(source: Source, group: int, rounds: list[float | None]) -> str:
    """Why a player has no place; of who is incomplete, which rounds are open."""
    if group not in REMARKS:
        return ""
    told = source.say(REMARKS[group])
    if group != INCOMPLETE:
        return told
    missed = [str(nth) for nth, points in enumerate(rounds, 1) if points is None]
    return f"{told}: {source.say('page.round')} {', '.join(missed)}"


def _teams(source: Source) -> Iterator[TeamLine]:
    sheet = source.sheet("tournament.teams")
    area = source.area(sheet, f"D{team_lines.LAST}")
    for row in range(team_lines.FIRST, team_lines.LAST + 1):
        place, points = area.numbers(f"A{row}", f"D{row}")
        if points is not None:
            whole = None if place is None else int(place)
            yield TeamLine(whole, area.text(f"B{row}"), points)
