"""Bridge in words: a contract as a wall sheet shows it, verdicts and grades.

Source: words of the clubs; Stolitsa 1959, §14 and §22 (verdicts and grades).

>>> from xladdin.bridge.contract import parse
>>> contract_text(parse("4SxW-1"), "bg")
'4♠x З −1'
>>> grade("final", "good", "en")
'good'
"""

from __future__ import annotations

from fractions import Fraction
from typing import Dict, List, Optional, Union

from xladdin.bridge.contract import Contract
from xladdin.bridge.entry_check import Finding
from xladdin.bridge.final_percent import final_grade
from xladdin.bridge.match import MatchReport, TeamReckoning
from xladdin.bridge.victory_percent import victory_grade
from xladdin.scoring.errors import NoResult
from xladdin.wording import text

_SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def contract_text(contract: Contract, language: Optional[str]) -> str:
    """A contract with suit symbols, the declarer in the language, a true minus."""
    if contract.passed_out:
        return text("contract.passed_out", language)
    strain = _SYMBOLS.get(contract.strain) or text("contract.no_trump", language)
    parts = [f"{contract.level}{strain}{'x' * contract.double}"]
    if contract.declarer:
        parts.append(text(f"contract.hand.{contract.declarer}", language))
    if contract.outcome:
        parts.append(contract.outcome.replace("-", "−"))
    return " ".join(parts)


def grade(subject: str, key: str, language: Optional[str]) -> str:
    """The word of a grade; the subject is "final" or "victory"."""
    return text(f"grade.{subject}.{key}", language)


def board_message(finding: Optional[Finding], language: Optional[str]) -> str:
    """What a check found, as it stands beside the entries; empty for nothing."""
    if finding is None:
        return ""
    facts = dict(finding.facts)
    if "room" in facts:
        facts["room"] = text(f"board_check.room.{facts['room']}", language)
    contract = facts.get("contract")
    if isinstance(contract, Contract):
        bid = Contract(contract.level, contract.strain)
        facts["contract"] = contract_text(bid, language)
    return text(f"board_check.{finding.key}", language, **facts)


def report_rows(report: MatchReport, language: Optional[str]) -> List[List[object]]:
    """The rows of a match report: label, our team, their team; always the same."""
    teams = (report.ours, report.theirs)
    winners = text(f"report.winners.{report.winners}", language)
    rows: Dict[str, List[object]] = {
        "boards": [report.boards] * 2,
        "points": [team.points for team in teams],
        "gifted": [team.gifted for team in teams],
        "victory_percent": [_known(team.victory_percent) for team in teams],
        "verdict": [_verdict(team, language) for team in teams],
        "first": [_step(team, "first") for team in teams],
        "second": [_step(team, "second") for team in teams],
        "presumed_gifts": [_step(team, "presumed_gifts") for team in teams],
        "third": [_step(team, "third") for team in teams],
        "final": [_step(team, "final") for team in teams],
        "grade": [_grade(team, language) for team in teams],
        "imps": [team.imps for team in teams],
        "victory_points": [_known(team.victory_points) for team in teams],
        "winners": [winners] * 2,
    }
    return [[text(f"report.{key}", language), *row] for key, row in rows.items()]


def _known(value: Optional[Fraction]) -> Union[Fraction, NoResult]:
    """The value, or in its cell the reason why there is none."""
    return NoResult("match_without_result") if value is None else value


def _step(team: TeamReckoning, name: str) -> Union[Fraction, NoResult]:
    return _known(getattr(team.percents, name, None))


def _verdict(team: TeamReckoning, language: Optional[str]) -> Union[str, NoResult]:
    if team.victory_percent is None:
        return NoResult("match_without_result")
    return grade("victory", victory_grade(team.victory_percent), language)


def _grade(team: TeamReckoning, language: Optional[str]) -> Union[str, NoResult]:
    if team.percents is None:
        return NoResult("match_without_result")
    return grade("final", final_grade(team.percents.final), language)
