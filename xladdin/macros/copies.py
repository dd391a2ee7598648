"""Copies of a workbook, kept beside it before each change; undo puts one back.

Beside ``match.xlsx`` stands the folder ``match.xlsx-copies`` with the last five, each
named by its number, the hour and the button that changed the workbook. What undo
replaces is kept too, so that nothing typed since is lost.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from xladdin.hosts.workbook_file.package import remove_unfinished

KEPT = 5
UNDONE = "undone"
_NUMBERED = re.compile(r"(\d{4,}) ")
BUTTONS = ("collect_matches", "finalise", "import_results", "next_round")
_BY = re.compile(rf"\d{{4,}} \S+ \S+ \(({'|'.join(BUTTONS)})\) ")


def folder_of(path: Path) -> Path:
    """Where the copies of a workbook are kept."""
    return path.with_name(f"{path.name}-copies")


def kept(path: Path) -> list[Path]:
    """The copies of a workbook, oldest first, without those that were undone."""
    return [copy for copy in _numbered(path) if f" {UNDONE} " not in copy.name]


def keep(path: Path, save: Callable[[Path], None], by: str = "") -> Path:
    """Keep a copy of a workbook, and of its copies the last five.

    Args:
        path: the workbook.
        save: writes the workbook as it is into a file.
        by: the key of the button that is about to change it, where one is.

    Raises:
        OSError: the folder takes no file.
    """
    made = _add(path, save, by=by)
    for old in kept(path)[:-KEPT]:
        old.unlink()
    return made


def keep_undone(path: Path, save: Callable[[Path], None]) -> Path:
    """Keep a copy of what undo is about to replace."""
    made = _add(path, save, f"{UNDONE} ")
    for old in [c for c in _numbered(path) if f" {UNDONE} " in c.name][:-KEPT]:
        old.unlink()
    return made


def hour_of(copy: Path) -> str:
    """When a copy was made, from its name, as the scoresheets print hours.

    >>> hour_of(Path("0012 2026-03-14 21-40-05 match.xlsx"))
    '14.03.2026 21:40:05'
    """
    _, day, hour, _ = copy.name.split(" ", maxsplit=3)
    year, month, of_month = day.split("-")
    return f"{of_month}.{month}.{year} {hour.replace('-', ':')}"


def button_of(copy: Path) -> str:
    """The key of the button before whose change a copy was made; "" for none.

    >>> button_of(Path("0012 2026-03-14 21-40-05 (finalise) match.xlsx"))
    'finalise'
    """
    match = _BY.match(copy.name)
    return match[1] if match else ""


def _numbered(path: Path) -> list[Path]:
    folder = folder_of(path)
    if not folder.is_dir():
        return []
    found = [copy for copy in folder.iterdir() if _NUMBERED.match(copy.name)]
    return sorted(found, key=_number)


def _number(copy: Path) -> int:
    match = _NUMBERED.match(copy.name)
    return int(match[1]) if match else 0


def _add(
    path: Path, save: Callable[[Path], None], word: str = "", by: str = ""
) -> Path:
    folder = folder_of(path)
    folder.mkdir(exist_ok=True)
    number = max(map(_number, _numbered(path)), default=0) + 1
    hour = datetime.now().astimezone().strftime("%Y-%m-%d %H-%M-%S")
    button = f"({by}) " if by else ""
    copy = folder / f"{number:04} {word}{hour} {button}{path.name}"
    save(copy)
    remove_unfinished(folder)
    return copy
