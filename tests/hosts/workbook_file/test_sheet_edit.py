import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hosts.workbooks import worksheet
from xladdin.functions.cells import CellError
from xladdin.hosts.workbook_file.cell_xml import Stored
from xladdin.hosts.workbook_file.sheet_edit import Content, edited
from xladdin.hosts.workbook_file.sheet_xml import Sheet


def after(rows, contents, prefix=""):
    """The XML inside the sheet data when cells hold something else."""
    xml = edited(Sheet(worksheet(rows, prefix).encode()), contents).decode()
    head, tail = worksheet("|", prefix).split("|")
    assert xml.startswith(head)
    assert xml.endswith(tail)
    return xml[len(head) : len(xml) - len(tail)]


def computed(value, area=""):
    return Content(Stored.of(value), keeps_formula=True, area=area)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (9.0, '<c r="A1" s="4"><f>B1</f><v>9</v></c>'),
        (0.1, '<c r="A1" s="4"><f>B1</f><v>0.1</v></c>'),
        (-0.0, '<c r="A1" s="4"><f>B1</f><v>0</v></c>'),
        (1e99, '<c r="A1" s="4"><f>B1</f><v>1e+99</v></c>'),
        (True, '<c r="A1" s="4" t="b"><f>B1</f><v>1</v></c>'),
        ("a<b&c", '<c r="A1" s="4" t="str"><f>B1</f><v>a&lt;b&amp;c</v></c>'),
        ("", '<c r="A1" s="4" t="str"><f>B1</f><v></v></c>'),
        ("a\x07", '<c r="A1" s="4" t="str"><f>B1</f><v>a_x0007_</v></c>'),
        ("_x0041_", '<c r="A1" s="4" t="str"><f>B1</f><v>_x005F_x0041_</v></c>'),
        (CellError("#N/A"), '<c r="A1" s="4" t="e"><f>B1</f><v>#N/A</v></c>'),
    ],
)
def test_the_value_of_a_formula(value, expected):
    rows = '<row r="1"><c r="A1" s="4" t="str" vm="1"><f>B1</f><v>old</v></c></row>'
    assert after(rows, {(1, 1): computed(value)}) == f'<row r="1">{expected}</row>'


@pytest.mark.parametrize(
    ("old", "value"),
    [
        ("<f>1</f><v>0.10000000000000001</v>", 0.1),
        ("<f>1</f><v>5.0</v>", 5.0),
        ("<f>1</f><v>1E+2</v>", 100.0),
    ],
)
def test_a_value_that_is_there_already_changes_no_byte(old, value):
    rows = f'<row r="1"><c r="A1">{old}</c></row>'
    assert after(rows, {(1, 1): computed(value)}) == rows


def test_what_follows_the_value_stays():
    rows = '<row r="1"><c r="A1"><f>1</f><v>1</v><extLst><ext/></extLst></c></row>'
    expected = rows.replace("<v>1</v>", "<v>2</v>")
    assert after(rows, {(1, 1): computed(2.0)}) == expected


def test_a_formula_without_a_value_gets_one():
    rows = '<row r="1"><c r="A1"><f>1</f></c></row>'
    assert after(rows, {(1, 1): computed(2.0)}) == (
        '<row r="1"><c r="A1"><f>1</f><v>2</v></c></row>'
    )


def test_prefixes():
    rows = '<x:row r="1"><x:c r="A1"><x:f>1</x:f></x:c></x:row>'
    contents = {(1, 1): computed(2.0), (1, 2): computed(3.0), (2, 1): computed(4.0)}
    assert after(rows, contents, "x") == (
        '<x:row r="1"><x:c r="A1"><x:f>1</x:f><x:v>2</x:v></x:c>'
        '<x:c r="B1"><x:v>3</x:v></x:c></x:row>'
        '<x:row r="2"><x:c r="A2"><x:v>4</x:v></x:c></x:row>'
    )


def test_the_extent_of_a_dynamic_array():
    rows = '<row r="1"><c r="A1" cm="1"><f t="array" ref="A1:A9">S()</f></c></row>'
    assert after(rows, {(1, 1): computed(1.0, "A1:A2")}) == (
        '<row r="1"><c r="A1" cm="1"><f t="array" ref="A1:A2">S()</f><v>1</v></c></row>'
    )


TYPED = {
    "number": (7, '<c r="B1"><v>7</v></c>'),
    "fraction": (1.5, '<c r="B1"><v>1.5</v></c>'),
    "text": ("4SxW-1", '<c r="B1" t="inlineStr"><is><t>4SxW-1</t></is></c>'),
    "text with edges": (
        " a ",
        '<c r="B1" t="inlineStr"><is><t xml:space="preserve"> a </t></is></c>',
    ),
    "truth": (True, '<c r="B1" t="b"><v>1</v></c>'),
    "blank": (None, '<c r="B1"/>'),
    "empty text": ("", '<c r="B1"/>'),
}


@pytest.mark.parametrize("situation", TYPED)
@pytest.mark.parametrize(
    "old",
    [
        '<c r="B1"/>',
        '<c r="B1"><v>3</v></c>',
        '<c r="B1" t="s"><v>0</v></c>',
        '<c r="B1" t="inlineStr"><is><t>x</t></is></c>',
        '<c r="B1"><f>A1</f><v>3</v></c>',
    ],
)
def test_typing_into_a_cell(situation, old):
    value, expected = TYPED[situation]
    rows = f'<row r="1"><c r="A1"/>{old}<c r="C1"/></row>'
    assert after(rows, {(1, 2): Content.typed(value)}) == (
        f'<row r="1"><c r="A1"/>{expected}<c r="C1"/></row>'
    )


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("", '<row r="1"><c r="B1"><v>7</v></c></row>'),
        ('<row r="1"/>', '<row r="1"><c r="B1"><v>7</v></c></row>'),
        ('<row r="1"></row>', '<row r="1"><c r="B1"><v>7</v></c></row>'),
        (
            '<row r="1"><c r="A1"/><c r="C1"/></row>',
            '<row r="1"><c r="A1"/><c r="B1"><v>7</v></c><c r="C1"/></row>',
        ),
        (
            '<row r="1"><c r="A1"/></row>',
            '<row r="1"><c r="A1"/><c r="B1"><v>7</v></c></row>',
        ),
        ('<row r="2"/>', '<row r="1"><c r="B1"><v>7</v></c></row><row r="2"/>'),
    ],
)
def test_a_cell_that_the_file_has_no_element_for(rows, expected):
    assert after(rows, {(1, 2): Content.typed(7)}) == expected


def test_several_new_cells_stand_in_their_order():
    contents = {place: Content.typed(1) for place in [(3, 2), (1, 3), (1, 1), (2, 1)]}
    found = Sheet(
        edited(Sheet(worksheet('<row r="2"><c r="B2"/></row>').encode()), contents)
    )
    assert list(found.cells) == [(1, 1), (1, 3), (2, 1), (2, 2), (3, 2)]


def test_a_sheet_without_rows():
    xml = worksheet("").replace("<sheetData></sheetData>", "<sheetData/>").encode()
    found = edited(Sheet(xml), {(1, 1): Content.typed(1), (2, 1): Content.typed(2)})
    assert list(Sheet(found).cells) == [(1, 1), (2, 1)]


places = st.tuples(st.integers(1, 6), st.integers(1, 6))
values = st.one_of(
    st.none(),
    st.booleans(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
)


@given(st.dictionaries(places, values), st.dictionaries(places, values))
def test_typing_twice_leaves_the_last_values_and_every_other_cell(first, second):
    start = Sheet(worksheet("").encode())
    typed = {place: Content.typed(value) for place, value in first.items()}
    middle = Sheet(edited(start, typed))
    again = {place: Content.typed(value) for place, value in second.items()}
    end = Sheet(edited(middle, again))
    for place, value in {**first, **second}.items():
        cell = end.cells.get(place)
        held = cell is not None and cell.value_end > 0
        assert held == (value is not None and value != "")
    assert edited(end, again) == end.xml
