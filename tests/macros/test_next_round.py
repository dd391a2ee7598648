"""Next round: seated as the sheet says, everybody once, earlier rounds untouched."""

import json
import random
from itertools import combinations
from unittest import mock

import pytest
import xlwings
from typer.testing import CliRunner

from tests.macros import small_excel
from tests.macros.paper_tournament import PaperTournament
from xladdin.cli.commands import app
from xladdin.macros import in_excel, next_round, undo
from xladdin.macros.book import named, value
from xladdin.macros.excel_book import ExcelBook
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Refused
from xladdin.macros.tournament import Tournament
from xladdin.preferans import seat_search, seating
from xladdin.preferans.meetings import Round, repeated_meetings
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks import shelf
from xladdin.workbooks.preferans_tournament_layout import block

# Every choice of the sheet, in English.
STANDING, DRAW, SNAKE, PLAN = (
    text(f"tournament.seating.{key}", "en")
    for key in ("standing", "draw", "snake", "plan")
)


@pytest.fixture(autouse=True)
def _short_search():
    """How few repetitions a long search finds is tested beside the rule."""
    with mock.patch.object(seat_search, "_STEPS_PER_SEAT", 60):
        yield


@pytest.fixture
def file(tmp_path, empty_tournament):
    path = tmp_path / "tournament.xlsx"
    path.write_bytes(empty_tournament)
    return path


@pytest.fixture
def paper(file):
    return PaperTournament(FileBook(file))


def seat(book, rounds, **settings):
    """Seat so many rounds, one after the other, without results."""
    book.type_named(**settings)
    return [next_round.run(book, anyway=True) for _ in range(rounds)]


def is_partition(tables, players, out=()):
    seated = sorted([n for table in tables for n in table] + list(out))
    return seated == sorted(players) and {len(t) for t in tables} <= {3, 4}


# ---- by the methods --------------------------------------------------------------


def test_eight_rounds_of_thirty_players_by_draw(paper):
    paper.type_players(30)
    drawn = seat(paper, 8, Seating_method=DRAW, Seating_seed="cup", Rounds_planned=8)
    rounds = [paper.tables(number) for number in range(1, 9)]
    for tables in rounds:
        assert is_partition(tables, range(1, 31))
        assert [len(table) for table in tables] == [4] * 6 + [3] * 2
    repeated = repeated_meetings([Round(tuple(tables)) for tables in rounds])
    assert sum(outcome.figures["repeated"] for outcome in drawn) == repeated
    at_three = [n for tables in rounds for t in tables if len(t) == 3 for n in t]
    assert max(map(at_three.count, range(1, 31))) == 2
    assert drawn[0].figures["tables"] == [list(table) for table in rounds[0]]


def test_sixteen_players_meet_everybody_in_five_rounds_by_the_plan(paper):
    paper.type_players(16)
    seat(paper, 5, Seating_method=PLAN, Seating_seed="cup")
    met = [
        frozenset(pair)
        for number in range(1, 6)
        for table in paper.tables(number)
        for pair in combinations(table, 2)
    ]
    assert len(met) == len(set(met)) == 16 * 15 / 2
    with pytest.raises(Refused, match="cannot_seat") as refused:
        next_round.run(paper, anyway=True)
    assert "5 rounds" in refused.value.message("en")


def results(seats, chance):
    """Whists of a round, each table summing to 0: cells and values."""
    typed = {}
    for table, players in enumerate(seats, start=1):
        own = [chance.randint(-500, 500) for _ in players[1:]]
        rows = block(table).rows
        typed |= {f"J{row}": w for row, w in zip(rows, [-sum(own), *own], strict=False)}
    return typed


def test_eight_rounds_of_thirty_players_by_standing_then_by_snake(paper):
    chance = random.Random(30)
    paper.type_players(30)
    paper.type_named(Seating_method=STANDING, Seating_seed="cup")
    players = list(range(1, 31))
    for number in range(1, 9):
        if number == 6:
            paper.type_named(Seating_method=SNAKE)
            paper.type_in("Players", {"D8": "withdrawn"})
            players.remove(4)
        earlier = [paper.tables(n) for n in range(1, number)]
        next_round.run(paper)
        tables = paper.tables(number)
        assert is_partition(tables, players)
        assert earlier == [paper.tables(n) for n in range(1, number)]
        places = [[paper.standing.index(n) for n in t] for t in tables if number > 1]
        means = [sum(table) / len(table) for table in places]
        if number == 2:  # from the top; the last tables, of three, go by turns
            assert means[0] < means[2] < means[5]
        if number > 5:  # about equally strong; in fours from the top it would be 27
            assert max(means) - min(means) < 14
        paper.type_in(f"Round {number}", results(tables, chance))
        paper.standing = chance.sample(range(1, 31), 30)
        paper.counted = number


def standing(book):
    """Numbers of the players as the sheet Standings orders them."""
    names = [row[0] for row in book.values("Standings", "C7:C86")]
    return [int(name.split()[1]) for name in names if name]


def seated(book, number):
    """The tables of a round, as they are typed."""
    cells = [row[0] for row in book.values(f"Round {number}", "B5:B104")]
    tables = [[cells[row - 5] for row in block(t).rows] for t in range(1, 21)]
    return [tuple(int(n) for n in table if n) for table in tables if any(table)]


def at(book, name, entry):
    sheet, cell = named(book, name)
    return sheet, {cell: entry}


def test_the_first_round_by_standing_is_drawn(paper):
    paper.type_players(9)
    (outcome,) = seat(paper, 1, Seating_method=STANDING, Seating_seed=7)
    drawn = seating.next_round(range(1, 10), seating.DRAW, seed="7")
    assert paper.tables(1) == list(drawn.tables)
    assert text("macros.next_round.by_first_draw", "en") in outcome.message("en")


# ---- the seed --------------------------------------------------------------------


def test_a_seed_is_chosen_written_and_told_and_repeats_the_seats(paper, file):
    paper.type_players(14)
    (outcome,) = seat(paper, 1, Seating_method=DRAW)
    seed = value(paper, *named(paper, "Seating_seed"))
    assert seed == outcome.figures["seed"]
    assert seed in outcome.message("en")
    again = PaperTournament(FileBook(file))
    again.type_players(14)
    seat(again, 1, Seating_method=DRAW, Seating_seed=float(seed))
    assert again.tables(1) == paper.tables(1)
    other = PaperTournament(FileBook(file))
    other.type_players(14)
    seat(other, 1, Seating_method=DRAW, Seating_seed="another")
    assert other.tables(1) != paper.tables(1)


# ---- who is there ----------------------------------------------------------------


def test_five_players_one_of_whom_sits_out_in_turn(paper):
    paper.type_players(5)
    outcomes = seat(paper, 5, Seating_method=DRAW, Seating_seed=1, Rounds_planned=5)
    out = [outcome.figures["sitting_out"] for outcome in outcomes]
    assert sorted(n for (n,) in out) == [1, 2, 3, 4, 5]
    assert all(len(paper.tables(number)) == 1 for number in range(1, 6))
    assert f"No table in this round: {out[0][0]} Player" in outcomes[0].message("en")


def test_sitting_out_instead_of_tables_of_three(paper):
    paper.type_players(10)
    outcomes = seat(
        paper, 5, Seating_method=DRAW, Seating_left_over="sits out", Rounds_planned=5
    )
    for number, outcome in enumerate(outcomes, start=1):
        tables, out = paper.tables(number), outcome.figures["sitting_out"]
        assert [len(table) for table in tables] == [4, 4]
        assert is_partition(tables, range(1, 11), out)
    every = [n for outcome in outcomes for n in outcome.figures["sitting_out"]]
    assert sorted(every) == list(range(1, 11))


def test_absent_late_withdrawn(paper):
    paper.type_players(12, D5="withdrawn", E6="absent")
    (first,) = seat(paper, 1, Seating_method=DRAW, Seating_seed=1)
    assert is_partition(paper.tables(1), range(3, 13))
    assert "Not seated: 1 Player 1 (withdrawn), 2 Player 2 (absent)." in (
        first.message("en").splitlines()
    )
    # The late player comes, a new one too; another leaves.
    paper.type_in("Players", {"E6": None, "B17": "Player 13", "D7": "withdrawn"})
    seat(paper, 1)
    assert is_partition(paper.tables(2), {2, *range(4, 14)})


def test_a_filler_sits_only_where_a_table_lacks_a_player(paper):
    paper.type_players(8, D12="out of competition", E12="if needed")
    (filled,) = seat(paper, 1, Seating_method=DRAW, Seating_seed=1)
    assert is_partition(paper.tables(1), range(1, 9))
    assert "Fill up the tables: 8 Player 8." in filled.message("en").splitlines()
    paper.type_in("Players", {"B13": "Player 9"})
    (spared,) = seat(paper, 1)
    assert is_partition(paper.tables(2), {*range(1, 8), 9})
    assert "Not seated: 8 Player 8 (not needed)." in spared.message("en")


# ---- what is refused, and leaves all as it was -----------------------------------


def played(paper, rounds=1):
    """A paper tournament with seats and a result in each round."""
    paper.type_players(12)
    for number in range(1, rounds + 1):
        seat(paper, 1, Seating_method=DRAW, Seating_seed=1)
        paper.type_in(f"Round {number}", {"J6": 100})


REFUSED = {
    "no results yet": ({"Round 1": {"J6": None}}, {}, "round_not_begun", "Round 1"),
    "all rounds": ({}, {"Rounds_planned": 1}, "rounds_all_seated", "All 1"),
    "too few": (
        {"Players": {f"E{4 + number}": "absent" for number in range(1, 11)}},
        {},
        "cannot_seat",
        "found 2",
    ),
    "no plan": ({}, {"Seating_method": PLAN}, "cannot_seat", "for 12 players"),
    "a stranger": ({"Round 1": {"B6": 44}}, {}, "seats_wrong", "B6: “44”"),
    "a text": ({"Round 1": {"B6": "4a"}}, {}, "seats_wrong", "B6: “4a”"),
    "two at a table": (
        {"Round 1": {"B6": None, "B7": None}},
        {},
        "seats_wrong",
        "table 1 has 2 players",
    ),
    "a state": (
        {"Players": {"E6": "late"}},
        {},
        "choice_unknown",
        "Players!E6: “late”",
    ),
    "a status": ({"Players": {"D6": "ill"}}, {}, "choice_unknown", "Players!D6: “ill”"),
    "a method": ({}, {"Seating_method": "as I like"}, "choice_unknown", "as I like"),
    "rounds": ({}, {"Rounds_planned": "many"}, "number_expected", "many"),
    "no standing": ({}, {"Seating_method": STANDING}, "no_standing", "Data"),
    "results of nobody": (
        {"Round 2": {"J6": 100}},
        {},
        "results_without_players",
        "Round 2",
    ),
}


@pytest.mark.parametrize(
    ("typed", "data", "key", "told"), REFUSED.values(), ids=REFUSED
)
def test_what_cannot_be_seated_is_said_in_words(paper, typed, data, key, told):
    played(paper)
    for sheet, cells in typed.items():
        paper.type_in(sheet, cells)
    paper.type_named(**data)
    paper.committed = False
    with pytest.raises(Refused, match=key) as refused:
        next_round.run(paper)
    assert told in refused.value.message("en")
    for language in LANGUAGES:
        assert refused.value.message(language)
    assert not paper.committed
    assert not paper.seats(2)


def test_a_number_that_stands_twice(paper):
    played(paper)
    (first, *_), *_ = paper.tables(1)
    paper.type_in("Round 1", {"B11": first})
    with pytest.raises(Refused, match=f"number {first} stands twice|seats_wrong") as no:
        next_round.run(paper)
    assert f"number {first} stands twice" in no.value.message("en")


def test_a_full_scoresheet(paper):
    played(paper, 15)
    with pytest.raises(Refused, match="rounds_full"):
        next_round.run(paper)


def test_seats_of_the_rule_are_proved_before_they_are_written(paper, monkeypatch):
    paper.type_players(8)
    wrong = Round(((1, 2, 3, 4), (5, 6, 7, 7)))
    monkeypatch.setattr(seating, "next_round", lambda *_, **__: wrong)
    with pytest.raises(Refused, match="seats_not_sound"):
        next_round.run(paper)
    assert not paper.committed


def test_a_draw_needs_no_results_but_of_somebody(paper):
    played(paper)
    assert next_round.run(paper).figures["round"] == 2


@pytest.mark.parametrize("name", ["bridge-match", "preferans-table"])
def test_another_scoresheet_is_refused(tmp_path, name):
    book = FileBook(shelf.new(name, tmp_path / "other.xlsx", "en"))
    with pytest.raises(Refused, match="other_scoresheet"):
        next_round.run(book)


def test_a_standing_that_is_held_back_is_told(paper):
    played(paper, 2)
    paper.type_named(Seating_method=STANDING, Standings_after=1)
    paper.counted, paper.standing = 1, list(range(12, 0, -1))
    with pytest.raises(Refused, match="standing_held") as refused:
        next_round.run(paper)
    assert "after round 1 (sheet “Data”)" in refused.value.message("en")
    outcome = next_round.run(paper, anyway=True)
    assert "By the standing after round 1" in outcome.message("en")


# ---- in a file, and in Excel -----------------------------------------------------


@pytest.fixture(scope="module")
def files(empty_tournament, tmp_path_factory):
    """Eight players, a round seated by hand: unplayed, a table open, ready, wrong."""
    path = tmp_path_factory.mktemp("begun") / "begun.xlsx"
    path.write_bytes(empty_tournament)
    book = FileBook(path)
    names = {f"B{4 + number}": f"Player {number}" for number in range(1, 9)}
    book.type_in("Players", names)
    rows = [*block(1).rows, *block(2).rows]
    book.type_in("Round 1", {f"B{row}": n for n, row in enumerate(rows, start=1)})
    book.type_in(*at(book, "Seating_seed", "cup"))
    book.type_in("Seats", {"L1": 1, "L3": "19:00"})
    book.commit()
    found = {"unplayed": path.read_bytes()}
    for state, table, whists in (
        ("open", 1, (120, 40, -60, -100)),
        ("ready", 2, (9, 3, -5, -7)),
        ("wrong", 1, (120, 45, -95, 20)),
    ):
        finals = zip(block(table).rows, whists, strict=True)
        book.type_in("Round 1", {f"J{row}": own for row, own in finals})
        book.commit()
        found[state] = path.read_bytes()
    return found


@pytest.fixture
def copy_of(tmp_path, files):
    def copy_of(state):
        path = tmp_path / f"{state}.xlsx"
        path.write_bytes(files[state])
        return path

    return copy_of


def test_open_tables_are_named_and_nothing_is_changed(copy_of, files):
    path = copy_of("open")
    # Without a round that is complete, nothing could overrule it.
    for anyway in (False, True):
        with pytest.raises(Refused, match="no_standing") as refused:
            next_round.run(FileBook(path), anyway=anyway)
        assert "(round 1, table 2)" in refused.value.message("en")
    assert path.read_bytes() == files["open"]


def test_tables_that_do_not_add_up_are_refused_like_open_ones(copy_of, files):
    path = copy_of("wrong")
    with pytest.raises(Refused, match="tables_open") as refused:
        next_round.run(FileBook(path))
    assert "round 1, table 1 (the sum is not 0)." in refused.value.message("en")
    assert path.read_bytes() == files["wrong"]
    book = FileBook(path)
    book.type_in("Round 1", {"J11": 45, "J12": -20, "J13": -34, "J14": 0})
    book.commit()
    with pytest.raises(Refused, match="tables_open") as refused:
        next_round.run(book)
    assert "round 1, tables 1, 2 (the sum is not 0)." in refused.value.message("en")
    told = next_round.run(book, anyway=True).message("en").splitlines()
    assert (
        "Results are missing or wrong: round 1, tables 1, 2 (the sum is not 0)." in told
    )


def test_a_draw_tells_what_is_still_missing_or_wrong(copy_of):
    book = FileBook(copy_of("wrong"))
    book.type_in(*at(book, "Seating_method", DRAW))
    book.type_in("Round 1", {"J12": None})
    book.commit()
    told = next_round.run(book).message("en").splitlines()
    wrong = "round 1, table 2; round 1, table 1 (the sum is not 0)."
    assert f"Results are missing or wrong: {wrong}" in told


def test_pages_follow_the_seats_and_a_correction_moves_nobody(copy_of):
    book = FileBook(copy_of("ready"))
    outcome = next_round.run(book)
    tables = seated(book, 2)
    assert outcome.figures["repeated"] == 4  # two and two of each table: the fewest
    page = [row[1:3] for row in book.values("Seats", "A7:D14") if row[2]]
    assert page == [
        [seat, number] for table in tables for seat, number in enumerate(table, 1)
    ]
    assert value(book, "Seats", "A2") == "Round 2, seats"
    assert value(book, "Seats", "L2") is None  # the hour of the round before is gone
    slips = book.values("Slips", "B4:C7")
    assert slips == [[number, f"Player {number}"] for number in tables[0]]
    book.type_in("Round 1", {"J6": -120, "J7": 200, "J8": 20})
    book.commit()
    assert standing(book)[0] == 2
    assert seated(book, 2) == tables
    assert book.values("Slips", "B4:C7") == slips
    for _ in range(2):  # the correction, the seats
        undo.run(book)
    assert seated(book, 2) == []
    assert value(book, "Seats", "L3") == "19:00"


def test_seats_by_standing_take_the_standing_of_the_sheet(copy_of):
    book = FileBook(copy_of("ready"))
    order = Tournament(book, "en").order()
    assert sorted(order, key=order.get) == standing(book) == [1, 5, 2, 6, 7, 3, 8, 4]


@pytest.fixture
def excel(copy_of, monkeypatch):
    """The tournament open in Excel, from which the buttons are pressed."""

    def excel(state):
        book = small_excel.opened(copy_of(state))
        monkeypatch.setattr(xlwings.Book, "_mock_caller", book, raising=False)
        return ExcelBook(book)

    return excel


def test_in_excel_the_same_seats_come_as_in_the_file(excel, tmp_path, files):
    live = excel("ready")
    words = in_excel.pressed("next_round")
    path = tmp_path / "closed.xlsx"
    path.write_bytes(files["ready"])
    closed = FileBook(path)
    outcome = next_round.run(closed)
    assert words.splitlines() == outcome.message("en").splitlines()
    assert seated(live, 2) == seated(closed, 2) != []


def test_excel_asks_before_it_seats_without_results(excel):
    live = excel("unplayed")
    live.type_in(*at(live, "Seating_method", DRAW))
    live.commit()
    question = in_excel.pressed("next_round")
    assert question.startswith(in_excel.YES_OR_NO)
    assert question.endswith(text("macros.ask.seat_anyway"))
    assert seated(live, 2) == []
    assert "Round 2 is seated" in in_excel.pressed("next_round", answers="yes\n")
    assert seated(live, 2) != []


def test_on_the_command_line(copy_of):
    run = CliRunner()
    refused = run.invoke(app, ["next-round", str(copy_of("wrong"))])
    assert refused.exit_code == 1
    assert "--anyway" in refused.output
    path = copy_of("ready")
    done = run.invoke(app, ["next-round", str(path), "--json"])
    assert done.exit_code == 0
    told = json.loads(done.output)
    assert told["seed"] == "cup"
    assert [tuple(table) for table in told["tables"]] == seated(FileBook(path), 2)
