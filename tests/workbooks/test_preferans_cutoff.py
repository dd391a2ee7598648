"""The scoresheet preferans-cutoff: means of winners, spread, histogram, what is cut."""

from fractions import Fraction

import pytest

from tests.workbooks.filled import Form, computed, errors
from xladdin.preferans.cutoff_statistics import cutoff_statistics
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks import preferans_cutoff
from xladdin.workbooks.preferans_cutoff_sample import CLUB_WINNERS

PAGE, RESULTS = "Cutoff", "Results"


@pytest.fixture(scope="module")
def form(tmp_path_factory):
    workbook = preferans_cutoff.build("en", sample=False)
    return Form(workbook, tmp_path_factory.mktemp("form"))


def typed(form, page=None, results=None, data=None):
    """Entries of an empty scoresheet."""
    return {PAGE: page or {}, RESULTS: results or {}, **form.named(data or {})}


@pytest.fixture
def score(form, tmp_path):
    """Enter into an empty scoresheet and compute it."""
    path = tmp_path / "filled.xlsx"
    return lambda *given, **named: form.computed(typed(form, *given, **named), path)


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    workbook = preferans_cutoff.build("en", sample=True)
    return computed(workbook, tmp_path_factory.mktemp("sample"))


def winners(*whists):
    return {f"B{row}": value for row, value in enumerate(whists, start=7)}


def test_piter_2017_mean_of_564_pulkas(sample):
    assert sample[PAGE, "C5"] == 564
    assert round(sample[PAGE, "D5"], 1) == 497.9
    assert round(sample[PAGE, "D20"], 1) == 495.8  # without weights
    assert sample[PAGE, "A1"] == "Winner's mean: 497.9 whists"
    assert sample[PAGE, "G3"] == "To check: none"


def test_the_results_one_by_one_are_those_of_the_rule(sample):
    for row, cutoff in zip((24, 25, 26), (500, 738, 750), strict=True):
        rule = cutoff_statistics([Fraction(w) for w in CLUB_WINNERS], cutoff)
        assert sample[PAGE, f"B{row}"] == cutoff
        share = float(100 * rule.share_cut)
        assert sample[PAGE, f"D{row}"] == pytest.approx(share)
    assert sample[PAGE, "C6"] == rule.pulkas
    assert sample[PAGE, "D6"] == pytest.approx(float(rule.mean))
    assert sample[PAGE, "C29"] == pytest.approx(float(rule.spread))


def test_every_result_falls_into_one_class(sample):
    classes = [sample[PAGE, f"C{row}"] for row in range(36, 48)]
    assert sum(classes) == len(CLUB_WINNERS)
    beyond = sum(sample[PAGE, f"L{row}"] for row in range(36, 48))
    assert beyond == sample[PAGE, "C24"] == sum(w > 500 for w in CLUB_WINNERS)


def test_a_bound_belongs_to_the_class_below_it(score):
    cells = score(results=winners(0, 100, 100.5, 1100, 1101))
    counts = {row: cells[PAGE, f"C{row}"] for row in range(36, 48)}
    assert {row: n for row, n in counts.items() if n} == {36: 2, 37: 1, 46: 1, 47: 1}


def test_a_cutoff_inside_a_class_divides_its_bar(score):
    cells = score(results=winners(410, 450, 451, 480), data={"Cutoff": 450})
    assert (cells[PAGE, "K40"], cells[PAGE, "L40"]) == (2, 2)


def test_one_result_has_a_mean_and_no_spread(score):
    cells = score(results=winners(420))
    assert (cells[PAGE, "D6"], cells[PAGE, "C29"]) == (420, "")
    assert cells[PAGE, "A1"] == "Winner's mean: 420 whists"


GOOD = {"B8": "Cup", "C8": 10, "D8": 480}
WRONG = {  # on the page, among the results, settings; where and in words
    "mean missing": ({"B8": "Cup", "C8": 10}, {}, {}, "G8", "! mean missing"),
    "pulkas missing": ({"B8": "Cup", "D8": 10}, {}, {}, "G8", "! number of pulkas?"),
    "a part of a pulka": ({**GOOD, "C8": 1.5}, {}, {}, "G8", "! pulkas: 1, 2, 3 …"),
    "no pulkas": ({**GOOD, "C8": 0}, {}, {}, "G8", "! pulkas: 1, 2, 3 …"),
    "text": ({**GOOD, "D8": "48O"}, {}, {}, "G8", "! a number is expected"),
    "a date": ({**GOOD, "D8": 46003}, {}, {}, "G8", "! looks like a date"),
    "a mean below 0": ({**GOOD, "D8": -4}, {}, {}, "G8", "! a winner is not below 0"),
    "nameless": ({"C8": 10, "D8": 480}, {}, {}, "G8", "? which tournament?"),
    "cutoff": ({}, {}, {"Cutoff": 0}, "G5", "! settings: see Data"),
    "another cutoff": ({}, {}, {"Cutoff_2": "x"}, "G5", "! settings: see Data"),
    "class width": ({}, {}, {"Class_width": 2.5}, "G5", "! settings: see Data"),
    "a result: text": ({}, {"B9": "4l2"}, {}, "I9", "! a number is expected"),
    "a result: a blank space": ({}, {"B9": " "}, {}, "I9", "! a number is expected"),
    "a result: a date": ({}, {"B9": 46003}, {}, "I9", "! looks like a date"),
    "a result: below 0": ({}, {"B9": -12}, {}, "I9", "! a winner is not below 0"),
    "a result: many": ({}, {"B9": 4120}, {}, "I9", "? so many whists?"),
}


TWICE = {**GOOD, "B9": "Cup", "C9": 30, "D9": 510}


@pytest.fixture(scope="module")
def wrong(form, tmp_path_factory):
    """Each wrong entry in a scoresheet of its own, computed."""
    cases = {case: typed(form, *given) for case, (*given, _, _) in WRONG.items()}
    cases["twice"] = typed(form, TWICE)
    return form.each(cases, tmp_path_factory.mktemp("wrong"))


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_entry_is_marked_in_words(wrong, case):
    _, results, _, where, words = WRONG[case]
    cells = wrong[case].cells
    assert cells[RESULTS if results else PAGE, where] == words
    assert cells[PAGE, "G3"] == cells[RESULTS, "I3"] == "To check: 1"
    assert not errors(cells)


def test_the_same_tournament_twice_is_doubted_in_both_lines(wrong):
    cells = wrong["twice"].cells
    assert cells[PAGE, "G8"] == cells[PAGE, "G9"] == "? entered twice?"
    assert cells[PAGE, "G3"] == "To check: 2"


@pytest.mark.libreoffice
def test_libreoffice_says_the_same_of_wrong_entries(wrong, unlike_libreoffice):
    assert not unlike_libreoffice(wrong)


def test_a_wrong_entry_does_not_count(score):
    page = {**GOOD, "B9": "League", "C9": 30, "D9": "5I2"}
    cells = score(page, winners(400, -5, "x", 500))
    assert (cells[PAGE, "C5"], cells[PAGE, "D5"]) == (10, 480)
    assert (cells[PAGE, "C6"], cells[PAGE, "D6"]) == (2, 450)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_fit_their_column(language):
    for key in preferans_cutoff.CHECKS.keys:
        assert len(text(f"check.{key}", language)) <= 32
