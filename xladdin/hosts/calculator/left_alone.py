"""Which cells keep what they had: those that cannot be computed, and their dependents.

What a cell depends on is asked of the engine; it does not tell what comes through
defined names, or what INDIRECT and OFFSET refer to, so these are followed here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping

import formualizer

from xladdin.hosts.calculator.names import Names
from xladdin.hosts.calculator.report import Reason
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.addresses import CellPlace

MOST = 2**31


class LeftAlone:
    """The cells that keep what they had, each with the reason.

    Args:
        book: the computed workbook.
        names: its defined names.
        members: cell with an array formula -> the other cells that it fills.
        users: defined name -> cells whose formulas use it.
        elsewhere: cells that refer to what is known only when it is computed.
    """

    def __init__(
        self,
        book: formualizer.Workbook,
        names: Names,
        members: Mapping[CellPlace, Iterable[CellPlace]],
        users: Mapping[str, Iterable[CellPlace]],
        elsewhere: Iterable[CellPlace],
    ) -> None:
        self.reasons: dict[CellPlace, Reason] = {}
        self._book = book
        self._names = names
        self._members = members
        self._users = users
        self._elsewhere = elsewhere

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
