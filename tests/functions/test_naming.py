"""Names that some host refuses."""

import pytest

from xladdin.functions.naming import argument_problems, is_address, problems


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        pytest.param("IMP59", "is a cell address", id="A1"),
        pytest.param("VP20", "is a cell address", id="two letters"),
        pytest.param("XFD1048576", "is a cell address", id="the last cell"),
        pytest.param("R1C1", "is a cell address", id="R1C1"),
        pytest.param("RC", "is a cell address", id="RC"),
        pytest.param("Imp", "is a word of VBA", id="an operator of VBA"),
        pytest.param("VP", "is shorter than three characters", id="short"),
        pytest.param("GROUP", "is a word of the old macro language", id="macro"),
        pytest.param("ОЧКИ", "is no identifier", id="Cyrillic"),
        pytest.param("1959_IMP", "is no identifier", id="a digit first"),
    ],
)
def test_a_name_that_some_host_refuses(name, problem):
    assert problem in problems(name)


@pytest.mark.parametrize(
    "name", ["IMPS", "PITER_SCORE", "XFE1", "A1048577", "AB0", "IMP59X", "R1X"]
)
def test_a_name_that_every_host_takes(name):
    assert problems(name) == []


def test_a_short_name_is_good_enough_for_an_argument():
    assert argument_problems("vp") == []
    assert argument_problems("next") == ["is a word of VBA"]


@pytest.mark.parametrize("name", ["", "points", "R1C1C1"])
def test_what_is_no_address(name):
    assert not is_address(name)
