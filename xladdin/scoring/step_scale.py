"""A step scale - скàла, шкала: bounds in rising order and a value between each two.

IMPs are a scale of lower bounds (20 is 1, 70 is 2), preferans ranges one of upper
bounds (up to and including 10 is 0). One more value than bounds: the last one has no
end.

Source: Stolitsa 1959, §24; Whist 2008, table 1.

>>> StepScale.by_lower_bounds((20, 70), (0, 1, 2)).value(69)
1
>>> StepScale.by_upper_bounds((10, 50), (0, 1, 2)).value(50)
1
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import Sequence, Tuple

from xladdin.scoring.errors import ImpossibleNumber
from xladdin.scoring.rounding import Exact


@dataclass(frozen=True)
class StepScale:
    """Values of a quantity that rises in steps.

    Attributes:
        bounds: strictly rising.
        values: one more than bounds.
        bound_opens_step: True where a bound is the first of the next step (a lower
            bound), False where it is the last of its own (an upper bound).

    Raises:
        ImpossibleNumber: bounds that do not rise, or too few or many values.
    """

    bounds: Tuple[Exact, ...]
    values: Tuple[Exact, ...]
    bound_opens_step: bool

    def __post_init__(self) -> None:
        if len(self.values) != len(self.bounds) + 1:
            raise ImpossibleNumber(
                "scale_values", bounds=len(self.bounds), values=len(self.values)
            )
        for before, after in zip(self.bounds, self.bounds[1:]):
            if before >= after:
                raise ImpossibleNumber("scale_rises", before=before, after=after)

    @classmethod
    def by_lower_bounds(
        cls, bounds: Sequence[Exact], values: Sequence[Exact]
    ) -> StepScale:
        """A scale in which a bound is the first of the next step."""
        return cls(tuple(bounds), tuple(values), bound_opens_step=True)

    @classmethod
    def by_upper_bounds(
        cls, bounds: Sequence[Exact], values: Sequence[Exact]
    ) -> StepScale:
        """A scale in which a bound is the last of its own step."""
        return cls(tuple(bounds), tuple(values), bound_opens_step=False)

    def value(self, quantity: Exact) -> Exact:
        """The value of the step in which the quantity lies.

        >>> StepScale.by_upper_bounds((10,), (0, 1)).value(10)
        0

        Source: Stolitsa 1959, §24.
        """
        if self.bound_opens_step:
            return self.values[bisect_right(self.bounds, quantity)]
        return self.values[bisect_left(self.bounds, quantity)]

    def signed(self, quantity: Exact) -> Exact:
        """The value for the absolute quantity, with the quantity's sign.

        >>> StepScale.by_lower_bounds((20,), (0, 1)).signed(-30)
        -1

        Source: Stolitsa 1959, §24; Whist 2008, table 1.
        """
        return self.value(quantity) if quantity >= 0 else -self.value(-quantity)
