"""The family of what can be wrong with an entry."""

import pytest

from xladdin.scoring.errors import (
    ImpossibleNumber,
    NoResult,
    NotUnderstood,
    ScoringError,
)


@pytest.mark.parametrize("kind", [NotUnderstood, ImpossibleNumber, NoResult])
def test_a_problem_carries_its_message_and_its_facts(kind):
    problem = kind("place_at_table", found=5, players=4)
    assert isinstance(problem, ScoringError)
    assert (problem.key, problem.facts) == (
        "place_at_table",
        {"found": 5, "players": 4},
    )
    assert str(problem) == "place_at_table (found=5, players=4)"


def test_a_problem_without_facts_shows_its_message_alone():
    assert str(NoResult("place_missing")) == "place_missing"
