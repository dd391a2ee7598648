"""Rounding half up - закръгляване, округление.

Rules keep integers and fractions; figures are rounded only where they are printed
or where a scale is by definition in hundredths. A half goes away from zero, as
Excel's ROUND does it and as the authors did it by hand.

Source: Stolitsa 1959, §18 (tables printed to one decimal).

>>> half_up(Fraction(-5, 2))
Fraction(-3, 1)
>>> half_up(Fraction("89.949"), 1)
Fraction(899, 10)
"""

from __future__ import annotations

from fractions import Fraction
from typing import Union

Exact = Union[int, Fraction]


def half_up(value: Exact, decimals: int = 0) -> Fraction:
    """The nearest number with so many decimals, a half away from zero.

    Args:
        value: an exact number.
        decimals: digits behind the point, 0 or more.

    >>> half_up(Fraction("11.225"), 2)
    Fraction(1123, 100)

    Source: Stolitsa 1959, §18.
    """
    unit = 10**decimals
    doubled = abs(Fraction(value)) * unit * 2
    units = (doubled.numerator // doubled.denominator + 1) // 2
    return Fraction(units if value >= 0 else -units, unit)
