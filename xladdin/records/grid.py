"""A grid: CSV or workbook with a row a board and columns for the two tables.

Raw form: board, north-south's score at table 1, the same at table 2. Contract form:
board, then contract, declarer, tricks or result for each table. Team A (home) sits
north-south at table 1 (open room).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction

from xladdin.bridge.contract import Contract, parse_result
from xladdin.records.grid_columns import RAW, Columns, find_columns
from xladdin.records.played import contract_from, tricks_from, vulnerable_from
from xladdin.records.refused import Noticed, RecordRefused
from xladdin.records.remarks import Remark, remark_from
from xladdin.records.result import (
    CLOSED,
    NOT_PLAYED,
    OPEN,
    UNFINISHED,
    Awarded,
    TableRecord,
)
from xladdin.records.rows import Row, csv_rows, workbook_rows
from xladdin.records.scored import board_number
from xladdin.scoring.errors import ScoringError

_DELIMITERS = (";", "\t", ",")
_SCORE = re.compile(r"[+-]?\d{1,5}(?:[.,]0+)?")
_IMPS = re.compile(r"[+-]?\d{1,3}(?:\.\d{1,3})?")
_NUMBER_SIGNS = str.maketrans({"−": "-", "–": "-", "О": "0", "о": "0", " ": None})
_BOOK = 6

Found = tuple[list[TableRecord], list[Noticed]]


def read_csv(text: str) -> Found:
    """The records of a CSV text; the delimiter is ; or tab or comma.

    Raises:
        RecordRefused: no headings that are known, a cell that cannot be read.
    """
    lines = text.split("\n", 1)
    if lines[0].strip().casefold().startswith("sep="):  # Excel's own first line
        text = "\n" + "".join(lines[1:])
    readings = [csv_rows(text, delimiter) for delimiter in _DELIMITERS]
    for rows in readings:
        columns = find_columns(rows)
        if columns:
            return _records(rows, columns)
    for rows in readings:
        if _is_raw(rows):
            return _records(rows, RAW)
    raise RecordRefused("headings_unknown")


def read_workbook(data: bytes) -> Found:
    """The records of the first sheet of a workbook that has the headings."""
    sheets = workbook_rows(data)
    for rows in sheets:
        columns = find_columns(rows) or (RAW if _is_raw(rows) else None)
        if columns:
            records, noticed = _records(rows, columns)
            if len(sheets) > 1:
                noticed.append(Noticed("one_sheet_read", 0, {"count": len(sheets)}))
            return records, noticed
    raise RecordRefused("headings_unknown")


def _is_raw(rows: Sequence[Row]) -> bool:
    """Whether the first row is a board and two scores, without any heading."""
    if not rows:
        return False
    cells = [cell for cell in rows[0].cells if cell != ""]
    return len(cells) == 3 and all(
        isinstance(cell, str) and _SCORE.fullmatch(_number_text(cell)) for cell in cells
    )


def _records(rows: Sequence[Row], columns: Columns) -> Found:
    body = rows[columns.heading + 1 :]
    counts_tricks = [_counts_tricks(body, table) for table in columns.tables]
    records: list[TableRecord] = []
    noticed: list[Noticed] = []
    known: set[tuple[str, str, str, int]] = set()
    for row in body:
        if not _is_board(row, columns):
            if not _is_empty(row, columns):
                noticed.append(Noticed("row_skipped", row.line))
            continue
        made = _board_records(row, columns, counts_tricks)
        for record in made[:1]:
            key = (record.event, record.home, record.visit, record.board)
            if key in known:
                raise RecordRefused("board_twice", row.line, board=record.board)
            known.add(key)
        records += made
    if not records:
        raise RecordRefused("no_results")
    return records, noticed


def _is_empty(row: Row, columns: Columns) -> bool:
    used = [column for table in columns.tables for column in table.values()]
    return not any(row.at(column) for column in used)


def _is_board(row: Row, columns: Columns) -> bool:
    """Whether a row is a board's; sums and notes below the boards are not.

    A row with a contract must be a board's: its number is asked for later.
    """
    if row.at(columns.shared["board"]).isdecimal():
        return True
    told = [
        row.at(table.get(role))
        for table in columns.tables
        for role in ("contract", "declarer")
    ]
    return any(told)


def _board_records(
    row: Row, columns: Columns, counts_tricks: Sequence[bool]
) -> list[TableRecord]:
    shared = columns.shared
    if len(row.cells) < columns.width:
        raise RecordRefused(
            "row_short", row.line, found=len(row.cells), expected=columns.width
        )
    if any(row.cells[columns.headed :]):
        raise RecordRefused("row_long", row.line, expected=columns.headed)
    board = board_number(row.at(shared["board"]), row.line)
    awarded = _awarded(row, shared)
    if _is_empty(row, columns) and not awarded:
        return []  # numbered beforehand, not played yet
    remark = remark_from(row.at(shared.get("remark")))
    event = [row.at(shared.get(name)) for name in ("event", "segment")]
    vulnerable = vulnerable_from(row.at(shared.get("vulnerable")), row.line)
    records = []
    for place, table in enumerate(columns.tables):
        own = remark_from(row.at(table.get("remark"))).joined(remark.at_table(place))
        contract, score, told = _outcome(row, table, tricks=counts_tricks[place])
        own = own.joined(told)
        normal = own.is_normal
        records.append(
            TableRecord(
                line=row.line,
                board=board,
                contract=contract if normal else None,
                score=score if normal else None,
                vulnerable=vulnerable,
                home=row.at(shared.get("team_a")),
                visit=row.at(shared.get("team_b")),
                room=CLOSED if place else OPEN,
                event=", ".join(filter(None, event)),
                awarded=own.awarded or (None if place else awarded),
                wrong_direction=own.wrong_direction,
                reason=own.reason or _reason(row, table),
                carry_over=_carry_over(row, columns),
            )
        )
    return records


def _reason(row: Row, table: dict[str, int]) -> str:
    return UNFINISHED if row.at(table.get("contract")) else NOT_PLAYED


def _outcome(
    row: Row, table: dict[str, int], *, tricks: bool
) -> tuple[Contract | None, int | None, Remark]:
    """Contract, north-south's score and what stands there instead."""
    score = _score(row, table)
    entry = row.at(table.get("entry")) or row.at(table.get("contract"))
    told = remark_from(entry)
    declarer = row.at(table.get("declarer")).strip("-–")
    if not entry or not told.is_empty:
        if declarer and told.is_empty:
            raise RecordRefused("contract_missing", row.line, found=declarer)
        return None, score, told
    if _SCORE.fullmatch(_number_text(entry)) and "entry" in table:
        return None, _same_score(score, entry, row.line), told
    entry += row.at(table.get("double"))
    counted = row.at(table.get("tricks")) or row.at(table.get("result"))
    if not counted or counted in ("-", "–"):
        contract = _without_count(row.line, entry, declarer)
        return contract, score, told
    if "tricks" in table or tricks:
        won = tricks_from(counted, row.line)
        return contract_from(row.line, entry, declarer, tricks=won), score, told
    result = _result(counted, row.line)
    return contract_from(row.line, entry, declarer, result=result), score, told


def _without_count(line: int, entry: str, declarer: str) -> Contract | None:
    """A contract that ended in its own text, was passed out, or has no end yet."""
    try:
        return contract_from(line, entry, declarer)
    except RecordRefused as problem:
        if problem.key == "result_missing":
            return None
        raise


def _result(counted: str, line: int) -> int:
    try:
        return parse_result(counted)
    except ScoringError as problem:
        raise RecordRefused(
            "not_understood", line, found=counted, problem=problem
        ) from None


def _counts_tricks(rows: Iterable[Row], table: dict[str, int]) -> bool:
    """Whether a column headed "result" counts tricks: 10 for four spades made.

    Raises:
        RecordRefused: numbers that may be either.
    """
    if "result" not in table:
        return False
    column = table["result"]
    found = [(row.line, row.at(column)) for row in rows if row.at(column)]
    if not all(text.isdecimal() for _, text in found) or not found:
        return False
    numbers = [int(text) for _, text in found]
    if max(numbers) > _BOOK:
        return True
    if min(numbers) > _BOOK // 2:
        raise RecordRefused("tricks_or_result", found[0][0], found=found[0][1])
    return False


def _number_text(text: str) -> str:
    return text.translate(_NUMBER_SIGNS)


def _whole(text: str, line: int) -> int:
    number = _number_text(text)
    if not _SCORE.fullmatch(number):
        raise RecordRefused("score_expected", line, found=text)
    return int(re.split("[.,]", number)[0])


def _score(row: Row, table: dict[str, int]) -> int | None:
    """North-South's score from its own column and that of east-west's plus points."""
    ns, ew = row.at(table.get("ns")), row.at(table.get("ew"))
    if not ns and not ew:
        return None
    plus = _whole(ns, row.line) if ns else 0
    minus = _whole(ew, row.line) if ew else 0
    if plus and minus and plus != -minus:
        raise RecordRefused("score_both_sides", row.line, ns=ns, ew=ew)
    return plus or -minus


def _same_score(score: int | None, entry: str, line: int) -> int:
    """The score typed as entry, which a column of its own must not contradict."""
    typed = _whole(entry, line)
    if score not in (None, typed):
        raise RecordRefused("results_differ", line, found=entry, other=score)
    return typed


def _awarded(row: Row, shared: dict[str, int]) -> Awarded | None:
    return _two_imps(row, shared.get("awarded_a"), shared.get("awarded_b"))


def _carry_over(row: Row, columns: Columns) -> Awarded | None:
    return _two_imps(row, *(table.get("carry") for table in columns.tables))


def _two_imps(row: Row, first: int | None, second: int | None) -> Awarded | None:
    """IMPs of A and of B, decimals allowed; None where neither is there."""
    told = [row.at(first), row.at(second)]
    if not any(told):
        return None
    imps = []
    for text in told:
        number = _number_text(text).replace(",", ".")
        if not _IMPS.fullmatch(number):
            raise RecordRefused("imps_expected", row.line, found=text)
        imps.append(Fraction(number))
    return imps[0], imps[1]
