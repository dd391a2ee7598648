"""A filled scoresheet recalculated from the command line, against LibreOffice.

    python -m tests.benchmarks.bench_scoresheet

Whole processes in turn, start included: `xladdin score FILE`, and LibreOffice without a
window that computes a copy with our extension. The ratio is that of each pair.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from xladdin.hosts import libreoffice
from xladdin.hosts.libreoffice_office import find_office, surroundings
from xladdin.workbooks import shelf

PAIRS = 5
SCORESHEETS = (
    *("bridge-match", "preferans-table"),
    *("bridge-league", "preferans-tournament"),  # large ones
)


def seconds(command, environment):
    start = time.perf_counter()
    subprocess.run(command, env=environment, check=True, capture_output=True)
    return time.perf_counter() - start


def main():
    # As installed: the modules are compiled once, not anew in each run.
    installed = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    office = find_office()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        extension = libreoffice.unpack(folder / "extensions")
        for scoresheet in SCORESHEETS:
            file = folder / f"{scoresheet}.xlsx"
            shelf.new(scoresheet, file, "en", sample=True)
            ours = [sys.executable, "-m", "xladdin", "score", str(file)]
            theirs = [
                str(office.program / "soffice"),
                f"-env:BUNDLED_EXTENSIONS={extension.as_uri()}",
                f"-env:UserInstallation={(folder / 'profile').as_uri()}",
                *("--headless", "--norestore", "--convert-to", "xlsx"),
                *("--outdir", str(folder / "out"), str(file)),
            ]
            seconds(ours, installed), seconds(theirs, surroundings())
            ratios = sorted(
                seconds(theirs, surroundings()) / seconds(ours, installed)
                for _ in range(PAIRS)
            )
            print(f"{scoresheet}: {statistics.median(ratios):.1f} times as fast")


if __name__ == "__main__":
    main()
