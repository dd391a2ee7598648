"""The shelf of scoresheets: which there are, how they are built, where they stand.

``templates/`` holds them built, in three languages; a test compares it with a fresh
build. Builders give workbooks without values; the calculator fills in cached values, so
that phones, previews and computers without our functions show figures.

>>> all(name == SHELF[name].name for name in SHELF)
True
"""

from __future__ import annotations

import io
import re
import tempfile
import zipfile
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from xladdin.hosts import calculator
from xladdin.hosts.calculator.report import NotComputed
from xladdin.wording import LANGUAGES, chosen_language, text
from xladdin.workbooks import (
    bridge_knockout,
    bridge_league,
    bridge_match,
    bridge_systems,
    preferans_cutoff,
    preferans_systems,
    preferans_table,
    preferans_tournament,
)
from xladdin.workbooks.scoresheet import Scoresheet

SCORESHEETS: tuple[Scoresheet, ...] = (
    bridge_match.SCORESHEET,
    bridge_league.SCORESHEET,
    bridge_knockout.SCORESHEET,
    preferans_table.SCORESHEET,
    preferans_tournament.SCORESHEET,
    preferans_cutoff.SCORESHEET,
    preferans_systems.SCORESHEET,
    bridge_systems.SCORESHEET,
)
SHELF: dict[str, Scoresheet] = {sheet.name: sheet for sheet in SCORESHEETS}

# A file that is built again is the same file, also in its dates.
BUILT = "2026-01-01T00:00:00Z"
ZIP_DATE = (2026, 1, 1, 0, 0, 0)
TEMPLATE_TYPE = (
    b"application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml"
)
WORKBOOK_TYPE = (
    b"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"
)


def describe(name: str, language: str | None = None) -> str:
    """What a scoresheet is for, in one line."""
    return text(f"shelf.{SHELF[name].name}", language)


def build(
    name: str, language: str, *, sample: bool = False, as_template: bool = False
) -> bytes:
    """A scoresheet made anew, as the bytes of an .xlsx or .xltx file.

    Args:
        name: on the shelf, "bridge-match".
        language: "en", "ru" or "bg".
        sample: with the sample data entered.
        as_template: .xltx instead of .xlsx.
    """
    workbook = SHELF[name].build(language, sample)
    workbook.template = as_template
    buffer = io.BytesIO()
    workbook.save(buffer)
    return _with_values(_same_every_time(buffer.getvalue()))


def template(name: str, language: str) -> bytes:
    """A built template, as it stands in ``templates/``."""
    return (_templates() / language / f"{name}.xltx").read_bytes()


def new(
    name: str, target: Path, language: str | None = None, *, sample: bool = False
) -> Path:
    """Make a scoresheet for a match or tournament.

    Args:
        name: on the shelf.
        target: the .xlsx file to write.
        language: left out, the user's choice.
        sample: with the sample data entered.

    Raises:
        FileExistsError: there is such a file already.
    """
    language = language or chosen_language()
    if sample:
        content = build(name, language, sample=True)
    else:
        content = _as_workbook(template(name, language))
    with target.open("xb") as file:
        file.write(content)
    return target


def build_all(folder: Path) -> list[Path]:
    """Build every scoresheet in every language into ``folder/LANGUAGE/NAME.xltx``."""
    built = []
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True, exist_ok=True)
        for name in SHELF:
            path = folder / language / f"{name}.xltx"
            path.write_bytes(build(name, language, as_template=True))
            built.append(path)
    return built


def _templates() -> Traversable:
    """The folder ``templates``: inside an installed package, beside a checkout's."""
    package = resources.files("xladdin")
    inside = package / "templates"
    return inside if inside.is_dir() else package / ".." / "templates"


def _rewritten(content: bytes, change: dict[str, tuple[str, bytes]]) -> bytes:
    """The package with some parts changed: name -> (pattern, replacement)."""
    buffer = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(content)) as source,
        zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as target,
    ):
        for name in source.namelist():
            data = source.read(name)
            if name in change:
                pattern, replacement = change[name]
                data = re.sub(pattern.encode(), replacement, data)
            target.writestr(zipfile.ZipInfo(name, ZIP_DATE), data, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


def _same_every_time(content: bytes) -> bytes:
    """A saved workbook without the hour at which it was saved."""
    stamp = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"
    return _rewritten(content, {"docProps/core.xml": (stamp, BUILT.encode())})


def _with_values(content: bytes) -> bytes:
    """The workbook with the values of its formulas filled in.

    Raises:
        NotComputed: a formula that the calculator cannot be trusted with; a builder
            must write another one.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "scoresheet.xlsx"
        path.write_bytes(content)
        report = calculator.score(path)
        for reason in report.left.values():
            raise NotComputed(reason)
        return path.read_bytes()


def _as_workbook(content: bytes) -> bytes:
    """A template as the workbook that a program would make of it."""
    pattern = re.escape(TEMPLATE_TYPE.decode())
    return _rewritten(content, {"[Content_Types].xml": (pattern, WORKBOOK_TYPE)})
