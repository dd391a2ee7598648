"""Workbooks as they come: other programs' spellings, old values, protected sheets."""

import re
import zipfile
from xml.sax.saxutils import escape

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.workbook.defined_name import DefinedName

pytestmark = pytest.mark.libreoffice

SPELLINGS = {
    "as we write it": "IMPS(A1)",
    "in small letters, as LibreOffice saves an unknown name": "imps(A1)",
    "as LibreOffice 7.4 saves it": "XLADDIN.IMPS(A1)",
    "of an add-in (XLL)": "_xll.IMPS(A1)",
    "of a user's function": "_xludf.IMPS(A1)",
    "of Excel in a browser": "_xldudf_IMPS(A1)",
    "of Excel in a browser, with a namespace": "_xldudf_XLADDIN_IMPS(A1)",
    "linked to an add-in by number": "[1]!IMPS(A1)",
    "linked to an add-in by path": "'C:\\Clubs of Sofia\\xladdin.xlam'!IMPS(A1)",
    "linked to an add-in by name": "xladdin.xlam!IMPS(A1)",
    "inside another function": "SUM(_xll.IMP(A1),0)",
    "beside a text that looks like it": 'IF("_xll.IMPS(A1)"="",0,_xll.IMPS(A1))',
}
OLD = 999


def with_old_values(source, target):
    """The workbook with 999 as the value of every formula, as if saved by Excel."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name.startswith("xl/worksheets/"):
                stale = rb"\1<v>%d</v>" % OLD
                content, changed = re.subn(rb"(</f>)<v ?/>", stale, content)
                assert changed
            new.writestr(name, content)


@pytest.fixture
def workbook(tmp_path):
    """Formulas in A2 and below over 620 in A1, with old values; gives the path."""

    def make(formulas, *, protected=False, name="book.xlsx", names=()):
        book = Workbook()
        book.template = name.endswith(".xltx")
        book.active["A1"] = 620
        for row, formula in enumerate(formulas, 2):
            book.active.cell(row, 1, f"={formula}")
        book.active.protection.sheet = protected
        for defined, formula in names:
            book.defined_names[defined] = DefinedName(defined, attr_text=formula)
        book.save(tmp_path / f"new-{name}")
        with_old_values(tmp_path / f"new-{name}", tmp_path / name)
        return tmp_path / name

    return make


@pytest.mark.parametrize("protected", [False, True], ids=["open", "protected"])
def test_every_spelling_is_understood_and_computed_anew(
    workbook, over_uno_asked, protected
):
    path = workbook(SPELLINGS.values(), protected=protected)
    told = over_uno_asked("opened", path)
    got = {k: told["cells"][f"A{row}"] for row, k in enumerate(SPELLINGS, 2)}
    assert {k: value for k, (_, value) in got.items()} == dict.fromkeys(SPELLINGS, "6")
    assert "_xll.IMPS" in got["beside a text that looks like it"][0]
    assert told["protected"] == [protected]


def test_opening_neither_changes_a_workbook_nor_leaves_an_undo(
    workbook, over_uno_asked
):
    names = [("points", "_xll.IMPS(Sheet!$A$1)")]
    path = workbook(["_xll.IMPS(A1)", "points", "A1*2"], names=names)
    told = over_uno_asked("opened", path, "A1=2000")
    assert told["modified"] is False
    assert told["undo"] is False
    assert list(told["names"]) == ["points"]
    assert [told["cells"][f"A{row}"][1] for row in (2, 3, 4)] == ["11", "11", "4000"]


def test_foreign_functions_and_their_values_are_left_alone(workbook, over_uno_asked):
    formulas = ["_xll.OTHER(A1)", "[1]!OTHER(A1)", "A1*2"]
    told = over_uno_asked("opened", workbook(formulas))
    assert "_xll.other" in told["cells"]["A2"][0].lower()
    assert [told["cells"][f"A{row}"][1] for row in (2, 3, 4)] == [str(OLD)] * 3


def test_an_empty_workbook_opens_unchanged(tmp_path, over_uno_asked):
    Workbook().save(tmp_path / "empty.xlsx")
    told = over_uno_asked("opened", tmp_path / "empty.xlsx")
    assert told["cells"] == {}
    assert told["modified"] is False


@pytest.mark.parametrize("kind", ["xlsx", "ods", "xltx"])
def test_a_file_saved_there_works_when_it_is_opened_again(workbook, calc, kind):
    path = workbook(SPELLINGS.values(), name="book.xltx")
    saved = calc(path, kind)
    sheet = load_workbook(calc(saved, "xlsx"), data_only=True).active
    values = [sheet.cell(row, 1).value for row in range(2, len(SPELLINGS) + 2)]
    assert values == [6] * len(SPELLINGS)


def test_names_in_a_saved_xlsx_are_ours_with_the_name_of_the_service_at_most(
    workbook, calc
):
    saved = load_workbook(calc(workbook(["IMPS(A1)", "_xll.IMP(A1)"]), "xlsx")).active
    formulas = [saved["A2"].value, saved["A3"].value]
    assert [f.replace("XLADDIN.", "") for f in formulas] == ["=IMPS(A1)", "=IMP(A1)"]


LINK = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml"
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


@pytest.fixture
def linked(workbook, tmp_path):
    """A workbook saved by Excel on another PC: [1] is an add-in that is not here."""
    path = workbook(["[1]!IMPS(A1)", "SUM([1]!IMPS(A1),1)"])
    target = r"file:///C:\Users\Ivan\AppData\Roaming\Microsoft\AddIns\xladdin.xlam"
    reference = f'<externalReference xmlns:r="{LINK}" r:id="link"/>'
    part = "externalLinks/externalLink1.xml"
    relation = f'Id="link" Type="{LINK}/externalLink" Target="{part}"'
    kind = f'PartName="/xl/{part}" ContentType="{CONTENT}"'
    put = {
        "xl/workbook.xml": (
            "<calcPr",
            f"<externalReferences>{reference}</externalReferences><calcPr",
        ),
        "xl/_rels/workbook.xml.rels": (
            "</Relationships>",
            f"<Relationship {relation}/></Relationships>",
        ),
        "[Content_Types].xml": ("</Types>", f"<Override {kind}/></Types>"),
    }
    with (
        zipfile.ZipFile(path) as old,
        zipfile.ZipFile(tmp_path / "link.xlsx", "w") as new,
    ):
        for name in old.namelist():
            words = old.read(name).decode()
            before, after = put.get(name, ("", ""))
            assert before in words
            new.writestr(name, words.replace(before, after) if before else words)
        new.writestr(
            "xl/externalLinks/externalLink1.xml",
            f'<externalLink xmlns="{MAIN}"><externalBook xmlns:r="{LINK}" r:id="rId1">'
            '<definedNames><definedName name="IMPS"/></definedNames>'
            "</externalBook></externalLink>",
        )
        new.writestr(
            "xl/externalLinks/_rels/externalLink1.xml.rels",
            "<Relationships xmlns="
            '"http://schemas.openxmlformats.org/package/2006/relationships">'
            f'<Relationship Id="rId1" Type="{LINK}/externalLinkPath" '
            f'Target="{escape(target)}" TargetMode="External"/></Relationships>',
        )
    return tmp_path / "link.xlsx"


def test_a_link_to_an_add_in_on_another_computer_is_replaced(linked, over_uno_asked):
    told = over_uno_asked("opened", linked)
    assert [told["cells"][cell][1] for cell in ("A2", "A3")] == ["6", "7"]
    assert told["modified"] is False
