"""Where our files are in a Windows user's folders.

Source: Microsoft's documentation (XLSTART, personal templates, shell folders).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath

from xladdin.hosts.computer import USER, Computer

OPTIONS = r"Software\Microsoft\Office\16.0\Excel\Options"
TEMPLATES_VALUE = "PersonalTemplates"
SHELL_FOLDERS = r"Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
# The variables that stand for a user's folders, the narrowest first.
FOLDER_VARIABLES = ("LOCALAPPDATA", "APPDATA", "USERPROFILE")


@dataclass(frozen=True)
class Places:
    """Where our files are.

    Attributes:
        add_in: opened by Excel at every start.
        folder: of our settings.
        documents: the user's own.
        templates: the personal templates, where Excel looks for them.
        language: names the user's language.
    """

    add_in: Path
    folder: Path
    documents: Path
    templates: Path
    language: Path

    @property
    def configuration(self) -> Path:
        """What the add-in's VBA reads."""
        return self.folder / "xladdin.conf"

    @property
    def help_page(self) -> Path:
        """What the button "Help" opens."""
        return self.folder / "help.html"

    @property
    def other_scoresheets(self) -> Path:
        """Scoresheets in other languages than the user's."""
        return self.folder / "scoresheets"

    @property
    def record(self) -> Path:
        """What was installed."""
        return self.folder / "installed.json"


def expanded(words: str, environment: Mapping[str, str]) -> Path:
    r"""A path in which variables of the environment stand.

    >>> expanded(r"%HOME%\x", {"HOME": "/u"}).as_posix()
    '/u/x'
    """

    def value(match: re.Match[str]) -> str:
        return environment.get(match[1].upper(), match[0])

    return Path(re.sub(r"%(\w+)%", value, words).replace("\\", "/"))


def in_variables(path: Path, environment: Mapping[str, str]) -> str:
    r"""A path written with the variable of a user's folder where it lies in one.

    So the user's name, which may be Cyrillic, does not stand in it.

    >>> in_variables(Path("/u/Мария/x/y"), {"USERPROFILE": "/u/Мария"})
    '%USERPROFILE%\\x\\y'
    """
    for variable in FOLDER_VARIABLES:
        folder = environment.get(variable)
        if folder and path.is_relative_to(folder):
            inside = PurePath(path).relative_to(folder)
            return "\\".join((f"%{variable}%", *inside.parts))
    return str(path)


def places(computer: Computer) -> Places:
    """Where our files are, or would be, on a computer."""
    environment = computer.environment
    home, roaming = Path(environment["USERPROFILE"]), Path(environment["APPDATA"])
    named = computer.registry(USER, SHELL_FOLDERS, "Personal")
    documents = expanded(named, environment) if named else home / "Documents"
    templates = computer.registry(USER, OPTIONS, TEMPLATES_VALUE)
    return Places(
        add_in=roaming / "Microsoft" / "Excel" / "XLSTART" / "xladdin.xlam",
        folder=home / ".xladdin",
        documents=documents,
        templates=expanded(templates, environment)
        if templates
        else documents / "Custom Office Templates",
        language=roaming / "xladdin" / "settings.json",
    )
