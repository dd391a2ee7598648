"""Names of our functions, as the programs of this world write them into formulas.

Every program puts something of its own before the name of an add-in's function.

>>> our_name("_xll.imp"), our_name("[1]!IMPS"), our_name("_xldudf_CLUB_IMPS")
('IMP', 'IMPS', 'IMPS')
>>> our_name("SUM")
"""

from __future__ import annotations

import re
from functools import cache

from xladdin.functions.catalogue import CATALOGUE

# LibreOffice's name of our service, which it writes before a function's name.
SERVICE = "XLADDIN"

_SPELLING = re.compile(
    rf"""(?xi)
    (?: \[\d+\]! | '[^']+'! | [^'!\[\]]+\.xl[as]m?!  # a link to another workbook
      | _xll\. | _xludf\. | _xlfn\.                  # an add-in; unknown; newer
      | _xldudf_(?:{SERVICE}_)?                      # Excel in a browser
      | {SERVICE}\.                                  # LibreOffice
    )? (?P<name> \w+)
    """
)
_BROWSER = "_XLDUDF_"


@cache
def our_name(written: str) -> str | None:
    """The name in the catalogue of a function as a formula writes it."""
    spelling = _SPELLING.fullmatch(written)
    if not spelling:
        return None
    name = spelling["name"]
    if name not in CATALOGUE and written.upper().startswith(_BROWSER):
        name = written[len(_BROWSER) :].partition("_")[2]  # any namespace
    return name.upper() if name in CATALOGUE else None
