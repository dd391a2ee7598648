"""A result file: recognised by its content, read whole or refused.

Nothing in a file is executed or followed; size and number of records are bounded.
"""

from __future__ import annotations

import re
from pathlib import Path

from xladdin.records.decoding import decoded
from xladdin.records.grid import read_csv, read_workbook
from xladdin.records.lin import read_lin
from xladdin.records.pbn import read_pbn
from xladdin.records.refused import Noticed, RecordRefused
from xladdin.records.result import Reading, TableRecord
from xladdin.records.two_tables import matches_of
from xladdin.records.usebio import read_usebio

PBN = "pbn"
LIN = "lin"
GRID = "grid"
USEBIO = "usebio"

LARGEST_FILE = 16 * 2**20
_ZIP = b"PK\x03\x04"
_OLD_EXCEL = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_ACCESS = re.compile(rb"\x00\x01\x00\x00Standard (?:Jet|ACE) DB")  # a BWS file
_PBN_TAG = re.compile(r'^[ \t]*\[[ \t]*\w+[ \t]*"', re.MULTILINE)
_LIN_TOKEN = re.compile(r"(?:^|\|)\s*(?:vg|rs|qx|pn|md)\|", re.IGNORECASE)


def read_file(path: Path, rules: str = "today") -> Reading:
    """The matches in a result file.

    Args:
        path: PBN, LIN, CSV, XLSX or USEBIO; the name's ending does not matter.
        rules: "today" or "1959", by which the scoresheet will score the entries.

    Raises:
        RecordRefused: the file cannot be read; the message tells line and reason.
        OSError: the file cannot be opened.
    """
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    return read_bytes(data, rules)


def read_bytes(data: bytes, rules: str = "today") -> Reading:
    """The matches in the content of a result file; as `read_file`."""
    kind, records, noticed = _records(data)
    matches, doubts = matches_of(records, rules)
    return Reading(kind, matches, (*noticed, *doubts))


def _records(data: bytes) -> tuple[str, list[TableRecord], list[Noticed]]:
    if len(data) > LARGEST_FILE:
        raise RecordRefused("too_large", most=LARGEST_FILE // 2**20)
    if data.startswith(_OLD_EXCEL):
        raise RecordRefused("old_excel")
    if _ACCESS.match(data):
        raise RecordRefused("bridgemate")
    if data.startswith(_ZIP):
        return GRID, *read_workbook(data)
    text, noticed = decoded(data)
    if not text.strip():
        raise RecordRefused("empty")
    kind, records, more = _from_text(text)
    return kind, records, [*noticed, *more]


def _from_text(text: str) -> tuple[str, list[TableRecord], list[Noticed]]:
    if text.lstrip("\ufeff \t\n").startswith("<"):
        return USEBIO, read_usebio(text), []
    if _PBN_TAG.search(text):
        return PBN, read_pbn(text), []
    if _LIN_TOKEN.search(text):
        segments = read_lin(text)
        records = [record for segment in segments for record in segment.records]
        return LIN, records, [one for segment in segments for one in segment.noticed]
    return GRID, *read_csv(text)
