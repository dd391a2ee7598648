"""Excel for Windows on the user's computer: install and uninstall.

Installing builds the add-in and puts it where Excel opens it at every start, writes the
settings that its VBA reads, the help page, and the scoresheets among the personal
templates. A record of all that is kept: uninstalling leaves nothing behind, and nothing
that the user has changed is lost.

Source: Microsoft's documentation (XLSTART, personal templates); xlwings 0.37 for the
settings.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import xlwings

from xladdin.hosts import xlam
from xladdin.hosts.computer import USER, Computer
from xladdin.hosts.help_page import help_page
from xladdin.hosts.install_record import Record
from xladdin.hosts.ribbon import Offered
from xladdin.hosts.seed import SeedChangedError
from xladdin.hosts.user_folders import (
    OPTIONS,
    TEMPLATES_VALUE,
    Places,
    in_variables,
    places,
)
from xladdin.wording import text

BY_HAND = '"DEBUG UDFS","True"'


class CannotInstallError(Exception):
    """Why Excel cannot be served; its words stand in ``wording/``."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key, self.facts = key, facts

    def message(self, language: str | None = None) -> str:
        """The reason and what to do, in the user's language."""
        return text(self.key, language, **self.facts)


@dataclass(frozen=True)
class Step:
    """Something that was done.

    Attributes:
        key: of its words in ``wording/``.
        place: the file or folder that they name.
    """

    key: str
    place: Path

    def message(self, language: str | None = None) -> str:
        """What was done, in the user's language."""
        return text(self.key, language, place=self.place)


@dataclass(frozen=True)
class Template:
    """A scoresheet for Excel's File > New and for the button "New scoresheet".

    Attributes:
        offered: as the button offers it; File > New has those of the user's language.
        content: the bytes of the .xltx file.
    """

    offered: Offered
    content: bytes

    def file(self, where: Places) -> Path:
        """Where it stands."""
        folder = where.templates
        if self.offered.language:
            folder = where.other_scoresheets / self.offered.language
        return folder / f"{self.offered.name}.xltx"


def add_in(where: Places, language: str, templates: Sequence[Template]) -> bytes:
    """The add-in for a user, as the bytes of its file."""
    opened = {
        "path.scoresheets": str(where.templates),
        "path.other_scoresheets": str(where.other_scoresheets),
        "path.help": str(where.help_page),
    }
    offered = [template.offered for template in templates]
    return xlam.build(language, opened, offered)


def configuration(computer: Computer, *, by_hand: bool = False) -> str:
    """The settings that the add-in's VBA reads: one key and value a line, in ASCII.

    Args:
        computer: whose Python and libraries it names.
        by_hand: the server is started by hand, Excel only looks for it.
    """
    folder = computer.library_folder()
    if folder is None:
        raise CannotInstallError("excel.library_missing")
    named = {
        "INTERPRETER_WIN": in_variables(computer.python, computer.environment),
        "LIBRARY_FOLDER": in_variables(folder, computer.environment),
        "UDF MODULES": "xladdin.hosts.excel",
        "PYTHONPATH": "",
        "ADD_WORKBOOK_TO_PYTHONPATH": "false",
    }
    for path in named.values():
        # VBA reads the file in the system's code page, whichever that is.
        if not path.isascii():
            raise CannotInstallError("excel.path_not_ascii", path=path)
    lines = [f'"{key}","{value}"' for key, value in named.items()]
    return "".join(f"{line}\r\n" for line in lines + [BY_HAND] * by_hand)


def _refuse(computer: Computer) -> None:
    if not computer.is_windows:
        raise CannotInstallError("excel.not_windows")
    if computer.is_store_python:
        raise CannotInstallError("excel.store_python")
    if not computer.has_pywin32():
        raise CannotInstallError("excel.pywin32_missing")
    folder = computer.library_folder()
    names = xlam.libraries_installed()
    if folder is None or not all((folder / name).exists() for name in names):
        raise CannotInstallError("excel.library_missing")


def install(
    computer: Computer, language: str, templates: Sequence[Template]
) -> list[Step]:
    """Put everything in place; what was there from an earlier time is renewed.

    Args:
        computer: where.
        language: of the ribbon, the help and the messages.
        templates: the scoresheets, in that language and in the others.

    Raises:
        CannotInstallError: with the reason and what to do.
    """
    _refuse(computer)
    where = places(computer)
    settings = configuration(computer).encode("ascii")
    try:
        content = add_in(where, language, templates)
        files = {where.add_in: content, where.configuration: settings}
        files[where.help_page] = help_page(language).encode()
        return list(_put(computer, where, language, files, templates))
    except SeedChangedError as problem:
        raise CannotInstallError(
            "excel.seed_changed", version=xlwings.__version__, what=problem
        ) from problem
    except PermissionError as problem:
        raise CannotInstallError(
            "excel.file_in_use", file=problem.filename2 or problem.filename
        ) from problem


def _put(
    computer: Computer,
    where: Places,
    language: str,
    files: Mapping[Path, bytes],
    templates: Sequence[Template],
) -> Iterator[Step]:
    record = Record(where.record)
    record.language = language
    for file, content in files.items():
        record.put(file, content)
    yield Step("excel.installed", where.add_in)
    _choose_language(record, where.language, language)
    for template in templates:
        file = template.file(where)
        if record.is_ours(file):
            record.put(file, template.content)
        else:
            yield Step("excel.template_kept", file)
    if not computer.registry(USER, OPTIONS, TEMPLATES_VALUE):
        computer.set_registry(USER, OPTIONS, TEMPLATES_VALUE, str(where.templates))
        record.templates = str(where.templates)
    record.keep()
    yield Step("excel.scoresheets_in", where.templates)


def _choose_language(record: Record, file: Path, language: str) -> None:
    known: dict[str, object] = {}
    with suppress(OSError, ValueError):
        known = dict(json.loads(file.read_text("utf-8")))
    was_ours = record.is_ours(file)
    record.put(file, json.dumps(known | {"language": language}).encode())
    if not was_ours:
        record.forget(file)


def uninstall(computer: Computer) -> list[Step]:
    """Take away what was installed; what the user has changed stays.

    Raises:
        CannotInstallError: a file is in use.
    """
    if not computer.is_windows:
        raise CannotInstallError("excel.not_windows")
    where = places(computer)
    record = Record(where.record)
    try:
        steps = list(_take_away(record))
    except PermissionError as problem:
        raise CannotInstallError(
            "excel.file_in_use", file=problem.filename
        ) from problem
    if record.templates:
        if computer.registry(USER, OPTIONS, TEMPLATES_VALUE) == record.templates:
            computer.set_registry(USER, OPTIONS, TEMPLATES_VALUE, None)
        _remove_if_empty(Path(record.templates))
    where.record.unlink(missing_ok=True)
    others = where.other_scoresheets
    for folder in (*others.glob("*"), others, where.folder, where.language.parent):
        _remove_if_empty(folder)
    return steps


def _take_away(record: Record) -> Iterator[Step]:
    for name in list(record.files):
        file = Path(name)
        if record.is_ours(file):
            record.remove(file)
            yield Step("excel.removed", file)
        else:
            yield Step("excel.changed_kept", file)


def _remove_if_empty(folder: Path) -> None:
    with suppress(OSError):
        folder.rmdir()


def serve_by_hand(computer: Computer, ready: Callable[[], None]) -> None:
    """Serve Excel from this process, until it is ended; Excel starts nothing itself.

    Args:
        computer: whose Excel.
        ready: called when the settings say so, before waiting begins.
    """
    _refuse(computer)
    record = Record(places(computer).record)
    file = places(computer).configuration
    record.put(file, configuration(computer, by_hand=True).encode("ascii"))
    try:
        ready()
        xlwings.serve()
    finally:
        record.put(file, configuration(computer).encode("ascii"))
