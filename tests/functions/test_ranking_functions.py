"""Places, standings, qualifiers and the version as cells call them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import xladdin
from tests.functions.formulas import call, message

NAMES = [["Sofia"], ["Varna"], [None], ["Ruse"], ["Pleven"]]
SCORES = [[8.0], [12.0], [None], [8.0], [None]]
QUOTIENTS = [[1.2], [0.8], [None], [1.5], [None]]


def test_places_keep_the_shape_and_the_blanks():
    assert call("PLACES", SCORES) == [[2.0], [1.0], [None], [2.0], [None]]
    assert call("PLACES", [[8.0, None], [12.0, 8.0]]) == [[2.0, None], [1.0, 2.0]]
    assert call("PLACES", 7.0) == 1.0
    assert call("PLACES", None) is None


def test_tie_breaks_stand_beside_a_column_or_below_a_row():
    assert call("PLACES", SCORES, QUOTIENTS) == [[3.0], [1.0], [None], [2.0], [None]]
    row, below = [[8.0, 12.0, 8.0]], [[1.2, 0.8, 1.2], [4.0, 0.0, 5.0]]
    assert call("PLACES", row, below) == [[3.0, 1.0, 2.0]]


def test_a_blank_tie_break_is_lower_than_any_number():
    assert call("PLACES", [[8.0], [8.0]], [[None], [-90.0]]) == [[2.0], [1.0]]


def test_the_noise_of_a_sum_of_thirds_parts_nobody():
    third = 0.1 + 0.2
    assert third != 0.3
    assert call("PLACES", [[0.3], [third]]) == [[1.0], [1.0]]
    assert call("PLACES", [[0.3], [0.3 + 1e-8]]) == [[2.0], [1.0]]


def test_an_unbeaten_quotient_ranks_first():
    assert call("PLACES", [[8.0], [8.0]], [[2.5], [1e99]]) == [[2.0], [1.0]]


def test_standings_have_a_row_for_every_name():
    assert call("STANDINGS", NAMES, SCORES, QUOTIENTS) == [
        [1.0, "Varna", 12.0, 0.8],
        [2.0, "Ruse", 8.0, 1.5],
        [3.0, "Sofia", 8.0, 1.2],
        [None, None, None, None],
        [None, "Pleven", None, None],
    ]


def test_a_name_may_be_a_number():
    assert call("STANDINGS", [[7.0], [12.0]], [[1.0], [2.0]]) == [
        [1.0, 12.0, 2.0],
        [2.0, 7.0, 1.0],
    ]


@pytest.mark.parametrize(
    ("count", "marks"),
    [
        (0.0, ["", "", ""]),
        (1.0, ["Q", "", ""]),
        (2.0, ["Q", "=", "="]),
        (3.0, ["Q", "Q", "Q"]),
    ],
)
def test_who_goes_through(count, marks):
    rows = call("QUALIFIERS", NAMES, SCORES, count)
    assert [row[:3] for row in rows[:3]] == [
        [1.0, "Varna", 12.0],
        [2.0, "Sofia", 8.0],
        [2.0, "Ruse", 8.0],
    ]
    assert [row[3] for row in rows] == [*marks, None, None]


def test_a_tie_break_settles_the_border():
    rows = call("QUALIFIERS", NAMES, SCORES, 2.0, QUOTIENTS)
    assert [row[3] for row in rows[:3]] == ["Q", "Q", ""]


@pytest.mark.parametrize(
    ("name", "arguments", "code", "key"),
    [
        pytest.param(
            "STANDINGS", (NAMES, SCORES[:3]), "#VALUE!", "shapes_pair", id="too few"
        ),
        pytest.param(
            "PLACES", (SCORES, [[1.0]] * 4), "#VALUE!", "shapes_pair", id="tie-breaks"
        ),
        pytest.param(
            "PLACES",
            ([[1.0, 2.0], [3.0, 4.0]], [[1.0], [2.0]]),
            "#VALUE!",
            "shapes_pair",
            id="a square has no tie-breaks",
        ),
        pytest.param(
            "QUALIFIERS", (NAMES, SCORES, -1.0), "#NUM!", "count_negative", id="-1"
        ),
        pytest.param(
            "QUALIFIERS", (NAMES, SCORES, 1.5), "#NUM!", "whole_expected", id="1.5"
        ),
        pytest.param(
            "STANDINGS", ([[True]], [[1.0]]), "#VALUE!", "text_expected", id="TRUE"
        ),
        pytest.param("PLACES", ([["x"]],), "#VALUE!", "number_expected", id="a text"),
    ],
)
def test_what_has_no_order(name, arguments, code, key):
    error = call(name, *arguments)
    assert (error.code, error.key) == (code, key)


def test_a_problem_is_told_in_words():
    told = message("STANDINGS", NAMES, SCORES[:3], language="bg")
    assert told == "names и scores трябва да са с еднаква форма."


def test_the_version():
    assert call("XLADDIN_VERSION") == xladdin.__version__


@given(
    st.lists(
        st.tuples(
            st.text("abc", min_size=1, max_size=2),
            st.none() | st.integers(0, 4).map(float),
        ),
        min_size=2,
        max_size=9,
    ),
    st.integers(0, 9),
)
def test_standings_and_qualifiers_show_the_same_rows_and_lose_nobody(entered, count):
    names = [[name] for name, _ in entered]
    scores = [[score] for _, score in entered]
    standings = call("STANDINGS", names, scores)
    qualifiers = call("QUALIFIERS", names, scores, float(count))
    assert [row[:3] for row in qualifiers] == standings
    assert sorted(map(repr, entered)) == sorted(
        repr((name, score)) for _, name, score in standings
    )
    assert sum(row[3] == "Q" for row in qualifiers) <= count
