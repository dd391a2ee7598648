"""The engine beside our functions: what it holds, and what it lets go."""

import weakref

import formualizer

from xladdin.hosts.calculator import engine as module
from xladdin.hosts.calculator import evaluate_formula
from xladdin.hosts.calculator.engine import Engine


def test_an_engine_that_nobody_needs_is_let_go():
    """A past fault: each formula evaluated kept 45 MB for ever."""
    engine = Engine(formualizer.Workbook())
    engine.book.add_sheet("A")
    assert engine.show("A", 1, 1, "IMP(250)") == 4
    seen = weakref.ref(engine)
    del engine
    assert seen() is None


def test_a_fault_of_a_function_ends_neither_the_workbook_nor_its_words(monkeypatch):
    def fail(entry, _given):
        raise RuntimeError(entry.name)

    monkeypatch.setattr(module, "evaluate", fail)
    error = evaluate_formula("=IMP(250)")
    assert (error.code, error.key) == ("#VALUE!", "unexpected")
    assert evaluate_formula("=IFERROR(IMP(250),7)") == 7
