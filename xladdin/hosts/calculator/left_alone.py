"""Which cells keep what they had: those that cannot be computed, and their dependents.

What a cell depends on is asked of the engine; it does not tell what comes through
defined names, or what INDIRECT and OFFSET refer to, so these are followed here.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Mapping

import formualizer

from xladdin.hosts.calculator.model import LookedAt, Model
from xladdin.hosts.calculator.report import Reason
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.addresses import CellPlace

MOST = 2**31


class LeftAlone:
    """The cells that keep what they had, each with the reason.

    Args:
        book: the computed workbook.
        model: what is known of its formulas.
    """

    def __init__(self, book: formualizer.Workbook, model: Model) -> None:
        self.reasons: dict[CellPlace, Reason] = {}
        self._book = book
        self._names = model.names
        # Cell with an array formula -> the other cells that it fills.
        self._members: dict[CellPlace, list[CellPlace]] = defaultdict(list)
        # Defined name -> cells whose formulas use it.
        self._users: dict[str, list[CellPlace]] = defaultdict(list)
        # Cells that refer to what is known only when it is computed.
        self._elsewhere: list[CellPlace] = []
        for looked_at in model.sheets:
            self._learn(looked_at)

    def _learn(self, looked_at: LookedAt) -> None:
        for place, verdict in looked_at.verdicts.items():
            cell = (looked_at.name, *place)
            if verdict.refers_elsewhere:
                self._elsewhere.append(cell)
            for name in verdict.names:
                self._users[name].append(cell)
        for member, anchor in looked_at.anchors.items():
            self._members[looked_at.name, *anchor].append((looked_at.name, *member))

    def spread(self, cells: Mapping[CellPlace, Reason]) -> None:
        """Leave cells alone, and all that depends on them."""
        waiting = deque(cells.items())
        if waiting:
            reason = Reason("left_may_depend")
            waiting += [(cell, reason) for cell in self._elsewhere]
        while waiting:
            cell, reason = waiting.popleft()
            if cell in self.reasons:
                continue
            self.reasons[cell] = reason
            waiting += [(member, reason) for member in self._members.get(cell, ())]
            depends = Reason("left_depends", cell=addresses.shown(*cell))
            waiting += [(dependent, depends) for dependent in self._dependents(cell)]

    def _dependents(self, cell: CellPlace) -> list[CellPlace]:
        address = addresses.on_sheet(*cell)
        report = self._book.dependents(address, max_results=MOST, max_work=MOST)
        found = [
            addresses.cell_place(dependent.cell) for dependent in report.dependents
        ]
        for name, cells in self._users.items():
            if self._names.covers(name, cell):
                found += cells
        return found
