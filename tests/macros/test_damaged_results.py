"""Damaged result files at the button: refused, or typed as they were read.

That what was read is right, or doubted aloud, is tested in tests/records.
"""

import random

import pytest

from tests.macros.paper_book import PaperBook
from tests.records import samples
from tests.records.test_mutations import DAMAGES
from xladdin.macros import import_results, match_boards
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Outcome, Refused
from xladdin.records.reading import read_bytes
from xladdin.records.refused import RecordRefused
from xladdin.workbooks.bridge_match_steps import beside

DAMAGED = 1_000


@pytest.fixture(scope="module")
def paper(tmp_path_factory, empty_match):
    path = tmp_path_factory.mktemp("paper") / "match.xlsx"
    path.write_bytes(empty_match)
    return PaperBook(FileBook(path))


@pytest.fixture
def no_checks(monkeypatch):
    """Nothing is computed, so there are no marks to read."""
    monkeypatch.setattr(import_results.check_entries, "run", lambda _book: Outcome())


def typed_boards(typed):
    """Board -> entry or score in the open and in the closed room, as typed."""
    sets = typed["Data"]
    placed = [
        match_boards.Boards(sets[f"{c}27"], sets[f"{c}26"])
        for c in "BCDE"
        if sets.get(f"{c}26")
    ]
    found = {}
    for number, [row] in match_boards.rows_of(placed).items():
        rooms = []
        for room in "CG":
            ns, ew, _ = beside(room)
            cells = [typed["Boards"].get(f"{column}{row}") for column in (room, ns, ew)]
            entry, plus, minus = cells
            score = plus if plus is not None else -minus if minus is not None else None
            rooms.append(entry or score)
        found[number] = tuple(rooms)
    return {number: rooms for number, rooms in found.items() if any_typed(rooms)}


def any_typed(rooms):
    return any(entry is not None for entry in rooms)


def read_boards(data):
    match = read_bytes(data).matches[0]
    found = {
        board.board: tuple(
            table and (table.entry or table.score)
            for table in (board.table1, board.table2)
        )
        for board in match.boards
    }
    return {number: rooms for number, rooms in found.items() if any_typed(rooms)}


def is_imported(paper, results, match):
    try:
        import_results.run(paper, results, match=match)
    except (RecordRefused, Refused) as refused:
        refused.message("ru")  # every reason can be told
        return False
    return True


@pytest.mark.usefixtures("no_checks")
@pytest.mark.parametrize("name", samples.TEXTS)
def test_a_damaged_file_is_refused_or_typed_as_it_was_read(paper, tmp_path, name):
    whole = samples.TEXTS[name]()
    results = tmp_path / "results"
    done = 0
    for number in range(DAMAGED):
        rng = random.Random(f"{name} at the button {number}")
        text = rng.choice(DAMAGES)(rng, whole)
        results.write_bytes(text.encode())
        paper.forget()
        if not is_imported(paper, results, match="1" if number % 2 else ""):
            assert not paper.committed
            continue
        done += 1
        assert typed_boards(paper.typed) == read_boards(text.encode()), number
    assert 0 < done < DAMAGED
