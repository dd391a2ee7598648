"""The scoresheet preferans-table: one pulka, settled, placed, scored, checked."""

from fractions import Fraction

import pytest

from tests.workbooks.filled import computed, enter, errors, saved
from xladdin.preferans import systems
from xladdin.preferans.table_score import score_table
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks import preferans_table

SHEET, DATA = "Pulka", "Data"
NAMES = {"B6": "Anna", "B7": "Boris", "B8": "Vera", "B9": "Gleb"}
THREE = {"B6": "Anna", "B7": "Boris", "B8": "Vera"}


def slip(pool, mountain, whists):
    """Entries of a slip; the whists row by row, None on the diagonal."""
    entries = {}
    for row, (own_pool, own_mountain, written) in enumerate(
        zip(pool, mountain, whists, strict=True), start=6
    ):
        entries |= {f"C{row}": own_pool, f"D{row}": own_mountain}
        entries |= {
            f"{column}{row}": value
            for column, value in zip("EFGH", written, strict=False)
            if value is not None
        }
    return entries


def finals(*whists):
    return {f"I{row}": value for row, value in enumerate(whists, start=6)}


def typed(entries, data=None, locked=None):
    """An empty sheet with entries, and with figures where none belong."""
    workbook = preferans_table.build("en", sample=False)
    enter(workbook, SHEET, entries)
    enter(workbook, DATA, data or {})
    for address, value in (locked or {}).items():
        workbook[SHEET][address] = value
    return workbook


def on_the_sheet(cells):
    return {
        address: value for (sheet, address), value in cells.items() if sheet == SHEET
    }


@pytest.fixture
def score(tmp_path):
    """Enter into an empty sheet and compute it."""
    return lambda *given: on_the_sheet(computed(typed(*given), tmp_path))


def column(cells, letters, first, last):
    return [cells[f"{letters}{row}"] for row in range(first, last + 1)]


ZEROS = [[None, 0, 0], [0, None, 0], [0, 0, None]]
SETTLED = {
    "minigames.mail.ru T2": (
        THREE,
        slip([0] * 3, [42, 96, 132], [[None, 170, 60], [64, None, 178], [88, 95]]),
        "Sochi",
        [558, -83, -475],
    ),
    "Whist 2008, example A: Leningrad": (
        NAMES,
        slip([4, 0, 0, 0], [0] * 4, [[None], [8], [8], [0, 0, 0]]),
        "Leningrad",
        [44, -12, -12, -20],
    ),
    "T3: thirds": (
        THREE,
        slip([14, 8, 0], [12, 26, 6], [[None, 12], [22], [22, 4]]),
        "Rostov",
        [Fraction(184, 3), Fraction(-302, 3), Fraction(118, 3)],
    ),
}


@pytest.mark.parametrize(
    ("names", "entries", "convention", "expected"), SETTLED.values(), ids=SETTLED
)
def test_a_slip_is_settled(score, names, entries, convention, expected):
    cells = score({**names, **entries}, {"B13": convention})
    whists = column(cells, "N", 6, 5 + len(expected))
    assert whists == pytest.approx([float(value) for value in expected])
    steps = [
        cells[f"J{row}"] - cells[f"K{row}"] + cells[f"L{row}"] - cells[f"M{row}"]
        for row in range(6, 6 + len(expected))
    ]
    assert steps == pytest.approx(whists)
    assert cells["N5"] == 0


def test_equal_results_are_not_separated_by_rounding(score):
    entries = slip([2, 0, 0], [0, 0, 0], ZEROS)
    cells = score({**THREE, **entries}, {"B13": "Leningrad", "B14": "whole"})
    assert column(cells, "N", 6, 8) == [27, -13, -13]
    assert cells["P5"] == "? rounding, sum +1"
    assert cells["P3"] == "To check: 1"


@pytest.mark.parametrize(
    "whists",
    [
        pytest.param((622, 44, -166, -500), id="Piter 2017: cut at both ends"),
        pytest.param((700, 600, -600, -700), id="places on raw whists"),
        pytest.param((44, -12, -12, -20), id="a shared place"),
        pytest.param((250, -40, -210), id="a table of three"),
        pytest.param((61.25, 61.25, 61.25, -183.75), id="three share the first place"),
    ],
)
def test_points_are_those_of_the_rules(score, whists):
    names = NAMES if len(whists) == 4 else THREE
    cells = score({**names, **finals(*whists)})
    ranked = sorted((Fraction(value) for value in whists), reverse=True)
    for letters, system in zip("EFGHI", systems.SYSTEMS.values(), strict=True):
        expected = [float(s.points) for s in score_table(ranked, system)]
        shown = column(cells, letters, 13, 12 + len(whists))
        assert shown == pytest.approx(expected), system.key
    assert column(cells, "C", 13, 12 + len(whists)) == [float(w) for w in ranked]


def test_a_club_s_own_system(score):
    data = {"B20": 9, "B21": 3, "B22": -3, "B23": -9, "B24": 100, "B25": "best"}
    cells = score({**NAMES, **finals(180, 20, 20, -220)}, data)
    assert column(cells, "J", 13, 16) == [109, 23, 23, -109]
    assert column(cells, "J", 20, 23) == [9, 3, -3, -9]


def test_who_leads_is_said_first(score):
    assert score({})["A1"] == "Enter the slip of the pulka"
    assert (
        score({**NAMES, **finals(10, 200, -110, -100)})["A1"] == "Leading: Boris, +200"
    )
    shared = score({**NAMES, **finals(150, -100, 150, -200)})["A1"]
    assert shared == "First place shared: Anna, Vera"
    final = score({**NAMES, **finals(10, 200, -110, -100)}, {"B7": "final"})["A1"]
    assert final == "First place: Boris, +200"


GOOD = {
    **NAMES,
    **slip(
        [20] * 4,
        [14, 32, 22, 40],
        [[None, 64, 38, 92], [40, None, 56, 28], [62, 84, None, 70], [36, 48, 30]],
    ),
}
WRONG = {  # what was entered, settings, cells beyond the inputs; where, and in words
    "text": ({**GOOD, "C7": "2O"}, {}, {}, "P7", "! a number is expected"),
    "a blank space": ({**GOOD, "F8": " "}, {}, {}, "P8", "! a number is expected"),
    "a date": ({**GOOD, "D6": 46003}, {}, {}, "P6", "! looks like a date"),
    "negative": ({**GOOD, "D9": -40}, {}, {}, "P9", "! below 0"),
    "on oneself": (GOOD, {}, {"E6": 12}, "P6", "! whists on himself"),
    "on an empty seat": (
        {**THREE, **finals(), "C6": 0, "C7": 0, "C8": 0, "H6": 12},
        {},
        {},
        "P6",
        "! whists on an empty seat",
    ),
    "nobody": ({**THREE, **finals(10, 0, 0, -10)}, {}, {}, "P9", "! who is it?"),
    "a fraction": ({**GOOD, "F6": 1.5}, {}, {}, "P6", "? not a whole number"),
    "odd under Leningrad": (
        {**GOOD, "F6": 63},
        {"B13": "Leningrad"},
        {},
        "P6",
        "? odd under Leningrad",
    ),
    "pools differ": ({**GOOD, "C6": 18}, {}, {}, "P5", "? pools differ"),
    "slip and final": (
        {**GOOD, **finals(186, -122, 142, -206)},
        {},
        {},
        "P5",
        "? slip and final: final counts",
    ),
    "sign": (
        {**NAMES, **finals(145, -72, 127, 200)},
        {},
        {},
        "P5",
        "! sign of +200",
    ),
    "digits": (
        {**NAMES, **finals(145, -72, 120, -202)},
        {},
        {},
        "P5",
        "! digits exchanged? −9",
    ),
    "sum": (
        {**NAMES, **finals(145, -72, 120, -200)},
        {},
        {},
        "P5",
        "! sum is not 0 but −7",
    ),
    "rounding": (
        {**NAMES, **finals(62, -101, 30, 10)},
        {},
        {},
        "P5",
        "? rounding, sum +1",
    ),
    "fourth line first": (
        {"B6": "Anna", "B7": "Boris", "B9": "Gleb"},
        {},
        {},
        "P5",
        "! leave the 4th line empty",
    ),
    "cutoff": (GOOD, {"B15": "x"}, {}, "P5", "! settings: see Data"),
    "convention": (GOOD, {"B13": "Sotchi"}, {}, "P5", "! settings: see Data"),
    "club system": (GOOD, {"B20": 5}, {}, "P5", "? club system: see Data"),
}


@pytest.fixture(scope="module")
def wrong(tmp_path_factory):
    """Each wrong entry on a sheet of its own, computed."""
    cases = {case: typed(*given) for case, (*given, _, _) in WRONG.items()}
    cases["twice"] = typed({**NAMES, "B8": "Anna", **finals(100, 50, -100, -50)})
    return saved(cases, tmp_path_factory.mktemp("wrong"))


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_entry_is_marked_in_words(wrong, case):
    *_, where, words = WRONG[case]
    cells = wrong[case].cells
    assert cells[SHEET, where] == words
    assert cells[SHEET, "P3"] == "To check: 1"
    assert not errors(cells)


def test_a_name_twice_is_a_doubt(wrong):
    cells = on_the_sheet(wrong["twice"].cells)
    said = text("check.name_twice", "en")
    assert column(cells, "P", 6, 9) == [said, "", said, ""]
    assert cells["P3"] == "To check: 2"
    assert column(cells, "O", 6, 9) == [1, 2, 4, 3]


@pytest.mark.libreoffice
def test_libreoffice_says_the_same_of_wrong_entries(wrong, unlike_libreoffice):
    assert not unlike_libreoffice(wrong)


@pytest.mark.libreoffice
def test_libreoffice_settles_slips_alike(tmp_path, unlike_libreoffice):
    cases = {
        case: typed({**names, **entries}, {"B13": convention})
        for case, (names, entries, convention, _) in SETTLED.items()
    }
    assert not unlike_libreoffice(saved(cases, tmp_path))


def test_an_unfinished_pulka_gives_no_places(score):
    entries = {
        at: v for at, v in GOOD.items() if at not in {"C9", "D9", "E9", "F9", "G9"}
    }
    cells = score(entries)
    assert cells["P5"] == "entered: 3 of 4"
    assert cells["P3"] == "To check: none"
    assert column(cells, "O", 6, 9) == [""] * 4
    assert column(cells, "A", 13, 16) == [""] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_fit_their_column(language):
    for key in preferans_table.CHECKS.keys:
        assert len(text(f"check.{key}", language)) <= 32
