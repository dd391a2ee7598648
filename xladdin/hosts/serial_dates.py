"""Dates as cells hold them: the number of days since the last of 1899.

>>> serial(1959, 5, 1, hour=12)
21671.5
>>> day(21671.5).strftime("%d.%m.%Y")
'01.05.1959'
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

DAY_ZERO = datetime(1899, 12, 30)  # noqa: DTZ001 - a cell knows no time zone


def serial(year: int, month: int, day: int, **clock: Any) -> float:  # noqa: ANN401
    """The number that a cell with a date holds."""
    moment = datetime(year, month, day, **clock)  # noqa: DTZ001 - see DAY_ZERO
    return (moment - DAY_ZERO).total_seconds() / 86400


def day(number: float) -> datetime:
    """The day of a number, at its first hour."""
    return DAY_ZERO + timedelta(days=int(number))
