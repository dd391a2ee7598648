"""The catalogue refuses what a host, a reader or a judge of sources would."""

import pytest

from xladdin.functions import arguments as take
from xladdin.functions import spec
from xladdin.functions.arguments import LANGUAGE
from xladdin.functions.spec import EACH, RANKING, Catalogue, Example, sheet_function
from xladdin.scoring.errors import NotUnderstood

EXAMPLE = Example("=IMP(250)", 4, "Stolitsa 1959, §24")
GOOD = {
    "category": RANKING,
    "kind": EACH,
    "arguments": (take.number("difference"), take.rules()),
    "examples": (EXAMPLE,),
    "source": "Stolitsa 1959, §24",
    "vba_name": "IMPS",
}


def declare(name="IMP", catalogue=None, **changed):
    def body(*_arguments):
        return 0

    body.__name__ = name
    catalogue = Catalogue() if catalogue is None else catalogue
    sheet_function(catalogue, **{**GOOD, **changed})(body)
    return catalogue


def test_a_good_entry_is_found_by_each_of_its_names_in_any_case():
    catalogue = declare(aliases=("IMPS",))
    assert len(catalogue) == 1
    assert "imps" in catalogue
    assert "VPS" not in catalogue
    assert catalogue["imps"] is catalogue["IMP"]
    assert catalogue.names() == ("IMP", "IMPS")
    assert [entry.name for entry in catalogue] == ["IMP"]


def test_an_entry_tells_how_it_is_written_and_where_its_help_stands():
    entry = declare()["IMP"]
    assert entry.signature == "IMP(difference, [rules])"
    assert entry.required == 1
    assert entry.help_keys == (
        "function.IMP",
        "function.IMP.difference",
        "function.IMP.rules",
    )


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        pytest.param({"name": "IMP59"}, "is a cell address", id="an address"),
        pytest.param({"name": "Imps"}, "is not in capitals", id="small letters"),
        pytest.param({"name": "VP"}, "shorter than three", id="two letters"),
        pytest.param({"vba_name": ""}, "IMP is a word of VBA", id="a word of VBA"),
        pytest.param({"vba_name": "Next"}, "is a word of VBA", id="a bad VBA name"),
        pytest.param({"aliases": ("VP20",)}, "VP20 is a cell", id="a bad alias"),
        pytest.param({"aliases": ("IMP",)}, "IMP is taken", id="its own name again"),
        pytest.param(
            {"arguments": (take.number("next"),)}, "argument next", id="an argument"
        ),
        pytest.param({"examples": ()}, "has no example", id="no example"),
        pytest.param({"source": ""}, "names no source", id="no source"),
        pytest.param(
            {"examples": (Example("=IMP(1)", 0, ""),)},
            "names no source",
            id="an example without a source",
        ),
        pytest.param({"category": "chess"}, "unknown category", id="category"),
        pytest.param({"kind": "some"}, "unknown category or kind", id="kind"),
        pytest.param(
            {"arguments": (take.rules(), take.number("difference"))},
            "a required argument stands behind an optional one",
            id="order of arguments",
        ),
    ],
)
def test_an_entry_with_a_fault_is_refused(changed, fault):
    with pytest.raises(ValueError, match=fault):
        declare(**changed)


def test_an_entry_without_help_is_refused_by_whoever_shows_it():
    entry = declare("NO_HELP")["NO_HELP"]
    with pytest.raises(ValueError, match=r"function\.NO_HELP in ru is missing"):
        entry.help("ru")


def test_help_longer_than_the_wizard_shows_is_refused(monkeypatch):
    monkeypatch.setattr(spec, "LONGEST_HELP", 10)
    with pytest.raises(ValueError, match=r"function\.IMP in bg is missing or too long"):
        declare()["IMP"].help("bg")


@pytest.mark.parametrize("taken", ["IMP", "IMPS"])
def test_a_name_is_declared_once(taken):
    catalogue = declare(aliases=("IMPS",))
    with pytest.raises(ValueError, match="is taken"):
        declare(taken, catalogue, vba_name="IMPS")
    assert len(catalogue) == 1


@pytest.mark.parametrize(
    ("cell", "word"),
    [
        ("bg", "bg"),
        (" BG ", "bg"),
        ("Български", "bg"),
        ("РУССКИЙ", "ru"),
        ("English", "en"),
    ],
)
def test_a_choice_ignores_case_and_blanks_around(cell, word):
    assert LANGUAGE(cell) == word


@pytest.mark.parametrize(
    ("cell", "word"), [(1959.0, "1959"), ("1959", "1959"), (1960, "1960")]
)
def test_a_year_may_be_a_number(cell, word):
    assert take.rules().read(cell) == word


@pytest.mark.parametrize("cell", ["de", "", 7.0, True, None])
def test_another_word_is_refused(cell):
    with pytest.raises(NotUnderstood):
        LANGUAGE(cell)
