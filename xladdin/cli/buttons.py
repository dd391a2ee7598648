"""Buttons on a closed file: check, import, collect, finalise, undo."""

from __future__ import annotations

from pathlib import Path

import typer

from xladdin.cli.pressing import press
from xladdin.wording import text

FILE = typer.Argument(..., help=text("cli.scoresheet_file"))
JSON = typer.Option(False, "--json", help=text("cli.json"))


def add_to(app: typer.Typer) -> None:
    """Give the command line the commands of this module."""
    app.command("check", help=text("cli.check"))(check)
    app.command("undo", help=text("cli.undo"))(undo)


def check(file: Path = FILE, json_wanted: bool = JSON) -> None:
    """Tell every entry that is wrong or doubtful."""
    from xladdin.macros import check_entries

    press(file, check_entries.run, json_wanted=json_wanted)


def undo(file: Path = FILE) -> None:
    """Undo what the last button changed."""
    from xladdin.macros import undo

    press(file, undo.run)
