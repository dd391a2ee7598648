"""What tests draw: contracts, boards, matches, scales, whists, pulkas."""

from fractions import Fraction

from hypothesis import strategies as st

from xladdin.bridge.contract import BOOK, HANDS, PASSED_OUT, STRAINS, TRICKS, Contract
from xladdin.bridge.match import match_report
from xladdin.preferans.settlement import CONVENTIONS
from xladdin.preferans.systems import SYSTEMS

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


# ---- preferans ----

systems = st.sampled_from(list(SYSTEMS.values()))
ties = st.sampled_from(["share", "best", "worst"])
conventions = st.sampled_from(list(CONVENTIONS))

# Settled whists are whole, or end in thirds or quarters.
whists = st.builds(Fraction, st.integers(-4000, 4000), st.sampled_from([1, 3, 4]))
players_at_table = st.integers(3, 4)


@st.composite
def tables_of_whists(draw):
    """Raw whists of a table, often with equal ones."""
    some = draw(st.sampled_from([whists, st.integers(-2, 2).map(Fraction)]))
    return draw(st.lists(some, min_size=3, max_size=4))


@st.composite
def pulkas(draw):
    """Pool, mountain and whists of three or four players."""
    players = draw(players_at_table)
    column = st.lists(st.integers(0, 60), min_size=players, max_size=players)
    return draw(column), draw(column), [draw(column) for _ in range(players)]
