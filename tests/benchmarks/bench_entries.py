"""What an entry costs in a scoresheet that is a quarter, half and wholly full.

    python -m tests.benchmarks.bench_entries

The calculator alone, in this process. An empty scoresheet is computed as well: what
that takes is no cost of entries. The costs are ratios to that at a quarter; linear is
1.0 everywhere.
"""

import statistics
import tempfile
import time
from pathlib import Path

from tests.workbooks import growing
from xladdin.hosts import calculator

ROUNDS = 5


def seconds(path: Path) -> float:
    start = time.perf_counter()
    calculator.compute(path)
    return time.perf_counter() - start


def costs(files: dict[int, Path]) -> list[float]:
    """Seconds an entry beyond those of the empty scoresheet, which comes first."""
    for path in files.values():
        seconds(path)
    taken = {entries: [] for entries in files}
    for _ in range(ROUNDS):  # in turn, so that a busy machine slows all alike
        for entries, path in files.items():
            taken[entries].append(seconds(path))
    empty, *filled = ((n, statistics.median(times)) for n, times in taken.items())
    return [(time - empty[1]) / entries for entries, time in filled]


def main():
    with tempfile.TemporaryDirectory() as name:
        for title, (make, counts) in growing.SCORESHEETS.items():
            folder = Path(name) / title
            folder.mkdir()
            quarter, *more = costs(make(folder, (0, *counts)))
            ratios = ", ".join(f"{cost / quarter:.2f}" for cost in more)
            print(
                f"{title}: {1000 * quarter:.1f} ms an entry, at half and all {ratios}"
            )


if __name__ == "__main__":
    main()
