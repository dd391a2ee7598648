"""What a result file is refused for, and what is noticed in one that is read.

Both carry a key and facts; the words stand in ``wording/``, subject ``records``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from xladdin.scoring.errors import ScoringError
from xladdin.wording import text


class RecordRefused(Exception):
    """A result file that cannot be read: nothing of it is used.

    Args:
        key: name of the message in ``wording/``, without ``records.refused.``.
        line: line of the file, or row of the sheet; 0 for the file as a whole.
        facts: what the message tells; a `ScoringError` among them is told in words.

    >>> print(RecordRefused("board_number", 7, found="1x").message("en"))
    Line 7: a board number is expected, found “1x”.
    """

    def __init__(self, key: str, line: int = 0, **facts: object) -> None:
        super().__init__(key, line, facts)
        self.key = key
        self.line = line
        self.facts = facts

    def message(self, language: str | None = None) -> str:
        """Where and why, in the user's language."""
        return _told(f"records.refused.{self.key}", self.line, self.facts, language)


@dataclass(frozen=True)
class Noticed:
    """Something the person should know about a file that was read.

    Attributes:
        key: name of the message in ``wording/``, without ``records.noticed.``.
        line: line of the file, or row of the sheet; 0 for the file as a whole.
        facts: what the message tells.

    >>> print(Noticed("not_played", 3, {"board": 12}).message("en"))
    Line 3: board 12 has no result at this table.
    """

    key: str
    line: int = 0
    facts: Mapping[str, object] = field(default_factory=dict)

    def message(self, language: str | None = None) -> str:
        """Where and what, in the user's language."""
        return _told(f"records.noticed.{self.key}", self.line, self.facts, language)


def _told(
    key: str, line: int, facts: Mapping[str, object], language: str | None
) -> str:
    words = {
        name: text(f"error.{fact.key}", language, **fact.facts)
        if isinstance(fact, ScoringError)
        else fact
        for name, fact in facts.items()
    }
    told = text(key, language, **words)
    return text("records.line", language, line=line, told=told) if line else told
