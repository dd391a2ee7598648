"""Junk in files and in formulas ends with a word, never with a traceback."""

import zipfile

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.hosts import workbooks
from xladdin.functions.catalogue import CATALOGUE
from xladdin.hosts.calculator import (
    NotComputed,
    evaluate_formula,
    refused_uses,
    score,
)
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.plain_xml import NotPlain
from xladdin.hosts.workbook_file.sheet_xml import Sheet

ROWS = (
    '<row r="1" spans="1:3"><c r="A1" s="0"><v>250</v></c><c r="B1" t="inlineStr"><is>'
    '<t>x</t></is></c><c r="C1"><f>IMPS(A1)</f><v>4</v></c></row>'
    '<row r="2"><c r="A2"><f t="array" ref="A2:B2">IMPS(A1:B1)</f><v>4</v></c>'
    '<c r="B2" t="e"><v>#VALUE!</v></c><c r="C2"><f t="shared" ref="C2:C3" si="0">'
    "COUNTIF(A1:B1,A1)</f></c></row>"
    '<row r="3"><c r="C3"><f t="shared" si="0"/></c></row>'
)
XML = workbooks.worksheet(ROWS).encode()
with_junk = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def refusal(work):
    """The word with which work was refused; None when it was done."""
    try:
        work()
    except (FileRefused, NotComputed) as refused:
        return refused
    return None


@st.composite
def spoiled(draw, whole):
    """Bytes with some of them changed, left out or doubled."""
    data = bytearray(whole)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data) - 1))
        length = draw(st.integers(0, 12))
        data[at : at + length] = draw(st.binary(max_size=12))
    return bytes(data)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    path = tmp_path_factory.mktemp("whole") / "whole.xlsx"
    return workbooks.book(path, ROWS).read_bytes()


@with_junk
@given(st.data())
def test_a_spoiled_file_is_scored_or_refused(whole, tmp_path, data):
    file = tmp_path / "match.xlsx"
    content = data.draw(spoiled(whole))
    file.write_bytes(content)
    refused = refusal(lambda: score(file))
    if refused:
        assert refused.message("en")
        assert file.read_bytes() == content
    else:
        assert zipfile.is_zipfile(file)


@with_junk
@given(spoiled(XML))
def test_a_spoiled_sheet_is_scored_or_refused(tmp_path, xml):
    contents = workbooks.parts({"Match": ""})
    contents[workbooks.sheet_part(1)] = xml
    file = workbooks.write(tmp_path / "match.xlsx", contents)
    before = file.read_bytes()
    if refusal(lambda: score(file)):
        assert file.read_bytes() == before


@given(spoiled(XML))
def test_a_spoiled_sheet_is_read_or_refused(xml):
    try:
        sheet = Sheet(xml)
    except NotPlain:
        return
    for cell in sheet.cells.values():
        assert 0 <= cell.start < cell.close <= cell.end <= len(xml)


names = st.sampled_from([*CATALOGUE.names(), "SUM", "IF", "LEN", "INDEX", "NOSUCH"])
leaves = st.one_of(
    st.sampled_from(
        ['"x"', "A1", "B2:C9", "1", "-2.5", "TRUE", "#N/A", "{1,2;3,4}", ""]
    ),
    st.text(max_size=6),
)


def calls(inside):
    arguments = st.lists(inside, max_size=5).map(",".join)
    return st.builds(lambda name, given: f"{name}({given})", names, arguments)


@given(st.recursive(leaves, calls, max_leaves=8))
def test_a_junk_formula_gives_a_value_or_a_word(formula):
    refused = refusal(lambda: evaluate_formula(f"={formula}"))
    assert refused is None or refused.message("en")


def test_a_breakdown_of_the_engine_is_an_ordinary_refusal(tmp_path, monkeypatch):
    """TREND of a cell beyond all others would do it, were it not refused before."""
    monkeypatch.setattr(refused_uses, "BREAK_DOWN", frozenset())
    file = workbooks.book(
        tmp_path / "match.xlsx", workbooks.cells(1, ["TREND(1,2,Z9)"])
    )
    before = file.read_bytes()
    assert refusal(lambda: score(file)).key == "file_not_computed"
    assert file.read_bytes() == before
