"""A call from Excel: our wrappers' way against that of xlwings' own, as ratios.

    python -m tests.hosts.stubbed_windows tests.benchmarks.bench_excel

What it is: xlwings' real code (``CallUDF``) over stubbed Windows modules, for 1,000
cells. Our VBA hands over the values of a range; the wrapper that xlwings generates
hands over the range itself, the workbook and the calling cell, and Python asks for the
rest.
What it is not: a time in Excel. There each question to Excel crosses from process to
process, so the questions are counted too.
"""

import sys
import timeit

MODULE = "xladdin.hosts.excel"
MISSING = -2147352572  # how COM says "left out"
CELLS = 1000
ROUNDS = 25
COLUMN = tuple((float(number * 10 - 5000),) for number in range(CELLS))
RANGE_TYPE = "{00020846-0000-0000-C000-000000000046}"


ANSWERS = {"Value": COLUMN, "Row": 1, "Column": 1, "Count": CELLS, "iid": RANGE_TYPE}


class Excel:
    """Whatever pywin32 hands over of Excel; counts what it is asked."""

    asked = 0

    def __getattr__(self, name):
        Excel.asked += 1
        return ANSWERS.get(name, self)

    def __call__(self):
        return self


def main():
    from xlwings.com_server import XLPython

    from xladdin.hosts.excel import LEFT_OUT_TOKEN

    server, cells, workbook, caller = XLPython(), Excel(), Excel(), Excel()

    def ours():
        return server.CallUDF(MODULE, "IMPS", (COLUMN, LEFT_OUT_TOKEN))

    def generated():
        return server.CallUDF(MODULE, "IMPS", (cells, MISSING), workbook, caller)

    def one_by_one():
        return [
            server.CallUDF(MODULE, "IMPS", (value, LEFT_OUT_TOKEN))
            for (value,) in COLUMN
        ]

    if ours() != generated() or one_by_one() != [value for (value,) in ours()]:
        sys.exit("the ways differ in their values")
    Excel.asked = 0
    generated()
    asked = Excel.asked
    ways = (ours, generated, one_by_one)
    # By turns, so that a busy moment of the machine meets all of them.
    rounds = [[timeit.timeit(way, number=1) for way in ways] for _ in range(ROUNDS)]
    best = map(min, zip(*rounds, strict=True))
    seconds = dict(zip((way.__name__ for way in ways), best, strict=True))
    ratio = seconds["generated"] / seconds["ours"]
    print(f"1,000 cells, our wrapper's way: {ratio:.2f} times as fast as xlwings' own")
    print(f"questions to Excel while it waits: ours 0, xlwings' own {asked}")
    ratio = seconds["one_by_one"] / seconds["ours"]
    print(f"a formula over 1,000 cells: {ratio:.1f} times as fast as 1,000 formulas")


if __name__ == "__main__":
    main()
