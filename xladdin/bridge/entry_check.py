"""Check of a board's entries - проверка на записите, проверка ввода.

Every board is typed once a room: an entry such as 4SxW-1 or, instead, a plus score
under North-South or East-West; awarded IMPs where it has no normal result. What
cannot be is an error, what hardly ever is a doubt. The first one found is told.

Source: decisions of this product, from slips that secretaries make; Law 77 (scores).

>>> check_board(2, Card("4SxW-1"), Card("4С"))
Finding(key='strain_cyrillic_s', is_error=True, facts={'room': 'closed'})
>>> check_board(2, Card("4HN="), Card(north_south=420)).key
'score_impossible'
>>> check_board(2, Card("4HN="), Card("4HE=")).is_error
False
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import FrozenSet, Mapping, NamedTuple, Optional, Tuple, Union

from xladdin.bridge.contract import (
    BOOK,
    TRICKS,
    Contract,
    parse,
    side_of,
)
from xladdin.bridge.contract_score import board_score, contract_score
from xladdin.bridge.vulnerability import vulnerable
from xladdin.scoring.errors import ImpossibleNumber, NotUnderstood, ScoringError
from xladdin.scoring.rounding import Exact

Typed = Union[str, bool, int, Fraction, None]

_LARGE_SWING = 1500
_HIGHEST = TRICKS - BOOK  # level of a grand slam
# Above every score and every IMP; a spreadsheet counts days from 1900, and a number
# like this is what it makes of a typed 12-8.
_DATE = 20000


class Card(NamedTuple):
    """What was typed for one board in one room; None is a blank cell.

    Attributes:
        entry: contract, declarer and result in one.
        north_south: a plus score of North-South.
        east_west: a plus score of East-West.
    """

    entry: Typed = None
    north_south: Typed = None
    east_west: Typed = None


class Reading(NamedTuple):
    """What a card says.

    Attributes:
        score: North-South's points; None where nothing was typed.
        contract: None where a score was typed.
    """

    score: Optional[Exact] = None
    contract: Optional[Contract] = None


@dataclass(frozen=True)
class Finding:
    """What is wrong, or doubtful, with a board.

    Attributes:
        key: name of the message in ``wording/``, without its prefix ``board_check.``.
        is_error: False for a doubt.
        facts: what the message tells; ``room`` is "open" or "closed".
    """

    key: str
    is_error: bool
    facts: Mapping[str, object] = field(default_factory=dict)


def read_card(board: int, card: Card, rules: str = "1959") -> Reading:
    """North-South's points and the contract of a card.

    Args:
        board: its number, 1 or more.
        card: an entry, or one plus score, or nothing.
        rules: as for `contract_score`.

    Raises:
        NotUnderstood: a card that says two things or nothing that can be read.
        ImpossibleNumber: a result or a score that cannot be on that board.
        NoResult: a contract without a result.

    >>> read_card(2, Card(east_west=100))
    Reading(score=-100, contract=None)

    Source: decisions of this product; Law 77.
    """
    if card.entry is not None:
        if card.north_south is not None or card.east_west is not None:
            raise NotUnderstood("entry_and_score")
        contract = parse(_entry_text(card.entry))
        return Reading(board_score(contract, board, rules), contract)
    if card.north_south is not None and card.east_west is not None:
        raise NotUnderstood("both_scores")
    if card.north_south is not None:
        return Reading(_plus_score(board, "NS", card.north_south, rules))
    if card.east_west is not None:
        return Reading(-_plus_score(board, "EW", card.east_west, rules))
    return Reading()


def _entry_text(entry: Typed) -> str:
    if isinstance(entry, str):
        return entry
    raise NotUnderstood(
        "entry_date" if _is_date(entry) else "entry_number", found=entry
    )


def _is_date(typed: Typed) -> bool:
    return not isinstance(typed, (str, bool, type(None))) and typed >= _DATE


def _plus_score(board: int, side: str, typed: Typed, rules: str) -> Exact:
    if isinstance(typed, (str, bool)) or typed is None:
        raise NotUnderstood("score_text", found=typed)
    if _is_date(typed):
        raise NotUnderstood("score_date", found=typed)
    if typed < 0:
        raise ImpossibleNumber("score_negative", found=typed)
    other = "EW" if side == "NS" else "NS"
    if typed not in plus_scores(
        vulnerable(board, side), vulnerable(board, other), rules
    ):
        raise ImpossibleNumber("score_impossible", found=typed, board=board)
    return typed


@lru_cache(maxsize=None)  # four vulnerabilities and the rule sets
def plus_scores(
    vulnerable: bool, opponents_vulnerable: bool, rules: str = "1959"
) -> FrozenSet[int]:
    """Every score that a side can write: contracts made, penalties received, a pass.

    >>> 420 in plus_scores(False, False), 420 in plus_scores(True, True)
    (True, False)

    Source: Law 77; Stolitsa 1959, §20.
    """
    found = {0}
    for double in (0, 1, 2):
        for level in range(1, _HIGHEST + 1):
            for strain in ("C", "H", "N"):  # minors score alike, and so do majors
                for overtricks in range(_HIGHEST - level + 1):
                    made = Contract(level, strain, double, result=overtricks)
                    found.add(contract_score(made, vulnerable, rules))
        for undertricks in range(1, TRICKS + 1):  # the same in every contract
            failed = Contract(_HIGHEST, "N", double, result=-undertricks)
            found.add(-contract_score(failed, opponents_vulnerable, rules))
    return frozenset(found)


def check_board(
    board: int,
    open_room: Card,
    closed_room: Card,
    awarded: Tuple[Typed, Typed] = (None, None),
    rules: str = "1959",
) -> Optional[Finding]:
    """The first error, else the first doubt of a board, or None.

    Args:
        board: its number, 1 or more.
        open_room: what was typed there.
        closed_room: what was typed there.
        awarded: IMPs awarded to A and to B.
        rules: as for `contract_score`.

    Raises:
        ImpossibleNumber: a board number below 1.

    >>> check_board(1, Card("4HN="), Card("4HS="))
    >>> check_board(1, Card("7NTxxN-13"), Card("pass")).facts
    {'swing': 5000}

    Source: decisions of this product.
    """
    vulnerable(board, "NS")  # a wrong number of the board is not the room's fault
    first = _read("open", board, open_room, rules)
    if isinstance(first, Finding):
        return first
    second = _read("closed", board, closed_room, rules)
    if isinstance(second, Finding):
        return second
    return _awarded_problem(awarded, first, second) or _doubt(first, second)


def _read(room: str, board: int, card: Card, rules: str) -> Union[Reading, Finding]:
    try:
        return read_card(board, card, rules)
    except ScoringError as problem:
        return Finding(problem.key, is_error=True, facts={"room": room})


def _awarded_problem(
    awarded: Tuple[Typed, Typed], first: Reading, second: Reading
) -> Optional[Finding]:
    typed = [cell for cell in awarded if cell is not None]
    if not typed:
        return None
    if any(isinstance(cell, (str, bool)) for cell in typed):
        return Finding("awarded_text", is_error=True)
    if any(_is_date(cell) for cell in typed):
        return Finding("awarded_date", is_error=True)
    if len(typed) < len(awarded):
        missing = "a" if awarded[0] is None else "b"
        return Finding(f"awarded_half_{missing}", is_error=True)
    if first.score is not None and second.score is not None:
        return Finding("awarded_beside_results", is_error=True)
    return None


def _doubt(first: Reading, second: Reading) -> Optional[Finding]:
    if _same_contract_by_both_sides(first.contract, second.contract):
        return Finding(
            "same_contract", is_error=False, facts={"contract": first.contract}
        )
    if first.score is None or second.score is None:
        return None
    swing = max(first.score - second.score, second.score - first.score)
    if swing < _LARGE_SWING:
        return None
    return Finding("large_swing", is_error=False, facts={"swing": swing})


def _same_contract_by_both_sides(
    first: Optional[Contract], second: Optional[Contract]
) -> bool:
    """Both rooms hold the same cards: 4♥ by N here and by E there is hardly true."""
    if first is None or second is None or not first.declarer or not second.declarer:
        return False
    bid = (first.level, first.strain) == (second.level, second.strain)
    return bid and side_of(first.declarer) != side_of(second.declarer)
