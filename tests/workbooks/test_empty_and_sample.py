"""Every scoresheet, empty and with its sample: by the calculator and by LibreOffice."""

import html
import io
import re
import zipfile
from itertools import product

import pytest
from openpyxl.utils.cell import rows_from_range

from tests.workbooks.filled import errors, saved
from xladdin.wording import LANGUAGES
from xladdin.workbooks.shelf import SHELF, template

EMPTY, SAMPLE = "empty", "sample"
# Large ones are not computed in all languages, which differ in words only (see below).
LARGE = {
    "bridge-league": [("en", EMPTY), ("ru", SAMPLE), ("bg", SAMPLE)],
    "preferans-tournament": [("ru", EMPTY), ("bg", SAMPLE)],
}
FORMULA = re.compile(r'<c r="([A-Z]+\d+)"[^>]*><f[^>]*>([^<]*)</f>')


@pytest.fixture(scope="module", params=SHELF)
def scoresheets(request, tmp_path_factory):
    """A scoresheet: (language, empty or sample) -> computed, and its figures."""
    name = request.param
    cases = LARGE.get(name, list(product(LANGUAGES, [EMPTY, SAMPLE])))
    workbooks = {
        (language, filled): SHELF[name].build(language, filled == SAMPLE)
        for language, filled in cases
    }
    computed = saved(workbooks, tmp_path_factory.mktemp(name))
    return {
        case: (computed[case], figures(workbook, computed[case].cells))
        for case, workbook in workbooks.items()
    }


def figures(workbook, cells):
    """The numbers that formulas show where buttons find the results."""
    sheet, area = workbook.defined_names["xladdin_results"].attr_text.rsplit("!", 1)
    title = sheet.strip("'")
    return [
        cells[title, address]
        for row in rows_from_range(area.replace("$", ""))
        for address in row
        if str(workbook[title][address].value).startswith("=")
        and isinstance(cells[title, address], (int, float))
    ]


def test_no_error_shows_and_figures_where_data_are(scoresheets):
    for (language, filled), (computed, shown) in scoresheets.items():
        assert not errors(computed.cells), language
        assert any(shown) is (filled == SAMPLE), language


@pytest.mark.libreoffice
def test_libreoffice_shows_the_same(scoresheets, unlike_libreoffice):
    computed = {case: file for case, (file, _) in scoresheets.items()}
    assert not unlike_libreoffice(computed)


def without_words(name, language):
    """The formulas of a template by sheet and cell, their texts and titles left out."""
    with zipfile.ZipFile(io.BytesIO(template(name, language))) as parts:
        book = parts.read("xl/workbook.xml").decode()
        titles = re.findall(r'<sheet [^>]*name="([^"]*)"', book)
        quoted = sorted(map(re.escape, titles), key=len, reverse=True)
        words = re.compile(rf'"[^"]*"|(\'?)({"|".join(quoted)})\1!')

        def plain(found):
            return f"{titles.index(found[2])}!" if found[2] else '""'

        return {
            (sheet, cell): words.sub(plain, html.unescape(formula))
            for sheet in range(1, len(titles) + 1)
            for cell, formula in FORMULA.findall(
                parts.read(f"xl/worksheets/sheet{sheet}.xml").decode()
            )
        }


@pytest.mark.parametrize("name", LARGE)
def test_languages_differ_in_words_only(name):
    english, *others = [without_words(name, language) for language in LANGUAGES]
    assert all(other == english for other in others)
