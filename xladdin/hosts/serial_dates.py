"""Dates as cells hold them: the number of days since the last of 1899.

>>> serial(1959, 5, 1, hour=12)
21671.5
>>> day(21671.5).strftime("%d.%m.%Y")
'01.05.1959'
"""

from __future__ import annotations

from datetime import date, timedelta

DAY_ZERO = date(1899, 12, 30)
CLOCK = ("hours", "minutes", "seconds", "microseconds")


def serial(year: int, month: int, day: int, **clock: int | None) -> float:
    """The number that a cell with a date holds: days, and of the last one the part.

    Args:
        year: of the calendar, 1900 or later.
        month: 1 to 12.
        day: of the month.
        clock: ``hour``, ``minute``, ``second``, ``microsecond``, each 0 where it is
            left out. xlwings names a ``tzinfo`` too, which no cell has.
    """
    days = (date(year, month, day) - DAY_ZERO).days
    passed = timedelta(**{unit: clock.get(unit[:-1]) or 0 for unit in CLOCK})
    return days + passed / timedelta(days=1)


def day(number: float) -> date:
    """The day of a number that a cell holds."""
    return DAY_ZERO + timedelta(days=int(number))
