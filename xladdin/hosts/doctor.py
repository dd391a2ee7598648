"""The doctor: each link of the chain from a cell to Python is looked at.

Every check has words for what is good and, as ``doctor.NAME.bad``, for what is wrong
and what to do. A check that needs something that is missing itself is left out.

Source: the field's experience with xlwings (its issues) and Excel's add-ins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from xladdin import __version__
from xladdin.hosts import xlam
from xladdin.hosts.computer import EVERYBODY, USER, Computer
from xladdin.hosts.install_record import Record
from xladdin.hosts.user_folders import Places, expanded, places
from xladdin.hosts.windows import (
    CannotInstallError,
    Template,
    add_in,
    configuration,
)
from xladdin.wording import text

APP_PATHS = r"Software\Microsoft\Windows\CurrentVersion\App Paths\excel.exe"
CLICK_TO_RUN = r"Software\Microsoft\Office\ClickToRun\Configuration"
SECURITY = r"Software\{}Microsoft\Office\16.0\Excel\Security"
# Settings under which Excel opens no add-in, or none that is not signed.
AGAINST_ADD_INS = {
    "DisableAllAddins": "1",
    "RequireAddinSig": "1",
    r"Trusted Locations\AllLocationsDisabled": "1",
}
NO_MACROS = "4"  # of VBAWarnings
SLOW = 5.0  # seconds


@dataclass(frozen=True)
class Finding:
    """What a check found.

    Attributes:
        check: its name.
        is_good: False where something is to be done.
        facts: what its words tell.
    """

    check: str
    is_good: bool
    facts: dict[str, object] = field(default_factory=dict)

    def message(self, language: str | None = None) -> str:
        """What was found, and what to do, in the user's language."""
        key = f"doctor.{self.check}" + ("" if self.is_good else ".bad")
        return text(key, language, **self.facts)


@dataclass(frozen=True)
class _Case:
    computer: Computer
    where: Places
    templates: Callable[[str], Sequence[Template]]

    def setting(self, key: str) -> Path:
        """A path of the settings file as they stand there; "." when it is missing."""
        try:
            lines = self.where.configuration.read_text("ascii").splitlines()
        except (OSError, UnicodeDecodeError):
            return Path()
        found = [line for line in lines if line.startswith(f'"{key}",')]
        words = found[0].split(",", 1)[1].strip('"') if found else ""
        return expanded(words, self.computer.environment)

    @property
    def interpreter(self) -> Path:
        return self.setting("INTERPRETER_WIN")


def _python(case: _Case) -> Finding:
    return Finding("python", not case.computer.is_store_python)


def _pywin32(case: _Case) -> Finding:
    return Finding("pywin32", case.computer.has_pywin32())


def _excel(case: _Case) -> Finding:
    for root in (EVERYBODY, USER):
        program = case.computer.registry(root, APP_PATHS, "")
        if program:
            return Finding("excel", "WindowsApps" not in program, {"program": program})
    return Finding("excel", is_good=False, facts={"program": "?"})


def _library(case: _Case) -> Finding:
    platform = case.computer.registry(EVERYBODY, CLICK_TO_RUN, "Platform") or ""
    bits = {"x86": "32", "x64": "64"}.get(platform, "32/64")
    folder = case.setting("LIBRARY_FOLDER")
    is_there = all((folder / name).exists() for name in xlam.libraries_installed())
    return Finding("library", is_there, {"bits": bits, "folder": folder})


def _add_in(case: _Case) -> Finding:
    file, language = case.where.add_in, Record(case.where.record).language
    fresh = add_in(case.where, language, case.templates(language))
    is_same = file.exists() and file.read_bytes() == fresh
    return Finding("add_in", is_same, {"file": file})


def _mark(case: _Case) -> Finding:
    marked = case.computer.is_from_the_net(case.where.add_in)
    return Finding("mark", not marked, {"file": case.where.add_in})


def _disabled(case: _Case) -> Finding:
    return Finding("disabled", xlam.FILE_NAME not in case.computer.disabled_items())


def _policy(case: _Case) -> Finding:
    found = []
    for branch in ("", "Policies\\"):
        for setting, bad in AGAINST_ADD_INS.items():
            inside, _, name = rf"{SECURITY.format(branch)}\{setting}".rpartition("\\")
            if case.computer.registry(USER, inside, name) == bad:
                found.append(name)
    key = SECURITY.format("Policies\\")
    if case.computer.registry(USER, key, "VBAWarnings") == NO_MACROS:
        found.append("VBAWarnings")
    return Finding("policy", not found, {"settings": ", ".join(found)})


def _settings(case: _Case) -> Finding:
    file = case.where.configuration
    try:
        is_same = file.read_bytes() == configuration(case.computer).encode("ascii")
    except (OSError, CannotInstallError):
        is_same = False
    is_there = case.interpreter.is_file()
    return Finding("settings", is_same and is_there, {"file": file})


def _code_page(case: _Case) -> Finding:
    paths = (case.interpreter, case.setting("LIBRARY_FOLDER"), case.where.configuration)
    bad = [str(p) for p in paths if not case.computer.fits_code_page(str(p))]
    return Finding("code_page", not bad, {"path": ", ".join(bad)})


def _import(case: _Case) -> Finding:
    took = case.computer.import_seconds(str(case.interpreter), case.where.documents)
    if isinstance(took, str):
        return Finding("import", is_good=False, facts={"found": took})
    return Finding("import", took < SLOW, {"found": f"{took:.1f} s"})


def _defender(case: _Case) -> Finding:
    return Finding("defender", not case.computer.blocks_child_processes())


def _answer(case: _Case) -> Finding:
    found = case.computer.answer(str(case.interpreter), "XLADDIN_VERSION")
    return Finding("answer", found == __version__, {"found": found})


BEFORE_INSTALLATION = (_python, _pywin32, _excel)
OF_THE_INSTALLATION = (
    _library,
    _add_in,
    _mark,
    _disabled,
    _policy,
    _settings,
    _code_page,
    _defender,
)
# They start the interpreter that the settings name.
OF_PYTHON = (_import, _answer)


def examine(
    computer: Computer, templates: Callable[[str], Sequence[Template]]
) -> Iterator[Finding]:
    """Look at each link, in the order of the chain.

    Args:
        computer: the patient.
        templates: the scoresheets of a language, as the add-in offers them.
    """
    if not computer.is_windows:
        yield Finding("windows", is_good=False)
        return
    case = _Case(computer, places(computer), templates)
    for check in BEFORE_INSTALLATION:
        yield check(case)
    if not case.where.record.exists():
        yield Finding("installed", is_good=False)
        return
    for check in OF_THE_INSTALLATION:
        yield check(case)
    if case.interpreter.is_file():
        for check in OF_PYTHON:
            yield check(case)
