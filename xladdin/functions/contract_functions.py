"""Sheet functions of contracts and boards.

Source: each function names its own.
"""

from __future__ import annotations

from typing import Optional

from xladdin.bridge.contract import Contract
from xladdin.bridge.contract_score import board_score, contract_score
from xladdin.bridge.vulnerability import vulnerable as vulnerable_on
from xladdin.functions import arguments as take
from xladdin.functions import bridge_cells, bridge_words
from xladdin.functions.registry import declare
from xladdin.functions.spec import BRIDGE, EACH, Argument, Example
from xladdin.scoring.errors import NotUnderstood

_SCORES = "Stolitsa 1959, §20, §25, §27; Law 77 (2017)"


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(
        take.anything("contract", bridge_cells.contract),
        take.anything("result", bridge_cells.result, optional=True),
        take.truth("vulnerable"),
        take.rules(),
        take.whole("part_score", optional=True, default=0),
    ),
    examples=(
        Example('=CONTRACT_SCORE("4Hx",-2,FALSE)', -300, "Stolitsa 1959, §20"),
        Example('=CONTRACT_SCORE("3NTXX",1,TRUE)', 1350, "Stolitsa 1959, §27"),
        Example('=CONTRACT_SCORE("3NTXX",1,TRUE,"today")', 1400, "Law 77 (2017)"),
        Example('=CONTRACT_SCORE("3H=",,FALSE,,20)', 390, "Stolitsa 1959, §20"),
        Example('=CONTRACT_SCORE("4SxW-4")', -700, "Stolitsa 1959, §25"),
        Example('=CONTRACT_SCORE("4SxW-4",,,"today")', -800, "Law 77 (2017)"),
        Example('=CONTRACT_SCORE("3БКк",0)', 550, "Law 77 (2017)"),
        Example('=CONTRACT_SCORE("pass")', 0, "Law 77 (2017)"),
        Example('=CONTRACT_SCORE("4H")', "#N/A", "no result yet"),
        Example('=CONTRACT_SCORE("4С",0,FALSE)', "#VALUE!", "4♠ or 4♣?"),
        Example('=CONTRACT_SCORE("4S",10)', "#NUM!", "tricks typed for overtricks"),
    ),
    source=_SCORES,
)
def CONTRACT_SCORE(
    contract: Contract,
    result: Optional[int],
    vulnerable: bool,
    rules: str,
    part_score: int,
) -> int:
    """Points of the declaring side (резултат от договора, запись контракта)."""
    ended = _with_result(contract, result)
    return contract_score(ended, vulnerable, rules, part_score)


def _with_result(contract: Contract, result: Optional[int]) -> Contract:
    if result is None or contract.passed_out:
        return contract
    if contract.result is not None and contract.result != result:
        raise NotUnderstood("results_differ", found=str(contract), beside=result)
    return contract.with_result(result)


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(
        take.anything("entry", bridge_cells.contract),
        bridge_cells.board(),
        take.rules(),
        take.whole("part_score", optional=True, default=0),
    ),
    examples=(
        Example('=BOARD_SCORE("4SxW-1",2)', 100, "Law 77 (2017)"),
        Example('=BOARD_SCORE("3NTN+1",1)', 430, "Law 77 (2017)"),
        Example('=BOARD_SCORE("4HS=",2)', 620, "Stolitsa 1959, §20"),
        Example('=BOARD_SCORE("W 3NT +2",3)', -660, "Law 77 (2017)"),
        Example('=BOARD_SCORE("pass",7)', 0, "Law 77 (2017)"),
        Example('=BOARD_SCORE("4S-1",2)', "#VALUE!", "nobody is named as declarer"),
        Example('=BOARD_SCORE("4SW",2)', "#N/A", "no result yet"),
    ),
    source=_SCORES,
)
def BOARD_SCORE(entry: Contract, board: int, rules: str, part_score: int) -> int:
    """North-South's points from one entry (точки за СЮ, запись за СЮ)."""
    return board_score(entry, board, rules, part_score)


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(take.anything("entry", bridge_cells.contract), take.language()),
    examples=(
        Example('=CONTRACT_TEXT("4SxW-1","en")', "4♠x W −1", "words of the clubs"),
        Example('=CONTRACT_TEXT("4SxW-1","bg")', "4♠x З −1", "words of the clubs"),
        Example('=CONTRACT_TEXT("3NTN+1","ru")', "3БК С +1", "words of the clubs"),
        Example('=CONTRACT_TEXT("pass","bg")', "пас", "words of the clubs"),
    ),
    source="words of the clubs",
)
def CONTRACT_TEXT(entry: Contract, language: Optional[str]) -> str:
    """The entry as a wall sheet shows it (договор, контракт)."""
    return bridge_words.contract_text(entry, language)


@declare(
    category=BRIDGE,
    kind=EACH,
    arguments=(bridge_cells.board(), Argument("side", bridge_cells.SIDE)),
    examples=(
        Example('=BOARD_VULNERABLE(2,"NS")', True, "Law 2 (2017)"),
        Example('=BOARD_VULNERABLE(2,"W")', False, "Law 2 (2017)"),
        Example('=BOARD_VULNERABLE(20,"EW")', True, "Law 2 (2017)"),
        Example('=BOARD_VULNERABLE(0,"NS")', "#NUM!", "boards count from 1"),
    ),
    source="Law 2 (2017)",
)
def BOARD_VULNERABLE(board: int, side: str) -> bool:
    """Whether a side is vulnerable on a board (в зона, в зоне)."""
    return vulnerable_on(board, side)
