"""Built-in functions, and uses of them, that the engine is known to compute wrongly.

They are wrong for single cells too, or come out otherwise in other programs.

Source: compared with LibreOffice in the tests; Excel's published descriptions.

>>> from xladdin.hosts.calculator.formula_tree import tree
>>> refused_use("TEXT", tree('TEXT(A1,"# ?/?")').pieces).facts["found"]
'"# ?/?"'
>>> refused_use("TEXT", tree('TEXT(A1,"0.00")').pieces)
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from xladdin.hosts.calculator import formula_cells
from xladdin.hosts.calculator.exact_values import ORDERS
from xladdin.hosts.calculator.formula_tree import TYPED, Node
from xladdin.hosts.calculator.report import Reason

WRONG = frozenset("AGGREGATE CEILING FLOOR SEARCH".split())
# The engine breaks down over some arguments of these.
BREAK_DOWN = frozenset("GROWTH LINEST LOGEST TREND".split())

# Formats of TEXT that every program writes alike: sections of digits, or a date.
_SECTION = r"""[+\-−]?(?:\#,\#\#0|\#|0+)?(?:\.0+)?%?(?:"[^";]*")?"""
_DATE = r"(?:yyyy|yy|mm|m|dd|d|hh|h|ss|[.\-/:\ ])+"
_TEXT_FORMAT = re.compile(rf"{_SECTION}(?:;{_SECTION}){{0,2}}|{_DATE}")


def refused_use(name: str, arguments: Sequence[Node]) -> Reason | None:
    """Why a built-in function is not computed with these arguments."""
    if name in WRONG or name in BREAK_DOWN:
        return Reason("left_function", found=name)
    if name == formula_cells.NAME and not formula_cells.is_answered(arguments):
        return Reason("left_function", found=name)
    if name == "TEXT" and len(arguments) > 1:
        wanted = arguments[1]
        if wanted.kind not in TYPED or not _TEXT_FORMAT.fullmatch(str(wanted.value)):
            return Reason("left_format", found=wanted.text or name)
    if name == "MATCH" and len(arguments) > 2 and not _rises(arguments[2]):
        return Reason("left_match")
    if name == "SUMPRODUCT" and any(piece.name in ORDERS for piece in arguments):
        return Reason("left_truths")
    return None


def _rises(kind_of_match: Node) -> bool:
    """Whether MATCH looks for the same, or in rising order; not in falling."""
    return kind_of_match.kind in TYPED and kind_of_match.value in {None, 0, 1}
