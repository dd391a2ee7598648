"""What came out of a workbook: values, errors with their reasons, what was left alone.

>>> Reason("left_depends", cell="Match!C5").message("en")
'it depends on Match!C5, which was not computed'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from xladdin.functions.cells import Cell, CellError, Rows
from xladdin.hosts.workbook_file.addresses import CellPlace
from xladdin.wording import text

RESULTS = "xladdin_results"  # the name that a scoresheet gives its results
CellName = tuple[str, str]  # sheet and address: ("Match", "C5")


@dataclass(frozen=True)
class Reason:
    """Why a cell was not computed, or why it holds an error.

    Attributes:
        key: name of the message in ``wording/``, without its prefix ``calculator.``.
        facts: what the message tells.
    """

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def __init__(self, key: str, **facts: object) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "facts", facts)

    def message(self, language: str | None = None) -> str:
        """The reason in words."""
        return text(f"calculator.{self.key}", language, **self.facts)


class NotComputed(Exception):
    """A formula that the calculator cannot be trusted with, or does not understand."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason

    def message(self, language: str | None = None) -> str:
        """The reason in words."""
        return self.reason.message(language)


class ErrorCell(NamedTuple):
    """A cell that holds an error, and where it comes from.

    Attributes:
        error: the error; with its message where a function of ours gave it.
        call: the function with what it got, ``IMP("x")``; empty for others.
        source: the cell that the error comes from, where it is another one.
        reason: why, where no function of ours says it.
    """

    error: CellError
    call: str = ""
    source: CellPlace | None = None
    reason: Reason | None = None

    def message(self, language: str | None = None) -> str:
        """Why the cell holds the error, in words."""
        if self.reason:
            return self.reason.message(language)
        told = self.error.message(language)
        return f"{self.call}: {told}" if self.call else told


@dataclass
class Report:
    """What the calculator did with a workbook.

    Attributes:
        path: the file.
        formulas: how many cells hold a formula.
        values: sheet and address -> value, of every cell that was computed.
        errors: those of them that hold an error.
        left: cells that were not computed and keep what they had, with the reason.
        results: the block that a scoresheet names `RESULTS`, with its heading row.
    """

    path: Path
    formulas: int = 0
    values: dict[CellName, Cell] = field(default_factory=dict)
    errors: dict[CellName, ErrorCell] = field(default_factory=dict)
    left: dict[CellName, Reason] = field(default_factory=dict)
    results: Rows = field(default_factory=list)
