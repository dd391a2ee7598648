"""The score of a record, compared with what the file prints.

The contract decides. A printed score is checked under both rule sets before it is
called different: old files are printed by old rules.
"""

from __future__ import annotations

from xladdin.bridge.contract import Contract
from xladdin.bridge.contract_score import contract_score, north_south
from xladdin.bridge.entry_check import plus_scores
from xladdin.bridge.vulnerability import SIDES, vulnerable
from xladdin.records.refused import Noticed, RecordRefused
from xladdin.records.result import TableRecord, TableResult

RULES = ("today", "1959")


def vulnerable_sides(board: int) -> str:
    """The vulnerable sides by the board's number: "", "NS", "EW" or "NSEW"."""
    return "".join(side for side in SIDES if vulnerable(board, side))


def score_of(contract: Contract, sides: str, rules: str) -> int:
    """North-South's points of a contract where these sides are vulnerable."""
    if contract.passed_out or contract.declarer is None:
        return 0
    score = contract_score(contract, contract.declarer in sides, rules)
    return north_south(contract.declarer, score)


def is_possible(score: int, sides: str) -> bool:
    """Whether some contract gives north-south this score, under either rule set."""
    ns, ew = (side in sides for side in SIDES)
    own, other = (ns, ew) if score >= 0 else (ew, ns)
    return any(abs(score) in plus_scores(own, other, rules) for rules in RULES)


def scored(
    record: TableRecord, rules: str = "today"
) -> tuple[TableResult | None, list[Noticed]]:
    """The result to enter, or None where the board was not played, and doubts.

    Args:
        record: a contract in it has declarer and result, unless passed out.
        rules: "today" or "1959", by which the scoresheet will score the entry.
    """
    if record.contract is None:
        return _only_score(record)
    by_number = vulnerable_sides(record.board)
    sides = by_number if record.vulnerable is None else record.vulnerable
    noticed: list[Noticed] = []
    by_rules = {known: score_of(record.contract, sides, known) for known in RULES}
    score = by_rules["today" if rules == "today" else "1959"]
    if record.score is not None and record.score != score:
        noticed.append(_difference(record, score, by_rules))
    entry = str(record.contract)
    if sides != by_number and not record.contract.passed_out:
        # The scoresheet goes by the number: it would score this entry otherwise.
        noticed.append(_noticed(record, "vulnerability_differs", entry=entry))
        entry = ""
    return TableResult(entry, score, record.players, record.line), noticed


def _only_score(record: TableRecord) -> tuple[TableResult | None, list[Noticed]]:
    if record.score is None:
        return None, []
    by_number = vulnerable_sides(record.board)
    sides = by_number if record.vulnerable is None else record.vulnerable
    noticed = []
    if not is_possible(record.score, sides):
        noticed.append(_noticed(record, "score_impossible", found=record.score))
    return TableResult("", record.score, record.players, record.line), noticed


def _difference(record: TableRecord, score: int, by_rules: dict[str, int]) -> Noticed:
    key = "score_differs"
    if record.score in by_rules.values():
        key = "score_by_other_rules"
    entry = str(record.contract)
    return _noticed(record, key, entry=entry, found=record.score, expected=score)


def _noticed(record: TableRecord, key: str, **facts: object) -> Noticed:
    return Noticed(key, record.line, {"board": record.board, **facts})


def board_number(found: str, line: int) -> int:
    """The number of a board, 1 to 999."""
    digits = found.strip()
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 3):
        raise RecordRefused("board_number", line, found=found)
    if int(digits) < 1:
        raise RecordRefused("board_number", line, found=found)
    return int(digits)
