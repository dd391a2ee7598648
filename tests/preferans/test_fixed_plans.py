"""Fixed plans: every meeting counted."""

from collections import Counter
from itertools import combinations

import pytest

from xladdin.preferans.fixed_plans import PLANS, fixed_plan, has_fixed_plan, plans
from xladdin.scoring.errors import NotUnderstood

FULL = [field for field, plan in PLANS.items() if not plan.empty]
EVERYBODY = {16: 5, 28: 9, 40: 13}


def meetings(rounds):
    return Counter(
        frozenset(pair)
        for played in rounds
        for table in played.tables
        for pair in combinations(table, 2)
    )


@pytest.mark.parametrize("field", plans())
def test_nobody_meets_twice_and_everybody_sits_in_every_round(field):
    rounds = fixed_plan(range(field))
    assert max(meetings(rounds).values()) == 1
    for played in rounds:
        seated = [player for table in played.tables for player in table]
        assert sorted(seated) == list(range(field))
        assert {len(table) for table in played.tables} <= {3, 4}


@pytest.mark.parametrize("field", EVERYBODY)
def test_everybody_meets_everybody_once(field):
    rounds = fixed_plan(range(field))
    assert len(rounds) == EVERYBODY[field]
    assert len(meetings(rounds)) == field * (field - 1) // 2


@pytest.mark.parametrize("field", [field - 1 for field in FULL])
def test_one_player_fewer_leaves_one_table_of_three_and_nobody_there_twice(field):
    rounds = fixed_plan(range(field))
    threes = [table for played in rounds for table in played.tables if len(table) == 3]
    assert len(threes) == len(rounds)
    assert max(Counter(player for table in threes for player in table).values()) == 1


def test_three_players_fewer_sit_at_three_in_turn():
    turns = dict.fromkeys(range(33), 0)
    for played in fixed_plan(range(33)):
        assert [len(table) for table in played.tables] == [4] * 6 + [3] * 3
        taken = {player for table in played.tables[6:] for player in table}
        spared = turns.keys() - taken
        assert max(turns[n] for n in taken) <= min(turns[n] for n in spared)
        for player in taken:
            turns[player] += 1
    assert set(turns.values()) == {3}


def test_the_players_draw_their_chairs():
    numbers = [100 + number for number in range(16)]
    seated = {n for table in fixed_plan(numbers)[0].tables for n in table}
    assert seated == set(numbers)


def test_there_is_no_plan_for_other_fields():
    assert not has_fixed_plan(21, 1)
    with pytest.raises(NotUnderstood, match="plan_missing"):
        fixed_plan(range(21))
