"""A bridge match as it is published: boards, figures of both teams, line-up."""

from __future__ import annotations

from dataclasses import dataclass

from xladdin.records.page_parts import Heading, Number


@dataclass(frozen=True)
class BoardLine:
    """A board as the match's sheet shows it.

    Attributes:
        board: its number.
        set_number: 1 or more.
        open_entry: what the card says, "4SxW-1", or "" where only points were typed.
        closed_entry: the same in the closed room.
        open_score: north-south's points, None without a result.
        closed_score: the same in the closed room.
        difference: points of A above B's; None where there is nothing to compare.
        imps_a: won by A on it, or awarded.
        imps_b: won by B on it, or awarded.
        note: what stands beside it.
    """

    board: int
    set_number: int = 1
    open_entry: str = ""
    closed_entry: str = ""
    open_score: Number | None = None
    closed_score: Number | None = None
    difference: Number | None = None
    imps_a: Number | None = None
    imps_b: Number | None = None
    note: str = ""

    @property
    def is_entered(self) -> bool:
        """Whether it has brought IMPs, be it none, or has an award."""
        return self.imps_a is not None or self.imps_b is not None


@dataclass(frozen=True)
class TeamFigures:
    """What the summary has for one team; None is not printed.

    Attributes:
        name: of the team.
        imps: the total, with carry-over and penalties.
        set_imps: by sets, where there are several.
        carry_over: IMPs brought in.
        penalty_imps: as it counts, below zero.
        victory_points: with penalties.
        penalty_vp: as it counts, below zero.
        points: written at both tables.
        gifted: points given away.
        presumed_gifts: the same for both teams.
        victory_percent: with the sign of the result.
        first: percent.
        second: percent.
        third: percent.
        final: percent.
    """

    name: str
    imps: Number | None = None
    set_imps: tuple[Number, ...] = ()
    carry_over: Number | None = None
    penalty_imps: Number | None = None
    victory_points: Number | None = None
    penalty_vp: Number | None = None
    points: Number | None = None
    gifted: Number | None = None
    presumed_gifts: Number | None = None
    victory_percent: Number | None = None
    first: Number | None = None
    second: Number | None = None
    third: Number | None = None
    final: Number | None = None


@dataclass(frozen=True)
class LineUp:
    """Who sat where in a set: two names a seat.

    Attributes:
        title: "Set 1, boards 1-12".
        seats: open north-south, open east-west, closed north-south, closed east-west.
    """

    title: str
    seats: tuple[str, str, str, str]


@dataclass(frozen=True)
class MatchSheet:
    """A match to publish.

    Attributes:
        heading: of the page.
        team_a: sits north-south in the open room of the first set, or was named first.
        team_b: the other team.
        boards: in their order.
        scheduled: boards of the match.
        counted: boards in points and percents.
        line_up: a line a set.
        notes: sentences.
    """

    heading: Heading
    team_a: TeamFigures
    team_b: TeamFigures
    boards: tuple[BoardLine, ...]
    scheduled: int
    counted: int
    line_up: tuple[LineUp, ...] = ()
    notes: tuple[str, ...] = ()
