"""What was installed: kept so that uninstalling takes away exactly that.

Source: decision of this product.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


class Record:
    """The files that were installed, each with its digest.

    Attributes:
        files: digest by path.
        language: in which it was installed.
        templates: the folder of personal templates, where Excel had none before.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self.files: dict[str, str] = {}
        self.language = self.templates = ""
        with suppress(OSError, ValueError, KeyError):
            known = json.loads(file.read_text("utf-8"))
            self.files = dict(known["files"])
            self.language, self.templates = known["language"], known["templates"]

    def is_ours(self, file: Path) -> bool:
        """Whether a file is as we wrote it, or not there."""
        return not file.exists() or self.files.get(str(file)) == _digest(file)

    def put(self, file: Path, content: bytes) -> None:
        """Write a file, complete or not at all, and remember it."""
        file.parent.mkdir(parents=True, exist_ok=True)
        # Not beside it: Excel opens whatever lies in XLSTART.
        unfinished = file.parent.with_name(f"{file.name}.unfinished")
        try:
            unfinished.write_bytes(content)
            unfinished.replace(file)
        finally:
            unfinished.unlink(missing_ok=True)
        self.files[str(file)] = _digest(file)
        self.keep()

    def remove(self, file: Path) -> None:
        """Delete a file and forget it."""
        file.unlink(missing_ok=True)
        self.files.pop(str(file), None)
        self.keep()

    def forget(self, file: Path) -> None:
        """Leave a file to the user."""
        self.files.pop(str(file), None)

    def keep(self) -> None:
        """Write the record itself."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        known = {
            "language": self.language,
            "templates": self.templates,
            "files": self.files,
        }
        self._file.write_text(json.dumps(known, indent=1), "utf-8")
