"""``xladdin excel``: the add-in for Excel for Windows.

Exit codes: 0 done, 1 something is wrong with the installation, 2 wrong usage.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from xladdin.cli.printing import as_json, console
from xladdin.wording import LANGUAGES, chosen_language, text
from xladdin.wording.preference import follow

if TYPE_CHECKING:
    from xladdin.hosts.windows import Template

app = typer.Typer(no_args_is_help=True)

Language = Annotated[str, typer.Option("--lang", help=text("cli.language"))]


def _wrong(message: str) -> typer.Exit:
    typer.echo(message, err=True)
    return typer.Exit(2)


def _language(wanted: str) -> str:
    """The language asked for, else that chosen before, else that of Windows."""
    from xladdin.hosts.computer import ThisComputer

    spoken = ThisComputer().interface_language()
    if spoken in LANGUAGES:
        follow(spoken)
    if wanted and wanted not in LANGUAGES:
        raise _wrong(text("cli.language_unknown", found=wanted))
    return wanted or chosen_language()


def _templates(own: str) -> list[Template]:
    """The scoresheets in the user's own language, then in the others."""
    from xladdin.hosts.ribbon import Offered
    from xladdin.hosts.windows import Template
    from xladdin.workbooks import shelf

    return [
        Template(
            Offered(
                name=name,
                label=shelf.describe(name, language).partition(":")[0],
                language="" if language == own else language,
            ),
            shelf.template(name, language),
        )
        for language in sorted(LANGUAGES, key=lambda language: language != own)
        for name in shelf.SHELF
    ]


@contextmanager
def _told() -> Iterator[None]:
    """A reason why Excel cannot be served in words, without a traceback."""
    from xladdin.hosts.windows import CannotInstallError

    try:
        yield
    except CannotInstallError as problem:
        typer.echo(problem.message(), err=True)
        raise typer.Exit(1) from problem


@app.command(help=text("excel.install"))
def install(lang: Language = "") -> None:
    """Install the add-in, the settings, the help and the scoresheets."""
    from xladdin.hosts import windows
    from xladdin.hosts.computer import ThisComputer

    language = _language(lang)
    with _told():
        steps = windows.install(ThisComputer(), language, _templates(language))
    for step in steps:
        typer.echo(step.message(language))
    typer.echo(text("excel.next_step", language))


@app.command(help=text("excel.uninstall"))
def uninstall() -> None:
    """Take away what was installed."""
    from xladdin.hosts import windows
    from xladdin.hosts.computer import ThisComputer

    language = chosen_language()  # before the choice itself is taken away
    with _told():
        steps = windows.uninstall(ThisComputer())
    for step in steps:
        typer.echo(step.message(language))
    typer.echo(
        text("excel.uninstalled" if steps else "excel.nothing_installed", language)
    )


@app.command(help=text("excel.doctor"))
def doctor(
    json: Annotated[bool, typer.Option("--json", help=text("cli.json"))] = False,
) -> None:
    """Look at each link from a cell to Python."""
    from xladdin.hosts.computer import ThisComputer
    from xladdin.hosts.doctor import examine

    found = list(examine(ThisComputer(), _templates))
    if json:
        told = [
            {"check": f.check, "good": f.is_good, "message": f.message()} for f in found
        ]
        typer.echo(as_json(told))
    else:
        screen = console()
        for finding in found:
            mark = "[green]✓[/green]" if finding.is_good else "[red]✗[/red]"
            screen.print(mark, end=" ")
            screen.print(finding.message(), markup=False)
    raise typer.Exit(0 if all(finding.is_good for finding in found) else 1)


@app.command(help=text("excel.build"))
def build(
    out: Annotated[Path, typer.Argument(help=text("excel.build_out"))],
    lang: Language = "",
) -> None:
    """Build the add-in into a file, on any system."""
    from xladdin.hosts import xlam

    if out.suffix.lower() != ".xlam":
        raise _wrong(text("excel.build_ending", file=out))
    out.write_bytes(xlam.build(_language(lang)))
    typer.echo(text("excel.built", place=out))


@app.command(help=text("excel.engine"))
def engine() -> None:
    """Serve Excel by hand, where it may not start programs."""
    from xladdin.hosts import windows
    from xladdin.hosts.computer import ThisComputer

    with _told():
        try:
            windows.serve_by_hand(
                ThisComputer(), lambda: typer.echo(text("excel.engine_runs"))
            )
        except KeyboardInterrupt:
            typer.echo(text("excel.engine_ended"))


@app.command("check-book", help=text("excel.check_book"))
def check_book(
    out: Annotated[Path, typer.Argument(help=text("excel.check_book_out"))] = Path(
        "xladdin-check.xlsx"
    ),
    lang: Language = "",
) -> None:
    """Make the workbook in which every example checks itself."""
    from xladdin.hosts.check_book import build as build_check_book

    if out.suffix.lower() != ".xlsx":
        raise _wrong(text("cli.wrong_ending", file=out))
    build_check_book(out, _language(lang))
    typer.echo(text("excel.check_book_made", place=out))
