"""The empty scoresheets of the shelf, read quickly: as a parser of XML reads them."""

from pathlib import Path

import pytest

from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.sheet_xml import Sheet
from xladdin.macros.blank_form import BlankForm
from xladdin.wording import LANGUAGES
from xladdin.workbooks import shelf


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", shelf.SHELF)
def test_every_formula_is_known_and_no_input_is_one(name, language):
    form = BlankForm.of(name, language)
    package = Package(Path(f"{name}.xltx"), shelf.template(name, language))
    for part in package.sheets:
        formulas = {
            addresses.written(cell.row, cell.column)
            for cell in Sheet(package.read(part.part)).formulas
        }
        assert form.formulas[part.name] == formulas
        assert not form.inputs[part.name].keys() & formulas
    assert any(form.inputs.values())
