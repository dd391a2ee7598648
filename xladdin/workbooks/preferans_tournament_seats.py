"""The sheet Seats of preferans-tournament: a round by tables and by players.

The seats themselves are the numbers on the sheet of the round; here they are printed.
Beyond the page stands a proposal by the standings, to be typed into the next round.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, preferans_slip, styles
from xladdin.workbooks.parts import put
from xladdin.workbooks.preferans_slip import SEATS
from xladdin.workbooks.preferans_tournament_layout import (
    FIGURE,
    GREY,
    HELPER,
    LINE,
    NOBODY,
    PLAYERS,
    ROUND_NUMBERS,
    ROUNDS,
    SEATS_ROUND,
    START,
    TABLE_ROWS,
    WANTED_ROUND,
    WITHDRAWN,
    Reckoning,
    figure,
    table_of,
)
from xladdin.workbooks.styles import Look

HEADS, FIRST = 6, 7
TABLES_A_PAGE = 7
LAST = FIRST + PLAYERS - 1
WIDTHS = {"A": 84, "B": 54, "C": 44, "D": 180, "E": 62, "F": 76, "G": 280}
WIDTHS |= {"H": 40, "I": 180, "J": 50, "K": 60, "L": 60}
KEYS = {
    "A": "tournament.table",
    "B": "slip.place",
    "C": "tournament.log.number",
    "D": "slip.player",
    "E": "tournament.standing",
    "F": "tournament.points",
    "G": "tournament.already_met",
    "I": "slip.player",
    "J": "tournament.log.number",
    "K": "tournament.table",
    "L": "slip.place",
}
LEFT = "ADGI"
# Beyond the page: the table in each earlier round, the meetings with each at the table.
FIRST_ROUND = 15
PLAYER = "AI"
MET = ("AE", "AF", "AG")
REPEATED = "AH"
TAKEN = "$O$1"  # how many seats of the round shown are taken
PROPOSED_TABLE, PROPOSED_SEAT, PROPOSED, PROPOSED_NAME = "AJ", "AK", "AL", "AM"


def add_seats(workbook: Workbook, sheet: Worksheet, language: str) -> None:
    """Fill the sheet Seats."""
    at = Reckoning(language)
    _top(workbook, sheet, language)
    for seat, row in enumerate(range(FIRST, LAST + 1)):
        table, own = seat // SEATS + 1, seat % SEATS + 1
        _by_table(sheet, at, row, table, own, language)
        _met(sheet, at, row, own, language)
        _by_player(sheet, at, row, seat + 1)
        _proposed(sheet, at, row, table, own)
    _marks(sheet)
    tops = range(FIRST, LAST + 1, TABLES_A_PAGE * SEATS)
    breaks = [top - 1 for top in tops[1:]]
    parts.print_setup(sheet, f"A1:L{LAST}", repeat="1:6", breaks_below=breaks)
    ends = zip(tops, [*breaks, LAST], strict=True)
    pages = [f"B{top}:K{end}" for top, end in ends]
    parts.pages_to_print(sheet, "N2", language, pages)
    parts.finish_sheet(sheet, freeze=f"A{FIRST}", first_input=WANTED_ROUND)


def earlier_column(number: int) -> str:
    """The column of the table in an earlier round."""
    return get_column_letter(FIRST_ROUND + number - 1)


def _top(workbook: Workbook, sheet: Worksheet, language: str) -> None:
    parts.widths(sheet, WIDTHS)
    parts.height(sheet, 2, 38)
    parts.height(sheet, (1, 3), 24)
    put(sheet, "A1", "=Event_line", styles.HEAD)
    put(sheet, "K1", text("tournament.which_round", language), styles.HEAD_RIGHT)
    put(sheet, WANTED_ROUND, None, styles.NUMBER_ENTRY)
    warning = text("tournament.number_warning", language, high=ROUNDS)
    parts.numbers(sheet, WANTED_ROUND, 1, ROUNDS, warning)
    high = f"IF({WANTED_ROUND}<={ROUNDS},ROUND({WANTED_ROUND},0),1)"
    fits = f"IF({WANTED_ROUND}>=1,{high},1)"
    shown = f"=IF(COUNT({WANTED_ROUND})=1,{fits},MAX(Rounds_seated,1))"
    put(sheet, SEATS_ROUND, shown, HELPER)
    put(sheet, TAKEN.replace("$", ""), f"=COUNT(B{FIRST}:B{LAST})", HELPER)
    parts.name_cells(workbook, "Seats_round", parts.at(sheet, SEATS_ROUND))
    number = parts.quoted(f"{text('tournament.round_word', language)} ")
    seats = parts.quoted(f", {text('tournament.seats_word', language)}")
    nothing = parts.quoted(text("tournament.no_seats", language))
    title = f"=IF(Rounds_seated=0,{nothing},{number}&Seats_round&{seats})"
    put(sheet, "A2", title, styles.TITLE)
    start = parts.quoted(f"{text('tournament.start', language)} ")
    look = Look(size=styles.HEADLINE, bold=True, align="right")
    put(sheet, "L2", f'=IF({START}="","",{start}&{START})', look)
    put(sheet, "K3", text("tournament.start", language), styles.HEAD_RIGHT)
    entry = Look(align="right", number_format=styles.AS_TYPED).as_input()
    put(sheet, START, None, entry)
    put(sheet, "A3", _told(language), Look())
    bold = Look(bold=True)
    put(sheet, "A5", text("tournament.by_tables", language), bold)
    put(sheet, "I5", text("tournament.by_players", language), bold)
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    for column, key in KEYS.items():
        look = line.but(align="left") if column in LEFT else line
        if column in "DG":
            look = look.but(indent=1)
        put(sheet, f"{column}{HEADS}", text(key, language), look)
    for number_of in ROUND_NUMBERS:
        put(sheet, f"{earlier_column(number_of)}{HEADS}", figure(number_of), HELPER)
    put(sheet, f"{PROPOSED_TABLE}3", text("tournament.proposed", language), styles.HEAD)
    heads = {
        PROPOSED_TABLE: text("tournament.table", language),
        PROPOSED_SEAT: text("slip.place", language),
        PROPOSED: "№",
        PROPOSED_NAME: text("slip.player", language),
        MET[0]: text("tournament.already_met", language),
        PLAYER: "№",
        REPEATED: text("tournament.repeated_pairs", language),
    }
    parts.heads(sheet, HEADS, heads, HELPER)


def _told(language: str) -> str:
    """Tables of four and of three, repeated pairs, who has no table, the seed."""
    four = parts.quoted(f"{text('tournament.tables_of_four', language)}: ")
    three = parts.quoted(f" · {text('tournament.tables_of_three', language)}: ")
    repeated = parts.quoted(f" · {text('tournament.repeated_pairs', language)}: ")
    fourth = f"COUNTIF($B${FIRST}:$B${LAST},4)"
    third = f"COUNTIF($B${FIRST}:$B${LAST},3)"
    pairs = f"SUM({REPEATED}${FIRST}:{REPEATED}${LAST})/2"
    waiting = f'COUNTIF($K${FIRST}:$K${LAST},"{NOBODY}")'
    no_table = parts.quoted(f" · {text('tournament.without_table', language)}: ")
    seed = parts.quoted(f" · {text('tournament.seating.seed_shown', language)}: ")
    return (
        f'=IF(Rounds_seated=0,"",{four}&{fourth}&{three}&({third}-{fourth})'
        f"&{repeated}&{pairs}"
        f'&IF({waiting}=0,"",{no_table}&{waiting})'
        f'&IF(Seating_seed="","",{seed}&Seating_seed))'
    )


def _by_table(
    sheet: Worksheet, at: Reckoning, row: int, table: int, own: int, language: str
) -> None:
    """Who sits there, and how he stands."""
    place = (table - 1) * TABLE_ROWS + own + 1
    number = f"{PLAYER}{row}"
    nobody = f'{number}="{NOBODY}"'
    chosen = f"MATCH({place},{at.from_elsewhere('chosen')},0)"
    line = LINE if own < SEATS else LINE.but(below=styles.INK)
    put(sheet, f"A{row}:G{row}", None, line)
    words = parts.quoted(text("tournament.table_number", language, number=table))
    formulas = {
        "A": f'=IF({nobody},"",{words})' if own == 1 else None,
        "B": f'=IF({nobody},"",{own})',
        "C": f'=IF({nobody},"",{number})',
        "D": f'=IF({nobody},"",INDEX(Names,{number}))',
        "E": f'=IF({nobody},"",INDEX({at.from_elsewhere("place")},{number}))',
        "F": f'=IF({nobody},"",INDEX({at.from_elsewhere("points_sum")},{number}))',
        "G": f"={'&'.join(f'{c}{row}' for c in MET)}",
    }
    looks = {
        "A": line.but(bold=True),
        "B": line.but(align="right"),
        "C": line.but(align="right"),
        "D": line.but(bold=True, indent=1, shrink=True),
        "E": line.but(align="right", colour=styles.GREY),
        "F": FIGURE.but(colour=styles.GREY, below=line.below),
        "G": line.but(size=styles.NOTE, colour=styles.GREY, indent=1),
    }
    for column, formula in formulas.items():
        put(sheet, f"{column}{row}", formula, looks[column])
    put(sheet, number, f'=IFERROR({chosen},"{NOBODY}")', HELPER)
    parts.height(sheet, row, 24)


def _met(sheet: Worksheet, at: Reckoning, row: int, own: int, language: str) -> None:
    """In which earlier rounds he sat with the others of this table."""
    number = f"${PLAYER}{row}"
    for played in ROUND_NUMBERS:
        table = f"INDEX({at.from_elsewhere('table', played)},{number})"
        earlier = f'=IF({number}="{NOBODY}","",IF({played}<Seats_round,{table},""))'
        put(sheet, f"{earlier_column(played)}{row}", earlier, HELPER)
    first = row - own + 1
    others = [first + seat for seat in range(SEATS) if first + seat != row]
    word = parts.quoted(f" ({text('tournament.round_word', language).lower()}")
    for column, other in zip(MET, others, strict=True):
        rounds = "&".join(
            f'IF({earlier_column(r)}{row}="","",'
            f'IF({earlier_column(r)}{row}={earlier_column(r)}{other}," {r}",""))'
            for r in ROUND_NUMBERS
        )
        put(sheet, f"{_list_of(column)}{row}", f"={rounds}", HELPER)
        found = f"{_list_of(column)}{row}"
        shown = f'=IF({found}="","",${PLAYER}{other}&{word}&{found}&")  ")'
        put(sheet, f"{column}{row}", shown, HELPER)
    lists = "+".join(f'IF({_list_of(c)}{row}="",0,1)' for c in MET)
    put(sheet, f"{REPEATED}{row}", f"={lists}", HELPER)


def _list_of(column: str) -> str:
    """Where the rounds of a meeting are listed, behind the proposal."""
    return {"AE": "AO", "AF": "AP", "AG": "AQ"}[column]


def _by_player(sheet: Worksheet, at: Reckoning, row: int, order: int) -> None:
    """Where a player sits; a dash where he has no table in this round."""
    chosen = f"INDEX({at.from_elsewhere('chosen')},{order})"
    status = f"INDEX({at.from_elsewhere('status')},{order})"
    seated = f"N{row}"
    put(sheet, seated, f"={chosen}", HELPER)
    no_seat = f'{seated}="{NOBODY}"'
    expected = f"AND({TAKEN}>0,{status}>0,{status}<{WITHDRAWN})"
    order_shown = f'=IF({no_seat},IF({expected},{order},""),{order})'
    put(sheet, f"J{row}", order_shown, GREY.but(align="right"))
    name = f'=IF(J{row}="","",INDEX(Names,{order}))'
    put(sheet, f"I{row}", name, LINE.but(bold=True, shrink=True))
    table = f'=IF({no_seat},IF(J{row}="","","{NOBODY}"),{table_of(seated)})'
    put(sheet, f"K{row}", table, LINE.but(align="right", bold=True))
    seat = f"{seated}-(K{row}-1)*{TABLE_ROWS}-1"
    look = LINE.but(align="right")
    put(sheet, f"L{row}", f'=IF({no_seat},"",{seat})', look)


def _proposed(sheet: Worksheet, at: Reckoning, row: int, table: int, own: int) -> None:
    """Fours from the top of the standings, tables of three at the bottom."""
    group, order = at.from_elsewhere("group"), at.from_elsewhere("order")
    if row == FIRST:
        put(sheet, f"{PROPOSED_TABLE}1", f'=COUNTIF({group},"<4")', HELPER)
        tables = f"ROUND({PROPOSED_TABLE}1/{SEATS}+0.375,0)"
        put(sheet, f"{PROPOSED_SEAT}1", f"={tables}", HELPER)
        threes = f"{SEATS}*{PROPOSED_SEAT}1-{PROPOSED_TABLE}1"
        put(sheet, f"{PROPOSED}1", f"={threes}", HELPER)
    players, tables = f"{PROPOSED_TABLE}$1", f"{PROPOSED_SEAT}$1"
    fours = f"({tables}-{PROPOSED}$1)"
    in_four = f"{(table - 1) * SEATS + own}"
    in_three = f"{fours}*{SEATS}+({table}-{fours}-1)*{SEATS - 1}+{own}"
    # No place: a text that is nowhere in the order; an empty one is.
    nowhere = parts.quoted(NOBODY)
    by_three = in_three if own < SEATS else nowhere
    in_threes = f"IF({table}<={tables},{by_three},{nowhere})"
    place = f"IF({table}<={fours},{in_four},{in_threes})"
    enough = f"AND({fours}>=0,{players}>2)"
    put(sheet, f"{PROPOSED_TABLE}{row}", figure(table), HELPER)
    put(sheet, f"{PROPOSED_SEAT}{row}", figure(own), HELPER)
    at_place = f'IFERROR(MATCH({place},{order},0),"{NOBODY}")'
    number = f"{PROPOSED}{row}"
    put(sheet, number, f'=IF({enough},{at_place},"{NOBODY}")', HELPER)
    name = f'=IF({number}="{NOBODY}","",INDEX(Names,{number}))'
    put(sheet, f"{PROPOSED_NAME}{row}", name, styles.HEAD)


def _marks(sheet: Worksheet) -> None:
    """Seats without a player disappear."""
    unused = f'$C{FIRST}=""'
    parts.mark_where(sheet, f"A{FIRST}:G{LAST}", unused, styles.UNUSED_ROW)
    unused = f'$J{FIRST}=""'
    parts.mark_where(sheet, f"I{FIRST}:L{LAST}", unused, styles.UNUSED_ROW)
    preferans_slip.mark_fractions(sheet, f"F{FIRST}:F{LAST}", sign=False)
