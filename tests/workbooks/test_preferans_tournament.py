"""The scoresheet preferans-tournament: against the rules, and each wrong entry."""

from fractions import Fraction
from itertools import combinations

import pytest

from tests.workbooks.filled import built, errors, merged
from tests.workbooks.tournaments import Tournament, like_whists, tournament
from xladdin.preferans import systems
from xladdin.preferans.standings import (
    CUT,
    OUT_OF_COMPETITION,
    RAW,
    WITHDRAWN,
    standings,
    team_standings,
)
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks import preferans_tournament
from xladdin.workbooks.preferans_data import place_of
from xladdin.workbooks.preferans_tournament_layout import CHECKS, Reckoning, block

AT = Reckoning("en")


@pytest.fixture(scope="module")
def form(tmp_path_factory):
    folder = tmp_path_factory.mktemp("form")
    return built(preferans_tournament.build, "en", folder)


@pytest.fixture
def compute(form, tmp_path):
    """Enter a tournament and more into the empty scoresheet, and compute it."""

    def run(told=None, entries=None, data=None):
        told = told.entries() if told else {}
        typed = merged(told, form.named(data or {}), entries or {})
        return form.computed(typed, tmp_path / "tournament.xlsx")

    return run


def lines(cells, sheet, columns, first, last):
    """The rows of a sheet that are not blank, without their blank cells at the end."""
    rows = [[cells[sheet, f"{c}{row}"] for c in columns] for row in range(first, last)]
    return [row for row in rows if any(value != "" for value in row)]


def agree(shown, expected):
    """Standings on a sheet and by the rules: name, place, points, whists, firsts."""
    assert [(row[0], row[1] or None) for row in shown] == [
        (line.name, line.place) for line in expected
    ]
    figures = [[float(f) for f in row[2:]] for row in shown]
    assert figures == [
        pytest.approx(
            [float(line.points), float(line.whists), float(line.first_places)]
        )
        for line in expected
    ]


def shown_standings(cells):
    return lines(cells, "Standings", "CAEGH", 7, 87)


def shown_teams(cells):
    return lines(cells, "Teams", "BADFG", 6, 46)


def test_eighty_players_in_fifteen_rounds(compute):
    told = tournament(80, 15, seed=80, absent=2)
    told.teams = 20
    told.penalties = {(7, 3): -50, (12, 9): -100, (7, 11): 25}
    told.penalties = {
        who: points
        for who, points in told.penalties.items()
        if who not in told.decisions
    }
    told.statuses = {5: OUT_OF_COMPETITION, 77: WITHDRAWN}
    cells = compute(told)
    players = told.for_the_rules()
    agree(shown_standings(cells), standings(players, 15))
    agree(shown_teams(cells), team_standings(players, 15))
    assert cells["Standings", "Y3"] == "To check: none"
    assert not errors(cells)


@pytest.mark.parametrize(("seed", "whists"), [(0, RAW), (1, CUT)])
def test_many_equal_players(compute, seed, whists):
    told = tournament(24, 3, seed=seed, whists=like_whists, absent=1)
    words = {RAW: "as signed", CUT: "after the cutoff"}
    cells = compute(told, data={"Tie_whists": words[whists], "Cutoff": 50})
    players = told.for_the_rules(systems.PITER_2017.with_cutoff(50))
    agree(shown_standings(cells), standings(players, 3, whists))
    places = [line.place for line in standings(players, 3, whists)]
    assert len(set(places)) < len(places)


def two_who_met():
    """Players 1 and 2 end equal but for the round in which they met."""
    told = Tournament(8)
    first = {1: 100, 2: -100, 3: 50, 4: -50}, {5: 10, 6: 5, 7: -5, 8: -10}
    second = {2: 100, 5: 40, 6: -40, 3: -100}, {1: -100, 7: 100, 8: 1, 4: -1}
    for played, tables in enumerate((first, second), start=1):
        for table, whists in enumerate(tables, start=1):
            told.tables[played, table] = {n: Fraction(w) for n, w in whists.items()}
    return told


def test_own_meetings_decide_and_are_bold(compute):
    told = two_who_met()
    cells = compute(told)
    agree(shown_standings(cells), standings(told.for_the_rules(), 2))
    rows = {cells["Standings", f"C{row}"]: row for row in range(7, 15)}
    first, second = rows["Player 1"], rows["Player 2"]
    assert (cells["Standings", f"I{first}"], cells["Standings", f"I{second}"]) == (
        600,
        -600,
    )
    decided = [cells["Standings", f"{c}{first}"] for c in ("AD", "AE", "AF")]
    assert decided == [0, 0, 1]


@pytest.mark.parametrize(
    ("word", "system"),
    [
        ("Piter 2017 exact", systems.PITER_2017_EXACT),
        ("Whist 2008", systems.WHIST_2008_SYSTEM),
        ("8-point", systems.MLP_8),
        ("80-point (unconfirmed)", systems.MOSCOW_80),
    ],
)
def test_every_system_scores_as_the_rules(compute, word, system):
    told = tournament(11, 2, seed=11)
    cells = compute(told, data={"System": word})
    agree(shown_standings(cells), standings(told.for_the_rules(system), 2))
    for row in block(1).rows:
        parts = [cells["Round 1", f"{c}{row}"] for c in "MNQ"]
        assert parts[0] + parts[1] == pytest.approx(parts[2])


def test_a_club_s_own_system_in_a_tournament(compute, form):
    told = Tournament(7)
    told.tables[1, 1] = dict(zip((1, 2, 3, 4), (180, 20, -20, -180), strict=True))
    told.tables[1, 2] = dict(zip((5, 6, 7), (50, 0, -50), strict=True))
    (data, places) = next(iter(form.named({"Club_places": ""}).items()))
    first = int(next(iter(places)).split(":")[0][1:])
    four = {f"B{first + at}": points for at, points in enumerate((9, 3, -3, -9))}
    three = {f"C{first + at}": points for at, points in enumerate((6, 0, -6))}
    settings = {"System": "club's own", "Club_cutoff": 100}
    cells = compute(told, {data: {**four, **three}}, settings)
    assert [cells["Round 1", f"Q{row}"] for row in range(6, 10)] == [109, 23, -23, -109]
    assert [cells["Round 1", f"Q{row}"] for row in range(11, 14)] == [56, 0, -56]
    assert [cells["Round 1", f"N{row}"] for row in range(11, 14)] == [6, 0, -6]


def test_slips_are_settled_on_the_sheet_of_the_round(compute):
    slip = {f"B{row}": number for number, row in enumerate(range(6, 10), start=1)}
    slip |= {"D6": 4, "E6": 0, "D7": 0, "F7": 8, "D8": 0, "F8": 8, "D9": 0}
    cells = compute(Tournament(4), {"Round 1": slip}, {"Convention": "Leningrad"})
    assert [cells["Round 1", f"K{row}"] for row in range(6, 10)] == [44, -12, -12, -20]
    assert [cells["Round 1", f"L{row}"] for row in range(6, 10)] == [1, 2, 2, 4]


def test_a_missed_round_is_never_silently_nought(compute):
    told = tournament(9, 2, seed=9)
    told.tables = {at: whists for at, whists in told.tables.items() if at != (2, 3)}
    absent = [
        n for n in range(1, 10) if n not in {**told.tables[2, 1], **told.tables[2, 2]}
    ]
    cells = compute(told)
    players = told.for_the_rules()
    agree(shown_standings(cells), standings(players, 2))
    words = {row[0]: row[1] for row in lines(cells, "Standings", "CF", 7, 87)}
    assert {words[told.name(n)] for n in absent} == {"incomplete"}
    assert cells["Standings", "Y3"] == f"To check: {len(absent)}"
    for number in absent:
        assert cells[AT.title, f"C{AT.FIRST + number - 1}"] == "! a decision is missing"


def test_a_corrected_round_moves_nobody(compute):
    told = tournament(12, 3, seed=12)
    before = compute(told)
    told.tables[1, 1] = {
        number: -whists for number, whists in told.tables[1, 1].items()
    }
    after = compute(told)
    agree(shown_standings(after), standings(told.for_the_rules(), 3))
    seats = [at for at in before if at[0].startswith("Round") and at[1][0] == "B"]
    assert [before[at] for at in seats] == [after[at] for at in seats]
    drawn = lines(before, "Seats", "CDIJKL", 7, 87)
    assert drawn == lines(after, "Seats", "CDIJKL", 7, 87)


def test_seats_and_movement(compute):
    told = tournament(11, 2, seed=5)
    cells = compute(told)
    now = {at[1]: list(w) for at, w in told.tables.items() if at[0] == 2}
    then = [set(w) for at, w in told.tables.items() if at[0] == 1]
    assert lines(cells, "Seats", "BCD", 7, 87) == [
        [seat, number, told.name(number)]
        for numbers in now.values()
        for seat, number in enumerate(numbers, start=1)
    ]
    where = {row[1]: row[2:] for row in lines(cells, "Seats", "IJKL", 7, 87)}
    assert where == {
        number: [table, seat]
        for table, numbers in now.items()
        for seat, number in enumerate(numbers, start=1)
    }
    repeated = sum(
        len(list(combinations(old.intersection(new), 2)))
        for old in then
        for new in now.values()
    )
    assert cells["Seats", "A3"].endswith(f"repeated pairs: {repeated}")
    players = told.for_the_rules()
    places = {line.name: line.place for line in standings(players, 1)}
    moves = {row[0]: row[1] for row in lines(cells, "Standings", "CB", 7, 87)}
    for line in standings(players, 2):
        assert moves[line.name] == places[line.name] - line.place


def test_who_has_no_table_and_the_seed_stand_on_the_page_of_seats(compute):
    told = Tournament(6, statuses={6: WITHDRAWN})
    told.tables[1, 1] = dict(zip((1, 2, 4, 5), (60, 20, -20, -60), strict=True))
    cells = compute(told, data={"Seating_seed": "spring"})
    where = {row[1]: row[2:] for row in lines(cells, "Seats", "IJKL", 7, 87)}
    assert where.keys() == {1, 2, 3, 4, 5}
    assert where[3] == ["–", ""]
    assert cells["Seats", "A3"].endswith("without a table: 1 · seed: spring")


@pytest.mark.parametrize(
    ("players", "tables"),
    [(12, (4, 4, 4)), (13, (4, 3, 3, 3))],
)
def test_the_proposal_seats_everybody_once(compute, players, tables):
    told = tournament(players, 1, seed=players)
    cells = compute(told)
    proposed = lines(cells, "Seats", ("AJ", "AL"), 7, 87)
    proposed = [row for row in proposed if row[1] != "–"]
    names = [line.name for line in standings(told.for_the_rules(), 1)]
    assert [told.name(int(number)) for _, number in proposed] == names
    held = [sum(table == row[0] for row in proposed) for table in range(1, 5)]
    assert tuple(n for n in held if n) == tables


def good(table):
    """Four players and whists that add up to 0."""
    rows = block(table).rows
    numbers = {f"B{row}": 4 * table - 3 + at for at, row in enumerate(rows)}
    whists = zip(rows, (145, -72, 129, -202), strict=True)
    return {**numbers, **{f"J{row}": own for row, own in whists}}


def slip(table):
    """Four players and slips on which only the pool is written."""
    entries = good(table)
    for row in block(table).rows:
        del entries[f"J{row}"]
        entries[f"D{row}"] = 20
    return entries


# What is entered, in which column and line of the table (0: its heading) the message
# stands, and the message. In these entries {n} is the row of the player in line n.
WRONG = {
    "unknown number": (good, {"B{4}": 99}, 4, "! no such number"),
    "no number": (good, {"B{4}": "4a"}, 4, "! no such number"),
    "text": (slip, {"E{2}": "1O"}, 2, "! a number is expected"),
    "a date": (slip, {"G{1}": 46003}, 1, "! looks like a date"),
    "negative": (slip, {"E{3}": -2}, 3, "! below 0"),
    "an empty seat": (
        slip,
        {"B{4}": None, "D{4}": None, "I{1}": 4},
        1,
        "! whists on an empty seat",
    ),
    "nobody": (good, {"B{4}": None}, 4, "! who is it?"),
    "an empty seat in between": (
        good,
        {"B{2}": None, "J{2}": None},
        0,
        "! leave the 4th line empty",
    ),
    "a fraction": (slip, {"G{1}": 1.5}, 1, "? not a whole number"),
    "odd under Leningrad": (slip, {"G{1}": 3}, 1, "? odd under Leningrad"),
    "sign": (good, {"J{4}": 202}, 0, "! sign of +202"),
    "digits": (good, {"J{3}": 120}, 0, "! digits exchanged? −9"),
    "sum": (good, {"J{3}": 122}, 0, "! sum is not 0 but −7"),
    "rounding": (good, {"J{3}": 130}, 0, "? rounding, sum +1"),
    "both": (good, {"D{1}": 20}, 0, "? slip and final: final counts"),
    "pools": (slip, {"D{1}": 18}, 0, "? pools differ"),
    "penalty": (good, {"O{2}": -50}, 2, "? penalty without reason"),
    "penalty in words": (good, {"O{2}": "-50 late"}, 2, "! a number is expected"),
}


def test_each_wrong_entry_is_marked_in_words(compute):
    # Who is missing for want of a right number is counted too: here nobody competes.
    told = Tournament(80, statuses=dict.fromkeys(range(1, 81), OUT_OF_COMPETITION))
    entries = {}
    for table, (start, change, _, _) in enumerate(WRONG.values(), start=1):
        head = block(table).heading
        rows = [head + line for line in range(5)]
        entries |= start(table)
        entries |= {cell.format(*rows): value for cell, value in change.items()}
    cells = compute(told, {"Round 1": entries}, {"Convention": "Leningrad"})
    said = {
        case: cells["Round 1", f"R{block(table).heading + line}"]
        for table, (case, (_, _, line, _)) in enumerate(WRONG.items(), start=1)
    }
    assert said == {case: words for case, (_, _, _, words) in WRONG.items()}
    assert cells["Round 1", "R3"] == f"To check: {len(WRONG)}"
    assert cells["Standings", "Y3"] == f"To check: {len(WRONG)}"
    assert not errors(cells)


def test_wrong_seats_and_wrong_players(compute):
    told = tournament(12, 2, seed=8)
    missing = told.tables.pop((1, 2))
    seats = {f"B{row}": n for row, n in zip(block(2).rows, missing, strict=True)}
    twice = next(iter(told.tables[2, 1]))
    players = {"B20": "Player 1", "C22": "Oaks", "D7": "judge"}
    players["E8"] = "tomorrow"
    entries = {"Round 1": seats, "Round 2": {"B16": twice}, "Players": players}
    cells = compute(told, entries)
    assert cells["Round 1", "R10"] == "! table not entered"
    assert cells["Round 1", "J2"].startswith("tables entered: 2 of 3")
    assert cells["Round 2", "R6"] == cells["Round 2", "R16"] == "! twice in this round"
    assert cells["Round 2", "Q6"] == ""
    assert cells["Players", "F20"] == cells["Players", "F5"] == "? name twice"
    assert cells["Players", "F22"] == "! who is it?"
    for row in (7, 8):
        assert cells["Players", f"F{row}"] == "! see the list of choices"


def test_settings_that_cannot_be_used(compute):
    cells = compute(tournament(4, 1, seed=4), data={"System": "Pitter"})
    assert cells["Round 1", "R5"] == "! settings: see Data"
    assert cells["Round 1", "Q6"] == ""
    assert cells["Standings", "A2"] == "No results yet"


def test_a_setting_is_told_beside_it_and_not_at_empty_tables(form, compute):
    cells = compute(tournament(4, 1, seed=4), data={"Rounds_planned": "three"})
    sheet, cell = place_of(form.workbook, "Rounds_planned")
    told = cells[sheet.title, cell.replace("B", "E")]
    assert told == "! a whole number above 0 is expected"
    said = [key for key, value in cells.items() if value == "! settings: see Data"]
    on_the_sheets_of_rounds = [key for key in said if key[0] != "Checks"]
    assert on_the_sheets_of_rounds == [("Round 1", "R5")]
    meaning = {value for (title, _), value in cells.items() if title == "Checks"}
    assert any("number of rounds" in str(words) for words in meaning)


def test_a_club_s_system_without_points_is_told_beside_it(form, compute):
    cells = compute(tournament(4, 1, seed=4), data={"System": "club's own"})
    sheet, cell = place_of(form.workbook, "System")
    told = cells[sheet.title, cell.replace("B", "E")]
    assert told == "! points for four places are missing below"


def test_a_decision_for_a_round_that_was_played(compute):
    told = tournament(8, 1, seed=1)
    told.decisions[3, 1] = 500
    cells = compute(told)
    assert cells[AT.title, f"C{AT.FIRST + 2}"] == "? decision not needed"
    told.decisions.clear()
    agree(shown_standings(cells), standings(told.for_the_rules(), 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_fit_their_column(language):
    for key in CHECKS.keys:
        assert len(text(f"check.{key}", language)) <= 32
