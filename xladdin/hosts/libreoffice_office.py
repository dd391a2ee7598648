"""LibreOffice on this machine: where it is, and how its programs are called."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from xladdin.wording import text

# Both a start for the first time and a large workbook take long on an old machine.
PATIENCE = 600  # seconds
# The folder of LibreOffice's programs, on Linux and Windows and on a Mac.
PROGRAM_FOLDERS = ("program", "MacOS")


class OfficeFault(Exception):
    """LibreOffice is missing, or did not do what it was told.

    Args:
        key: name of the message in ``wording/``, without its prefix ``libreoffice.``.
        facts: what the message tells.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def message(self, language: str | None = None) -> str:
        """What is wrong, in words."""
        return text(f"libreoffice.{self.key}", language, **self.facts)


@dataclass(frozen=True)
class Office:
    """An installed LibreOffice.

    Attributes:
        program: the folder of its programs.
    """

    program: Path

    @property
    def extensions(self) -> Path:
        """The folder of unpacked extensions that all users of the machine have."""
        above = self.program.parent
        inside = "Resources" if self.program.name == "MacOS" else "share"
        return above / inside / "extensions"

    @property
    def has_python(self) -> bool:
        """Whether it can run Python; some systems package that on its own."""
        beside = self.program.parent / "Resources"
        return any((f / "pythonloader.py").exists() for f in (self.program, beside))

    def run(self, tool: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run "soffice" or "unopkg" to its end.

        Raises:
            OfficeFault: it did not end.
        """
        # On Windows the .com programs are those that wait and speak.
        name = f"{tool}.com" if sys.platform == "win32" else tool
        command = [str(self.program / name), *arguments]
        with subprocess.Popen(  # noqa: S603 - a fixed program, a list of arguments
            command,
            env=surroundings(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            start_new_session=True,
        ) as process:
            try:
                said, complained = process.communicate(timeout=PATIENCE)
            except subprocess.TimeoutExpired as problem:
                _end(process)
                raise OfficeFault("no_answer", minutes=PATIENCE // 60) from problem
        return subprocess.CompletedProcess(
            command, process.returncode, said, complained
        )


def _end(process: subprocess.Popen[str]) -> None:
    """End a program and those that it started, which do the work."""
    if sys.platform == "win32":
        order = ["taskkill", "/t", "/f", "/pid", str(process.pid)]
        subprocess.run(order, check=False, capture_output=True)  # noqa: S603
    else:
        os.killpg(process.pid, signal.SIGKILL)


def surroundings() -> dict[str, str]:
    """Our environment, but LibreOffice must not take our Python for its own.

    On Linux it looks for Python on the path; a virtual environment, in which we may
    run, lacks what LibreOffice brought to the system's Python.
    """
    kept = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    if sys.platform.startswith("linux"):
        kept["PATH"] = os.pathsep.join(["/usr/bin", "/bin", kept.get("PATH", "")])
    return kept


def find_office() -> Office:
    """The LibreOffice of this machine; the newest where there are several.

    Raises:
        OfficeFault: there is none.
    """
    for folder in _places():
        if folder.name in PROGRAM_FOLDERS and any(folder.glob("soffice*")):
            return Office(folder)
    raise OfficeFault("not_found")


def _places() -> Iterator[Path]:
    found = shutil.which("soffice") or shutil.which("libreoffice")
    if found:
        yield Path(found).resolve().parent
    if sys.platform == "win32":
        yield from _registered()
        for variable in ("ProgramW6432", "ProgramFiles", "ProgramFiles(x86)"):
            base = Path(os.environ.get(variable, ""))
            yield from sorted(base.glob("LibreOffice*/program"), reverse=True)
    elif sys.platform == "darwin":
        for base in (Path("/"), Path.home()):
            yield base / "Applications" / "LibreOffice.app" / "Contents" / "MacOS"
    else:
        for pattern in ("opt/libreoffice*/program", "usr/lib*/libreoffice/program"):
            yield from sorted(Path("/").glob(pattern), reverse=True)


def _registered() -> list[Path]:
    """Where the installer says that it put LibreOffice, on Windows."""
    found: list[Path] = []
    if sys.platform == "win32":
        import winreg

        for root in (winreg.HKEY_LOCAL_MACHINE, winreg.HKEY_CURRENT_USER):
            # It may be installed for other users only.
            with contextlib.suppress(OSError):
                key = r"SOFTWARE\LibreOffice\UNO\InstallPath"
                found.append(Path(winreg.QueryValue(root, key)))
    return found
