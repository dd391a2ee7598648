"""``standings`` and ``publish``: what a scoresheet has come to, for people."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from xladdin.cli.buttons import FILE, JSON
from xladdin.cli.pressing import press
from xladdin.wording import LANGUAGES, text

if TYPE_CHECKING:
    from xladdin.macros.book import Book
    from xladdin.macros.outcome import Outcome


def add_to(app: typer.Typer) -> None:
    """Give the command line the commands of this module."""
    app.command("standings", help=text("cli.standings"))(standings)
    app.command("publish", help=text("cli.publish"))(publish)


def standings(file: Path = FILE, json_wanted: bool = JSON) -> None:
    """Print who stands where."""
    from xladdin.macros import standings

    press(file, standings.run, json_wanted=json_wanted)


def publish(
    file: Path = FILE,
    html: Path | None = typer.Option(None, "--html", help=text("cli.publish_html")),
    csv: Path | None = typer.Option(None, "--csv", help=text("cli.publish_csv")),
    with_text: bool = typer.Option(False, "--text", help=text("cli.publish_text")),
    language: str = typer.Option("", "--lang", help=text("cli.publish_language")),
    no_grades: bool = typer.Option(False, "--no-grades", help=text("cli.no_grades")),
) -> None:
    """Write the page for the club's site."""
    from xladdin.macros import publish

    if language and language not in LANGUAGES:
        typer.echo(text("cli.language_unknown", found=language), err=True)
        raise typer.Exit(2)

    def button(book: Book) -> Outcome:
        return publish.run(
            book,
            html=html,
            csv=csv,
            with_text=with_text,
            language=language or None,
            grades=not no_grades,
        )

    press(file, button)
