"""Workbooks computed by LibreOffice, without a window, with our extension.

For formulas that the embedded calculator leaves alone. LibreOffice gets a copy; the
values that it finds go back into the cells of the file, in which nothing else changes.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from xladdin.functions.cells import CellError
from xladdin.hosts import libreoffice
from xladdin.hosts.calculator.explaining import MEANINGS
from xladdin.hosts.calculator.report import RESULTS, ErrorCell, Reason, Report
from xladdin.hosts.libreoffice_left import OfficeReason, left_alone
from xladdin.hosts.libreoffice_office import OfficeFault, find_office
from xladdin.hosts.libreoffice_saved import Saved
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.addresses import CellPlace, Place
from xladdin.hosts.workbook_file.cell_xml import NUMBER, TRUTH, Stored
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.package import Package, refuse_if_open
from xladdin.hosts.workbook_file.plain_xml import NotPlain
from xladdin.hosts.workbook_file.sheet_edit import Content, edited
from xladdin.hosts.workbook_file.sheet_xml import DATA_TABLE, Sheet
from xladdin.wording import text

# In a profile of its own: compute whatever stands in the file, run no macro, fetch
# nothing that the file names.
SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
<item oor:path="/org.openoffice.Office.Calc/Content/Update">
<prop oor:name="Link" oor:op="fuse"><value>1</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting">
<prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop>
<prop oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop>
</item>
</oor:items>
"""
DIGITS = 15  # that LibreOffice writes of a number


class OfficeRefused(FileRefused):
    """LibreOffice is not there, or could not compute the file; nothing was changed."""

    def message(self, language: str | None = None) -> str:
        """Why, in one line."""
        return text(f"libreoffice.{self.key}", language, **self.facts)


def score(path: Path | str) -> Report:
    """Compute a workbook with LibreOffice and write the values into its cells.

    All else in the file stays byte for byte as it was.

    Raises:
        FileRefused: it is no workbook, it is open elsewhere, or LibreOffice is not
            there or could not compute it.
    """
    refuse_if_open(Path(path))
    package = Package(path)
    try:
        saved = Saved(_computed(package))
        sheets = _sheets(package, saved)
        left = left_alone(package, sheets, saved)
    except OfficeFault as fault:
        raise OfficeRefused(fault.key, package.path.name, **fault.facts) from fault
    report = Report(package.path)
    changed = {}
    for part in package.sheets:
        sheet = sheets[part.name]
        contents = _read(part.name, sheet, saved, left, report)
        xml = edited(sheet, contents)
        if xml != sheet.xml:
            changed[part.part] = xml
    if changed:
        package.replace(changed)
    for name in package.defined_names:
        if name.name == RESULTS:
            report.results = saved.rows(name.formula)
    return report


def _computed(package: Package) -> Package:
    """The workbook as LibreOffice saves it after computing all of it."""
    office = find_office()
    if not office.has_python:
        raise OfficeFault("no_python")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        work = Path(folder)
        settings = work / "profile" / "user" / "registrymodifications.xcu"
        settings.parent.mkdir(parents=True)
        settings.write_text(SETTINGS, encoding="utf-8")
        extensions = libreoffice.unpack(work / "extensions")
        copy = work / f"workbook{package.path.suffix.lower()}"
        copy.write_bytes(package.data)
        said = office.run(
            "soffice",
            f"-env:UserInstallation={(work / 'profile').as_uri()}",
            f"-env:BUNDLED_EXTENSIONS={extensions.as_uri()}",
            *("--headless", "--norestore"),
            *("--convert-to", "xlsx", "--outdir", str(work / "out"), str(copy)),
        )
        made = work / "out" / "workbook.xlsx"
        if not made.exists():
            raise OfficeFault("not_computed", said=(said.stderr or said.stdout).strip())
        return Package(made)


def _sheets(package: Package, saved: Saved) -> dict[str, Sheet]:
    """The worksheets as they are, by their names."""
    sheets = {}
    for sheet in package.sheets:
        if sheet.name not in saved.sheets:
            raise OfficeFault("not_computed", said=sheet.name)
        try:
            sheets[sheet.name] = Sheet(package.read(sheet.part))
        except NotPlain as problem:
            raise package.refused("file_broken") from problem
    return sheets


def _places(sheet: Sheet) -> Iterator[Place]:
    """The cells whose values are computed: formulas, and what arrays fill."""
    for cell in sheet.formulas:
        if cell.formula and cell.formula.kind != DATA_TABLE:
            yield cell.row, cell.column
    for anchor in sheet.arrays:
        yield from sheet.members(anchor)


def _read(
    name: str,
    sheet: Sheet,
    saved: Saved,
    left: Mapping[CellPlace, Reason],
    report: Report,
) -> dict[Place, Content]:
    """What the cells of a sheet shall hold; the report learns what they show."""
    contents = {}
    report.formulas += len(sheet.formulas)
    for place in _places(sheet):
        cell, shown = (name, *place), (name, addresses.written(*place))
        if cell in left:
            report.left[shown] = left[cell]
            continue
        own = sheet.cells.get(place)
        stored = _kept_where_same(own.stored if own else None, saved.stored(cell))
        contents[place] = Content(stored, own is not None and own.formula is not None)
        value = report.values[shown] = saved.value(cell)
        if isinstance(value, CellError):
            report.errors[shown] = ErrorCell(value, reason=_meaning(value))
    return contents


def _kept_where_same(old: Stored | None, new: Stored | None) -> Stored | None:
    """The new value, or the old one where it shows the same.

    The old one may have more digits, or be TRUE where a function of ours is 1 here.
    """
    if new is None or new.kind != NUMBER:
        return new
    if old and old.kind in {NUMBER, TRUTH} and _digits(old) == _digits(new):
        return old
    return Stored.of(float(new.text))


def _digits(stored: Stored) -> str:
    return f"{float(stored.text or 'nan'):.{DIGITS}g}"  # a new file has no text yet


def _meaning(error: CellError) -> Reason:
    if error.code == "#VALUE!" or error.code not in MEANINGS:
        return OfficeReason("error_value")  # what it writes for many errors of its own
    return Reason(MEANINGS[error.code])
