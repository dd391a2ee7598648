"""Which results are others now, without any file: cells in, changes out."""

import pytest

from xladdin.hosts.workbook_file import addresses
from xladdin.macros.changed_results import Change, changes
from xladdin.wording import LANGUAGES, text

SEATED = {"B11": 17, "B12": 4, "B13": 9, "B14": 22}  # round 3, table 2
FINALS = {"J11": 120, "J12": -40, "J13": -40, "J14": -40}
SLIP = {"D11": 10, "E11": 4, "F11": 5, "G11": 60}
AT_TABLE = (3, 2, 17)
SITUATIONS = {
    "the wrong sign": (FINALS, {"J11": -120}, (*AT_TABLE, "+120", "−120")),
    "cleared": (FINALS, {"J11": None}, (*AT_TABLE, "+120", "–")),
    "a text": ({"J11": "12o"}, {"J11": 120}, (*AT_TABLE, "12o", "+120")),
    "a slip": (
        SLIP,
        {"E11": 14, "G11": None},
        (*AT_TABLE, "mountain 4, on 2 60", "mountain 14, on 2 –"),
    ),
    "another player": (FINALS, {"B11": 71}, (*AT_TABLE, "№ 17", "№ 71")),
    "another player and result": (
        FINALS,
        {"B11": 71, "J11": 12.5},
        (*AT_TABLE, "№ 17, +120", "№ 71, +12.5"),
    ),
    "a penalty": (
        {"O11": -50},
        {"O11": -100},
        (*AT_TABLE, "penalty −50", "penalty −100"),
    ),
}
NO_CORRECTION = {
    "what was blank": (SEATED | {"J11": 120}, {"J12": -40}),
    "a round without results is seated anew": (SEATED, {"B11": 4, "B12": 17}),
    "typed again": (SEATED | FINALS, FINALS),
    "another reason of a penalty": ({"O11": -50, "P11": "late"}, {"P11": "very late"}),
}


def reading(**sheets):
    """Reads cells that stand in a dictionary; sheets by their English names."""
    told = {name.replace("_", " "): cells for name, cells in sheets.items()}

    def read(sheet, area):
        cells = told.get(sheet, {})
        top, left, bottom, right = addresses.corners(area)
        return [
            [cells.get(addresses.written(row, c)) for c in range(left, right + 1)]
            for row in range(top, bottom + 1)
        ]

    return read


@pytest.mark.parametrize(
    ("before", "after", "line"), SITUATIONS.values(), ids=SITUATIONS
)
def test_what_was_entered_otherwise(before, after, line):
    before = {**SEATED, **before}
    [found] = changes(
        reading(Round_3=before), reading(Round_3={**before, **after}), "en"
    )
    assert found == Change(*line)


@pytest.mark.parametrize(("before", "after"), NO_CORRECTION.values(), ids=NO_CORRECTION)
def test_what_is_no_correction(before, after):
    read = reading(Round_3=before), reading(Round_3={**before, **after})
    assert changes(*read, "en") == []


def test_decisions_on_missed_rounds():
    before = reading(By_round={"F28": "average", "F29": 0, "F31": 5})
    after = reading(By_round={"F28": -250, "F30": 10, "F31": 5})
    assert changes(before, after, "en") == [
        Change(3, None, 17, "average", "−250"),
        Change(3, None, 18, "0", "–"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_sheet(language):
    sheet = text("tournament.round", language, number=3)
    before = reading(**{sheet: {**SEATED, **SLIP}})
    after = reading(**{sheet: {**SEATED, **SLIP, "E11": 14}})
    mountain = text("slip.mountain", language)
    [change] = changes(before, after, language)
    assert (change.was, change.is_now) == (f"{mountain} 4", f"{mountain} 14")
