"""Every figure that Stolitsa printed in 1959, with its nine misprints."""

import math
import operator
from fractions import Fraction

import pytest

from tests.golden.rows import Row, agree, cases, read
from xladdin.bridge.contract import parse
from xladdin.bridge.contract_score import contract_score
from xladdin.bridge.final_percent import (
    final_percent,
    first_percent,
    second_percent,
    third_percent,
)
from xladdin.bridge.gifted_points import gifts, presumed_gifts
from xladdin.bridge.imps import imps
from xladdin.bridge.victory_percent import victory_percent
from xladdin.bridge.victory_points import imp_quotient, scale_of, victory_points

ROWS = read("stolitsa_1959")
MISPRINTS = {
    "§14 B wins by",
    "§14 per board N=48",
    "§14 match 1 V loser base",
    "§18 t.1 r.2 B",
    "§21 final r.1 A",
    "§22 No 173 final A",
    "§26 ex.2 sum B",
    "§27 1350+800",
}
MISPRINTED_ADDEND = "§17 par B"  # 12000 + 8000 = 18000: the sum is right
NOT_DERIVABLE = {
    "§22 No 158 final A",
    "§22 No 181 final A",
    "§26 No 108",
    "§26 No 115",
    "§26 No 200",
}
# Rows that only add, divide or compare figures which stand beside them on paper.
FACTS = {
    "sum": lambda row: sum(row.numbers("values")),
    "minimum": lambda row: min(row.numbers("values")),
    "difference": lambda row: abs(operator.sub(*map(Fraction, operands(row)))),
    "product": lambda row: math.prod(map(Fraction, row.inputs.values())),
    "quotient": lambda row: operator.truediv(*map(Fraction, row.inputs.values())),
    "per_board": lambda row: row.number("difference") / row.number("N"),
    "gift_other": lambda row: row.number("GA") + row.number("TA") - row.number("TB"),
}


def operands(row: Row) -> list[str]:
    return [value for name, value in row.inputs.items() if name != "team"]


def score(row: Row, name: str = "contract") -> int:
    return contract_score(
        parse(row.inputs[name]),
        row.inputs["vul"] == "1",
        row.inputs["rules"],
        int(row.inputs.get("carry", "0")),
    )


def balance(row: Row) -> Fraction:
    """What the other team gave away on this one board."""
    ours, theirs = (Fraction(value) for value in row.inputs.values())
    return Fraction(gifts([ours], [theirs]).theirs)


def final(row: Row) -> Fraction:
    points, gifted, gifted_by_opponents = (
        ("TA", "GA", "GB") if row.inputs["team"] == "A" else ("TB", "GB", "GA")
    )
    return final_percent(
        row.number(points),
        row.number(gifted),
        row.number(gifted_by_opponents),
        int(row.inputs["N"]),
    )


def third(row: Row) -> Fraction:
    """The row tells the presumed gifts P; the opponents' gifts follow from them."""
    gifted, presumed = row.number("G"), row.number("P")
    theirs = gifted * presumed / (gifted - presumed)
    assert presumed_gifts(gifted, theirs) == presumed
    return third_percent(gifted, theirs, int(row.inputs["N"]))


def imp_sum(row: Row) -> int:
    return sum(imps(value, row.inputs["scale"]) for value in row.numbers("values"))


RECKONED = {
    "contract": score,
    "swing": lambda row: abs(score(row, "contract1") - score(row, "contract2")),
    "balance": balance,
    "victory": lambda row: abs(victory_percent(row.number("TA"), row.number("TB"))),
    "victory_loser": lambda row: abs(
        victory_percent(row.number("TA"), row.number("TB"), base="loser")
    ),
    "realised_pct": lambda row: (
        100 + victory_percent(row.number("loser"), row.number("winner"))
    ),
    "p1": lambda row: first_percent(row.number("T"), row.number("M") - row.number("T")),
    "p2": lambda row: second_percent(row.number("G"), int(row.inputs["N"])),
    "p3": third,
    "par": lambda row: (
        100
        * Fraction(operands(row)[0])
        / first_percent(*(Fraction(value) for value in operands(row)))
    ),
    "presumed": lambda row: presumed_gifts(row.number("GA"), row.number("GB")),
    "final": final,
    "imp": lambda row: imps(row.number("d"), row.inputs["scale"]),
    "imp_sum": imp_sum,
    "imp_difference": lambda row: (
        imps(row.number("d1"), row.inputs["scale"])
        - imps(row.number("d2"), row.inputs["scale"])
    ),
    "vp_1959": lambda row: victory_points(
        row.number("imp_difference"), 0, scale_of("1959")
    ),
    "imp_quotient": lambda row: imp_quotient(row.number("won"), row.number("lost")),
}


def kind(row: Row) -> str:
    """Quotients of IMPs are ours, those of other figures are facts."""
    if row.what == "quotient" and "won" in row.inputs:
        return "imp_quotient"
    return row.what


@pytest.mark.parametrize(
    "row", cases([row for row in ROWS if row.correct and kind(row) in RECKONED])
)
def test_the_rules_give_what_is_right(row):
    ours = RECKONED[kind(row)](row)
    assert agree(ours, row.correct)
    full = row.noted("full")
    assert full is None or agree(ours, full)
    today = row.noted("today")
    if row.what == "contract" and today:
        later = Row(**{**vars(row), "inputs": {**row.inputs, "rules": "today"}})
        assert score(later) == int(today)


@pytest.mark.parametrize("row", cases([row for row in ROWS if kind(row) in FACTS]))
def test_the_figures_on_paper_agree_with_one_another(row):
    assert agree(FACTS[kind(row)](row), row.correct)


def test_every_row_is_reckoned_or_a_fact_or_not_derivable():
    left = {row.case for row in ROWS if kind(row) not in {**RECKONED, **FACTS}}
    assert left <= NOT_DERIVABLE
    assert {row.case for row in ROWS if not row.correct} == NOT_DERIVABLE
    assert len(ROWS) == 205


def test_the_nine_misprints_stay_listed():
    wrong = [
        row
        for row in ROWS
        if row.printed and row.correct and row.printed != row.correct
    ]
    assert {row.case for row in wrong} == MISPRINTS
    assert all("MISPRINT" in row.note for row in wrong)
    [addend] = [row for row in ROWS if "MISPRINTED ADDEND" in row.note]
    assert addend.case == MISPRINTED_ADDEND
