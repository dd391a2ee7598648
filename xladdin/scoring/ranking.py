"""Places - места: the highest first, equal ones share, as in 1, 2, 2, 4.

A key is what is compared: a number, or a tuple of a score and its tie-breaks, the
first difference decides. Who has no result (None) has no place and stands last.

Source: Stolitsa 1959, §23-24 (order of a league, elimination, tie-break); Whist 2008
(order by the sum of points).

>>> places([44, 622, 44, -500])
[2, 1, 2, 4]
>>> order([(4, 1), None, (4, 2)])
[2, 0, 1]
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Protocol, Sequence, Tuple

from xladdin.scoring.errors import ImpossibleNumber

THROUGH = "through"
BORDER = "border"
OUT = "out"


class Key(Protocol):
    """What can be ranked: an exact number, or a tuple of such numbers."""

    def __lt__(self, other: Any, /) -> bool: ...  # noqa: ANN401 - of its own kind


def order(keys: Sequence[Optional[Key]]) -> List[int]:
    """Positions in the sequence, best first.

    Args:
        keys: one a participant; None where there is no result.

    >>> order([10, 30, None, 30])
    [1, 3, 0, 2]

    Equal ones keep the order of entry; those without a result come last.

    Source: Stolitsa 1959, §23; decision of this product (order of equal ones).
    """
    ranked = [(key, position) for position, key in enumerate(keys) if key is not None]
    ranked.sort(key=lambda pair: pair[0], reverse=True)
    without = [position for position, key in enumerate(keys) if key is None]
    return [position for _, position in ranked] + without


def places(keys: Sequence[Optional[Key]]) -> List[Optional[int]]:
    """The place of each, in the order of entry; None stays None.

    Args:
        keys: one a participant; None where there is no result.

    >>> places([10, 30, None, 30, 20])
    [4, 1, None, 1, 3]

    Source: decision of this product (places are written 1, 2, 2, 4).
    """
    found: List[Optional[int]] = [None] * len(keys)
    last: Optional[Key] = None
    place = 0
    for rank, position in enumerate(order(keys), start=1):
        key = keys[position]
        if key is None:
            break
        if rank == 1 or key != last:
            last, place = key, rank
        found[position] = place
    return found


def occupied(given: Sequence[Optional[int]]) -> Dict[int, Tuple[int, ...]]:
    """The places that the holders of each place occupy together.

    Args:
        given: what `places` gave.

    >>> occupied([1, 2, 2, 4])
    {1: (1,), 2: (2, 3), 4: (4,)}

    Source: decision of this product (equal ones share).
    """
    return {
        place: tuple(range(place, place + given.count(place)))
        for place in given
        if place is not None
    }


def qualified(keys: Sequence[Optional[Key]], count: int) -> List[Optional[str]]:
    """Who goes through: `THROUGH`, `BORDER` or `OUT`; None where there is no result.

    Equal ones on the border are all `BORDER`: a play-off or a lot decides. So never
    more than `count` go through.

    Args:
        keys: one a participant; None where there is no result.
        count: how many go through, 0 or more.

    Raises:
        ImpossibleNumber: a negative count.

    >>> qualified([10, 30, None, 20, 20], 2)
    ['out', 'through', None, 'border', 'border']

    Source: Stolitsa 1959, §23; decision of this product (ties on the border).
    """
    if count < 0:
        raise ImpossibleNumber("count_negative", found=count)
    given = places(keys)
    together = occupied(given)
    return [
        None if place is None else _status(together[place], count) for place in given
    ]


def _status(shared: Tuple[int, ...], count: int) -> str:
    if shared[-1] <= count:
        return THROUGH
    return BORDER if shared[0] <= count else OUT
