"""Buttons on a closed file: check, import, collect, next-round, finalise, undo."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from xladdin.cli.pressing import press
from xladdin.wording import text

if TYPE_CHECKING:
    from xladdin.macros.book import Book
    from xladdin.macros.outcome import Outcome

FILE = typer.Argument(..., help=text("cli.scoresheet_file"))
ANEW = typer.Option(False, "--anew", help=text("cli.anew"))
JSON = typer.Option(False, "--json", help=text("cli.json"))


def add_to(app: typer.Typer) -> None:
    """Give the command line the commands of this module."""
    app.command("check", help=text("cli.check"))(check)
    app.command("import", help=text("cli.import"))(import_)
    app.command("collect", help=text("cli.collect"))(collect)
    app.command("next-round", help=text("cli.next_round"))(next_round)
    app.command("finalise", help=text("cli.finalise"))(finalise)
    app.command("undo", help=text("cli.undo"))(undo)


def check(file: Path = FILE, json_wanted: bool = JSON) -> None:
    """Tell every entry that is wrong or doubtful."""
    from xladdin.macros import check_entries

    press(file, check_entries.run, json_wanted=json_wanted)


def import_(
    file: Path = FILE,
    results: Path = typer.Argument(..., help=text("cli.import_results")),
    match: str = typer.Option("", "--match", help=text("cli.import_match")),
    anew: bool = ANEW,
    json_wanted: bool = JSON,
) -> None:
    """Take the results of a match from a file."""
    from xladdin.macros import import_results

    def button(book: Book) -> Outcome:
        return import_results.run(book, results, match=match, anew=anew)

    press(file, button, json_wanted=json_wanted)


def collect(
    file: Path = FILE,
    matches: list[Path] = typer.Argument(..., help=text("cli.collect_matches")),
    anew: bool = ANEW,
    json_wanted: bool = JSON,
) -> None:
    """Copy the results of matches into a league."""
    from xladdin.macros import collect_matches

    def button(book: Book) -> Outcome:
        return collect_matches.run(book, matches, anew=anew)

    press(file, button, json_wanted=json_wanted)


def next_round(
    file: Path = FILE,
    anyway: bool = typer.Option(False, "--anyway", help=text("cli.seat_anyway")),
    json_wanted: bool = JSON,
) -> None:
    """Seat the next round of a preferans tournament."""
    from xladdin.macros import next_round

    def button(book: Book) -> Outcome:
        return next_round.run(book, anyway=anyway)

    press(file, button, json_wanted=json_wanted)


def finalise(
    file: Path = FILE,
    anyway: bool = typer.Option(False, "--anyway", help=text("cli.anyway")),
) -> None:
    """Set the state to final and keep an archive copy."""
    from xladdin.macros import finalise

    def button(book: Book) -> Outcome:
        return finalise.run(book, anyway=anyway)

    press(file, button, hint="cli.hint_anyway")


def undo(file: Path = FILE) -> None:
    """Undo what the last button changed."""
    from xladdin.macros import undo

    press(file, undo.run)
