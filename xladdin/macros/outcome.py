"""What a button did, in words: the same for a message box and the command line.

>>> Problem("Boards", "C7", "4С", "a contract is expected").message("en")
'Boards!C7: “4С” – a contract is expected'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from xladdin.wording import text

if TYPE_CHECKING:
    from xladdin.records.page_parts import Table


class HasMessage(Protocol):
    """A sentence that can be told in each language."""

    def message(self, language: str | None = None) -> str:
        """The sentence in words."""


class Refused(Exception):
    """A button that cannot do its work; the workbook is as it was.

    Args:
        key: name of the message in ``wording/``, without ``macros.refused.``.
        facts: what the message tells.
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def message(self, language: str | None = None) -> str:
        """Why, in the user's language."""
        return text(f"macros.refused.{self.key}", language, **self.facts)


@dataclass(frozen=True)
class Said:
    """A sentence of what was done.

    Attributes:
        key: name of the text in ``wording/``, without ``macros.``.
        facts: what the text tells.
    """

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def message(self, language: str | None = None) -> str:
        """The sentence in words."""
        return text(f"macros.{self.key}", language, **self.facts)


@dataclass(frozen=True)
class Problem:
    """An entry that is wrong or doubtful.

    Attributes:
        sheet: name on the tab.
        cell: its address.
        found: what stands there, as a person reads it; "" for nothing.
        expected: what should stand there, or what is wrong, in the user's words.
        is_doubt: it may be right.
    """

    sheet: str
    cell: str
    found: str
    expected: str
    is_doubt: bool = False

    def message(self, language: str | None = None) -> str:
        """Where, what was found, what was expected."""
        key = "macros.problem" if self.found else "macros.problem_blank"
        return text(
            key,
            language,
            sheet=self.sheet,
            cell=self.cell,
            found=self.found,
            expected=self.expected,
        )


@dataclass
class Outcome:
    """What a button did.

    Attributes:
        said: sentences with their keys; `Noticed` of ``records`` will do as well.
        problems: entries that are wrong or doubtful.
        files: files that were written, besides the workbook.
        figures: what ``--json`` prints, by name.
        tables: what the command line prints, in the user's language.
        changed: whether the workbook was changed, so that `undo` has something to do.
    """

    said: list[HasMessage] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    files: list[Path] = field(default_factory=list)
    figures: dict[str, object] = field(default_factory=dict)
    tables: list[Table] = field(default_factory=list)
    changed: bool = False

    @property
    def is_good(self) -> bool:
        """Whether nothing is wrong; doubts alone are no fault."""
        return all(problem.is_doubt for problem in self.problems)

    def say(self, key: str, **facts: object) -> None:
        """Add a sentence."""
        self.said.append(Said(key, facts))

    def message(self, language: str | None = None) -> str:
        """Everything in words, a line each."""
        lines: list[HasMessage] = [*self.said, *self.problems]
        return "\n".join(line.message(language) for line in lines)
