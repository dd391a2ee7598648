"""The five plain rooms run under Python 3.8, which LibreOffice may bring."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "xladdin"
PLAIN = ("scoring", "bridge", "preferans", "functions", "wording")
MODULES = [
    PACKAGE / "__init__.py",
    *sorted(module for room in PLAIN for module in (PACKAGE / room).rglob("*.py")),
]


@pytest.mark.parametrize("module", MODULES, ids=lambda m: str(m.relative_to(PACKAGE)))
def test_syntax_is_that_of_38(module):
    ast.parse(module.read_text("utf-8"), feature_version=(3, 8))


def test_library_is_that_of_38():
    vermin = Path(sys.executable).parent / "vermin"
    done = subprocess.run(
        [vermin, "-t=3.8-", "--no-tips", "--violations", *MODULES],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def real_38() -> str | None:
    """A Python 3.8 of this machine, on the path or where pyenv keeps its own."""
    places = [shutil.which("python3.8")]
    places += sorted(Path.home().glob(".pyenv/versions/3.8*/bin/python3.8"))
    for place in filter(None, places):
        done = subprocess.run(
            [str(place), "-c", "import sys; print(sys.version_info[:2])"],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.stdout.strip() == "(3, 8)":
            return str(place)
    return None


EXAMPLES = """
import doctest, importlib, pkgutil, sys
import xladdin
failed = 0
for room in {rooms!r}:
    package = importlib.import_module("xladdin." + room)
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        failed += doctest.testmod(importlib.import_module(module.name)).failed
sys.exit(failed)
"""


def test_examples_of_the_rooms_run_under_a_real_38(tmp_path):
    python = real_38()
    if python is None:
        pytest.skip("no Python 3.8 on this machine")
    program = EXAMPLES.format(rooms=PLAIN)
    done = subprocess.run(
        [python, "-S", "-E", "-B", "-c", program],
        cwd=ROOT,
        env={"HOME": str(tmp_path), "PATH": ""},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
