"""A workbook file as the package of parts it is (.xlsx, .xltx, .xlsm, .xltm).

Opening looks first and trusts nothing: the file is read once, checked for being a
workbook of Excel 2007 or later, not encrypted, not swollen. Replacing writes a
complete new file beside the old one and moves it into place, so at every moment either
the whole old or the whole new file stands there.
"""

from __future__ import annotations

import contextlib
import copy
import io
import lzma
import os
import posixpath
import shutil
import struct
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.plain_xml import Element, NotPlain, elements

ENDINGS = (".xlsx", ".xltx", ".xlsm", ".xltm")
# Far beyond any scoresheet; a file that swells further is meant to harm.
LARGEST_FILE = 100 * 2**20
LARGEST_CONTENT = 512 * 2**20
MOST_PARTS = 20_000

Changed = Mapping[str, bytes | None]

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"  # old .xls, and anything with a password
ENCRYPTED = 0x1
# What Python's reading of a ZIP raises for one that was cut or tampered with.
BROKEN = (
    *(zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError, KeyError, ValueError),
    *(NotImplementedError, RuntimeError, OSError, struct.error),
)
ROOT_RELATIONS = "_rels/.rels"
UNFINISHED = ".xladdin-"  # how the hidden name of a file begins while it is written


class SheetPart(NamedTuple):
    """A worksheet: its name on the tab and its part in the package."""

    name: str
    part: str


class DefinedName(NamedTuple):
    """A name that a workbook defines.

    Attributes:
        sheet: the sheet on which alone it holds, or None for the whole workbook.
        formula: what it stands for, without "=".
    """

    name: str
    sheet: str | None
    formula: str


class Package:
    """An opened workbook file; nothing is written before `replace`."""

    def __init__(self, path: Path | str, data: bytes | None = None) -> None:
        """Read and check a file.

        Args:
            path: the file.
            data: its content as it will be; left out, it is read.

        Raises:
            FileRefused: it is missing, no workbook, encrypted, broken or swollen.
        """
        self.path = Path(path)
        self.data = _read_file(self.path) if data is None else data
        self._zip = self._opened()
        self._check_parts()
        self.workbook_part = self._workbook_part()
        self._workbook = self._workbook_elements()

    def refused(self, key: str, **facts: object) -> FileRefused:
        """The exception for this file."""
        return FileRefused(key, self.path.name, **facts)

    def _opened(self) -> zipfile.ZipFile:
        if self.data.startswith(OLE):
            raise self.refused("file_ole")
        try:
            return zipfile.ZipFile(io.BytesIO(self.data))
        except BROKEN as problem:
            cut = self.data.startswith(b"PK")
            key = "file_broken" if cut else "file_foreign"
            raise self.refused(key) from problem

    def _check_parts(self) -> None:
        parts = self._zip.infolist()
        if any(part.flag_bits & ENCRYPTED for part in parts):
            raise self.refused("file_ole")
        total = sum(part.file_size for part in parts)
        if total > LARGEST_CONTENT or len(parts) > MOST_PARTS:
            raise self.refused("file_swollen")
        if len({part.filename for part in parts}) < len(parts):
            raise self.refused("file_broken")

    def _workbook_part(self) -> str:
        if ROOT_RELATIONS not in self._zip.namelist():
            raise self.refused("file_foreign")
        for relation in self.elements(ROOT_RELATIONS, "Relationship"):
            if relation.attributes.get("Type", "").endswith("/officeDocument"):
                part = relation.attributes.get("Target", "").lstrip("/")
                if part.endswith(".xml") and part in self._zip.namelist():
                    return part
        raise self.refused("file_foreign")

    def _workbook_elements(self) -> list[Element]:
        """What the workbook part says of sheets, names and ways of reckoning."""
        found = self.elements(
            self.workbook_part,
            *("workbook", "workbookPr", "calcPr", "sheet", "definedName"),
        )
        if not any(element.name == "workbook" for element in found):
            raise self.refused("file_foreign")
        return found

    def parts_of_kind(self, kind: str) -> list[str]:
        """The parts that belong to the file as a whole, by how their kind ends."""
        targets = [
            relation.attributes.get("Target", "").lstrip("/")
            for relation in self.elements(ROOT_RELATIONS, "Relationship")
            if relation.attributes.get("Type", "").endswith(kind)
        ]
        return [part for part in targets if part in self._zip.namelist()]

    def read(self, part: str) -> bytes:
        """The content of a part."""
        try:
            return self._zip.read(part)
        except BROKEN as problem:
            raise self.refused("file_broken") from problem

    def elements(self, part: str, *names: str) -> list[Element]:
        """Elements of a part, by their names."""
        try:
            return elements(self.read(part), *names)
        except NotPlain as problem:
            raise self.refused("file_broken") from problem

    @property
    def relations_part(self) -> str:
        """The part that says where the parts of the workbook are."""
        folder, name = posixpath.split(self.workbook_part)
        return posixpath.join(folder, "_rels", f"{name}.rels")

    def part_of(self, target: str) -> str:
        """The part that a relation of the workbook points to."""
        folder = posixpath.dirname(self.workbook_part)
        return posixpath.normpath(posixpath.join("/", folder, target)).lstrip("/")

    def related(self, kind: str) -> list[str]:
        """The parts that the workbook has of a kind, such as "calcChain"."""
        return [
            self.part_of(relation.attributes.get("Target", ""))
            for relation in self.elements(self.relations_part, "Relationship")
            if relation.attributes.get("Type", "").endswith(f"/{kind}")
        ]

    def require_plain(self, *kinds: str) -> None:
        """See that parts of these kinds are whole and harmless.

        Raises:
            FileRefused: one is not.
        """
        for kind in kinds:
            for part in self.related(kind):
                self.elements(part)

    @property
    def sheets(self) -> list[SheetPart]:
        """The worksheets in the order of their tabs, without chart sheets."""
        relations = {
            relation.attributes.get("Id"): relation.attributes
            for relation in self.elements(self.relations_part, "Relationship")
        }
        found = []
        for sheet in self._workbook:
            if sheet.name != "sheet":
                continue
            relation = relations.get(sheet.attributes.get("id"), {})
            if relation.get("Type", "").endswith("/worksheet"):
                part = self.part_of(relation.get("Target", ""))
                found.append(SheetPart(sheet.attributes.get("name", ""), part))
        return found

    @property
    def defined_names(self) -> list[DefinedName]:
        """The names that the workbook defines."""
        tabs = [e.attributes.get("name") for e in self._workbook if e.name == "sheet"]
        found = []
        for element in self._workbook:
            if element.name == "definedName":
                place = element.attributes.get("localSheetId", "")
                sheet = tabs[int(place)] if place.isdigit() else None
                name = element.attributes.get("name", "")
                found.append(DefinedName(name, sheet, element.text))
        return found

    def setting(self, element: str, attribute: str) -> str:
        """What the workbook part says in an attribute; empty where it says nothing."""
        for found in self._workbook:
            if found.name == element:
                return found.attributes.get(attribute, "")
        return ""

    def with_parts(self, changed: Changed, *, packed: bool = True) -> bytes:
        """The package with other content in some parts, all else as it was.

        Args:
            changed: part -> its new content, or None to leave the part out.
            packed: compress as the parts were; False is quicker to make and read.
        """
        result = io.BytesIO()
        with zipfile.ZipFile(result, "w") as new:
            new.comment = self._zip.comment
            for part in self._zip.infolist():
                content = changed.get(part.filename, self.read(part.filename))
                kind = part.compress_type if packed else zipfile.ZIP_STORED
                if content is not None:
                    new.writestr(copy.copy(part), content, compress_type=kind)
        return result.getvalue()

    def replace(self, changed: Changed) -> None:
        """Put the package with changed parts into the place of the file.

        Raises:
            FileRefused: the file is open elsewhere, or its folder takes no file.
        """
        target = self.path.resolve()
        refuse_if_open(self.path)
        refuse_if_open(target)
        content = self.with_parts(changed)
        try:
            move_into_place(content, target)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise self.refused("file_not_written", reason=reason) from problem


def _read_file(path: Path) -> bytes:
    if path.suffix.lower() not in ENDINGS:
        raise FileRefused("file_ending", path.name, found=path.suffix)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise FileRefused("file_swollen", path.name)
        data = path.read_bytes()
    except FileNotFoundError as problem:
        raise FileRefused("file_missing", path) from problem
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise FileRefused("file_not_read", path.name, reason=reason) from problem
    if not data:
        raise FileRefused("file_empty", path.name)
    return data


def refuse_if_open(path: Path) -> None:
    """Refuse a file beside which Excel or LibreOffice has put its lock.

    Raises:
        FileRefused: it is open in another program.
    """
    for lock in (f"~${path.name}", f".~lock.{path.name}#"):
        if path.with_name(lock).exists():
            raise FileRefused("file_locked", path.name, lock=lock)


def move_into_place(content: bytes, target: Path) -> None:
    """Write a file that at every moment is whole: the old one, then the new one.

    What a run that was killed left unfinished of this file is removed.

    Raises:
        OSError: it cannot be written.
    """
    prefix = f"{UNFINISHED}{zlib.crc32(os.fsencode(target.name)):08x}-"
    new = target.parent / f"{prefix}{os.urandom(8).hex()}"
    try:
        # A new file may be read by whom the system says, an old one as before.
        with new.open("xb") as file:
            if target.exists():
                shutil.copymode(target, new)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        new.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
    remove_unfinished(target.parent, prefix)


def remove_unfinished(folder: Path, prefix: str = UNFINISHED) -> None:
    """Remove the files of a folder that a killed run left unfinished."""
    for left in folder.glob(f"{prefix}*"):
        with contextlib.suppress(OSError):
            left.unlink()
