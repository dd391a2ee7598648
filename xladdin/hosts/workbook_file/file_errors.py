"""Why a file is not taken: one exception, told in one line.

>>> raise FileRefused("file_locked", file="match.xlsx", lock="~$match.xlsx")
Traceback (most recent call last):
    ...
xladdin.hosts.workbook_file.file_errors.FileRefused: file_locked (match.xlsx)
"""

from __future__ import annotations

from xladdin.wording import text


class FileRefused(Exception):
    """A file is missing, broken, foreign or open elsewhere; nothing was changed.

    Args:
        key: name of the message in ``wording/``, without its prefix ``calculator.``.
        file: the file, as the user named it.
        facts: what else the message tells.
    """

    def __init__(self, key: str, file: object, **facts: object) -> None:
        super().__init__(key, file)
        self.key = key
        self.facts = {"file": str(file), **facts}

    def __str__(self) -> str:
        return f"{self.key} ({self.facts['file']})"

    def message(self, language: str | None = None) -> str:
        """Why, in one line."""
        return text(f"calculator.{self.key}", language, **self.facts)
