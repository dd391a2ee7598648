"""``libreoffice``: the sheet functions in LibreOffice Calc."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from xladdin.wording import text

app = typer.Typer(no_args_is_help=True)


@contextmanager
def _told() -> Iterator[None]:
    """A fault of LibreOffice in words, without a traceback."""
    from xladdin.hosts.libreoffice_office import OfficeFault

    try:
        yield
    except OfficeFault as fault:
        typer.echo(fault.message(), err=True)
        raise typer.Exit(1) from fault


@app.command(help=text("libreoffice.install"))
def install() -> None:
    """Give Calc the functions."""
    from xladdin.hosts import libreoffice_install
    from xladdin.hosts.libreoffice_office import find_office

    with _told():
        office = find_office()
        libreoffice_install.install(office)
        typer.echo(text("libreoffice.installed", office=office.program))


@app.command(help=text("libreoffice.uninstall"))
def uninstall() -> None:
    """Take the functions out of Calc."""
    from xladdin.hosts import libreoffice_install
    from xladdin.hosts.libreoffice_office import find_office

    with _told():
        was_there = libreoffice_install.uninstall(find_office())
    key = "libreoffice.uninstalled" if was_there else "libreoffice.was_not_there"
    typer.echo(text(key))


@app.command(help=text("libreoffice.build"))
def build(
    target: Annotated[Path, typer.Argument(help=text("libreoffice.build_target"))],
) -> None:
    """Write the extension to a file."""
    from xladdin.hosts import libreoffice

    if target.suffix.lower() != ".oxt":
        typer.echo(text("libreoffice.wrong_ending", file=target), err=True)
        raise typer.Exit(2)
    try:
        libreoffice.build(target)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        typer.echo(
            text("libreoffice.not_written", file=target, reason=reason), err=True
        )
        raise typer.Exit(1) from problem
    typer.echo(text("libreoffice.built", file=target))
