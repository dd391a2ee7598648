"""The add-in file: read back by other eyes, part by part."""

import io
import struct
import warnings
import zipfile
from xml.etree import ElementTree as ET

import pytest
from pyopenvba import ExcelFile
from pyopenvba.cfb import CFB
from pyopenvba.vba import decompress

from xladdin.functions.catalogue import CATALOGUE
from xladdin.hosts import seed, vba, xlam
from xladdin.hosts.excel import names_in_excel
from xladdin.hosts.ribbon import Offered
from xladdin.wording import LANGUAGES, text

SPREADSHEET = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
PACKAGE = "{http://schemas.openxmlformats.org/package/2006/"
RELATIONSHIP = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
SCORESHEETS = [
    Offered("bridge-match", "A match"),
    Offered("preferans-table", "A pulka"),
]


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("xlam") / "xladdin.xlam"
    path.write_bytes(xlam.build("en", xlam.PLACES, SCORESHEETS))
    return path


@pytest.fixture(scope="module")
def parts(file):
    with zipfile.ZipFile(file) as package:
        assert package.testzip() is None
        return {name: package.read(name) for name in package.namelist()}


@pytest.fixture(scope="module")
def project(parts):
    return CFB.from_bytes(parts["xl/vbaProject.bin"])


def lines(source):
    return source.replace("\r\n", "\n").rstrip("\n").split("\n")


@pytest.fixture(scope="module")
def read_by_olevba(file):
    """Source by module, as oletools reads it."""
    with warnings.catch_warnings(action="ignore"):  # it calls old names of pyparsing
        from oletools.olevba import VBA_Parser

        parser = VBA_Parser(str(file))
        found = {name: code for _, _, name, code in parser.extract_all_macros()}
        parser.close()
    return found


def test_olevba_reads_every_module_as_it_was_written(read_by_olevba):
    found = read_by_olevba
    written = {f"{name}.bas": source for name, source in vba.modules().items()}
    assert set(found) == {*written, "xlwings.bas", "ThisWorkbook.cls", "Sheet2.cls"}
    for name, source in written.items():
        assert lines(found[name]) == lines(source)
    events = lines(vba.written("ThisWorkbook"))
    assert lines(found["ThisWorkbook.cls"])[-len(events) :] == events
    with ExcelFile(seed.template()) as template:
        own = seed.cut_down(template.get_module("xlwings"))
    assert lines(found["xlwings.bas"]) == lines(own)


def test_pyopenvba_finds_nothing_to_complain_about(file):
    with ExcelFile(file) as book:
        assert book.validate() == []
        assert [reference.name for reference in book.references()] == ["Office"]


def test_nothing_compiled_is_left_in_the_project(project):
    assert project.get_stream_in_storage("VBA", "_VBA_PROJECT") == bytes.fromhex(
        "cc61ffff000100"
    )
    streams = project.list_streams_in_storage("VBA")
    assert not [name for name in streams if name.startswith("__SRP_")]
    for name in {*streams} - {"dir", "_VBA_PROJECT"}:
        # The source stands at the very start of the stream.
        source = bytes(decompress(project.get_stream_in_storage("VBA", name)))
        assert source.startswith(b"Attribute VB_Name = ")


def records(stream):
    """Walks the records of dir as [MS-OVBA] 2.3.4.2 lists them."""
    place = 0
    while place < len(stream):
        kind, size = struct.unpack_from("<HI", stream, place)
        size = 6 if kind == 0x09 else size
        yield kind, stream[place + 6 : place + 6 + size]
        place += 6 + size
    assert place == len(stream)


def test_dir_and_project_name_the_same_modules(project):
    stream = bytes(decompress(project.get_stream_in_storage("VBA", "dir")))
    found = list(records(stream))
    assert found[-1] == (0x10, b"")
    names = [body.decode() for kind, body in found if kind == 0x19]
    of_streams = [body.decode() for kind, body in found if kind == 0x1A]
    offsets = {body for kind, body in found if kind == 0x31}
    cookies = {body for kind, body in found if kind in {0x13, 0x2C}}
    count = next(body for kind, body in found if kind == 0x0F)
    assert (offsets, cookies) == ({bytes(4)}, {b"\xff\xff"})
    assert int.from_bytes(count, "little") == len(names)
    assert names == of_streams
    assert {*project.list_streams_in_storage("VBA")} == {*names, "dir", "_VBA_PROJECT"}
    assert next(body for kind, body in found if kind == 0x04) == b"xladdin"

    listed = project.get_stream("PROJECT").decode("cp1252")
    entries = [line.split("=", 1) for line in listed.split("\r\n") if "=" in line]
    named = [
        value.partition("/")[0]
        for key, value in entries
        if key in {"Module", "Document"}
    ]
    assert sorted(named) == sorted(names)
    assert 'Name="xladdin"\r\n' in listed
    windows = listed.split("[Workspace]\r\n")[1].rstrip("\r\n").split("\r\n")
    assert sorted(line.partition("=")[0] for line in windows) == sorted(names)
    assert "[Host Extender Info]\r\n&H00000001={3832D640-" in listed


def test_each_part_has_a_type_and_each_relationship_a_part(parts):
    types = ET.fromstring(parts["[Content_Types].xml"])
    tag = f"{PACKAGE}content-types}}"
    typed = {
        part.get("PartName"): part.get("ContentType")
        for part in types.iter(f"{tag}Override")
    }
    endings = {part.get("Extension") for part in types.iter(f"{tag}Default")}
    for name in {*parts} - {"[Content_Types].xml"}:
        assert f"/{name}" in typed or name.rpartition(".")[2] in endings
    assert {name.removeprefix("/") for name in typed} <= {*parts}
    assert typed["/xl/workbook.xml"] == (
        "application/vnd.ms-excel.addin.macroEnabled.main+xml"
    )
    assert typed["/xl/vbaProject.bin"] == "application/vnd.ms-office.vbaProject"
    for name, folder in (("_rels/.rels", ""), ("xl/_rels/workbook.xml.rels", "xl/")):
        relations = ET.fromstring(parts[name])
        targets = {r.get("Target"): r.get("Type") for r in relations}
        assert {f"{folder}{target}" for target in targets} <= {*parts}
        if not folder:
            assert targets["customUI/customUI.xml"].endswith("ui/extensibility")


def test_code_names_of_workbook_and_sheet_are_modules(parts):
    workbook = ET.fromstring(parts["xl/workbook.xml"])
    properties = workbook.find(f"{SPREADSHEET}workbookPr")
    assert properties.get("codeName") == "ThisWorkbook"
    sheet = ET.fromstring(parts[xlam.SHEET_PART])
    assert sheet.find(f"{SPREADSHEET}sheetPr").get("codeName") == "Sheet2"
    named = workbook.find(f"{SPREADSHEET}sheets/{SPREADSHEET}sheet")
    assert named.get("name") == xlam.SHEET
    relations = ET.fromstring(parts["xl/_rels/workbook.xml.rels"])
    target = {r.get("Id"): r.get("Target") for r in relations}[named.get(RELATIONSHIP)]
    assert f"xl/{target}" == xlam.SHEET_PART


def test_nothing_of_the_template_s_author_is_left(parts):
    for name, content in parts.items():
        assert b"felix" not in content.lower(), name
        assert b"myaddin" not in content.lower(), name
    assert b"fullCalcOnLoad" not in parts["xl/workbook.xml"]


def cells(parts):
    sheet = ET.fromstring(parts[xlam.SHEET_PART])
    return [
        ["".join(cell.itertext()) for cell in row]
        for row in sheet.iter(f"{SPREADSHEET}row")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_on_the_sheet_are_those_of_the_language(language, parts):
    rows = xlam.words(language, xlam.PLACES)
    if language == "en":
        assert cells(parts) == rows
    texts = dict(row for row in rows if len(row) == 2)
    assert texts["excel.no_error"] == text("excel.no_error", language)
    for entry in CATALOGUE:
        for name in names_in_excel(entry):
            row = next(row for row in rows if row[:1] == [name])
            helps = [text(key, language) for key in entry.help_keys]
            assert row[1:] == [text(f"category.{entry.category}", language), *helps]


def test_built_twice_it_is_the_same_file(file):
    assert xlam.build("en", xlam.PLACES, SCORESHEETS) == file.read_bytes()


def test_the_libraries_it_calls_are_those_of_the_installed_xlwings(file):
    with ExcelFile(file) as book:
        named = seed.libraries(book.get_module(seed.MODULE))
    assert named == xlam.libraries_installed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_a_whole_zip_in_every_language(language):
    with zipfile.ZipFile(io.BytesIO(xlam.build(language))) as package:
        assert package.testzip() is None
