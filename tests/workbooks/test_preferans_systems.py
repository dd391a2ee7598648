"""The scoresheet preferans-systems: the same results under every system."""

from fractions import Fraction

import pytest

from tests.workbooks.filled import Form, computed, errors
from xladdin.preferans import systems
from xladdin.preferans.table_score import score_table
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks import preferans_systems
from xladdin.workbooks.preferans_data import place_of

PAGE, TABLES = "Systems", "Tables"
NAMES = {"B7": "Anna", "B8": "Boris", "B9": "Vera", "B10": "Gleb"}


@pytest.fixture(scope="module")
def form(tmp_path_factory):
    workbook = preferans_systems.build("en", sample=False)
    return Form(workbook, tmp_path_factory.mktemp("form"))


def typed(form, tables, data=None):
    """Entries of an empty scoresheet."""
    return {PAGE: NAMES, TABLES: tables, **form.named(data or {})}


@pytest.fixture
def score(form, tmp_path):
    """Enter into an empty scoresheet and compute it."""
    return lambda tables: form.computed(typed(form, tables), tmp_path / "filled.xlsx")


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    workbook = preferans_systems.build("en", sample=True)
    return computed(workbook, tmp_path_factory.mktemp("sample"))


def table(*whists, names="", head=5, places=()):
    """Entries of a table: whists, initials of the players, typed places."""
    known = {name[0]: name for name in NAMES.values()}
    rows = range(head + 1, head + 5)
    entries = {f"C{row}": value for row, value in zip(rows, whists, strict=False)}
    entries |= {f"B{row}": known[n] for row, n in zip(rows, names, strict=False)}
    entries |= {f"D{row}": p for row, p in zip(rows, places, strict=False)}
    return entries


def row_of(cells, columns, row, sheet=TABLES):
    return [cells[sheet, f"{column}{row}"] for column in columns]


def column_of(cells, letters, first, last):
    return [cells[TABLES, f"{letters}{row}"] for row in range(first, last + 1)]


@pytest.mark.parametrize(
    ("head", "whists", "points"),
    [
        pytest.param(5, [44, -12, -12, -20], [1, -1, -1, -1], id="Whist 2008, А"),
        pytest.param(
            10, [301, -100, -100, -101], [4, -2, -2, -2], id="Whist 2008, Б before"
        ),
        pytest.param(
            15, [521, -140, -150, -231], [5, -2, -2, -3], id="Whist 2008, Б after"
        ),
    ],
)
def test_whist_points_of_the_8_point_system_do_not_balance(
    sample, head, whists, points
):
    assert column_of(sample, "C", head + 1, head + 4) == whists
    assert column_of(sample, "G", head + 1, head + 4) == points
    assert sample[TABLES, f"G{head}"] == -2
    assert sample[TABLES, f"C{head}"] == 0


def test_whist_2008_example_v_the_systems_name_different_winners(sample):
    assert row_of(sample, "BCD", 7, PAGE) == ["X", 8, 2400]
    assert row_of(sample, "BCD", 8, PAGE) == ["Y", 8, 1358]
    assert row_of(sample, "IJ", 7, PAGE) == [4000, 1]  # the whist system
    assert row_of(sample, "IJ", 8, PAGE) == [2958, 2]
    assert row_of(sample, "KL", 7, PAGE) == [40, 2]  # the 8-point system
    assert row_of(sample, "KL", 8, PAGE) == [41, 1]
    assert row_of(sample, "EIK", 5, PAGE) == ["X", "X", "Y"]
    assert sample[PAGE, "A1"] == "The systems name different winners"
    assert sample[PAGE, "Q3"] == "To check: none"


def test_tables_out_of_balance_are_counted(sample):
    # The cutoff takes 21 whists of 521 at one table; the 8-point system loses at all.
    assert row_of(sample, "EIK", 6, PAGE) == [1, 1, 3]


@pytest.mark.parametrize(
    "whists",
    [
        pytest.param((622, 44, -166, -500), id="Piter 2017: cut at both ends"),
        pytest.param((200, 200, -100, -300), id="a shared place"),
        pytest.param((250, -40, -210), id="a table of three"),
        pytest.param((184 / 3, -302 / 3, 118 / 3), id="thirds"),
    ],
)
def test_places_and_points_are_those_of_the_rules(score, whists):
    cells = score(table(*whists))
    exact = [Fraction(value) for value in whists]
    places = [s.place for s in score_table(exact, systems.PITER_2017)]
    assert column_of(cells, "E", 6, 5 + len(whists)) == places
    for letters, system in zip("IJKLM", systems.SYSTEMS.values(), strict=True):
        expected = [float(s.points) for s in score_table(exact, system)]
        shown = column_of(cells, letters, 6, 5 + len(whists))
        assert shown == pytest.approx(expected), system.key


def test_players_are_ranked_over_their_tables(score):
    cells = score(
        {
            **table(300, 100, -150, -250, names="ABVG"),
            **table(420, -20, -120, -280, names="BVGA", head=10),
        }
    )
    assert row_of(cells, "CDEF", 8, PAGE) == [2, 520, 1187, 1]  # 267 + 920
    assert row_of(cells, "CDEF", 7, PAGE) == [2, 20, 20, 2]  # 800 - 780
    assert cells[PAGE, "A1"] == "Winner by every system: Boris"


def test_equal_sums_share_the_place_and_the_victory(score):
    cells = score(table(200, 200, -100, -300, names="ABVG"))
    assert [cells[PAGE, f"F{row}"] for row in range(7, 11)] == [1, 1, 3, 4]
    assert cells[PAGE, "E5"] == "shared"


def with_own_system(form):
    """A table, and a club's own points for its places."""
    sheet, cells = place_of(form.workbook, "Club_four")
    places = {
        cell.coordinate: points
        for (cell,), points in zip(sheet[cells], (9, 3, -3, -9), strict=True)
    }
    played = typed(form, table(180, 20, 20, -220, names="ABVG"))
    return {**played, sheet.title: places}


def test_the_club_s_own_system_takes_part(form, tmp_path):
    shown = form.computed(with_own_system(form), tmp_path / "filled.xlsx")
    points = [shown[PAGE, f"O{row}"] for row in range(7, 11)]
    assert points == [189, 20, 20, -229]  # places two and three share 0


def test_an_unfinished_table_waits(score):
    cells = score(table(120, -40, names="AB"))
    assert cells[TABLES, "O5"] == "entered: 2"
    assert column_of(cells, "E", 6, 9) == [""] * 4
    assert cells[PAGE, "Q3"] == "To check: none"
    assert cells[PAGE, "Q9"] == "at no table yet"


WHOLE = table(300, 100, -150, -250, names="ABVG")
WRONG = {  # tables, players, settings; sheet, cell, words
    "text": ({**WHOLE, "C7": "1OO"}, {}, TABLES, "O7", "! a number is expected"),
    "a blank space": ({**WHOLE, "D7": " "}, {}, TABLES, "O7", "! a number is expected"),
    "a date": ({**WHOLE, "C7": 46003}, {}, TABLES, "O7", "! looks like a date"),
    "place 5": (
        table(300, 100, names="AB", places=(1, 5)),
        {},
        TABLES,
        "O7",
        "! place: 1, 2, 3, 4",
    ),
    "a stranger": (
        {**WHOLE, "B7": "Bors"},
        {},
        TABLES,
        "O7",
        "! not in the list of players",
    ),
    "two second places": (
        table(30, -20, names="AB", places=(2, 2)),
        {},
        TABLES,
        "O7",
        "! same place, other whists",
    ),
    "fewer whists, better place": (
        table(-20, 30, names="AB", places=(1, 2)),
        {},
        TABLES,
        "O6",
        "! place contradicts whists",
    ),
    "places for some": (
        table(300, 100, names="AB", places=(1,)),
        {},
        TABLES,
        "O5",
        "! places: for all or none",
    ),
    "sign": (
        table(300, 100, -150, 250, names="ABVG"),
        {},
        TABLES,
        "O5",
        "! sign of +250",
    ),
    "digits": (
        table(300, 100, -150, -205, names="ABVG"),
        {},
        TABLES,
        "O5",
        "! digits exchanged? +45",
    ),
    "sum": (
        table(300, 100, -150, -240, names="ABVG"),
        {},
        TABLES,
        "O5",
        "! sum is not 0 but +10",
    ),
    "rounding": (
        table(300, 100, -150, -249, names="ABVG"),
        {},
        TABLES,
        "O5",
        "? rounding, sum +1",
    ),
    "fourth line first": (
        {"C6": 100, "C7": -40, "C9": -60},
        {},
        TABLES,
        "O5",
        "! leave the 4th line empty",
    ),
    "cutoff": (WHOLE, {"Cutoff": 0}, PAGE, "Q5", "! settings: see Data"),
}


@pytest.fixture(scope="module")
def wrong(form, tmp_path_factory):
    """Each wrong entry in a scoresheet of its own, computed."""
    cases = {case: typed(form, *given) for case, (*given, _, _, _) in WRONG.items()}
    cases["twice"] = typed(form, table(300, 100, -150, -250, names="ABAG"))
    return form.each(cases, tmp_path_factory.mktemp("wrong"))


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_entry_is_marked_in_words(wrong, case):
    _, _, sheet, where, words = WRONG[case]
    cells = wrong[case].cells
    assert cells[sheet, where] == words
    assert cells[PAGE, "Q3"] == cells[TABLES, "O3"] != "To check: none"
    assert not errors(cells)


def test_a_player_twice_at_a_table_is_an_error_on_both_lines(wrong):
    cells = wrong["twice"].cells
    assert cells[TABLES, "O6"] == cells[TABLES, "O8"] == "! name twice"


@pytest.mark.libreoffice
def test_libreoffice_says_the_same_of_wrong_entries(wrong, unlike_libreoffice):
    assert not unlike_libreoffice(wrong)


@pytest.mark.libreoffice
def test_libreoffice_counts_thirds_and_a_club_s_own_system_alike(
    form, tmp_path, unlike_libreoffice
):
    cases = {
        "own system": with_own_system(form),
        "thirds": typed(form, table(184 / 3, -302 / 3, 118 / 3, names="ABV")),
    }
    assert not unlike_libreoffice(form.each(cases, tmp_path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_fit_their_column(language):
    for key in preferans_systems.CHECKS.keys:
        assert len(text(f"check.{key}", language)) <= 32
