"""Import results: the right boards in the right rooms, or nothing at all."""

import csv
from pathlib import Path

import pytest

from tests.records import samples
from xladdin.macros import copies, import_results, match_boards
from xladdin.macros.book import value
from xladdin.macros.chosen_match import chosen
from xladdin.macros.file_book import FileBook
from xladdin.macros.match_boards import Boards
from xladdin.macros.outcome import Refused
from xladdin.records.reading import read_file
from xladdin.records.refused import RecordRefused
from xladdin.records.result import Match
from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks.bridge_match_cells import Words

DATA = Path(__file__).parents[3] / "shared" / "data"
TOTALS = DATA / "expected_matches.csv"
WORDS = Words("en")
# Boards of samples: +470 +30 +770 +90 for A, -50, +410 by today's IMPs.
IMPS_A, IMPS_B = 10 + 1 + 13 + 3 + 9, 2


@pytest.fixture
def match(match_file):
    return FileBook(match_file)


def typed(book, sheet, **entries):
    book.type_in(sheet, entries)
    book.commit()


def row(book, number, columns="CDEGHI"):
    """What stands in the cells of a board."""
    return [value(book, "Boards", f"{c}{number}") for c in columns]


def imps(book):
    return [value(book, "Match", f"{c}{cells.IMPS_ROW}") for c in "BC"]


def file_of(folder, content, name="results.pbn"):
    path = folder / name
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(content, encoding="utf-8")
    return path


# Content, and whether the file names the teams.
FORMATS = {
    "PBN, rooms named": (samples.pbn_by_room, True),
    "PBN, home is North-South": (samples.pbn_by_table, True),
    "PBN, order alone": (samples.pbn_by_order, True),
    "LIN": (samples.lin, True),
    "USEBIO": (samples.usebio, True),
    "CSV": (samples.csv_contracts, False),
    "XLSX": (lambda: samples.workbook(samples.csv_cells()), False),
}


@pytest.mark.parametrize(("content", "has_teams"), FORMATS.values(), ids=FORMATS)
def test_every_format_fills_the_sheet_alike(match, tmp_path, content, has_teams):
    outcome = import_results.run(match, file_of(tmp_path, content()))
    for number, (_, first, second) in enumerate(samples.ENTRIES, start=7):
        assert row(match, number, "CG") == [first, second]
    carried = [value(match, "Data", f"{c}{cells.CARRY_ROW}") or 0 for c in "BC"]
    assert imps(match) == [IMPS_A + carried[0], IMPS_B + carried[1]]
    assert value(match, "Data", "B10") == (samples.HOME if has_teams else None)
    assert outcome.figures["boards"] == len(samples.BOARDS)
    assert outcome.is_good


def test_a_file_of_scores_alone_has_the_same_totals(match, tmp_path):
    import_results.run(match, file_of(tmp_path, samples.csv_scores()))
    assert row(match, 7) == [None, 420, None, None, None, 50]
    assert imps(match) == [IMPS_A, IMPS_B]


def test_the_teams_of_the_sheet_decide_who_is_a(match, results_file):
    typed(match, "Data", B10=samples.VISIT.upper(), C10=f" {samples.HOME}")
    import_results.run(match, results_file)
    assert imps(match) == [IMPS_B, IMPS_A]
    assert row(match, 7, "CG") == ["4SN-1", "4SN="]


def test_the_room_follows_who_sits_north_south_there(match, results_file):
    typed(match, "Boards", C6="B")
    import_results.run(match, results_file)
    assert row(match, 7, "CG") == ["4SN-1", "4SN="]
    assert imps(match) == [IMPS_A, IMPS_B]


def test_a_sheet_that_names_one_team_only(match, results_file):
    typed(match, "Data", C10=samples.HOME)
    import_results.run(match, results_file)
    assert imps(match) == [IMPS_B, IMPS_A]
    assert value(match, "Data", "B10") == samples.VISIT


def test_other_teams_are_refused(match, results_file):
    typed(match, "Data", B10="Oaks", C10="Elms")
    before = match.path.read_bytes()
    with pytest.raises(Refused, match="teams_differ"):
        import_results.run(match, results_file)
    assert match.path.read_bytes() == before


def test_entries_of_a_person_are_not_typed_over(match, results_file):
    typed(match, "Boards", C8="1NTS=", H9=100)
    before = match.path.read_bytes()
    with pytest.raises(Refused) as refused:
        import_results.run(match, results_file)
    assert "Boards!C8, Boards!H9" in refused.value.message("en")
    assert match.path.read_bytes() == before


def test_asked_to_type_over_it_does_and_says_so(match, results_file):
    typed(match, "Boards", C8="1NTS=", H9=100)
    outcome = import_results.run(match, results_file, anew=True)
    assert row(match, 8, "CG") == ["3NTS+1", "3NTS="]
    assert row(match, 9) == ["2HE-1", None, None, "2HxE=", None, None]
    assert "Entries that were typed over: 2." in outcome.message("en")


def test_imported_twice_nothing_is_there_to_do(match, results_file):
    import_results.run(match, results_file)
    before = match.path.read_bytes()
    with pytest.raises(Refused, match="entered_already"):
        import_results.run(match, results_file)
    assert match.path.read_bytes() == before
    assert len(copies.kept(match.path)) == 1


def test_the_sets_become_those_of_the_file(match, tmp_path):
    content = samples.pbn_by_room()
    for board in range(6, 0, -1):
        content = content.replace(f'[Board "{board}"]', f'[Board "{board + 16}"]')
    import_results.run(match, file_of(tmp_path, content))
    assert match.values("Data", "B26:C27") == [[6, None], [17, None]]
    assert value(match, "Boards", "A7") == 17
    assert imps(match) == [IMPS_A, IMPS_B]  # board 17 has the zone of board 1


def test_whole_sets_of_the_sheet_stay(match, tmp_path):
    typed(match, "Data", B26=6, C26=6)
    import_results.run(match, file_of(tmp_path, samples.pbn_by_room()))
    assert match.values("Data", "B26:C27") == [[6, 6], [None, None]]


def test_the_second_set_is_added_behind_the_first(match, results_file, tmp_path):
    import_results.run(match, results_file)
    content = samples.pbn_by_room()
    for board in range(6, 0, -1):
        content = content.replace(f'[Board "{board}"]', f'[Board "{board + 16}"]')
    import_results.run(match, file_of(tmp_path, content, "second.pbn"))
    assert match.values("Data", "B26:D27") == [[6, 6, None], [1, 17, None]]
    assert value(match, "Boards", "C24") == "4SN="


def test_boards_beside_those_of_a_begun_sheet_are_refused(match, results_file):
    typed(match, "Data", B26=4, C26=None)
    typed(match, "Boards", C7="4SN=")
    with pytest.raises(Refused) as refused:
        import_results.run(match, results_file)
    assert "5, 6" in refused.value.message("en")


def test_the_carry_over_is_not_counted_beside_earlier_boards(match, tmp_path):
    typed(match, "Data", B26=4, B27=33, C26=6, C27=1)
    typed(match, "Boards", C7="4SN=")
    outcome = import_results.run(match, file_of(tmp_path, samples.lin(), "a.lin"))
    assert match.values("Data", "B41:C41") == [[None, None]]
    assert "The carry-over was left out" in outcome.message("en")


def test_a_walk_over_is_told_and_not_imported(match, tmp_path):
    passed = "".join(
        samples.record(board, "pass", 0, Room=room)
        for board in (1, 2)
        for room in ("Open", "Closed")
    )
    before = match.path.read_bytes()
    with pytest.raises(Refused, match="walk_over"):
        import_results.run(match, file_of(tmp_path, passed))
    assert match.path.read_bytes() == before


def test_what_was_noticed_is_reported(match, tmp_path):
    content = samples.pbn_by_room().replace('[Score "NS 420"]', '[Score "NS 450"]')
    outcome = import_results.run(match, file_of(tmp_path, content))
    assert "the printed score 450" in outcome.message("en")


def test_rules_that_are_not_known_are_refused(match, results_file):
    typed(match, "Data", B21="tomorrow")
    with pytest.raises(Refused, match="rules_unknown"):
        import_results.run(match, results_file)


def test_a_file_that_is_missing(match, tmp_path):
    with pytest.raises(Refused, match="results_not_read"):
        import_results.run(match, tmp_path / "none.pbn")


def test_another_scoresheet_is_refused(tmp_path, results_file):
    from xladdin.workbooks import shelf

    book = FileBook(shelf.new("preferans-table", tmp_path / "a.xlsx", "en"))
    with pytest.raises(Refused, match="other_scoresheet"):
        import_results.run(book, results_file)


# ---- which match --------------------------------------------------------------------

TWO = [Match("Oaks", "Elms", "", ()), Match("Ash", "Oaks", "", ())]


@pytest.mark.parametrize(
    ("teams", "wanted", "a"),
    [
        (("Elms", "Oaks"), "", "Elms"),
        (("", "ash"), "", "Oaks"),
        (("", ""), "2", "Ash"),
        (("oaks", "ash"), "2", "Oaks"),
        (("Birch", "Fir"), "Oaks - Ash", "Oaks"),
        (("Birch", "Fir"), "ELMS – oaks", "Elms"),
    ],
)
def test_which_match_and_who_is_a(teams, wanted, a):
    assert chosen(TWO, teams, wanted).team_a == a


@pytest.mark.parametrize(
    ("teams", "wanted", "key"),
    [
        (("", ""), "", "which_match"),
        (("Oaks", ""), "", "which_match"),
        (("Birch", ""), "", "teams_differ"),
        (("", ""), "3", "no_such_match"),
        (("", ""), "0", "no_such_match"),
        (("", ""), "Oaks", "no_such_match"),
        (("", ""), "Oaks - Fir", "teams_differ"),
    ],
)
def test_no_match_is_guessed(teams, wanted, key):
    with pytest.raises(Refused, match=key):
        chosen(TWO, teams, wanted)


# ---- where boards stand -------------------------------------------------------------


@pytest.mark.parametrize(
    "lengths",
    [(12, 12), (16, 16, 16, 16), (40,), (20, 20), (7, None, 9), (64,), (1, 1, 1, 1)],
)
def test_boards_stand_where_the_sheet_has_them(match, lengths):
    filled = (*lengths, *[None] * (4 - len(lengths)))
    typed(match, "Data", **{f"{c}26": n for c, n in zip("BCDE", filled, strict=True)})
    rows = match_boards.rows_of(match_boards.sets_of(match, WORDS))
    shown = match.values("Boards", "A7:A73")
    headings = {cells.heading_row(block) for block in (1, 2, 3, 4)}
    expected = {}
    for place, [number] in enumerate(shown, start=7):
        if number is not None and place not in headings:
            expected.setdefault(number, []).append(place)
    assert rows == expected


def test_a_wide_gap_begins_another_set_and_missing_boards_do_not():
    numbers = [*range(1, 7), 8, 9, *range(17, 25)]
    assert match_boards.stretches(numbers) == [Boards(1, 9), Boards(17, 8)]


def test_more_boards_than_the_sheet_has_rows_are_refused(match, tmp_path):
    content = "".join(
        samples.record(board, "4SN=", None, Room=room)
        for board in range(1, 67)
        for room in ("Open", "Closed")
    )
    with pytest.raises(Refused, match="too_many_boards"):
        import_results.run(match, file_of(tmp_path, content))


# ---- real matches -------------------------------------------------------------------


def expected():
    if not TOTALS.exists():
        return []
    with TOTALS.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.skipif(
    not TOTALS.exists(), reason="the folder of real matches is not beside the project"
)
@pytest.mark.parametrize("real", expected(), ids=lambda real: real["team_a"])
def test_real_matches_have_their_published_totals(match, real):
    file = DATA / real["file"]
    has_names = read_file(file).matches[0].team_a
    teams = f"{real['team_a']} - {real['team_b']}" if has_names else ""
    import_results.run(match, file, match=teams)
    carried = [value(match, "Data", f"{c}{cells.CARRY_ROW}") or 0 for c in "BC"]
    own = [total - carry for total, carry in zip(imps(match), carried, strict=True)]
    assert own == [int(real["imp_today_A"]), int(real["imp_today_B"])]
    points = [value(match, "Match", f"{c}{cells.POINTS_ROW}") for c in "BC"]
    assert points == [int(real["TA"]), int(real["TB"])]
    gifts = [value(match, "Match", f"{c}{cells.GIFTS_ROW}") for c in "BC"]
    assert gifts == [int(real["GA"]), int(real["GB"])]


def test_a_damaged_file_changes_nothing(match, tmp_path):
    damaged = samples.pbn_by_room().replace('[Contract "3NT"]', '[Contract "3NTZ"]', 1)
    before = match.path.read_bytes()
    with pytest.raises(RecordRefused):
        import_results.run(match, file_of(tmp_path, damaged))
    assert match.path.read_bytes() == before
    assert not copies.folder_of(match.path).exists()
