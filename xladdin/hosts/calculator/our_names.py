"""Names of our functions, as the programs of this world write them into formulas.

Every program puts something of its own before the name of an add-in's function.

>>> our_name("_xll.imp"), our_name("[1]!IMPS"), our_name("_xldudf_CLUB_IMPS")
('IMP', 'IMPS', 'IMPS')
>>> our_name("_xldudf_PITER_SCORE"), our_name("xladdin.Piter_Score")
('PITER_SCORE', 'PITER_SCORE')
>>> our_name("SUM")
"""

from __future__ import annotations

import re
from functools import cache

from xladdin.hosts.calc import SERVICE
from xladdin.hosts.calc.formulas import BEFORE, NAMES

# What Calc does not know as ours, what it writes itself, and Excel's mark of the new.
_SPELLING = re.compile(
    rf"(?: {BEFORE} | {SERVICE}\. | _xlfn\. )? (?P<name> {NAMES} )",
    re.IGNORECASE | re.VERBOSE,
)


@cache
def our_name(written: str) -> str | None:
    """The name in the catalogue of a function as a formula writes it."""
    spelling = _SPELLING.fullmatch(written)
    return spelling["name"].upper() if spelling else None
