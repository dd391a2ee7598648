"""``score`` and ``explain``: workbooks computed without a spreadsheet program."""

from __future__ import annotations

from pathlib import Path

import typer

from xladdin.cli.scored import CALCULATOR, LIBREOFFICE, score_all
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.wording import text


def add_to(app: typer.Typer) -> None:
    """Give the command line the commands of this module."""
    app.command("score", help=text("cli.score"))(score)
    app.command("explain", help=text("cli.explain"))(explain)


def score(
    files: list[Path] = typer.Argument(..., help=text("cli.files")),
    engine: str = typer.Option(CALCULATOR, "--engine", help=text("cli.engine")),
    json_wanted: bool = typer.Option(False, "--json", help=text("cli.json")),
) -> None:
    """Compute workbooks and write the values into their cells."""
    if engine not in (CALCULATOR, LIBREOFFICE):
        typer.echo(text("cli.engine_unknown", found=engine), err=True)
        raise typer.Exit(2)
    if not score_all(files, engine, json_wanted=json_wanted):
        raise typer.Exit(1)


def explain(
    file: Path = typer.Argument(..., help=text("cli.file")),
    cell: str = typer.Argument(..., help=text("cli.explain_cell")),
) -> None:
    """Say in words why a cell holds an error."""
    from xladdin.hosts import calculator
    from xladdin.hosts.workbook_file import addresses

    sheet, _, address = cell.rpartition("!")
    address = address.replace("$", "").upper()
    try:
        addresses.place(address)
    except ValueError:
        typer.echo(text("cli.wrong_cell", found=cell), err=True)
        raise typer.Exit(2) from None
    try:
        typer.echo(calculator.explain(file, addresses.unquoted(sheet), address))
    except FileRefused as refused:
        typer.echo(refused.message(), err=True)
        raise typer.Exit(1) from None
