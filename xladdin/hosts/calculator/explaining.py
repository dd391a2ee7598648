"""Why a cell holds an error: our own message, or the cell that it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import formualizer

from xladdin.functions.cells import CellError, LeftOut, shown
from xladdin.hosts.calculator.computing import Computed
from xladdin.hosts.calculator.report import CellName, ErrorCell, Reason
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.addresses import CellPlace
from xladdin.wording import text

# What an error of a spreadsheet's own means, by its code.
MEANINGS = {
    "#N/A": "error_na",
    "#VALUE!": "error_value",
    "#NUM!": "error_num",
    "#DIV/0!": "error_div",
    "#REF!": "error_ref",
    "#NAME?": "error_name",
    "#NULL!": "error_null",
}
MOST = 2**31
MOST_SHOWN = 60  # characters of a range that a message repeats


def error_cells(computed: Computed) -> dict[CellName, ErrorCell]:
    """The computed cells that hold an error, each with where it comes from."""
    found = {}
    for (sheet, address), value in computed.report.values.items():
        if isinstance(value, CellError):
            cell = (sheet, *addresses.place(address))
            found[sheet, address] = _explained(computed, cell, value)
    return found


def explanation(
    computed: Computed, sheet: str, address: str, language: str | None
) -> str:
    """Why a cell holds an error, in words; a line for each cell it comes through."""
    cell: CellPlace | None = (_sheet(computed, sheet), *addresses.place(address))
    lines: list[str] = []
    passed: set[CellPlace] = set()
    while cell and cell not in passed:
        passed.add(cell)
        line, cell = _line(computed, cell, language)
        lines.append(line)
    return "\n".join(lines)


def _sheet(computed: Computed, wanted: str) -> str:
    """The name of a sheet as the workbook writes it."""
    names = [looked_at.name for looked_at in computed.model.sheets]
    if not wanted:
        return names[0]
    for name in names:
        if name.casefold() == wanted.casefold():
            return name
    told = ", ".join(names)
    raise computed.model.package.refused("sheet_missing", sheet=wanted, sheets=told)


def _line(
    computed: Computed, cell: CellPlace, language: str | None
) -> tuple[str, CellPlace | None]:
    """What there is to say of a cell, and the cell that its error comes from."""
    name = addresses.shown(*cell)
    if cell in computed.left:
        reason = computed.left[cell].message(language)
        return text("calculator.cell_left", language, cell=name, reason=reason), None
    error = computed.errors.get(cell)
    if error is None:
        return text("calculator.cell_without_error", language, cell=name), None
    told = _explained(computed, cell, error)
    why = told.message(language)
    line = text("calculator.cell_error", language, cell=name, code=error.code, why=why)
    return line, told.source


def _explained(computed: Computed, cell: CellPlace, error: CellError) -> ErrorCell:
    anchor = computed.anchors.get(cell, cell)
    formula = computed.engine.book.get_formula(*anchor)
    if not formula or cell in computed.left:
        return ErrorCell(error, reason=Reason("error_typed"))
    seen = _with_message(computed, cell, anchor, formula)
    if seen.key:
        return ErrorCell(seen, call=_call(computed, seen))
    source = _source(computed, anchor)
    if source:
        code = computed.errors[source].code
        reason = Reason("error_from", cell=addresses.shown(*source), code=code)
        return ErrorCell(error, source=source, reason=reason)
    return ErrorCell(error, reason=Reason(MEANINGS[error.code]))


def _with_message(
    computed: Computed, cell: CellPlace, anchor: CellPlace, formula: str
) -> CellError:
    """The error of a cell as its own formula gives it anew, with our message."""
    value = computed.engine.show(*anchor, formula.removeprefix("="))
    computed.engine.book.set_formula(*anchor, formula)
    computed.engine.book.evaluate_cell(*anchor)
    if isinstance(value, list):
        value = value[cell[1] - anchor[1]][cell[2] - anchor[2]]
    return value if isinstance(value, CellError) else CellError("")


def _call(computed: Computed, error: CellError) -> str:
    """The call of our function that gave an error, with what it got."""
    call = next(c for c in reversed(computed.engine.calls) if c.error is error)
    return f"{call.name}({', '.join(map(_given, call.given))})"


def _given(value: object) -> str:
    """An argument as a formula would have it, cut where it is long."""
    if isinstance(value, LeftOut):
        return ""
    if isinstance(value, list):
        rows = (",".join(map(_given, row)) for row in value)
        told = "{" + ";".join(rows) + "}"
        return told if len(told) <= MOST_SHOWN else told[:MOST_SHOWN] + "…}"
    return f'"{value}"' if isinstance(value, str) else shown(value) or '""'


def _source(computed: Computed, cell: CellPlace) -> CellPlace | None:
    """The first cell with an error among those that a formula names."""
    address = addresses.on_sheet(*cell)
    report = computed.engine.book.precedents(address, max_links=MOST, max_work=MOST)
    for precedent in report.precedents:
        for area in _areas(precedent.reference):
            found = _first_error(computed.errors, area)
            if found and found != cell:
                return found
    return None


def _first_error(errors: Mapping[CellPlace, object], area: str) -> CellPlace | None:
    if ":" not in area:
        cell = addresses.cell_place(area)
        return cell if cell in errors else None
    return next((cell for cell in errors if addresses.is_inside(cell, area)), None)


def _areas(reference: formualizer.SemanticReference) -> Iterator[str]:
    """The areas with their sheets that a reference stands for."""
    resolution = reference.resolution
    for found in (reference, resolution):
        area = found and (found.resolved or found.address)
        if area:
            yield area
            return
