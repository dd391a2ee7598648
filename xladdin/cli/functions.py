"""``functions`` and ``eval``: the catalogue, and one formula of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from xladdin.cli.printing import as_json, console, plain
from xladdin.functions.cells import CellError, as_rows
from xladdin.wording import text

if TYPE_CHECKING:
    from xladdin.functions.cells import Value
    from xladdin.functions.spec import Function, Shown


def add_to(app: typer.Typer) -> None:
    """Give the command line the commands of this module."""
    app.command("functions", help=text("cli.functions"))(list_functions)
    app.command("eval", help=text("cli.eval"))(eval_formula)


def _described(entry: Function) -> dict[str, object]:
    key = f"function.{entry.name}"
    return {
        "name": entry.name,
        "aliases": list(entry.aliases),
        "category": text(f"category.{entry.category}"),
        "signature": entry.signature,
        "purpose": text(key),
        "arguments": {a.name: text(f"{key}.{a.name}") for a in entry.arguments},
        "examples": [
            {"formula": e.formula, "result": e.result, "source": e.source}
            for e in entry.examples
        ],
        "source": entry.source,
    }


def _print_one(entry: Function) -> None:
    page = console()
    page.print(f"[bold]{entry.signature.replace('[', chr(92) + '[')}[/bold]")
    page.print(text(f"function.{entry.name}"), markup=False)
    for argument in entry.arguments:
        help_text = text(f"function.{entry.name}.{argument.name}")
        page.print(f"  {argument.name}: {help_text}", markup=False)
    if entry.aliases:
        page.print(text("cli.also_called", names=", ".join(entry.aliases)))
    for example in entry.examples:
        result = plain(cells_of(example.result)).replace("\n", "; ")
        page.print(
            f"  {example.formula}  →  {result}   ({example.source})", markup=False
        )
    page.print(text("cli.source", source=entry.source), markup=False)


def cells_of(result: Shown) -> Value:
    """The result of an example as cells."""
    return [list(row) for row in result] if isinstance(result, tuple) else result


def _print_all(entries: list[Function]) -> None:
    from rich.table import Table

    page = console()
    for category in dict.fromkeys(entry.category for entry in entries):
        table = Table(title=text(f"category.{category}"), title_justify="left")
        table.add_column(text("cli.column_function"), overflow="fold")
        table.add_column(text("cli.column_purpose"), overflow="fold")
        for entry in entries:
            if entry.category == category:
                table.add_row(
                    entry.signature.replace("[", "\\["), text(f"function.{entry.name}")
                )
        page.print(table)


def list_functions(
    name: str = typer.Argument("", help=text("cli.functions_name")),
    json_wanted: bool = typer.Option(False, "--json", help=text("cli.json")),
) -> None:
    """List the sheet functions, or tell all of one."""
    from xladdin.functions.catalogue import CATALOGUE

    if name and name not in CATALOGUE:
        typer.echo(text("cli.no_function", name=name), err=True)
        raise typer.Exit(2)
    entries = [CATALOGUE[name]] if name else list(CATALOGUE)
    if json_wanted:
        typer.echo(as_json([_described(entry) for entry in entries]))
    elif name:
        _print_one(entries[0])
    else:
        _print_all(entries)


def eval_formula(
    formula: str = typer.Argument(..., help=text("cli.eval_formula")),
    json_wanted: bool = typer.Option(False, "--json", help=text("cli.json")),
) -> None:
    """Print the value of one formula."""
    from xladdin.hosts.calculator import evaluate_formula
    from xladdin.hosts.calculator.report import NotComputed

    try:
        value = evaluate_formula(formula)
    except NotComputed as problem:
        typer.echo(text("cli.formula_left", why=problem.message()), err=True)
        raise typer.Exit(1) from None
    typer.echo(as_json(value) if json_wanted else plain(value))
    errors = [
        cell for row in as_rows(value) for cell in row if isinstance(cell, CellError)
    ]
    for message in dict.fromkeys(error.message() for error in errors):
        if message:
            typer.echo(message, err=True)
    if errors:
        raise typer.Exit(1)
