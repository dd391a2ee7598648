"""The built wheel, installed elsewhere: the scoresheets travel in it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from xladdin.wording import LANGUAGES
from xladdin.workbooks.shelf import SHELF

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder with the package as pip puts it there."""
    wheels = tmp_path_factory.mktemp("wheels")
    place = tmp_path_factory.mktemp("elsewhere")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    build = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels)]
    subprocess.run(
        [*pip, *build, str(ROOT)],
        check=True,
        timeout=300,
    )
    (wheel,) = wheels.glob("xladdin-*.whl")
    subprocess.run(
        [*pip, "install", "--no-deps", "--target", str(place), str(wheel)],
        check=True,
        timeout=300,
    )
    return place


def run(installed, here, *words):
    return subprocess.run(
        [sys.executable, "-m", "xladdin", *words],
        cwd=here,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def test_the_installed_package_is_the_one_that_runs(installed, tmp_path):
    program = "import xladdin; print(xladdin.__file__)"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.startswith(str(installed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scoresheet_is_made_and_scored_from_it(installed, tmp_path, language):
    files = [f"{name}.xlsx" for name in SHELF]
    for name, file in zip(SHELF, files, strict=True):
        made = run(installed, tmp_path, "new", name, file, "--lang", language)
        assert made.returncode == 0, made.stderr
    scored = run(installed, tmp_path, "score", *files)
    assert scored.returncode == 0, scored.stdout + scored.stderr
    assert all(f"{file}: " in scored.stdout for file in files)


@pytest.mark.parametrize(
    "words",
    [
        ("libreoffice", "build", "xladdin.oxt"),
        ("excel", "build", "xladdin.xlam"),
        ("excel", "check-book", "check.xlsx"),
    ],
    ids=" ".join,
)
def test_what_is_built_for_other_programs_is_built_from_it(installed, tmp_path, words):
    done = run(installed, tmp_path, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / words[-1]).stat().st_size > 0
