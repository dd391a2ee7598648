"""What happens when a workbook with our functions is opened in LibreOffice.

LibreOffice 7.4 does not know the name of an add-in's function in an .xlsx; no version
knows what other programs put before it; and all show the values that are in the file,
however old. So the names are read again and the workbook is computed anew. It does
not count as changed by that.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import uno
import unohelper
from com.sun.star.task import XJob

from xladdin.hosts.calc.formulas import bare, calls_ours

ANY_RESULT = 7  # com.sun.star.sheet.FormulaResult: VALUE, STRING and ERROR
# A name that comes and goes; no user's name looks like it.
PASSING_NAME = "xladdin_names_read_again"


def our_formulas(document: Any) -> Iterator[tuple[Any, str]]:  # noqa: ANN401
    """Cells that call our functions, with their formulas."""
    for sheet in document.Sheets:
        for block in sheet.queryFormulaCells(ANY_RESULT):
            for row, formulas in enumerate(block.getFormulaArray()):
                for column, formula in enumerate(formulas):
                    if formula.startswith(("=", "{=")) and calls_ours(formula):
                        yield block.getCellByPosition(column, row), formula


def _enter_again(cell: Any, formula: str) -> None:  # noqa: ANN401
    """Put a formula in place of the one that stands there."""
    if not formula.startswith("{"):
        cell.setFormula(formula)
        return
    array = cell.Spreadsheet.createCursorByRange(cell)
    array.collapseToCurrentArray()
    if array.getCellByPosition(0, 0).CellAddress == cell.CellAddress:
        array.setArrayFormula(formula.strip("{}"))


def _read_names_again(document: Any) -> None:  # noqa: ANN401
    """Let Calc look up all names that it did not know.

    It does so whenever a defined name appears.
    """
    names = document.NamedRanges
    origin = uno.createUnoStruct("com.sun.star.table.CellAddress")
    names.addNewByName(PASSING_NAME, "0", origin, 0)
    names.removeByName(PASSING_NAME)


def _refresh(document: Any) -> None:  # noqa: ANN401
    """Make our functions known in a workbook, and compute it."""
    found = list(our_formulas(document))
    names = [name for name in document.NamedRanges if calls_ours(name.Content)]
    for cell, formula in found:
        if bare(formula) != formula:
            _enter_again(cell, bare(formula))
    for name in names:
        name.setContent(bare(name.Content))
    if found or names:
        _read_names_again(document)
        document.calculateAll()


class OnOpening(unohelper.Base, XJob):  # type: ignore[misc]
    """The job that LibreOffice runs after a spreadsheet was opened."""

    def __init__(self, *_: object) -> None:
        super().__init__()

    def execute(self, arguments: Any) -> None:  # noqa: ANN401
        """Refresh the document that the arguments name; a failure is only logged."""
        try:
            environment = {
                entry.Name: entry.Value
                for argument in arguments
                if argument.Name == "Environment"
                for entry in argument.Value
            }
            document = environment["Model"]
            undo, changed = document.getUndoManager(), document.isModified()
            undo.lock()
            try:
                _refresh(document)
            finally:
                undo.unlock()
                document.setModified(changed)
        except Exception:
            # A workbook must open whatever happens here.
            logging.getLogger(__name__).exception("on opening")
