"""The calculator inside: scoresheets and formulas without a spreadsheet program.

Formualizer computes; what it is known to compute wrongly is recognised, left as it was
and named, never computed.

>>> evaluate_formula("=IMP(250)")
4.0
>>> evaluate_formula('=IMP("x")').message("en")
'A number is expected, found “x”.'
"""

from __future__ import annotations

from pathlib import Path

import formualizer

from xladdin.functions.cells import Value
from xladdin.hosts.calculator import formula_cells
from xladdin.hosts.calculator.computing import Computed
from xladdin.hosts.calculator.engine import ASIDE, Engine
from xladdin.hosts.calculator.engine_formula import for_engine
from xladdin.hosts.calculator.explaining import error_cells, explanation
from xladdin.hosts.calculator.lifting import EVERYWHERE, judge
from xladdin.hosts.calculator.model import Model
from xladdin.hosts.calculator.report import RESULTS, NotComputed, Reason, Report
from xladdin.hosts.workbook_file.package import Package, refuse_if_open

__all__ = [
    "NotComputed",
    "Reason",
    "Report",
    "compute",
    "evaluate_formula",
    "explain",
    "score",
]


def evaluate_formula(formula: str) -> Value:
    """The value of one formula, typed with or without "=".

    A cell that it names is blank.

    Returns:
        A value, a `CellError` with its message, or rows of these.

    Raises:
        NotComputed: it is no formula, or one that would come out wrong.
    """
    text = formula.strip().removeprefix("=")
    verdict = judge(text, lifts=EVERYWHERE)
    if verdict.reason:
        raise NotComputed(verdict.reason)
    engine = Engine(formualizer.Workbook())
    engine.book.add_sheet("Formula")
    try:
        put = formula_cells.answered(for_engine(text), "Formula", {})
        return engine.show("Formula", *ASIDE, put)
    except RuntimeError as problem:
        raise NotComputed(Reason("left_circular")) from problem
    except ValueError as problem:
        raise NotComputed(Reason("left_unfinished")) from problem


def compute(path: Path | str) -> Report:
    """Compute a workbook; nothing is written.

    Raises:
        FileRefused: it is no workbook that can be computed.
    """
    computed = Computed(Model(Package(path)))
    return _report(computed)


def score(path: Path | str) -> Report:
    """Compute a workbook and write the values into its cells.

    All else in the file stays byte for byte as it was.

    Raises:
        FileRefused: it is no workbook that can be computed, or it is open elsewhere.
    """
    refuse_if_open(Path(path))
    package = Package(path)
    computed = Computed(Model(package))
    changed = computed.changed_parts()
    if changed:
        package.replace(changed)
    return _report(computed)


def explain(
    path: Path | str, sheet: str, cell: str, language: str | None = None
) -> str:
    """Why a cell holds an error, in words.

    Args:
        path: the workbook.
        sheet: the name of a sheet; empty for the first one.
        cell: an address such as "C5".
        language: "en", "ru" or "bg"; left out, the user's.

    Raises:
        FileRefused: it is no workbook that can be computed, or has no such sheet.
    """
    computed = Computed(Model(Package(path)))
    return explanation(computed, sheet, cell, language)


def _report(computed: Computed) -> Report:
    report = computed.report
    report.errors.update(error_cells(computed))
    for name in computed.model.package.defined_names:
        if name.name == RESULTS:
            report.results = computed.rows(name.formula)
    return report
