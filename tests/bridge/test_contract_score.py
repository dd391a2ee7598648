"""Contract scores against the tables that are printed on the back of bidding cards."""

import itertools

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests import strategies
from xladdin.bridge.contract import HANDS, PASSED_OUT, STRAINS, Contract, parse
from xladdin.bridge.contract_score import board_score, contract_score, north_south
from xladdin.bridge.vulnerability import vulnerable
from xladdin.scoring.errors import ImpossibleNumber, NoResult, NotUnderstood

# Made exactly, levels 1 to 7: not vulnerable / vulnerable where they differ. The
# redoubled ones are today's: 50 more than those of 1959.
MADE = {
    ("minor", 0): "70 90 110 130 400/600 920/1370 1440/2140",
    ("major", 0): "80 110 140 420/620 450/650 980/1430 1510/2210",
    ("no-trump", 0): "90 120 400/600 430/630 460/660 990/1440 1520/2220",
    ("minor", 1): "140 180 470/670 510/710 550/750 1090/1540 1630/2330",
    ("major", 1): "160 470/670 530/730 590/790 650/850 1210/1660 1770/2470",
    ("no-trump", 1): "180 490/690 550/750 610/810 670/870 1230/1680 1790/2490",
    ("minor", 2): "230 560/760 640/840 720/920 800/1000 1380/1830 1960/2660",
    ("major", 2): "520/720 640/840 760/960 880/1080 1000/1200 1620/2070 2240/2940",
    ("no-trump", 2): "560/760 680/880 800/1000 920/1120 1040/1240 1660/2110 2280/2980",
}
KIND = {"C": "minor", "D": "minor", "H": "major", "S": "major", "N": "no-trump"}
OVERTRICK = {  # undoubled, doubled, redoubled; by vulnerability
    kind: ((trick, 100, 200), (trick, 200, 400))
    for kind, trick in (("minor", 20), ("major", 30), ("no-trump", 30))
}
# 1 to 13 undertricks, doubled.
DOWN = {
    "vulnerable": "200 500 800 1100 1400 1700 2000 2300 2600 2900 3200 3500 3800",
    "1959": "100 300 500 700 900 1100 1300 1500 1700 1900 2100 2300 2500",
    "today": "100 300 500 800 1100 1400 1700 2000 2300 2600 2900 3200 3500",
}


def printed(contract, vulnerable, rules):
    """The score as one reads it off the printed tables."""
    if contract.result < 0:
        if not contract.double:
            return contract.result * (100 if vulnerable else 50)
        row = DOWN["vulnerable" if vulnerable else rules].split()
        return -int(row[-contract.result - 1]) * contract.double
    kind = KIND[contract.strain]
    cell = MADE[kind, contract.double].split()[contract.level - 1].split("/")
    bonus = 50 if contract.double == 2 and rules == "1959" else 0
    over = OVERTRICK[kind][vulnerable][contract.double]
    return int(cell[-1 if vulnerable else 0]) - bonus + contract.result * over


ALL = [
    (Contract(level, strain, double).with_tricks(tricks), vulnerable)
    for level, strain, double, vulnerable, tricks in itertools.product(
        range(1, 8), STRAINS, (0, 1, 2), (False, True), range(14)
    )
]


@pytest.mark.parametrize("rules", ["1959", "today"])
def test_all_2940_contracts(rules):
    assert len(ALL) == 2940
    for contract, is_vulnerable in ALL:
        ours = contract_score(contract, is_vulnerable, rules)
        assert ours == printed(contract, is_vulnerable, rules), contract


def test_the_rule_sets_differ_in_770_contracts_for_two_reasons():
    differing = [
        (contract, is_vulnerable)
        for contract, is_vulnerable in ALL
        if contract_score(contract, is_vulnerable)
        != contract_score(contract, is_vulnerable, "today")
    ]
    assert len(differing) == 770
    for contract, is_vulnerable in differing:
        far_down = contract.result <= -4 and contract.double and not is_vulnerable
        redoubled_made = contract.result >= 0 and contract.double == 2
        assert far_down or redoubled_made


def test_1960_is_as_good_as_1959():
    contract = parse("3NTxxN+1")
    assert contract_score(contract, True, "1960") == 1350


def test_a_pass_scores_nothing_whatever_stands_beside_it():
    assert contract_score(PASSED_OUT, True, "today", part_score=13) == 0
    assert board_score(PASSED_OUT, 0) == 0


def test_a_contract_without_a_result_has_no_score():
    with pytest.raises(NoResult) as caught:
        contract_score(parse("4S"))
    assert caught.value.key == "no_result_yet"


@pytest.mark.parametrize("part_score", [-10, 5, 95, 100])
def test_part_scores_that_cannot_be_carried_in(part_score):
    with pytest.raises(ImpossibleNumber) as caught:
        contract_score(parse("1C="), part_score=part_score)
    assert caught.value.key == "part_score_impossible"


def test_a_board_needs_a_declarer():
    with pytest.raises(NotUnderstood) as caught:
        board_score(parse("4S="), 1)
    assert caught.value.key == "declarer_missing"


@pytest.mark.parametrize(
    "entry, board, score",
    [
        ("4SxW-1", 2, 100),  # East-West not vulnerable
        ("4SxW-1", 3, 200),
        ("4HS=", 2, 620),
        ("4HE=", 2, -420),
        ("3NTN+1", 1, 430),
        ("6CS-2", 4, -200),
    ],
)
def test_scores_are_north_souths(entry, board, score):
    assert board_score(parse(entry), board) == score


@given(strategies.ended(), st.booleans(), strategies.contract_rules)
def test_one_more_trick_never_scores_less(contract, is_vulnerable, rules):
    assume(contract.result + contract.level + 6 < 13)
    more = contract.with_result(contract.result + 1)
    assert contract_score(contract, is_vulnerable, rules) < contract_score(
        more, is_vulnerable, rules
    )


@given(strategies.ended(), st.booleans(), strategies.contract_rules)
def test_scores_are_tens_and_a_contract_made_is_a_plus(contract, is_vulnerable, rules):
    score = contract_score(contract, is_vulnerable, rules)
    assert score % 10 == 0
    assert (score > 0) == (contract.result >= 0)
    assert abs(score) <= strategies.HIGHEST


@given(strategies.ended(), st.booleans(), st.integers(0, 9))
def test_a_part_score_carried_in_only_ever_turns_a_part_score_into_a_game(
    contract, is_vulnerable, tens
):
    without = contract_score(contract, is_vulnerable)
    gain = contract_score(contract, is_vulnerable, part_score=10 * tens) - without
    assert gain in (0, 450 if is_vulnerable else 250)


@given(strategies.ended(), strategies.boards, strategies.contract_rules)
def test_the_other_side_writes_the_opposite(contract, board, rules):
    own = contract_score(contract, vulnerable(board, contract.declarer), rules)
    sign = 1 if contract.declarer in ("N", "S") else -1
    assert board_score(contract, board, rules) == sign * own
    assert {north_south(hand, own) for hand in HANDS} == {own, -own}
