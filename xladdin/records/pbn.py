"""PBN 2.1: result files of most bridge programs, records of ``[Tag "value"]`` lines.

Two records make a board. A value ``#`` repeats that of the record before, ``##text``
holds from then on, and files leave tags out that did not change.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from xladdin.bridge.contract import Contract
from xladdin.records.played import contract_from, tricks_from, vulnerable_from
from xladdin.records.refused import RecordRefused
from xladdin.records.result import (
    CLOSED,
    NOT_PLAYED,
    OPEN,
    SPLIT,
    UNFINISHED,
    TableRecord,
)
from xladdin.records.scored import board_number

_TAG = re.compile(r'\[\s*(\w+)\s*"(.*?)"\s*\]')
_DATA = re.compile(r'"[^"]*"|[^\s\[{;]+')
_ESCAPED = re.compile(r'\\(["\\])')
# The tags that this reader uses, in small letters.
_TEAMS = ("hometeam", "visitteam")
_EVENT = ("event", "stage", "section", "round")
_OF_THE_BOARD = ("board", "vulnerable")
_HANDS = ("north", "east", "south", "west")
_USED = {
    *_TEAMS, *_EVENT, *_OF_THE_BOARD, *_HANDS,
    "room", "table", "declarer", "contract", "result", "score",
}  # fmt: skip
# Tags after which no section follows; text there is a tag that was broken.
_PLAIN = {
    *_USED, "site", "date", "dealer", "deal", "scoring", "competition",
    "scoreimp", "scoremp", "scorepercentage",
}  # fmt: skip
_NEVER_INHERITED = {"dealer", "vulnerable", "deal", "declarer", "contract"}
_UNKNOWN = ("", "?", "-")
_TRICKS = re.compile(r"\^?(NS|EW)?\s*(\d+)(?:\s+(NS|EW)\s+(\d+))?")
_SCORE = re.compile(r"(NS|EW)?\s*([+-]?\d{1,5})(?:\s+(NS|EW)\s+([+-]?\d{1,5}))?")


@dataclass
class _Tags:
    """The tags of one record: name -> value, and where it begins."""

    line: int = 0
    values: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def get(self, name: str) -> str:
        """The value of a tag, "" where it is missing or unknown."""
        value = self.values.get(name, "").strip()
        return "" if value in _UNKNOWN else value

    def at(self, name: str) -> int:
        """The line of a tag, or of the record where the tag was inherited."""
        return self.lines.get(name, self.line)


def read_pbn(text: str) -> list[TableRecord]:
    """The records of a PBN file that carry a result.

    Raises:
        RecordRefused: a line that is no tag, comment or section; an impossible value.
    """
    found = []
    for tags in _completed(_written(text)):
        record = _record(tags)
        if record is not None:
            found.append(record)
    if not found:
        raise RecordRefused("no_results")
    return found


class _Scanner:
    """Goes through the lines of a record after record."""

    def __init__(self) -> None:
        self.in_comment = False
        self.last_tag = ""
        self.tags = _Tags()

    def scan(self, line: str, number: int) -> None:
        """Take in one line that does not end the record."""
        place = 0
        while place < len(line):
            rest = line[place]
            if self.in_comment:
                end = line.find("}", place)
                self.in_comment = end < 0
                place = len(line) if end < 0 else end + 1
            elif rest == ";":
                return
            elif rest == "{":
                self.in_comment = True
                place += 1
            elif rest.isspace():
                place += 1
            elif rest == "[":
                place = self._tag(line, place, number)
            else:
                place = self._data(line, place, number)

    def _tag(self, line: str, place: int, number: int) -> int:
        match = _TAG.match(line, place)
        if not match:
            raise RecordRefused("tag_broken", number, found=line[place : place + 40])
        name, value = match[1].casefold(), _ESCAPED.sub(r"\1", match[2])
        if name in self.tags.values and name != "note":
            # Decision: the standard lets a reader pass the second one over. Mostly
            # it means that the empty line between two records was lost.
            raise RecordRefused("tag_twice", number, tag=match[1])
        self.tags.line = self.tags.line or number
        self.tags.values[name] = value
        self.tags.lines[name] = number
        self.last_tag = name
        return match.end()

    def _data(self, line: str, place: int, number: int) -> int:
        """Auction, play and tables follow their tag and are passed over."""
        match = _DATA.match(line, place)
        if not match or not self.last_tag or self.last_tag in _PLAIN:
            raise RecordRefused("text_outside", number, found=line[place : place + 40])
        return match.end()


def _written(text: str) -> Iterator[_Tags]:
    """The records as they are written."""
    scanner = _Scanner()
    for number, line in enumerate(text.split("\n"), 1):
        if scanner.in_comment or line.strip():
            if scanner.in_comment or not line.startswith("%"):
                scanner.scan(line, number)
        elif scanner.tags.values:
            yield scanner.tags
            scanner.tags, scanner.last_tag = _Tags(), ""
    if scanner.in_comment:
        raise RecordRefused("comment_open", text.count("\n") + 1)
    if scanner.tags.values:
        yield scanner.tags


def _completed(written: Iterator[_Tags]) -> Iterator[_Tags]:
    """The records with the values they inherit."""
    known: dict[str, str] = {}  # the last value of every tag
    before: dict[str, str] = {}  # every value of the record before
    lasting: dict[str, str] = {}  # values that began with ##
    for tags in written:
        explicit = dict(tags.values)
        for name, value in explicit.items():
            if value.startswith("##") or value == "#":
                if name in _NEVER_INHERITED:
                    raise RecordRefused("never_inherited", tags.at(name), tag=name)
                tags.values[name] = known.get(name, "") if value == "#" else value[2:]
            if value.startswith("##"):
                lasting[name] = value[2:]
            elif name in lasting:
                lasting[name] = tags.values[name]
        tags.values = {**lasting, **_left_out(explicit, before), **tags.values}
        yield tags
        before = tags.values
        known.update(before)


def _left_out(explicit: dict[str, str], before: dict[str, str]) -> dict[str, str]:
    """What a record takes over without saying so."""
    same_event = all(
        explicit.get(name, "#") in ("#", before.get(name)) for name in _EVENT
    )
    names = [*_EVENT, *(_TEAMS if same_event else ())]
    if "board" not in explicit:
        names += _OF_THE_BOARD
    return {name: before[name] for name in names if name in before}


def _record(tags: _Tags) -> TableRecord | None:
    if "contract" not in tags.lines:
        if "board" not in tags.lines:
            raise RecordRefused("record_empty", tags.line)
        return None  # a deal without a result
    if not tags.get("board"):
        raise RecordRefused("board_missing", tags.line)
    contract, (score, reason) = _contract(tags), _score(tags)
    if tags.get("contract") and contract is None:
        reason = UNFINISHED
    return TableRecord(
        line=tags.line,
        board=board_number(tags.get("board"), tags.at("board")),
        contract=None if reason == SPLIT else contract,
        score=score,
        reason=reason,
        vulnerable=vulnerable_from(
            tags.values.get("vulnerable", ""), tags.at("vulnerable")
        ),
        home=tags.get("hometeam"),
        visit=tags.get("visitteam"),
        room=_room(tags),
        table=tags.get("table"),
        event=", ".join(filter(None, map(tags.get, _EVENT))),
        players=tuple(tags.get(hand) for hand in _HANDS),
    )


def _room(tags: _Tags) -> str:
    room = tags.get("room").casefold()
    if room not in ("", OPEN, CLOSED):
        raise RecordRefused("room_unknown", tags.at("room"), found=tags.get("room"))
    return room


def _contract(tags: _Tags) -> Contract | None:
    """The contract with declarer and result; None where it was not played."""
    contract, result = tags.get("contract"), tags.get("result")
    declarer = tags.get("declarer").lstrip("^")  # ^ says that dummy was exchanged
    line = tags.at("contract")
    tricks = _tricks(tags, declarer) if result else None
    if contract and tricks is None and contract.casefold() not in ("pass", "ap"):
        return None
    if not contract:
        if declarer:
            raise RecordRefused("contract_missing", line, found=declarer)
        return None
    return contract_from(line, contract, declarer, tricks=tricks)


def _tricks(tags: _Tags, declarer: str) -> int:
    """Tricks of the declarer: "9", "NS 9", "EW 4", "NS 9 EW 4"."""
    line, found = tags.at("result"), tags.get("result")
    match = _TRICKS.fullmatch(found)
    if not match:
        raise RecordRefused("tricks_expected", line, found=found)
    side, first, other, second = match.groups()
    tricks = tricks_from(first, line)
    if second and (other == side or tricks_from(second, line) != 13 - tricks):
        raise RecordRefused("tricks_expected", line, found=found)
    return tricks if not side or declarer in tuple(side) else 13 - tricks


def _score(tags: _Tags) -> tuple[int | None, str]:
    """North-South's points, and why there may be none.

    "NS 90", "EW 50", "90" (the declarer's), "NS 90 EW -90"; other points for the two
    sides are a split score.
    """
    line, found = tags.at("score"), tags.get("score")
    if not found:
        return None, NOT_PLAYED
    match = _SCORE.fullmatch(found)
    if not match:
        raise RecordRefused("score_expected", line, found=found)
    side, first, other, second = match.groups()
    points = int(first)
    if second and (other == side or side is None):
        raise RecordRefused("score_expected", line, found=found)
    if second and int(second) != -points:
        return None, SPLIT
    if not side:
        side = "EW" if tags.get("declarer").lstrip("^") in ("E", "W") else "NS"
    return points if side == "NS" else -points, NOT_PLAYED
