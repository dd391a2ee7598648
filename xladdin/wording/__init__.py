"""Words for people, in English, Russian and Bulgarian.

Keys in code are English; every text stands in ``en/``, ``ru/`` and ``bg/``, one
module a subject. A key that one language lacks is an error that a test finds.

Source: the words of the clubs and of the three documents.

>>> text("error.whole_expected", "en", found=2.5)
'A whole number is expected, found 2.5.'
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from typing import Dict, Optional, Tuple

from xladdin.wording.preference import LANGUAGES, chosen_language

__all__ = ["LANGUAGES", "chosen_language", "text", "texts"]


@lru_cache(maxsize=None)
def _subjects(language: str) -> Tuple[str, ...]:
    package = importlib.import_module(f"xladdin.wording.{language}")
    return tuple(module.name for module in pkgutil.iter_modules(package.__path__))


def _texts_of(language: str, subject: str) -> Dict[str, str]:
    module = importlib.import_module(f"xladdin.wording.{language}.{subject}")
    found: Dict[str, str] = module.TEXTS
    return found


@lru_cache(maxsize=None)
def texts(language: str) -> Dict[str, str]:
    """All texts of a language, by key."""
    found: Dict[str, str] = {}
    for subject in _subjects(language):
        for key, words in _texts_of(language, subject).items():
            if key in found:
                raise KeyError(f"{language}: {key} stands in two subjects")
            found[key] = words
    return found


@lru_cache(maxsize=None)
def _words(language: str, key: str) -> str:
    """The text of a key; subjects are read one by one, the likeliest first.

    Most keys begin with the name of their subject, and few subjects are ever needed.
    """
    first = key.partition(".")[0]
    for subject in sorted(_subjects(language), key=lambda s: not s.startswith(first)):
        words = _texts_of(language, subject).get(key)
        if words is not None:
            return words
    raise KeyError(f"{language}: {key}")


def text(key: str, language: Optional[str] = None, **facts: object) -> str:
    """The text of a key in a language, with the facts filled in.

    Args:
        key: for example ``error.number_expected``.
        language: "en", "ru" or "bg"; left out, the user's choice.
        facts: what the text names in braces.
    """
    words = _words(language or chosen_language(), key)
    return words.format(**facts) if facts else words
