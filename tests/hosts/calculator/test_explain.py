import pytest

from tests.hosts import workbooks
from xladdin.hosts.calculator import explain, score
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.wording import LANGUAGES

ROWS = (
    '<row r="1"><c r="A1"><v>250</v></c><c r="B1" t="inlineStr"><is><t>x</t></is></c>'
    '<c r="C1" t="e"><v>#N/A</v></c></row>'
    '<row r="2"><c r="A2"><f>IMPS(A1)</f></c><c r="B2"><f>IMPS(B1)</f></c>'
    '<c r="C2"><f>IMPS(C1)</f></c><c r="D2"><f>B2+1</f></c><c r="E2"><f>D2*2</f></c>'
    '<c r="F2"><f>SUM(A2:E2)</f></c><c r="G2"><f>1/0</f></c>'
    '<c r="H2"><f>SUM(LEN(A1:A2))</f></c><c r="I2"><f>H2</f></c></row>'
    '<row r="3"><c r="A3"><f t="array" ref="A3:B3">IMPS(A1:B1)</f></c><c r="B3"/>'
    '<c r="C3"><f>SUM(Scores)</f></c><c r="D3"><f>IF(A2&gt;1,IMPS("y",2),0)</f></c>'
    '<c r="E3"><f>PITER_SCORE({1;2},,9)</f></c><c r="F3"><f>CONTRACT_SCORE("4С",0)</f>'
    "</c></row>"
)
NAMES = '<definedName name="Scores">Match!$A$2:$B$2</definedName>'


@pytest.fixture
def file(tmp_path):
    contents = workbooks.parts(
        {"Match": ROWS, "Итоги": workbooks.cells(1, ["Match!B2", "'Итоги'!A1"])},
        names=NAMES,
    )
    return workbooks.write(tmp_path / "match.xlsx", contents)


EXPLAINED = {
    "A2": ["Match!A2 holds no error."],
    "A1": ["Match!A1 holds no error."],
    "Z99": ["Match!Z99 holds no error."],
    "B2": ['Match!B2 holds #VALUE!. IMP("x"): A number is expected, found “x”.'],
    "C1": ["Match!C1 holds #N/A. The error itself stands in the cell"],
    "C2": [
        "Match!C2 holds #N/A. It depends on Match!C1, which holds #N/A.",
        "Match!C1 holds #N/A. The error itself",
    ],
    "D2": [
        "Match!D2 holds #VALUE!. It depends on Match!B2",
        'Match!B2 holds #VALUE!. IMP("x")',
    ],
    "E2": [
        *("Match!E2 holds #VALUE!. It depends on Match!D2", "Match!D2 holds"),
        'Match!B2 holds #VALUE!. IMP("x")',
    ],
    "F2": ["Match!F2 holds #VALUE!. It depends on Match!B2", "Match!B2 holds"],
    "G2": ["Match!G2 holds #DIV/0!. Something is divided by 0"],
    "H2": ["Match!H2 was not computed: LEN gets a range"],
    "I2": ["Match!I2 was not computed: it depends on Match!H2"],
    "A3": ["Match!A3 holds no error."],
    "B3": ['Match!B3 holds #VALUE!. IMP({250,"x"}): A number is expected, found “x”.'],
    "C3": ["Match!C3 holds #VALUE!. It depends on Match!B2", "Match!B2 holds"],
    "D3": ['Match!D3 holds #VALUE!. IMP("y", 2): '],
    "E3": ["Match!E3 holds #NUM!. PITER_SCORE({1;2}, , 9): "],
    "F3": ['Match!F3 holds #VALUE!. CONTRACT_SCORE("4С", 0): '],
}


@pytest.mark.parametrize("cell", EXPLAINED)
def test_in_words(file, cell):
    lines = explain(file, "Match", cell, "en").split("\n")
    assert len(lines) == len(EXPLAINED[cell])
    for line, start in zip(lines, EXPLAINED[cell], strict=True):
        assert line.startswith(start)


def test_over_sheets(file):
    lines = explain(file, "Итоги", "B1", "en").split("\n")
    assert [line.partition(" ")[0] for line in lines] == [
        *("Итоги!B1", "Итоги!A1", "Match!B2"),
    ]


@pytest.mark.parametrize("cell", ["b2", "$B$2"])
def test_other_spellings_of_a_cell(file, cell):
    assert explain(file, "match", cell, "en") == explain(file, "Match", "B2", "en")


def test_without_a_sheet_it_is_the_first_one(file):
    assert explain(file, "", "B2", "en") == explain(file, "Match", "B2", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cell", EXPLAINED)
def test_in_every_language(file, cell, language):
    assert f"Match!{cell}" in explain(file, "Match", cell, language)


def test_nothing_is_written(file):
    before = file.read_bytes()
    explain(file, "Match", "B2", "en")
    assert file.read_bytes() == before


def test_a_sheet_that_is_not_there(file):
    with pytest.raises(FileRefused) as refused:
        explain(file, "Lineup", "A1", "en")
    assert "Match, Итоги" in refused.value.message("en")


def test_what_is_no_cell(file):
    with pytest.raises(ValueError, match="here"):
        explain(file, "Match", "here", "en")


def test_the_report_says_the_same(file):
    errors = score(file).errors
    assert errors["Match", "B2"].message("en") == (
        'IMP("x"): A number is expected, found “x”.'
    )
    assert errors["Match", "D2"].source == ("Match", 2, 2)
    assert ("Match", "H2") not in errors
    assert ("Match", "C1") not in errors
