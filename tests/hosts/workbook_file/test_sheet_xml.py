import pytest

from tests.hosts.workbooks import worksheet
from xladdin.functions.cells import CellError
from xladdin.hosts.workbook_file.cell_xml import Stored
from xladdin.hosts.workbook_file.plain_xml import NotPlain
from xladdin.hosts.workbook_file.sheet_xml import Sheet


def sheet(rows, prefix=""):
    return Sheet(worksheet(rows, prefix).encode())


def raw(found, place):
    cell = found.cells[place]
    return found.xml[cell.start : cell.end].decode()


CELLS = {
    "number": '<c r="B2"><v>1</v></c>',
    "formula": '<c r="B2" s="3"><f>A1+1</f><v>2</v></c>',
    "formula without value": '<c r="B2"><f>A1&amp;"x"</f></c>',
    "blank": '<c r="B2" s="1"/>',
    "blank with two tags": '<c r="B2"></c>',
    "inline text": '<c r="B2" t="inlineStr"><is><t>a &lt; b</t></is></c>',
    "empty formula tag": '<c r="B2"><f t="shared" si="0"/><v>1</v></c>',
    "spaces in tags": '<c  r="B2"\n ><f >1</f ><v >1</v ></c >',
    "more to come": '<c r="B2"><v>1</v><extLst><ext><v>9</v></ext></extLst></c>',
    "CDATA": '<c r="B2"><f><![CDATA[A1<2]]></f></c>',
    "text beyond the Latin alphabet": '<c r="B2" t="str"><f>"пас"</f><v>пас♠</v></c>',
}


@pytest.mark.parametrize("situation", CELLS)
def test_a_cell_is_found_byte_for_byte(situation):
    rows = f'<row r="2"><c r="A2"/>{CELLS[situation]}<c r="C2"/></row>'
    assert raw(sheet(rows), (2, 2)) == CELLS[situation]


@pytest.mark.parametrize(
    ("situation", "formula", "text"),
    [
        ("number", None, "1"),
        ("formula", "A1+1", "2"),
        ("formula without value", 'A1&"x"', None),
        ("blank", None, None),
        ("empty formula tag", "", "1"),
        ("more to come", None, "1"),
        ("CDATA", "A1<2", None),
        ("text beyond the Latin alphabet", '"пас"', "пас♠"),
    ],
)
def test_what_stands_in_a_cell(situation, formula, text):
    cell = sheet(f'<row r="2">{CELLS[situation]}</row>').cells[2, 2]
    assert (cell.formula.text if cell.formula else None) == formula
    assert cell.text == text


def test_prefixed_elements():
    found = sheet('<x:row r="1"><x:c r="A1"><x:f>1</x:f></x:c></x:row>', "x")
    assert raw(found, (1, 1)) == '<x:c r="A1"><x:f>1</x:f></x:c>'
    assert found.prefix == b"x:"


def test_rows_and_cells_without_addresses_count_on():
    found = sheet('<row><c/><c><v>1</v></c></row><row r="5"><c r="C5"/><c/></row>')
    assert list(found.cells) == [(1, 1), (1, 2), (5, 3), (5, 4)]


def test_a_byte_order_mark():
    xml = b"\xef\xbb\xbf" + worksheet('<row r="1"><c r="A1"/></row>').encode()
    found = Sheet(xml)
    assert raw(found, (1, 1)) == '<c r="A1"/>'


def test_rows_without_cells():
    found = sheet('<row r="1" ht="20"/><row r="2"></row>')
    assert [row.is_empty_tag for row in found.rows.values()] == [True, False]


def test_stored_values():
    found = sheet(
        '<row r="1"><c r="A1"><v>2.5</v></c><c r="B1" t="e"><v>#N/A</v></c>'
        '<c r="C1"/></row>'
    )
    assert found.cells[1, 1].stored == Stored("n", "2.5")
    assert found.error((1, 2)) == CellError("#N/A")
    assert found.cells[1, 3].stored is None


def test_members_of_an_array_formula():
    found = sheet('<row r="2"><c r="B2"><f t="array" ref="B2:C3">1</f></c></row>')
    assert found.members(found.arrays[0]) == [(2, 3), (3, 2), (3, 3)]


@pytest.mark.parametrize(
    "rows",
    [
        pytest.param('<row r="1"><c r="1A"/></row>', id="no address"),
        pytest.param('<row r="x"/>', id="no row number"),
        pytest.param('<row r="1"><c r="A2"/></row>', id="cell outside its row"),
        pytest.param('<row r="1"><c r="A1"></row>', id="not closed"),
        pytest.param(
            '<row r="1"><c r="A1"><f t="array" ref="here">1</f></c></row>',
            id="array nowhere",
        ),
        pytest.param(
            '<row r="1"><c r="A1"><f t="array" ref="A1:XFD1048576">1</f></c></row>',
            id="array that fills all sheets of the world",
        ),
    ],
)
def test_broken_sheets_are_refused(rows):
    with pytest.raises(NotPlain):
        sheet(rows)


@pytest.mark.parametrize(
    "xml",
    [
        pytest.param(
            b'<!DOCTYPE w [<!ENTITY a "boom">]><worksheet>&a;</worksheet>', id="entity"
        ),
        pytest.param(b'<!DOCTYPE w SYSTEM "http://x/y"><worksheet/>', id="system"),
        pytest.param(
            b'<?xml version="1.0" encoding="UTF-16"?><worksheet/>', id="declared UTF-16"
        ),
        pytest.param("<worksheet/>".encode("utf-16"), id="UTF-16"),
        pytest.param(b"", id="empty"),
        pytest.param(b"PK\x03\x04", id="no XML"),
    ],
)
def test_parts_that_are_no_plain_xml_are_refused(xml):
    with pytest.raises(NotPlain):
        Sheet(xml)
