"""The names that a workbook defines, and how much each stands for.

>>> names = Names([DefinedName("Scores", None, "Match!$C$5:$C$9")])
>>> names.sizes("Match")["SCORES"], names.covers("SCORES", ("Match", 7, 3))
('cells', True)
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from xladdin.hosts.calculator.formula_tree import REFERENCE, every_piece, tree
from xladdin.hosts.calculator.lifting import EVERYWHERE, Sizes, judge
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.addresses import CellPlace
from xladdin.hosts.workbook_file.package import DefinedName

HIDDEN = "_XLNM."  # print areas and the like; formulas do not use them


class Names:
    """Defined names; a name of one sheet wins over one of the whole workbook."""

    def __init__(self, defined: Iterable[DefinedName]) -> None:
        self._defined = [
            name for name in defined if not name.name.upper().startswith(HIDDEN)
        ]
        self._sizes: dict[str | None, dict[str, str]] = {}
        for name in self._defined:
            self._add(name)

    def _add(self, name: DefinedName) -> None:
        """Learn how much a name stands for; one that is not understood stays unknown.

        A name whose formula uses another name stays unknown as well.
        """
        verdict = judge(name.formula, None, EVERYWHERE)
        needs_more = verdict.refers_elsewhere or verdict.for_engine
        if verdict.reason is None and not needs_more:
            sizes = self._sizes.setdefault(name.sheet, {})
            sizes[name.name.upper()] = verdict.size

    @cached_property
    def are_local(self) -> bool:
        """Whether a name may stand for different things on different sheets."""
        return any(name.sheet for name in self._defined)

    def sizes(self, sheet: str) -> Sizes:
        """Name in capitals -> how much it stands for, on a sheet."""
        return {**self._sizes.get(None, {}), **self._sizes.get(sheet, {})}

    def covers(self, name: str, cell: CellPlace) -> bool:
        """Whether a name, in capitals, stands for a cell or depends on it."""
        areas = self._areas.get(name, ())
        return any(addresses.is_inside(cell, area) for area in areas)

    @cached_property
    def _areas(self) -> dict[str, list[str]]:
        areas: dict[str, list[str]] = {}
        for name in self._defined:
            if name.name.upper() in self.sizes(name.sheet or ""):
                areas.setdefault(name.name.upper(), []).extend(
                    piece.text
                    for piece in every_piece(tree(name.formula))
                    if piece.kind == REFERENCE
                )
        return areas
