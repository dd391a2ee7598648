"""The formulas of the sheet Boards, one step a column.

Every formula is one that each program computes alike: our functions and a short list of
built-in ones on single cells, no arrays.
"""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks import parts
from xladdin.workbooks.bridge_match_cells import Words
from xladdin.workbooks.parts import at, call, put, quoted
from xladdin.workbooks.styles import GREY, HAIRLINE, INK, NOTE, Look

STEP = Look(size=NOTE, colour=GREY, align="right", below=HAIRLINE)
STEP_WORDS = STEP.but(align="left", indent=1)
WORDS_COLUMNS = (cells.FORM, cells.CONTRACTS, cells.PASTED, cells.EXCHANGED)
# A swing from here on that a neighbouring board takes back was hardly played twice.
SMALLEST_EXCHANGED = 200
# A team's letter from either keyboard will do.
LETTERS = (("A", "А"), ("B", "Б", "В"))
HIGHEST_SCORE, HIGHEST_AWARD = 9999, 500  # more is a date made of what was typed
# Letters that look alike from either keyboard.
LATIN, CYRILLIC = str.maketrans("ОС", "OC"), str.maketrans("OC", "ОС")
ROOM_WORDS = ("reversed_open", "reversed_closed", "reversed_both")


def beside(room: str) -> tuple[str, str, str]:
    """The columns of a room beside its entry: plus for NS, plus for EW, the score."""
    return ("D", "E", "F") if room == cells.OPEN else ("H", "I", "J")


def _is_word(reference: str, word: str) -> str:
    """A condition: a cell holds the word, its letters from either keyboard."""
    alike = dict.fromkeys((word, word.translate(LATIN), word.translate(CYRILLIC)))
    return f"OR({','.join(f'{reference}={quoted(one)}' for one in alike)})"


def _typed(room: str, row: int) -> str:
    """The cells of an entry: contract, plus for NS, plus for EW."""
    return f"{room}{row}:{beside(room)[1]}{row}"


# ---- headings of the blocks ---------------------------------------------------------


def other_team(seated: str, words: Words) -> str:
    """The letter of the team that does not sit where a cell says."""
    a, b = map(quoted, words.teams)
    return f'IF({seated}={a},{b},IF({seated}={b},{a},""))'


def team_name(seated: str, words: Words, longest: int) -> str:
    """The name of the team whose letter stands in a cell; blank where it is longer."""
    a, b = map(quoted, words.teams)
    team_a, team_b = (
        f'IF(LEN({name})>{longest},"",{name})'
        for name in (words.name("team_a"), words.name("team_b"))
    )
    return f'IF({seated}={a},{team_a},IF({seated}={b},{team_b},""))'


def heading_message(words: Words, block: int) -> str:
    """What is to be said of a block: who sits NS is unknown, the set goes on."""
    column, row = cells.SET_COLUMNS[block - 1], cells.heading_row(block)
    data = words.common("data")
    boards = at(data, f"{column}{cells.BLOCK_BOARDS_ROW}")
    before = at(data, f"{column}{cells.BLOCK_BEFORE_ROW}")
    return (
        f'=IF({boards}=0,"",IF({cells.SEATED}{row}="",{quoted(words("who_sits"))},'
        f"IF({parts.pasted(f'{cells.OPEN}{row}')},{quoted(words.pasted)},"
        f'IF({before}>0,{quoted(words("continued"))},""))))'
    )


def add_heading(sheet: Worksheet, words: Words, block: int) -> None:
    """The steps in the heading row of a block."""
    row = cells.heading_row(block)
    typed = f"{cells.OPEN}{row}"
    letters = [
        f"OR({','.join(f'{typed}={quoted(letter)}' for letter in alike)})"
        for alike in LETTERS
    ]
    a, b = map(quoted, words.teams)
    seated = f'=IF({letters[0]},{a},IF({letters[1]},{b},""))'
    put(sheet, f"{cells.SEATED}{row}", seated, STEP)
    doubtful = f'AND($A{row}<>"",OR({cells.SEATED}{row}="",{parts.pasted(typed)}))'
    put(sheet, f"{cells.MARK}{row}", f"=IF({doubtful},1,0)", STEP)
    if block > 1:  # lists go on from the block above
        for column in (cells.LEFT_OUT, cells.PLACE):
            put(sheet, f"{column}{row}", f"={column}{row - 1}", STEP)


# ---- a board ------------------------------------------------------------------------


def board_number(words: Words, block: int, row: int) -> str:
    """The number of a board; blank beyond the last of its block."""
    data, column = words.common("data"), cells.SET_COLUMNS[block - 1]
    if row == cells.board_rows(block)[0]:
        return f"={at(data, f'{column}{cells.BLOCK_FIRST_ROW}')}"
    last = at(data, f"{column}{cells.BLOCK_LAST_ROW}")
    above = f"A{row - 1}"
    return f'=IF({above}="","",IF({above}<{last},{above}+1,""))'


def zone(words: Words, row: int) -> str:
    """Who is vulnerable on a board, in words."""
    ns, ew = (call("BOARD_VULNERABLE", f"A{row}", f'"{s}"') for s in ("NS", "EW"))
    every, north, east = (quoted(words(key)) for key in ("all", "ns", "ew"))
    return f'=IF(A{row}="","",IF({ns},IF({ew},{every},{north}),IF({ew},{east},"–")))'


def room_score(words: Words, room: str, row: int) -> str:
    """North-South's points in a room; blank while nothing or nonsense is entered."""
    ns, ew, _ = (f"{column}{row}" for column in beside(room))
    entry, scores = f"{room}{row}", f"{ns}:{ew}"
    score = call("BOARD_SCORE", entry, f"A{row}", words.name("rules"))
    nonsense = f"OR(COUNT({scores})=0,MIN({scores})<0,MAX({scores})>{HIGHEST_SCORE})"
    return (
        f'=IF(COUNTA({_typed(room, row)})<>1,"",IF({entry}<>"",IFERROR({score},""),'
        f'IF({nonsense},"",IF({ns}<>"",{ns},-{ew}))))'
    )


def figure(column: str, row: int) -> str:
    """A figure of the reckoning of a board."""
    difference, imps = f"{cells.DIFFERENCE}{row}", f"{cells.BOARD_IMPS}{row}"
    net = f"{cells.NET}{row}"
    from_start = f"SUM({cells.NET}${cells.FIRST_BOARD_ROW}:{net})"
    return {
        cells.DIFFERENCE: (
            f'=IF({cells.SCORE_A}{row}="","",{cells.SCORE_A}{row}-{cells.SCORE_B}{row})'
        ),
        cells.GIFTS_A: f'=IF({difference}="","",IF({difference}<0,-{difference},""))',
        cells.GIFTS_B: f'=IF({difference}="","",IF({difference}>0,{difference},""))',
        cells.IMPS_A: _won(row, cells.AWARDED_A, f"MAX({imps},0)"),
        cells.IMPS_B: _won(row, cells.AWARDED_B, f"MAX(-{imps},0)"),
        cells.LEAD: f'=IF({net}="","",ROUND({from_start},2))',
    }[column]


def _awarded(row: int) -> str:
    return f"{cells.AWARDED_A}{row}:{cells.AWARDED_B}{row}"


def _won(row: int, awarded: str, reckoned: str) -> str:
    """A team's IMPs on a board: awarded ones, both typed, before reckoned ones."""
    typed, most = _awarded(row), HIGHEST_AWARD
    both = f"AND(COUNT({typed})=2,MAX({typed})<={most},MIN({typed})>=-{most})"
    return (
        f'=IF($A{row}="","",IF({both},{awarded}{row},'
        f'IF({cells.BOARD_IMPS}{row}="","",{reckoned})))'
    )


def message(words: Words, row: int) -> str:
    """What is said beside a board: what is wrong, what is doubtful, what is missing."""
    checks = [f"{column}{row}" for column in WORDS_COLUMNS]
    open_score, closed_score = f"F{row}", f"J{row}"
    notes = (
        (f"COUNTA({_awarded(row)})>0", "awarded_note"),
        (f'AND({cells.REVERSED}{row}<>"",{cells.SEATED}{row}="")', "not_compared"),
        (f'AND({open_score}<>"",{closed_score}="")', "waits_closed"),
        (f'AND({open_score}="",{closed_score}<>"")', "waits_open"),
        (f'{cells.REVERSED}{row}<>""', "both_reversed"),
    )
    formula = '""'
    for condition, key in reversed(notes):
        formula = f"IF({condition},{quoted(words(key))},{formula})"
    for check in reversed(checks):
        formula = f'IF({check}<>"",{check},{formula})'
    return f"={formula}"


def _form(words: Words, row: int) -> str:
    """What is wrong with the place of an entry or the word for reversed rooms."""
    reversed_ = f"{cells.REVERSED}{row}"
    entries = [_typed(cells.OPEN, row), _typed(cells.CLOSED, row)]
    entries += [reversed_, _awarded(row)]
    known = ",".join(_is_word(reversed_, words(key)) for key in ROOM_WORDS)
    no_such_board, which_room = map(
        quoted, (words("no_such_board"), words("which_room"))
    )
    return (
        f'=IF(COUNTA({",".join(entries)})=0,"",IF(A{row}="",{no_such_board},'
        f'IF(OR({reversed_}="",{known}),"",{which_room})))'
    )


def _contracts(words: Words, row: int) -> str:
    """What the rules say of the two entries of a board, side by side.

    In LibreOffice 7.4 an empty text from an extension does not equal "" before
    something is joined to it.
    """
    opened, closed = _typed(cells.OPEN, row), _typed(cells.CLOSED, row)
    arguments = [f"A{row}", opened, closed, _awarded(row), words.name("rules")]
    check = call("BOARD_CHECK", *arguments, quoted(words.language))
    nothing = f"COUNTA({opened},{closed},{_awarded(row)})=0"
    return (
        f'=IF(OR(A{row}="",{cells.FORM}{row}<>"",{nothing}),"",IFERROR({check}&"",""))'
    )


def _pasted(words: Words, row: int) -> str:
    """Whether a formula stands in one of the entries of a board, in words."""
    entries = [_typed(cells.OPEN, row), _typed(cells.CLOSED, row)]
    entries += [f"{cells.REVERSED}{row}", _awarded(row)]
    return f'=IF({parts.pasted(*entries)},{quoted(words.pasted)},"")'


def _exchanged(words: Words, block: int, row: int) -> str:
    """Whether the swing of a board and of a neighbour cancel, in words."""
    said = quoted(words("exchanged") + " ")
    rows = cells.board_rows(block)
    formula = '""'
    if row > rows[0]:
        above = f"{cells.CANCELS}{row - 1}=1"
        formula = f'IF({above},{said}&A{row - 1}&"?",{formula})'
    below = f"{cells.CANCELS}{row}=1"
    return f'=IF({below},{said}&A{row + 1}&"?",{formula})'


def _cancels(block: int, row: int) -> str:
    here, below = f"{cells.DIFFERENCE}{row}", f"{cells.DIFFERENCE}{row + 1}"
    if row == cells.board_rows(block)[-1]:
        return "=0"
    return (
        f'=IF(OR({here}="",{below}=""),0,'
        f"IF(AND(ABS({here})>={SMALLEST_EXCHANGED},{here}+{below}=0),1,0))"
    )


def add_board(sheet: Worksheet, words: Words, block: int, row: int) -> None:
    """The steps of a board, beyond the print area."""
    heading = cells.heading_row(block)
    seated, a = f"{cells.SEATED}{row}", quoted(words.teams[0])
    reversed_ = f"{cells.REVERSED}{row}"
    score_a, difference = f"{cells.SCORE_A}{row}", f"{cells.DIFFERENCE}{row}"
    lead = f"{cells.LEAD}{row}"
    place, above = f"A{row}", f"{cells.PLACE}{row - 1}"
    both = _is_word(reversed_, words("reversed_both"))
    counts = f'OR({seated}="",F{row}="",J{row}="",COUNTA({_awarded(row)})>0)'
    left_out = (
        f'AND({place}<>"",{difference}="",'
        f'OR(COUNTA({_awarded(row)})>0,{reversed_}<>""))'
    )
    so_far = f"{cells.LEFT_OUT}{row - 1}"
    first = row == cells.FIRST_BOARD_ROW
    formulas = {
        cells.SEATED: f'=IF({place}="","",IF({reversed_}="",{cells.SEATED}${heading},'
        f'IF({both},{cells.CLOSED}${heading},"")))',
        cells.SCORE_A: f'=IF({counts},"",IF({seated}={a},F{row},J{row}))',
        cells.SCORE_B: f'=IF({score_a}="","",IF({seated}={a},J{row},F{row}))',
        cells.BOARD_IMPS: f'=IF({difference}="","",'
        f"{call('IMPS', difference, words.name('rules'))})",
        cells.NET: f'=IF({cells.IMPS_A}{row}="","",'
        f"{cells.IMPS_A}{row}-{cells.IMPS_B}{row})",
        cells.FORM: _form(words, row),
        cells.CONTRACTS: _contracts(words, row),
        cells.PASTED: _pasted(words, row),
        cells.CANCELS: _cancels(block, row),
        cells.EXCHANGED: _exchanged(words, block, row),
        cells.MARK: f'=IF({"&".join(f"{c}{row}" for c in WORDS_COLUMNS)}="",0,1)',
        cells.LEFT_OUT: f'={so_far}&IF({left_out},IF({so_far}="","",", ")&{place},"")',
        cells.PLACE: f'=IF({place}="",1,{place})'
        if first
        else f'=IF({place}="",{above},IF({place}>{above},{place},{above}+1))',
        cells.LEAD_UP: f'=IF({lead}="",0,MAX({lead},0))',
        cells.LEAD_DOWN: f'=IF({lead}="",0,MIN({lead},0))',
        cells.GIFT_UP: f'=IF({difference}="",0,MAX({difference},0))',
        cells.GIFT_DOWN: f'=IF({difference}="",0,MIN({difference},0))',
    }
    for column, formula in formulas.items():
        look = STEP_WORDS if column in WORDS_COLUMNS else STEP
        put(sheet, f"{column}{row}", formula, look)


def add_heads(sheet: Worksheet, words: Words) -> None:
    """The heads and widths of the steps."""
    parts.widths(sheet, {"U": 24})
    head = Look(size=NOTE, colour=GREY, align="right", below=INK)
    columns = {
        cells.SEATED: "step_seated",
        cells.SCORE_A: "step_score_a",
        cells.SCORE_B: "step_score_b",
        cells.BOARD_IMPS: "step_imps",
        cells.NET: "step_net",
        cells.FORM: "step_form",
        cells.CONTRACTS: "step_contracts",
        cells.CANCELS: "step_cancels",
        cells.EXCHANGED: "step_exchanged",
        cells.MARK: "step_mark",
        cells.LEFT_OUT: "step_left_out",
        cells.PLACE: "step_place",
        cells.LEAD_UP: "step_lead_up",
        cells.LEAD_DOWN: "step_lead_down",
        cells.GIFT_UP: "step_gift_up",
        cells.GIFT_DOWN: "step_gift_down",
        cells.PASTED: "step_pasted",
    }
    put(sheet, f"{cells.SEATED}3", words("steps"), Look(size=NOTE, bold=True))
    for column, key in columns.items():
        look = head.but(align="left", indent=1) if column in WORDS_COLUMNS else head
        put(sheet, f"{column}4", words(key), look)
        parts.widths(sheet, {column: 204 if column in WORDS_COLUMNS else 66})
