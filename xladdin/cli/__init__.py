"""The command ``xladdin``: the same product without a spreadsheet program.

Exit codes: 0 done, 1 a problem in the data, 2 wrong usage.
"""

from __future__ import annotations

import gc
import sys


def main() -> None:
    """Run the command line; a fault of ours ends with one line, not a traceback."""
    try:
        _run(sys.argv[1:])
    except Exception:  # noqa: BLE001 - a secretary's screen shows no traceback
        sys.exit(_told_fault())


def _run(words: list[str]) -> None:
    command, *files = words or [""]
    if command == "score" and files and not any(f.startswith("-") for f in files):
        sys.exit(_scored(files))
    from xladdin.cli.commands import app

    app()


def _scored(files: list[str]) -> int:
    """Compute workbooks without a detour: between two rounds the time counts.

    Typer takes as long as a scoresheet, and Python's search for garbage a sixth of it:
    one workbook leaves little, and the end of the process frees all; what several
    leave would add up.
    """
    if len(files) == 1:
        gc.disable()
    from pathlib import Path

    from xladdin.cli.scored import score_all

    are_good = score_all([Path(file) for file in files])
    gc.freeze()  # no last search either
    return 0 if are_good else 1


def _told_fault() -> int:
    """Say that the fault is ours and where it is noted; the exit code."""
    import traceback

    from xladdin.cli.printing import say
    from xladdin.wording import text
    from xladdin.wording.preference import settings_folder

    notes = settings_folder() / "fault.txt"
    notes.parent.mkdir(parents=True, exist_ok=True)
    notes.write_text(traceback.format_exc(), encoding="utf-8")
    say(text("cli.fault", notes=notes), err=True)
    return 1
