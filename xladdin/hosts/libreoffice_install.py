"""Installing the extension in LibreOffice, and taking it out again.

An ordinary user gets it through LibreOffice's own ``unopkg``. That refuses root, for
whom the extension is put, unpacked, where LibreOffice looks for all users.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from xladdin.hosts.calc import EXTENSION
from xladdin.hosts.libreoffice import FOLDER, build, unpack
from xladdin.hosts.libreoffice_office import Office, OfficeFault


def _for_all_users() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def is_installed(office: Office) -> bool:
    """Whether the extension is there for this user."""
    if _for_all_users():
        return (office.extensions / FOLDER).exists()
    return office.run("unopkg", "list", EXTENSION).returncode == 0


def install(office: Office) -> None:
    """Put the extension into LibreOffice, in the place of an older one.

    Raises:
        OfficeFault: LibreOffice cannot run Python, or refused the extension.
    """
    if not office.has_python:
        raise OfficeFault("no_python")
    # Not by unopkg's --force: it would leave a copy of the old one behind for ever.
    uninstall(office)
    if _for_all_users():
        unpack(office.extensions)
        _let_everybody_read(office.extensions / FOLDER)
        return
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "xladdin.oxt"
        build(package)
        try:
            _unopkg(office, "add", "--suppress-license", str(package))
        except OfficeFault:
            uninstall(office)  # unopkg keeps even what it could not register
            raise


def _let_everybody_read(folder: Path) -> None:
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)


def uninstall(office: Office) -> bool:
    """Take the extension out of LibreOffice; gives whether it was there.

    Raises:
        OfficeFault: LibreOffice refused.
    """
    if not is_installed(office):
        return False
    if _for_all_users():
        shutil.rmtree(office.extensions / FOLDER)
    else:
        _unopkg(office, "remove", EXTENSION)
        _clear_away(office)
    return True


def _clear_away(office: Office) -> None:
    """Let LibreOffice start to work once: it then deletes what unopkg left behind."""
    with tempfile.TemporaryDirectory() as folder:
        sheet = Path(folder) / "sheet.csv"
        sheet.touch()
        work = ("--convert-to", "xlsx", "--outdir", folder, str(sheet))
        office.run("soffice", "--headless", "--norestore", *work)


def _unopkg(office: Office, *arguments: str) -> None:
    done = office.run("unopkg", *arguments)
    if done.returncode:
        said = (done.stderr or done.stdout).strip()
        raise OfficeFault("refused", said=said)
