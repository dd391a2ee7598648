"""The sheet Tables of preferans-systems: whists by table, the points of every system.

A block is a table of three or four; its heading row adds up the points, for the balance
of debit and credit. Where only some players of a table are known, their places are
typed, as in example В of the whist system.
"""

from __future__ import annotations

from dataclasses import dataclass

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import parts, styles
from xladdin.workbooks.checks import Checks
from xladdin.workbooks.parts import call, put
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

BLOCKS, SEATS, FIRST = 24, 4, 5
LAST = FIRST + BLOCKS * (SEATS + 1) - 1
NAME, WHISTS, TYPED, PLACE = "B", "C", "D", "E"
CUT, MLP_WHISTS, MOSCOW_WHISTS = "F", "G", "H"  # points for the whists alone
SYSTEMS = {  # column of the points -> key of the head
    "I": "piter",
    "J": "piter_exact",
    "K": "whist",
    "L": "mlp",
    "M": "moscow",
    "N": "club",
}
CLUB, MESSAGE = "N", "O"
POINTS = (CUT, MLP_WHISTS, MOSCOW_WHISTS, *SYSTEMS)
# Beyond the page: number of what is to check, whether the table is complete, how many
# players, half the sum, tables out of balance.
CODE, READY, PLAYERS, HALF = "Q", "R", "S", "T"
OUT = dict(zip(SYSTEMS, ("U", "V", "W", "X", "Y", "Z"), strict=True))
LATEST_DATE = 20_000
PLAYERS_LIST = "Players_list"
# Second of three gives 0 in each system: what remains are the points for the whists.
WHISTS_ALONE = ("2", "3")

LINE = Look(below=styles.HAIRLINE)
FIGURE = LINE.but(align="right", number_format=styles.PREFERANS_GAIN)
STEP = FIGURE.but(colour=styles.GREY)
NOTE = LINE.but(size=styles.NOTE, colour=styles.GREY, indent=1, shrink=True)
ROW_ERRORS = (
    *("text", "date", "system_place", "system_player", "system_twice"),
    *("system_shared", "system_against"),
)
TABLE_ERRORS = ("empty_seat", "system_some", "sign", "digits", "sum")


@dataclass(frozen=True)
class Table:
    """Where a table stands.

    Attributes:
        head: row of its heading.
    """

    head: int

    @property
    def rows(self) -> range:
        """The rows of its players."""
        return range(self.head + 1, self.head + 1 + SEATS)

    def cells(self, column: str, seats: int = SEATS) -> str:
        """The players' cells of a column, fixed rows."""
        return f"{column}${self.rows[0]}:{column}${self.rows[seats - 1]}"

    @property
    def ready(self) -> str:
        """The cell that is 1 when places follow from the whists."""
        return f"${READY}${self.head}"

    @property
    def players(self) -> str:
        """The cell with the number of players."""
        return f"${PLAYERS}${self.head}"


TABLES = [Table(head) for head in range(FIRST, LAST, SEATS + 1)]


def column(letters: str) -> str:
    """All rows of a column: "B5:B124"."""
    return f"{letters}{FIRST}:{letters}{LAST}"


def add_tables(
    workbook: Workbook, sheet: Worksheet, words: Words, checks: Checks
) -> None:
    """Fill the sheet Tables; the sheet Data must be there."""
    for number, table in enumerate(TABLES, start=1):
        _heading(sheet, table, number, checks, words)
        for seat, row in enumerate(table.rows, start=1):
            _entry(sheet, row, seat)
            _points(sheet, table, row, checks)
            _row_words(sheet, table, row, checks, words.language)
        target = parts.at(sheet, f"{NAME}{table.rows[0]}:{TYPED}{table.rows[-1]}")
        parts.name_cells(workbook, f"{words('table_name')}_{number}", target)
        link = LINE.but(size=styles.NOTE, colour=styles.ACCENT)
        parts.link(sheet, f"{NAME}{table.head}", words("select"), target, link)
    parts.choices(sheet, column(NAME), PLAYERS_LIST, strict=False)
    code = f"${CODE}{FIRST}"
    checks.mark(sheet, column("A"), column(MESSAGE), code)
    for left, right in ((NAME, NAME), (WHISTS, TYPED)):
        ends = ((table.rows[0], table.rows[-1]) for table in TABLES)
        inputs = " ".join(f"{left}{top}:{right}{bottom}" for top, bottom in ends)
        parts.mark_pasted(sheet, inputs)
    first = f"{WHISTS}{FIRST}"
    wrong = f'AND({first}<>"",OR(ISTEXT({first}),{first}>{LATEST_DATE}))'
    parts.mark_where(sheet, f"{first}:{TYPED}{LAST}", wrong, styles.FAULTY_ENTRY)


def _entry(sheet: Worksheet, row: int, seat: int) -> None:
    put(sheet, f"A{row}:{MESSAGE}{row}", None, STEP)
    put(sheet, f"A{row}", seat, LINE.but(colour=styles.GREY, indent=1))
    put(sheet, f"{NAME}{row}", None, Look(number_format=styles.AS_TYPED).as_input())
    gain = styles.NUMBER_ENTRY.but(number_format=styles.PREFERANS_GAIN)
    put(sheet, f"{WHISTS}{row}", None, gain)
    put(sheet, f"{TYPED}{row}", None, styles.NUMBER_ENTRY)
    parts.height(sheet, row, 20)


def _points(sheet: Worksheet, table: Table, row: int, checks: Checks) -> None:
    """The place, the points for the whists alone, the points of every system."""
    own, typed, place = f"${WHISTS}{row}", f"${TYPED}{row}", f"${PLACE}{row}"
    # RANK, for the text of a criterion has 15 digits: a third would count itself.
    found = f"RANK({own},{table.cells(WHISTS)})"
    by_table = f'IF({table.ready}=1,{found},"")'
    wrong = checks.is_error(f"{CODE}{row}")
    unusable = f'OR({own}="",{wrong},Settings_wrong>0)'
    by_hand = f'IF({typed}="",{by_table},{typed})'
    put(
        sheet, f"{PLACE}{row}", f'=IF({unusable},"",{by_hand})', LINE.but(align="right")
    )
    alone = {
        CUT: call("CUT_WHISTS", own, "Cutoff"),
        MLP_WHISTS: call("MLP_SCORE", own, *WHISTS_ALONE),
        MOSCOW_WHISTS: call("MOSCOW_SCORE", own, *WHISTS_ALONE),
    }
    for letters, formula in alone.items():
        sheet[f"{letters}{row}"] = parts.unless_blank(place, formula)
    for letters, key in SYSTEMS.items():
        if letters == CLUB:
            formula = _club(table, own, typed)
        else:
            by_whists = _score(key, own, table.cells(f"${WHISTS}"), table.players)
            by_place = _score(key, own, typed, table.players)
            formula = f'IF({typed}="",{by_whists},{by_place})'
        sheet[f"{letters}{row}"] = parts.unless_blank(place, formula)
        sheet[f"{letters}{row}"].font = FIGURE.but(bold=True).font


def _score(key: str, whists: str, place: str, players: str) -> str:
    """The points of a system; `place` is a place or the whists of the table."""
    given = (whists, place, players)
    return {
        "piter": call("PITER_SCORE", *given, "Cutoff"),
        "piter_exact": call("PITER_SCORE", *given, "Cutoff", "TRUE"),
        "whist": call("WHIST_SCORE", *given, "Cutoff"),
        "mlp": call("MLP_SCORE", *given),
        "moscow": call("MOSCOW_SCORE", *given),
    }[key]


def _club(table: Table, whists: str, typed: str) -> str:
    """The club's own system, which needs the whists of the whole table."""
    of_three, of_four = (
        call(
            "CLUB_SCORE",
            whists,
            table.cells(f"${WHISTS}", seats),
            *("Club_places", "Club_limit", "Club_steps", "Club_ties"),
        )
        for seats in (3, 4)
    )
    three = f"{table.players}=3"
    filled = f"IF({three},COUNT(Club_three),COUNT(Club_four))={table.players}"
    usable = f'AND({typed}="",{filled})'
    return f'IF({usable},IFERROR(IF({three},{of_three},{of_four}),""),"")'


def _against_another(table: Table, row: int, differ: str) -> str:
    """A condition: a place and its whists cannot stand beside another's at the table.

    Args:
        table: the table.
        row: of the one.
        differ: a condition on ``{places}`` and ``{whists}``, the differences.
    """
    found = []
    for other in table.rows:
        if other != row:
            places, whists = (f"({c}{other}-{c}{row})" for c in (TYPED, WHISTS))
            both = f"COUNT({WHISTS}{other}:{TYPED}{other})=2"
            found.append(
                f"IF({both},{differ.format(places=places, whists=whists)},1=0)"
            )
    return f'IF({TYPED}{row}="",1=0,OR({",".join(found)}))'


def _row_words(
    sheet: Worksheet, table: Table, row: int, checks: Checks, language: str
) -> None:
    own, typed, name = f"{WHISTS}{row}", f"{TYPED}{row}", f"{NAME}{row}"
    entered = f"COUNTA({own}:{typed})"
    place = f"OR({typed}<1,{typed}>{table.players},ROUND({typed},0)<>{typed})"
    code = checks.first_of(
        (f"COUNTA({name}:{typed})=0", "nothing"),
        (f"COUNT({own}:{typed})<{entered}", "text"),
        (f"MAX({own}:{typed})>{LATEST_DATE}", "date"),
        (f'IF({typed}="",1=0,OR({own}="",{place}))', "system_place"),
        (f'AND({name}<>"",COUNTIF({PLAYERS_LIST},{name})=0)', "system_player"),
        (f'AND({name}<>"",COUNTIF({table.cells(NAME)},{name})>1)', "system_twice"),
        (
            _against_another(table, row, "AND({places}=0,{whists}<>0)"),
            "system_shared",
        ),
        (_against_another(table, row, "{places}*{whists}>0"), "system_against"),
        (parts.pasted(f"{name}:{typed}"), "pasted"),
    )
    put(sheet, f"{CODE}{row}", f"={code}", styles.HEAD_RIGHT)
    said = f'=IF({CODE}{row}=1,"",{checks.words(f"{CODE}{row}", language)})'
    put(sheet, f"{MESSAGE}{row}", said, NOTE)


def _heading(
    sheet: Worksheet, table: Table, number: int, checks: Checks, words: Words
) -> None:
    """The name of the table, its sums, what is to check, what its rows read."""
    head = table.head
    put(sheet, f"A{head}:{MESSAGE}{head}", None, STEP)
    label = Look(bold=True, number_format=styles.AS_TYPED).as_input()
    put(sheet, f"A{head}", words("table_number", number=number), label)
    whists, typed = table.cells(WHISTS), table.cells(TYPED)
    none = f"COUNT({whists})=0"
    total = f'=IF({none},"",ROUND(SUM({whists}),6))'
    put(sheet, f"{WHISTS}{head}", total, FIGURE)
    for letters in POINTS:
        cells = table.cells(letters)
        unknown = f"OR({table.ready}=0,COUNT({cells})=0)"
        formula = f'=IF({unknown},"",ROUND(SUM({cells}),6))'
        put(sheet, f"{letters}{head}", formula, FIGURE.but(colour=styles.GREY))
    for letters, out in OUT.items():
        own = f"{letters}{head}"
        unbalanced = f'=IF({own}="","",IF({own}=0,0,1))'
        put(sheet, f"{out}{head}", unbalanced, styles.HEAD_RIGHT)
    figures = {
        PLAYERS: f"=IF(COUNT({whists})=3,3,4)",
        HALF: f'=IF({WHISTS}{head}="","",{WHISTS}{head}/2)',
        READY: f"=IF(AND(COUNT({whists})>2,COUNTA({typed})=0,"
        f"{checks.count_errors(table.cells(CODE))}=0,"
        f"{CODE}{head}<>{checks.code('empty_seat')}),1,0)",
    }
    for letters, formula in figures.items():
        put(sheet, f"{letters}{head}", formula, styles.HEAD_RIGHT)
    put(sheet, f"{CODE}{head}", f"={_table_code(table, checks)}", styles.HEAD_RIGHT)
    _table_words(sheet, table, checks, words.language)
    parts.height(sheet, head, 24)


def _table_code(table: Table, checks: Checks) -> str:
    """What is to check at the table; nothing about sums where places are typed."""
    total, whists = f"{WHISTS}{table.head}", table.cells(WHISTS)
    fourth = f"{WHISTS}{table.rows[-1]}"
    places = f"COUNTA({table.cells(TYPED)})"
    wrong = checks.count_errors(table.cells(CODE))
    return checks.first_of(
        (f"OR(COUNT({whists})=0,{wrong}>0)", "nothing"),
        (f"AND({places}>0,{places}<COUNT({whists}))", "system_some"),
        (f"{places}>0", "nothing"),
        (f"COUNT({whists})<3", "entered"),
        (f'AND(COUNT({whists})=3,{fourth}<>"")', "empty_seat"),
        (f"AND(ABS({total})>2,COUNTIF({whists},{HALF}{table.head})>0)", "sign"),
        (f"AND(ABS({total})>2,{total}/9=ROUND({total}/9,0))", "digits"),
        (f"ABS({total})>2", "sum"),
        (f"{total}<>0", "rounding"),
    )


def _table_words(sheet: Worksheet, table: Table, checks: Checks, language: str) -> None:
    code, total = f"{CODE}{table.head}", f"{WHISTS}{table.head}"
    half, entered = f"{HALF}{table.head}", f"COUNT({table.cells(WHISTS)})"
    signed = {
        key: f'IF({figure}<0,"−","+")&ROUND(ABS({figure}),2)'
        for key, figure in (("half", half), ("total", total))
    }
    with_total = ",".join(
        f"{code}={checks.code(key)}" for key in ("digits", "sum", "rounding")
    )
    figure = (
        f"IF({code}={checks.code('sign')},{signed['half']},"
        f"IF({code}={checks.code('entered')},{entered},"
        f'IF(OR({with_total}),{signed["total"]},"")))'
    )
    said = f'=IF({code}=1,"",{checks.words(code, language)}&{figure})'
    put(sheet, f"{MESSAGE}{table.head}", said, NOTE)
