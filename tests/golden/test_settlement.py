"""Settled pulkas from books, essays and programs, and the rounding of this product."""

from fractions import Fraction

import pytest

from tests.golden import preferans
from tests.golden.rows import agree, read
from xladdin.preferans.settlement import CONVENTIONS, settle, settle_whole

ROWS = read("settlement")
# A program that rounds every share of the mountain up; ours, in whole numbers, agrees.
ROUNDED_BY_ITS_SOURCE = {"T3 p0", "T3 p1", "T3 p2", "T4 p0", "T4 p1", "T4 p2"}


def convention(row):
    rates = int(row.inputs["a"]), int(row.inputs["b"])
    return next(
        key for key, own in CONVENTIONS.items() if (own.pool, own.mountain) == rates
    )


def settled(row):
    players = row.inputs["players"].split(",")
    whists = [[Fraction(0)] * len(players) for _ in players]
    for written in row.inputs["whists"].replace("none", "").split(",") or []:
        if written:
            pair, value = written.split(":")
            own, on = map(players.index, pair.split(">"))
            whists[own][on] = Fraction(value)
    exact = settle(
        row.numbers("pool"), row.numbers("mountain"), whists, convention(row)
    )
    return exact, players.index(row.inputs["player"])


def exact(row):
    results, own = settled(row)
    assert sum(results) == 0
    return results[own]


def whole(row):
    results, own = settled(row)
    return settle_whole(results).whists[own]


def sum_of_pairs(row):
    """Balances of pairs are whists that one of the two has written on the other."""
    pairs = {pair: value for pair, value in row.inputs.items() if pair != "player"}
    players = sorted({player for pair in pairs for player in pair.split("-")})
    whists = [[Fraction(0)] * len(players) for _ in players]
    for pair, value in pairs.items():
        own, on = map(players.index, pair.split("-"))
        whists[own][on] = max(Fraction(value), Fraction(0))
        whists[on][own] = max(-Fraction(value), Fraction(0))
    nothing = [0] * len(players)
    return settle(nothing, nothing, whists)[players.index(row.inputs["player"])]


RECKONED = {
    "settlement_exact": exact,
    "settlement_largest_remainder": whole,
    "sum_of_pairs": sum_of_pairs,
}
# The balance of a pair after the amnesty: a subtraction of printed figures.
FACT = "pair_balance"


@pytest.mark.parametrize(
    "row", preferans.cases([row for row in ROWS if row.what in RECKONED])
)
def test_a_result(row):
    assert RECKONED[row.what](row) == Fraction(row.correct)


@pytest.mark.parametrize(
    "row", preferans.cases([row for row in ROWS if row.printed and row.what != FACT])
)
def test_what_the_source_prints(row):
    ours = whole(row) if row.case in ROUNDED_BY_ITS_SOURCE else RECKONED[row.what](row)
    assert agree(ours, row.printed)


@pytest.mark.parametrize(
    "row", preferans.cases([row for row in ROWS if row.what == FACT])
)
def test_a_fact_of_the_paper(row):
    ours, theirs = (Fraction(value) for value in row.inputs.values())
    assert ours - theirs == Fraction(row.printed) == Fraction(row.correct)


def test_the_pairs_of_the_paper_make_the_totals():
    balances = {row.case: Fraction(row.printed) for row in ROWS if row.what == FACT}
    (total,) = [row for row in ROWS if row.case == "T2 A"]
    assert exact(total) == balances["T2 pair A-B"] + balances["T2 pair A-V"]


def test_no_row_is_lost():
    assert len(ROWS) == 47
