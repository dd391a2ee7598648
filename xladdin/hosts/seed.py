"""xlwings' own VBA, cut down to what starts the Python server.

The add-in template of the installed xlwings brings a module that can do much more: run
any Python, read any file, take its settings from a sheet of the active workbook. Each
of its public functions could be called by a formula of a foreign workbook. What stays
is private, knows no workbook, and takes its settings from the user's own file.

Whatever a later xlwings changes: the result is examined, and refused when it reads
otherwise than it must.

Source: xlwings 0.37, module ``xlwings`` of quickstart_addin_ribbon.xlam (BSD licence,
its notice is kept).
"""

from __future__ import annotations

import re
from pathlib import Path

import xlwings

from xladdin.hosts.vba import written

MODULE = "xlwings"
PROJECT = "xladdin"
TEMPLATE = "quickstart_addin_ribbon.xlam"
ENTRANCES = ("XLPy", "KillPy")
# xlwings' procedures that stay as they are, and those that ours of addin/ replace.
KEPT = (
    *ENTRANCES,
    "GetConfigFilePath",
    "GetConfigFromFile",
    "WScript",
    "FileExists",
    "FileExistsOnWindows",
    "ExpandEnvironmentStrings",
)
REPLACED = ("XLPyCommand", "XLPyLoadDLL", "GetConfig")
PROJECT_NAME = 'PROJECT_NAME As String = "myaddin"'
HEADING = f'Attribute VB_Name = "{MODULE}"\n'
PROCEDURE = re.compile(
    r"(?ms)^(?:Public |Private )?(Function|Sub) (\w+)\(.*?^End \1 *\n"
)
PUBLIC = re.compile(r"(?m)^( *)(?:Public )?(Declare|Const|Function|Sub) (\w+)")
MAC_BRANCH = re.compile(r"(?ms)^ *#If Mac Then.*?^ *#(?:Else|End If)")
COMMENT = re.compile(r"(?m)^ *'.*$| '[^\"\n]*$")
LIBRARY = re.compile(r"\bxlwings(?:32|64)-[\w.]+?\.dll\b")
# By these, somebody else than the user could choose what is run.
STRANGERS = (
    "Workbook",
    "Sheet",
    "Application",
    "ThisDocument",
    "cmd.exe",
    "PYTHONPATH",
)


class SeedChangedError(Exception):
    """The installed xlwings brings VBA that we do not know how to cut."""


def template() -> Path:
    """The add-in that the installed xlwings brings."""
    return Path(xlwings.__file__).parent / TEMPLATE


def libraries(text: str) -> set[str]:
    """The libraries that a module's text names, for 32 and 64 bits.

    >>> sorted(libraries('Lib "xlwings64-0.1.dll" xlwings32-0.1.dll'))
    ['xlwings32-0.1.dll', 'xlwings64-0.1.dll']
    """
    return set(LIBRARY.findall(text))


def cut_down(text: str) -> str:
    """The module as it stands in our add-in.

    Args:
        text: xlwings' module, as the template brings it.

    Raises:
        SeedChangedError: xlwings has changed so that the result would not be safe.
    """
    text = text.replace("\r\n", "\n")
    procedures = {match[2]: match[0] for match in PROCEDURE.finditer(text)}
    missing = [name for name in (*KEPT, *REPLACED) if name not in procedures]
    if missing or text.count(PROJECT_NAME) != 1 or not text.startswith(HEADING):
        raise SeedChangedError(", ".join(missing) or "its opening")
    opening = text[len(HEADING) : PROCEDURE.search(text).start()]  # type: ignore[union-attr]
    opening = opening.replace(PROJECT_NAME, PROJECT_NAME.replace("myaddin", PROJECT))
    body = [procedures[name] for name in KEPT] + [written(name) for name in REPLACED]
    result = _private("\n".join([opening.rstrip("\n") + "\n", *body]))
    _examine(result, dropped=set(procedures) - set(KEPT) - set(REPLACED))
    return f"{HEADING}Option Private Module\n{result}"


def _private(text: str) -> str:
    def closed(match: re.Match[str]) -> str:
        if match[3] in ENTRANCES:
            return match[0]
        return f"{match[1]}Private {match[2]} {match[3]}"

    return PUBLIC.sub(closed, text)


def _examine(text: str, dropped: set[str]) -> None:
    read = COMMENT.sub("", MAC_BRANCH.sub("", text))
    found = [word for word in STRANGERS if word.casefold() in read.casefold()]
    found += [name for name in dropped if re.search(rf"(?i)\b{name}\b", read)]
    found += [m[3] for m in PUBLIC.finditer(read) if m[3] not in ENTRANCES]
    if len(libraries(read)) != 2:
        found.append("its libraries")
    if found:
        raise SeedChangedError(", ".join(found))
