"""A workbook in a closed file: typed into, computed and replaced in one go.

The file is edited in its package and never written anew by another program: what no
button touches stays byte for byte as it was. The calculator gives the values.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import cast

from xladdin.functions.cells import Cell, Rows
from xladdin.hosts.calculator.computing import Computed
from xladdin.hosts.calculator.model import LookedAt, Model
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.hosts.workbook_file.package import (
    Package,
    move_into_place,
    refuse_if_open,
)
from xladdin.hosts.workbook_file.stored_values import StoredValues
from xladdin.hosts.workbook_file.typing_in import Typed, typed_parts
from xladdin.macros import copies
from xladdin.macros.book import PROPERTY, Mark
from xladdin.macros.outcome import Refused

CUSTOM_PROPERTIES = "/custom-properties"  # the kind of the part that holds the mark


class FileBook:
    """A closed file as a `Book`.

    >>> from xladdin.workbooks import shelf
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     book = FileBook(shelf.new("preferans-table", Path(folder) / "a.xlsx", "en"))
    ...     book.mark.name
    'preferans-table'
    """

    def __init__(self, path: Path | str) -> None:
        """Read a file.

        Raises:
            FileRefused: it is no workbook, or one that cannot be computed.
        """
        self._open(Package(path))

    def _open(self, package: Package) -> None:
        self._package = package
        self._typed: dict[str, dict[str, Typed]] = defaultdict(dict)
        for cached in ("_model", "_computed", "_sheets", "_stored", "names", "mark"):
            self.__dict__.pop(cached, None)

    @cached_property
    def _model(self) -> Model:
        return Model(self._package)

    @cached_property
    def _computed(self) -> Computed:
        return Computed(self._model)

    @cached_property
    def _sheets(self) -> dict[str, LookedAt]:
        return {sheet.name: sheet for sheet in self._computed.model.sheets}

    def _sheet(self, name: str) -> LookedAt:
        if name not in self._sheets:
            told = ", ".join(self._sheets)
            raise self._package.refused("sheet_missing", sheet=name, sheets=told)
        return self._sheets[name]

    @property
    def path(self) -> Path:
        """The file."""
        return self._package.path

    @property
    def sheets(self) -> list[str]:
        """The worksheets in the order of their tabs."""
        return [sheet.name for sheet in self._package.sheets]

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Defined names of the whole workbook."""
        named = self._package.defined_names
        return {name.name: name.formula for name in named if name.sheet is None}

    @cached_property
    def mark(self) -> Mark | None:
        """What the scoresheet is; None for any other workbook."""
        ours = False
        for part in self._package.parts_of_kind(CUSTOM_PROPERTIES):
            for element in self._package.elements(part, "property", "lpwstr"):
                if element.name == "property":
                    ours = element.attributes.get("name") == PROPERTY
                elif ours:
                    return Mark.read(element.text)
        return None

    def values(self, sheet: str, area: str) -> Rows:
        """The cells of an area, formulas computed."""
        name = self._sheet(sheet).name
        return [
            [_shown(self._computed.engine.value(name, *place)) for place in row]
            for row in _rows(area)
        ]

    @cached_property
    def _stored(self) -> StoredValues:
        return StoredValues(self._package)

    def entered(self, sheet: str, area: str) -> Rows:
        """The cells of an area as they stand in the file; nothing is computed.

        Raises:
            FileRefused: there is no such sheet, or it is broken.
        """
        return self._stored.rows(sheet, area)

    def formulas(self, sheet: str, area: str) -> list[list[str]]:
        """The formulas of an area."""
        return [
            [self._formula(self._sheet(sheet), place) for place in row]
            for row in _rows(area)
        ]

    def _formula(self, sheet: LookedAt, place: addresses.Place) -> str:
        cell = sheet.sheet.cells.get(place)
        if cell is None or cell.formula is None:
            return ""
        if cell.formula.text:
            return f"={cell.formula.text}"
        # It shares the formula of another cell; the engine tells it.
        return self._computed.engine.book.get_formula(sheet.name, *place) or "="

    def formula_values(self, sheet: str) -> dict[str, Typed]:
        """What every formula of a sheet gives, by its address."""
        return {
            addresses.written(*place): cast(
                "Typed", self._computed.engine.value(sheet, *place)
            )
            for place in self._sheet(sheet).verdicts
        }

    def type_in(self, sheet: str, cells: Mapping[str, Typed]) -> None:
        """Type values into input cells at the next `commit`."""
        self._typed[sheet].update(cells)

    def commit(self, by: str = "") -> None:
        """Write what was typed with all computed values, in one replacement."""
        self._refuse_if_in_use()
        typed = typed_parts(self._package, self._typed)
        package = Package(self.path, self._package.with_parts(typed))
        computed = Computed(Model(package, self._model))
        self._keep_copy(by)
        self._package.replace(typed | computed.changed_parts())
        self._open(Package(self.path))
        # The file shows what was just computed.
        self._computed, self._model = computed, computed.model

    def _refuse_if_in_use(self) -> None:
        refuse_if_open(self.path)
        if Package(self.path).data != self._package.data:
            raise Refused("changed_meanwhile", file=self.path.name)

    def _keep_copy(self, by: str) -> None:
        try:
            copies.keep(self.path, self.save_copy, by)
        except OSError as problem:
            raise self._not_written(problem) from problem

    def _not_written(self, problem: OSError) -> FileRefused:
        reason = problem.strerror or str(problem)
        return self._package.refused("file_not_written", reason=reason)

    def save_copy(self, path: Path) -> None:
        """Save the file as it is under another name."""
        move_into_place(self._package.data, path)

    def restore(self, copy: Path) -> bool:
        """Put a copy into the place of the file."""
        self._refuse_if_in_use()
        content = Package(copy).data
        if content == self._package.data:
            return False
        try:
            copies.keep_undone(self.path, self.save_copy)
            move_into_place(content, self.path.resolve())
        except OSError as problem:
            raise self._not_written(problem) from problem
        self._open(Package(self.path))
        return True


def _rows(area: str) -> list[list[addresses.Place]]:
    top, left, bottom, right = addresses.corners(area)
    return [
        [(row, column) for column in range(left, right + 1)]
        for row in range(top, bottom + 1)
    ]


def _shown(cell: Cell) -> Cell:
    """A formula that gives an empty text shows nothing."""
    return None if cell == "" else cell
