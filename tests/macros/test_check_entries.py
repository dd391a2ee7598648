"""Check entries: where, what was found, what is expected; the sheet's marks agree."""

import re

import pytest

from tests.macros import results
from xladdin.hosts.workbook_file.package import Package
from xladdin.macros import check_entries
from xladdin.macros.book import value
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Problem, Refused
from xladdin.wording import LANGUAGES
from xladdin.workbooks import shelf
from xladdin.workbooks.preferans_tournament_layout import Reckoning

# What is typed on board 1, and what is said of it.
WRONG = {
    "a date for a contract": (
        {"C": 46000, "G": "4HS="},
        "open: a date, not a contract",
    ),
    "a date for a score": (
        {"D": 46000, "G": "4HS="},
        "a number is expected; the program has made the date 09.12.2025 of it",
    ),
    "keyboard layout": ({"C": "4СS=", "G": "4SS="}, "open: Cyrillic С, ♠ or ♣?"),
    "tricks for overtricks": ({"C": "4SS10"}, "open: tricks for overtricks?"),
    "no such score": ({"C": "4HS=", "H": 620}, "closed: no contract gives this"),
    "half an award": ({"C": "4HS=", "L": 3}, "awarded IMPs: B is missing"),
    "both sides": ({"C": "4HN=", "G": "4HE="}, "4♥ by NS and by EW: check"),
    "a large swing": ({"C": "7NTN=", "G": "7NTN-1"}, "1570 points: check both cards"),
    "reversed": ({"C": "4HN=", "K": "both"}, "reversed: O, C or OC"),
    "nothing wrong": ({"C": "4HS=", "G": "4HS+1"}, ""),
}
DOUBTS = ("both sides", "a large swing")
SHEETS = [(name, language) for name in shelf.SHELF for language in LANGUAGES]


@pytest.fixture
def match(match_file):
    return FileBook(match_file)


def entered(book, sheet, cells):
    book.type_in(sheet, cells)
    book.commit()
    return check_entries.run(book)


def count_on(book, cell):
    """What the sheet itself counts: "To check: 2"."""
    told = re.search(r"\d+$", str(value(book, "Boards", cell)))
    return int(told[0]) if told else 0


@pytest.mark.parametrize(("name", "language"), SHEETS)
def test_an_empty_scoresheet_has_nothing_to_check(tmp_path, name, language):
    path = shelf.new(name, tmp_path / "empty.xlsx", language)
    assert check_entries.run(FileBook(path)).problems == []


@pytest.mark.parametrize("situation", WRONG)
def test_what_the_sheet_marks_is_told(match, situation):
    typed, words = WRONG[situation]
    found = entered(match, "Boards", {f"{c}7": v for c, v in typed.items()})
    told = [problem.expected for problem in found.problems]
    assert told == ([words] if words else [])
    doubts = [problem.is_doubt for problem in found.problems]
    assert doubts == [situation in DOUBTS] * len(doubts)
    assert len(found.problems) == count_on(match, "T3")


def test_the_cell_is_that_of_the_room(match):
    found = entered(match, "Boards", {"C7": "4HS=", "G7": "4СS="})
    assert found.problems == [
        Problem("Boards", "G7", "4СS=", "closed: Cyrillic С, ♠ or ♣?")
    ]


def test_a_text_is_told_in_its_cell_once(match):
    found = entered(match, "Boards", {"D7": "42O", "G7": "4HS="})
    assert found.problems == [Problem("Boards", "D7", "42O", "a number is expected")]


def test_who_sits_is_asked_where_it_is_entered(match):
    found = entered(match, "Boards", {"C6": None, "C7": "4HS="})
    assert found.problems == [Problem("Boards", "C6", "", "who sits NS?")]


def test_a_date_in_a_number_cell_that_no_formula_checks(match):
    found = entered(match, "Data", {"B42": 46143})
    assert [(p.cell, p.found) for p in found.problems] == [("B42", "46143")]
    assert "01.05.2026" in found.problems[0].expected


def test_a_text_in_a_number_cell_that_no_formula_checks(match):
    found = entered(match, "Data", {"C43": "half"})
    assert found.problems == [Problem("Data", "C43", "half", "a number is expected")]


@pytest.mark.parametrize(
    ("typed", "found", "words"),
    [
        ("38", "38", "it is a text; type the number again"),
        ("1 430", "1 430", "it is a text; type the number again"),
        (" −0,5", " −0,5", "it is a text; type the number again"),
        (" ", "", "there is only a blank; delete it"),
    ],
)
def test_a_text_that_looks_like_a_number_or_like_nothing(match, typed, found, words):
    told = entered(match, "Data", {"C43": typed})
    assert told.problems == [Problem("Data", "C43", found, words)]


def replaced(path, sheet_number, cell, inside):
    """Put other content into a cell of the file, as pasting would."""
    package = Package(path)
    part = package.sheets[sheet_number].part
    xml = package.read(part).decode()
    pattern = rf'<c r="{cell}"([^>]*?)(?: t="\w+")?(?:/>|>.*?</c>)'
    xml, count = re.subn(pattern, rf'<c r="{cell}"\1>{inside}</c>', xml, count=1)
    assert count == 1
    package.replace({part: xml.encode()})


def test_a_formula_that_was_pasted_into_an_input_cell(match_file):
    replaced(match_file, 0, "D7", "<f>400+20</f><v>420</v>")
    found = check_entries.run(FileBook(match_file))
    [problem] = found.problems
    assert (problem.cell, problem.found) == ("D7", "=400+20")
    assert problem.is_doubt  # as the sheet says: its figure counts


def test_a_formula_of_the_sheet_that_was_typed_over(match_file):
    replaced(match_file, 0, "N7", "<v>470</v>")
    found = check_entries.run(FileBook(match_file))
    assert [(p.cell, p.found) for p in found.problems] == [("N7", "470")]


def test_a_formula_of_the_sheet_that_was_deleted(match_file):
    replaced(match_file, 0, "N7", "")
    [problem] = check_entries.run(FileBook(match_file)).problems
    assert (problem.cell, problem.found) == ("N7", "")
    assert problem.expected == "a formula of the scoresheet belongs here; it is missing"


def test_a_scoresheet_of_another_build_is_recognised_and_not_compared(match_file):
    for row in range(7, 14):  # steps that a later build has added
        replaced(match_file, 0, f"AL{row}", "")
    replaced(match_file, 0, "O7", "<v>1</v>")  # an entry in the older layout
    found = entered(FileBook(match_file), "Boards", {"C8": "4СS="})
    assert [(p.cell, p.found) for p in found.problems] == [("C8", "4СS=")]
    assert [said.key for said in found.said] == ["check.found", "check.other_build"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_told_in_the_language_of_the_user(tmp_path, monkeypatch, language):
    book = FileBook(shelf.new("bridge-match", tmp_path / "a.xlsx", "bg"))
    monkeypatch.setenv("XLADDIN_LANG", language)
    found = entered(book, "Игри", {"C7": "7SS-14"})
    told = {
        "en": "open: impossible result",
        "ru": "открытая: результат невозможен",
        "bg": "открита: невъзможен резултат",
    }
    assert [problem.expected for problem in found.problems] == [told[language]]


@pytest.fixture(scope="module")
def wrong_league(tmp_path_factory):
    """A league with wrong fixtures, the page of the second round shown."""
    path = tmp_path_factory.mktemp("league") / "league.xlsx"
    book = FileBook(shelf.new("bridge-league", path, "en"))
    book.type_in("Teams", {f"B{5 + place}": name for place, name in enumerate("ABCD")})
    book.type_in("Data", {"B14": 24})
    fixtures = [
        (1, 1, 2, 400, 10),  # a doubt
        (2, 2, 3, None, 30),  # IMPs of one team
        (2, 4, 1, "38", "40"),  # two texts
        (3, 2, 2, 4, 5),  # plays against itself
    ]
    for row, fixture in enumerate(fixtures, start=5):
        cells = (f"{column}{row}" for column in "ABCFG")
        book.type_in("Fixtures", dict(zip(cells, fixture, strict=True)))
    book.type_in("Round", {"D3": 2})
    book.commit()
    return book


def test_a_page_that_shows_a_mark_again_is_not_counted_again(wrong_league):
    shown = [row[0] for row in wrong_league.values("Round", "H6:H7")]
    assert shown == ["! IMPs of one team only", "! a number is expected"]
    found = check_entries.run(wrong_league)
    assert {problem.sheet for problem in found.problems} == {"Fixtures"}
    assert found.figures == {"errors": 4, "doubts": 1}


def test_a_missing_entry_of_a_pair_is_told_where_it_is_missing(wrong_league):
    told = {
        problem.cell: (problem.found, problem.expected)
        for problem in check_entries.run(wrong_league).problems
    }
    assert told["F6"] == ("", "IMPs of one team only")
    assert told["B8"] == ("2 · 2", "plays against itself")
    assert told["F5"] == ("400 · 10", "so many IMPs?")


def test_where_the_sheet_counts_rows_it_is_said(wrong_league):
    assert value(wrong_league, "Fixtures", "T3") == "To check: 4"
    assert "4 rows in all" in check_entries.run(wrong_league).message("en")


def test_whists_that_do_not_sum_to_nought(tmp_path):
    book = FileBook(shelf.new("preferans-table", tmp_path / "a.xlsx", "en"))
    entered_by = {"I6": 200, "I7": 100, "I8": 50, "I9": 50}
    names = {f"B{row}": name for row, name in zip(range(6, 10), "ABCD", strict=True)}
    found = entered(book, "Pulka", entered_by | names)
    assert [problem.expected for problem in found.problems] == ["sign of +200"]


def test_another_workbook_is_refused(tmp_path):
    from openpyxl import Workbook

    Workbook().save(tmp_path / "other.xlsx")
    with pytest.raises(Refused, match="no_scoresheet"):
        check_entries.run(FileBook(tmp_path / "other.xlsx"))


def test_another_version_is_refused(match_file):
    package = Package(match_file)
    [part] = package.parts_of_kind("/custom-properties")
    mark = package.read(part).replace(b"bridge-match 1 ", b"bridge-match 99 ")
    package.replace({part: mark})
    with pytest.raises(Refused, match="other_version"):
        check_entries.run(FileBook(match_file))


def test_a_sheet_that_was_renamed_is_named(match_file):
    package = Package(match_file)
    names = package.read(package.workbook_part).replace(b'name="Cards"', b'name="K"')
    package.replace({package.workbook_part: names})
    with pytest.raises(Refused) as refused:
        check_entries.run(FileBook(match_file))
    assert "Cards" in refused.value.message("en")


def test_a_tournament_s_marks_are_told_at_the_very_cell(tmp_path):
    book = results.fill_tournament(tmp_path / "cup.xlsx", undecided=True)
    book.type_in("Players", {"D9": "gone", "E10": "later"})
    book.type_in("Round 1", {"O6": -20, "J11": "10", "J12": 46246})
    book.type_in("Round 2", {"D6": 10, "E6": -4})
    book.commit()
    at = Reckoning("en")
    missed = (at.title, f"{at.column('decision', 3)}{at.FIRST + 3}", "")
    told = {(p.sheet, p.cell, p.found) for p in check_entries.run(book).problems}
    assert told == {
        ("Players", "D9", "gone"),
        ("Players", "E10", "later"),
        ("Round 1", "P6", ""),
        ("Round 1", "J11", "10"),
        ("Round 1", "J12", "46246"),
        ("Round 2", "E6", "-4 · -60"),  # final whists may be negative
        missed,
    }
