"""The catalogue through xlwings' own code, as Excel for Windows would call it."""

import json
import os
import re
import subprocess
import sys
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from xladdin.functions.catalogue import CATALOGUE
from xladdin.hosts import excel, vba
from xladdin.hosts.excel import ERROR_NUMBERS, ESCAPE, names_in_excel
from xladdin.wording import text

ROOT = Path(__file__).parents[2]
EXAMPLES = [example for entry in CATALOGUE for example in entry.examples]
NAMES = [name for entry in CATALOGUE for name in names_in_excel(entry)]


@pytest.fixture(scope="module")
def told():
    """What came out of the process in which Windows is stubbed."""
    stubbed = ("-m", "tests.hosts.stubbed_windows", "tests.hosts.through_xlwings")
    done = subprocess.run(
        [sys.executable, *stubbed],
        cwd=ROOT,
        env={**os.environ, "XLADDIN_LANG": "en"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def expected(result):
    """An example's result as it goes to VBA."""
    if isinstance(result, tuple):
        rows = [[expected(cell) for cell in row] for row in result]
        # xlwings' server takes one row for a list.
        return rows[0] if len(rows) == 1 else rows
    if result in ERROR_NUMBERS:
        return ESCAPE + result
    return "" if result is None else result


def flat(value):
    if isinstance(value, list):
        return [cell for part in value for cell in flat(part)]
    return [value]


def shape(value):
    return [shape(part) for part in value] if isinstance(value, list) else None


@pytest.mark.parametrize("left_out", ["token", "missing"])
@pytest.mark.parametrize(
    "number", range(len(EXAMPLES)), ids=lambda n: EXAMPLES[n].formula
)
def test_every_example_comes_out_as_the_catalogue_says(told, number, left_out):
    got = told["examples"][number][left_out]
    wanted = expected(EXAMPLES[number].result)
    assert shape(got) == shape(wanted)
    for found, right in zip(flat(got), flat(wanted), strict=True):
        if isinstance(right, (str, bool)):
            assert found == right
        else:
            assert found == pytest.approx(right, rel=1e-9)


@pytest.mark.parametrize(
    ("situation", "result"),
    [
        ("column", [[4], [""], ["\x1b#VALUE!"], ["\x1b#N/A"], ["\x1b#VALUE!"], [""]]),
        ("blank", ""),
        ("error", "\x1b#N/A"),
        ("error without a name in xlwings", "\x1b#SPILL!"),
        ("error as our own text", "\x1b#NUM!"),
        ("error as a plain text", "\x1b#NUM!"),
        ("date", 11),
        ("whole column", 4),
        ("whole column, blank", ""),
    ],
)
def test_cells_arrive_and_go_back_as_excel_needs_them(told, situation, result):
    assert told["cells"][situation] == result


@pytest.mark.parametrize(
    ("situation", "message"),
    [
        ("forgotten", ""),
        ("text for a number", "IMPS: A number is expected, found “x”."),
        ("then an error from outside", "IMPS: A number is expected, found “x”."),
    ],
)
def test_the_last_message_is_kept(told, situation, message):
    assert told["messages"][situation] == message


def test_a_fault_of_ours_gives_an_error_value_and_a_message(told):
    assert told["fault"]["result"] == "\x1b#VALUE!"
    assert told["fault"]["message"] == f"BROKEN: {text('error.unexpected', 'en')}"


def test_xlwings_own_button_finds_every_function_once(told):
    found = re.findall(r"^Function (\w+)\(", told["imported"]["text"], re.MULTILINE)
    assert sorted(found) == sorted(NAMES)


def test_our_wrappers_take_the_same_arguments_as_those_that_xlwings_makes(told):
    own = vba.modules()[vba.WRAPPERS].replace(" As Variant", "")
    ours = re.findall(r"(?m)^Public (Function \w+\(.*\))$", own)
    theirs = re.findall(r"(?m)^(Function \w+\(.*\))$", told["imported"]["text"])
    assert sorted(ours) == sorted(theirs)


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.name)
def test_xlwings_own_button_tells_the_wizard_our_help(told, entry):
    by_name = {options["name"]: options for options in told["imported"]["options"]}
    purpose, *arguments = [text(key, "en") for key in entry.help_keys]
    for name in names_in_excel(entry):
        options = by_name[f"'x.xlam'!{name}"]
        assert options["Description"] == purpose
        assert options["Category"] == text(f"category.{entry.category}", "en")
        assert options["ArgumentDescriptions"] == (arguments or None)


def test_no_function_has_the_name_of_a_vba_operator():
    assert "IMP" not in NAMES
    assert len({name.upper() for name in NAMES}) == len(NAMES)


def test_the_module_loads_nothing_but_what_functions_need():
    """Beside xlwings, which the server has loaded when it imports this module."""
    program = (
        "import sys, xlwings; before = set(sys.modules); import xladdin.hosts.excel;"
        "print(*sorted({m.split('.')[0] for m in set(sys.modules) - before}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert {m for m in loaded if m not in sys.stdlib_module_names} == {"xladdin"}


# What xlwings hands over of a cell, ours and anybody's.
CELLS = st.one_of(
    st.none(),
    st.booleans(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from([*ERROR_NUMBERS, *(ESCAPE + name for name in ERROR_NUMBERS)]),
    st.sampled_from([excel.LEFT_OUT_TOKEN, excel.OPEN_END_TOKEN, f"{ESCAPE}?"]),
    st.sampled_from([-2146826243, -2146826200, Decimal("12.5")]),
)
RANGES = st.integers(1, 3).flatmap(
    lambda width: st.lists(
        st.lists(CELLS, min_size=width, max_size=width), min_size=1, max_size=4
    )
)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=25)
@given(data=st.data())
def test_whatever_arrives_a_cell_gets_a_value_or_an_error(name, data):
    function = getattr(excel, name)
    count = len(function.__signature__.parameters)
    unexpected = text("error.unexpected")
    excel.forget_message()
    answer = function(*(data.draw(RANGES) for _ in range(count)))
    assert unexpected not in excel.last_message()
    for cell in flat(answer):
        assert cell is None or isinstance(cell, (str, bool, float))
        if isinstance(cell, str) and cell.startswith(ESCAPE):
            assert cell[1:] in ERROR_NUMBERS
