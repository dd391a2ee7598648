import datetime as dt
import re
import zipfile

import openpyxl
import pytest
from openpyxl.chart import BarChart, Reference
from openpyxl.comments import Comment
from openpyxl.formatting.rule import CellIsRule
from openpyxl.styles import Font, PatternFill
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.formula import ArrayFormula

from tests.hosts import workbooks
from xladdin.functions.cells import CellError
from xladdin.hosts.calculator import compute, score
from xladdin.hosts.workbook_file import package
from xladdin.hosts.workbook_file.file_errors import FileRefused

SHEETS = "xl/worksheets/"


@pytest.fixture
def rich_file(tmp_path):
    """A workbook with all that a scoresheet has beside its formulas."""
    book = openpyxl.Workbook()
    match = book.active
    match.title = "Match"
    for row, difference in enumerate((620, -100, None, 50), 1):
        match.cell(row, 1, difference)
        match.cell(row, 2, f"=IMPS(A{row})").number_format = "+0;-0;0"
    match["A5"] = "=SUM(A1:A4)"
    match["A5"].font = Font(bold=True)
    match["A5"].fill = PatternFill("solid", fgColor="FFF2CC")
    match["A5"].comment = Comment("the sum", "secretary")
    match.conditional_formatting.add(
        "A1:A4", CellIsRule(operator="lessThan", formula=["0"], font=Font(bold=True))
    )
    choices = DataValidation(type="list", formula1='"1959,today"')
    choices.add("C1")
    match.add_data_validation(choices)
    match.merge_cells("C2:D2")
    match.print_area = "A1:D9"
    chart = BarChart()
    chart.add_data(Reference(match, min_col=2, min_row=1, max_row=4))
    match.add_chart(chart, "F2")
    totals = book.create_sheet("Итоги")
    totals["A1"] = "=Match!B1+Match!B2"
    totals["A2"] = "пас"
    book.save(tmp_path / "match.xlsx")
    return tmp_path / "match.xlsx"


def shows(file, sheet="Match"):
    """Address -> value of every cell of a scored file that shows something."""
    rows = openpyxl.load_workbook(file, data_only=True)[sheet].iter_rows()
    return {c.coordinate: c.value for row in rows for c in row if c.value is not None}


def scored(tmp_path, rows, **options):
    """Score one sheet given as XML; the report, and what the file shows then."""
    file = workbooks.book(tmp_path / "match.xlsx", rows, **options)
    return score(file), shows(file)


def test_values_are_written_and_reported(rich_file):
    report = score(rich_file)
    assert report.formulas == 6
    assert report.errors == report.left == {}
    assert report.values["Match", "B1"] == 6
    assert report.values["Match", "A5"] == 570
    assert report.values["Итоги", "A1"] == 4
    assert shows(rich_file)["A5"] == 570
    assert shows(rich_file, "Итоги")["A1"] == 4


def test_computing_writes_nothing(rich_file):
    before = rich_file.read_bytes()
    assert compute(rich_file).values["Match", "A5"] == 570
    assert rich_file.read_bytes() == before


def test_everything_else_in_the_package_stays_byte_for_byte(rich_file):
    before = workbooks.read(rich_file)
    score(rich_file)
    after = workbooks.read(rich_file)
    assert list(before) == list(after)
    changed = {part for part in before if before[part] != after[part]}
    assert changed == {f"{SHEETS}sheet1.xml", f"{SHEETS}sheet2.xml"}


def test_in_a_sheet_only_the_values_change(rich_file):
    def without_values(xml):
        xml = re.sub(r'( t="str")?><f>', "><f>", xml)
        return re.sub(r"</f>(<v */>|<v>[^<]*</v>)", "</f>", xml)

    before = workbooks.sheet_xml(rich_file)
    score(rich_file)
    after = workbooks.sheet_xml(rich_file)
    assert after != before
    assert without_values(after) == without_values(before)


def test_formulas_styles_and_charts_are_read_as_before(rich_file):
    score(rich_file)
    match = openpyxl.load_workbook(rich_file)["Match"]
    assert match["B1"].value == "=IMPS(A1)"
    assert match["B1"].number_format == "+0;-0;0"
    assert match["A5"].font.bold
    assert len(match._charts) == 1


def test_a_second_run_changes_nothing(rich_file):
    first = score(rich_file)
    written = rich_file.read_bytes()
    stamp = rich_file.stat()
    second = score(rich_file)
    assert rich_file.read_bytes() == written
    assert rich_file.stat().st_mtime_ns == stamp.st_mtime_ns
    assert rich_file.stat().st_ino == stamp.st_ino
    assert second.values == first.values


def test_macros_stay_byte_for_byte(rich_file):
    macros = bytes(range(256)) * 20
    with_macros = rich_file.with_suffix(".xlsm")
    contents = workbooks.read(rich_file)
    workbooks.write(with_macros, {**contents, "xl/vbaProject.bin": macros})
    score(with_macros)
    assert workbooks.read(with_macros)["xl/vbaProject.bin"] == macros


def test_a_template_is_scored_too(rich_file):
    template = rich_file.rename(rich_file.with_suffix(".xltx"))
    assert score(template).values["Match", "A5"] == 570


# ---- kinds of values ----

KINDS = {
    "number": ("1+1.5", 2.5),
    "whole number": ("1+1", 2),
    "large number": ("1E+99", 1e99),
    "text": ('"♠ &lt; "&amp;"я"', "♠ < я"),
    "TRUE": ("1=1", True),
    "FALSE": ("1=2", False),
    "error": ("1/0", "#DIV/0!"),
    "not available": ("NA()", "#N/A"),
    "date as its number": ("DATE(2024,3,1)", 45352),
    "nothing": ('""', None),
    "a blank cell": ("Z9", 0),
    "error of ours": ('IMPS("x")', "#VALUE!"),
    "blank of ours": ("IMPS(Z9)", None),
}


@pytest.mark.parametrize("situation", KINDS)
def test_kinds_of_values(tmp_path, situation):
    formula, expected = KINDS[situation]
    _, shown = scored(tmp_path, f'<row r="1"><c r="A1"><f>{formula}</f></c></row>')
    found = shown.get("A1")
    assert found == expected
    assert isinstance(found, bool) == isinstance(expected, bool)


@pytest.mark.parametrize(
    "held",
    [
        *("><f>1+1</f>", "><f>1+1</f><v>999</v>", ' t="str"><f>1+1</f><v>x</v>'),
        *(' t="b"><f>1+1</f><v>1</v>', ' t="e"><f>1+1</f><v>#N/A</v>'),
        *(' t="str"><f>1+1</f><v></v>', ' t="e" vm="1"><f>1+1</f><v>#SPILL!</v>'),
    ],
)
def test_whatever_stood_there_is_replaced(tmp_path, held):
    rows = f'<row r="1"><c r="A1" s="0"{held}</c></row>'
    file = workbooks.book(tmp_path / "match.xlsx", rows)
    score(file)
    assert '<c r="A1" s="0"><f>1+1</f><v>2</v></c>' in workbooks.sheet_xml(file)


def test_values_in_cells_arrive_as_they_are(tmp_path):
    report, _ = scored(
        tmp_path,
        '<row r="1"><c r="A1" t="inlineStr"><is><t>4♠xW−1</t></is></c>'
        '<c r="B1" t="b"><v>1</v></c><c r="C1" t="e"><v>#N/A</v></c><c r="D1"/>'
        '<c r="E1" t="str"><v></v></c></row>'
        '<row r="2"><c r="A2"><f>BOARD_SCORE(A1,2)</f></c>'
        '<c r="B2"><f>CONTRACT_SCORE("4S",0,B1)</f></c><c r="C2"><f>IMPS(C1)</f></c>'
        '<c r="D2"><f>IMPS(D1)</f></c><c r="E2"><f>IMPS(E1)</f></c></row>',
    )
    assert [report.values["Match", a] for a in ("A2", "B2", "C2", "D2", "E2")] == [
        *(100, 620, CellError("#N/A"), "", ""),
    ]


def test_dates_in_cells(tmp_path):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet["A1"] = dt.date(2024, 3, 1)
    sheet["A2"] = dt.datetime(2024, 3, 1, 18, 0)  # noqa: DTZ001 - a cell knows no zone
    sheet["B1"] = "=A1+1"
    sheet["B2"] = "=YEAR(A1)"
    sheet["B3"] = '=TEXT(A2,"dd.mm.yyyy hh:mm")'
    sheet["B4"] = "=MAX(A1:A2)"
    book.save(tmp_path / "match.xlsx")
    values = score(tmp_path / "match.xlsx").values
    assert [values["Sheet", f"B{row}"] for row in range(1, 5)] == [
        *(45353, 2024, "01.03.2024 18:00", 45352.75),
    ]


# ---- where formulas look ----


def test_other_sheets_and_names(tmp_path):
    names = (
        '<definedName name="Scores">Match!$A$1:$A$2</definedName>'
        '<definedName name="First" localSheetId="0">Match!$A$1</definedName>'
        '<definedName name="Half">0.5</definedName>'
        '<definedName name="Doubled">Match!$A$1*2</definedName>'
    )
    contents = workbooks.parts(
        {
            "Match": '<row r="1"><c r="A1"><v>100</v></c><c r="B1"><f>First+1</f></c>'
            '</row><row r="2"><c r="A2"><v>20</v></c></row>',
            "Игра 1": workbooks.cells(
                1,
                [
                    *("SUM(Scores)", "Half*2", "Doubled", "SUM(IMPS(Scores))"),
                    *("Match!A1+Match!$A$2", "'Игра 1'!A1", "scores"),
                ],
            ),
        },
        names=names,
    )
    file = workbooks.write(tmp_path / "match.xlsx", contents)
    report = score(file)
    assert report.values["Match", "B1"] == 101
    found = {a: v for (s, a), v in report.values.items() if s == "Игра 1"}
    assert found == {"A1": 120, "B1": 1, "C1": 200, "D1": 3, "E1": 120, "F1": 120}
    assert list(report.left) == [("Игра 1", "G1")]  # a range in a single cell


def test_our_names_as_other_programs_write_them(tmp_path):
    spellings = [
        *("IMP(250)", "imps(250)", "_xll.IMPS(250)", "_xludf.IMPS(250)"),
        *("_xldudf_IMPS(250)", "_xldudf_XLADDIN_IMPS(250)", "[1]!IMPS(250)"),
        *("[12]!IMPS(250,)", "XLADDIN.IMPS(250)", "'a b.xlam'!IMPS(250)"),
    ]
    file = workbooks.book(tmp_path / "match.xlsx", workbooks.cells(1, spellings))
    before = workbooks.sheet_xml(file)
    report = score(file)
    assert set(report.values.values()) == {4.0}
    assert len(report.values) == len(spellings)
    assert workbooks.sheet_xml(file).replace("<v>4</v>", "") == before


def test_shared_formulas(tmp_path):
    report, shown = scored(
        tmp_path,
        '<row r="1"><c r="A1"><v>100</v></c><c r="B1"><f t="shared" ref="B1:B3" si="0">'
        "_xll.IMPS(A1,)</f></c></row>"
        '<row r="2"><c r="A2"><v>500</v></c><c r="B2"><f t="shared" si="0"/></c></row>'
        '<row r="3"><c r="A3"><v>20</v></c><c r="B3"><f t="shared" si="0"/></c></row>',
    )
    assert report.formulas == 3
    assert [shown[f"B{row}"] for row in (1, 2, 3)] == [2, 6, 1]


def test_prefixed_sheets(tmp_path):
    rows = '<x:row r="1"><x:c r="A1"><x:f>IMPS(250)</x:f></x:c></x:row>'
    _, shown = scored(tmp_path, workbooks.worksheet(rows, "x"))
    assert shown == {"A1": 4}


# ---- arrays ----

WHISTS = "".join(
    f'<row r="{row}"><c r="A{row}"><v>{whists}</v></c>%s</row>'
    for row, whists in enumerate((300, 0, -300), 1)
)


def with_array(first, *others, area, kind="", formula="PITER_SCORE(A1:A3)"):
    """Whists in column A and an array formula in B1, with what B1:B3 hold."""
    anchor = (
        f'<c r="B1"{kind}><f t="array" ref="{area}">{formula}</f>'
        f"{'' if first is None else f'<v>{first}</v>'}</c>"
    )
    members = [
        "" if old is None else f'<c r="B{row}"><v>{old}</v></c>'
        for row, old in enumerate(others, 2)
    ]
    return WHISTS % (anchor, *members, *[""] * (2 - len(members)))


@pytest.mark.parametrize(
    "held", [(None, None, None), (1, 2, 3), (800, 0, -800), (None, 7, None)]
)
def test_an_array_formula_of_the_old_kind(tmp_path, held):
    report, shown = scored(tmp_path, with_array(*held, area="B1:B3"))
    assert [shown[f"B{row}"] for row in (1, 2, 3)] == [800, 0, -800]
    assert report.formulas == 1
    assert [report.values["Match", f"B{row}"] for row in (1, 2, 3)] == [800, 0, -800]


def test_an_array_formula_in_fewer_cells_than_its_result(tmp_path):
    file = workbooks.book(
        tmp_path / "match.xlsx", with_array(None, None, 55, area="B1:B2")
    )
    score(file)
    assert shows(file)["B3"] == 55
    assert shows(file)["B2"] == 0


def test_an_array_formula_in_more_cells_than_its_result(tmp_path):
    _, shown = scored(tmp_path, with_array(None, None, None, area="B1:B4"))
    assert shown["B4"] == "#N/A"


def test_a_single_value_fills_an_array_formula(tmp_path):
    rows = with_array(None, None, None, area="B1:B3", formula="SUM(A1:A3)+5")
    _, shown = scored(tmp_path, rows)
    assert [shown[f"B{row}"] for row in (1, 2, 3)] == [5, 5, 5]


def test_a_row_is_repeated_in_an_array_formula(tmp_path):
    rows = with_array(None, None, None, area="B1:C2", formula="{1,2}")
    _, shown = scored(tmp_path, rows)
    assert [shown[a] for a in ("B1", "C1", "B2", "C2")] == [1, 2, 1, 2]


def test_if_goes_through_a_range_in_an_array_formula(tmp_path):
    rows = with_array(None, None, area="B1:B1", formula="SUM(IF(A1:A3&gt;0,A1:A3,5))")
    _, shown = scored(tmp_path, rows)
    assert shown["B1"] == 310


DYNAMIC = ' cm="1"'


@pytest.mark.parametrize(
    "held", [(None, None, None), (800, 0, -800), (1, 2, 3), (None, None, 7)]
)
def test_a_dynamic_array_that_is_as_large_as_before(tmp_path, held):
    _, shown = scored(tmp_path, with_array(*held, area="B1:B3", kind=DYNAMIC))
    assert [shown[f"B{row}"] for row in (1, 2, 3)] == [800, 0, -800]


def test_a_dynamic_array_that_grows(tmp_path):
    file = workbooks.book(
        tmp_path / "match.xlsx", with_array(1, None, None, area="B1", kind=DYNAMIC)
    )
    score(file)
    assert 'ref="B1:B3"' in workbooks.sheet_xml(file)
    assert [shows(file)[f"B{row}"] for row in (1, 2, 3)] == [800, 0, -800]


def test_a_dynamic_array_that_shrinks(tmp_path):
    rows = with_array(1, 2, 3, area="B1:B3", kind=DYNAMIC, formula="IMPS(A1:A2)")
    file = workbooks.book(tmp_path / "match.xlsx", rows)
    score(file)
    assert 'ref="B1:B2"' in workbooks.sheet_xml(file)
    assert shows(file)["B2"] == 0
    assert "B3" not in shows(file)


def test_a_dynamic_array_that_has_no_room_is_left_as_it_was(tmp_path):
    rows = with_array(1, None, 7, area="B1", kind=DYNAMIC)
    report, shown = scored(tmp_path, rows)
    assert shown["B1"] == 1
    assert shown["B3"] == 7
    assert list(report.left) == [("Match", "B1")]


def test_a_plain_formula_shows_the_first_of_several_values(tmp_path):
    report, shown = scored(
        tmp_path,
        WHISTS % ("<c r='B1'><f>PITER_SCORE(A1:A3)</f></c>", "<c r='B2'/>", ""),
    )
    assert shown == {"A1": 300, "A2": 0, "A3": -300, "B1": 800}
    assert report.left == {}


def test_openpyxl_array_formulas(tmp_path):
    book = openpyxl.Workbook()
    sheet = book.active
    for row, score_ in enumerate((10, 30, 20), 1):
        sheet.cell(row, 1, score_)
    sheet["B1"] = ArrayFormula("B1:B3", "=PLACES(A1:A3)")
    book.save(tmp_path / "match.xlsx")
    score(tmp_path / "match.xlsx")
    shown = shows(tmp_path / "match.xlsx", "Sheet")
    assert [shown[f"B{row}"] for row in (1, 2, 3)] == [3, 1, 2]


@pytest.mark.parametrize("kind", ["", DYNAMIC])
def test_arrays_do_not_change_in_a_second_run(tmp_path, kind):
    rows = with_array(None, None, None, area="B1:B2", kind=kind)
    file = workbooks.book(tmp_path / "match.xlsx", rows)
    score(file)
    once = file.read_bytes()
    score(file)
    assert file.read_bytes() == once


# ---- files that are refused ----


@pytest.mark.parametrize("lock", ["~$match.xlsx", ".~lock.match.xlsx#"])
def test_a_file_open_elsewhere_is_not_touched(rich_file, lock):
    before = rich_file.read_bytes()
    rich_file.with_name(lock).write_text("")
    with pytest.raises(FileRefused):
        score(rich_file)
    assert rich_file.read_bytes() == before


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ('<workbookPr date1904="1"/>', "file_dates_1904"),
        ('<workbookPr date1904="true"/>', "file_dates_1904"),
        ('<calcPr fullPrecision="0"/>', "file_as_displayed"),
    ],
)
def test_books_that_reckon_otherwise_are_refused(tmp_path, settings, key):
    rows = workbooks.cells(1, ["1+1"])
    file = workbooks.book(tmp_path / "match.xlsx", rows, settings=settings)
    before = file.read_bytes()
    with pytest.raises(FileRefused) as refused:
        score(file)
    assert refused.value.key == key
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "xml",
    [
        '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "b">]><worksheet>&a;</worksheet>',
        '<?xml version="1.0"?><worksheet><sheetData><row r="1">',
    ],
)
def test_a_broken_sheet_is_refused_and_the_file_untouched(tmp_path, xml):
    file = workbooks.book(tmp_path / "match.xlsx", xml)
    before = file.read_bytes()
    with pytest.raises(FileRefused) as refused:
        score(file)
    assert refused.value.key == "file_broken"
    assert file.read_bytes() == before


def test_a_sheet_that_the_package_lacks(tmp_path):
    contents = workbooks.parts({"Match": workbooks.cells(1, ["1"])})
    del contents[workbooks.sheet_part(1)]
    file = workbooks.write(tmp_path / "match.xlsx", contents)
    with pytest.raises(FileRefused):
        score(file)


def with_shared_texts(path, xml):
    """A workbook whose text stands in a part that all sheets share."""
    contents = workbooks.parts(
        {
            "Match": '<row r="1"><c r="A1" t="s"><v>0</v></c>'
            '<c r="B1"><f>A1&amp;"!"</f></c></row>'
        }
    )
    contents["xl/sharedStrings.xml"] = xml
    contents[workbooks.RELATIONS] = contents[workbooks.RELATIONS].replace(
        "</Relationships>",
        f'<Relationship Id="rId9" Type="{workbooks.OFFICE}/sharedStrings"'
        ' Target="sharedStrings.xml"/></Relationships>',
    )
    return workbooks.write(path, contents)


def test_shared_texts(tmp_path):
    xml = (
        f'<sst xmlns="{workbooks.MAIN}"><si><r><t>па</t></r><r><t>с</t></r></si></sst>'
    )
    report = score(with_shared_texts(tmp_path / "match.xlsx", xml))
    assert report.values == {("Match", "B1"): "пас!"}


@pytest.mark.parametrize(
    "xml",
    [
        pytest.param("<sst", id="cut"),
        pytest.param('<!DOCTYPE s [<!ENTITY a "b">]><sst>&a;</sst>', id="entity"),
    ],
)
def test_broken_shared_texts_are_refused(tmp_path, xml):
    with pytest.raises(FileRefused) as refused:
        score(with_shared_texts(tmp_path / "match.xlsx", xml))
    assert refused.value.key == "file_broken"


def test_a_failing_write_leaves_the_old_file(rich_file, monkeypatch):
    before = rich_file.read_bytes()

    def fails(*_arguments):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(package, "move_into_place", fails)
    with pytest.raises(FileRefused) as refused:
        score(rich_file)
    assert "Permission denied" in refused.value.message("en")
    assert rich_file.read_bytes() == before


def test_a_workbook_without_formulas_is_not_touched(tmp_path):
    file = workbooks.book(
        tmp_path / "match.xlsx", '<row r="1"><c r="A1"><v>1</v></c></row>'
    )
    before = file.stat().st_mtime_ns
    assert score(file).formulas == 0
    assert file.stat().st_mtime_ns == before


def test_the_new_file_is_a_sound_zip(rich_file):
    score(rich_file)
    with zipfile.ZipFile(rich_file) as file:
        assert file.testzip() is None
