"""What the shelf knows of a scoresheet: its name, its version, who builds it.

>>> Scoresheet("bridge-match", 1, lambda language, sample: None).name
'bridge-match'
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from openpyxl import Workbook


@dataclass(frozen=True)
class Scoresheet:
    """A kind of workbook that stands in ``templates/``.

    Attributes:
        name: as the command line knows it, "bridge-match"; ``shelf.NAME`` in wording
            says in one line what it is for.
        version: counts up whenever its cells move.
        build: makes the workbook in a language ("en", "ru", "bg"), empty or with the
            sample data.
    """

    name: str
    version: int
    build: Callable[[str, bool], Workbook]
