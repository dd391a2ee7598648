"""The add-in file: xlwings' template with our VBA, our ribbon and our words in it.

It is built on the user's machine, from the xlwings installed there, because the VBA
names the exact library. So nobody downloads a file with macros, and we ship nobody's.
Built twice, it is the same file.

Source: ECMA-376 (package), [MS-OVBA] (VBA project); xlwings' add-in template.
"""

from __future__ import annotations

import io
import re
import shutil
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

import xlwings
from pyopenvba import ExcelFile

from xladdin import __version__
from xladdin.functions.catalogue import CATALOGUE
from xladdin.hosts import ribbon, seed, vba
from xladdin.hosts.excel import names_in_excel
from xladdin.hosts.vba_project import without_caches
from xladdin.wording import text

FILE_NAME = "xladdin.xlam"
SHEET = "words"
SHEET_PART = "xl/worksheets/sheet1.xml"
ZIP_DATE = (2026, 1, 1, 0, 0, 0)
PROPERTIES = (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/'
    'metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">'
    "<dc:title>xladdin {version}</dc:title><dc:creator>xladdin</dc:creator>"
    "<dc:description>{purpose}</dc:description></cp:coreProperties>"
)
USED_TEXT = re.compile(r'Xa(?:Text|Path)\("([\w.]+)"\)')
# Where the scoresheets and the help are, when nobody says it.
PLACES = {
    "path.scoresheets": r"%USERPROFILE%\Documents\Custom Office Templates",
    "path.other_scoresheets": r"%USERPROFILE%\.xladdin\scoresheets",
    "path.help": r"%USERPROFILE%\.xladdin\help.html",
}


def build(
    language: str,
    places: Mapping[str, str] = PLACES,
    scoresheets: Sequence[ribbon.Offered] = (),
) -> bytes:
    """The add-in, as the bytes of an .xlam file.

    Args:
        language: of the ribbon, the help and the messages: "en", "ru" or "bg".
        places: folders and files that buttons open, as in `PLACES`.
        scoresheets: those that "New scoresheet" offers.

    Raises:
        SeedChangedError: the installed xlwings is not known yet.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / FILE_NAME
        shutil.copyfile(seed.template(), copy)
        _write_modules(copy)
        with zipfile.ZipFile(copy) as package:
            parts = {name: package.read(name) for name in package.namelist()}
    changed = {
        "xl/vbaProject.bin": without_caches(parts["xl/vbaProject.bin"], seed.PROJECT),
        "xl/workbook.xml": _workbook(parts["xl/workbook.xml"].decode()).encode(),
        SHEET_PART: _sheet(parts[SHEET_PART].decode(), words(language, places)),
        "customUI/customUI.xml": ribbon.ribbon(language, scoresheets),
        "docProps/core.xml": PROPERTIES.format(
            version=__version__, purpose=escape(text("excel.purpose", language))
        ).encode(),
    }
    if not changed.keys() <= parts.keys():
        raise seed.SeedChangedError(", ".join(changed.keys() - parts.keys()))
    return _package(parts | changed)


def _write_modules(copy: Path) -> None:
    with ExcelFile(copy) as book:
        project = book.vba_project()
        book.set_module(seed.MODULE, _crlf(seed.cut_down(book.get_module(seed.MODULE))))
        for stranger in ("RibbonMyAddin", "Dictionary"):
            project.delete_module(stranger)
        for name, source in vba.modules().items():
            project.add_module(name, _crlf(source))
        opening = book.get_module("ThisWorkbook").rstrip("\r\n")
        events = _crlf(vba.written("ThisWorkbook"))
        book.set_module("ThisWorkbook", f"{opening}\r\n{events}")
        book.remove_reference("MSForms")
        book.save()


def _crlf(source: str) -> str:
    return source.replace("\r\n", "\n").replace("\n", "\r\n")


def _workbook(xml: str) -> str:
    """The part workbook.xml with our sheet, without a path of xlwings' author.

    The template also orders a full calculation whenever it is opened.
    """
    for pattern, replacement in (
        (r"<mc:AlternateContent.*?</mc:AlternateContent>", ""),
        (r'<sheet name="[^"]*"', f'<sheet name="{SHEET}"'),
        (r"<calcPr [^>]*/>", '<calcPr calcId="191029"/>'),
    ):
        xml, count = re.subn(pattern, replacement, xml, flags=re.DOTALL)
        if count != 1:
            raise seed.SeedChangedError(pattern)
    return xml


def words(language: str, places: Mapping[str, str]) -> list[list[str]]:
    """What stands on the add-in's sheet: help of the functions, a blank row, texts."""
    functions = [
        [name, text(f"category.{entry.category}", language), *entry.help(language)]
        for entry in CATALOGUE
        for name in names_in_excel(entry)
    ]
    used = {
        key for source in vba.modules().values() for key in USED_TEXT.findall(source)
    }
    texts = [
        [key, places[key] if key in places else text(key, language)]
        for key in sorted(used)
    ]
    return [*functions, [], *texts]


def _sheet(xml: str, rows: list[list[str]]) -> bytes:
    """A worksheet of texts, under the code name that the VBA project knows."""
    code_name = re.search(r'codeName="(\w+)"', xml)
    if not code_name:
        raise seed.SeedChangedError(SHEET_PART)
    name = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    sheet = ET.Element("worksheet", {"xmlns": name})
    ET.SubElement(sheet, "sheetPr", {"codeName": code_name[1]})
    data = ET.SubElement(sheet, "sheetData")
    for number, cells in enumerate(rows, 1):
        row = ET.SubElement(data, "row", {"r": str(number)})
        for column, words_in_cell in enumerate(cells):
            where = f"{chr(ord('A') + column)}{number}"
            cell = ET.SubElement(row, "c", {"r": where, "t": "inlineStr"})
            inline = ET.SubElement(cell, "is")
            ET.SubElement(inline, "t").text = words_in_cell
    made: bytes = ET.tostring(sheet, encoding="utf-8", xml_declaration=True)
    return made


def _package(parts: Mapping[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in parts.items():
            package.writestr(
                zipfile.ZipInfo(name, ZIP_DATE), content, zipfile.ZIP_DEFLATED
            )
    return buffer.getvalue()


def libraries_named(add_in: Path) -> set[str]:
    """The xlwings libraries that a built add-in calls."""
    with ExcelFile(add_in) as book:
        return seed.libraries(book.get_module(seed.MODULE))


def libraries_installed() -> set[str]:
    """The names that the libraries of the installed xlwings have."""
    return {f"xlwings{bits}-{xlwings.__version__}.dll" for bits in (32, 64)}
