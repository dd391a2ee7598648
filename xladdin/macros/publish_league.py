"""A bridge league as it is published: both rankings, the cross-table, the notes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from xladdin.macros.publish_parts import Area, Published, Source, bridge_rules
from xladdin.records.league_page import (
    CrossCell,
    League,
    LeagueLine,
    PercentLine,
    league_page,
    rankings,
)
from xladdin.records.match_page import FEWEST_BOARDS_OF_A_GRADE
from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks.bridge_league_cells import (
    PENALTY_ROWS,
    POINTS_BLOCK,
    TEAM_ROWS,
)

TIES = {f"league.tie_{key}": key for key in cells.TIE_BREAK_KEYS}
STATES = {
    cells.STAYS: "league.withdrew_stays",
    cells.CANCELS: "league.withdrew_cancels",
}


def read(source: Source, *, grades: bool) -> Published:
    """What a bridge league has to tell."""
    sheets = _Sheets(source)
    ties = [_tie_break(source, number) for number in range(1, cells.TIE_BREAKS + 1)]
    boards = source.number("Boards_used") or 0
    league = League(
        heading=source.heading(
            source.named_event(),
            "league.title",
            *bridge_rules(
                source,
                source.text("Rules"),
                source.text("Boards_used"),
                source.text("Scale_used"),
            ),
        ),
        standings=tuple(sheets.standings(ties)),
        by_percent=tuple(sheets.by_percent()),
        cross=sheets.cross(legs=int(source.number("Legs_used") or 1)),
        matches=sheets.matches,
        entered=len(sheets.played),
        tie_breaks=tuple(filter(None, ties)),
        decided=sheets.decided(ties),
        qualify=int(source.number("Through") or 0) or None,
        notes=(*_ties_line(source, ties), *sheets.notes(), *source.notes()),
    )
    grades = grades and boards >= FEWEST_BOARDS_OF_A_GRADE
    figures: dict[str, object] = {
        "standings": [asdict(line) for line in league.standings],
        "tie_breaks": list(league.tie_breaks),
        "by_percent": [asdict(line) for line in league.by_percent],
        "matches": {"entered": league.entered, "planned": league.matches},
    }
    return Published(
        source.sheet("league.standings"),
        league_page(league, source.language, grades=grades),
        tuple(rankings(league, source.language, grades=grades)),
        figures,
    )


def _tie_break(source: Source, number: int) -> str:
    """The key of a tie-break; "" for none."""
    found = source.key_of(source.text(f"Tie_used_{number}"), list(TIES))
    return TIES[found] if found else ""


def _ties_line(source: Source, ties: list[str]) -> Iterator[str]:
    told = [source.say(f"league.tie_{key}") for key in ties if key]
    if told:
        yield f"{source.say('league.ties_are')}: {', '.join(told)}."


class _Sheets:
    """The sheets of a league; teams by their numbers."""

    def __init__(self, source: Source) -> None:
        self._source = source
        last = f"{cells.LINE_DECIDED}{cells.LAST_LINE}"
        self._lines = source.area(source.sheet("league.standings"), last)
        points = f"{cells.DIFFERENCE}{POINTS_BLOCK.rows[-1]}"
        self._reckoning = source.area(source.sheet("league.reckoning"), points)
        self._teams = source.area(
            source.sheet("league.teams"), f"{cells.AWARDS}{PENALTY_ROWS[-1]}"
        )
        self._fixtures = source.area(
            source.sheet("league.fixtures"), f"{cells.PLAYED}{cells.LAST_ROW}"
        )
        self._order = [
            int(team)
            for team in map(self._lines.number, _down(cells.LINE_TEAM))
            if team is not None
        ]

    def _name(self, team: int) -> str:
        return self._teams.text(f"{cells.NAME}{TEAM_ROWS[team - 1]}")

    def _has_withdrawn(self, team: int) -> bool:
        state = self._teams.number(f"{cells.STATE_NUMBER}{TEAM_ROWS[team - 1]}")
        return bool(state)

    def standings(self, ties: list[str]) -> Iterator[LeagueLine]:
        """The official ranking."""
        for row, team in zip(cells.LINES, self._order, strict=False):
            yield self._line(row, team, ties)

    def _line(self, row: int, team: int, ties: list[str]) -> LeagueLine:
        def reckoned(column: str) -> float:
            return self._reckoning.number(POINTS_BLOCK.cell(column, team)) or 0

        name = self._name(team)
        if self._has_withdrawn(team):
            name += f" {self._source.say('league.has_withdrawn')}"
        shown = self._lines
        tie_breaks = [
            shown.number(f"{column}{row}")
            for column, tie in zip(cells.TIE_COLUMNS, ties, strict=True)
            if tie
        ]
        return LeagueLine(
            place=_whole(shown.number(f"A{row}")),
            name=name,
            victory_points=shown.number(f"G{row}"),
            played=int(reckoned(cells.MATCHES)),
            won=int(reckoned(cells.WON)),
            drawn=int(reckoned(cells.DRAWN)),
            lost=int(reckoned(cells.LOST)),
            imps_for=reckoned(cells.IMPS_WON),
            imps_against=reckoned(cells.IMPS_LOST),
            carried=reckoned(cells.CARRIED) or None,
            penalty=reckoned(cells.TAKEN) or None,
            tie_breaks=tuple(tie_breaks),
        )

    def by_percent(self) -> Iterator[PercentLine]:
        """The ranking by the mean of the final percents; empty without any."""
        lines = [
            PercentLine(
                place=_whole(self._lines.number(f"M{row}")),
                name=self._name(int(team)),
                mean=self._lines.number(f"O{row}"),
                matches=int(self._lines.number(f"P{row}") or 0),
                change=_whole(self._lines.number(f"Q{row}")),
            )
            for row in cells.LINES
            if (team := self._lines.number(f"{cells.LINE_BY_PERCENT}{row}"))
        ]
        return iter(lines if any(line.mean is not None for line in lines) else [])

    def decided(self, ties: list[str]) -> str:
        """The tie-break that puts the first before the second; "" where VP do."""
        number = self._lines.number(f"{cells.LINE_DECIDED}{cells.FIRST_LINE}")
        return ties[int(number) - 1] if number else ""

    @property
    def matches(self) -> int:
        """Fixtures of two teams."""
        away = map(self._fixtures.number, _fixtures(cells.TEAM[1]))
        return sum(bool(team) for team in away)

    @property
    def played(self) -> dict[tuple[int, int], tuple[float, float]]:
        """Victory points of the matches that count, by home and away."""
        found = {}
        for row in cells.ROWS:
            columns = (*cells.TEAM, *cells.VP, cells.PLAYED)
            told = self._fixtures.numbers(*(f"{column}{row}" for column in columns))
            home, away, ours, theirs, counts = told
            if home and away and counts and ours is not None and theirs is not None:
                found[int(home), int(away)] = (ours, theirs)
        return found

    def cross(self, legs: int) -> tuple[tuple[CrossCell, ...], ...]:
        """What each team scored against each, in the order of the places."""
        played = self.played
        if not played:
            return ()

        def cell(team: int, other: int) -> CrossCell:
            at_home, away = played.get((team, other)), played.get((other, team))
            if legs > 1:
                return at_home
            if at_home:
                return at_home[0]
            return away[1] if away else None

        return tuple(
            tuple(cell(team, other) for other in self._order) for team in self._order
        )

    def notes(self) -> Iterator[str]:
        """Fixtures in error and postponed ones, withdrawals, penalties, awards."""
        say = self._source.say
        codes = [self._fixtures.number(cell) for cell in _fixtures(cells.CODE)]
        errors = [code for code in codes if 1 < (code or 0) <= cells.CHECKS.last_error]
        if errors:
            yield f"{say('league.not_counted')}: {len(errors)}"
        postponed = codes.count(cells.CHECKS.code("league_is_postponed"))
        if postponed:
            yield f"{say('league.postponed_fixtures')}: {postponed}"
        for team, row in enumerate(TEAM_ROWS, start=1):
            state = self._teams.number(f"{cells.STATE_NUMBER}{row}")
            if state:
                yield f"{self._name(team)}: {say(STATES[int(state)])}"
        for row in PENALTY_ROWS:
            yield from _penalty(self._source, self._teams, row)


def _penalty(source: Source, teams: Area, row: int) -> Iterator[str]:
    """What a team was fined or given, with its reason."""
    name, reason = (
        teams.text(f"{column}{row}") for column in (cells.PENALTY_NAME, cells.REASON)
    )
    why = f", {reason}" if reason else ""
    vp, percent, awards, awarded = teams.numbers(
        *(
            f"{column}{row}"
            for column in (
                *(cells.TAKEN_VP, cells.TAKEN_PERCENT, cells.AWARDS),
                cells.AWARDED_PERCENT,
            )
        )
    )
    taken = [f"{source.figure(vp)} {source.say('league.vp')}"] if vp else []
    taken += [f"{source.figure(percent)} %"] if percent else []
    if taken:
        yield f"{source.say('league.penalty_of')} {name}: {', '.join(taken)}{why}"
    if awards and awarded is not None:
        told = f"{source.say('league.awarded_to')} {name}"
        yield f"{told}: {source.figure(awarded)} %{why}"


def _down(column: str) -> list[str]:
    return [f"{column}{row}" for row in cells.LINES]


def _fixtures(column: str) -> list[str]:
    return [f"{column}{row}" for row in cells.ROWS]


def _whole(value: float | None) -> int | None:
    return None if value is None else int(value)
