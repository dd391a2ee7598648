"""A bridge match as it is published: summary, boards, line-up and notes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from xladdin.functions.cells import is_blank
from xladdin.macros.publish_parts import Area, Published, Source, bridge_rules
from xladdin.records.match_page import match_page
from xladdin.records.match_sheet import BoardLine, LineUp, MatchSheet, TeamFigures
from xladdin.records.page_parts import Table
from xladdin.workbooks import bridge_match_cells as cells

TEAM_COLUMNS = cells.TEAM_COLUMNS
# What the sheet Match has for a team, by row.
FIGURES = {
    "imps": cells.IMPS_ROW,
    "victory_points": cells.VP_ROW,
    "points": cells.POINTS_ROW,
    "gifted": cells.GIFTS_ROW,
    "presumed_gifts": cells.PRESUMED_ROW,
    "victory_percent": cells.VICTORY_ROW,
    "first": cells.FIRST_ROW,
    "second": cells.SECOND_ROW,
    "third": cells.THIRD_ROW,
    "final": cells.FINAL_ROW,
}
# What is left out where it is 0.
BESIDE = {
    "carry_over": cells.CARRY_SHOWN_ROW,
    "penalty_imps": cells.PENALTY_SHOWN_ROW,
    "penalty_vp": cells.PENALTY_VP_SHOWN_ROW,
}
# Remarks of the sheet beside a board that readers want too; its marks they do not.
REMARKS = [
    f"bridge_match.{key}"
    for key in (
        *("awarded_note", "both_reversed", "not_compared"),
        *("waits_closed", "waits_open"),
    )
]


def read(source: Source, *, grades: bool) -> Published:
    """What a bridge match has to tell."""
    data = source.area(source.sheet("sheet.data"), f"F{cells.SEATS_ROW}")
    match = source.area(source.sheet("bridge_match.match"), f"C{cells.FINAL_GRADE_ROW}")
    last = f"{cells.LEFT_OUT}{cells.LAST_BOARD_ROW}"
    boards = source.area(source.sheet("bridge_match.boards"), last)
    team_a, team_b = (_team(source, data, match, place) for place in range(2))
    scheduled = data.number(cells.SCHEDULED_SHOWN)
    rules = bridge_rules(
        source,
        data.text(cells.RULES),
        data.text(cells.SCHEDULED_SHOWN),
        data.text(cells.SCALE_USED),
    )
    sheet = MatchSheet(
        heading=source.heading(
            _event(data), "bridge_match.title", data.text(cells.ROUND), *rules
        ),
        team_a=team_a,
        team_b=team_b,
        boards=tuple(_boards(source, data, boards)),
        scheduled=int(scheduled or 0),
        counted=int(data.number(cells.COUNTED) or 0),
        line_up=tuple(_line_up(source, data, boards)),
        notes=tuple(_notes(source, data, boards, (team_a, team_b))),
    )
    page = match_page(sheet, source.language, grades=grades)
    summary = next(part for part in page.parts if isinstance(part, Table))
    figures = {"teams": [asdict(team_a), asdict(team_b)], "counted": sheet.counted}
    return Published(source.sheet("bridge_match.match"), page, (summary,), figures)


def _event(data: Area) -> dict[str, str]:
    return {
        "event": data.text(cells.EVENT),
        "date": data.text(cells.DATE),
        "state": data.text(cells.STATE),
        "version": data.text(cells.VERSION),
        "time": data.text(cells.TIME),
        "protests": data.text(cells.PROTESTS),
    }


def _team(source: Source, data: Area, match: Area, place: int) -> TeamFigures:
    """The figures of team A (0) or B (1)."""
    column = TEAM_COLUMNS[place]
    name = data.text(f"{column}{cells.TEAM_ROW}")
    figures = {key: match.number(f"{column}{row}") for key, row in FIGURES.items()}
    for key, row in BESIDE.items():
        figures[key] = match.number(f"{column}{row}") or None
    row = cells.SET_IMPS_ROW + place
    sets = data.numbers(*(f"{c}{row}" for c in cells.SET_COLUMNS))
    letter = source.say(f"bridge_match.team_{'ab'[place]}")
    return TeamFigures(
        name=name or f"{source.say('bridge_match.team')} {letter}",
        set_imps=tuple(imps for imps in sets if imps is not None),
        **figures,
    )


def _boards(source: Source, data: Area, boards: Area) -> Iterator[BoardLine]:
    for block in range(1, cells.BLOCKS + 1):
        column = cells.SET_COLUMNS[block - 1]
        number = data.number(f"{column}{cells.BLOCK_SET_ROW}")
        for row in cells.board_rows(block):
            board = boards.number(f"{cells.BOARD}{row}")
            if board is not None:
                yield _board(source, boards, row, int(board), int(number or block))


def _board(
    source: Source, boards: Area, row: int, board: int, set_number: int
) -> BoardLine:
    remark = source.key_of(boards.text(f"{cells.MESSAGE}{row}"), REMARKS)
    return BoardLine(
        board=board,
        set_number=set_number,
        open_entry=boards.text(f"{cells.OPEN}{row}"),
        closed_entry=boards.text(f"{cells.CLOSED}{row}"),
        open_score=boards.number(f"F{row}"),
        closed_score=boards.number(f"J{row}"),
        difference=boards.number(f"{cells.DIFFERENCE}{row}"),
        imps_a=boards.number(f"{cells.IMPS_A}{row}"),
        imps_b=boards.number(f"{cells.IMPS_B}{row}"),
        note=source.say(remark) if remark else "",
    )


def _line_up(source: Source, data: Area, boards: Area) -> Iterator[LineUp]:
    """A line a set in which anybody is named."""
    seen: set[int] = set()
    for block, column in enumerate(cells.SET_COLUMNS, start=1):
        number = int(data.number(f"{column}{cells.BLOCK_SET_ROW}") or 0)
        used = data.number(f"{column}{cells.BLOCK_BOARDS_ROW}")
        if not used or number in seen:
            continue
        seen.add(number)
        seated = boards.text(f"{cells.SEATED}{cells.heading_row(block)}")
        own = cells.SET_COLUMNS[number - 1]
        pairs = [_pair(data, own, cells.LINE_UP_ROW + 2 * place) for place in range(4)]
        letter = source.key_of(seated, ["bridge_match.team_a", "bridge_match.team_b"])
        if letter and any(pairs):
            seats = _seats(source, pairs, a_north_south=letter.endswith("_a"))
            first, last = data.numbers(
                f"{own}{cells.NUMBER_FIRST_ROW}", f"{own}{cells.NUMBER_LAST_ROW}"
            )
            title = f"{source.say('bridge_match.set')} {number}"
            if first is not None and last is not None:
                boards_word = source.say("bridge_match.boards_small")
                title += f", {boards_word} {first:.0f}–{last:.0f}"
            yield LineUp(title, seats)


def _pair(data: Area, column: str, row: int) -> str:
    """The two players of a team in a room."""
    names = (data.text(f"{column}{row}"), data.text(f"{column}{row + 1}"))
    return " – ".join(filter(None, names))


def _seats(
    source: Source, pairs: list[str], *, a_north_south: bool
) -> tuple[str, str, str, str]:
    """Open NS, open EW, closed NS, closed EW, from the pairs by team and room."""
    a, b = source.say("bridge_match.team_a"), source.say("bridge_match.team_b")
    a_open, a_closed, b_open, b_closed = (
        f"{letter}: {pair}" if pair else letter
        for letter, pair in zip((a, a, b, b), pairs, strict=True)
    )
    if a_north_south:
        return a_open, b_open, b_closed, a_closed
    return b_open, a_open, a_closed, b_closed


def _notes(
    source: Source, data: Area, boards: Area, teams: tuple[TeamFigures, TeamFigures]
) -> Iterator[str]:
    """Penalties, winners who differ, boards left out, then what was typed."""
    for key, team in zip(("a", "b"), teams, strict=True):
        letter = source.say(f"bridge_match.team_{key}")
        for row, unit, taken in (
            (cells.PENALTY_IMPS_ROW, "imps", team.penalty_imps),
            (cells.PENALTY_VP_ROW, "vp", team.penalty_vp),
        ):
            if taken:
                told = f"{source.say('bridge_match.penalty')} {letter}: "
                told += f"{source.figure(abs(float(taken)))} "
                told += source.say(f"bridge_match.{unit}")
                reason = data.text(f"D{row}")
                yield f"{told}, {reason}" if reason else told
    if _winners_differ(*teams):
        yield source.say("bridge_match.winners_differ")
    left_out = boards.text(f"{cells.LEFT_OUT}{cells.LAST_BOARD_ROW}")
    if left_out:
        yield f"{source.say('bridge_match.left_out')}: {left_out}"
    for row in cells.NOTE_ROWS:
        if not is_blank(data[f"B{row}"]):
            yield data.text(f"B{row}")


def _winners_differ(a: TeamFigures, b: TeamFigures) -> bool:
    """Whether points and IMPs name different winners (§26)."""
    if None in (a.points, b.points, a.imps, b.imps):
        return False
    points = float(a.points or 0) - float(b.points or 0)
    return points * (float(a.imps or 0) - float(b.imps or 0)) < 0
