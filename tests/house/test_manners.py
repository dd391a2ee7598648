"""The manners of the house: format, types, sources, words, lengths, names."""

import ast
import re
import string
import subprocess
import sys
from pathlib import Path

import pytest

from xladdin.wording import LANGUAGES, texts

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "xladdin"
MODULES = sorted(PACKAGE.rglob("*.py"))
RULES = [
    module
    for room in ("scoring", "bridge", "preferans")
    for module in sorted((PACKAGE / room).glob("*.py"))
    if module.stem != "__init__"
]
LONGEST_FILE = 320
EMPTY_NAMES = {"utils", "util", "helpers", "core", "common", "manager", "misc"}


def name(module: Path) -> str:
    return module.relative_to(ROOT).as_posix()


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


@pytest.mark.parametrize(
    "command",
    [("ruff", "format", "--check", "."), ("ruff", "check", "."), ("mypy",)],
    ids=" ".join,
)
def test_the_tools_have_nothing_to_say(command):
    done = run(*command)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("module", RULES, ids=name)
def test_a_rule_file_names_its_source_and_runs_an_example(module):
    tree = ast.parse(module.read_text("utf-8"))
    opening = ast.get_docstring(tree) or ""
    assert "Source:" in opening
    assert ">>> " in opening


@pytest.mark.parametrize("module", RULES, ids=name)
def test_rules_never_call_round(module):
    calls = [
        node
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "round"
    ]
    assert calls == []


@pytest.mark.parametrize("module", MODULES, ids=name)
def test_files_are_short_and_named_for_what_they_hold(module):
    assert len(module.read_text("utf-8").splitlines()) <= LONGEST_FILE
    assert module.stem not in EMPTY_NAMES


@pytest.mark.parametrize("module", MODULES, ids=name)
def test_nothing_is_left_to_do(module):
    assert not re.search(r"\b(TODO|FIXME|XXX|HACK)\b", module.read_text("utf-8"))


def fields(words: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(words) if field}


@pytest.mark.parametrize("language", [other for other in LANGUAGES if other != "en"])
def test_every_text_stands_in_every_language(language):
    english, other = texts("en"), texts(language)
    assert sorted(english) == sorted(other)
    for key, words in english.items():
        assert fields(words) == fields(other[key]), key
        assert other[key].strip() or not words.strip(), key


def test_the_top_level_is_as_agreed():
    found = {
        path.name
        for path in ROOT.iterdir()
        if not path.name.startswith(".") and not path.name.endswith(".egg-info")
    } - {"build", "dist"}
    expected = {"pyproject.toml", "xladdin", "templates", "tests"}
    assert found == expected | {"README.md", "LICENSE"}
