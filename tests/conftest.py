"""Profiles of Hypothesis, and one LibreOffice for all tests that need it."""

import os
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.programs import program
from xladdin.hosts.libreoffice import unpack
from xladdin.hosts.libreoffice_office import surroundings

settings.register_profile("dev", max_examples=100, deadline=None)
settings.register_profile(
    "ci",
    max_examples=200,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture(autouse=True)
def _english(monkeypatch, tmp_path):
    """Tests speak English, whatever the machine's user has chosen."""
    monkeypatch.delenv("XLADDIN_LANG", raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture(scope="session")
def soffice():
    """The path of LibreOffice."""
    return program(
        *("LibreOffice", "soffice", "libreoffice"),
        required_by="XLADDIN_REQUIRE_LIBREOFFICE",
    )


@pytest.fixture(scope="session")
def extension(tmp_path_factory):
    """Our extension, unpacked in a folder of extensions."""
    return unpack(tmp_path_factory.mktemp("extensions"))


@pytest.fixture(scope="session")
def convert_all(soffice, tmp_path_factory):
    """Convert files in one start of LibreOffice with a fresh profile.

    Gives the new paths. The names of the files differ.
    """

    def run(sources: list[Path], kind: str, bundled: Path | None = None) -> list[Path]:
        folder = tmp_path_factory.mktemp("converted")
        profile = tmp_path_factory.mktemp("profile")
        command = [soffice, "--headless", "--norestore"]
        command.append(f"-env:UserInstallation={profile.as_uri()}")
        if bundled:
            command.append(f"-env:BUNDLED_EXTENSIONS={bundled.as_uri()}")
        command += ["--convert-to", kind, "--outdir", str(folder), *map(str, sources)]
        # Without our virtual environment, whose Python the office would take.
        subprocess.run(
            command, check=True, timeout=600, capture_output=True, env=surroundings()
        )
        ending = kind.split(":", maxsplit=1)[0]
        return [folder / f"{source.stem}.{ending}" for source in sources]

    return run


@pytest.fixture(scope="session")
def convert(convert_all):
    """Convert a file with LibreOffice in a fresh profile; gives the new path."""

    def run(source: Path, kind: str, bundled: Path | None = None) -> Path:
        return convert_all([source], kind, bundled)[0]

    return run
