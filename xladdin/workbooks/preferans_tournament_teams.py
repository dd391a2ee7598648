"""The sheet Teams of preferans-tournament: sums of the players, in order.

Who plays out of competition brings his team nothing; what a player scored before he
withdrew stays with it. A team is incomplete while one of its players is.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, preferans_slip, styles
from xladdin.workbooks.parts import put
from xladdin.workbooks.preferans_tournament_layout import (
    COMPLETE,
    FIGURE,
    HELPER,
    INCOMPLETE,
    LINE,
    NOBODY,
    TEAMS,
    Reckoning,
    figure,
)
from xladdin.workbooks.preferans_tournament_ranking import SCALE
from xladdin.workbooks.styles import Look

HEADS, FIRST, LAST = 5, 6, 5 + TEAMS
WIDTHS = {"A": 60, "B": 260, "C": 90, "D": 110, "E": 110, "F": 100, "G": 90}
KEYS = {
    "A": "slip.place",
    "B": "tournament.team",
    "C": "tournament.members",
    "D": "tournament.points",
    "E": "tournament.behind",
    "F": "slip.whists",
    "G": "tournament.firsts",
}
# Beyond the page, in the order of the teams' first players.
NUMBER, NAME, MEMBERS, POINTS, WHISTS, FIRSTS, OPEN, GROUP = "JKLMNOPQ"
KEY_POINTS, KEY_WHISTS, KEY_FIRSTS = "RST"
BY_POINTS, BY_WHISTS, BY_FIRSTS, ORDER, FOUND = "UVWXY"
AHEAD, MORE_POINTS, MORE_WHISTS, MORE_FIRSTS = ("Z", "AA", "AB", "AC")
HELPERS = {
    NUMBER: "team_new",
    NAME: "team",
    MEMBERS: "members",
    POINTS: "points_sum",
    WHISTS: "whists_sum",
    FIRSTS: "first_sum",
    OPEN: "open",
    GROUP: "group",
    KEY_POINTS: "by_points",
    KEY_WHISTS: "by_whists",
    KEY_FIRSTS: "by_first",
    BY_POINTS: "place_points",
    BY_WHISTS: "place_whists",
    BY_FIRSTS: "place_first",
    ORDER: "order",
    FOUND: "chosen",
    AHEAD: "ahead",
    MORE_POINTS: "more_points",
    MORE_WHISTS: "more_whists",
    MORE_FIRSTS: "more_first",
}


def add_teams(workbook: Workbook, language: str) -> Worksheet:
    """The sheet Teams."""
    sheet: Worksheet = workbook.create_sheet(text("tournament.teams", language))
    at = Reckoning(language)
    parts.widths(sheet, WIDTHS)
    put(sheet, "A1", "=Event_line", styles.HEAD)
    parts.height(sheet, 2, 38)
    put(sheet, "A2", _leader(language), styles.TITLE)
    put(sheet, "A3", "=State_line", Look())
    line = styles.HEAD_RIGHT.but(below=styles.INK)
    parts.heads(sheet, HEADS, {c: text(k, language) for c, k in KEYS.items()}, line)
    left = styles.HEAD.but(below=styles.INK, indent=1)
    put(sheet, f"B{HEADS}", text(KEYS["B"], language), left)
    for column, step in HELPERS.items():
        words = text(f"tournament.step.{step}", language)
        put(sheet, f"{column}{HEADS}", words, HELPER)
    for order, row in enumerate(range(FIRST, LAST + 1), start=1):
        for column, formula in _sums(at, row, order).items():
            put(sheet, f"{column}{row}", formula, HELPER)
        _line(sheet, row, order, language)
    put(sheet, "A4", text("tournament.teams_remark", language), styles.HEAD)
    area = f"A{FIRST}:G{LAST}"
    parts.mark_where(sheet, area, f'${FOUND}{FIRST}="{NOBODY}"', styles.UNUSED_ROW)
    preferans_slip.mark_fractions(sheet, f"D{FIRST}:G{LAST}", sign=False)
    parts.print_setup(sheet, f"A1:G{LAST}", repeat="1:5", landscape=False)
    parts.finish_sheet(sheet, freeze=f"A{FIRST}")
    return sheet


def _sums(at: Reckoning, row: int, order: int) -> dict[str, str]:
    """The sums of a team and its place, as for the players."""
    number, counts = f"${NUMBER}{row}", at.from_elsewhere("team_counts")
    found = f"MATCH({number},{at.from_elsewhere('team_new')},0)"

    def total(step: str) -> str:
        sums = f"SUMIF({counts},{number},{at.from_elsewhere(step)})"
        return f'=IF({MEMBERS}{row}=0,"",{sums})'

    def whole(column: str) -> str:
        return f'=IF({GROUP}{row}="","",ROUND({column}{row}*{SCALE},0))'

    def down(column: str) -> str:
        return f"{column}${FIRST}:{column}${LAST}"

    def moved(before: str, key: str, more: str) -> str:
        less = f"COUNTIFS({down(before)},{before}{row},{down(key)},{more}{row})"
        return f'=IF({before}{row}="","",{before}{row}+{less})'

    group = f"{GROUP}{row}"
    ahead = f"COUNTIF({down(GROUP)},{AHEAD}{row})"
    better = f"COUNTIFS({down(GROUP)},{group},{down(KEY_POINTS)},{MORE_POINTS}{row})"
    last = f"{BY_FIRSTS}{row}"
    above = f"{BY_FIRSTS}${FIRST}:{BY_FIRSTS}{row}"
    complete = f"IF({OPEN}{row}=0,{COMPLETE},{INCOMPLETE})"
    return {
        NUMBER: figure(order),
        NAME: f'=IFERROR(INDEX(Teams,{found}),"")',
        MEMBERS: f"=COUNTIF({counts},{number})",
        POINTS: total("points_sum"),
        WHISTS: total("whists_sum"),
        FIRSTS: total("first_sum"),
        OPEN: total("open"),
        GROUP: f'=IF(OR({MEMBERS}{row}=0,Rounds_counted=0),"",{complete})',
        KEY_POINTS: whole(POINTS),
        KEY_WHISTS: whole(WHISTS),
        KEY_FIRSTS: whole(FIRSTS),
        BY_POINTS: f'=IF({group}="","",1+{ahead}+{better})',
        BY_WHISTS: moved(BY_POINTS, KEY_WHISTS, MORE_WHISTS),
        BY_FIRSTS: moved(BY_WHISTS, KEY_FIRSTS, MORE_FIRSTS),
        ORDER: f'=IF({last}="","",{last}+COUNTIF({above},{last})-1)',
        FOUND: f'=IFERROR(MATCH({order},{down(ORDER)},0),"{NOBODY}")',
        AHEAD: f'="<"&{group}',
        MORE_POINTS: f'=">"&{KEY_POINTS}{row}',
        MORE_WHISTS: f'=">"&{KEY_WHISTS}{row}',
        MORE_FIRSTS: f'=">"&{KEY_FIRSTS}{row}',
    }


def _line(sheet: Worksheet, row: int, order: int, language: str) -> None:
    """The team of a place in the order."""
    found = f"${FOUND}{row}"

    def shown(column: str) -> str:
        return f"INDEX({column}${FIRST}:{column}${LAST},{found})"

    incomplete = parts.quoted(text("tournament.group.incomplete", language))
    complete = f"{shown(GROUP)}={COMPLETE}"
    behind = f'IF({complete},IF({order}=1,"",D{row}-D${FIRST}),{incomplete})'
    formulas = {
        "A": f'IF({complete},{shown(BY_FIRSTS)},"")',
        "B": shown(NAME),
        "C": shown(MEMBERS),
        "D": shown(POINTS),
        "E": behind,
        "F": shown(WHISTS),
        "G": shown(FIRSTS),
    }
    looks = {
        "A": LINE.but(align="right", bold=True),
        "B": LINE.but(bold=True, indent=1),
        "C": LINE.but(align="right", colour=styles.GREY),
        "D": FIGURE.but(bold=True),
    }
    for column, formula in formulas.items():
        look = looks.get(column, FIGURE.but(colour=styles.GREY))
        put(sheet, f"{column}{row}", f'=IF({found}="{NOBODY}","",{formula})', look)
    parts.height(sheet, row, 24)


def _leader(language: str) -> str:
    """The team that leads."""
    leads = parts.quoted(f"{text('tournament.team_leads', language)}: ")
    nothing = parts.quoted(text("tournament.teams", language))
    shared = parts.quoted(f"{text('table.lead_shared', language)}: ")
    places = f"A{FIRST}:A{LAST}"
    return (
        f"=IF(COUNTIF({places},1)=0,{nothing},IF(COUNTIF({places},1)=1,"
        f'{leads}&B{FIRST},{shared}&B{FIRST}&", "&B{FIRST + 1}))'
    )
