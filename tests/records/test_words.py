"""Every reason and every notice has its words, and no words are left over."""

import re
from pathlib import Path

import pytest

from xladdin.bridge.contract import parse
from xladdin.records import refused, result
from xladdin.records.refused import Noticed, RecordRefused
from xladdin.scoring.errors import NotUnderstood
from xladdin.wording import LANGUAGES, texts

ROOM = Path(refused.__file__).parent
SOURCE = "\n".join(
    path.read_text("utf-8") for path in ROOM.glob("*.py") if "page" not in path.stem
)
REASONS = set(re.findall(r'RecordRefused\(\s*"(\w+)"', SOURCE))
QUOTED = set(re.findall(r'"(\w+)"', SOURCE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language):
    known = {key[16:] for key in texts(language) if key.startswith("records.refused.")}
    assert known == REASONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_is_used(language):
    known = {key[16:] for key in texts(language) if key.startswith("records.noticed.")}
    assert known <= QUOTED
    assert {
        result.NOT_PLAYED,
        result.UNFINISHED,
        result.SPLIT,
        result.ADJUSTED,
    } <= known


def test_a_refusal_of_the_rules_is_told_in_words():
    with pytest.raises(NotUnderstood) as problem:
        parse("4С")
    refusal = RecordRefused("not_understood", 5, found="4С", problem=problem.value)
    for language in LANGUAGES:
        words = refusal.message(language)
        assert "5" in words
        assert "strain_cyrillic" not in words


def test_what_concerns_the_whole_file_names_no_line():
    assert RecordRefused("empty").message("en") == "The file is empty."
    assert Noticed("one_sheet_read", 0, {"count": 2}).message("en").startswith("The ")
