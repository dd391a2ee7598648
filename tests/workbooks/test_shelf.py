"""What holds for every scoresheet on the shelf, in every language."""

import io
import re
import zipfile

import openpyxl
import pytest

from xladdin.functions.catalogue import CATALOGUE
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks import parts, shelf, styles
from xladdin.workbooks.help_sheet import formulas

# Computed alike by every host on single cells; design of this product, section 4. RANK
# and ISFORMULA are tested beside LibreOffice (test_plain_formulas, test_formula_cells),
# TRIM with a name entered twice (test_bridge_league_checks).
BUILT_IN = frozenset(
    """IF IFERROR AND OR SUM SUMIF SUMIFS COUNT COUNTA COUNTIF COUNTIFS MIN MAX INDEX
    MATCH ISNUMBER ISERROR ROUND ABS TEXT LEN TRIM RANK _XLFN.ISFORMULA""".split()
)
ALL = [(name, language) for name in shelf.SHELF for language in LANGUAGES]
CALLED = re.compile(r"([A-Za-z_][\w.]*)\(")
IN_QUOTES = re.compile(r'"[^"]*"|\'[^\']*\'')


@pytest.fixture(scope="module")
def built():
    """Each scoresheet, built once for the module: bytes of the .xltx."""
    made = {}

    def build(name, language):
        if (name, language) not in made:
            made[name, language] = shelf.build(name, language, as_template=True)
        return made[name, language]

    return build


@pytest.fixture(params=ALL, ids="-".join, scope="module")
def scoresheet(request, built):
    return openpyxl.load_workbook(io.BytesIO(built(*request.param)))


def package(content):
    with zipfile.ZipFile(io.BytesIO(content)) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def called(formula):
    return {name.upper() for name in CALLED.findall(IN_QUOTES.sub("", formula))}


@pytest.mark.parametrize(("name", "language"), ALL)
def test_the_template_is_a_fresh_build(name, language, built):
    there, fresh = (
        package(shelf.template(name, language)),
        package(built(name, language)),
    )
    assert list(there) == list(fresh)
    changing = {"docProps/core.xml"}
    assert [part for part in fresh if fresh[part] != there[part]] in ([], [*changing])


@pytest.mark.parametrize("name", shelf.SHELF)
def test_a_build_is_the_same_every_time(name, built):
    assert shelf.build(name, "en", as_template=True) == built(name, "en")


@pytest.mark.parametrize(("name", "language"), ALL)
def test_no_macros_travel_and_nothing_recalculates_on_opening(name, language, built):
    content = package(built(name, language))
    assert not [part for part in content if "vba" in part.lower()]
    types = content["[Content_Types].xml"]
    assert b"spreadsheetml.template.main+xml" in types
    assert b"macro" not in types.lower()
    reckoning = re.search(rb"<calcPr[^>]*>", content["xl/workbook.xml"])[0]
    assert b'calcId="191029"' in reckoning
    assert b'fullCalcOnLoad="1"' not in reckoning
    sheets = [part for part in content if part.startswith("xl/worksheets/sheet")]
    assert not [part for part in sheets if b't="array"' in content[part]]
    assert not [part for part in sheets if b't="b"' in content[part]]
    assert not [part for part in sheets if b't="e"' in content[part]]


def test_every_function_is_in_the_catalogue_or_computed_alike_everywhere(scoresheet):
    for formula in formulas(scoresheet):
        strange = {n for n in called(formula) - BUILT_IN if n not in CATALOGUE}
        assert not strange, formula


def test_formats_and_validation_call_none_of_our_functions(scoresheet):
    for sheet in scoresheet.worksheets:
        conditions = [
            formula
            for found in sheet.conditional_formatting
            for rule in found.rules
            for formula in rule.formula
        ]
        rules = sheet.data_validations.dataValidation
        conditions += [f for r in rules for f in (r.formula1, r.formula2) if f]
        for condition in conditions:
            assert not [name for name in called(condition) if name in CATALOGUE]


def test_yellow_cells_take_entries_and_no_others(scoresheet):
    for sheet in scoresheet.worksheets:
        assert sheet.protection.sheet
        assert sheet.protection.password is None
        for row in sheet.iter_rows():
            for cell in row:
                yellow = cell.fill.fgColor.rgb[-6:] == styles.INPUT
                assert cell.protection.locked is not yellow, f"{sheet.title}!{cell}"
                formula = isinstance(cell.value, str) and cell.value.startswith("=")
                assert not (formula and yellow), f"{sheet.title}!{cell}"


def test_no_figure_is_typed_where_it_should_be_reckoned(scoresheet):
    for sheet in scoresheet.worksheets:
        for row in sheet.iter_rows(min_col=2):  # the first column may count its lines
            for cell in row:
                typed = isinstance(cell.value, (int, float)) and cell.protection.locked
                assert not typed, f"{sheet.title}!{cell}"


def test_names_lead_to_cells_of_the_workbook(scoresheet):
    for name, found in scoresheet.defined_names.items():
        places = list(found.destinations)
        assert places, name
        for title, cells in places:
            assert scoresheet[title][cells.replace("$", "")] is not None


def test_the_file_is_marked_as_ours(request, scoresheet):
    name, language = request.node.callspec.params["scoresheet"]
    version = shelf.SHELF[name].version
    marks = {mark.name: mark.value for mark in scoresheet.custom_doc_props.props}
    assert marks == {parts.PROPERTY: f"{name} {version} {language}"}


def test_every_sheet_prints_on_a4_with_file_sheet_and_page_numbers(scoresheet):
    for sheet in scoresheet.worksheets:
        assert sheet.sheet_state == "visible"
        assert sheet.print_area
        assert sheet.page_setup.paperSize == 9
        assert sheet.page_setup.fitToWidth == 1
        assert sheet.sheet_properties.pageSetUpPr.fitToPage
        assert sheet.oddFooter.left.text == "&F, &A"
        assert sheet.oddFooter.right.text == "&P / &N"
        assert not sheet.sheet_view.showGridLines
        assert not sheet.merged_cells.ranges


def test_printed_columns_fit_a_screen_of_1366_pixels(scoresheet):
    for sheet in scoresheet.worksheets:
        columns = sheet[sheet.print_area.split("!")[-1].replace("$", "")][0]
        widths = [sheet.column_dimensions[c.column_letter].width for c in columns]
        assert sum(widths) * styles.PIXELS_A_CHARACTER <= 1250, sheet.title


def test_one_cell_on_top_says_when_functions_are_missing(request, scoresheet):
    _, language = request.node.callspec.params["scoresheet"]
    words = text("sheet.functions_missing", language)
    top = [cell.value for cell in scoresheet.worksheets[0][1] if cell.value]
    assert any("XLADDIN_VERSION()" in str(value) and words in value for value in top)


@pytest.mark.parametrize("sample", [False, True], ids=["empty", "sample"])
@pytest.mark.parametrize("name", shelf.SHELF)
def test_new_makes_a_workbook_and_overwrites_none(tmp_path, name, sample):
    target = tmp_path / "evening.xlsx"
    shelf.new(name, target, "ru", sample=sample)
    content = package(target.read_bytes())
    assert b"spreadsheetml.sheet.main+xml" in content["[Content_Types].xml"]
    opened = openpyxl.load_workbook(target, data_only=True)
    marks = {mark.name: mark.value for mark in opened.custom_doc_props.props}
    assert marks[parts.PROPERTY].endswith(" ru")
    with pytest.raises(FileExistsError):
        shelf.new(name, target, "ru")


def test_each_scoresheet_has_its_line_in_each_language():
    for name, language in ALL:
        assert 20 < len(shelf.describe(name, language)) < 120


def test_build_all_fills_a_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(shelf, "build", lambda *_, **__: b"built")
    made = shelf.build_all(tmp_path)
    assert len(made) == len(ALL)
    assert {path.relative_to(tmp_path).as_posix() for path in made} == {
        f"{language}/{name}.xltx" for name, language in ALL
    }
