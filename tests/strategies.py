"""What tests draw: contracts, boards, matches, scales."""

from hypothesis import strategies as st

from xladdin.bridge.contract import BOOK, HANDS, PASSED_OUT, STRAINS, TRICKS, Contract
from xladdin.bridge.match import match_report

# ---- bridge ----

HIGHEST = 7600  # nothing scores more: seven no-trump redoubled, thirteen down

contract_rules = st.sampled_from(["1959", "today"])
imp_rules = st.sampled_from(["1959", "1960", "today"])
boards = st.integers(1, 64)


@st.composite
def bids(draw):
    """A contract without its result."""
    return Contract(
        level=draw(st.integers(1, 7)),
        strain=draw(st.sampled_from(STRAINS)),
        double=draw(st.integers(0, 2)),
        declarer=draw(st.sampled_from([None, *HANDS])),
    )


@st.composite
def ended(draw):
    """A contract with its result and its declarer."""
    bid = draw(bids())
    declarer = bid.declarer or draw(st.sampled_from(HANDS))
    named = Contract(bid.level, bid.strain, bid.double, declarer)
    return named.with_result(
        draw(st.integers(-BOOK - bid.level, TRICKS - BOOK - bid.level))
    )


contracts = st.one_of(st.just(PASSED_OUT), bids(), ended())

# North-South's points of one table.
scores = st.integers(-HIGHEST // 10, HIGHEST // 10).map(lambda tens: 10 * tens)
pairs_of_scores = st.tuples(scores, scores)
results = st.none() | scores  # a table may have no result


def matches(least=1):
    """Boards as pairs of scores, at both tables; something was written."""
    return st.lists(pairs_of_scores, min_size=least, max_size=40).filter(written)


def unfinished_matches():
    """Boards of which some lack a result, even all."""
    return st.lists(st.tuples(results, results), max_size=40)


def written(played):
    return match_report(*tables(played)).ours.percents is not None


def tables(played):
    """The scores of table 1 and those of table 2."""
    return [first for first, _ in played], [second for _, second in played]
