"""What is to check in the block of a table, and how it is said.

Each player's row and each table's heading has a cell with the number of the first thing
that is wrong (`checks`); the words stand beside the entry.
"""

from __future__ import annotations

from collections.abc import Sequence

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks.checks import NOTHING, Checks
from xladdin.workbooks.preferans_slip import Block

LATEST_NUMBER = 20000  # a larger number in a field is a date that Excel made of it

ROW_ERRORS = ("text", "date", "negative", "on_himself", "on_nobody", "nobody")
SUM_ERRORS = ("sign", "digits", "sum")
TABLE_ERRORS = ("empty_seat", *SUM_ERRORS)
ROW_DOUBTS = ("pasted", "fraction", "odd")
TABLE_DOUBTS = ("rounding", "both", "pools")
NOTES = ("balanced", "entered", "few")


def row_code(
    block: Block,
    row: int,
    checks: Checks,
    leningrad: str,
    more: Sequence[tuple[str, str]] = (),
    rest: str = NOTHING,
    beside: Sequence[str] = (),
) -> str:
    """What is to check in a player's row.

    Args:
        block: of the table.
        row: of the player.
        checks: of the scoresheet.
        leningrad: a condition: the convention is Leningrad.
        more: further cases of the scoresheet, which come first.
        rest: a formula part for a row in which nothing of this is wrong.
        beside: inputs of the row that are no part of the slip.
    """
    own = block.written[row - block.rows[0]]
    fields = [c for c in (block.pool, block.mountain, *block.written) if c != own]
    on_nobody = [
        f'AND({column}{row}<>"",${block.name}${there}="")'
        for column, there in zip(block.written, block.rows, strict=True)
        if there != row
    ]
    typed = block.typed(row)
    nothing = f"IF(COUNTA({typed})=0,IF({parts.pasted(*beside)},1=0,1=1),1=0)"
    fraction = [f"{c}{row}<>ROUND({c}{row},0)" for c in fields]
    odd = [f"{c}{row}/2<>ROUND({c}{row}/2,0)" for c in fields]
    return "=" + checks.first_of(
        *more,
        (nothing, rest),
        (f'{block.name}{row}=""', "nobody"),
        (f"COUNT({typed})<COUNTA({typed})", "text"),
        (f"MAX({typed})>{LATEST_NUMBER}", "date"),
        (f"MIN({block.slip(row)})<0", "negative"),
        (f'{own}{row}<>""', "on_himself"),
        (f"OR({','.join(on_nobody)})", "on_nobody"),
        (parts.pasted(*beside, typed), "pasted"),
        (f"OR({','.join(fraction)})", "fraction"),
        (f"IF({leningrad},OR({','.join(odd)}),1=0)", "odd"),
        otherwise=rest,
    )


def table_code(
    block: Block,
    checks: Checks,
    first: Sequence[tuple[str, str]] = (),
    last: Sequence[tuple[str, str]] = (),
) -> str:
    """What is to check at the table as a whole.

    Args:
        block: of the table.
        checks: of the scoresheet.
        first: further cases of the scoresheet, before the others.
        last: the same, behind the others.
    """
    head, fourth = block.heading, block.rows[-1]
    total, whists = f"{block.whists}{head}", block.column(block.whists)
    pools = block.column(block.pool)
    first_three = f"{block.name}{block.rows[0]}:{block.name}{fourth - 1}"
    slips = block.area(block.pool, block.written[-1])
    entries = block.area(block.pool, block.final)
    three = f"COUNTA({first_three})"
    uneven = f"OR(COUNT({pools})<{block.players},MAX({pools})<>MIN({pools}))"
    both = f"AND(COUNT({block.column(block.final)})>0,COUNT({slips})>0)"
    return "=" + checks.first_of(
        *first,
        (f"AND(COUNTA({entries})=0,{block.players}=0)", NOTHING),
        (f'AND({three}<3,{block.name}{fourth}<>"")', "empty_seat"),
        (f"{checks.count_errors(block.column(block.code))}>0", NOTHING),
        (f"{block.players}<3", "few"),
        (f"{block.ready}=0", "entered"),
        (f"AND(ABS({total})>2,COUNTIF({whists},{block.half})>0)", "sign"),
        (f"AND(ABS({total})>2,{total}/9=ROUND({total}/9,0))", "digits"),
        (f"ABS({total})>2", "sum"),
        (f"{total}<>0", "rounding"),
        (both, "both"),
        (f"AND(COUNT({pools})>0,{uneven})", "pools"),
        *last,
        otherwise=str(checks.code("balanced")),
    )


def table_figure(block: Block, checks: Checks, language: str) -> str:
    """The figure that the message at the table names."""
    head = block.heading
    code, total = f"{block.code}{head}", f"{block.whists}{head}"
    of = parts.quoted(f" {text('slip.of', language)} ")
    entered = f"{block.entered}{head}&{of}&{block.players}"
    return "=" + checks.first_of(
        (f"{code}={checks.code('entered')}", entered),
        (f"{code}={checks.code('sign')}", block.half),
        (f"{code}={checks.code('digits')}", total),
        (f"{code}={checks.code('sum')}", total),
        (f"{code}={checks.code('rounding')}", total),
        otherwise='""',
    )


def table_words(block: Block, checks: Checks, language: str) -> str:
    """The message at the table."""
    code, figure = f"{block.code}{block.heading}", f"{block.figure}{block.heading}"
    signed = f'IF({figure}<0,"−","+")&ROUND(ABS({figure}),2)'
    shown = f'IF({figure}="","",IF(COUNT({figure})=0,{figure},{signed}))'
    words = checks.words(code, language)
    return f"={words}&{shown}"


def row_words(block: Block, row: int, checks: Checks, language: str) -> str:
    """The message beside a player."""
    return f"={checks.words(f'{block.code}{row}', language)}"


def put_helpers(
    block: Block,
    sheet: Worksheet,
    checks: Checks,
    language: str,
    *,
    ready: str,
    first: Sequence[tuple[str, str]] = (),
    last: Sequence[tuple[str, str]] = (),
) -> None:
    """The heading's cells beyond the page, which the others read.

    Args:
        block: of the table.
        sheet: the sheet.
        checks: of the scoresheet.
        language: of the figure's words.
        ready: a condition without which nothing is computed.
        first: further cases to check, before the others.
        last: the same, behind the others.
    """
    head, look = block.heading, styles.HEAD_RIGHT
    entered = block.column(block.entered)
    errors = checks.count_errors(block.column(block.code))
    seated = f"COUNTA({block.column(block.name)})"
    first_three = f"COUNTA({block.name}{block.rows[0]}:{block.name}{block.rows[2]})=3"
    entered_all = f"{block.entered}{head}={block.players}"
    whole = f"AND({ready},{first_three},{entered_all},{errors}=0)"
    code = table_code(block, checks, first, last)
    parts.put(sheet, f"{block.code}{head}", code, look)
    parts.put(sheet, f"{block.entered}{head}", f"=SUM({entered})", look)
    figure = table_figure(block, checks, language)
    parts.put(sheet, f"{block.figure}{head}", figure, look)
    parts.put(sheet, block.ready.replace("$", ""), f"=IF({whole},1,0)", look)
    parts.put(sheet, block.players.replace("$", ""), f"={seated}", look)
    total = f"{block.whists}{head}"
    half = f'=IF({total}="","",{total}/2)'
    parts.put(sheet, block.half.replace("$", ""), half, look)
