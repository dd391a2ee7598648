"""The user's language: environment variable, settings file, else English.

Source: decision of this product.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

LANGUAGES = ("en", "ru", "bg")
VARIABLE = "XLADDIN_LANG"
SETTINGS = "settings.json"


def settings_folder() -> Path:
    """The folder of the user's settings, as the system wants it."""
    if sys.platform == "win32":
        base = os.environ.get("APPDATA")
        return Path(base or Path.home() / "AppData" / "Roaming") / "xladdin"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "xladdin"
    base = os.environ.get("XDG_CONFIG_HOME")
    return Path(base or Path.home() / ".config") / "xladdin"


def _from_environment() -> str:
    return os.environ.get(VARIABLE, "")


def _from_settings() -> str:
    try:
        settings = json.loads((settings_folder() / SETTINGS).read_text("utf-8"))
    except (OSError, ValueError):
        return ""  # no settings, or not ours to judge: English answers
    return str(settings.get("language", "")) if isinstance(settings, dict) else ""


def _chosen() -> str:
    """What the user chose; empty without a choice that we speak."""
    for read in (_from_environment, _from_settings):
        choice = read().lower()[:2]
        if choice in LANGUAGES:
            return choice
    return ""


def chosen_language() -> str:
    """The language of the user: "en", "ru" or "bg"."""
    return _chosen() or "en"


def follow(program_language: str) -> None:
    """Speak as the program around us does, unless the user has chosen a language."""
    if not _chosen():
        os.environ[VARIABLE] = program_language
