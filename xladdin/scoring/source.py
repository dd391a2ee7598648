"""Where a rule comes from: the works that rules and tables cite.

Source: this module names them.

>>> str(Source(STOLITSA_1959, "§24"))
'Stolitsa 1959, §24'
"""

from __future__ import annotations

from typing import NamedTuple

STOLITSA_1959 = "Stolitsa 1959"
PITER_2017 = "Piter 2017"
WHIST_2008 = "Whist 2008"
LAWS = "Laws of Duplicate Bridge 2017"
WBF_2013 = "WBF victory points 2013"


class Source(NamedTuple):
    """A work and the place in it.

    Attributes:
        work: short name of the work and its year.
        place: paragraph, table or law.
    """

    work: str
    place: str

    def __str__(self) -> str:
        return f"{self.work}, {self.place}"
