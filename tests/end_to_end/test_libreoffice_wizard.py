"""What LibreOffice knows of our functions: for its wizard, in its language."""

import pytest

from xladdin.functions.catalogue import CATALOGUE
from xladdin.wording import text

pytestmark = pytest.mark.libreoffice

SPEAKING = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/Office/InstalledLocales">
<node oor:name="{0}" oor:op="replace"><prop oor:name="Dictionaries"/></node></item>
<item oor:path="/org.openoffice.Office.Linguistic/General">
<prop oor:name="UILocale" oor:op="fuse"><value>{0}</value></prop></item>
</oor:items>
"""


def names():
    return ",".join(CATALOGUE.names())


def as_declared(language):
    """The help of every function by all its names, as the catalogue has it."""
    told = {}
    for name in CATALOGUE.names():
        entry = CATALOGUE[name]
        purpose, *helps = (text(key, language) for key in entry.help_keys)
        arguments = zip(entry.arguments, helps, strict=True)
        told[name] = {
            "purpose": purpose,
            "category": 11,  # "Add-in"
            "arguments": [[a.name, words, a.optional] for a, words in arguments],
        }
    return told


def test_the_wizard_shows_purpose_and_arguments_of_every_function(over_uno_asked):
    assert over_uno_asked("described", names()) == as_declared("en")


@pytest.mark.parametrize("language", ["ru", "bg"])
def test_the_wizard_speaks_as_the_office_does(over_uno_asked, language):
    told = over_uno_asked("described", names(), settings=SPEAKING.format(language))
    assert told == as_declared(language)


@pytest.mark.parametrize(
    ("language", "grade"),
    [("bg", "малка победа"), ("ru", "небольшая победа"), ("de", "small win")],
)
def test_answers_come_in_the_language_of_the_office(over_uno_asked, language, grade):
    settings = SPEAKING.format(language)
    assert over_uno_asked("called", "VICTORY_GRADE", 7, settings=settings) == grade


def test_the_language_that_the_user_has_chosen_wins(over_uno_asked, monkeypatch):
    monkeypatch.setenv("XLADDIN_LANG", "ru")
    told = over_uno_asked("called", "VICTORY_GRADE", 7, settings=SPEAKING.format("bg"))
    assert told == "небольшая победа"
