"""The entries to check of a scoresheet: each has a number, words, an explanation.

A cell works out the number of what is wrong, the cell beside it takes the words from
the sheet Checks. Number 1 is nothing to check; errors follow, then doubts, then plain
notes, so that one comparison tells whether there is something to check.

>>> checks = Checks(errors=("text",), doubts=("odd",), notes=("balanced",))
>>> checks.code("text"), checks.code("odd"), checks.code("balanced")
(2, 3, 4)
"""

from __future__ import annotations

from dataclasses import dataclass

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks.pages import lines
from xladdin.workbooks.styles import Look

FIRST_ROW = 4
WIDTHS = {"A": 44, "B": 256, "C": 560}
LETTERS_ACROSS, LINE_HEIGHT = 92, 15  # of the explanation
NOTHING = "nothing"


@dataclass(frozen=True)
class Checks:
    """What a scoresheet checks.

    Attributes:
        errors: keys of what cannot stay; ``check.KEY`` in wording.
        doubts: keys of what may be right.
        notes: keys of what is only said.
    """

    errors: tuple[str, ...]
    doubts: tuple[str, ...]
    notes: tuple[str, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys in the order of their numbers."""
        return (NOTHING, *self.errors, *self.doubts, *self.notes)

    @property
    def last_error(self) -> int:
        """The last number of an error."""
        return 1 + len(self.errors)

    @property
    def to_check(self) -> int:
        """The last number of something to check."""
        return self.last_error + len(self.doubts)

    def code(self, key: str) -> int:
        """The number of a key."""
        return self.keys.index(key) + 1

    def first_of(self, *cases: tuple[str, str], otherwise: str = NOTHING) -> str:
        """A formula part: the number of the first case that holds.

        Args:
            cases: a condition and a key, or a condition and a formula part.
            otherwise: a key or a formula part, where none holds.

        >>> Checks(("text",), (), ()).first_of(("A1>5", "text"))
        'IF(A1>5,2,1)'
        """
        if not cases:
            return self._part(otherwise)
        (condition, then), *others = cases
        rest = self.first_of(*others, otherwise=otherwise)
        return f"IF({condition},{self._part(then)},{rest})"

    def _part(self, key: str) -> str:
        return str(self.code(key)) if key in self.keys else key

    def words(self, code: str, language: str) -> str:
        """A formula part: the words of the number in a cell."""
        last = FIRST_ROW + len(self.keys) - 1
        words = parts.at(text("checks.sheet", language), f"B{FIRST_ROW}:B{last}")
        return f"INDEX({words},{code})"

    def count(self, codes: str) -> str:
        """A formula part: how many numbers of a range are to check."""
        return f'COUNTIFS({codes},">1",{codes},"<={self.to_check}")'

    def count_errors(self, codes: str) -> str:
        """A formula part: how many numbers of a range are errors."""
        return f'COUNTIFS({codes},">1",{codes},"<={self.last_error}")'

    def is_error(self, code: str) -> str:
        """A condition on the number in a cell."""
        return f"AND({code}>1,{code}<={self.last_error})"

    def is_doubt(self, code: str) -> str:
        """A condition on the number in a cell."""
        return f"AND({code}>{self.last_error},{code}<={self.to_check})"

    def mark(self, sheet: Worksheet, names: str, words: str, code: str) -> None:
        """Mark names and words where their number is to check.

        Args:
            sheet: the sheet.
            names: cells that name the row.
            words: cells with the words.
            code: the number in the first row, column fixed: "$Q6".
        """
        parts.mark_where(sheet, names, self.is_error(code), styles.FAULTY_NAME)
        parts.mark_where(sheet, names, self.is_doubt(code), styles.DOUBTFUL_NAME)
        parts.mark_where(sheet, words, self.is_error(code), styles.FAULTY_WORDS)
        parts.mark_where(sheet, words, self.is_doubt(code), styles.DOUBTFUL_WORDS)

    def add_sheet(self, workbook: Workbook, language: str) -> Worksheet:
        """Add the sheet Checks: number, words, explanation."""
        sheet: Worksheet = workbook.create_sheet(text("checks.sheet", language))
        parts.widths(sheet, WIDTHS)
        parts.put(sheet, "A1", text("checks.title", language), styles.TITLE)
        parts.height(sheet, 1, 38)
        parts.put(sheet, "A2", text("checks.about", language), styles.HEAD)
        head = styles.HEAD.but(below=styles.INK, indent=1)
        parts.put(sheet, "A3:C3", None, head)
        parts.put(sheet, "A3", "№", head.but(align="right", indent=0))
        sheet["B3"] = text("checks.words", language)
        sheet["C3"] = text("checks.meaning", language)
        for code, key in enumerate(self.keys, start=1):
            row = FIRST_ROW + code - 1
            line = Look(below=styles.HAIRLINE, indent=1)
            parts.put(sheet, f"A{row}", code, line.but(align="right", indent=0))
            words = text(f"check.{key}", language)
            bold = line.but(bold=code <= self.to_check, shrink=True)
            # An empty text; an empty cell would be fetched as the number 0.
            parts.put(sheet, f"B{row}", words or '=""', bold)
            meaning = text(f"check.{key}.meaning", language)
            look = line.but(size=styles.NOTE, wrap=True)
            parts.put(sheet, f"C{row}", meaning, look)
            high = LINE_HEIGHT * lines(meaning, LETTERS_ACROSS)
            parts.height(sheet, row, max(30, high))
        last = FIRST_ROW + len(self.keys) - 1
        parts.print_setup(sheet, f"A1:C{last}", repeat="1:3", landscape=False)
        parts.finish_sheet(sheet, freeze="A4")
        return sheet


def to_check_head(count: str, language: str) -> str:
    """A formula: "To check: 2", or "To check: none"."""
    words = parts.quoted(f"{text('sheet.to_check', language)}: ")
    none = parts.quoted(text("checks.none", language))
    return f"={words}&IF({count}=0,{none},{count})"
