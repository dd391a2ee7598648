"""The same formulas in the calculator and in LibreOffice."""

import math

import openpyxl
from openpyxl.worksheet.formula import ArrayFormula

from xladdin.functions.cells import CellError
from xladdin.hosts.calculator import compute

# Numbers, blanks and texts in every mixture that a scoresheet knows. TRUE and FALSE
# are not among them: LibreOffice takes them for 1 and 0 in ranges.
DATA = {
    "A": (1, 2, 3, 4, 5),
    "B": (10, None, "x", 7, -2.5),
    "C": ("apple", "Pear", None, "пас", "Пас"),
    "D": (5, 3, 3, 1, None),
    "E": (0.1, 0.2, 0.3, None, "0.5"),
    "F": (None, None, None, None, None),
}
DATA_SHEET, FORMULAS = "D", "F"


def write(path, formulas, *, arrays=False):
    """The data, and every formula in a row of its own, plain or as an array formula."""
    book = openpyxl.Workbook()
    data = book.active
    data.title = DATA_SHEET
    for column, values in DATA.items():
        for row, value in enumerate(values, 1):
            data[f"{column}{row}"] = value
    sheet = book.create_sheet(FORMULAS)
    for row, formula in enumerate(formulas, 1):
        held = ArrayFormula(f"A{row}", formula) if arrays else formula
        sheet[f"A{row}"] = held
    book.save(path)
    return path


def of_calculator(path, formulas):
    """Formula -> value, or the reason why it was left alone."""
    report = compute(path)
    cells = {f: (FORMULAS, f"A{row}") for row, f in enumerate(formulas, 1)}
    return {
        formula: report.left[cell] if cell in report.left else report.values[cell]
        for formula, cell in cells.items()
    }


def of_libreoffice(converted, formulas):
    """Formula -> value in a file that LibreOffice has saved."""
    cells = openpyxl.load_workbook(converted, data_only=True)[FORMULAS]
    return {f: cells.cell(row, 1).value for row, f in enumerate(formulas, 1)}


def same(ours, theirs):
    """Whether both show the same; an error is an error, whatever its name."""
    if isinstance(ours, CellError):
        return isinstance(theirs, str) and theirs.startswith("#")
    if isinstance(ours, bool):
        return ours == theirs  # LibreOffice saves them as 1 and 0 from an array
    if isinstance(ours, float) and isinstance(theirs, (int, float)):
        return math.isclose(ours, theirs, rel_tol=1e-12, abs_tol=1e-300)
    return (ours or None) == (theirs or None)


def differences(ours, theirs):
    """(formula, ours, theirs) where they are not the same."""
    return [
        (formula, value, theirs[formula])
        for formula, value in ours.items()
        if not same(value, theirs[formula])
    ]
