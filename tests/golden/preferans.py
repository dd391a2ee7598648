"""What the golden rows of preferans ask, put to xladdin."""

import re
from fractions import Fraction

import pytest

from tests.golden.rows import Row
from xladdin.preferans.systems import PITER_2017, PITER_2017_EXACT, System
from xladdin.preferans.table_score import score_by_place, score_table
from xladdin.preferans.whist_scales import cut

VARIANTS = {"main": PITER_2017, "exact": PITER_2017_EXACT}
TIES = {"mean": "share"}


def cases(rows: list[Row]) -> list:
    """Rows as parameters, named by their citation; what no source prints says so."""
    return [
        pytest.param(row, id=row.case if row.printed else f"{row.case} ({row.source})")
        for row in rows
    ]


def repeated(text: str) -> list[Fraction]:
    """`151 x 7,301` is seven times 151, then 301."""
    found = []
    for part in text.split(","):
        value, _, times = part.partition(" x ")
        found += [Fraction(value)] * int(times or 1)
    return found


def ranges(text: str) -> tuple[int, int | None]:
    """`18-22` and `738+` as first and last whists."""
    first, last = re.fullmatch(r"(\d+)(?:-(\d+)|\+)", text).groups()
    return int(first), int(last) if last else None


def place_points(row: Row, system: System) -> Fraction:
    place, players = int(row.inputs["place"]), int(row.inputs["players"])
    return Fraction(system.place_points.of_place(place, players))


def counted_whists(row: Row) -> Fraction:
    return Fraction(cut(row.number("whists"), row.number("cutoff")))


def whist_points(row: Row, system: System) -> Fraction:
    return Fraction(system.whists.points(row.number("whists")))


def points(row: Row, system: System) -> Fraction:
    place, players = int(row.inputs["place"]), int(row.inputs["players"])
    return Fraction(score_by_place(row.number("whists"), place, players, system).points)


def points_at_table(row: Row, system: System) -> Fraction:
    ties = TIES.get(row.inputs["ties"], row.inputs["ties"])
    scores = score_table(row.numbers("whists"), system, ties)
    return Fraction(scores[int(row.inputs["player"]) - 1].points)


def tournament_points(row: Row, system: System) -> Fraction:
    """Points of all rounds of one player, whose places are known."""
    rounds = zip(
        repeated(row.inputs["whists"]), repeated(row.inputs["places"]), strict=True
    )
    scores = [score_by_place(own, int(place), 4, system) for own, place in rounds]
    return Fraction(sum(score.points for score in scores))
