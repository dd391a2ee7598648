"""What a result file tells: records of single tables, and matches made of them.

A reader of a format makes `TableRecord`s; `two_tables` puts the two records of a board
side by side, always with team A north-south at table 1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from xladdin.bridge.contract import Contract
from xladdin.records.refused import Noticed

OPEN = "open"
CLOSED = "closed"

# Why a record has no result: keys of what is noticed.
NOT_PLAYED = "not_played"
UNFINISHED = "unfinished"
SPLIT = "split_score"
ADJUSTED = "adjusted"

Awarded = tuple[Fraction, Fraction]


@dataclass(frozen=True)
class TableRecord:
    """One board at one table, as the file tells it.

    Attributes:
        line: where it stands in the file.
        board: its number.
        contract: with declarer and result; None where the file has none.
        score: north-south's points as printed, or None.
        vulnerable: "", "NS", "EW" or "NSEW" as printed, or None.
        home: the first team named; who sits north-south follows from `two_tables`.
        visit: the other team.
        room: `OPEN`, `CLOSED`, or "" where the file does not say.
        table: the table's name in the file, or "".
        event: event and round, as one text.
        players: north, east, south, west; () where the file names none.
        awarded: IMPs awarded to north-south and to east-west, instead of a result.
        wrong_direction: the pairs sat the other way round.
        reason: why there is no result, where there is none.
        carry_over: IMPs that home and visit brought into the match.
    """

    line: int
    board: int
    contract: Contract | None = None
    score: int | None = None
    vulnerable: str | None = None
    home: str = ""
    visit: str = ""
    room: str = ""
    table: str = ""
    event: str = ""
    players: tuple[str, ...] = ()
    awarded: Awarded | None = None
    wrong_direction: bool = False
    reason: str = NOT_PLAYED
    carry_over: Awarded | None = None


@dataclass(frozen=True)
class TableResult:
    """What to enter for one table of a board.

    Attributes:
        entry: in the scoresheet's notation, "4SxW-1" or "pass"; empty where only the
            score is known or the entry would be scored at the wrong vulnerability.
        score: north-south's points.
        players: north, east, south, west, or ().
        line: where it stood in the file.
    """

    entry: str
    score: int
    players: tuple[str, ...] = ()
    line: int = 0


@dataclass(frozen=True)
class BoardResult:
    """A board at both tables.

    Attributes:
        board: its number.
        table1: where team A sits north-south; None without a normal result.
        table2: where team B sits north-south.
        awarded: IMPs awarded to A and to B instead of a result.
    """

    board: int
    table1: TableResult | None = None
    table2: TableResult | None = None
    awarded: Awarded | None = None

    @property
    def difference(self) -> int | None:
        """Points of A above B's; None where a table has no result."""
        if self.table1 is None or self.table2 is None:
            return None
        return self.table1.score - self.table2.score

    def mirrored(self) -> BoardResult:
        """The same board with the teams' letters exchanged."""
        awarded = (self.awarded[1], self.awarded[0]) if self.awarded else None
        return replace(self, table1=self.table2, table2=self.table1, awarded=awarded)


@dataclass(frozen=True)
class Match:
    """A match between two teams.

    Attributes:
        team_a: name; empty where the file names no teams.
        team_b: name.
        event: event and round, as one text.
        boards: in rising order.
        carry_over: IMPs brought in by A and by B, apart from the boards.
        walk_over: all boards were written as passed out; they are left away.
    """

    team_a: str
    team_b: str
    event: str
    boards: tuple[BoardResult, ...]
    carry_over: Awarded | None = None
    walk_over: bool = False

    def seen_from(self, team: str) -> Match:
        """The same match with the named team as A.

        Raises:
            ValueError: the team does not play here.
        """
        if team == self.team_a:
            return self
        if team != self.team_b:
            raise ValueError(team)
        carry = (self.carry_over[1], self.carry_over[0]) if self.carry_over else None
        return replace(
            self,
            team_a=self.team_b,
            team_b=self.team_a,
            boards=tuple(board.mirrored() for board in self.boards),
            carry_over=carry,
        )


@dataclass(frozen=True)
class Reading:
    """What came out of a file.

    Attributes:
        kind: "pbn", "lin", "grid" or "usebio".
        matches: in the order of the file.
        noticed: what the person should know, in the order of the file.
    """

    kind: str
    matches: tuple[Match, ...]
    noticed: tuple[Noticed, ...] = ()
