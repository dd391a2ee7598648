"""The two records of each board side by side: matches, oriented to team A.

Team A is the one named first; it sits north-south at table 1. What cannot be compared
is left out and listed: a board with one result, with three, with one team
north-south at both tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from xladdin.records.refused import Noticed, RecordRefused
from xladdin.records.result import (
    Awarded,
    BoardResult,
    Match,
    TableRecord,
    TableResult,
)
from xladdin.records.scored import scored
from xladdin.records.seating import (
    Seat,
    claimed_seats,
    home_sits_north_south,
    turn_by_names,
)

Noted = list[Noticed]
_FEWEST_OF_A_WALK_OVER = 2  # one passed-out board may well be a result
_NAMELESS = ("home", "visit")  # stand in where a file names no teams


def matches_of(
    records: Sequence[TableRecord], rules: str = "today"
) -> tuple[tuple[Match, ...], tuple[Noticed, ...]]:
    """The matches of a file and what was noticed.

    Args:
        records: in the order of the file.
        rules: by which the scoresheet will score the entries.

    Raises:
        RecordRefused: a team against itself, or many results a board without teams.
    """
    groups: dict[tuple[str, frozenset[str]], list[TableRecord]] = {}
    for record in records:
        if record.home == record.visit != "":
            raise RecordRefused("team_against_itself", record.line, team=record.home)
        teams = frozenset((record.home, record.visit))
        groups.setdefault((record.event, teams), []).append(record)
    noticed: Noted = []
    matches = [_match(group, rules, noticed) for group in groups.values()]
    return tuple(matches), tuple(sorted(noticed, key=lambda one: one.line))


def _match(records: list[TableRecord], rules: str, noticed: Noted) -> Match:
    first = records[0]
    boards = _pairs(records, noticed)
    if not first.home:
        boards = {board: _named(pair) for board, pair in boards.items()}
    swaps = home_sits_north_south(boards.values())
    tables: dict[str, str] = {}
    seats = {
        board: claimed_seats(pair, swaps, tables)
        for board, pair in sorted(boards.items())
    }
    for seat in (seat for pair in seats.values() for seat in pair):
        if seat.record.wrong_direction:
            seat.turn()
    doubtful = {seat.record.board for seat in turn_by_names([*seats.values()])}
    if doubtful:
        told = ", ".join(str(board) for board in sorted(doubtful))
        noticed.append(Noticed("players_change_sides", first.line, {"boards": told}))
    team_a = first.home or _NAMELESS[0]
    results = [
        _board(board, pair, team_a, rules, noticed) for board, pair in seats.items()
    ]
    noticed += _missing_boards(results, first.line)
    match = Match(
        first.home,
        first.visit,
        first.event,
        tuple(results),
        carry_over=_carry_over(records, noticed),
    )
    return _without_walk_over(match, first.line, noticed)


def _carry_over(records: list[TableRecord], noticed: Noted) -> Awarded | None:
    """IMPs brought in by A and B, told apart from the boards."""
    first = records[0]
    found = {
        record.carry_over if record.home == first.home else None for record in records
    }
    if len(found) > 1:
        noticed.append(Noticed("carry_over_differs", first.line))
        return None
    carry = found.pop()
    if carry is None or not any(carry):
        return None
    a, b = (f"{float(imps):g}" for imps in carry)
    facts = {"team_a": first.home, "team_b": first.visit, "a": a, "b": b}
    noticed.append(Noticed("carry_over", first.line, facts))
    return carry


def _named(pair: list[TableRecord]) -> list[TableRecord]:
    home, visit = _NAMELESS
    return [replace(record, home=home, visit=visit) for record in pair]


def _pairs(records: list[TableRecord], noticed: Noted) -> dict[int, list[TableRecord]]:
    """The one or two records of each board; more than two are left out."""
    boards: dict[int, list[TableRecord]] = {}
    for record in records:
        same = boards.setdefault(record.board, [])
        if _tells_its_table(record) and any(
            replace(record, line=known.line) == known for known in same[:2]
        ):
            noticed.append(_about(record, "repeated"))
        else:
            same.append(record)
    for board, same in list(boards.items()):
        if len(same) <= 2:
            continue
        if not same[0].home:
            raise RecordRefused("teams_missing", same[2].line, board=board)
        noticed.append(_about(same[2], "too_many_records", count=len(same)))
        del boards[board]
    return boards


def _tells_its_table(record: TableRecord) -> bool:
    """Whether an equal record can only be the same table once more."""
    return bool(record.room or any(record.players))


def _board(
    board: int, pair: list[Seat], team_a: str, rules: str, noticed: Noted
) -> BoardResult:
    results: list[TableResult | None] = []
    for seat in pair:
        result, doubts = scored(seat.record, rules)
        noticed += doubts
        results.append(result)
        if result is None and seat.record.awarded is None:
            noticed.append(_about(seat.record, seat.record.reason))
    awarded = _awarded(pair, team_a)
    if any(seat.record.awarded for seat in pair):
        key = "awarded" if awarded else "awarded_differently"
        noticed.append(_about(pair[0].record, key))
        return BoardResult(board, awarded=awarded)
    if len(pair) == 1:
        noticed.append(_about(pair[0].record, "one_record"))
    elif pair[0].north_south == pair[1].north_south:
        turned = any(seat.turned for seat in pair)
        key = "wrong_direction_once" if turned else "same_direction_twice"
        noticed.append(_about(pair[1].record, key))
        return BoardResult(board)
    elif any(seat.turned for seat in pair):
        both = all(seat.turned for seat in pair)
        key = "wrong_direction_twice" if both else "corrected_by_names"
        noticed.append(_about(pair[0].record, key))
    at = {seat.north_south: result for seat, result in zip(pair, results, strict=True)}
    table1 = at.pop(team_a, None)
    return BoardResult(board, table1, next(iter(at.values()), None))


def _awarded(pair: list[Seat], team_a: str) -> Awarded | None:
    """IMPs awarded to A and B; None where the two tables' awards differ."""
    found = set()
    for seat in pair:
        if seat.record.awarded:
            ns, ew = seat.record.awarded
            found.add((ns, ew) if seat.north_south == team_a else (ew, ns))
    return found.pop() if len(found) == 1 else None


def _missing_boards(boards: Iterable[BoardResult], line: int) -> Noted:
    """Gaps in the numbers of the boards."""
    numbers = sorted(board.board for board in boards)
    return [
        Noticed("boards_missing", line, {"first": before + 1, "last": after - 1})
        for before, after in pairwise(numbers)
        if after > before + 1
    ]


def _without_walk_over(match: Match, line: int, noticed: Noted) -> Match:
    """The match, or a walk-over where every board was passed out at both tables."""
    passed = [
        table is not None and table.entry == "pass"
        for board in match.boards
        for table in (board.table1, board.table2)
    ]
    if len(match.boards) < _FEWEST_OF_A_WALK_OVER or not all(passed):
        return match
    facts = {"team_a": match.team_a, "team_b": match.team_b}
    noticed.append(Noticed("walk_over", line, facts))
    return replace(match, boards=(), walk_over=True)


def _about(record: TableRecord, key: str, **facts: object) -> Noticed:
    return Noticed(key, record.line, {"board": record.board, **facts})
