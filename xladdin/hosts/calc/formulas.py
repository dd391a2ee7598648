r"""Our functions in formulas, as other programs spell them.

Excel's add-ins, xlwings Lite and a workbook that was saved beside an add-in put
something before a function's name. Calc does not know the name then.

>>> bare("=1+_xll.imps(C5)")
'=1+imps(C5)'
>>> bare("='C:\\Clubs\\xladdin.xlam'!IMPS(C5)+_xll.OTHER(C5)")
'=IMPS(C5)+_xll.OTHER(C5)'
>>> bare('="_xll.IMPS(C5) is "&_xludf.IMPS(C5)')
'="_xll.IMPS(C5) is "&IMPS(C5)'
>>> calls_ours("=SUM(IMPS(C5:C9))"), calls_ours("=SUM(C5:C9)"), calls_ours("=IMPS")
(True, False, False)
"""

from __future__ import annotations

import re

from xladdin.functions.catalogue import CATALOGUE

NAMES = "|".join(sorted(CATALOGUE.names()))
_CALL = rf"(?:{NAMES})\s*\("
BEFORE = r"""(?:
      _xll\. | _xludf\.                         # an add-in of Excel's oldest kind
    | _xldudf_ (?: [A-Za-z0-9]+ _ )?             # Office.js, with or without namespace
    | (?: \[\d+\] | '[^']+' | [\w.]+\.xl[as]m? ) !  # a link to the add-in's workbook
)"""
_TEXT = r'(?P<text>"(?:[^"]|"")*")'
# Compiled when first used: the calculator needs but what stands above.
_FOREIGN = rf"(?ix) {_TEXT} | (?<![\w.]) {BEFORE} (?={_CALL})"
_OURS = rf"(?ix) (?<!\w) (?:{BEFORE})? {_CALL}"


def calls_ours(formula: str) -> bool:
    """Whether a formula calls a function of the catalogue, under any spelling."""
    return re.search(_OURS, formula) is not None


def bare(formula: str) -> str:
    """A formula without what other programs put before our functions."""
    return re.sub(_FOREIGN, lambda found: found["text"] or "", formula)
