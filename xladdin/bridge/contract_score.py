"""Contract score - резултат от договора, запись контракта.

The declaring side gets trick points and bonuses, or pays for its undertricks. The
rules of 1959 and today's differ in two places only: from the fourth undertrick on,
doubled and not vulnerable, and in the bonus for a redoubled contract made.

Source: Stolitsa 1959, §20 (contracts, part-score carried in), §25, §27; TIME,
25 March 1935 and 1 March 1943; Laws of Duplicate Bridge 2017, Law 77.

>>> from xladdin.bridge.contract import parse
>>> contract_score(parse("3NTxxN+1"), vulnerable=True)
1350
>>> contract_score(parse("3NTxxN+1"), vulnerable=True, rules="today")
1400
>>> board_score(parse("4SxW-1"), board=2)
100
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import Dict, Sequence, Tuple

from xladdin.bridge.contract import TRICKS, Contract, side_of
from xladdin.bridge.vulnerability import vulnerable as vulnerable_on
from xladdin.scoring.errors import ImpossibleNumber, NoResult, NotUnderstood

# Law 77, trick score; no-trump has 10 more for its first trick.
_TRICK_POINTS: Dict[str, int] = {"C": 20, "D": 20, "H": 30, "S": 30, "N": 30}
_FIRST_NO_TRUMP = 10
_GAME = 100  # trick points that make a game

# Bonuses, (not vulnerable, vulnerable).
_PART_SCORE = 50
_GAME_BONUS = (300, 500)
_SLAM_BONUS: Dict[int, Tuple[int, int]] = {6: (500, 750), 7: (1000, 1500)}
_DOUBLED_OVERTRICK = (100, 200)
_DOUBLED_MADE = 50

# What the rules of 1959 and of today (since 1987) do not share.
_REDOUBLED_MADE: Dict[str, int] = {"1959": 50, "today": 100}
_FOURTH_UNDERTRICK: Dict[str, int] = {"1959": 200, "today": 300}


def _totals(single: Sequence[int]) -> Tuple[int, ...]:
    """What 0, 1, 2, … undertricks cost; the last price holds for all further ones."""
    prices = [*single, *[single[-1]] * (TRICKS - len(single))]
    return (0, *accumulate(prices))


_UNDERTRICKS = (_totals((50,)), _totals((100,)))
_DOUBLED_UNDERTRICKS: Dict[str, Tuple[Tuple[int, ...], Tuple[int, ...]]] = {
    rules: (_totals((100, 200, 200, fourth)), _totals((200, 300)))
    for rules, fourth in _FOURTH_UNDERTRICK.items()
}


def contract_score(
    contract: Contract,
    vulnerable: bool = False,
    rules: str = "1959",
    part_score: int = 0,
) -> int:
    """Points of the declaring side; negative when the contract fails.

    Args:
        contract: with its result.
        vulnerable: whether the declaring side is.
        rules: "today"; any other choice means "1959".
        part_score: points below the line carried into the board: 0, 10, … 90.

    Raises:
        NoResult: a contract without a result.
        ImpossibleNumber: another part-score.

    >>> contract_score(Contract(3, "H", result=0), part_score=20)
    390

    Source: Stolitsa 1959, §20; Law 77.
    """
    if contract.passed_out:
        return 0
    if contract.result is None:
        raise NoResult("no_result_yet", found=str(contract))
    return _score(
        contract.level,
        contract.strain,
        contract.double,
        contract.result,
        vulnerable,
        rules,
        part_score,
    )


@lru_cache(maxsize=None)  # there are some ten thousand cases, and a hall plays few
def _score(
    level: int,
    strain: str,
    double: int,
    result: int,
    vulnerable: bool,
    rules: str,
    part_score: int,
) -> int:
    if not 0 <= part_score < _GAME or part_score % 10:
        raise ImpossibleNumber("part_score_impossible", found=part_score)
    known = "today" if rules == "today" else "1959"
    if result < 0:
        return -_penalty(double, -result, vulnerable, known)
    return _made(level, strain, double, result, vulnerable, known, part_score)


def _penalty(double: int, undertricks: int, vulnerable: bool, rules: str) -> int:
    if not double:
        return _UNDERTRICKS[vulnerable][undertricks]
    return double * _DOUBLED_UNDERTRICKS[rules][vulnerable][undertricks]


def _made(
    level: int,
    strain: str,
    double: int,
    overtricks: int,
    vulnerable: bool,
    rules: str,
    part_score: int,
) -> int:
    per_trick = _TRICK_POINTS[strain]
    points = level * per_trick
    if strain == "N":
        points += _FIRST_NO_TRUMP
    points <<= double  # once more for a double, again for a redouble
    is_game = points + part_score >= _GAME
    score = points + (_GAME_BONUS[vulnerable] if is_game else _PART_SCORE)
    if level in _SLAM_BONUS:
        score += _SLAM_BONUS[level][vulnerable]
    if not double:
        return score + overtricks * per_trick
    made = _DOUBLED_MADE if double == 1 else _REDOUBLED_MADE[rules]
    return score + made + overtricks * double * _DOUBLED_OVERTRICK[vulnerable]


def north_south(declarer: str, score: int) -> int:
    """A declaring side's points as North-South's.

    >>> north_south("E", 420)
    -420

    Source: Stolitsa 1959, §17 (both scores of a board are written for one side).
    """
    return score if side_of(declarer) == "NS" else -score


def board_score(
    contract: Contract, board: int, rules: str = "1959", part_score: int = 0
) -> int:
    """North-South's points; the board's number gives the vulnerability.

    Args:
        contract: with declarer and result, or passed out.
        board: its number, 1 or more.
        rules: as for `contract_score`.
        part_score: as for `contract_score`.

    Raises:
        NotUnderstood: nobody is named as declarer.
        NoResult: a contract without a result.
        ImpossibleNumber: a board number below 1, another part-score.

    >>> board_score(Contract(3, "N", declarer="N", result=1), board=1)
    430

    Source: Stolitsa 1959, §20; Law 77.
    """
    if contract.passed_out:
        return 0
    if contract.declarer is None:
        raise NotUnderstood("declarer_missing", found=str(contract))
    declarer_vulnerable = vulnerable_on(board, contract.declarer)
    score = contract_score(contract, declarer_vulnerable, rules, part_score)
    return north_south(contract.declarer, score)
