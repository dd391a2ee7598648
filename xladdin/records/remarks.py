"""What stands in a cell instead of a result: not played, wrong direction, awards.

The words are those of Bridgemate and of the clubs in three languages.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from xladdin.records.result import ADJUSTED, NOT_PLAYED, Awarded

_NOT_PLAYED = (
    "not played", "no play", "np", "не игралась", "не сыграна", "не играли",
    "не е играна", "не е изиграна", "неиграна",
)  # fmt: skip
_WRONG_DIRECTION = (
    "wrong direction", "arrow switch", "не в ту сторону", "сели наоборот",
    "перепутали линии", "грешна посока", "обърнати линии", "разменени линии",
)  # fmt: skip
_AT_BOTH = ("both", "обоих", "двете", "обе")
_ADJUSTED = (
    "arbitral score", "adjusted", "adjusted score", "присуждённый результат",
    "присужденный результат", "присъден резултат",
)  # fmt: skip
_PERCENTS = re.compile(r"(40|50|60)\s*%?\s*[-–/:]\s*(40|50|60)\s*%?")
# Average minus, average and average plus in IMP play; manual of ACBLscore.
_IMPS_OF_AVERAGE = {"40": Fraction(-3), "50": Fraction(0), "60": Fraction(3)}


@dataclass(frozen=True)
class Remark:
    """What a remark says of one table.

    Attributes:
        reason: why there is no normal result, or "".
        awarded: IMPs for north-south and east-west.
        wrong_direction: the pairs sat the other way round.
        at_both: said of both tables.
    """

    reason: str = ""
    awarded: Awarded | None = None
    wrong_direction: bool = False
    at_both: bool = False

    @property
    def is_normal(self) -> bool:
        """Whether a result beside it counts."""
        return not self.reason and self.awarded is None

    @property
    def is_empty(self) -> bool:
        """Whether it says nothing."""
        return self == Remark()

    def at_table(self, place: int) -> Remark:
        """What a remark on the whole board says of table 0 or 1.

        Not played and adjusted concern both; a wrong direction that is not said of
        both tables is that of one, and then it does not matter of which.
        """
        if place and self.wrong_direction and not self.at_both:
            return Remark()
        return self

    def joined(self, other: Remark) -> Remark:
        """This remark and another one on the same table."""
        return Remark(
            self.reason or other.reason,
            self.awarded or other.awarded,
            self.wrong_direction or other.wrong_direction,
            self.at_both or other.at_both,
        )


def remark_from(text: str) -> Remark:
    """The remark that a cell holds; an empty one for any other text."""
    words = " ".join(text.casefold().split())
    percents = _PERCENTS.fullmatch(words)
    if percents:
        ns, ew = (_IMPS_OF_AVERAGE[percent] for percent in percents.groups())
        return Remark(awarded=(ns, ew))
    if words in _NOT_PLAYED:
        return Remark(reason=NOT_PLAYED)
    if words in _ADJUSTED:
        return Remark(reason=ADJUSTED)
    if any(words.startswith(known) for known in _WRONG_DIRECTION):
        return Remark(
            wrong_direction=True, at_both=any(word in words for word in _AT_BOTH)
        )
    return Remark()
