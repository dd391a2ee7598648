"""The vocabulary of argument kinds: what functions take, in the same words everywhere.

Source: decisions of this product (manners that all functions share).

>>> rules("today").read(" ДНЕС ")
'today'
"""

from __future__ import annotations

from typing import Any, Callable, Dict, Tuple

from xladdin.functions import cells
from xladdin.functions.spec import Argument, Choice

# The rules of a time; a scoresheet passes one visible cell with one of these words.
RULES: Dict[str, Tuple[str, ...]] = {
    "1959": (),
    "1960": (),
    "today": ("днес", "сегодня"),
}
TODAY_WHOLE: Dict[str, Tuple[str, ...]] = {
    "today-whole": ("днес-цели", "сегодня-целые"),
}
LANGUAGE = Choice(
    {
        "en": ("english",),
        "ru": ("русский",),
        "bg": ("български",),
    }
)


def number(name: str, **options: Any) -> Argument:
    """A number, whole or not."""
    return Argument(name, cells.number, **options)


def whole(name: str, **options: Any) -> Argument:
    """A whole number."""
    return Argument(name, cells.whole, **options)


def plain(name: str, **options: Any) -> Argument:
    """A text."""
    return Argument(name, cells.plain, **options)


def truth(name: str, **options: Any) -> Argument:
    """TRUE or FALSE; left out it is FALSE."""
    return Argument(name, cells.truth, optional=True, default=False, **options)


def choice(
    name: str, words: Dict[str, Tuple[str, ...]], default: str, **options: Any
) -> Argument:
    """One of a closed list of words, with its default."""
    return Argument(name, Choice(words), optional=True, default=default, **options)


def rules(name: str = "rules", more: Dict[str, Tuple[str, ...]] = {}) -> Argument:  # noqa: B006 - read only
    """The rules of a time: "1959" (default), "1960", "today"."""
    return choice(name, {**RULES, **more}, "1959")


def language() -> Argument:
    """A language of the answer; left out it is the user's."""
    return Argument("language", LANGUAGE, optional=True)


def numbers(name: str, **options: Any) -> Argument:
    """A range of numbers, taken whole; blanks are None."""
    return Argument(name, cells.number, is_range=True, **options)


def anything(name: str, read: Callable[[Any], Any], **options: Any) -> Argument:
    """A cell that a rule reads in its own way."""
    return Argument(name, read, **options)
