"""Twice the entries are twice the work, not four times: counted, not timed.

Counted are the lines that run in the rooms of the rules and the functions while the
calculator computes a scoresheet with a quarter, half and all of its entries.
"""

import sys
from itertools import pairwise
from pathlib import Path

import pytest

import xladdin
from tests.workbooks import growing
from xladdin.hosts import calculator

ROOMS = tuple(
    str(Path(xladdin.__file__).parent / room)
    for room in ("functions", "bridge", "preferans", "scoring")
)
# What one entry more costs may grow by so much; in a quadratic function it doubles.
GROWTH = 1.05
# Computed once before, for the rules of bridge keep scales and contracts that they met.
KEPT = ("boards of a match", "fixtures of a league")


class Steps:
    """Counts the lines that run in the rooms; a trace function."""

    def __init__(self):
        self.count = 0

    def __call__(self, frame, event, _):
        if event == "call" and not frame.f_code.co_filename.startswith(ROOMS):
            return None
        self.count += 1
        return self


def work(path):
    """How many lines run while a file is computed."""
    steps, before = Steps(), sys.gettrace()
    sys.settrace(steps)
    try:
        report = calculator.compute(path)
    finally:
        sys.settrace(before)
    assert not report.left
    assert not report.errors
    return steps.count


def cost_of_one_more(files):
    """What one entry more costs from a quarter to half, and from half to all."""
    counts = [(entries, work(path)) for entries, path in files.items()]
    return [
        (more - less) / (many - few) for (few, less), (many, more) in pairwise(counts)
    ]


@pytest.mark.parametrize("entries", growing.SCORESHEETS)
def test_one_entry_more_costs_no_more_where_there_are_many(tmp_path, entries):
    make, counts = growing.SCORESHEETS[entries]
    files = make(tmp_path, counts)
    if entries in KEPT:
        work(files[counts[0]])
    first, last = cost_of_one_more(files)
    assert 0 < last <= GROWTH * first
