"""ISFORMULA, answered before the engine computes: it would say FALSE of every cell.

Which cells hold formulas stands in the file and never changes while it is computed.
So the question is put into a formula as a text that can be filled in for each cell, and
then replaced by its answer.

>>> put = question("$C5")
>>> answered(f"IF({put},1,0)", "Match", {"Match": {(5, 3)}})
'IF(TRUE,1,0)'
>>> answered(question("'Round 1'!C5"), "Match", {"Match": {(5, 3)}, "Round 1": set()})
'FALSE'
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from xladdin.hosts.calculator.formula_tree import REFERENCE, Node
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.addresses import Place

NAME = "ISFORMULA"
Held = Mapping[str, Collection[Place]]  # sheet -> its cells that formulas fill
_ASKED = "XLADDIN_IS_FORMULA"  # no spreadsheet has such a function
_QUESTION = re.compile(rf'{_ASKED}\("((?:[^"]|"")+)"\)')


def is_answered(arguments: Sequence[Node]) -> bool:
    """Whether ISFORMULA asks after one cell; names and ranges are not answered."""
    if len(arguments) != 1 or arguments[0].kind != REFERENCE:
        return False
    try:
        addresses.place(arguments[0].text.rpartition("!")[2])
    except ValueError:
        return False
    return True


def question(reference: str) -> str:
    """What stands for ISFORMULA of a cell until it is answered."""
    doubled = reference.replace('"', '""')
    return f'{_ASKED}("{doubled}")'


def answered(formula: str, sheet: str, cells: Held) -> str:
    """A formula with its questions answered.

    Args:
        formula: as the engine would get it.
        sheet: that the formula stands in.
        cells: sheet -> its cells that formulas fill.
    """

    def answer(found: re.Match[str]) -> str:
        named, _, address = found[1].rpartition("!")
        held = _cells_of(named, cells) if named else cells.get(sheet, ())
        return "TRUE" if addresses.place(address) in held else "FALSE"

    return _QUESTION.sub(answer, formula)


def _cells_of(named: str, cells: Held) -> Collection[Place]:
    """The cells of a sheet as a formula names it, in capitals or not."""
    wanted = addresses.unquoted(named.replace('""', '"')).casefold()
    return next((held for s, held in cells.items() if s.casefold() == wanted), ())
