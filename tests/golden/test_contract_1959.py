"""Contracts of the document, and every undertrick and many made contracts beside."""

import pytest

from tests.golden.rows import agree, cases, read
from xladdin.bridge.contract import parse
from xladdin.bridge.contract_score import contract_score

ROWS = read("contract_1959")


def score(row, rules):
    return contract_score(
        parse(row.inputs["contract"]),
        row.inputs["vul"] == "1",
        rules,
        int(row.inputs.get("carry", "0")),
    )


@pytest.mark.parametrize("row", cases(ROWS))
def test_a_contract_scores_what_the_table_says(row):
    assert row.what == "contract"
    assert agree(score(row, row.inputs["rules"]), row.correct)
    assert agree(score(row, "today"), row.noted("today") or row.correct)
    assert row.printed in ("", row.correct)


def test_no_row_is_lost():
    assert len(ROWS) == 187
