"""Scoresheets with results in them, and the same results told to the rules."""

from tests.workbooks import leagues, tournaments
from xladdin.bridge.match import match_report
from xladdin.bridge.standings import Match, by_final_percent, by_victory_points
from xladdin.macros.book import named
from xladdin.macros.file_book import FileBook
from xladdin.preferans.standings import OUT_OF_COMPETITION, WITHDRAWN
from xladdin.wording import text
from xladdin.workbooks import bridge_league_cells as league_cells
from xladdin.workbooks import shelf

TROUBLE, FORMULA = '<script>alert("1")</script>', '=HYPERLINK("x")'


def type_all(book, entries):
    for sheet, cells in entries.items():
        book.type_in(sheet, cells)
    book.commit()
    return book


def named_entries(book, values):
    entries = {}
    for name, value in values.items():
        sheet, cell = named(book, name)
        entries.setdefault(sheet, {})[cell] = value
    return entries


# ---- a match: A sits North-South in the open room ------------------------------------

# Board: entries of both rooms, and North-South's points by Law 77 at its vulnerability.
BOARDS = (
    ("4SN=", "4SN-1", 420, -50),
    ("2HN=", "2HN+1", 110, 140),
    ("3NTN=", "3NTN-1", 400, -50),
    ("4HE=", "3HE+1", -620, -170),
    ("1NTS+1", "1NTS=", 120, 90),
    ("6DN-1", "5DN=", -50, 400),
    ("pass", "2CS=", 0, 90),
    ("3DW-2", "3DW-1", 100, 50),
)


def match_entries(boards=BOARDS, **data):
    rows = range(7, 7 + len(boards))
    cards = {f"C{row}": board[0] for row, board in zip(rows, boards, strict=True)}
    cards |= {f"G{row}": board[1] for row, board in zip(rows, boards, strict=True)}
    teams = {"B5": TROUBLE, "B10": TROUBLE, "C10": FORMULA}
    sets = {"B26": len(boards), "C26": None}
    players = {f"B{row}": f"Player {row}" for row in range(30, 38)}
    return {"Boards": cards, "Data": {**teams, **sets, **players, **data}}


def fill_match(path, boards=BOARDS, **data):
    book = FileBook(shelf.new("bridge-match", path, "en"))
    return type_all(book, match_entries(boards, **data))


def match_by_rules(boards=BOARDS):
    tables = zip(*((opened, closed) for _, _, opened, closed in boards), strict=True)
    return match_report(*tables, rules="today")


# ---- a pulka ------------------------------------------------------------------------

WHISTS = (310, -45, -45, -220)
PLAYERS = (TROUBLE, FORMULA, "Vera", "George")


def fill_pulka(path, language="en", players=PLAYERS):
    """Final whists typed; two players share the second place."""
    book = FileBook(shelf.new("preferans-table", path, language))
    sheet = text("table.sheet", language)
    names = {f"B{row}": name for row, name in enumerate(players, start=6)}
    finals = {f"I{row}": whists for row, whists in enumerate(WHISTS, start=6)}
    return type_all(book, {sheet: names | finals})


# ---- a league: a penalty, a carry-over, a withdrawal ---------------------------------

ORDER = ("direct", "quotient", "difference")
FINED, CARRIED = 2, 3
PENALTY, PERCENT_PENALTY, CARRY = 1.5, 2, 4


def league():
    return leagues.invented(6, 2, "today", seed=11, most=12)


def fill_league(path):
    book = FileBook(shelf.new("bridge-league", path, "en"))
    entries, settings = league().entries(ORDER)
    row = league_cells.PENALTY_ROWS[0]
    entries[leagues.TEAMS] |= {
        "B5": TROUBLE,
        "B6": FORMULA,
        f"{league_cells.CARRY_VP}{league_cells.TEAM_ROWS[CARRIED - 1]}": CARRY,
        f"A{row}": FINED,
        f"{league_cells.REASON}{row}": "late",
        f"{league_cells.PENALTY_VP}{row}": PENALTY,
        f"{league_cells.PENALTY_PERCENT}{row}": PERCENT_PENALTY,
    }
    return type_all(book, {**entries, **named_entries(book, settings)})


def league_by_rules():
    """Both rankings; the teams have the numbers 0, 1, 2, ..."""
    told = league()
    matches = [
        Match(m.home - 1, m.away - 1, *told.results[m]["imps"], *told.points(m))
        for m in told.played
    ]
    beside = [0] * told.teams
    beside[FINED - 1], beside[CARRIED - 1] = -PENALTY, CARRY
    percents = [[] for _ in range(told.teams)]
    for match in told.played:
        for team, percent in zip(match[1:], told.percents(match), strict=True):
            percents[team - 1].append(percent)
    penalties = [PERCENT_PENALTY if n == FINED - 1 else 0 for n in range(told.teams)]
    return (
        by_victory_points(told.teams, matches, ORDER, beside),
        by_final_percent(percents, penalties),
    )


def team_name(number):
    return {1: TROUBLE, 2: FORMULA}.get(number, f"Team {number}")


# ---- a tournament: ties, a penalty, a filler, a withdrawal ---------------------------


def tournament():
    told = tournaments.tournament(
        13, 3, seed=4, whists=tournaments.like_whists, absent=1
    )
    told.teams = 3
    told.penalties = {(7, 2): -50}
    told.statuses = {5: OUT_OF_COMPETITION, 12: WITHDRAWN}
    return told


def fill_tournament(path, *, undecided=False):
    book = FileBook(shelf.new("preferans-tournament", path, "en"))
    told = tournament()
    if undecided:
        told.decisions.popitem()
    return type_all(book, told.entries())
