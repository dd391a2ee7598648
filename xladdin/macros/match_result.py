"""What a finished bridge match hands on to its league."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from xladdin.functions.cells import Cell, is_blank, shown
from xladdin.macros import match_boards
from xladdin.macros.book import Book, scoresheet, value
from xladdin.macros.outcome import Refused
from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks.bridge_match_cells import Words

Pair = tuple[float, float]  # of A and of B


@dataclass(frozen=True)
class MatchResult:
    """The figures of a match.

    Attributes:
        path: its file.
        teams: names of A and B.
        imps: with carry-over and penalties.
        scheduled: boards that the scale of victory points goes by.
        counted: boards in points and percents.
        points: None where no board counts, like the gifts.
        gifts: points given away.
        typed_vp: victory points that were typed instead of those of the scale.
        penalty_vp: victory points taken from each.
    """

    path: Path
    teams: tuple[str, str]
    imps: Pair
    scheduled: int
    counted: int
    points: Pair | None
    gifts: Pair | None
    typed_vp: Pair | None
    penalty_vp: Pair

    @classmethod
    def read(cls, book: Book) -> MatchResult:
        """The result of a match.

        Raises:
            Refused: it is no bridge match, not finished, or a team has no name.
        """
        words = Words(scoresheet(book, "bridge-match").language)
        data, match = words.common("data"), words("match")
        names = [value(book, data, f"{c}{cells.TEAM_ROW}") for c in "BC"]
        if any(map(is_blank, names)):
            raise Refused("team_nameless", file=book.path.name)
        _refuse_unfinished(book, words)
        imps = _pair(book, match, cells.IMPS_ROW)
        if imps is None:
            raise Refused("match_unfinished", file=book.path.name, boards="–")
        penalties = book.values(match, _row(cells.PENALTY_VP_SHOWN_ROW))[0]
        a, b = (abs(_number(penalty)) for penalty in penalties)
        return cls(
            path=book.path,
            teams=(shown(names[0]), shown(names[1])),
            imps=imps,
            scheduled=int(_number(value(book, data, cells.SCHEDULED_SHOWN))),
            counted=int(_number(value(book, data, cells.COUNTED))),
            points=_pair(book, match, cells.POINTS_ROW),
            gifts=_pair(book, match, cells.GIFTS_ROW),
            typed_vp=_pair(book, data, cells.TYPED_VP_ROW),
            penalty_vp=(a, b),
        )


def _row(row: int) -> str:
    return f"B{row}:C{row}"


def _number(cell: Cell) -> float:
    return float(cell) if isinstance(cell, (int, float)) else 0.0


def _pair(book: Book, sheet: str, row: int) -> Pair | None:
    """The figures of both teams; None where one of them has none."""
    a, b = book.values(sheet, _row(row))[0]
    if isinstance(a, (int, float)) and isinstance(b, (int, float)):
        return float(a), float(b)
    return None


def _refuse_unfinished(book: Book, words: Words) -> None:
    """Refuse a match with boards that have neither result nor awarded IMPs."""
    rows = match_boards.rows_of(match_boards.sets_of(book, words))
    first, last = cells.FIRST_BOARD_ROW, cells.LAST_BOARD_ROW
    net = book.values(words("boards"), f"{cells.NET}{first}:{cells.NET}{last}")
    missing = [
        str(number)
        for number, places in rows.items()
        if any(is_blank(net[row - first][0]) for row in places)
    ]
    if missing:
        raise Refused("match_unfinished", file=book.path.name, boards=_listed(missing))


def _listed(boards: Sequence[str], most: int = 12) -> str:
    return ", ".join([*boards[:most], *(["…"] if len(boards) > most else [])])
