"""The scoresheet preferans-tournament: wrong entries are said in words and counted."""

import pytest

from tests.workbooks.filled import errors, merged
from tests.workbooks.tournaments import Tournament, tournament
from xladdin.preferans.standings import OUT_OF_COMPETITION
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks.preferans_data import place_of
from xladdin.workbooks.preferans_tournament_layout import CHECKS, Reckoning, block

AT = Reckoning("en")


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


def wrong_tables():
    """A tournament that plays one round, with a wrong entry at each table."""
    # Who is missing for want of a right number is counted too: here nobody competes.
    told = Tournament(80, statuses=dict.fromkeys(range(1, 81), OUT_OF_COMPETITION))
    entries = {}
    for table, (start, change, _, _) in enumerate(WRONG.values(), start=1):
        head = block(table).heading
        rows = [head + line for line in range(5)]
        entries |= start(table)
        entries |= {cell.format(*rows): value for cell, value in change.items()}
    return merged(told.entries(), {"Round 1": entries})


TWELVE = tournament(12, 3, seed=8)
NOT_ENTERED, NOT_PLAYED = (list(TWELVE.tables.pop(at)) for at in ((1, 2), (3, 3)))
TWICE, *_ = TWELVE.tables[2, 1]
DECIDED, *_ = set(TWELVE.tables[2, 2]).difference(NOT_ENTERED, NOT_PLAYED)
TWELVE.decisions[DECIDED, 2] = 500


def wrong_seats_and_players():
    """A table without figures, a missed round, a player twice, strange players."""
    seats = {f"B{row}": n for row, n in zip(block(2).rows, NOT_ENTERED, strict=True)}
    players = {"B20": "Player 1", "C22": "Oaks", "D7": "judge", "E8": "tomorrow"}
    wrong = {"Round 1": seats, "Round 2": {"B16": TWICE}, "Players": players}
    return merged(TWELVE.entries(), wrong)


@pytest.fixture(scope="module")
def wrong(tournament_form, tmp_path_factory):
    """Many wrong entries in few scoresheets, computed."""
    form, one_table = tournament_form, tournament(4, 1, seed=4).entries()
    settings = {"System": "Pitter", "Rounds_planned": "three"}
    cases = {
        "tables": merged(wrong_tables(), form.named({"Convention": "Leningrad"})),
        "seats and players": wrong_seats_and_players(),
        "settings": merged(one_table, form.named(settings)),
        "no points": merged(one_table, form.named({"System": "club's own"})),
    }
    return form.each(cases, tmp_path_factory.mktemp("wrong"))


def test_each_wrong_entry_is_marked_in_words(wrong):
    cells = wrong["tables"].cells
    said = {
        case: cells["Round 1", f"R{block(table).heading + line}"]
        for table, (case, (_, _, line, _)) in enumerate(WRONG.items(), start=1)
    }
    assert said == {case: words for case, (_, _, _, words) in WRONG.items()}
    assert cells["Round 1", "R3"] == f"To check: {len(WRONG)}"
    assert cells["Standings", "Y3"] == f"To check: {len(WRONG)}"


def test_no_wrong_entry_makes_an_error(wrong):
    found = {case: errors(file.cells) for case, file in wrong.items()}
    assert not any(found.values()), found


def test_wrong_seats_and_wrong_players(wrong):
    cells = wrong["seats and players"].cells
    assert cells["Round 1", "R10"] == "! table not entered"
    assert cells["Round 1", "J2"].startswith("tables entered: 2 of 3")
    assert cells["Round 2", "R6"] == cells["Round 2", "R16"] == "! twice in this round"
    assert cells["Round 2", "Q6"] == ""
    assert cells["Players", "F20"] == cells["Players", "F5"] == "? name twice"
    assert cells["Players", "F22"] == "! who is it?"
    for row in (7, 8):
        assert cells["Players", f"F{row}"] == "! see the list of choices"


def test_a_missed_round_and_a_decision_too_many(wrong):
    cells = wrong["seats and players"].cells
    said = {n: cells[AT.title, f"C{AT.FIRST + n - 1}"] for n in range(1, 13)}
    assert {said[n] for n in NOT_PLAYED} == {"! a decision is missing"}
    assert said[DECIDED] == "? decision not needed"


def told_beside(form, cells, name):
    """What is said beside a setting."""
    sheet, cell = place_of(form.workbook, name)
    return cells[sheet.title, cell.replace("B", "E")]


def test_settings_that_cannot_be_used_are_told_beside_them(tournament_form, wrong):
    cells = wrong["settings"].cells
    assert cells["Round 1", "Q6"] == ""
    assert cells["Standings", "A2"] == "No results yet"
    said = told_beside(tournament_form, cells, "Rounds_planned")
    assert said == "! a whole number above 0 is expected"
    assert told_beside(tournament_form, cells, "System").startswith("! ")


def test_settings_are_not_told_at_empty_tables(wrong):
    cells = wrong["settings"].cells
    said = [key for key, value in cells.items() if value == "! settings: see Data"]
    on_the_sheets_of_rounds = [key for key in said if key[0] != "Checks"]
    assert on_the_sheets_of_rounds == [("Round 1", "R5")]
    meaning = {value for (title, _), value in cells.items() if title == "Checks"}
    assert any("number of rounds" in str(words) for words in meaning)


def test_a_club_s_system_without_points_is_told_beside_it(tournament_form, wrong):
    said = told_beside(tournament_form, wrong["no points"].cells, "System")
    assert said == "! points for four places are missing below"


@pytest.mark.libreoffice
def test_libreoffice_says_the_same_of_wrong_entries(wrong, unlike_libreoffice):
    assert not unlike_libreoffice(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_fit_their_column(language):
    for key in CHECKS.keys:
        assert len(text(f"check.{key}", language)) <= 32
