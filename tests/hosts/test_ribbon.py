"""The tab of the ribbon."""

import re
from xml.etree import ElementTree as ET

import pytest

from xladdin.hosts import ribbon, vba
from xladdin.hosts.ribbon import Offered
from xladdin.wording import LANGUAGES, text

TAG = f"{{{ribbon.NAMESPACE}}}"
SCORESHEETS = [
    Offered("bridge-match", "A match"),
    Offered("preferans-table", "A pulka & more"),
    Offered("bridge-match", "Матч", "ru"),
    Offered("preferans-table", "Пуля", "ru"),
    Offered("bridge-match", "Мач", "bg"),
]
# Lengths that Office allows.
LONGEST = {"label": 1024, "screentip": 1024, "supertip": 1024, "tag": 1024}


def parsed(language, scoresheets=SCORESHEETS):
    return ET.fromstring(ribbon.ribbon(language, scoresheets))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_speaks_the_language(language):
    root = parsed(language)
    assert root.find(f".//{TAG}tab").get("label") == text("button.tab", language)
    for button in (ribbon.NEW_SCORESHEET, *ribbon.BUTTONS):
        element = root.find(f".//*[@id='xa_{button.key}']")
        assert element.get("label") == text(f"button.{button.key}", language)
        assert element.get("supertip") == text(f"button.{button.key}.tip", language)
    for element in root.iter():
        for name, limit in LONGEST.items():
            assert len(element.get(name, "")) <= limit


def test_every_button_starts_a_macro_that_exists():
    source = vba.modules()[ribbon.MODULE]
    macros = set(re.findall(r"(?m)^Public Sub (\w+)\(control As Object\)", source))
    started = {element.get("onAction") for element in parsed("en").iter()} - {None}
    assert started == {f"{ribbon.MODULE}.{macro}" for macro in macros}


def test_ids_are_unique_and_valid():
    found = [element.get("id") for element in parsed("en").iter() if element.get("id")]
    assert len(found) == len(set(found))
    assert all(re.fullmatch(r"[A-Za-z_]\w*", identifier) for identifier in found)


def test_the_scoresheets_hang_below_their_button():
    menu = parsed("en").find(f".//{TAG}menu")
    assert [(b.get("tag"), b.get("label")) for b in menu.findall(f"{TAG}button")] == [
        ("bridge-match", "A match"),
        ("preferans-table", "A pulka & more"),
    ]


def test_those_of_other_languages_hang_in_menus_of_their_own():
    menu = parsed("en").find(f".//{TAG}menu")
    assert {
        other.get("label"): [button.get("tag") for button in other]
        for other in menu.findall(f"{TAG}menu")
    } == {
        "По-русски": [r"ru\bridge-match", r"ru\preferans-table"],
        "На български": [r"bg\bridge-match"],
    }


def test_without_scoresheets_their_button_is_not_shown():
    assert parsed("en", ()).find(f".//{TAG}menu") is None
