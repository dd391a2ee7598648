"""The engine beside our functions: what it holds, and what it lets go."""

import weakref

import formualizer

from xladdin.hosts.calculator.engine import Engine


def test_an_engine_that_nobody_needs_is_let_go():
    """A past fault: each formula evaluated kept 45 MB for ever."""
    engine = Engine(formualizer.Workbook())
    engine.book.add_sheet("A")
    assert engine.show("A", 1, 1, "IMP(250)") == 4
    seen = weakref.ref(engine)
    del engine
    assert seen() is None
