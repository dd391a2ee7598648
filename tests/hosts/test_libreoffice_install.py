"""Where LibreOffice is found, and how the extension gets in and out, without it."""

import os
import stat
import subprocess
import sys
import types
from pathlib import Path

import pytest
from typer.testing import CliRunner

from xladdin.cli.libreoffice import app
from xladdin.hosts import libreoffice_install, libreoffice_office
from xladdin.hosts.libreoffice_install import install, is_installed, uninstall
from xladdin.hosts.libreoffice_office import Office, OfficeFault, find_office
from xladdin.wording import LANGUAGES


def program_in(folder):
    """A folder that looks like LibreOffice's."""
    folder.mkdir(parents=True)
    for name in ("soffice", "soffice.exe", "unopkg", "pythonloader.py"):
        (folder / name).touch()
    return folder


@pytest.fixture
def nothing_on_the_path(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    for variable in ("ProgramW6432", "ProgramFiles", "ProgramFiles(x86)"):
        monkeypatch.setenv(variable, str(tmp_path / "none"))


@pytest.mark.usefixtures("nothing_on_the_path")
class TestFinding:
    def test_the_program_behind_the_link_on_the_path(self, tmp_path):
        program = program_in(tmp_path / "lib" / "libreoffice" / "program")
        (program / "soffice").chmod(0o755)
        (tmp_path / "soffice").symlink_to(program / "soffice")
        assert find_office() == Office(program)

    def test_a_launcher_that_is_none_of_its_own_programs_is_passed_by(
        self, monkeypatch, tmp_path
    ):
        snap = tmp_path / "snap"
        snap.touch(mode=0o755)
        (tmp_path / "libreoffice").symlink_to(snap)
        monkeypatch.setattr(sys, "platform", "win32")
        monkeypatch.setattr(libreoffice_office, "_registered", list)
        with pytest.raises(OfficeFault, match="not_found"):
            find_office()

    def test_windows_where_the_installer_registered_it(self, monkeypatch, tmp_path):
        program = program_in(tmp_path / "D" / "LibreOffice" / "program")

        def registered(root, key):
            if root == "machine":
                raise OSError
            assert key == r"SOFTWARE\LibreOffice\UNO\InstallPath"
            return str(program)

        registry = types.SimpleNamespace(
            HKEY_LOCAL_MACHINE="machine",
            HKEY_CURRENT_USER="user",
            QueryValue=registered,
        )
        monkeypatch.setattr(sys, "platform", "win32")
        monkeypatch.setitem(sys.modules, "winreg", registry)
        assert find_office() == Office(program)

    def test_windows_among_the_programs(self, monkeypatch, tmp_path):
        program = program_in(tmp_path / "Program Files" / "LibreOffice" / "program")
        monkeypatch.setattr(sys, "platform", "win32")
        monkeypatch.setattr(libreoffice_office, "_registered", list)
        monkeypatch.setenv("ProgramFiles", str(program.parents[1]))
        assert find_office() == Office(program)

    def test_a_mac_among_the_applications_of_the_user(self, monkeypatch, tmp_path):
        bundle = tmp_path / "Applications" / "LibreOffice.app" / "Contents"
        program_in(bundle / "MacOS")
        monkeypatch.setattr(sys, "platform", "darwin")
        assert find_office() == Office(bundle / "MacOS")
        assert find_office().extensions == bundle / "Resources" / "extensions"


def test_the_path_of_a_virtual_environment_comes_after_the_system(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", "/somewhere/venv/bin")
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    around = libreoffice_office.surroundings()
    assert around["PATH"].split(":")[0] == "/usr/bin"
    assert not any(name.startswith("PYTHON") for name in around)


@pytest.fixture
def office(tmp_path):
    return Office(program_in(tmp_path / "libreoffice" / "program"))


def everything(folder):
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


class TestRoot:
    @pytest.fixture(autouse=True)
    def _as_root(self, monkeypatch, office):
        monkeypatch.setattr(libreoffice_install, "_for_all_users", lambda: True)
        office.extensions.mkdir(parents=True)
        self.before = everything(office.program.parent)

    def test_installing_twice_and_uninstalling_leaves_nothing(self, office):
        for _ in range(2):
            install(office)
            assert is_installed(office)
        cache = office.extensions / "xladdin" / "pythonpath" / "__pycache__"
        cache.mkdir()
        assert uninstall(office)
        assert everything(office.program.parent) == self.before

    def test_an_older_version_is_replaced_whole(self, office):
        left_over = office.extensions / "xladdin" / "pythonpath" / "old.py"
        left_over.parent.mkdir(parents=True)
        left_over.touch()
        install(office)
        assert not left_over.exists()

    def test_every_user_may_read_it_whatever_root_usually_allows(self, office):
        old = os.umask(0o077)
        try:
            install(office)
        finally:
            os.umask(old)
        for path in (office.extensions / "xladdin").rglob("*"):
            wanted = 0o755 if path.is_dir() else 0o644
            assert stat.S_IMODE(path.stat().st_mode) == wanted

    def test_uninstalling_what_is_not_there_changes_nothing(self, office):
        assert not uninstall(office)
        assert everything(office.program.parent) == self.before


class TestOrdinaryUser:
    @pytest.fixture(autouse=True)
    def _as_user(self, monkeypatch):
        monkeypatch.setattr(libreoffice_install, "_for_all_users", lambda: False)
        self.orders = []
        self.codes = {}

        def run(_office, tool, *arguments):
            self.orders.append((tool, *arguments))
            code = self.codes.get(arguments[0], 0)
            return subprocess.CompletedProcess([], code, "", "no such thing")

        monkeypatch.setattr(Office, "run", run)

    def test_unopkg_gets_the_package(self, office):
        self.codes = {"list": 1}
        install(office)
        tool, order, *options = self.orders[-1]
        assert (tool, order) == ("unopkg", "add")
        assert Path(options[-1]).name == "xladdin.oxt"
        assert not Path(options[-1]).exists()

    def test_unopkg_takes_it_out_by_its_identifier(self, office):
        assert uninstall(office)
        assert ("unopkg", "remove", "org.xladdin.calc") in self.orders

    def test_an_older_version_goes_before_the_new_one_comes(self, office):
        install(office)
        done = [order for tool, order, *_ in self.orders if tool == "unopkg"]
        assert done == ["list", "remove", "add"]

    def test_what_unopkg_says_is_told(self, office):
        self.codes = {"list": 1, "add": 1}
        with pytest.raises(OfficeFault) as refused:
            install(office)
        for language in LANGUAGES:
            assert "no such thing" in refused.value.message(language)

    def test_an_office_without_python_is_told_before_anything_is_done(self, office):
        (office.program / "pythonloader.py").unlink()
        with pytest.raises(OfficeFault) as refused:
            install(office)
        assert "python3-uno" in refused.value.message("en")
        assert self.orders == []


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands in")
def test_an_office_that_hangs_is_ended_with_all_that_it_started(monkeypatch, office):
    script = office.program / "soffice"
    script.write_text("#!/bin/sh\nsleep 600 &\nsleep 600\n")
    script.chmod(0o755)
    monkeypatch.setattr(libreoffice_office, "PATIENCE", 0.5)
    # The sleeping ones hold our pipes: without their end this would not return.
    with pytest.raises(OfficeFault, match="no_answer"):
        office.run("soffice")


class TestCommand:
    def run(self, *arguments):
        return CliRunner().invoke(app, list(map(str, arguments)))

    def test_build_writes_the_extension(self, tmp_path):
        done = self.run("build", tmp_path / "x.oxt")
        assert done.exit_code == 0
        assert (tmp_path / "x.oxt").read_bytes().startswith(b"PK")
        assert list(tmp_path.iterdir()) == [tmp_path / "x.oxt"]

    def test_build_wants_the_right_ending(self, tmp_path):
        done = self.run("build", tmp_path / "x.zip")
        assert done.exit_code == 2
        assert ".oxt" in done.stderr

    def test_build_tells_that_the_folder_is_missing(self, tmp_path):
        done = self.run("build", tmp_path / "none" / "x.oxt")
        assert done.exit_code == 1
        assert "x.oxt" in done.stderr

    @pytest.mark.parametrize("order", ["install", "uninstall"])
    def test_a_missing_office_is_told_in_words(self, monkeypatch, order):
        def missing():
            raise OfficeFault("not_found")

        monkeypatch.setattr(libreoffice_office, "find_office", missing)
        done = self.run(order)
        assert done.exit_code == 1
        assert "LibreOffice was not found" in done.stderr

    def test_install_and_uninstall_say_what_they_did(self, monkeypatch, office):
        monkeypatch.setattr(libreoffice_office, "find_office", lambda: office)
        monkeypatch.setattr(libreoffice_install, "_for_all_users", lambda: True)
        assert "=IMPS(250)" in self.run("install").stdout
        assert "no longer" in self.run("uninstall").stdout
        assert "nothing was changed" in self.run("uninstall").stdout
