"""The extension installed for an ordinary user by the real unopkg, and taken out."""

import functools
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest
from openpyxl import Workbook

from xladdin.hosts import libreoffice, libreoffice_install
from xladdin.hosts.libreoffice_office import OfficeFault

pytestmark = pytest.mark.libreoffice

NOBODY = 65534


@pytest.fixture
def home(monkeypatch):
    """The home of an ordinary user; programs that root starts run as nobody there."""
    folder = Path(tempfile.mkdtemp())
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / ".config"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / ".cache"))
    monkeypatch.setattr(libreoffice_install, "_for_all_users", lambda: False)
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
        as_nobody = functools.partial(
            subprocess.Popen, user=NOBODY, group=NOBODY, extra_groups=()
        )
        build = libreoffice_install.build

        def build_for_all(package):
            build(package)
            package.parent.chmod(0o755)

        monkeypatch.setattr(libreoffice_install, "build", build_for_all)
        monkeypatch.setattr(subprocess, "Popen", as_nobody)
    yield folder
    shutil.rmtree(folder)


def computed(office, folder):
    """What a sheet with our function shows in the user's own LibreOffice."""
    workbook = Workbook()
    workbook.active["A1"] = '=IMPS(620,"today")'
    workbook.save(folder / "sheet.xlsx")
    (folder / "sheet.xlsx").chmod(0o644)
    file = str(folder / "sheet.xlsx")
    office.run("soffice", "--headless", "--convert-to", "csv", "--outdir", folder, file)
    return (folder / "sheet.csv").read_text("utf-8").strip()


def naming_us(folder):
    """Files that name the extension, in their path or inside.

    LibreOffice's own log and registries (whose freed pages keep old bytes) are its own.
    """
    return [
        path
        for path in folder.rglob("*")
        if "xladdin" in path.name.lower()
        or (path.is_file() and b"xladdin" in path.read_bytes().lower())
        if path.name != "log.txt" and path.suffix != ".rdb"
    ]


def test_install_use_update_and_uninstall(office, home):
    assert computed(office, home) == "#NAME?"
    assert not libreoffice_install.is_installed(office)
    libreoffice_install.install(office)
    assert libreoffice_install.is_installed(office)
    assert computed(office, home) == "12"
    libreoffice_install.install(office)
    assert computed(office, home) == "12"
    assert libreoffice_install.uninstall(office)
    assert not libreoffice_install.is_installed(office)
    (home / "sheet.csv").unlink()
    (home / "sheet.xlsx").unlink()
    assert naming_us(home) == []
    assert computed(office, home) == "#NAME?"
    assert not libreoffice_install.uninstall(office)


@pytest.mark.usefixtures("home")
def test_an_extension_that_does_not_start_is_refused_at_once(office, monkeypatch):
    spoiled = {**libreoffice.contents(), "addin.py": b"raise ImportError('spoiled')"}
    monkeypatch.setattr(libreoffice, "contents", lambda: spoiled)
    with pytest.raises(OfficeFault) as refused:
        libreoffice_install.install(office)
    assert "spoiled" in refused.value.message("en")
    assert not libreoffice_install.is_installed(office)
