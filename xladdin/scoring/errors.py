"""What can be wrong with an entry: one small family of exceptions.

A rule raises with a key and the facts; the words stand in ``wording/``, the error
value of a cell in ``functions/cells.py``.

Source: decisions of this product; the error values are those of the spreadsheet.

>>> raise ImpossibleNumber("boards_positive", found=0)
Traceback (most recent call last):
    ...
xladdin.scoring.errors.ImpossibleNumber: boards_positive (found=0)
"""

from __future__ import annotations


class ScoringError(Exception):
    """Something in the entry prevents a result.

    Args:
        key: name of the message in ``wording/``, without its prefix ``error.``.
        facts: what the message tells: the found value, the expected ones.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.key} ({told})" if told else self.key


class NotUnderstood(ScoringError):
    """A text, choice, contract or shape that means nothing here."""


class ImpossibleNumber(ScoringError):
    """A number that cannot be: no boards, place 5, a cutoff of zero."""


class NoResult(ScoringError):
    """Nothing was played, or the table is unfinished."""
