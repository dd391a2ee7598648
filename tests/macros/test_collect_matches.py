"""Collect matches: each result into the fixture of its teams, or nothing at all."""

import pytest

from xladdin.macros import collect_matches, copies
from xladdin.macros.book import named, value
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Refused
from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import shelf

TEAMS = ("Oaks", "Elms", "Limes")
# Round, home, away by number of the team, in rows 5, 6, 7 and, for the second leg, 8.
FIXTURES = ((1, 1, 2), (2, 3, 1), (3, 2, 3), (4, 2, 1))
# Board 1: +420 and +50 for A, 10 IMPs. Board 2: +110 for A, +140 for B, 1 IMP.
BOARDS = {"C7": "4SN=", "G7": "4SN-1", "C8": "2HN=", "G8": "2HN+1"}


@pytest.fixture(scope="module")
def entered(tmp_path_factory):
    """A league of three teams with four fixtures, as a file."""
    folder = tmp_path_factory.mktemp("league")
    book = FileBook(shelf.new("bridge-league", folder / "league.xlsx", "en"))
    names = {f"B{row}": team for row, team in zip((5, 6, 7), TEAMS, strict=True)}
    book.type_in("Teams", names)
    sheet, legs = named(book, "Legs")
    book.type_in(sheet, {legs: 2})
    entries = {
        f"{column}{row}": number
        for row, fixture in enumerate(FIXTURES, start=5)
        for column, number in zip("ABC", fixture, strict=True)
    }
    book.type_in("Fixtures", entries)
    book.commit()
    return book.path.read_bytes()


@pytest.fixture
def league(tmp_path, entered):
    path = tmp_path / "league.xlsx"
    path.write_bytes(entered)
    return FileBook(path)


@pytest.fixture
def played(tmp_path, empty_match):
    """Makes a match of two boards between two teams."""

    def played(a, b, name="one.xlsx", boards=BOARDS, **data):
        path = tmp_path / name
        path.write_bytes(empty_match)
        book = FileBook(path)
        book.type_in("Data", {"B10": a, "C10": b, "B26": 2, "C26": None, **data})
        book.type_in("Boards", boards)
        book.commit()
        return path

    return played


def fixture(book, row):
    return book.values("Fixtures", f"F{row}:O{row}")[0]


def test_a_result_goes_to_its_fixture(league, played):
    outcome = collect_matches.run(league, [played("oaks", " Elms")])
    imps, boards, points, gifts = [10, 1], [2], [580, 140], [30, 470]
    assert fixture(league, 5)[:7] == imps + boards + points + gifts
    assert value(league, *named(league, "Scheduled_boards")) == 2
    assert outcome.is_good
    assert "oaks –  Elms 10 : 1" in outcome.message("en")


def test_the_away_team_may_stand_first_where_there_is_one_fixture(league, played):
    collect_matches.run(league, [played("Oaks", "Limes")])
    assert fixture(league, 6)[:2] == [1, 10]


def test_of_two_legs_each_finds_its_own_however_often(league, played):
    first, second = played("Oaks", "Elms"), played("Elms", "Oaks", "two.xlsx")
    collect_matches.run(league, [first])
    collect_matches.run(league, [first, second])
    assert fixture(league, 5)[:2] == [10, 1]
    assert fixture(league, 8)[:2] == [10, 1]
    with pytest.raises(Refused, match="entered_already"):
        collect_matches.run(league, [first, second])


def test_a_postponed_match_was_played(league, played):
    league.type_in("Fixtures", {f"{cells.STATUS}5": "postponed"})
    league.commit()
    collect_matches.run(league, [played("Oaks", "Elms")])
    assert value(league, "Fixtures", f"{cells.STATUS}5") is None


def test_typed_victory_points_are_taken_and_penalties_told(league, played):
    match = played("Oaks", "Elms", B44=12, C44=8, C43=0.5)
    outcome = collect_matches.run(league, [match])
    assert fixture(league, 5)[-2:] == [12, 8]
    assert "0.5 VP are taken from Elms" in outcome.message("en")


REFUSED = {
    "not finished": (("Oaks", "Elms"), {"boards": {"C7": "4SN="}}, "match_unfinished"),
    "nothing played": (("Oaks", "Elms"), {"boards": {}}, "match_unfinished"),
    "no such team": (("Oaks", "Firs"), {}, "no_such_team"),
    "no fixture": (("Limes", "Limes"), {}, "no_fixture"),
    "no name": (("Oaks", None), {}, "team_nameless"),
}


@pytest.mark.parametrize(("teams", "more", "key"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_used_leaves_the_league_as_it_was(
    league, played, teams, more, key
):
    good = played("Limes", "Oaks", "good.xlsx")
    before = league.path.read_bytes()
    with pytest.raises(Refused, match=key) as refused:
        collect_matches.run(league, [good, played(*teams, **more)])
    assert "one.xlsx" in refused.value.message("en")
    assert league.path.read_bytes() == before
    assert not copies.kept(league.path)


def test_another_number_of_boards_is_refused(league, played):
    league.type_in(*at(league, "Scheduled_boards", 24))
    league.commit()
    with pytest.raises(Refused, match="other_boards") as refused:
        collect_matches.run(league, [played("Oaks", "Elms")])
    told = refused.value.message("en")
    assert "Enter the missing boards in that file" in told
    assert "on the sheet “Fixtures”" in told


def test_two_files_of_one_fixture_are_refused(league, played):
    both = [played("Oaks", "Limes"), played("Limes", "Oaks", "two.xlsx")]
    with pytest.raises(Refused, match="same_fixture"):
        collect_matches.run(league, both)


def test_another_result_is_not_typed_over_unless_asked(league, played):
    league.type_in("Fixtures", {"F5": 44, "G5": 12})
    league.commit()
    match = played("Oaks", "Elms")
    with pytest.raises(Refused, match="entries_there"):
        collect_matches.run(league, [match])
    collect_matches.run(league, [match], anew=True)
    assert fixture(league, 5)[:2] == [10, 1]


def test_another_scoresheet_is_no_match(league):
    with pytest.raises(Refused, match="other_scoresheet"):
        collect_matches.run(league, [league.path])


def at(book, name, entry):
    sheet, cell = named(book, name)
    return sheet, {cell: entry}
