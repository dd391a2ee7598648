"""What stands in cells, on the way in and on the way out."""

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xladdin.functions import cells
from xladdin.functions.cells import CellError
from xladdin.scoring.errors import ImpossibleNumber, NoResult, NotUnderstood
from xladdin.wording import LANGUAGES

finite = st.floats(allow_nan=False, allow_infinity=False)


@given(finite)
def test_a_number_comes_out_as_it_went_in(value):
    assert cells.packed(cells.number(value)) == value


@given(st.integers(-(2**53), 2**53))
def test_a_whole_number_comes_out_as_it_went_in(value):
    assert cells.packed(cells.whole(float(value))) == value


@given(st.text().filter(str.strip))
def test_a_text_comes_out_without_the_blanks_around(value):
    assert cells.packed(cells.plain(value)) == value.strip()


@given(st.lists(st.lists(finite, min_size=3, max_size=3), min_size=1))
def test_a_range_keeps_its_shape(rows):
    assert cells.reshaped(cells.flat(rows), rows) == rows


def test_a_decimal_is_read_as_it_is_written():
    assert cells.number(0.1) == Fraction(1, 10)


@pytest.mark.parametrize("cell", [None, "", "  ", "\t", " "])
def test_blank_cells(cell):
    assert cells.is_blank(cell)


@pytest.mark.parametrize("cell", [0, 0.0, False, "0", CellError("#N/A")])
def test_cells_that_are_not_blank(cell):
    assert not cells.is_blank(cell)


@pytest.mark.parametrize("cell", ["x", "12", True, None])
def test_what_is_no_number(cell):
    with pytest.raises(NotUnderstood, match="number_expected"):
        cells.number(cell)


@pytest.mark.parametrize("cell", [math.inf, -math.inf, math.nan])
def test_a_number_that_no_cell_holds(cell):
    with pytest.raises(ImpossibleNumber, match="number_finite"):
        cells.number(cell)


def test_half_a_board_is_no_whole_number():
    with pytest.raises(ImpossibleNumber, match="whole_expected"):
        cells.whole(2.5)


@pytest.mark.parametrize(
    ("cell", "text"), [(" 4S ", "4S"), (1959.0, "1959"), (2.5, "2.5"), (3, "3")]
)
def test_what_is_read_as_a_text(cell, text):
    assert cells.plain(cell) == text


@pytest.mark.parametrize("cell", [True, None])
def test_what_is_no_text(cell):
    with pytest.raises(NotUnderstood, match="text_expected"):
        cells.plain(cell)


@pytest.mark.parametrize("cell", [True, 1, 1.0, "TRUE", " yes ", "Да", "ИСТИНА"])
def test_what_is_true(cell):
    assert cells.truth(cell) is True


@pytest.mark.parametrize("cell", [False, 0, 0.0, "FALSE", "no", "Нет", "не", "ложь"])
def test_what_is_false(cell):
    assert cells.truth(cell) is False


@pytest.mark.parametrize("cell", ["maybe", 2.0, None, CellError("#N/A")])
def test_what_is_neither(cell):
    with pytest.raises(NotUnderstood, match="truth_expected"):
        cells.truth(cell)


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        (True, "TRUE"),
        (False, "FALSE"),
        (CellError("#REF!"), "#REF!"),
        (Fraction(1, 4), "0.25"),
        (12.0, "12"),
        (None, ""),
        ("4С", "4С"),
    ],
)
def test_a_cell_as_a_person_typed_it(cell, text):
    assert cells.shown(cell) == text


@pytest.mark.parametrize(
    ("problem", "code"),
    [
        (NotUnderstood("shapes_differ", found="1 x 2"), "#VALUE!"),
        (ImpossibleNumber("cutoff_positive", found=0), "#NUM!"),
        (NoResult("place_missing"), "#N/A"),
    ],
)
def test_a_problem_becomes_the_error_of_a_cell_with_its_words(problem, code):
    error = cells.cell_error(problem)
    assert error.code == code
    for language in LANGUAGES:
        told = error.message(language)
        assert all(str(fact) in told for fact in problem.facts.values())


def test_an_error_from_outside_has_no_words_of_ours():
    assert CellError("#REF!").message("en") == ""


def test_a_fraction_is_told_as_a_decimal():
    error = cells.cell_error(ImpossibleNumber("cutoff_positive", found=Fraction(-1, 2)))
    assert "-0.5" in error.message("en")


def test_a_sum_too_large_for_a_cell_is_an_error():
    assert cells.packed(10**400) == CellError("#NUM!", "number_finite")


def test_no_cell_holds_anything_else():
    with pytest.raises(TypeError, match="no cell holds"):
        cells.packed(object())


# ---- whole columns and rows ----


def column(*filled, length=cells.WHOLE_COLUMN):
    return [[value] for value in filled] + [[None]] * (length - len(filled))


def test_whole_columns_are_cut_together_at_the_last_filled_cell():
    first, second = cells.cut([column(1, 2), column(1, None, 3)])
    assert first == [[1], [2], [None]]
    assert second == [[1], [None], [3]]


def test_a_blank_column_keeps_one_cell():
    assert cells.cut([column()]) == [[[None]]]


def test_a_full_column_keeps_all_of_it():
    (full,) = cells.cut([column(*range(cells.WHOLE_COLUMN))])
    assert len(full) == cells.WHOLE_COLUMN


def test_a_range_with_its_end_keeps_its_shape():
    table = [[500], [167], [-167], [-500]]
    _, beside, single = cells.cut([column(1), table, 4.0])
    assert (beside, single) == (table, 4.0)
    assert cells.cut([column(1, length=500)]) == [column(1, length=500)]


def test_whole_rows_are_cut_where_the_last_one_ends():
    row = [[1, None, 3] + [None] * (cells.WHOLE_ROW - 3)]
    assert cells.cut([row, [[1, 2]]]) == [[[1, None, 3]], [[1, 2]]]
