"""The house: which room may import which, and what the five plain rooms may use."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "xladdin"
PLAIN = ("scoring", "bridge", "preferans", "functions", "wording")
OUTER = ("hosts", "workbooks", "macros", "records")
MAY_IMPORT = {
    "scoring": {"scoring"},
    "bridge": {"scoring", "bridge"},
    "preferans": {"scoring", "preferans"},
    "wording": {"wording"},
    "functions": {"scoring", "bridge", "preferans", "functions", "wording"},
    **{room: {*PLAIN, *OUTER} for room in OUTER},
    "cli": {*PLAIN, *OUTER, "cli"},
}
MODULES = sorted(PACKAGE.rglob("*.py"))


def room_of(module: Path) -> str:
    parts = module.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def imported(module: Path) -> list[str]:
    """Full names of everything that a module imports, anywhere in it."""
    found = []
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: relative import"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def name(module: Path) -> str:
    return module.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("module", MODULES, ids=name)
def test_imports_point_to_the_left(module):
    room = room_of(module)
    allowed = MAY_IMPORT.get(room)
    for target in imported(module):
        top, _, rest = target.partition(".")
        if top == "xladdin" and allowed is not None and rest:
            asked = rest.partition(".")[0]
            assert asked in allowed or asked == "__version__", target


@pytest.mark.parametrize(
    "module", [m for m in MODULES if room_of(m) in PLAIN], ids=name
)
def test_plain_rooms_use_the_standard_library_only(module):
    for target in imported(module):
        top = target.partition(".")[0]
        assert top == "xladdin" or top in sys.stdlib_module_names, target


def test_rooms_of_the_outer_step_import_one_another_without_a_circle():
    asks = {
        room: {
            target.split(".")[1]
            for module in (PACKAGE / room).rglob("*.py")
            for target in imported(module)
            if target.startswith("xladdin.") and target.split(".")[1] in OUTER
        }
        - {room}
        for room in OUTER
    }
    while asks:
        free = [room for room, others in asks.items() if not others & asks.keys()]
        assert free, f"a circle among {sorted(asks)}"
        for room in free:
            del asks[room]


@pytest.mark.parametrize(
    "module",
    [m for m in sorted((PACKAGE / "scoring").glob("*.py")) if m.stem != "__init__"],
    ids=name,
)
def test_every_file_of_scoring_is_used_by_both_games(module):
    wanted = f"xladdin.scoring.{module.stem}"

    def reached(room: str) -> set[str]:
        found: set[str] = set()
        todo = [
            t for m in (PACKAGE / room).rglob("*.py") for t in imported(m) if ".s" in t
        ]
        while todo:
            target = todo.pop()
            if not target.startswith("xladdin.scoring."):
                continue
            stem = target.split(".")[2]
            if f"xladdin.scoring.{stem}" not in found:
                found.add(f"xladdin.scoring.{stem}")
                todo += imported(PACKAGE / "scoring" / f"{stem}.py")
        return found

    assert wanted in reached("bridge")
    assert wanted in reached("preferans")


BLOCKED = """
import builtins, sys
real = builtins.__import__
allowed = set(sys.stdlib_module_names) | {"xladdin"}
def guarded(name, *rest, **more):
    top = name.partition(".")[0]
    if top not in allowed and (not rest or len(rest) < 4 or rest[3] == 0):
        raise ImportError(f"{name} is not in the standard library")
    return real(name, *rest, **more)
builtins.__import__ = guarded
from xladdin.functions.calling import evaluate
from xladdin.functions.catalogue import CATALOGUE
assert evaluate(CATALOGUE["IMP"], [250.0]) == 4.0
"""


def test_the_catalogue_works_where_third_party_packages_are_blocked():
    subprocess.run(
        [sys.executable, "-S", "-E", "-c", BLOCKED], cwd=ROOT, check=True, timeout=120
    )


def test_importing_the_package_loads_no_heavy_library():
    heavy = ("xlwings", "openpyxl", "formualizer", "typer", "rich", "numpy")
    program = f"import sys, xladdin; print([m for m in {heavy!r} if m in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout.strip() == "[]"
