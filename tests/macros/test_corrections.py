"""The log of corrections: the first free line, and no more than it holds."""

import pytest

from tests.macros.paper_book import PaperBook
from xladdin.macros import corrections
from xladdin.macros.corrections import Correction
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Refused
from xladdin.workbooks import shelf
from xladdin.workbooks.preferans_tournament_players import LOG_FIRST, LOG_LAST

LINE = Correction("14.03.2026 21:40", 3, 2, 17, "+120", "−120", "sign", "Petrov")
COLUMNS = {"A": LINE.when, "B": 3, "C": 2, "D": 17, "F": "+120", "G": "−120"}
COLUMNS |= {"H": "sign", "I": "Petrov"}


class Log(PaperBook):
    """The log with so many lines written, of a workbook that needs no computing."""

    def __init__(self, book, written):
        super().__init__(book)
        self.written = written

    def values(self, sheet, area):
        assert (sheet, area) == ("Corrections", f"A{LOG_FIRST}:I{LOG_LAST}")
        lines = LOG_LAST - LOG_FIRST + 1
        return [["x" if n < self.written else None] * 9 for n in range(lines)]


@pytest.fixture(scope="module")
def tournament(tmp_path_factory):
    folder = tmp_path_factory.mktemp("log")
    name = "preferans-tournament"
    return FileBook(shelf.new(name, folder / "a.xlsx", "en"))


def test_a_correction_goes_into_the_first_free_line(tournament):
    log = Log(tournament, 2)
    corrections.add(log, [LINE])
    row = LOG_FIRST + 2
    assert log.typed == {"Corrections": {f"{c}{row}": v for c, v in COLUMNS.items()}}
    assert not log.committed


def test_a_full_log_takes_no_more(tournament):
    log = Log(tournament, LOG_LAST - LOG_FIRST)
    with pytest.raises(Refused, match="log_full"):
        corrections.add(log, [LINE, LINE])
    assert log.typed == {}


def test_which_scoresheets_have_a_log(tournament, match_file):
    assert corrections.has_log(tournament)
    assert not corrections.has_log(FileBook(match_file))
