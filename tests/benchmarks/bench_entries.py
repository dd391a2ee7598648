"""A scoresheet computed with a quarter, half and all of its entries.

    python -m tests.benchmarks.bench_entries

The calculator alone, in this process. The times are ratios to that of the same
scoresheet without entries, which is most of it; they rise in a straight line.
"""

import tempfile
import time
from pathlib import Path

from tests.workbooks import growing
from xladdin.hosts import calculator

ROUNDS = 5


def seconds(path):
    start = time.process_time()
    calculator.compute(path)
    return time.process_time() - start


def least(files):
    """The least time of the processor for each file, taken in turn."""
    rounds = [[seconds(path) for path in files.values()] for _ in range(ROUNDS)]
    return [min(taken) for taken in zip(*rounds, strict=True)]


def main():
    with tempfile.TemporaryDirectory() as name:
        for title, (make, counts) in growing.SCORESHEETS.items():
            folder = Path(name) / title
            folder.mkdir()
            empty, *filled = least(make(folder, (0, *counts)))
            each = 1000 * (filled[-1] - empty) / counts[-1]
            ratios = ", ".join(
                f"{count}: {taken / empty:.2f}"
                for count, taken in zip(counts, filled, strict=True)
            )
            print(f"{title}: {ratios} times the empty one; {each:.1f} ms each")


if __name__ == "__main__":
    main()
