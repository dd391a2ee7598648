"""Own meetings - личные встречи: what tied players scored against one another.

They count only where every two of the tied players met equally often, at least once.

Source: decision of this product (the tie-break after sum of whists and first places).

>>> anna, boris = {(1, 1): 300, (2, 2): 50}, {(1, 1): -100, (2, 1): 250}
>>> own_meetings(["tied", "tied", None], [anna, boris, {}])
[300, -100, None]
"""

from __future__ import annotations

from collections import Counter
from typing import Dict, Hashable, List, Mapping, Optional, Sequence, Tuple

from xladdin.scoring.rounding import Exact

Seat = Tuple[int, int]  # round, table


def own_meetings(
    tied: Sequence[Optional[Hashable]], sittings: Sequence[Mapping[Seat, Exact]]
) -> List[Optional[Exact]]:
    """Points of each tied player in the meetings with the others of his group.

    Decision: a round in which a player met two of them counts for each of the two.

    Args:
        tied: one a player: who has the same is tied; None for who is passed over.
        sittings: points of each player by round and table.

    Returns:
        None for who is tied with nobody, and where the meetings of a group are uneven.

    >>> own_meetings([7, 7], [{(1, 1): 300}, {(1, 2): 200}])
    [None, None]

    Source: decision of this product (own meetings).
    """
    groups: Dict[Hashable, List[int]] = {}
    for at, key in enumerate(tied):
        if key is not None:
            groups.setdefault(key, []).append(at)
    found: List[Optional[Exact]] = [None] * len(tied)
    for group in groups.values():
        shared = _shared([sittings[at] for at in group])
        for at, points in zip(group, shared or []):
            found[at] = points
    return found


def _shared(group: Sequence[Mapping[Seat, Exact]]) -> Optional[List[Exact]]:
    """Points of each from the meetings inside a group, if the meetings are even."""
    met = Counter(
        (own, other)
        for own, at in enumerate(group)
        for other, there in enumerate(group)
        if own != other
        for seat in at
        if seat in there
    )
    pairs = len(group) * (len(group) - 1)
    if not met or len(met) < pairs or len(set(met.values())) != 1:
        return None
    return [
        sum(
            points * sum(seat in there for there in group if there is not own)
            for seat, points in own.items()
        )
        for own in group
    ]
