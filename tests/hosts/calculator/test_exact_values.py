import pytest
from hypothesis import given
from hypothesis import strategies as st

from xladdin.hosts.calculator.exact_values import (
    NOT_DONE,
    as_text,
    capitals,
    compared,
    fixed_size,
    is_near,
    numbers,
    single,
    small_letters,
    without_noise,
)

NA = {"type": "Error", "kind": "Na"}


@pytest.mark.parametrize(
    ("one", "order", "other", "expected"),
    [
        pytest.param(0.1 + 0.2, "=", 0.3, True, id="what computers leave over"),
        pytest.param(0.1 + 0.2, ">", 0.3, False, id="nothing is greater by it"),
        pytest.param(0.1 + 0.2, "<=", 0.3, True, id="nor above it"),
        pytest.param(0.3, "<>", 0.3001, True, id="a real difference"),
        pytest.param("пас", "=", "ПАС", True, id="capitals are alike"),
        pytest.param("ё", "=", "Ё", True, id="with dots too"),
        pytest.param("пас", "=", "паса", False, id="another word"),
        pytest.param("a", "<", "B", True, id="order of letters"),
        pytest.param("а", "<", "б", NOT_DONE, id="order of another alphabet"),
        pytest.param("а", "<", "А", False, id="no order among equals"),
        pytest.param(5, "<", "a", True, id="numbers before texts"),
        pytest.param("z", "<", False, True, id="texts before truths"),
        pytest.param("5", "=", 5.0, False, id="a text is no number"),
        pytest.param(None, "=", 0.0, True, id="blank is 0"),
        pytest.param(None, "=", "", True, id="blank is no text"),
        pytest.param(None, "=", False, True, id="blank is FALSE"),
        pytest.param(None, "=", None, True, id="blank is blank"),
        pytest.param(None, "<", 1.0, True, id="blank is less than 1"),
        pytest.param(None, "=", "a", False, id="blank is not a text"),
        pytest.param(NA, "=", 1.0, NA, id="an error goes through"),
        pytest.param(1.0, "=", NA, NA, id="from both sides"),
        pytest.param([[1.0], [2.0]], ">", 1.0, [[False], [True]], id="a range"),
        pytest.param(
            [[1.0], [2.0]],
            "=",
            [[1.0, 2.0]],
            [[True, False], [False, True]],
            id="a column and a row",
        ),
    ],
)
def test_comparing(one, order, other, expected):
    assert compared(one, order, other) == expected


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (0.0, "0"),
        (-0.0, "0"),
        (5.0, "5"),
        (-2.5, "-2.5"),
        (0.1 + 0.2, "0.3"),
        (1 / 3, "0.333333333333333"),
        (123456789012345.0, "123456789012345"),
        (1e20, "1E+20"),
        (1.5e-12, "1.5E-12"),
        (0.0001, "0.0001"),
        (1e-7, "0.0000001"),
    ],
)
def test_a_number_as_text(number, expected):
    assert as_text(number) == expected


@pytest.mark.parametrize("value", [None, "4SxW", True, NA])
def test_other_values_as_text(value):
    assert as_text(value) == value


def test_letters_of_every_alphabet():
    assert capitals("4sxw пас") == "4SXW ПАС"
    assert small_letters([["ПАС"], [None]]) == [["пас"], [None]]


def test_what_sumproduct_counts():
    assert numbers([[1.0, "5"], [True, None], [NA, 2.0]]) == [
        *([1.0, 0.0], [0.0, None], [NA, 2.0]),
    ]


def test_a_difference_of_nothing():
    assert without_noise(0.1 + 0.2 - 0.3, 0.1, 0.2, 0.3) == 0.0
    assert without_noise(0.5, 1.0, 0.5) == 0.5
    assert without_noise(NA, 1.0, NA) == NA
    assert without_noise([[0.1 + 0.2 - 0.3]], [[0.1]], 0.2, 0.3) == [[0.0]]


@pytest.mark.parametrize(
    ("value", "size", "expected"),
    [
        (5.0, (2, 2), [[5.0, 5.0], [5.0, 5.0]]),
        ([[1.0], [2.0]], (1, 1), [[1.0]]),
        ([[1.0], [2.0]], (3, 1), [[1.0], [2.0], [NA]]),
        ([[1.0], [2.0]], (2, 2), [[1.0, 1.0], [2.0, 2.0]]),
        ([[1.0, 2.0]], (2, 2), [[1.0, 2.0], [1.0, 2.0]]),
        ([[None]], (1, 1), [[0.0]]),
    ],
)
def test_the_size_of_an_array_formula(value, size, expected):
    assert fixed_size(value, *size) == expected


def test_a_single_value():
    assert single(5.0) == 5.0
    assert single(None) == 0.0
    assert single([[1.0], [2.0]])["kind"] == "Spill"


floats = st.floats(-1e300, 1e300)
cells = st.one_of(st.none(), floats, st.text(max_size=3), st.booleans())


@given(cells, cells)
def test_of_two_values_one_is_less_or_both_are_equal(one, other):
    found = [compared(one, order, other) for order in ("<", "=", ">")]
    if NOT_DONE not in found:
        assert sum(found) == 1


@given(cells, cells)
def test_comparing_the_other_way_round(one, other):
    assert compared(one, "<", other) == compared(other, ">", one)
    assert compared(one, "=", other) == compared(other, "=", one)


@given(floats)
def test_a_number_is_near_itself_and_its_text_is_near_it(number):
    assert is_near(number, number)
    assert float(as_text(number)) == pytest.approx(number, rel=1e-9)
