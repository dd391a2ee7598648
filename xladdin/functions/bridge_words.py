"""Bridge in words: a contract as a wall sheet shows it, verdicts and grades.

Source: words of the clubs; Stolitsa 1959, §14 and §22 (verdicts and grades).

>>> from xladdin.bridge.contract import parse
>>> contract_text(parse("4SxW-1"), "bg")
'4♠x З −1'
>>> grade("final", "good", "en")
'good'
"""

from __future__ import annotations

from typing import Optional

from xladdin.bridge.contract import Contract
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
