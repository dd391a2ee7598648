"""The commands of ``xladdin``, gathered from the modules that know them."""

from __future__ import annotations

import typer

from xladdin import __version__
from xladdin.cli import (
    buttons,
    excel,
    functions,
    libreoffice,
    publishing,
    scoresheets,
    scoring,
)
from xladdin.wording import text

app = typer.Typer(
    name="xladdin",
    help=text("cli.about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
scoresheets.add_to(app)
functions.add_to(app)
scoring.add_to(app)
buttons.add_to(app)
publishing.add_to(app)
app.add_typer(excel.app, name="excel", help=text("cli.excel"))
app.add_typer(libreoffice.app, name="libreoffice", help=text("cli.libreoffice"))


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"xladdin {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    _shown: bool = typer.Option(
        False,
        "--version",
        callback=_version,
        is_eager=True,
        help=text("cli.version"),
    ),
) -> None:
    """Only ``--version`` stands before a command."""
