"""How a function is called: blanks, shapes, errors, what was left out."""

import pytest

from xladdin.functions import arguments as take
from xladdin.functions.calling import evaluate
from xladdin.functions.cells import LEFT_OUT, WHOLE_COLUMN, CellError
from xladdin.functions.spec import EACH, RANKING, TABLE, Function
from xladdin.scoring.errors import NoResult


def function(body, *arguments, kind=EACH):
    return Function("TRIED", RANKING, kind, arguments, (), "", body)


def _minus(one, other):
    if one == other:
        raise NoResult("nothing_given")
    return one - other


MINUS = function(
    _minus, take.number("one"), take.number("other", optional=True, default=1)
)
BESIDE = function(
    lambda one, table: one + sum(c or 0 for row in table for c in row),
    take.number("one"),
    take.numbers("table"),
)
COUNT = function(
    lambda scores, more: sum(c is not None for row in scores for c in row) + more,
    take.numbers("scores"),
    take.whole("more", optional=True, default=0),
    kind=TABLE,
)


def minus(*given):
    return evaluate(MINUS, given)


# ---- each ----


def test_a_cell_in_a_value_out():
    assert minus(5.0, 3.0) == 2.0


@pytest.mark.parametrize("left_out", [(), (LEFT_OUT,), (None,), ("",), ([[None]],)])
def test_left_out_and_blank_take_the_default(left_out):
    assert minus(5.0, *left_out) == 4.0


def test_a_range_in_a_range_of_its_shape_out():
    assert minus([[5.0, 7.0], [9.0, 11.0]], 1.5) == [[3.5, 5.5], [7.5, 9.5]]
    assert minus([[5.0], [7.0]], [[1.0], [2.0]]) == [[4.0], [5.0]]


@pytest.mark.parametrize("blank", [None, "", [[None]]])
def test_a_blank_first_input_gives_a_blank(blank):
    assert minus(blank, 3.0) is None


def test_a_blank_inside_a_range_stays_blank():
    assert minus([[5.0], [None]], 3.0) == [[2.0], [None]]


def test_a_range_of_one_cell_is_as_good_as_the_cell():
    assert minus([[5.0]], [[3.0]]) == 2.0
    assert minus([[5.0]], [[3.0], [4.0]]) == [[2.0], [1.0]]


def test_ranges_of_different_shape_are_refused():
    error = minus([[5.0], [6.0]], [[1.0, 2.0]])
    assert (error.code, error.key) == ("#VALUE!", "shapes_differ")
    assert "1 x 2, 2 x 1" in error.message("en")


def test_an_error_in_a_cell_comes_out_unchanged():
    error = CellError("#DIV/0!")
    assert minus(error, 3.0) is error
    assert minus([[5.0], [error]], 3.0) == [[2.0], [error]]
    assert minus(None, error) is error


def test_a_problem_stays_in_its_own_cell():
    values = minus([[5.0], ["x"], [3.0]], 3.0)
    assert values[0] == [2.0]
    assert [row[0].code for row in values[1:]] == ["#VALUE!", "#N/A"]


def test_a_whole_range_beside_goes_to_every_cell():
    table = [[1.0, None], [2.0, 3.0]]
    assert evaluate(BESIDE, [[[10.0], [20.0]], table]) == [[16.0], [26.0]]
    assert evaluate(BESIDE, [10.0, 5.0]) == 15.0


def test_an_error_inside_a_whole_range_comes_out():
    error = CellError("#REF!")
    assert evaluate(BESIDE, [[[10.0], [20.0]], [[1.0, error]]]) == [[error], [error]]


def test_a_text_inside_a_whole_range_of_numbers_is_refused():
    assert evaluate(BESIDE, [10.0, [["x"]]]).key == "number_expected"


def test_a_whole_column_is_cut_and_so_is_the_result():
    column = [[5.0], [None], [9.0]] + [[None]] * (WHOLE_COLUMN - 3)
    assert minus(column, 3.0) == [[2.0], [None], [6.0]]


# ---- table ----


def test_whole_ranges_in_one_value_out():
    assert evaluate(COUNT, [[[1.0, None], [2.0, 3.0]]]) == 3.0
    assert evaluate(COUNT, [[[1.0]], 4.0]) == 5.0
    assert evaluate(COUNT, [None, [[4.0]]]) == 4.0


def test_one_cell_where_one_is_wanted():
    error = evaluate(COUNT, [[[1.0]], [[4.0], [5.0]]])
    assert (error.code, error.key) == ("#VALUE!", "single_expected")
    assert "more" in error.message("en")


@pytest.mark.parametrize(
    "given", [[[[1.0, CellError("#REF!")]]], [1.0, CellError("#REF!")]]
)
def test_an_error_anywhere_comes_out(given):
    assert evaluate(COUNT, given) == CellError("#REF!")


def test_rows_and_problems_in_their_cells():
    rows = function(lambda: [["a", None], [NoResult("nothing_given"), 1]], kind=TABLE)
    (first, second) = evaluate(rows, [])
    assert first == ["a", None]
    assert (second[0].code, second[1]) == ("#N/A", 1.0)


# ---- how many ----


def test_too_many_and_too_few_arguments():
    many, few, blank = minus(1.0, 2.0, 3.0), minus(), evaluate(BESIDE, [1.0])
    assert (many.code, many.key) == ("#VALUE!", "arguments_many")
    assert (few.code, few.key) == ("#VALUE!", "arguments_few")
    assert blank.facts == {"missing": "table"}


def test_a_blank_where_a_value_is_needed():
    needy = function(_minus, take.number("one"), take.number("other"))
    assert evaluate(needy, [1.0, None]).facts == {"missing": "other"}
