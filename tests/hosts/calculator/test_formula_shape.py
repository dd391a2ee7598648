import pytest
from hypothesis import given
from hypothesis import strategies as st

from xladdin.hosts.calculator.engine_formula import for_engine
from xladdin.hosts.calculator.formula_shape import Pattern, numbered, taken_apart


def shape(formula):
    return taken_apart(formula)[0]


def addresses(formula):
    return taken_apart(formula)[1]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A1", "$B$200"),
        ("SUM(A1:A5)", "SUM(C2:C9)"),
        ("SUM(A1:C1)", "SUM($A2:$F2)"),
        ("IF(Match!A1=1,A2,B2)", "IF(Match!B1=1,B2,C2)"),
        ("'Игра 1'!A1", "'Игра 1'!A2"),
    ],
)
def test_one_shape(one, other):
    assert shape(one) == shape(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A1", "A1:A1"),
        ("A1:A1", "A1:A2"),
        ("A1:A2", "A1:B1"),
        ("A1:B1", "A1:B2"),
        ("INDEX(A1:A5,0)", "INDEX(A1:A5,1)"),
        ("Score12", "Score13"),
        ("ОтборA1", "ОтборA2"),
        ("A1+1", "A1+2"),
        ("SUM(A:A)", "SUM(A1:A9)"),
    ],
)
def test_different_shapes(one, other):
    assert shape(one) != shape(other)


FORMULAS = [
    "_xll.IMPS(A1,)+SUM($B$2:B9)",
    'IF(Match!A1=B1,"A1",\'Игра 1\'!C$3&"")',
    "LOG10(A1)+ATAN2(A1,B2)",
    "[1]!IMPS(A1:A1)",
    "IF(A1-B1>C1:C1,A1:C3,XX900000)",
    'A1&"XX900001"',
]


@pytest.mark.parametrize("formula", FORMULAS)
def test_a_pattern_says_what_the_formula_itself_would(formula):
    filled = Pattern(for_engine(numbered(formula))).filled(addresses(formula))
    assert filled == for_engine(formula)


columns = st.sampled_from(["A", "$B", "AC", "XFD"])
cells = st.builds(
    "{}{}{}".format, columns, st.sampled_from(["", "$"]), st.integers(1, 99)
)


@given(
    st.sampled_from(
        ["_xll.IMPS({},)+SUM($B$2:{})", "IF(Match!{}={},1,'Игра 1'!{})&{}"]
    ),
    st.lists(cells, min_size=4, max_size=4),
    st.lists(cells, min_size=4, max_size=4),
)
def test_a_pattern_serves_all_formulas_of_its_shape(filled_down, found, others):
    first, second = filled_down.format(*found), filled_down.format(*others)
    if shape(first) == shape(second):  # the areas may differ in kind
        pattern = Pattern(for_engine(numbered(first)))
        assert pattern.filled(addresses(second)) == for_engine(second)
