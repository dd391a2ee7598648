"""A league of eight teams from its result files to the page.

The first four rounds come as one PBN file each, with all matches of the round in it;
the others as a CSV file a match. Each match is imported into its own scoresheet, all of
them are collected into the league.
"""

import json
import random

import pytest

from tests import browser
from tests.end_to_end.commands import output
from tests.records import samples
from tests.workbooks.leagues import League, fixture
from xladdin.bridge.all_play_all import schedule
from xladdin.bridge.contract import parse
from xladdin.bridge.match import match_report
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.typing_in import typed_parts
from xladdin.macros import import_results
from xladdin.macros.file_book import FileBook
from xladdin.records.scored import score_of, vulnerable_sides
from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import shelf

TEAMS = ("Oaks", "Elms", "Limes", "Birches", "Firs", "Pines", "Maples", "Willows")
BOARDS = 6
ROUNDS_IN_PBN = 4
COMMANDS = 2  # matches that are imported from the command line
LEVELS, STRAINS, HANDS = "1234567", ("C", "D", "H", "S", "NT"), "NESW"


def any_entry(chance):
    """A contract with declarer and result."""
    level, strain = chance.choice(LEVELS), chance.choice(STRAINS)
    doubled = chance.choice(["", "", "", "x"])
    result = chance.randint(-3, 7 - int(level))
    told = f"{result:+d}" if result else "="
    return f"{level}{strain}{doubled}{chance.choice(HANDS)}{told}"


def score(entry, board):
    return score_of(parse(entry), vulnerable_sides(board), "today")


def boards_of(chance):
    """Board, entry of the open and of the closed room."""
    numbers = range(1, BOARDS + 1)
    return [(board, any_entry(chance), any_entry(chance)) for board in numbers]


def pbn(match, boards):
    """The records of a match, each room told; home sits North-South in the open."""
    home, away = TEAMS[match.home - 1], TEAMS[match.away - 1]
    tags = {"Event": f"Round {match.round}", "HomeTeam": home, "VisitTeam": away}
    return "".join(
        samples.record(board, entry, score(entry, board), Room=room, **tags)
        for board, *entries in boards
        for room, entry in zip(("Open", "Closed"), entries, strict=True)
    )


def csv(boards):
    """A grid of contracts, home North-South in the open room."""
    lines = ["board,open_contract,open_declarer,open_tricks"]
    lines[0] += ",closed_contract,closed_declarer,closed_tricks"
    for board, opened, closed in boards:
        row = (str(board), *samples.parts(opened), *samples.parts(closed))
        lines.append(",".join(row))
    return "\n".join(lines) + "\n"


def figures(boards):
    """What the rules make of a match."""
    tables = zip(*((score(o, n), score(c, n)) for n, o, c in boards), strict=True)
    report = match_report(*tables, rules="today")
    sides = report.ours, report.theirs
    return {
        "imps": tuple(side.imps for side in sides),
        "points": tuple(side.points for side in sides),
        "gifts": tuple(side.gifted for side in sides),
    }


def type_into(file, entries):
    package = Package(file)
    package.replace(typed_parts(package, entries))


def played_league(folder):
    """A league in a folder, all matches collected; the league as the rules know it."""
    chance = random.Random(8)
    played = {match: boards_of(chance) for match in schedule(len(TEAMS))}
    for number in range(1, ROUNDS_IN_PBN + 1):
        of_round = [match for match in played if match.round == number]
        told = "".join(pbn(match, played[match]) for match in of_round)
        (folder / f"round {number}.pbn").write_text(told, encoding="utf-8")
    empty = shelf.new("bridge-match", folder / "empty.xlsx", "en").read_bytes()
    files = [
        _imported(folder, empty, nth, match, boards)
        for nth, (match, boards) in enumerate(played.items())
    ]
    _new_league(folder, played)
    output(folder, "collect", "league.xlsx", *files)
    results = {match: figures(boards) for match, boards in played.items()}
    return League(len(TEAMS), 1, "today", BOARDS, results)


def _imported(folder, empty, nth, match, boards):
    """The scoresheet of a match with its result file taken in."""
    file = folder / f"match {nth + 1}.xlsx"
    file.write_bytes(empty)
    home, away = TEAMS[match.home - 1], TEAMS[match.away - 1]
    type_into(file, {"Data": {"B10": home, "C10": away}})
    results = folder / f"round {match.round}.pbn"
    if match.round > ROUNDS_IN_PBN:
        results = file.with_suffix(".csv")
        results.write_text(csv(boards), encoding="utf-8")
    if nth < COMMANDS:
        output(folder, "import", file.name, results.name)
    else:
        assert import_results.run(FileBook(file), results).is_good
    return file.name


def _new_league(folder, played):
    output(folder, "new", "bridge-league", "league.xlsx")
    names = {f"B{row}": team for row, team in zip(cells.TEAM_ROWS, TEAMS, strict=False)}
    rows = {}
    for row, match in zip(cells.ROWS, played, strict=False):
        rows |= fixture(row, round=match.round, home=match.home, away=match.away)
    type_into(folder / "league.xlsx", {"Teams": names, "Fixtures": rows})


# One test, for the way there is long: several would be given to several processes.
def test_from_result_files_to_the_page(tmp_path):
    league = played_league(tmp_path)
    told = json.loads(output(tmp_path, "standings", "league.xlsx", "--json"))
    the_ranking_is_that_of_the_rules(league, told)
    the_ranking_by_percent_is_that_of_the_rules(league, told)
    the_page_is_seen_in_a_browser(tmp_path)  # last: skips where there is no browser


def the_ranking_is_that_of_the_rules(league, told):
    words = {"direct match": "direct", "IMP difference": "difference"}
    order = [words.get(tie, tie) for tie in told["tie_breaks"]]
    expected = league.standings(order)
    shown = {line["name"]: line for line in told["standings"]}
    assert len(shown) == len(TEAMS)
    for team, line in zip(TEAMS, expected, strict=True):
        assert shown[team]["place"] == line.place
        assert shown[team]["victory_points"] == float(line.victory_points)
        assert shown[team]["imps_for"] == line.sums.won
        assert shown[team]["imps_against"] == line.sums.lost


def the_ranking_by_percent_is_that_of_the_rules(league, told):
    shown = {line["name"]: line for line in told["by_percent"]}
    for team, line in zip(TEAMS, league.by_percent(), strict=True):
        assert shown[team]["place"] == line.place
        assert shown[team]["matches"] == len(TEAMS) - 1
        assert shown[team]["mean"] == pytest.approx(float(line.mean))


def the_page_is_seen_in_a_browser(folder):
    output(folder, "publish", "league.xlsx")
    seen = browser.seen(folder / "profile", folder / "league.html")
    assert all(team in seen for team in TEAMS)
