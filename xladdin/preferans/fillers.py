"""Fillers - кем дополняют столы: players who sit only where a table lacks one.

A judge or a member of the club sits down so that fewer sit out, or at tables of three.

Source: decision of this product (a filler out of competition).

>>> fillers_needed(15, 2), fillers_needed(14, 2), fillers_needed(16, 2)
(1, 2, 0)
"""

from __future__ import annotations

from xladdin.preferans.meetings import THREE
from xladdin.preferans.seating import table_sizes


def fillers_needed(players: int, fillers: int, *, sit_out: bool = False) -> int:
    """How many fillers sit down: the fewest with whom the tables are best.

    Best is that nobody sits out, then that few tables are of three.

    Args:
        players: who are there to play.
        fillers: who are there to fill up.
        sit_out: whoever is left over sits out instead of making tables of three.

    >>> fillers_needed(14, 1, sit_out=True)  # one more would sit out
    0
    >>> fillers_needed(5, 3), fillers_needed(2, 1)
    (3, 1)

    Source: decision of this product (a filler out of competition).
    """
    best, fewest = (players + fillers, 0), fillers
    for filling in range(fillers + 1):
        if players + filling < THREE:
            continue
        sizes, out = table_sizes(players + filling, sit_out=sit_out)
        if (out, sizes.count(THREE)) < best:
            best, fewest = (out, sizes.count(THREE)), filling
    return fewest
