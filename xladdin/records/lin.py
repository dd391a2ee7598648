"""LIN: vugraph files of Bridge Base Online, a row of tokens ``key|value|``.

The header is enough for scoring: ``vg`` names event, boards and teams, ``rs`` has the
results of all boards, open room and closed room in turn. Team 1 sits north-south in
the open room. Commentary, auction and play are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from xladdin.bridge.contract import Contract
from xladdin.records.played import contract_from, vulnerable_from
from xladdin.records.refused import Noticed, RecordRefused
from xladdin.records.result import CLOSED, OPEN, Awarded, TableRecord
from xladdin.records.scored import board_number

_TOKEN = re.compile(r"(?:^|\|)\s*(vg|rs|pn|qx|sv)\|([^|]*)(?=\|)", re.IGNORECASE)
_BOARD_SHOWN = re.compile(r"([oc])(\d{1,3})", re.IGNORECASE)
_CARRY = re.compile(r"-?\d{1,4}(?:\.\d{1,3})?")
_HEADER = 9  # event, segment, scoring, first, last board, two teams with carry-over
_PAIRS = "P"  # scoring of a tournament without teams


@dataclass(frozen=True)
class Segment:
    """One segment of a match: its records and what was noticed.

    Attributes:
        records: two a board, open room first.
        noticed: what the person should know.
    """

    records: tuple[TableRecord, ...]
    noticed: tuple[Noticed, ...]


@dataclass(frozen=True)
class _Token:
    key: str
    value: str
    line: int


@dataclass(frozen=True)
class _Header:
    event: str
    first: int
    last: int
    teams: tuple[str, str]
    carry_over: Awarded
    line: int


def read_lin(text: str) -> list[Segment]:
    """The segments of a LIN file, mostly one.

    Raises:
        RecordRefused: no vugraph header, no results, results that do not fit.
    """
    segments: list[list[_Token]] = []
    for token in _tokens(text):
        if token.key == "vg":
            segments.append([])
        if segments:
            segments[-1].append(token)
    if not segments:
        raise RecordRefused("lin_header_missing")
    return [_segment(tokens) for tokens in segments]


def _tokens(text: str) -> Iterator[_Token]:
    line, counted = 1, 0
    for match in _TOKEN.finditer(text):
        line += text.count("\n", counted, match.start(1))
        counted = match.start(1)
        yield _Token(match[1].lower(), match[2], line)


def _segment(tokens: Sequence[_Token]) -> Segment:
    header = _header(tokens[0])
    results = [token for token in tokens if token.key == "rs"]
    if len(results) != 1:
        line = results[1].line if results else header.line
        raise RecordRefused("lin_results", line, count=len(results))
    entries, noticed = _entries(results[0], header)
    players = _players(tokens)
    vulnerable, outside = _shown_boards(tokens, header)
    records = [
        TableRecord(
            line=results[0].line,
            board=header.first + place // 2,
            contract=_contract(entry, results[0].line),
            vulnerable=vulnerable.get(header.first + place // 2),
            home=header.teams[0],
            visit=header.teams[1],
            room=CLOSED if place % 2 else OPEN,
            event=header.event,
            players=players[place % 2],
            carry_over=header.carry_over,
        )
        for place, entry in enumerate(entries)
    ]
    shown = _without_unshown(records)
    if not shown:
        raise RecordRefused("no_results", results[0].line)
    return Segment(tuple(shown), (*noticed, *outside))


def _header(token: _Token) -> _Header:
    # The event's name may hold commas: the other fields are counted from the end.
    fields = [part.strip() for part in token.value.split(",")]
    while len(fields) > _HEADER and not fields[-1]:
        fields.pop()
    if len(fields) < _HEADER:
        raise RecordRefused("lin_header", token.line, found=token.value.strip())
    scoring, first, last, team1, carry1, team2, carry2 = fields[-7:]
    if scoring.upper() == _PAIRS:
        raise RecordRefused("lin_pairs", token.line)
    header = _Header(
        event=", ".join(filter(None, fields[:-7])),
        first=board_number(first, token.line),
        last=board_number(last, token.line),
        teams=(team1, team2),
        carry_over=(_carry(carry1, token.line), _carry(carry2, token.line)),
        line=token.line,
    )
    if header.last < header.first:
        raise RecordRefused("lin_header", token.line, found=token.value.strip())
    return header


def _carry(found: str, line: int) -> Fraction:
    if not found:
        return Fraction(0)
    if not _CARRY.fullmatch(found):
        raise RecordRefused("carry_over_expected", line, found=found)
    return Fraction(found)


def _entries(token: _Token, header: _Header) -> tuple[list[str], list[Noticed]]:
    """Two entries a board; "" where nothing is known."""
    entries = [entry.strip() for entry in token.value.split(",")]
    expected = 2 * (header.last - header.first + 1)
    if len(entries) == expected + 1 and not entries[-1]:
        entries.pop()  # a comma behind the last result
    if len(entries) == expected:
        return entries, []
    facts = {"found": len(entries), "expected": expected}
    if len(entries) > expected or len(entries) % 2:
        raise RecordRefused("lin_result_count", token.line, **facts)
    # Whole boards may be cut off at the end; one lost in the middle would shift all
    # behind it, so the person is asked to look.
    return entries, [Noticed("lin_results_short", token.line, facts)]


def _contract(entry: str, line: int) -> Contract | None:
    return contract_from(line, entry) if entry else None


def _without_unshown(records: list[TableRecord]) -> list[TableRecord]:
    """Leading and trailing blanks belong to boards that were not shown."""
    played = [record.board for record in records if record.contract]
    if not played:
        return []
    first, last = min(played), max(played)
    return [record for record in records if first <= record.board <= last]


def _players(tokens: Sequence[_Token]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """North, east, south, west of the open and of the closed room.

    The token has them as south, west, north, east, for both rooms in one row.
    """
    names = next((token.value.split(",") for token in tokens if token.key == "pn"), [])
    names = [name.strip() for name in names]
    if len(names) != 8:
        return (), ()
    rooms = (names[:4], names[4:])
    open_room, closed_room = ((*room[2:], *room[:2]) for room in rooms)
    return open_room, closed_room


def _shown_boards(
    tokens: Sequence[_Token], header: _Header
) -> tuple[dict[int, str | None], list[Noticed]]:
    """The vulnerability of the boards that were shown, and boards beyond the header."""
    vulnerable: dict[int, str | None] = {}
    outside = []
    board = 0
    for token in tokens:
        shown = _BOARD_SHOWN.match(token.value.strip()) if token.key == "qx" else None
        if shown:
            board = int(shown[2])
            if not header.first <= board <= header.last:
                facts = {"board": board, "first": header.first, "last": header.last}
                outside.append(Noticed("lin_board_outside", token.line, facts))
        elif token.key == "sv" and board:
            vulnerable[board] = vulnerable_from(token.value, token.line)
    return vulnerable, outside
