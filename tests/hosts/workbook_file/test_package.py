import io
import os
import signal
import stat
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.hosts import workbooks
from xladdin.hosts.workbook_file import package as module
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.package import (
    Package,
    move_into_place,
    refuse_if_open,
)
from xladdin.wording import LANGUAGES

ROW = '<row r="1"><c r="A1"><v>1</v></c></row>'


@pytest.fixture
def file(tmp_path):
    return workbooks.book(tmp_path / "match.xlsx", ROW)


def refusal(path):
    with pytest.raises(FileRefused) as refused:
        Package(path)
    return refused.value


def test_worksheets_in_the_order_of_their_tabs(tmp_path):
    file = workbooks.write(
        tmp_path / "match.xlsx", workbooks.parts({"Match": ROW, "Игра №2": ROW})
    )
    assert [(s.name, s.part) for s in Package(file).sheets] == [
        ("Match", "xl/worksheets/sheet1.xml"),
        ("Игра №2", "xl/worksheets/sheet2.xml"),
    ]


def test_chart_sheets_are_no_worksheets(tmp_path):
    contents = workbooks.parts({"Match": ROW, "Chart": ROW})
    relations = contents[workbooks.RELATIONS]
    cut = relations.rindex("/worksheet")
    contents[workbooks.RELATIONS] = (
        relations[:cut] + "/chartsheet" + relations[cut + len("/worksheet") :]
    )
    file = workbooks.write(tmp_path / "match.xlsx", contents)
    assert [sheet.name for sheet in Package(file).sheets] == ["Match"]


def test_names_of_the_workbook_and_of_a_sheet(tmp_path):
    names = (
        '<definedName name="Boards">Match!$A$1</definedName>'
        '<definedName name="Total" localSheetId="0">SUM(Match!$A$1:$A$2)</definedName>'
    )
    file = workbooks.book(tmp_path / "match.xlsx", ROW, names=names)
    assert [(n.name, n.sheet, n.formula) for n in Package(file).defined_names] == [
        ("Boards", None, "Match!$A$1"),
        ("Total", "Match", "SUM(Match!$A$1:$A$2)"),
    ]


def encrypted_entry(data):
    """A ZIP whose entries are marked as encrypted."""
    found = bytearray(data)
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = found.find(mark)
        while at >= 0:
            found[at + offset] |= 1
            at = found.find(mark, at + 1)
    return bytes(found)


def other_zip(**parts):
    result = io.BytesIO()
    with zipfile.ZipFile(result, "w") as new:
        for name, content in parts.items():
            new.writestr(name.replace("__", "/"), content)
    return result.getvalue()


def with_part(part, content):
    def change(data):
        result = io.BytesIO()
        with (
            zipfile.ZipFile(io.BytesIO(data)) as old,
            zipfile.ZipFile(result, "w") as new,
        ):
            for name in old.namelist():
                new.writestr(name, content if name == part else old.read(name))
        return result.getvalue()

    return change


ENTITY = b'<!DOCTYPE w [<!ENTITY a "boom">]><workbook xmlns="m">&a;</workbook>'


def twice(data):
    """The workbook part stands in the ZIP twice."""
    result = io.BytesIO(data)
    with (
        zipfile.ZipFile(result, "a") as new,
        pytest.warns(UserWarning, match="Duplicate name"),
    ):
        new.writestr(workbooks.WORKBOOK, "<workbook/>")
    return result.getvalue()


def instead(other):
    """Another file altogether."""
    return lambda _data: other


BROKEN = {
    "empty file": (instead(b""), "file_empty"),
    "text file": (instead(b"board,score\n1,420\n"), "file_foreign"),
    "password or old .xls (OLE)": (lambda data: module.OLE + data, "file_ole"),
    "entries encrypted": (encrypted_entry, "file_ole"),
    "cut in the middle": (lambda data: data[: len(data) // 2], "file_broken"),
    "cut at the end": (lambda data: data[:-10], "file_broken"),
    "another ZIP": (instead(other_zip(mimetype="text")), "file_foreign"),
    "LibreOffice .ods": (instead(other_zip(content_xml="<a/>")), "file_foreign"),
    "Word document": (
        lambda data: data.replace(b"xl/workbook.xml", b"wd/document.xml"),
        "file_foreign",
    ),
    "relations are no XML": (with_part("_rels/.rels", b"<a"), "file_broken"),
    "document type in the workbook": (
        with_part(workbooks.WORKBOOK, ENTITY),
        "file_broken",
    ),
    "workbook in UTF-16": (
        with_part(workbooks.WORKBOOK, "<workbook/>".encode("utf-16")),
        "file_broken",
    ),
    "no workbook element": (with_part(workbooks.WORKBOOK, b"<a/>"), "file_foreign"),
    "a part twice": (twice, "file_broken"),
}


@pytest.mark.parametrize("situation", BROKEN)
def test_broken_and_foreign_files_are_refused(file, situation):
    change, key = BROKEN[situation]
    data = change(file.read_bytes())
    file.write_bytes(data)
    assert refusal(file).key == key
    assert file.read_bytes() == data


def test_a_flipped_byte_is_found_when_the_part_is_read(file):
    data = bytearray(file.read_bytes())
    name = data.index(b"sheet1.xml")
    data[name + 40] ^= 0xFF
    file.write_bytes(data)
    with pytest.raises(FileRefused) as refused:
        Package(file).read(workbooks.sheet_part(1))
    assert refused.value.key == "file_broken"


def test_a_zip_bomb_is_refused_before_it_is_unpacked(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "LARGEST_CONTENT", 10**6)
    bomb = workbooks.book(tmp_path / "bomb.xlsx", " " * (10**6 + 1))
    assert bomb.stat().st_size < 10**4
    monkeypatch.setattr(
        zipfile.ZipFile, "read", lambda *_args: pytest.fail("it was unpacked")
    )
    assert refusal(bomb).key == "file_swollen"


def test_a_part_that_swells_beyond_what_it_declares(file):
    """The size in the directory is a lie: the rest is not unpacked."""
    data = file.read_bytes()
    with zipfile.ZipFile(file) as old:
        size = old.getinfo(workbooks.sheet_part(1)).file_size
    file.write_bytes(data.replace(size.to_bytes(4, "little"), b"\x01\x00\x00\x00"))
    with pytest.raises(FileRefused):
        Package(file).read(workbooks.sheet_part(1))


def test_too_many_parts_are_refused(file, monkeypatch):
    monkeypatch.setattr(module, "MOST_PARTS", 3)
    assert refusal(file).key == "file_swollen"


def test_too_large_a_file_is_refused(file, monkeypatch):
    monkeypatch.setattr(module, "LARGEST_FILE", 10)
    assert refusal(file).key == "file_swollen"


def test_a_missing_file(tmp_path):
    assert refusal(tmp_path / "none.xlsx").key == "file_missing"


def test_a_folder(tmp_path):
    folder = tmp_path / "folder.xlsx"
    folder.mkdir()
    assert refusal(folder).key == "file_not_read"


@pytest.mark.parametrize("ending", [".xls", ".ods", ".csv", ""])
def test_other_endings_are_refused(tmp_path, ending):
    assert refusal(tmp_path / f"match{ending}").key == "file_ending"


@pytest.mark.parametrize("ending", [".xlsx", ".xltx", ".xlsm", ".xltm", ".XLSX"])
def test_endings_of_workbooks(tmp_path, ending):
    assert Package(workbooks.book(tmp_path / f"match{ending}", ROW)).sheets


@pytest.mark.parametrize("lock", ["~$match.xlsx", ".~lock.match.xlsx#"])
def test_a_file_open_in_another_program(file, lock):
    file.with_name(lock).write_text("")
    with pytest.raises(FileRefused) as refused:
        refuse_if_open(file)
    assert lock in refused.value.message("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("situation", BROKEN)
def test_every_refusal_is_one_line_with_the_name_of_the_file(file, situation, language):
    file.write_bytes(BROKEN[situation][0](file.read_bytes()))
    message = refusal(file).message(language)
    assert "match.xlsx" in message
    assert "\n" not in message


def test_replacing_changes_one_part_and_nothing_else(file):
    before = workbooks.read(file)
    infos = {i.filename: i for i in zipfile.ZipFile(file).infolist()}
    Package(file).replace({workbooks.WORKBOOK: b"<workbook/>"})
    with zipfile.ZipFile(file) as after:
        for info in after.infolist():
            old = infos[info.filename]
            assert (info.date_time, info.compress_type, info.external_attr) == (
                (old.date_time, old.compress_type, old.external_attr)
            )
    assert workbooks.read(file) == {**before, workbooks.WORKBOOK: b"<workbook/>"}


def test_a_package_can_be_read_after_it_was_written(file):
    package = Package(file)
    package.replace({workbooks.WORKBOOK: b"<workbook/>"})
    package.replace({})
    assert package.read(workbooks.sheet_part(1)) == workbooks.worksheet(ROW).encode()


def test_a_part_left_out(file):
    Package(file).replace({workbooks.WORKBOOK: None})
    assert workbooks.WORKBOOK not in workbooks.read(file)


def test_a_write_that_fails_leaves_the_old_file_whole(file, monkeypatch):
    old = file.read_bytes()

    def full(_handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileRefused) as refused:
        Package(file).replace({workbooks.WORKBOOK: b"<workbook/>"})
    assert refused.value.key == "file_not_written"
    assert "No space left" in refused.value.message("en")
    assert file.read_bytes() == old
    assert list(file.parent.iterdir()) == [file]


def test_killed_in_the_middle_the_old_file_stands_whole(file):
    old = file.read_bytes()
    script = (
        "import os, signal, sys\n"
        "from xladdin.hosts.workbook_file.package import Package\n"
        "os.fsync = lambda handle: os.kill(os.getpid(), signal.SIGKILL)\n"
        f"Package(sys.argv[1]).replace({{{workbooks.WORKBOOK!r}: b'<workbook/>'}})\n"
    )
    killed = subprocess.run([sys.executable, "-c", script, file], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert file.read_bytes() == old


def test_a_lock_that_came_in_between_is_heeded(file):
    package = Package(file)
    old = file.read_bytes()
    file.with_name("~$match.xlsx").write_text("")
    with pytest.raises(FileRefused):
        package.replace({workbooks.WORKBOOK: b"<workbook/>"})
    assert file.read_bytes() == old


def test_who_may_read_the_file_stays_as_it_was(file):
    file.chmod(0o640)
    Package(file).replace({})
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_new_file_may_be_read_by_whom_the_system_says(tmp_path):
    made, ordinary = tmp_path / "page.html", tmp_path / "ordinary.html"
    ordinary.write_bytes(b"page")
    move_into_place(b"page", made)
    assert made.stat().st_mode == ordinary.stat().st_mode


def test_a_link_stays_a_link(file):
    link = file.with_name("link.xlsx")
    link.symlink_to(file)
    Package(link).replace({workbooks.WORKBOOK: b"<workbook/>"})
    assert link.is_symlink()
    assert workbooks.read(file)[workbooks.WORKBOOK] == b"<workbook/>"


def test_what_a_killed_run_left_of_this_file_is_removed_and_nothing_else(
    tmp_path, monkeypatch
):
    file, other = tmp_path / "матч.xlsx", tmp_path / "матч-2.xlsx"
    for target in (file, other):
        # As a kill leaves it: written, never moved, never cleaned up.
        with monkeypatch.context() as killed:
            killed.setattr(Path, "replace", None)
            killed.setattr(Path, "unlink", lambda _: None)
            with pytest.raises(TypeError):
                move_into_place(b"unfinished", target)
    left = {path.name for path in tmp_path.iterdir()}
    assert len(left) == 2
    move_into_place(b"whole", file)
    assert file.read_bytes() == b"whole"
    [still] = {path.name for path in tmp_path.iterdir()} - {file.name}
    assert still in left
