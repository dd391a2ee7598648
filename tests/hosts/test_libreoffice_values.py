"""What Calc hands over and takes back, without Calc."""

import logging
import math
import struct
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.cells import ERROR_CODES
from xladdin.hosts.calc import values
from xladdin.hosts.calc.values import computed, error_value

IMPS = CATALOGUE["IMPS"]
COLUMN = 2**20


def number(value):
    """Calc's number of the error in a NaN."""
    low, _ = struct.unpack("<II", struct.pack("<d", value))
    return low


@pytest.mark.parametrize("code", ERROR_CODES)
def test_every_error_of_a_cell_has_its_number(code):
    assert math.isnan(error_value(code))
    assert number(error_value(code)) == values.ERROR_NUMBERS[code]


def test_an_error_that_calc_does_not_have_is_a_value_error():
    assert number(error_value("#SPILL!")) == values.ERROR_NUMBERS["#VALUE!"]


def test_a_cell_gives_a_value_and_a_range_gives_rows():
    assert computed(IMPS, (((250.0,),), None)) == 4.0
    assert computed(IMPS, (((250.0, 0.0), ("", -620.0)), "today")) == (
        *((6.0, 0.0), ("", -12.0)),
    )


def test_an_error_stands_in_its_own_cell():
    (four,), (error,) = computed(IMPS, (((250.0,), ("x",)), None))
    assert four == 4.0
    assert number(error) == values.ERROR_NUMBERS["#VALUE!"]


def test_truth_comes_back_as_a_number():
    value = computed(CATALOGUE["BOARD_VULNERABLE"], (((2.0,),), (("NS",),)))
    assert (value, type(value)) == (1.0, float)


def test_a_whole_column_and_its_filled_cells_give_the_same():
    filled = tuple((float(points),) for points in (420, -100, -320, 0))
    column = filled + (("",),) * (COLUMN - len(filled))
    piter = CATALOGUE["PITER_SCORE"]
    nothing = (None,) * 4
    assert computed(piter, (column, *nothing)) == computed(piter, (filled, *nothing))


def test_a_fault_of_ours_becomes_a_value_error(monkeypatch, caplog):
    def fail(_entry, _given):
        raise ZeroDivisionError

    monkeypatch.setattr(values, "evaluate", fail)
    assert number(computed(IMPS, (250.0, None))) == values.ERROR_NUMBERS["#VALUE!"]
    assert "ZeroDivisionError" in caplog.text


CELLS = st.floats(allow_nan=False) | st.text(max_size=8)
RANGES = st.lists(st.tuples(CELLS, CELLS), min_size=1, max_size=4).map(tuple)


@given(entry=st.sampled_from(list(CATALOGUE)), data=st.data())
def test_calc_always_gets_what_a_cell_can_hold(entry, data):
    arguments = tuple(
        data.draw((RANGES | CELLS | st.none()) if a.optional else RANGES)
        for a in entry.arguments
    )
    with patch.object(logging.Logger, "exception", side_effect=AssertionError):
        value = computed(entry, arguments)
    rows = value if isinstance(value, tuple) else ((value,),)
    assert len({len(row) for row in rows}) == 1
    assert {type(cell) for row in rows for cell in row} <= {float, str}
