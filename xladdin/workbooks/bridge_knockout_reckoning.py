"""The sheet Reckoning of a knockout: a row a team, ranked by its final percent.

Who goes through by percent is decided as QUALIFIERS does it: equal teams on the border
are all marked, a play-off or a lot decides, and never more than the number go through.

Source: Stolitsa 1959, §23 (elimination by the final percent); decision of this product
(ties on the border).
"""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_knockout_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_knockout_cells import own_teams, team_rows
from xladdin.workbooks.parts import at, put
from xladdin.workbooks.sheet_words import Words

WIDTHS = {"A": 40, "B": 160, "C": 160, "E": 110, "N": 100}
WIDTHS |= dict.fromkeys("DFGHIJKLMO", 68)
LAST = "O"
SAME_DECIMALS = 9  # as QUALIFIERS has it: noise behind them parts nobody
HEADS = {
    cells.NAME: "team",
    cells.OPPONENT: "opponent",
    cells.FINAL: "final_percent",
    cells.HIGHER: "higher",
    cells.PLACE: "place",
    cells.LEVEL: "level",
    cells.BY_PERCENT: "step_by_percent",
    cells.OUTCOME: "outcome",
    cells.BY_WINNING: "step_by_winning",
    cells.DIFFERS: "differs",
    cells.UNPLACED: "unplaced",
    cells.ORDER: "order",
    cells.RECKONED_POINTS: "points",
    cells.RECKONED_IMPS: "imps",
}


def add_reckoning(sheet: Worksheet, words: Words) -> None:
    """Fill the sheet Reckoning."""
    parts.widths(sheet, WIDTHS)
    put(sheet, "A1", words("reckoning"), styles.TITLE)
    put(sheet, "A2", words("reckoning_hint"), styles.HEAD)
    parts.height(sheet, 1, 38)
    line = styles.HEAD_RIGHT.but(below=styles.INK, wrap=True, vertical="bottom")
    parts.heads(sheet, 4, {c: words(key) for c, key in HEADS.items()}, line)
    put(sheet, f"{cells.TEAM}4", "№", line.but(align="left"))
    for column in (cells.NAME, cells.OPPONENT):
        put(sheet, f"{column}4", words(HEADS[column]), line.but(align="left", indent=1))
    parts.height(sheet, 4, 46)
    for match, row in enumerate(cells.ROWS, start=1):
        for team, own in enumerate(team_rows(match)):
            _add_team(sheet, words, row, team, own)
    last = cells.TEAM_ROWS[-1]
    parts.print_setup(sheet, f"A1:{LAST}{last}", repeat="1:4", one_page=True)
    parts.finish_sheet(sheet, freeze="A5")


def _add_team(sheet: Worksheet, words: Words, row: int, team: int, own: int) -> None:
    put(sheet, f"A{own}:{LAST}{own}", None, cells.FIGURE.but(shrink=True))
    number = own - cells.FIRST_TEAM_ROW + 1
    put(sheet, f"{cells.TEAM}{own}", number, cells.LINE.but(colour=styles.GREY))
    left = cells.LINE.but(indent=1, shrink=True)
    for column in (cells.NAME, cells.OPPONENT):
        put(sheet, f"{column}{own}", None, left)
    for column, formula in _steps(words, row, team, own).items():
        cell = sheet[f"{column}{own}"]
        cell.value, cell.number_format = f"={formula}", cells.PLAIN_NUMBER
    sheet[f"{cells.FINAL}{own}"].number_format = cells.PERCENTS
    parts.height(sheet, own, 19)


def _steps(words: Words, row: int, team: int, own: int) -> dict[str, str]:
    """What is reckoned of a team, from its match."""

    def seen(column: str) -> str:
        return at(words("matches"), f"{column}{row}")

    def here(column: str) -> str:
        return f"{column}{own}"

    name, opponent = seen(cells.NAMES[team]), seen(cells.NAMES[1 - team])
    percent, final = seen(cells.PERCENT[team]), here(cells.FINAL)
    place, level = here(cells.PLACE), here(cells.LEVEL)
    by_percent, by_winning = here(cells.BY_PERCENT), here(cells.BY_WINNING)
    winner = seen(cells.WINNER)
    letter = words.quoted(("team_a", "team_b")[team])
    last = f"{place}+{level}-1"
    status = (
        f"IF({last}<=Places_through,{cells.THROUGH},"
        f"IF({place}<=Places_through,{cells.BORDER},{cells.OUT}))"
    )
    lost = f"AND({by_percent}={cells.THROUGH},{by_winning}={cells.OUT})"
    won = f"AND({by_percent}={cells.OUT},{by_winning}={cells.THROUGH})"
    known = f'OR({by_percent}="",{by_winning}="")'
    so_far = f"{cells.PLACE}${cells.FIRST_TEAM_ROW}:{place}"
    unplaced = f"{cells.UNPLACED}${cells.FIRST_TEAM_ROW}:{here(cells.UNPLACED)}"

    def score(columns: tuple[str, str]) -> str:
        """Both figures of the match, the team's own first."""
        mine, theirs = seen(columns[team]), seen(columns[1 - team])
        return f'IF(COUNT({mine},{theirs})<2,"",{mine}&":"&{theirs})'

    return {
        cells.NAME: f'IFERROR(IF({name}="","",{name}),"")',
        cells.OPPONENT: f'IFERROR(IF({opponent}="","",{opponent}),"")',
        cells.FINAL: f'IF({percent}="","",ROUND({percent},{SAME_DECIMALS}))',
        cells.HIGHER: f'IF({final}="","",">"&{final})',
        cells.PLACE: f'IF({final}="","",'
        f"1+COUNTIF({own_teams(cells.FINAL)},{here(cells.HIGHER)}))",
        cells.LEVEL: f'IF({place}="","",COUNTIF({own_teams(cells.PLACE)},{place}))',
        cells.BY_PERCENT: f'IF({place}="","",{status})',
        cells.OUTCOME: f'IF({winner}="","",IF({winner}="=",0,'
        f"IF({winner}={letter},1,-1)))",
        cells.BY_WINNING: f'IF({here(cells.OUTCOME)}="","",'
        f"{cells.BORDER}-{here(cells.OUTCOME)})",
        # Through though it lost, out though it won.
        cells.DIFFERS: f"IF({known},0,IF({lost},1,IF({won},-1,0)))",
        cells.UNPLACED: f'IF(AND({here(cells.NAME)}<>"",{place}=""),1,0)',
        cells.ORDER: f'IF({here(cells.NAME)}="","",IF({place}="",'
        f"COUNT({own_teams(cells.PLACE)})+SUM({unplaced}),"
        f"{place}+COUNTIF({so_far},{place})-1))",
        cells.RECKONED_POINTS: score(cells.POINTS),
        cells.RECKONED_IMPS: score(cells.IMPS),
    }
