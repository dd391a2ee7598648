"""The words of one scoresheet in one language.

>>> Words("league", "en").common("data")
'Data'
"""

from __future__ import annotations

from dataclasses import dataclass

from xladdin.wording import text
from xladdin.workbooks.parts import quoted


@dataclass(frozen=True)
class Words:
    """Texts by their keys: ``words("home")``.

    Attributes:
        subject: what the keys of the scoresheet begin with.
        language: "en", "ru" or "bg".
    """

    subject: str
    language: str

    def __call__(self, key: str, **facts: object) -> str:
        """The text of a key of this scoresheet."""
        return text(f"{self.subject}.{key}", self.language, **facts)

    def common(self, key: str) -> str:
        """The text of a key that all scoresheets share."""
        return text(f"sheet.{key}", self.language)

    def quoted(self, key: str, before: str = "", after: str = "") -> str:
        """The same as it stands in a formula, with something before and behind it."""
        return quoted(f"{before}{self(key)}{after}")
