"""Our functions inside LibreOffice Calc, as ratios in one run.

    python -m tests.benchmarks.bench_libreoffice

Times of the recalculation alone, asked of a running LibreOffice with the extension:

* 10,000 cells with a function of ours, against the same sheet with built-in functions
  that read the same table;
* a function over a whole column, against the same over its filled cells, and against
  the office's own passing of that column: a function of ours that does nothing.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.end_to_end import over_uno
from xladdin.hosts import libreoffice
from xladdin.hosts.libreoffice_office import find_office, surroundings

PYTHONS = (find_office().program / "python", Path("/usr/bin/python3"))
CELLS = 10_000
BOUNDS = "{0;20;70;140;220;350;500;750;1000;1250;1500;2000}"
OURS = "=IMPS(B1)"
BUILT_IN = f"=SIGN(B1)*(MATCH(ABS(B1);{BOUNDS})-1)"
FILLED = "=SUM(PITER_SCORE(B1:B4))"
COLUMN = "=SUM(PITER_SCORE(B:B))"
IDLE = "\ndef computed(_entry, _given):\n    return 0.0\n"


def timed(extensions, *needs):
    """Seconds and shown value for each formula, from a fresh office."""
    python = next(python for python in PYTHONS if python.exists())
    command = [python, over_uno.__file__, find_office().program / "soffice"]
    with tempfile.TemporaryDirectory() as profile:
        command += [Path(profile).as_uri(), extensions.as_uri(), "timed"]
        done = subprocess.run(
            [*command, *map(str, needs)],
            env=surroundings(),
            capture_output=True,
            text=True,
            check=True,
        )
    return json.loads(done.stdout)


def told(words):
    sys.stdout.write(f"{words}\n")


def idle(extension, folder):
    """The extension with functions that do nothing: what is left is the office's."""
    shutil.copytree(extension, folder)
    inside = folder / libreoffice.FOLDER / "pythonpath" / "xladdin" / "hosts" / "calc"
    with (inside / "values.py").open("a", encoding="utf-8") as module:
        module.write(IDLE)
    return folder


def main():
    with tempfile.TemporaryDirectory() as folder:
        extension = libreoffice.unpack(Path(folder) / "ours")
        nothing = idle(extension, Path(folder) / "idle")
        cells = ("B", CELLS, CELLS)
        (ours, value), (built_in, same) = timed(extension, *cells, OURS, BUILT_IN)
        ((crossing, _),) = timed(nothing, *cells, OURS)
        (filled, score), (column, score_of_column) = timed(
            extension, "B", 4, 1, FILLED, COLUMN
        )
        ((passing, _),) = timed(nothing, "B", 4, 1, COLUMN)
    if (value, score) != (same, score_of_column):
        sys.exit("the ways differ in their values")
    told(f"{CELLS} cells: {ours:.2f} s, of which {crossing:.2f} s are the office's own")
    told(f"  with built-in functions {built_in:.2f} s; ratio {ours / built_in:.0f}")
    told(f"a whole column: {column:.2f} s; its filled cells {filled:.4f} s")
    told(f"  the office's own passing {passing:.2f} s; ratio {column / passing:.2f}")


if __name__ == "__main__":
    main()
