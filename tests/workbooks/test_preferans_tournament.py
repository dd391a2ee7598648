"""The scoresheet preferans-tournament: against the rules called directly."""

from fractions import Fraction
from itertools import combinations

import pytest

from tests.workbooks.filled import errors, merged
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
from xladdin.workbooks.preferans_tournament_layout import Reckoning, block

AT = Reckoning("en")


@pytest.fixture
def compute(tournament_form, tmp_path):
    """Enter a tournament and more into the empty scoresheet, and compute it."""

    def run(told=None, entries=None, data=None):
        told = told.entries() if told else {}
        named = tournament_form.named(data or {})
        typed = merged(told, named, entries or {})
        return tournament_form.computed(typed, tmp_path / "tournament.xlsx")

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


def test_a_club_s_own_system_in_a_tournament(compute, tournament_form):
    told = Tournament(7)
    told.tables[1, 1] = dict(zip((1, 2, 3, 4), (180, 20, -20, -180), strict=True))
    told.tables[1, 2] = dict(zip((5, 6, 7), (50, 0, -50), strict=True))
    (data, places) = next(iter(tournament_form.named({"Club_places": ""}).items()))
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


def test_a_decision_for_a_round_that_was_played(compute):
    told = tournament(8, 1, seed=1)
    told.decisions[3, 1] = 500
    cells = compute(told)
    assert cells[AT.title, f"C{AT.FIRST + 2}"] == "? decision not needed"
    told.decisions.clear()
    agree(shown_standings(cells), standings(told.for_the_rules(), 1))
