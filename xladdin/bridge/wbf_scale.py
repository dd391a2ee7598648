"""WBF victory points of 2013 - скàла на WBF, шкала ВБФ: 20 points shared by two teams.

The continuous scale gives hundredths of a point. Its published tables are more than
the rounded formula: no further IMP may bring more than the one before it. The whole
points are those of the same family that the EBU prints; compare them with your own
regulations.

Source: WBF scoring panel report (Bavin, Bethe, Bramley, Buchen) and R. Buchen's
introduction of the scale, 2013; EBU discrete scale.

>>> [float(continuous(24)[margin]) for margin in (0, 5, 74)]
[10.0, 11.23, 20.0]
>>> whole_point_margins(24)
(1, 5, 10, 15, 21, 27, 34, 43, 53, 65)
"""

from __future__ import annotations

import operator
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, repeat
from math import isqrt
from typing import List, Tuple

from xladdin.scoring.errors import ImpossibleNumber
from xladdin.scoring.rounding import half_up

TOTAL = 20
_DRAW = TOTAL // 2
# Decision: no match is longer; a scale for more boards would only take time.
_MOST_BOARDS = 1000

# The formula has roots and powers; so many digits leave no rounding in doubt.
_PRECISION = Context(prec=30)


def _checked(boards: int) -> int:
    if boards < 1:
        raise ImpossibleNumber("boards_positive", found=boards)
    if boards > _MOST_BOARDS:
        raise ImpossibleNumber("boards_many", found=boards, most=_MOST_BOARDS)
    return boards


def _ratio() -> Decimal:
    """The golden section's cube, R = sqrt(5) - 2, by which the remaining gain falls."""
    return Decimal(5).sqrt() - 2


def _blitz(boards: int) -> Decimal:
    """X, the margin that brings all the points."""
    return 15 * Decimal(boards).sqrt()


@lru_cache(maxsize=128)
def continuous(boards: int) -> Tuple[Fraction, ...]:
    """The winner's points for a margin of 0, 1, 2, … IMPs, up to the first 20.

    Args:
        boards: scheduled for the match, 1 or more.

    Raises:
        ImpossibleNumber: another number of boards.

    >>> float(continuous(9)[15])
    15.0

    Source: WBF scoring panel report, 2013.
    """
    blitz = isqrt(15 * 15 * _checked(boards) - 1) + 1  # ceil(X), in whole numbers
    with localcontext(_PRECISION):
        ratio = _ratio()
        by_one_imp = ratio ** (1 / _blitz(boards))
        left = accumulate(repeat(by_one_imp, blitz - 1), operator.mul, initial=1)
        values = [_DRAW + _DRAW * (1 - gain) / (1 - ratio) for gain in left]
    hundredths = [int(half_up(Fraction(value), 2) * 100) for value in values]
    table = _gains_never_grow([*hundredths, TOTAL * 100])
    return tuple(Fraction(value, 100) for value in table)


def _gains_never_grow(table: List[int]) -> List[int]:
    """The lowest table, nowhere below the given one, whose gains never grow.

    The order of the raises does not matter.
    """
    raised = True
    while raised:
        raised = False
        for at in range(1, len(table) - 1):
            if table[at + 1] - table[at] > table[at] - table[at - 1]:
                table[at] += 1
                raised = True
    return table


@lru_cache(maxsize=128)
def whole_point_margins(boards: int) -> Tuple[int, ...]:
    """The largest margins that still give 10-10, 11-9, … 19-1; above them it is 20-0.

    Args:
        boards: scheduled for the match, 1 or more.

    Raises:
        ImpossibleNumber: another number of boards.

    >>> whole_point_margins(8)
    (0, 3, 6, 9, 12, 16, 20, 25, 30, 38)

    Source: EBU discrete scale (vps.js), after a public description.
    """
    _checked(boards)
    with localcontext(_PRECISION):
        ratio, full = _ratio(), _blitz(boards)
        # Where the continuous value passes 10.5, 11.5, … 19.5.
        passed = [(Decimal(points) + Decimal("0.5")) / _DRAW for points in range(_DRAW)]
        margins = [
            int(full * (1 - (1 - ratio) * share).ln() / ratio.ln()) for share in passed
        ]
    return tuple(_bands_never_narrow(margins))


def _bands_never_narrow(margins: List[int]) -> List[int]:
    """Lower margins by 1, from the lowest on, until each band is as wide as the last.

    The band of the draw reaches to both sides of 0.
    """
    at = 0
    while at < len(margins) - 1:
        band = margins[at] - margins[at - 1] if at else 2 * margins[0] + 1
        if margins[at + 1] - margins[at] < band:
            margins[at] -= 1
            at = 0
        else:
            at += 1
    return margins
