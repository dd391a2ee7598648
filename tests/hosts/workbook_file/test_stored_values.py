"""The values of a file that nothing has computed, as another reader sees them."""

import openpyxl
import pytest

from tests.hosts import workbooks
from xladdin.functions.cells import CellError
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.stored_values import StoredValues
from xladdin.hosts.workbook_file.typing_in import typed_parts

ROW = [12.5, "words", None, True, -3, " edged "]
SHARED = (
    b"<sst><si><t>wor</t></si><si><r><t>wo</t></r><r><t>rds</t></r>"
    b"<rPh sb='0' eb='1'><t>aloud</t></rPh></si></sst>"
)


@pytest.fixture
def file(tmp_path):
    book = openpyxl.Workbook()
    book.active.append(ROW)
    book.active["A2"] = "#N/A"
    book.save(tmp_path / "a.xlsx")
    return tmp_path / "a.xlsx"


def test_values_of_every_kind(file):
    rows = StoredValues(Package(file)).rows("Sheet", "A1:F2")
    assert rows == [ROW, [CellError("#N/A"), *[None] * 5]]


def test_a_typed_text_stands_in_its_cell(file):
    package = Package(file)
    package.replace(typed_parts(package, {"Sheet": {"A1": "typed", "B1": None}}))
    assert StoredValues(Package(file)).rows("Sheet", "A1:B1") == [["typed", None]]


def with_shared(file, pointer):
    """A file with its text in the list that cells share, as Excel saves it."""
    contents = workbooks.parts(
        {"Sheet": f'<row r="1"><c r="B1" t="s"><v>{pointer}</v></c></row>'}
    )
    relation = (
        f'<Relationship Id="rId9" Type="{workbooks.OFFICE}/sharedStrings"'
        ' Target="sharedStrings.xml"/></Relationships>'
    )
    relations = contents[workbooks.RELATIONS]
    contents[workbooks.RELATIONS] = relations.replace("</Relationships>", relation)
    workbooks.write(file, contents | {"xl/sharedStrings.xml": SHARED})
    return StoredValues(Package(file))


def test_a_text_in_pieces_and_read_aloud(file):
    assert with_shared(file, 1).rows("Sheet", "B1:B1") == [["words"]]


@pytest.mark.parametrize("pointer", ["7", "x"])
def test_a_text_that_is_nowhere_is_refused(file, pointer):
    with pytest.raises(FileRefused, match="file_broken"):
        with_shared(file, pointer).rows("Sheet", "B1:B1")


def test_a_sheet_that_is_not_there(file):
    with pytest.raises(FileRefused, match="sheet_missing"):
        StoredValues(Package(file)).rows("Round 1", "A1:B2")
