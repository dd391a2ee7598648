"""``templates``, ``new`` and ``demo``: scoresheets off the shelf."""

from __future__ import annotations

import itertools
from pathlib import Path

import typer

from xladdin.cli.printing import as_json, console
from xladdin.wording import LANGUAGES, text

ENDING = ".xlsx"
DEMO = ("bridge-match", "preferans-table")


def add_to(app: typer.Typer) -> None:
    """Give the command line the commands of this module."""
    app.command("demo", help=text("cli.demo"))(demo)
    app.command("templates", help=text("cli.templates"))(templates)
    app.command("new", help=text("cli.new"))(new)


def _wrong(message: str) -> typer.Exit:
    typer.echo(message, err=True)
    return typer.Exit(2)


def _known_language(language: str) -> str | None:
    if language and language not in LANGUAGES:
        raise _wrong(text("cli.language_unknown", found=language))
    return language or None


def templates(
    language: str = typer.Option("", "--lang", help=text("cli.language")),
    build: bool = typer.Option(False, "--build", help=text("cli.templates_build")),
    json_wanted: bool = typer.Option(False, "--json", help=text("cli.json")),
) -> None:
    """List the scoresheets with a line each, or build the templates."""
    from xladdin.workbooks import shelf

    chosen = _known_language(language)
    if build:
        folder = Path(__file__).parents[2] / "templates"
        built = shelf.build_all(folder)
        typer.echo(text("cli.templates_built", count=len(built), folder=folder))
        return
    lines = {name: shelf.describe(name, chosen) for name in shelf.SHELF}
    if json_wanted:
        typer.echo(as_json(lines))
        return
    from rich.table import Table

    heads = ("column_scoresheet", "column_purpose")
    table = Table(*(text(f"cli.{head}", chosen) for head in heads))
    for name, line in lines.items():
        table.add_row(name, line)
    console().print(table)


def new(
    scoresheet: str = typer.Argument(..., help=text("cli.new_scoresheet")),
    file: Path = typer.Argument(..., help=text("cli.new_file")),
    language: str = typer.Option("", "--lang", help=text("cli.language")),
    sample: bool = typer.Option(False, "--sample", help=text("cli.sample")),
) -> None:
    """Make a scoresheet."""
    from xladdin.macros import new_scoresheet
    from xladdin.macros.outcome import Refused

    chosen = _known_language(language)
    if file.suffix.lower() != ENDING:
        raise _wrong(text("cli.wrong_ending", file=file))
    try:
        outcome = new_scoresheet.run(scoresheet, file, chosen, sample=sample)
    except Refused as refused:
        typer.echo(refused.message(), err=True)
        is_usage = refused.key == "no_such_scoresheet"
        raise typer.Exit(2 if is_usage else 1) from None
    typer.echo(outcome.message())


def _fresh_folder() -> Path:
    """A folder for the demo that is not there yet: nobody's file is overwritten."""
    for number in itertools.count(1):
        folder = Path("xladdin-demo" if number == 1 else f"xladdin-demo-{number}")
        if not folder.exists():
            return folder
    raise AssertionError  # numbers do not end


def demo(
    folder: Path | None = typer.Argument(None, help=text("cli.demo_folder")),
) -> None:
    """Make, compute and print two filled scoresheets."""
    from xladdin.cli.scored import print_report
    from xladdin.hosts import calculator
    from xladdin.macros import new_scoresheet
    from xladdin.macros.outcome import Refused

    folder = folder or _fresh_folder()
    folder.mkdir(parents=True, exist_ok=True)
    for name in DEMO:
        file = folder / f"{name}{ENDING}"
        try:
            new_scoresheet.run(name, file, sample=True)
        except Refused as refused:
            typer.echo(refused.message(), err=True)
            raise typer.Exit(1) from None
        print_report(file, calculator.score(file))
    typer.echo(text("cli.demo_made", folder=folder.resolve()))
