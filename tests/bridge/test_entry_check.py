"""The check of a board's entries: every slip that a secretary makes."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import strategies
from xladdin.bridge.contract import Contract
from xladdin.bridge.contract_score import board_score, contract_score
from xladdin.bridge.entry_check import (
    Card,
    Finding,
    Reading,
    check_board,
    plus_scores,
    read_card,
)
from xladdin.bridge.vulnerability import vulnerable
from xladdin.scoring.errors import ImpossibleNumber

FINE = Card("3NTN=")
DATE = 46143  # 1.5 turned into the first of May 2026

# Board 2: North-South vulnerable, East-West not.
SLIPS = {
    "date for an entry": (Card(DATE), "entry_date"),
    "number for an entry": (Card(420), "entry_number"),
    "TRUE for an entry": (Card(True), "entry_number"),
    "no contract": (Card("nonsense"), "contract_expected"),
    "level 8": (Card("8SN="), "contract_expected"),
    "wrong layout, С": (Card("4С"), "strain_cyrillic_s"),
    "wrong layout, Н": (Card("3НN="), "strain_cyrillic_n"),
    "wrong layout, Х": (Card("4Х"), "strain_cyrillic_x"),
    "К": (Card("4К"), "strain_cyrillic_k"),
    "wrong layout, Е": (Card("4Е"), "strain_cyrillic_e"),
    "declarer in the wrong layout": (Card("4SС="), "declarer_cyrillic"),
    "declarer twice": (Card("W4SE="), "declarer_twice"),
    "declarer missing": (Card("4S="), "declarer_missing"),
    "result missing": (Card("4SN"), "no_result_yet"),
    "tricks typed": (Card("4SN10"), "tricks_typed"),
    "nine down in one": (Card("1SN-9"), "result_impossible"),
    "entry and score": (Card("4SN=", 620), "entry_and_score"),
    "entry and the other score": (Card("4SN=", None, 50), "entry_and_score"),
    "two scores": (Card(None, 620, 50), "both_scores"),
    "text for a score": (Card(None, "620"), "score_text"),
    "TRUE for a score": (Card(None, None, True), "score_text"),
    "date for a score": (Card(None, DATE), "score_date"),
    "minus score": (Card(None, -100), "score_negative"),
    "game, but vulnerable": (Card(None, 420), "score_impossible"),
    "game, but not vulnerable": (Card(None, None, 620), "score_impossible"),
    "no multiple of ten": (Card(None, 425), "score_impossible"),
    "a time of day": (Card(None, Fraction("0.1875")), "score_impossible"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_in_either_room_is_found(slip):
    card, key = SLIPS[slip]
    assert check_board(2, card, FINE) == Finding(key, True, {"room": "open"})
    assert check_board(2, FINE, card) == Finding(key, True, {"room": "closed"})
    assert check_board(2, card, Card()).key == key


def test_the_open_room_is_told_first():
    assert check_board(2, Card("4С"), Card("4К")).facts == {"room": "open"}


@pytest.mark.parametrize(
    "first, second",
    [
        (Card(), Card()),
        (FINE, Card()),
        (Card(), FINE),
        (FINE, FINE),
        (Card("pass"), FINE),
        (Card(north_south=620), Card(east_west=100)),
        (Card(north_south=0), Card(east_west=0)),
        (Card("3НТN="), Card("3БКS+1")),
        (Card("4SxW-4"), Card("4HN=")),
    ],
    ids=str,
)
def test_boards_with_nothing_wrong(first, second):
    assert check_board(2, first, second) is None


AWARDED = {
    "text": (("+3", 0), "awarded_text"),
    "TRUE": ((3, True), "awarded_text"),
    "date": ((DATE, 0), "awarded_date"),
    "only to B": ((None, 3), "awarded_half_a"),
    "only to A": ((3, None), "awarded_half_b"),
}


@pytest.mark.parametrize("slip", AWARDED)
def test_awarded_imps(slip):
    awarded, key = AWARDED[slip]
    assert check_board(2, Card(), Card(), awarded) == Finding(key, is_error=True)


def test_awarded_imps_stand_where_a_table_has_no_normal_result():
    half = Fraction("1.5")
    assert check_board(2, FINE, Card(), (3, -half)) is None
    assert check_board(2, Card(), Card(), (3, 0)) is None
    found = check_board(2, FINE, Card("pass"), (3, 0))
    assert found == Finding("awarded_beside_results", is_error=True)


def test_the_same_contract_by_both_sides_is_a_doubt():
    found = check_board(1, Card("4HN="), Card("4HxE-1"))
    assert (found.key, found.is_error) == ("same_contract", False)
    assert found.facts["contract"].level == 4
    assert check_board(1, Card("4HN="), Card("4HS-1")) is None
    assert check_board(1, Card("4HN="), Card("4SE-1")) is None
    assert check_board(1, Card("pass"), Card("pass")) is None


@pytest.mark.parametrize(
    "first, second, swing",
    [
        (Card(north_south=1440), Card(east_west=100), 1540),
        (Card(north_south=1500), Card("pass"), 1500),
        (Card(north_south=1390), Card(east_west=100), None),
    ],
)
def test_a_swing_of_1500_or_more_is_a_doubt(first, second, swing):
    found = check_board(2, first, second)
    assert (found and (found.is_error, found.facts)) == (
        swing and (False, {"swing": swing})
    )


def test_a_score_is_possible_by_the_rules_that_are_played():
    """A redoubled contract made brings 50 more today."""
    for rules, possible, impossible in (("1959", 2930, 2980), ("today", 2980, 2930)):
        fine, wrong = Card(north_south=possible), Card(north_south=impossible)
        assert check_board(2, fine, Card(), rules=rules) is None
        assert check_board(2, wrong, Card(), rules=rules).key == "score_impossible"


def test_the_number_of_the_board_is_not_the_fault_of_a_room():
    with pytest.raises(ImpossibleNumber, match="board_positive"):
        check_board(0, Card(), Card())


def test_an_empty_card_says_nothing():
    assert read_card(1, Card()) == Reading(score=None, contract=None)


@given(strategies.ended(), strategies.boards, strategies.contract_rules)
def test_the_plus_score_of_any_contract_is_read_as_the_contract_is(
    contract, board, rules
):
    score = board_score(contract, board, rules)
    typed = Card(north_south=score) if score > 0 else Card(east_west=-score)
    assert read_card(board, typed, rules).score == score
    entry = read_card(board, Card(str(contract)), rules)
    assert (entry.score, entry.contract) == (score, contract)


@given(strategies.boards, strategies.contract_rules)
def test_every_plus_score_comes_from_a_contract(board, rules):
    side, other = vulnerable(board, "NS"), vulnerable(board, "EW")
    found = plus_scores(side, other, rules)
    assert {0, 90, 110, 1520 + 700 * side, 50 + 50 * other} <= found
    assert all(score % 10 == 0 and 0 <= score <= strategies.HIGHEST for score in found)


@pytest.mark.parametrize("rules", ["1959", "today"])
@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("others", [False, True])
def test_the_plus_scores_are_those_of_all_contracts_with_all_results(
    own, others, rules
):
    ended = [
        Contract(level, strain, double).with_tricks(tricks)
        for level, strain, double, tricks in product(
            range(1, 8), "CDHSN", range(3), range(14)
        )
    ]
    made = {contract_score(contract, own, rules) for contract in ended}
    received = {-contract_score(contract, others, rules) for contract in ended}
    assert plus_scores(own, others, rules) == {0} | {
        score for score in made | received if score > 0
    }


cells = st.one_of(
    st.none(),
    st.booleans(),
    st.text(max_size=6),
    st.text("4SСxNE=+-1К ", max_size=8),
    st.integers(-9000, 50000),
    st.fractions(),
)
cards = st.builds(Card, cells, cells, cells)


@given(strategies.boards, cards, cards, st.tuples(cells, cells))
def test_any_junk_is_judged(board, first, second, awarded):
    found = check_board(board, first, second, awarded)
    assert found is None or isinstance(found, Finding)
