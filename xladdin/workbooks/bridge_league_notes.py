"""Notes under the standings of a league: penalties, withdrawals, what was postponed."""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_league_cells import (
    CHECKS,
    PENALTY_ROWS,
    TEAM_ROWS,
    all_fixtures,
)
from xladdin.workbooks.bridge_league_data import NOTES
from xladdin.workbooks.parts import at, put
from xladdin.workbooks.sheet_words import Words

SHOWN = 10  # lines; more would not stand on the page
# Beyond the page: each note that there may be, and how many there are down to it.
NOTE, SO_FAR, FIRST = "X", "Y", 7


def add_notes(sheet: Worksheet, words: Words, row: int) -> int:
    """Add the notes from a row on; gives the last row."""
    parts.widths(sheet, {NOTE: 300, SO_FAR: 66})
    put(sheet, f"{NOTE}{FIRST - 1}", words.common("notes"), styles.HEAD)
    notes = _notes(words)
    last = FIRST + len(notes) - 1
    for here, note in enumerate(notes, start=FIRST):
        before = f"{SO_FAR}{here - 1}" if here > FIRST else "0"
        put(sheet, f"{NOTE}{here}", f"={note}", styles.HEAD)
        counted = f'={before}+IF({NOTE}{here}="",0,1)'
        put(sheet, f"{SO_FAR}{here}", counted, cells.STEP)
    found, so_far = (f"${c}${FIRST}:${c}${last}" for c in (NOTE, SO_FAR))
    for number in range(SHOWN):
        shown = f'=IFERROR(INDEX({found},MATCH({number + 1},{so_far},0),1),"")'
        look = styles.PLAIN.but(size=styles.NOTE)
        put(sheet, f"A{row + number}", shown, look)
        parts.height(sheet, row + number, 18)
    return row + SHOWN - 1


def _notes(words: Words) -> list[str]:
    """What may have to be said, as formula parts."""
    return [
        *_counts(words),
        *(_withdrawal(words, row) for row in TEAM_ROWS),
        *(_penalty(words, row) for row in PENALTY_ROWS),
        *(f'IFERROR(IF(Note_{n}="","",Note_{n}),"")' for n in range(1, NOTES + 1)),
    ]


def _counts(words: Words) -> list[str]:
    """How many fixtures were postponed, how many are in error and count nowhere."""
    codes = all_fixtures(words, cells.CODE)
    postponed = f"COUNTIF({codes},{CHECKS.code('league_is_postponed')})"
    errors = CHECKS.count_errors(codes)
    return [
        f'IF({count}=0,"",{words.quoted(key, after=": ")}&{count})'
        for count, key in ((errors, "not_counted"), (postponed, "postponed_fixtures"))
    ]


def _withdrawal(words: Words, row: int) -> str:
    team, state = (
        at(words("teams"), f"{column}{row}") for column in (cells.NAME, cells.STATE)
    )
    number = at(words("teams"), f"{cells.STATE_NUMBER}{row}")
    return f'IF({number}=0,"",IFERROR({team}&": "&{state},""))'


def _penalty(words: Words, row: int) -> str:
    """A penalty or an awarded percent with its reason."""

    def seen(column: str) -> str:
        return at(words("teams"), f"{column}{row}")

    taken_vp, taken_percent = seen(cells.TAKEN_VP), seen(cells.TAKEN_PERCENT)
    awards = seen(cells.AWARDS)
    vp = words.quoted("vp", before=" ")
    told = (
        f"{words.quoted('penalty_of', after=' ')}&{seen(cells.PENALTY_NAME)}"
        f'&IF({taken_vp}=0,"",": "&{taken_vp}&{vp})'
        f'&IF({taken_percent}=0,"",": "&{taken_percent}&" %")'
    )
    awarded = (
        f"{words.quoted('awarded_to', after=' ')}&{seen(cells.PENALTY_NAME)}"
        f'&": "&{seen(cells.AWARDED_PERCENT)}&" %"'
    )
    reason = seen(cells.REASON)
    why = f'IFERROR(IF({reason}="","",", "&{reason}),"")'
    given = f'IF({awards}>0,{awarded}&{why},"")'
    return f"IF({taken_vp}+{taken_percent}>0,{told}&{why},{given})"
