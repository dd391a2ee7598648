"""Contracts: every way of writing them, and what is refused."""

import pytest
from hypothesis import given

from tests import strategies
from xladdin.bridge.contract import (
    PASSED_OUT,
    Contract,
    parse,
    parse_declarer,
    parse_result,
    side_of,
)
from xladdin.scoring.errors import ImpossibleNumber, NotUnderstood

# Seen in real files, with what they mean.
SEEN = {
    "4HX-1": Contract(4, "H", 1, None, -1),
    "3NT": Contract(3, "N"),
    "3N": Contract(3, "N"),
    "1N": Contract(1, "N"),
    "4Sx": Contract(4, "S", 1),
    "6SX": Contract(6, "S", 1),
    "2DR": Contract(2, "D", 2),
    "1NR": Contract(1, "N", 2),
    "3NTNX+1": Contract(3, "N", 1, "N", 1),
    "W3NT+2": Contract(3, "N", 0, "W", 2),
    "3NS=": Contract(3, "N", 0, "S", 0),
    "4SWx-4": Contract(4, "S", 1, "W", -4),
    "5DNx-2": Contract(5, "D", 1, "N", -2),
    "1NN-3": Contract(1, "N", 0, "N", -3),
    "3SS-2": Contract(3, "S", 0, "S", -2),
    "4SE": Contract(4, "S", 0, "E"),
    "4 H x": Contract(4, "H", 1),
    "3 NT": Contract(3, "N"),
    "4SxW-1": Contract(4, "S", 1, "W", -1),
    "4sxw-1": Contract(4, "S", 1, "W", -1),
    "1NSx=": Contract(1, "N", 1, "S", 0),
}
STRAINS = {
    "S": "S ♠ ♤ П п пика пики пик",
    "H": "H h ♥ ♡ Ч ч черва черви черв Ку ку купа купи",
    "D": "D ♦ ♢ Б б бубна бубны бубен Ка ка каро",
    "C": "C ♣ ♧ Т т трефа трефы треф спатия спатии",
    "N": "N NT nt НТ нт NТ НT SA sa БК бк Бк безкоз безкозыря",
}
DOUBLES = {0: [""], 1: "x X * к К х Х контра".split(), 2: []}
DOUBLES[2] = "xx XX ** R r рк РК реконтра хх".split()
PASSES = ["Pass", "PASS", "pass", "P", "p", "AP", "All pass", "пас", "Пас", " pass "]


@pytest.mark.parametrize("entry", SEEN)
def test_entries_seen_in_files(entry):
    assert parse(entry) == SEEN[entry]


@pytest.mark.parametrize(
    "strain, spelling",
    [(strain, spelling) for strain in STRAINS for spelling in STRAINS[strain].split()],
)
def test_spellings_of_strains_and_doubles(strain, spelling):
    for double, signs in DOUBLES.items():
        for sign in signs:
            if f"{spelling}{sign}".upper() == "БК":
                continue  # that is no-trump, see below
            read = parse(f"3{spelling}{sign}+1")
            assert read == Contract(3, strain, double, None, 1), sign


@pytest.mark.parametrize("entry", ["без коз", "б к", "без козыря", "Б К"])
def test_blanks_inside_do_not_matter(entry):
    assert parse(f" 3 {entry}\u00a0= ") == Contract(3, "N", 0, None, 0)


@pytest.mark.parametrize("entry", PASSES)
def test_passed_out(entry):
    assert parse(entry) == PASSED_OUT
    assert parse(entry).passed_out


@pytest.mark.parametrize(
    "entry", ["W4Sx-1", "4SWx-1", "4SxW-1", "w 4 ♠ X −1", "4♠xW–1"]
)
def test_the_declarer_may_stand_in_three_places(entry):
    assert parse(entry) == Contract(4, "S", 1, "W", -1)


@pytest.mark.parametrize(
    "entry, declarer",
    [
        ("4ПС=", "N"),
        ("3БКИ=", "E"),
        ("4ЧВ=", "E"),
        ("4♠x З −1", "W"),
        ("Ю 5Т", "S"),
        ("3 без козыря С", "N"),
    ],
)
def test_a_cyrillic_declarer_beside_a_strain_that_is_clear(entry, declarer):
    assert parse(entry).declarer == declarer


@pytest.mark.parametrize("entry", ["4HС=", "3НТС=", "4SВ", "Ю4H="])
def test_a_cyrillic_declarer_beside_a_latin_strain_is_refused(entry):
    with pytest.raises(NotUnderstood) as caught:
        parse(entry)
    assert caught.value.key == "declarer_cyrillic"


def test_three_no_trump_doubled_is_never_three_diamonds():
    assert parse("3БКк") == Contract(3, "N", 1)
    assert parse("3БК") == Contract(3, "N")
    assert parse("3Бх") == Contract(3, "D", 1)


@pytest.mark.parametrize(
    "entry, key",
    [
        ("4С", "strain_cyrillic_s"),
        ("4сW=", "strain_cyrillic_s"),
        ("3Н", "strain_cyrillic_n"),
        ("3нS+1", "strain_cyrillic_n"),
        ("4Х", "strain_cyrillic_x"),
        ("4К", "strain_cyrillic_k"),
        ("4КW=", "strain_cyrillic_k"),
        ("W4Е", "strain_cyrillic_e"),
    ],
)
def test_a_lone_cyrillic_letter_as_the_strain_is_refused(entry, key):
    with pytest.raises(NotUnderstood) as caught:
        parse(entry)
    assert caught.value.key == key
    assert caught.value.facts["level"] in entry


@pytest.mark.parametrize(
    "entry",
    [
        *"8S 0S 4 S 4X x 4SxxX 4S++1 4S=+1 46000 12-8 pas 4HHH 4Z 44S S4 ♠4".split(),
        *["", "no play", "60%-40%", "4S-", "4S+100"],
    ],
)
def test_what_is_no_contract(entry):
    with pytest.raises(NotUnderstood) as caught:
        parse(entry)
    assert caught.value.key == "contract_expected"


def test_two_declarers_are_refused():
    with pytest.raises(NotUnderstood) as caught:
        parse("W4SE")
    assert caught.value.key == "declarer_twice"


@pytest.mark.parametrize(
    "entry, key",
    [
        ("4S10", "tricks_typed"),
        ("4SN+10", "tricks_typed"),
        ("3NT9", "tricks_typed"),
        ("7S+1", "tricks_typed"),
        ("4S+14", "result_impossible"),
        ("1C-8", "result_impossible"),
    ],
)
def test_more_than_thirteen_tricks_are_refused(entry, key):
    with pytest.raises(ImpossibleNumber) as caught:
        parse(entry)
    assert caught.value.key == key


@pytest.mark.parametrize(
    "text, tricks",
    [
        *[("=", 0), ("0", 0), ("О", 0), ("+1", 1), ("1", 1), ("-2", -2), ("−2", -2)],
        *[("–2", -2), ("-1О", -10), ("+O", 0), (" + 1 ", 1)],
    ],
)
def test_results(text, tricks):
    assert parse_result(text) == tricks


@pytest.mark.parametrize("text", ["", "x", "==", "1/2", "+", "100", "1.5"])
def test_what_is_no_result(text):
    with pytest.raises(NotUnderstood) as caught:
        parse_result(text)
    assert caught.value.key == "result_expected"


@pytest.mark.parametrize(
    "letters, hand",
    [("NСnс", "N"), ("EИВeив", "E"), ("SЮsю", "S"), ("WЗwз", "W")],
)
def test_declarers_in_a_column_of_their_own(letters, hand):
    assert {parse_declarer(f" {letter}") for letter in letters} == {hand}


@pytest.mark.parametrize("text", ["", "X", "NS", "П"])
def test_what_is_no_declarer(text):
    with pytest.raises(NotUnderstood) as caught:
        parse_declarer(text)
    assert caught.value.key == "declarer_expected"


def test_tricks_are_counted_from_the_contract_by_formats_that_say_so():
    assert parse("3NT").with_tricks(9).result == 0
    assert parse("1C").with_tricks(0).result == -7
    with pytest.raises(ImpossibleNumber) as caught:
        parse("3NT").with_tricks(14)
    assert caught.value.key == "tricks_impossible"


def test_sides():
    assert [side_of(hand) for hand in "NESW"] == ["NS", "EW", "NS", "EW"]


@given(strategies.contracts)
def test_what_is_printed_is_read_again(contract):
    assert parse(str(contract)) == contract


@given(strategies.ended())
def test_printed_forms_have_one_meaning_in_small_letters_and_with_blanks(contract):
    assert parse(" ".join(str(contract).lower())) == contract
