"""USEBIO XML, versions 1.0 to 1.3: result files of British and Irish clubs.

A ``MATCH`` names two teams; each ``TRAVELLER_LINE`` of its boards is one table, whose
``DIRECTION`` tells where ``TEAM`` sat. Version 1.0 cannot say it: then the pairs'
numbers must belong to teams.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from xladdin.bridge.contract import Contract
from xladdin.records.played import contract_from, tricks_from
from xladdin.records.refused import RecordRefused
from xladdin.records.remarks import Remark, remark_from
from xladdin.records.result import CLOSED, NOT_PLAYED, OPEN, UNFINISHED, TableRecord
from xladdin.records.scored import board_number
from xladdin.records.xml_tree import Node, xml_tree

_TEAM_SITS = {
    **dict.fromkeys(("ns", "n", "north", "n/s"), OPEN),
    **dict.fromkeys(("ew", "e", "east", "e/w"), CLOSED),
}
_SCORE = re.compile(r"[+-]?\d{1,5}")


def read_usebio(text: str) -> list[TableRecord]:
    """The records of all matches between teams.

    Raises:
        RecordRefused: no USEBIO file, no matches, seats that nobody tells.
    """
    root = xml_tree(text)
    if root.name != "USEBIO":
        raise RecordRefused("xml_unknown", root.line, found=root.name)
    records = [
        record
        for event in root.deep("EVENT")
        for match in event.deep("MATCH")
        for record in _match(match, event)
    ]
    if not records:
        raise RecordRefused("usebio_no_matches")
    return records


class _Teams:
    """Names of the teams; the team and the players of each pair's number."""

    def __init__(self, event: Node) -> None:
        self.names: dict[str, str] = {}
        self.of_pair: dict[str, str] = {}
        self.players: dict[str, list[str]] = {}
        for team in event.deep("TEAM"):
            number = team.value("TEAM_ID")
            if not number:
                continue
            self.names[number] = team.value("TEAM_NAME") or number
            for pair in team.all("PAIR"):
                if pair.value("PAIR_NUMBER"):
                    self.of_pair[pair.value("PAIR_NUMBER")] = number
                    names = [one.value("PLAYER_NAME") for one in pair.all("PLAYER")]
                    self.players[pair.value("PAIR_NUMBER")] = names

    def name(self, number: str, line: int) -> str:
        """The name behind a number."""
        if not number:
            raise RecordRefused("team_missing", line)
        if self.names and number not in self.names:
            raise RecordRefused("team_unknown", line, found=number)
        return self.names.get(number, number)

    def seated(self, table: Node) -> tuple[str, ...]:
        """North, east, south, west; () where the file does not name all of them."""
        sides = ("NS_PAIR_NUMBER", "EW_PAIR_NUMBER")
        pairs = [self.players.get(table.value(side), []) for side in sides]
        if any(len(pair) != 2 or not all(pair) for pair in pairs):
            return ()
        (north, south), (east, west) = pairs
        return north, east, south, west


def _match(match: Node, event: Node) -> Iterator[TableRecord]:
    teams = _Teams(event)
    home, visit = (
        teams.name(match.value(name), match.line_of(name))
        for name in ("TEAM", "OPPOSING_TEAM")
    )
    described = [event.value("EVENT_DESCRIPTION"), match.value("ROUND_NUMBER")]
    for board in match.deep("BOARD"):
        line = board.line_of("BOARD_NUMBER")
        number = board_number(board.value("BOARD_NUMBER"), line)
        for table in board.all("TRAVELLER_LINE"):
            remark = _remark(table)
            contract = _contract(table) if remark.is_normal else None
            yield TableRecord(
                line=table.line,
                board=number,
                contract=contract,
                score=_score(table) if remark.is_normal else None,
                home=home,
                visit=visit,
                room=_room(table, match, teams),
                event=", ".join(filter(None, described)),
                # Who sat the wrong way round is turned by that remark alone.
                players=() if remark.wrong_direction else teams.seated(table),
                awarded=remark.awarded,
                wrong_direction=remark.wrong_direction,
                reason=remark.reason or _reason(table),
            )


def _reason(table: Node) -> str:
    return UNFINISHED if table.value("CONTRACT") else NOT_PLAYED


def _remark(table: Node) -> Remark:
    found = Remark()
    for name in ("CONTRACT", "SCORE", "REMARKS", "REMARK"):
        found = found.joined(remark_from(table.value(name)))
    return found


def _room(table: Node, match: Node, teams: _Teams) -> str:
    """Open where the match's TEAM sat north-south."""
    by_pairs = _room_by_pairs(table, match, teams)
    told = table.value("DIRECTION").casefold()
    if told and told not in _TEAM_SITS:
        line = table.line_of("DIRECTION")
        raise RecordRefused("direction_unknown", line, found=table.value("DIRECTION"))
    by_direction = _TEAM_SITS.get(told, "")
    if by_pairs and by_direction and by_pairs != by_direction:
        raise RecordRefused("direction_contradicts", table.line)
    if not (by_direction or by_pairs):
        raise RecordRefused("seats_missing", table.line)
    return by_direction or by_pairs


def _room_by_pairs(table: Node, match: Node, teams: _Teams) -> str:
    sides = [("NS_PAIR_NUMBER", OPEN, CLOSED), ("EW_PAIR_NUMBER", CLOSED, OPEN)]
    for name, own, other in sides:
        team = teams.of_pair.get(table.value(name))
        if team == match.value("TEAM"):
            return own
        if team == match.value("OPPOSING_TEAM"):
            return other
    return ""


def _contract(table: Node) -> Contract | None:
    contract, tricks = table.value("CONTRACT"), table.value("TRICKS")
    line = table.line_of("CONTRACT")
    declarer = table.value("PLAYED_BY")
    if not contract or contract == "-":
        if declarer:
            raise RecordRefused("contract_missing", line, found=declarer)
        return None
    won = tricks_from(tricks, table.line_of("TRICKS")) if tricks else None
    try:
        return contract_from(line, contract, declarer, tricks=won)
    except RecordRefused as problem:
        if problem.key == "result_missing" and won is None:
            return None
        raise


def _score(table: Node) -> int | None:
    """North-South's points."""
    found = table.value("SCORE")
    if not found or found == "-":
        return None
    if not _SCORE.fullmatch(found):
        raise RecordRefused("score_expected", table.line_of("SCORE"), found=found)
    return int(found)
