"""Whether a value is what an example says."""

import math
from decimal import ROUND_HALF_UP, Decimal

from xladdin.functions.cells import CellError


def same(found, expected):
    """Rows and cells alike; printed decimals are compared as printed, half up."""
    if isinstance(expected, (tuple, list)):
        rows = found if isinstance(found, list) else [[found]]
        return len(rows) == len(expected) and all(
            len(row) == len(wanted) and all(map(same, row, wanted))
            for row, wanted in zip(rows, expected, strict=True)
        )
    if isinstance(found, CellError):
        return found.code == expected
    if isinstance(expected, (bool, str)) or isinstance(found, (bool, str)):
        return type(found) is type(expected) and found == expected
    if math.isclose(found, expected, rel_tol=1e-9):
        return True
    printed = Decimal(repr(expected))
    return printed == Decimal(repr(found)).quantize(printed, ROUND_HALF_UP)
