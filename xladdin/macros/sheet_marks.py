"""What a scoresheet itself says of its entries: "! 4th line empty", "? pools differ".

The sheet writes its marks in its own language; here they are told in the user's.

>>> mark = SheetMark.read("! open: impossible result", "en")
>>> mark.is_doubt, mark.room, mark.words("bg")
(False, 'open', 'открита: невъзможен резултат')
>>> SheetMark.read("? exchanged with board 9?", "en").words("ru")
'перепутана со сдачей 9?'
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from string import Formatter

from xladdin.wording import LANGUAGES, text, texts

ERROR, DOUBT = "! ", "? "
ROOM = "board_check.room."
ROOMS = ("open", "closed")


@dataclass(frozen=True)
class SheetMark:
    """A mark of a scoresheet.

    Attributes:
        shown: as the sheet shows it.
        key: of its words in ``wording/``; "" where they are not ours.
        facts: what the words tell.
        rest: what the sheet adds behind them.
    """

    shown: str
    key: str = ""
    facts: dict[str, str] = field(default_factory=dict, hash=False)
    rest: str = ""

    @classmethod
    def read(cls, shown: object, language: str) -> SheetMark | None:
        """The mark that a cell shows; None where it shows none.

        Args:
            shown: the value of the cell.
            language: of the scoresheet.
        """
        if not isinstance(shown, str) or not shown.startswith((ERROR, DOUBT)):
            return None
        for key, pattern in _patterns(language):
            match = pattern.fullmatch(shown)
            if match:
                facts = match.groupdict()
                return cls(shown, key, facts, facts.pop("rest_"))
        return cls(shown)

    @property
    def is_doubt(self) -> bool:
        """Whether the entry may be right."""
        return self.shown.startswith(DOUBT)

    @property
    def room(self) -> str:
        """The room that the mark is about, "open" or "closed"; "" for none."""
        told = self.facts.get("room", "")
        return next((room for room in ROOMS if told in _all_words(ROOM + room)), "")

    def words(self, language: str | None = None) -> str:
        """What the mark says, without its sign, in a language."""
        if not self.key:
            return self.shown[len(ERROR) :]
        facts = dict(self.facts)
        if self.room:
            facts["room"] = text(ROOM + self.room, language)
        return text(self.key, language, **facts)[len(ERROR) :] + self.rest


@cache
def _patterns(language: str) -> list[tuple[str, re.Pattern[str]]]:
    """Keys and patterns of all marks; of two that match, the longer one is first."""
    marks = [
        (key, words)
        for key, words in texts(language).items()
        if words.startswith((ERROR, DOUBT))
    ]
    marks.sort(key=lambda mark: len(mark[1]), reverse=True)
    return [(key, _pattern(words)) for key, words in marks]


def _pattern(words: str) -> re.Pattern[str]:
    pieces = []
    for literal, fact, _, _ in Formatter().parse(words):
        pieces.append(re.escape(literal))
        if fact:
            pieces.append(f"(?P<{fact}>.+?)")
    return re.compile("".join(pieces) + "(?P<rest_>.*)", re.DOTALL)


def _all_words(key: str) -> set[str]:
    return {text(key, language) for language in LANGUAGES}
