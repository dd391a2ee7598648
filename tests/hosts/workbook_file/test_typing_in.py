import openpyxl
import pytest

from tests.hosts import workbooks
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.typing_in import typed_parts

ROWS = (
    '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>A1+1</f><v>2</v></c></row>'
    '<row r="2"><c r="A2"><f t="shared" ref="A2:A3" si="0">A1*2</f><v>2</v></c></row>'
    '<row r="3"><c r="A3"><f t="shared" si="0"/><v>4</v></c></row>'
)


@pytest.fixture
def file(tmp_path):
    contents = workbooks.parts({"Match": ROWS})
    contents["xl/calcChain.xml"] = (
        f'<calcChain xmlns="{workbooks.MAIN}"><c r="B1" i="1"/></calcChain>'
    )
    contents[workbooks.RELATIONS] = contents[workbooks.RELATIONS].replace(
        "</Relationships>",
        f'<Relationship Id="rId9" Type="{workbooks.OFFICE}/calcChain"'
        ' Target="calcChain.xml"/></Relationships>',
    )
    contents[workbooks.CONTENT_TYPES] = contents[workbooks.CONTENT_TYPES].replace(
        "</Types>",
        '<Override PartName="/xl/calcChain.xml" ContentType="application/vnd.openxml'
        'formats-officedocument.spreadsheetml.calcChain+xml"/></Types>',
    )
    return workbooks.write(tmp_path / "match.xlsx", contents)


def typed(file, **values):
    package = Package(file)
    package.replace(typed_parts(package, {"Match": values}))
    return openpyxl.load_workbook(file)["Match"]


def test_openpyxl_reads_what_was_typed(file):
    sheet = typed(file, A1=5, C1="4♠xW−1", C2=True, C3=2.5, D9="пас")
    assert [sheet[a].value for a in ("A1", "C1", "C2", "C3", "D9")] == [
        *(5, "4♠xW−1", True, 2.5, "пас"),
    ]
    assert sheet["B1"].value == "=A1+1"


def test_input_cells_change_one_part_only(file):
    before = workbooks.read(file)
    typed(file, A1=5)
    after = workbooks.read(file)
    assert {part for part in before if before[part] != after.get(part)} == {
        workbooks.sheet_part(1)
    }


def test_a_formula_typed_over_takes_the_order_of_formulas_with_it(file):
    typed(file, B1=5)
    after = workbooks.read(file)
    assert "xl/calcChain.xml" not in after
    assert all(b"calcChain" not in content for content in after.values())
    assert b"worksheet" in after[workbooks.RELATIONS]


def test_nothing_changes_when_the_same_is_typed(file):
    assert typed_parts(Package(file), {"Match": {"A1": 1}}) == {}


def test_a_formula_that_others_share_is_not_typed_over(file):
    with pytest.raises(ValueError, match="A2"):
        typed_parts(Package(file), {"Match": {"A2": 1}})


def test_a_formula_that_shares_another_may_go(file):
    assert typed(file, A3=9)["A3"].value == 9


def test_all_that_share_a_formula_may_go_together(file):
    assert typed(file, A2=8, A3=9)["A2"].value == 8


def test_a_missing_sheet_is_named_with_those_that_are_there(file):
    with pytest.raises(FileRefused) as refused:
        typed_parts(Package(file), {"Lineup": {"A1": 1}})
    assert "Lineup" in refused.value.message("en")
    assert "Match" in refused.value.message("en")


@pytest.mark.libreoffice
def test_libreoffice_reads_what_was_typed(file, convert):
    typed(file, A1=5, C1="4♠xW−1", C2=" edges ", C3=2.5)
    sheet = openpyxl.load_workbook(convert(file, "xlsx"))["Match"]
    assert [sheet[a].value for a in ("A1", "C1", "C2", "C3")] == [
        *(5, "4♠xW−1", " edges ", 2.5),
    ]
