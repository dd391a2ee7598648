"""A workbook as the engine gets it: every formula looked at, some put differently.

What must not be computed loses its formula and keeps its value. What is computed is
put so that the engine gives what a spreadsheet shows: array formulas of fixed size,
plain formulas that show one value of several, names of ours as other programs write
them. The file itself keeps its formulas.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from xladdin.functions.cells import ERROR_CODES
from xladdin.hosts.calculator import formula_cells
from xladdin.hosts.calculator.engine_formula import FIXED_SIZE, SINGLE
from xladdin.hosts.calculator.formula_shape import Addresses, taken_apart
from xladdin.hosts.calculator.lifting import (
    ARRAY,
    EVERYWHERE,
    NOWHERE,
    UNKNOWN,
    Sizes,
    Verdict,
    judge,
)
from xladdin.hosts.calculator.names import Names
from xladdin.hosts.calculator.report import Reason
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.addresses import Place
from xladdin.hosts.workbook_file.cell_xml import (
    ERROR,
    Stored,
    element,
    formula_element,
)
from xladdin.hosts.workbook_file.package import Package, SheetPart
from xladdin.hosts.workbook_file.plain_xml import NotPlain
from xladdin.hosts.workbook_file.sheet_edit import spliced
from xladdin.hosts.workbook_file.sheet_xml import ARRAY as ARRAY_FORMULA
from xladdin.hosts.workbook_file.sheet_xml import (
    DATA_TABLE,
    SHARED,
    CellElement,
    Formula,
    Sheet,
)

# The engine refuses a file with an error that it does not know.
OTHER_ERROR = Stored(ERROR, "#VALUE!")
NOT_READ = Verdict(reason=Reason("left_not_read"))
# One answer would do for all the cells that share the formula.
SHARED_QUESTION = Verdict(reason=Reason("left_function", found=formula_cells.NAME))


@dataclass
class LookedAt:
    """A worksheet with what is known of its formulas.

    Attributes:
        verdicts: of every cell with a formula.
        addresses: in each formula that is not shared, in their order.
        anchors: cell that an array formula fills -> the cell with the formula.
    """

    name: str
    part: str
    sheet: Sheet
    verdicts: dict[Place, Verdict] = field(default_factory=dict)
    addresses: dict[Place, Addresses] = field(default_factory=dict)
    anchors: dict[Place, Place] = field(default_factory=dict)

    def is_in_the_way(self, place: Place) -> bool:
        """Whether a value stored by an array would block it from being computed."""
        anchor = self.anchors.get(place)
        return anchor is not None and self.verdicts[anchor].reason is None


class Model:
    """The worksheets of a package, looked at."""

    def __init__(self, package: Package, before: Model | None = None) -> None:
        """Read and look at every worksheet.

        Args:
            package: the workbook.
            before: the workbook before it was changed; sheets that have not changed
                are not looked at again.

        Raises:
            FileRefused: the file is broken, or counts its dates from 1904.
        """
        self.package = package
        _refuse_other_reckoning(package)
        package.require_plain("sharedStrings", "styles")
        self.names = Names(package.defined_names)
        self._known: dict[tuple[str, str, str], Verdict] = {}
        known: dict[tuple[str, str], LookedAt] = {}
        if before and before.package.defined_names == package.defined_names:
            known = {(sheet.name, sheet.part): sheet for sheet in before.sheets}
        self.sheets: list[LookedAt] = [
            self._sheet(part, known.get((part.name, part.part)))
            for part in package.sheets
        ]

    def _sheet(self, part: SheetPart, before: LookedAt | None) -> LookedAt:
        xml = self.package.read(part.part)
        if before and before.sheet.xml == xml:
            return before
        try:
            looked_at = LookedAt(part.name, part.part, Sheet(xml))
        except NotPlain as problem:
            raise self.package.refused("file_broken") from problem
        self._look(looked_at)
        return looked_at

    def _look(self, looked_at: LookedAt) -> None:
        sizes = self.names.sizes(looked_at.name)
        shared: dict[str, Verdict] = {}
        for cell in looked_at.sheet.formulas:
            if cell.formula is None:
                continue
            if cell.formula.kind == SHARED and not cell.formula.text:
                verdict = shared.get(cell.formula.shared, NOT_READ)
            else:
                common, addresses = taken_apart(cell.formula.text)
                looked_at.addresses[cell.row, cell.column] = addresses
                verdict = self._verdict(cell.formula, common, sizes, looked_at.name)
            if verdict.asks_for_formulas and cell.formula.kind == SHARED:
                verdict = SHARED_QUESTION
            if cell.formula.kind == SHARED:
                shared[cell.formula.shared] = verdict
            looked_at.verdicts[cell.row, cell.column] = verdict
        for cell in looked_at.sheet.arrays:
            for place in looked_at.sheet.members(cell):
                looked_at.anchors[place] = (cell.row, cell.column)

    def _verdict(
        self, formula: Formula, common: str, sizes: Sizes, sheet: str
    ) -> Verdict:
        if formula.kind == DATA_TABLE:
            return Verdict(reason=Reason("left_data_table"))
        lifts = EVERYWHERE if formula.kind == ARRAY_FORMULA else NOWHERE
        holds_on = sheet if self.names.are_local else ""
        key = (common, lifts, holds_on)
        if key not in self._known:
            self._known[key] = judge(formula.text, sizes, lifts)
        return self._known[key]

    @cached_property
    def held(self) -> formula_cells.Held:
        """The cells of each sheet that formulas fill."""
        return {s.name: {*s.verdicts, *s.anchors} for s in self.sheets}

    def engine_file(self) -> bytes:
        """The workbook as the engine shall read it."""
        changed = {}
        for looked_at in self.sheets:
            edits = _edits(looked_at, self.held)
            if edits:
                changed[looked_at.part] = spliced(looked_at.sheet.xml, edits)
        if not changed:
            return self.package.data
        return self.package.with_parts(changed, packed=False)


def _refuse_other_reckoning(package: Package) -> None:
    if package.setting("workbookPr", "date1904") in {"1", "true"}:
        raise package.refused("file_dates_1904")
    if package.setting("calcPr", "fullPrecision") in {"0", "false"}:
        raise package.refused("file_as_displayed")


def _edits(
    looked_at: LookedAt, held: formula_cells.Held
) -> list[tuple[int, int, bytes]]:
    """The stretches of a sheet's XML that the engine gets otherwise."""
    edits = []
    xml = looked_at.sheet.xml
    for place, cell in looked_at.sheet.cells.items():
        formula = _formula_for_engine(looked_at, place, cell, held)
        if looked_at.is_in_the_way(place):
            edits.append((*cell.span, element(xml[slice(*cell.span)], None)))
        elif cell.shows_error and cell.text not in ERROR_CODES:
            new = element(xml[slice(*cell.span)], OTHER_ERROR, formula)
            edits.append((*cell.span, new))
        elif cell.formula and formula != xml[slice(*cell.formula.span)]:
            edits.append((*cell.formula.span, formula))
    return edits


def _formula_for_engine(
    looked_at: LookedAt, place: Place, cell: CellElement, held: formula_cells.Held
) -> bytes:
    """The ``<f>`` that the engine gets; nothing where it gets none."""
    formula = cell.formula
    if formula is None or looked_at.verdicts[place].reason:
        return b""
    old = looked_at.sheet.xml[slice(*formula.span)]
    if not formula.text:  # shared with another cell
        return old
    text, verdict = formula.text, looked_at.verdicts[place]
    if verdict.for_engine:
        text = verdict.for_engine.filled(looked_at.addresses[place])
    text = _of_its_size(text, cell, formula, verdict)
    if verdict.asks_for_formulas:
        text = formula_cells.answered(text, looked_at.name, held)
    if formula.kind == ARRAY_FORMULA and not cell.is_dynamic:
        return formula_element(old, {}, _fixed(text, formula.area))
    if text == formula.text:
        return old
    return formula_element(old, formula.attributes, text)


def _of_its_size(
    text: str, cell: CellElement, formula: Formula, verdict: Verdict
) -> str:
    """A formula that shows one value where a spreadsheet shows one."""
    if formula.kind == ARRAY_FORMULA or cell.is_dynamic:
        return text
    if verdict.size == ARRAY:
        return f"{FIXED_SIZE}({text},1,1)"
    return f"{SINGLE}({text})" if verdict.size == UNKNOWN else text


def _fixed(text: str, area: str) -> str:
    """An array formula in its own size."""
    top, left, bottom, right = addresses.corners(area)
    return f"{FIXED_SIZE}({text},{bottom - top + 1},{right - left + 1})"
