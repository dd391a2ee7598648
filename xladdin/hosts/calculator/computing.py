"""A workbook computed: what each cell shows, what was left alone, what goes back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from xladdin.functions.cells import Cell, CellError, Rows
from xladdin.hosts.calculator.doubts import doubtful
from xladdin.hosts.calculator.engine import Engine
from xladdin.hosts.calculator.left_alone import LeftAlone
from xladdin.hosts.calculator.model import LookedAt, Model
from xladdin.hosts.calculator.noise import free_of_noise, is_noise
from xladdin.hosts.calculator.report import Reason, Report
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.addresses import CellPlace, Place
from xladdin.hosts.workbook_file.cell_xml import Stored
from xladdin.hosts.workbook_file.sheet_edit import Content, edited

LEFT_FOR = {
    "#CIRC!": Reason("left_circular"),
    "#SPILL!": Reason("left_spill"),
    "#CALC!": Reason("left_unfinished"),
}


class Computed:
    """A workbook of the engine beside the file it came from."""

    def __init__(self, model: Model) -> None:
        self.model = model
        try:
            self.engine = Engine.load(model.engine_file())
        except ValueError as problem:
            raise model.package.refused("file_not_computed") from problem
        self.values: dict[str, dict[Place, Cell]] = {}
        self.areas: dict[CellPlace, str] = {}
        self.anchors: dict[CellPlace, CellPlace] = {}
        self._read_all()
        noisy = self._noisy()
        if noisy and free_of_noise(self.engine, noisy):
            self._read_all()
        self.left = self._left_alone()

    def _read_all(self) -> None:
        for looked_at in self.model.sheets:
            self.values[looked_at.name] = self._read(looked_at)

    def _noisy(self) -> set[CellPlace]:
        """The cells with formulas whose values look like what should be 0."""
        found = [
            (sheet, *place)
            for sheet, values in self.values.items()
            for place, value in values.items()
            if is_noise(value)
        ]
        return {self.anchors.get(cell, cell) for cell in found}

    def rows(self, area: str) -> Rows:
        """What stands in the cells of an area with its sheet, `'Match'!$A$5:$C$9`."""
        sheet, _, cells = area.rpartition("!")
        top, left, bottom, right = addresses.corners(cells.replace("$", ""))
        return [
            [
                self.engine.value(addresses.unquoted(sheet), row, column)
                for column in range(left, right + 1)
            ]
            for row in range(top, bottom + 1)
        ]

    def _read(self, looked_at: LookedAt) -> dict[Place, Cell]:
        """The values of the cells that the engine computed on a sheet."""
        sheet = looked_at.name
        places = [p for p, v in looked_at.verdicts.items() if v.reason is None]
        for anchor in looked_at.sheet.arrays:
            place = (anchor.row, anchor.column)
            if looked_at.verdicts[place].reason is None:
                members = looked_at.sheet.members(anchor)
                if anchor.is_dynamic:
                    members = self._extent(sheet, place)
                self.anchors |= {(sheet, *m): (sheet, *place) for m in members}
                places += members
        return {place: self.engine.value(sheet, *place) for place in sorted(places)}

    def _extent(self, sheet: str, place: Place) -> list[Place]:
        """The other cells that a dynamic array fills."""
        address = addresses.on_sheet(sheet, *place)
        cell = self.engine.book.inspect_cell(address, include_values=False).cell
        area = addresses.written(*place)
        if cell.spill and cell.spill.extent:
            area = cell.spill.extent.rpartition("!")[2]
        self.areas[sheet, *place] = area
        return [member for member in addresses.places(area) if member != place]

    def _left_alone(self) -> dict[CellPlace, Reason]:
        left = LeftAlone(self.engine.book, self.model)
        left.spread(self._not_to_be_computed())
        circular = Reason("left_circular")
        unfinished = self._unfinished()
        left.spread({cell: why for cell, why in unfinished.items() if why == circular})
        for cell, reason in unfinished.items():
            left.spread({cell: reason})  # one by one: the others may depend on it
        left.spread(self._doubted(left.reasons))
        return left.reasons

    def _not_to_be_computed(self) -> dict[CellPlace, Reason]:
        """Cells that were found wanting before the engine saw them."""
        dropped = {
            name["name"].upper() for name in self.engine.book.name_import_diagnostics
        }
        found: dict[CellPlace, Reason] = {}
        for looked_at in self.model.sheets:
            for place, verdict in looked_at.verdicts.items():
                lost = verdict.names & dropped
                if lost:
                    found[looked_at.name, *place] = Reason("left_name", found=min(lost))
                if verdict.reason:
                    found[looked_at.name, *place] = verdict.reason
        return found

    def _unfinished(self) -> dict[CellPlace, Reason]:
        """Cells to which the engine gave no value that a file could hold."""
        return {
            (sheet, *place): LEFT_FOR[value.code]
            for sheet, values in self.values.items()
            for place, value in values.items()
            if isinstance(value, CellError) and value.code in LEFT_FOR
        }

    def _doubted(self, left: Mapping[CellPlace, Reason]) -> dict[CellPlace, Reason]:
        """Cells whose values show that the engine is not to be trusted with them."""
        found = {}
        for looked_at in self.model.sheets:
            for place, verdict in looked_at.verdicts.items():
                cell = (looked_at.name, *place)
                if verdict.questions and cell not in left:
                    found_in = looked_at.addresses.get(place)
                    reason = doubtful(
                        self.engine, cell, verdict.questions, found_in, self.model.held
                    )
                    if reason:
                        found[cell] = reason
        return found

    @cached_property
    def errors(self) -> dict[CellPlace, CellError]:
        """Every cell that shows an error, computed or as it stands in the file."""
        found = {}
        for looked_at in self.model.sheets:
            values = self.values[looked_at.name]
            for place in sorted({*looked_at.sheet.cells, *values}):
                value = values.get(place, looked_at.sheet.error(place))
                if isinstance(value, CellError):
                    found[looked_at.name, *place] = value
        return found

    @cached_property
    def report(self) -> Report:
        """Values and what was left alone; errors are explained elsewhere."""
        report = Report(self.model.package.path)
        for looked_at in self.model.sheets:
            report.formulas += len(looked_at.verdicts)
            for place, value in self.values[looked_at.name].items():
                if (looked_at.name, *place) not in self.left:
                    name = (looked_at.name, addresses.written(*place))
                    report.values[name] = value
        for (sheet, row, column), reason in self.left.items():
            report.left[sheet, addresses.written(row, column)] = reason
        return report

    def changed_parts(self) -> dict[str, bytes]:
        """The sheets that show other values now, as they go into the file."""
        changed = {}
        for looked_at in self.model.sheets:
            xml = edited(looked_at.sheet, self._contents(looked_at))
            if xml != looked_at.sheet.xml:
                changed[looked_at.part] = xml
        return changed

    def _contents(self, looked_at: LookedAt) -> dict[Place, Content]:
        contents = {}
        for place, value in self.values[looked_at.name].items():
            cell = (looked_at.name, *place)
            if cell not in self.left:
                is_formula = place in looked_at.verdicts
                area = self.areas.get(cell, "") if is_formula else ""
                contents[place] = Content(Stored.of(value), is_formula, area)
        for place, anchor in looked_at.anchors.items():
            is_kept = (looked_at.name, *anchor) in self.left or place in contents
            if not is_kept:  # an array has grown smaller
                contents[place] = Content(None)
        return contents
