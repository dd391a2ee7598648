"""A contract - договор, контракт: what was bid, who played it and how it ended.

Players write it in many ways: 4SxW-1, W 4♠ X -1, 3NT N =, 4Пк. All of them are read;
a Cyrillic letter that may stand for two strains is refused and never guessed.

Source: Laws of Duplicate Bridge 2017, Law 77 (level, strain, doubles, tricks);
Stolitsa 1959, §20 (notation).

>>> parse("4SxW-1")
Contract(level=4, strain='S', double=1, declarer='W', result=-1)
>>> str(parse("W 3 бк рк +1"))
'3NTxxW+1'
>>> parse("pass").passed_out
True
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Dict, Mapping, Optional

from xladdin.scoring.errors import ImpossibleNumber, NotUnderstood

STRAINS = ("C", "D", "H", "S", "N")
HANDS = ("N", "E", "S", "W")
TRICKS = 13
BOOK = 6  # tricks that every contract needs beside its level

_DOUBLE_SIGNS = ("", "x", "xx")


@dataclass(frozen=True)
class Contract:
    """What stands on a score card for one table of a board.

    Attributes:
        level: 1 to 7; 0 when the board was passed out.
        strain: "C", "D", "H", "S" or "N"; empty when passed out.
        double: 0, 1 (doubled) or 2 (redoubled).
        declarer: "N", "E", "S", "W", or None while nobody wrote it.
        result: tricks above (+) or below (-) the contract, or None while unknown.

    Raises:
        ImpossibleNumber: more tricks than thirteen, or fewer than none.
    """

    level: int
    strain: str
    double: int = 0
    declarer: Optional[str] = None
    result: Optional[int] = None

    def __post_init__(self) -> None:
        if self.result is not None and not self.passed_out:
            least, most = -(BOOK + self.level), TRICKS - BOOK - self.level
            if not least <= self.result <= most:
                typed_tricks = most < self.result <= TRICKS
                key = "tricks_typed" if typed_tricks else "result_impossible"
                raise ImpossibleNumber(key, found=self.result, least=least, most=most)

    @property
    def passed_out(self) -> bool:
        """Whether nobody bid."""
        return self.level == 0

    def __str__(self) -> str:
        if self.passed_out:
            return "pass"
        strain = "NT" if self.strain == "N" else self.strain
        double = _DOUBLE_SIGNS[self.double]
        return f"{self.level}{strain}{double}{self.declarer or ''}{self.outcome}"

    @property
    def outcome(self) -> str:
        """The result as a card shows it: "=", "+1", "-2"; empty while unknown."""
        if self.result is None:
            return ""
        return f"{self.result:+d}" if self.result else "="

    def with_result(self, result: Optional[int]) -> Contract:
        """The same contract, ended with so many tricks above or below it."""
        return replace(self, result=result)

    def with_tricks(self, tricks: int) -> Contract:
        """The same contract with a result counted in tricks, 0 to 13.

        >>> parse("3NTN").with_tricks(9).outcome
        '='

        Source: PBN 2.1 (its Result counts tricks).
        """
        if not 0 <= tricks <= TRICKS:
            raise ImpossibleNumber("tricks_impossible", found=tricks)
        return self.with_result(tricks - BOOK - self.level)


PASSED_OUT = Contract(0, "")
_PASSES = ("PASS", "P", "AP", "ALLPASS", "ПАС")

# Spellings that say the strain beyond doubt and belong to a Cyrillic entry. Words in
# the cases that follow a number (4 пики, 5 треф) and their first letters.
_CYRILLIC_STRAINS: Dict[str, str] = {
    **dict.fromkeys("П ПИКА ПИКИ ПИК".split(), "S"),
    **dict.fromkeys("Ч ЧЕРВА ЧЕРВЫ ЧЕРВИ ЧЕРВ ЧЕРВЕЙ КУ КУПА КУПИ".split(), "H"),
    **dict.fromkeys("Б БУБНА БУБНЫ БУБЕН КА КАРО КАРА".split(), "D"),
    **dict.fromkeys("Т ТРЕФА ТРЕФЫ ТРЕФИ ТРЕФ СПАТИЯ СПАТИИ".split(), "C"),
    **dict.fromkeys("БК БЕЗКОЗ БЕЗКОЗЫРЯ БЕЗКОЗЫРЬ".split(), "N"),
}
_SYMBOLS: Dict[str, str] = dict(zip("♣♦♥♠♧♢♡♤", "CDHSCDHS"))
# NT in whatever layout its two letters were typed; SA is sans atout.
_LATIN_STRAINS: Dict[str, str] = {
    **{strain: strain for strain in STRAINS},
    **dict.fromkeys("NT НТ NТ НT SA".split(), "N"),
}
_STRAINS = {**_LATIN_STRAINS, **_SYMBOLS, **_CYRILLIC_STRAINS}
_DOUBLES: Dict[str, int] = {
    "": 0,
    **dict.fromkeys("X Х * К КОНТРА".split(), 1),
    **dict.fromkeys("XX ХХ ** R РК РЕКОНТРА".split(), 2),
}
# East is изток in Bulgarian and восток in Russian.
_CYRILLIC_HANDS: Dict[str, str] = {"С": "N", "И": "E", "В": "E", "Ю": "S", "З": "W"}
_HANDS: Dict[str, str] = {**{hand: hand for hand in HANDS}, **_CYRILLIC_HANDS}


def _one_of(spellings: Mapping[str, object]) -> str:
    longest_first = sorted(filter(None, spellings), key=len, reverse=True)
    return "|".join(re.escape(spelling) for spelling in longest_first)


_HAND = f"(?:{_one_of(_HANDS)})?"
_RESULT = re.compile("=|[+-]?[0-9OО]{1,2}")  # O, Latin or Cyrillic, is typed for 0
_ENTRY = re.compile(
    f"(?P<before>{_HAND})"
    "(?P<level>[1-7])"
    f"(?P<strain>{_one_of(_STRAINS)})"
    f"(?P<between>{_HAND})"
    f"(?P<double>{_one_of(_DOUBLES)}|)"
    f"(?P<after>{_HAND})"
    f"(?P<result>{_RESULT.pattern}|)"
)
# A letter of the Cyrillic layout in the strain's place may be meant by its look, by its
# key or by its word: С is the key of S and looks like C.
_DOUBTFUL_STRAIN = re.compile(f"{_HAND}(?P<level>[1-7])(?P<letter>[СНХКЕ])")
_DOUBTFUL_KEYS: Dict[str, str] = {
    "С": "strain_cyrillic_s",
    "Н": "strain_cyrillic_n",
    "Х": "strain_cyrillic_x",
    "К": "strain_cyrillic_k",
    "Е": "strain_cyrillic_e",
}


def _compact(entry: str) -> str:
    """Without blanks, in capitals, every dash a minus."""
    return "".join(entry.split()).upper().replace("−", "-").replace("–", "-")


@lru_cache(maxsize=4096)  # a match has the same few hundred entries again and again
def parse(entry: str) -> Contract:
    """The contract of an entry (запис, запись).

    Args:
        entry: [declarer] level strain [declarer] [double] [declarer] [result], or a
            word for passed out; blanks and small or capital letters do not matter.

    Raises:
        NotUnderstood: anything else, and a Cyrillic С, Н, Х, К or Е as the strain.
        ImpossibleNumber: a result of more than thirteen tricks.

    >>> parse("3NS=") == Contract(3, "N", 0, "S", 0)
    True
    >>> parse("4С")
    Traceback (most recent call last):
        ...
    xladdin.scoring.errors.NotUnderstood: strain_cyrillic_s (found='4С', level='4')

    Source: Laws of Duplicate Bridge 2017, Law 77; spellings seen in result files.
    """
    compact = _compact(entry)
    if compact in _PASSES:
        return PASSED_OUT
    match = _ENTRY.fullmatch(compact)
    if not match:
        raise _refusal(entry, compact)
    before, level, strain, between, double, after, result = match.groups()
    return Contract(
        int(level),
        _STRAINS[strain],
        _DOUBLES[double],
        _declarer(entry, strain, before + between + after),
        _tricks(result) if result else None,
    )


def _declarer(entry: str, strain: str, named: str) -> Optional[str]:
    """The hand in the letters that stand in the declarer's three places."""
    if not named:
        return None
    if len(named) > 1:
        raise NotUnderstood("declarer_twice", found=entry)
    # С is the key of S and the word for north: beside a Latin strain it may be either.
    if named in _CYRILLIC_HANDS and strain in _LATIN_STRAINS:
        raise NotUnderstood("declarer_cyrillic", found=entry, letter=named)
    return _HANDS[named]


def _refusal(entry: str, compact: str) -> NotUnderstood:
    doubtful = _DOUBTFUL_STRAIN.match(compact)
    if doubtful:
        key = _DOUBTFUL_KEYS[doubtful["letter"]]
        return NotUnderstood(key, found=entry, level=doubtful["level"])
    return NotUnderstood("contract_expected", found=entry)


def parse_result(text: str) -> int:
    """Tricks above or below the contract: "=" is 0, "+1", "-2".

    Raises:
        NotUnderstood: anything else.

    >>> parse_result("="), parse_result("−2"), parse_result("+1О")
    (0, -2, 10)

    Source: Stolitsa 1959, §20 (made exactly, overtricks, down).
    """
    compact = _compact(text)
    if not _RESULT.fullmatch(compact):
        raise NotUnderstood("result_expected", found=text)
    return _tricks(compact)


def _tricks(result: str) -> int:
    return 0 if result == "=" else int(result.replace("O", "0").replace("О", "0"))


def parse_declarer(text: str) -> str:
    """The declarer from a cell of its own: N E S W, also С И Ю З and С В Ю З.

    Raises:
        NotUnderstood: anything else.

    >>> parse_declarer("з")
    'W'

    Source: Laws of Duplicate Bridge 2017, Law 5 (compass positions).
    """
    hand = _compact(text)
    if hand not in _HANDS:
        raise NotUnderstood("declarer_expected", found=text)
    return _HANDS[hand]


def side_of(hand: str) -> str:
    """The side, "NS" or "EW", to which a hand belongs.

    >>> side_of("W")
    'EW'

    Source: Laws of Duplicate Bridge 2017, Law 4 (partnerships).
    """
    return "NS" if hand in ("N", "S") else "EW"
