"""Rounding - закръгляване, округление: half up, and of several so that the sum stays.

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
from math import floor
from typing import List, Sequence, Union

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


def largest_remainder(values: Sequence[Exact]) -> List[int]:
    """Whole numbers for exact ones whose sum is whole, keeping the sum where it can be.

    The floors, and the missing units one each to the largest fractional parts, of equal
    parts to the higher value first. Equal values are never separated: where the units
    do not reach for all of them, they all take the nearer whole number, and what the
    sum is off then is for a judge to decide.

    Args:
        values: exact numbers with a whole sum.

    >>> largest_remainder([Fraction(184, 3), Fraction(-302, 3), Fraction(118, 3)])
    [62, -101, 39]
    >>> largest_remainder([Fraction(80, 3), Fraction(-40, 3), Fraction(-40, 3)])
    [27, -13, -13]

    Source: decision of this product (settlement of the pulka in whole whists).
    """
    floors = [floor(value) for value in values]
    missing = int(sum(values)) - sum(floors)
    given = dict(zip(values, floors))
    for value in sorted(given, key=lambda v: (v - floor(v), v), reverse=True):
        alike = values.count(value)
        if missing >= alike:
            given[value] += 1
        elif missing:
            given[value] = int(half_up(value))
        missing = max(0, missing - alike)
    return [given[value] for value in values]
