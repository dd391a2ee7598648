"""Wrong entries on the sheet Boards: marked at once, counted, said in words."""

import pytest

from tests.workbooks.bridge_match_filled import (
    BOARDS,
    DATA,
    match,
    plus,
    rooms,
    row_of,
)
from tests.workbooks.filled import (
    computed,
    enter,
    errors,
    read,
    saved,
    saved_as,
    unlike,
)
from xladdin.bridge.vulnerability import SIDES, vulnerable
from xladdin.hosts import calculator
from xladdin.wording import LANGUAGES, text

OWN_WORDS = (
    *("who_sits", "continued", "no_such_board", "which_room", "awarded_note"),
    *("not_compared", "both_reversed", "waits_closed", "waits_open"),
)
GOOD = rooms("4HS=", "4HS+1")
# What is typed on board 1 (nobody vulnerable), and the words beside it.
WRONG = {
    "a date in place of a contract": (
        {"C": 46000, "G": "4HS="},
        "! open: a date, not a contract",
    ),
    "a text in place of a score": (
        {"D": "42O", "G": "4HS="},
        "! open: a score is a number",
    ),
    "12-8 turned into a date": (
        {"D": 46000, "G": "4HS="},
        "! open: a date, not a score",
    ),
    "1.5 awarded turned into a date": ({"L": 46143, "M": 0}, "! awarded IMPs: a date?"),
    "awarded as text": ({"L": "three", "M": 0}, "! awarded IMPs: not a number"),
    "wrong keyboard layout": (rooms("4СS=", "4SS="), "! open: Cyrillic С, ♠ or ♣?"),
    "an impossible contract": (
        rooms("8NTS=", "4SS="),
        "! open: contract not readable",
    ),
    "an impossible result": (rooms("7SS-14", "4SS="), "! open: impossible result"),
    "tricks typed for overtricks": (
        rooms("4SS10", "4SS="),
        "! open: tricks for overtricks?",
    ),
    "a score that no contract gives": (
        {"C": "4HS=", "H": 620},
        "! closed: no contract gives this",
    ),
    "a minus score": ({"C": "4HS=", "I": -50}, "! closed: no minus, plus scores"),
    "contract and score": (
        {"C": "4HS=", "D": 420, "G": "4HS="},
        "! open: contract and a score",
    ),
    "both sides score": (
        {"D": 420, "E": 50, "G": "4HS="},
        "! open: both NS and EW scores",
    ),
    "the same contract by both sides": (
        rooms("4HN=", "4HE="),
        "? 4♥ by NS and by EW: check",
    ),
    "a swing of 1,500": (rooms("7NTN=", "3NTN+2"), ""),
    "a swing above 1,500": (
        rooms("7NTN=", "7NTN-1"),
        "? 1570 points: check both cards",
    ),
    "awarded beside two results": (
        {**GOOD, "L": 3, "M": 0},
        "! awarded beside two results",
    ),
    "half an award": ({"C": "4HS=", "L": 3}, "! awarded IMPs: B is missing"),
    "no declarer": (rooms("4H=", "4HS="), "! open: who plays it?"),
    "no result": (rooms("4HS", "4HS="), "! open: the result is missing"),
    "no such word for reversed": ({**GOOD, "K": "both"}, "! reversed: O, C or OC"),
}


# Boards on which nobody is vulnerable come first: some of the words are for these.
NUMBERS = sorted(range(1, 65), key=lambda n: any(vulnerable(n, s) for s in SIDES))
BOARD = dict(zip(WRONG, NUMBERS, strict=False))
SETS = (16, 16, 16, 16)
SEATS = ("A", "A", "A", "A")
EXCHANGED = {8: plus(420, -50), 9: plus(-50, 420), 10: plus(110, 110)}
# +420 on a board where North-South are vulnerable and no 4♥ or 4♠ is meant
VULNERABLE = {2: {"D": 420, "G": "4HS="}}
PLAYERS = {
    "B11": "Ann",
    "B12": "Bob",
    "C11": "Ann",
    "C12": "Eve",
    "B30": "Bob",
    "B33": "Bob",
    "B34": "Eve",
}
WRONG_DATA = {
    "carry-over turned into a date": (
        {"B41": 46000},
        ("E41", "! so much? a date?"),
    ),
    "a penalty in words": ({"C42": "three"}, ("E42", "! a number is expected")),
    "victory points for one team": (
        {"B44": 12},
        ("E44", "! one of the two is missing"),
    ),
    "rules that are none": ({"B21": "1970"}, ("F21", "! choose from the list")),
    "no rules": ({"B21": None}, ("F21", "! choose from the list")),
    "a scale that is none": ({"B22": "30-0"}, ("F22", "! choose from the list")),
    "one team twice": (
        {"B10": "Lions", "C10": "Lions"},
        ("D10", "! both teams have this name"),
    ),
}


@pytest.fixture(scope="module")
def wrong(tmp_path_factory):
    """Wrong entries, those of boards together in one match, computed."""
    boards = {BOARD[case]: typed for case, (typed, _) in WRONG.items()}
    cases = {
        "boards": match(SETS, boards, seats=SEATS),
        "neighbours": match([12], EXCHANGED),
        "vulnerable": match([4], VULNERABLE),
        "beyond the set": match([4], {}),
        "players": match([4], {}, PLAYERS),
        "who sits": match([1], {1: plus(420, -50)}, seats=("x",)),
        "too many boards": match([20, 20, 20], {}),
    }
    enter(cases["beyond the set"], BOARDS, {"C11": "4HS="})
    cases |= {case: match([4], {}, typed) for case, (typed, _) in WRONG_DATA.items()}
    return saved(cases, tmp_path_factory.mktemp("wrong"))


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_entry_is_marked_in_words(wrong, case):
    row = row_of(BOARD[case], SETS)
    assert wrong["boards"].cells[BOARDS, f"T{row}"] == WRONG[case][1]


def test_what_is_to_check_is_counted_in_one_cell(wrong):
    count = sum(words != "" for _, words in WRONG.values())
    assert wrong["boards"].cells[BOARDS, "T3"] == f"To check: {count}"


def test_no_wrong_entry_makes_an_error(wrong):
    found = {case: errors(file.cells) for case, file in wrong.items()}
    assert not any(found.values()), found


@pytest.mark.parametrize(
    "case",
    [
        "a date in place of a contract",
        "a text in place of a score",
        "12-8 turned into a date",
        "wrong keyboard layout",
        "both sides score",
    ],
)
def test_nonsense_is_not_reckoned_with(wrong, case):
    row = row_of(BOARD[case], SETS)
    shown = [wrong["boards"].cells[BOARDS, f"{column}{row}"] for column in "FNQR"]
    assert shown == [""] * 4


def test_the_vulnerability_decides_whether_a_score_can_be(wrong):
    shown = wrong["vulnerable"].cells
    assert shown[BOARDS, "T8"] == "! open: no contract gives this"


def test_two_neighbours_that_cancel(wrong):
    shown = wrong["neighbours"].cells
    assert shown[BOARDS, "T14"] == "? exchanged with board 9?"
    assert shown[BOARDS, "T15"] == "? exchanged with board 8?"
    assert shown[BOARDS, "T16"] == ""
    assert shown[BOARDS, "T3"] == "To check: 2"


def test_small_swings_that_cancel_are_chance(tmp_path):
    results = {1: plus(140, 110), 2: plus(110, 140)}
    shown = computed(match([4], results), tmp_path)
    assert shown[BOARDS, "T3"] == "To check: none"


# What else is wrong -> what the cells show that are about it.
SHOWN = {
    "beyond the set": {
        (BOARDS, "T11"): "! no such board in the set",
        (BOARDS, "F11"): "",
    },
    "who sits": {
        (BOARDS, "N7"): "",
        (BOARDS, "T6"): "! who sits NS?",
        (BOARDS, "T3"): "To check: 1",
    },
    "too many boards": {
        (DATA, "F26"): "! the sheet has no room for so many boards",
        (BOARDS, "T3"): "To check: 1",
    },
    "players": {
        (DATA, "D11"): "! written down twice",
        (DATA, "E11"): "! written down twice",
        (DATA, "D12"): "! twice in a set",
        (DATA, "E12"): "",
        (BOARDS, "T3"): "To check: 3",
    },
}


@pytest.mark.parametrize("case", SHOWN)
def test_what_else_is_wrong_is_said(wrong, case):
    assert {at: wrong[case].cells[at] for at in SHOWN[case]} == SHOWN[case]


@pytest.mark.parametrize("case", WRONG_DATA)
def test_a_wrong_entry_on_data_is_marked_and_counted(wrong, case):
    address, words = WRONG_DATA[case][1]
    assert wrong[case].cells[DATA, address] == words
    assert wrong[case].cells[BOARDS, "T3"] == "To check: 1"


@pytest.mark.libreoffice
def test_libreoffice_says_the_same_of_wrong_entries(wrong, unlike_libreoffice):
    assert not unlike_libreoffice(wrong)


def test_rules_typed_as_a_number_and_penalties_are_no_doubt(tmp_path):
    typed = {"B21": 1959, "B41": 7.5, "C42": 3, "B44": 12, "C44": 8}
    shown = computed(match([4], {}, typed), tmp_path)
    assert shown[BOARDS, "T3"] == "To check: none"


def test_an_award_that_is_a_date_is_not_counted(tmp_path):
    shown = computed(match([4], {1: {"L": 46143, "M": 0}}), tmp_path)
    assert (shown[BOARDS, "Q7"], shown[BOARDS, "N1"]) == ("", "")


@pytest.mark.parametrize("letter", ["O", "О", "OC", "ОС"])
def test_the_letters_for_reversed_rooms_come_from_either_keyboard(tmp_path, letter):
    shown = computed(match([4], {1: {**GOOD, "K": letter}}), tmp_path)
    compared = len(letter) == 2
    said = "both_reversed" if compared else "not_compared"
    assert shown[BOARDS, "T7"] == text(f"bridge_match.{said}", "en")
    assert shown[BOARDS, "N7"] == (30 if compared else "")


def test_a_block_without_boards_shows_no_link_to_its_card(tmp_path):
    shown = computed(match([4], {}), tmp_path)
    assert shown[BOARDS, "F6"] == shown[BOARDS, "J6"] == "card ↓"
    assert shown[BOARDS, "F23"] == shown[BOARDS, "J23"] == ""


def test_a_pasted_formula_lights_up():
    sheet = match([4], {})[BOARDS]
    conditions = {
        str(found.sqref).split(":")[0]: [rule.formula[0] for rule in found.rules]
        for found in sheet.conditional_formatting
    }
    for first in ("C7", "D7", "G7", "H7", "K7"):
        assert conditions[first][0] == f"_xlfn.ISFORMULA({first})"


PASTED = {
    "as a contract": (BOARDS, "C7", '="4H"&"S="', "T7"),
    "as a score": (BOARDS, "H8", "=600+20", "T8"),
    "as awarded IMPs": (BOARDS, "L9", "=1+2", "T9"),
    "as the team that sits NS": (BOARDS, "C6", '="A"', "T6"),
    "as boards of a set": (DATA, "B26", "=2*2", "F26"),
    "as the scheduled boards": (DATA, "B23", "=2*12", "F23"),
    "as a carry-over": (DATA, "B41", "=7+0.5", "E41"),
    "as a player": (DATA, "C13", '="Ann"', "E13"),
    "as a team": (DATA, "B10", '="Lions"', "D10"),
}


@pytest.mark.parametrize(
    ("sheet", "at", "formula", "said"), PASTED.values(), ids=PASTED
)
def test_a_pasted_formula_is_counted_and_said(tmp_path, sheet, at, formula, said):
    results = {1: {"G": "4HS="}, 2: {"C": "4HS="}, 3: {"L": 0, "M": 0}}
    workbook = match([4], results)
    enter(workbook, sheet, {at: formula})
    shown = computed(workbook, tmp_path)
    assert shown[sheet, said] == text("check.pasted", "en")
    assert shown[BOARDS, "T3"] == "To check: 1"
    assert not errors(shown)


def test_the_figure_of_a_pasted_formula_counts(tmp_path):
    shown = computed(match([4], {1: {"D": "=400+20", "G": "4HS="}}), tmp_path)
    assert (shown[BOARDS, "F7"], shown[BOARDS, "N7"]) == (420, 0)


@pytest.mark.libreoffice
def test_libreoffice_finds_the_same_formulas(tmp_path, unlike_libreoffice):
    workbook = match([4], {1: {"G": "4HS="}, 2: {"C": "4HS="}, 3: {"L": 0, "M": 0}})
    for sheet, at, formula, _ in PASTED.values():
        enter(workbook, sheet, {at: formula})
    found = saved({"pasted": workbook}, tmp_path)
    assert found["pasted"].cells[BOARDS, "T3"] == f"To check: {len(PASTED)}"
    assert not unlike_libreoffice(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_fit_their_column(language):
    for key in OWN_WORDS:
        assert len(text(f"bridge_match.{key}", language)) <= 32
    exchanged = text("bridge_match.exchanged", language)
    assert len(f"{exchanged} 64?") <= 32


@pytest.mark.libreoffice
def test_without_functions_the_figures_stay_and_a_cell_says_so(tmp_path, convert):
    workbook = match([4], {1: GOOD, 2: rooms("4SS=", "4SS-1")})
    path, here = saved_as(workbook, tmp_path / "scored.xlsx")
    calculator.score(path)
    there = read(convert(path, "xlsx"))
    assert there[BOARDS, "T1"] == text("sheet.functions_missing", "en")
    different = unlike(here, there)
    assert [at for at, _, _ in different] == [(BOARDS, "T1")]
    assert not errors(there)
