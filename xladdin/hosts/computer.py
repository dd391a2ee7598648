"""What a Windows computer is asked: its registry, its Python, its Excel.

Everything that only Windows can answer stands here, so that the rest can be tried
anywhere with the answers of an imagined computer.

Source: Microsoft's documentation of registry places, pywin32; xlwings 0.37
(``com_server.py``: how the server is started and asked).
"""

from __future__ import annotations

import importlib
import locale
import os
import subprocess
import sys
import time
import uuid
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path
from typing import Any, Protocol

USER = "HKEY_CURRENT_USER"
EVERYBODY = "HKEY_LOCAL_MACHINE"
PATIENCE = 60  # seconds that a first start may take
SERVE = "import xlwings; xlwings.serve({class_id!r})"
IMPORT = (
    "import time, xlwings; start = time.perf_counter(); import xladdin.hosts.excel;"
    "print(time.perf_counter() - start)"
)
# Defender's rule "Block all Office applications from creating child processes".
CHILD_PROCESS_RULE = "D4F940AB-401B-4EFC-AADC-AD5F3C50688A"


class Computer(Protocol):
    """The questions that installation and doctor ask."""

    environment: Mapping[str, str]
    is_windows: bool
    python: Path
    is_store_python: bool

    def library_folder(self) -> Path | None:
        """Where pip put xlwings' libraries for VBA."""

    def registry(self, root: str, key: str, name: str) -> str | None:
        """A value of the registry as text; None when there is none."""

    def set_registry(self, root: str, key: str, name: str, value: str | None) -> None:
        """Write a text into the registry; None deletes it."""

    def disabled_items(self) -> str:
        """What Excel has switched off after a crash, as one text."""

    def is_from_the_net(self, file: Path) -> bool:
        """Whether Windows marks the file as downloaded."""

    def fits_code_page(self, path: str) -> bool:
        """Whether a path can be written in the system's code page."""

    def has_pywin32(self) -> bool:
        """Whether Python can speak COM."""

    def import_seconds(self, python: str, folder: Path) -> float | str:
        """How long that Python takes to import what functions need; or its words."""

    def blocks_child_processes(self) -> bool:
        """Whether Defender keeps Excel from starting Python."""

    def answer(self, python: str, function: str) -> object:
        """What a server of that Python, started like Excel's, answers; or its words."""

    def interface_language(self) -> str:
        """The language of Windows itself, "ru"; blank when unknown."""


class ThisComputer:
    """The computer that the program runs on."""

    def __init__(self) -> None:
        self.environment: Mapping[str, str] = os.environ
        self.is_windows = sys.platform == "win32"
        self.python = Path(sys.executable).with_name("pythonw.exe")
        self.is_store_python = "WindowsApps" in sys.base_prefix

    def library_folder(self) -> Path | None:
        """Where pip put xlwings' libraries for VBA."""
        for file in metadata.files("xlwings") or []:
            if file.suffix == ".dll":
                return Path(str(file.locate())).resolve().parent
        return None

    def registry(self, root: str, key: str, name: str) -> str | None:
        """A value of the registry as text; None when there is none."""
        winreg = _winreg()
        try:
            with winreg.OpenKey(getattr(winreg, root), key) as place:
                return str(winreg.QueryValueEx(place, name)[0])
        except OSError:
            return None

    def set_registry(self, root: str, key: str, name: str, value: str | None) -> None:
        """Write a text into the registry; None deletes it."""
        winreg = _winreg()
        with winreg.CreateKey(getattr(winreg, root), key) as place:
            if value is None:
                winreg.DeleteValue(place, name)
            else:
                winreg.SetValueEx(place, name, 0, winreg.REG_SZ, value)

    def disabled_items(self) -> str:
        """What Excel has switched off after a crash, as one text."""
        winreg = _winreg()
        key = r"Software\Microsoft\Office\16.0\Excel\Resiliency\DisabledItems"
        found = ""
        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as place:
                for number in range(winreg.QueryInfoKey(place)[1]):
                    content = winreg.EnumValue(place, number)[1]
                    found += bytes(content).decode("utf-16-le", "ignore")
        except OSError:
            return ""
        return found

    def is_from_the_net(self, file: Path) -> bool:
        """Whether Windows marks the file as downloaded."""
        return Path(f"{file}:Zone.Identifier").exists()

    def fits_code_page(self, path: str) -> bool:
        """Whether a path can be written in the system's code page."""
        try:
            path.encode("mbcs", "strict")
        except UnicodeEncodeError:
            return False
        return True

    def has_pywin32(self) -> bool:
        """Whether Python can speak COM."""
        try:
            importlib.import_module("pythoncom")
        except ImportError:
            return False
        return True

    def import_seconds(self, python: str, folder: Path) -> float | str:
        """How long that Python takes to import what functions need; or its words."""
        done = subprocess.run(  # noqa: S603 - the interpreter of our own settings
            [_speaking(python), "-B", "-P", "-c", IMPORT],
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return float(done.stdout) if done.returncode == 0 else done.stderr.strip()

    def blocks_child_processes(self) -> bool:
        """Whether Defender keeps Excel from starting Python."""
        question = (
            "$p = Get-MpPreference; for ($i = 0; $i -lt "
            "$p.AttackSurfaceReductionRules_Ids.Count; $i++) { '{0} {1}' -f "
            "$p.AttackSurfaceReductionRules_Ids[$i],"
            "$p.AttackSurfaceReductionRules_Actions[$i] }"
        )
        done = subprocess.run(  # noqa: S603 - a fixed question
            [_powershell(), "-NoProfile", "-NonInteractive", "-Command", question],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return f"{CHILD_PROCESS_RULE} 1" in done.stdout.upper()

    def answer(self, python: str, function: str) -> object:
        """What a server of that Python, started like Excel's, answers; or its words."""
        com_error = importlib.import_module("pywintypes").com_error
        client = importlib.import_module("win32com.client")
        class_id, words = f"{{{uuid.uuid4()}}}", ""
        command = [_speaking(python), "-B", "-P", "-c", SERVE.format(class_id=class_id)]
        with subprocess.Popen(  # noqa: S603 - the interpreter of our own settings
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        ) as server:
            try:
                finish = time.monotonic() + PATIENCE
                while server.poll() is None and time.monotonic() < finish:
                    try:
                        engine = client.Dispatch(class_id)
                        return engine.CallUDF("xladdin.hosts.excel", function, ())
                    except com_error as problem:
                        words = str(problem)
                        time.sleep(0.2)
                said = server.stderr.read() if server.stderr and server.poll() else ""
                return said.strip() or words
            finally:
                server.kill()

    def interface_language(self) -> str:
        """The language of Windows itself, "ru"; blank when unknown."""
        if not self.is_windows:
            return ""
        windows = importlib.import_module("ctypes").windll
        number = windows.kernel32.GetUserDefaultUILanguage()
        return locale.windows_locale.get(number, "")[:2]


def _winreg() -> Any:  # noqa: ANN401 - only Windows has the module
    return importlib.import_module("winreg")


def _speaking(python: str) -> str:
    """The interpreter that writes to its output, beside the one without a window."""
    return str(Path(python).with_name("python.exe"))


def _powershell() -> str:
    root = os.environ.get("SYSTEMROOT", r"C:\Windows")
    return rf"{root}\System32\WindowsPowerShell\v1.0\powershell.exe"
