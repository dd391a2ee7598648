"""Which column of a grid holds what, found from its heading in three languages.

A heading names a quantity and, mostly, a table: ``open_contract``, ``NS closed``,
``Договор маса 1``. Where two headings are alike, the first is table 1.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from xladdin.records.refused import RecordRefused
from xladdin.records.rows import Row

_HIGHEST_HEADING = 20  # a heading stands in one of the first rows

# Words of headings, in small letters, by what the column holds.
_WORDS = {
    "board": "board|bd|no|board no|board number|сдача|no сдачи|раздача|игра|"
    "игра no|раздаване",
    "contract": "contract|контракт|договор",
    "declarer": "declarer|by|decl|played by|играет|разыгрывающий|играе|разиграващ",
    "double": "x|xx|x xx|dbl|double|контра",
    "tricks": "tricks|взятки",
    "result": "result|res|результат|резултат|рез",
    "entry": "entry|запись|запис|",
    "ns": "ns|n s|score|ns score|score ns|points|points ns|ns points|сю|с ю|очки|"
    "очки сю|сю очки|точки|точки сю|сю точки",
    "ew": "ew|e w|ew score|score ew|points ew|ew points|вз|в з|из|и з|очки вз|"
    "вз очки|точки из|из точки",
    "remark": "remark|remarks|note|notes|примечание|примечания|забележка|забележки",
    "team_a": "team a|home|home team|team ns open|команда а|команда a|хозяева|"
    "отбор а|отбор a|тим а|домакини|домакин",
    "team_b": "team b|visit|visitors|visiting team|away|team ew open|команда б|"
    "команда b|гости|отбор б|отбор b|тим б",
    "event": "event|tournament|турнир|събитие|състезание",
    "segment": "segment|set|round|сет|половина|тур|сегмент|полувреме|кръг",
    "vulnerable": "vul|vulnerable|vulnerability|зона|зоны|зони|zone",
    "carry": "carry|carry over|перенос|пренос",
    "awarded_a": "awarded a|awarded imps a|присуждено а|присъдени а",
    "awarded_b": "awarded b|awarded imps b|присуждено б|присъдени б",
}
ROLE_OF = {word: role for role, words in _WORDS.items() for word in words.split("|")}
_TABLES = {
    0: "open room|open|table 1|this table|a ns|открытая комната|открытая|стол 1|"
    "открита зала|открита|маса 1|тази маса|1",
    1: "closed room|closed|table 2|other table|b ns|закрытая комната|закрытая|стол 2|"
    "закрита зала|закрита|маса 2|другата маса|2",
}
_TABLE_WORDS = [
    (tuple(words.split()), table)
    for table, many in _TABLES.items()
    for words in many.split("|")
]
# Reckoned columns: never read, the product reckons itself.
_RECKONED = {"diff", "difference", "imp", "imps", "vp", "имп", "разница", "разлика"}
OF_A_TABLE = (
    "contract", "declarer", "double", "tricks", "result", "entry", "ns", "ew",
    "remark", "carry",
)  # fmt: skip
_OUTCOMES = ("contract", "entry", "ns", "ew")
_MAY_BE_CUT = ("remark", "awarded_a", "awarded_b")  # at the end of short rows


@dataclass(frozen=True)
class Columns:
    """Where the quantities stand.

    Attributes:
        shared: role -> column, of what holds for the board.
        tables: for table 1 and table 2, role -> column.
        heading: place of the heading in the rows; -1 where there is none.
        width: columns that every row must have.
        headed: columns that have a heading, or stand before one that has.
    """

    shared: dict[str, int]
    tables: tuple[dict[str, int], dict[str, int]]
    heading: int
    width: int
    headed: int


_RAW_TABLES = ({"entry": 1}, {"entry": 2})
RAW = Columns({"board": 0}, _RAW_TABLES, heading=-1, width=3, headed=3)


def _words(heading: object) -> list[str]:
    text = str(heading).casefold().replace("№", " no ")
    return re.findall(r"[^\W\d_]+|\d+", text)


def _table_of(words: list[str]) -> tuple[int | None, list[str]]:
    """The table that a heading names, and its other words."""
    for marker, table in _TABLE_WORDS:
        for start in range(len(words) - len(marker) + 1):
            if tuple(words[start : start + len(marker)]) == marker:
                return table, words[:start] + words[start + len(marker) :]
    return None, words


def _role(heading: object) -> tuple[str | None, int | None]:
    """What a heading means: a role and the table, each None where it is not said."""
    words = _words(heading)
    if not words:
        return None, None
    whole = ROLE_OF.get(" ".join(words))
    if whole is not None:
        return whole, None
    if _RECKONED & set(words):
        return None, None
    if not re.search(r"[^\W\d]", " ".join(words)):
        return None, None  # a number heads nothing
    table, rest = _table_of(words)
    role = ROLE_OF.get(" ".join(rest))
    return (role, table) if role in OF_A_TABLE else (None, None)


def _marked_above(row: Row, width: int) -> list[int | None]:
    """Tables from a row of titles above the heading: "Open room" over its columns."""
    marked: list[int | None] = []
    current = None
    for column in range(width):
        title = row.cells[column] if column < len(row.cells) else ""
        if title:
            table, rest = _table_of(_words(title))
            current = table if not rest else None
        marked.append(current)
    return marked


def find_columns(rows: Sequence[Row]) -> Columns | None:
    """The columns by the first row that is a heading; None where none is.

    Raises:
        RecordRefused: two columns for the same quantity; a table without columns.
    """
    for place, row in enumerate(rows[:_HIGHEST_HEADING]):
        roles = [_role(cell) for cell in row.cells]
        names = {role for role, _ in roles}
        if "board" in names and names & set(_OUTCOMES):
            above: list[int | None] = [None] * len(roles)
            if place:
                above = _marked_above(rows[place - 1], len(roles))
            return _columns(row, place, roles, above)
    return None


def _columns(
    row: Row,
    place: int,
    roles: list[tuple[str | None, int | None]],
    above: list[int | None],
) -> Columns:
    shared: dict[str, int] = {}
    tables: tuple[dict[str, int], dict[str, int]] = ({}, {})
    width = 0
    one_remark = sum(role == "remark" for role, _ in roles) == 1
    for column, (role, told) in enumerate(roles):
        if role is None:
            continue
        target = shared
        table = above[column] if told is None else told
        if role in OF_A_TABLE and not (role == "remark" and one_remark):
            if table is None:  # of two headings alike the first is table 1
                table = int(role in tables[0])
            target = tables[table]
        if role in target:
            raise RecordRefused("column_twice", row.line, found=str(row.cells[column]))
        target[role] = column
        if role not in _MAY_BE_CUT:
            width = column + 1
    for number, table_columns in enumerate(tables, 1):
        if not set(_OUTCOMES) & set(table_columns):
            raise RecordRefused("table_without_columns", row.line, table=number)
        if {"contract", "entry"} <= set(table_columns):
            found = str(row.cells[table_columns["entry"]])
            raise RecordRefused("column_twice", row.line, found=found)
    headed = max(column for column, cell in enumerate(row.cells) if cell) + 1
    return Columns(shared, tables, place, width, headed)
