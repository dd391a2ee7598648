"""A contract put together from what files keep apart: contract, declarer, tricks.

The room ``bridge`` reads the notation; here its refusals get the line of the file.
"""

from __future__ import annotations

from dataclasses import replace

from xladdin.bridge.contract import TRICKS, Contract, parse, parse_declarer
from xladdin.records.refused import RecordRefused
from xladdin.scoring.errors import ScoringError


def contract_from(
    line: int,
    contract: str,
    declarer: str = "",
    *,
    tricks: int | None = None,
    result: int | None = None,
) -> Contract:
    """A contract with declarer and result, or passed out.

    Args:
        line: for the refusal.
        contract: "4Sx", or a whole entry "4SxW-1".
        declarer: one hand, or "" where the contract names it.
        tricks: tricks won by the declarer.
        result: tricks above or below the contract; for entries that lack it.

    Raises:
        RecordRefused: not understood, contradictory or incomplete.
    """
    try:
        found = parse(contract)
        if found.passed_out:
            return _passed_out(line, contract, declarer, tricks or result)
        if declarer:
            found = _declared(line, found, declarer)
        if tricks is not None:
            result = found.with_tricks(tricks).result
        if result is not None and found.result not in (None, result):
            raise RecordRefused("results_differ", line, found=contract, other=result)
        if result is not None:
            found = found.with_result(result)
    except ScoringError as problem:
        raise RecordRefused(
            "not_understood", line, found=contract, problem=problem
        ) from None
    if found.declarer is None:
        raise RecordRefused("declarer_missing", line, found=contract)
    if found.result is None:
        raise RecordRefused("result_missing", line, found=contract)
    return found


def _passed_out(
    line: int, contract: str, declarer: str, outcome: int | None
) -> Contract:
    if declarer or outcome:
        raise RecordRefused("passed_out_and_played", line, found=contract)
    return parse(contract)


def _declared(line: int, found: Contract, declarer: str) -> Contract:
    hand = parse_declarer(declarer)
    if found.declarer not in (None, hand):
        raise RecordRefused("declarers_differ", line, found=str(found), other=hand)
    return replace(found, declarer=hand)


def tricks_from(text: str, line: int) -> int:
    """Tricks won, 0 to 13."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 2):
        raise RecordRefused("tricks_expected", line, found=text)
    if int(digits) > TRICKS:
        raise RecordRefused("tricks_expected", line, found=text)
    return int(digits)


VULNERABLE = {
    **dict.fromkeys(("none", "love", "-", "o", "0", "nobody"), ""),
    **dict.fromkeys(("ns", "n", "n-s"), "NS"),
    **dict.fromkeys(("ew", "e", "e-w"), "EW"),
    **dict.fromkeys(("all", "both", "b"), "NSEW"),
}


def vulnerable_from(text: str, line: int) -> str | None:
    """The vulnerable sides: "", "NS", "EW", "NSEW", or None where nothing is said."""
    word = text.strip().casefold()
    if word in ("", "?"):
        return None
    if word not in VULNERABLE:
        raise RecordRefused("vulnerable_expected", line, found=text)
    return VULNERABLE[word]
