"""Damaged files: a thousand of each format, none crashes or lies in silence.

A damaged file is refused, or gives the boards of the whole one, or says that something
is wrong. Where a file has no printed scores, a changed contract cannot be known from
a right one: there at most one board may differ. What is imported always has the score
that the rules give to its entry.
"""

import random

import pytest

from tests.hosts import workbooks
from tests.records import samples
from xladdin.bridge.contract import parse
from xladdin.bridge.contract_score import board_score
from xladdin.records.reading import read_bytes
from xladdin.records.refused import RecordRefused

MUTATIONS = 1_000
LETTERS = '0123456789NSEWHDCTPxXR+-=,;"[]|<>/#{} \nсСБ\t.'
WITH_SCORES = ["pbn by room", "pbn by table", "csv with contracts", "usebio"]
WITHOUT_SCORES = ["pbn by order", "lin", "csv with scores"]


def changed_letter(rng, text):
    place = rng.randrange(len(text))
    return text[:place] + rng.choice(LETTERS) + text[place + 1 :]


def lost_letter(rng, text):
    place = rng.randrange(len(text))
    return text[:place] + text[place + 1 :]


def added_letter(rng, text):
    place = rng.randrange(len(text))
    return text[:place] + rng.choice(LETTERS) + text[place:]


def exchanged_letters(rng, text):
    place = rng.randrange(len(text) - 1)
    return text[:place] + text[place + 1] + text[place] + text[place + 2 :]


def lost_line(rng, text):
    lines = text.split("\n")
    del lines[rng.randrange(len(lines))]
    return "\n".join(lines)


def doubled_line(rng, text):
    lines = text.split("\n")
    place = rng.randrange(len(lines))
    return "\n".join([*lines[:place], lines[place], *lines[place:]])


def exchanged_lines(rng, text):
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def lost_end(rng, text):
    return text[: rng.randrange(len(text))]


def lost_piece(rng, text):
    place = rng.randrange(len(text))
    return text[:place] + text[place + rng.randrange(200) :]


def copied_piece(rng, text):
    place, target = rng.randrange(len(text)), rng.randrange(len(text))
    return text[:target] + text[place : place + rng.randrange(200)] + text[target:]


DAMAGES = (
    changed_letter,
    lost_letter,
    added_letter,
    exchanged_letters,
    lost_line,
    doubled_line,
    exchanged_lines,
    lost_end,
    lost_piece,
    copied_piece,
)


def scores(reading):
    """What was imported of the one match: board -> scores at both tables."""
    return {
        (nth, board.board): tuple(
            table.score if table else None for table in (board.table1, board.table2)
        )
        for nth, match in enumerate(reading.matches)
        for board in match.boards
    }


def assert_scored_by_the_rules(reading):
    for match in reading.matches:
        for board in match.boards:
            for table in (board.table1, board.table2):
                if table and table.entry:
                    contract = parse(table.entry)
                    found = board_score(contract, board.board, "today")
                    assert table.score == found
                    assert str(contract) == table.entry


def read_or_none(data):
    try:
        reading = read_bytes(data)
    except RecordRefused as refused:
        refused.message("en")  # every reason can be told
        return None
    assert_scored_by_the_rules(reading)
    for one in reading.noticed:
        assert one.message("bg")
    return reading


def different_boards(reading, whole):
    """Boards that were imported otherwise than from the whole file."""
    return {key for key, found in scores(reading).items() if whole.get(key) != found}


@pytest.mark.parametrize("name", WITH_SCORES)
def test_one_damage_is_harmless_refused_or_told(name):
    text = samples.TEXTS[name]()
    whole = scores(read_bytes(text.encode()))
    # Two lines exchanged may make another true file: two boards' numbers, two tables.
    damages = [damage for damage in DAMAGES if damage is not exchanged_lines]
    for number in range(MUTATIONS):
        rng = random.Random(f"{name} {number}")
        damage = rng.choice(damages)
        reading = read_or_none(damage(rng, text).encode())
        if reading is not None and different_boards(reading, whole):
            keys = {one.key for one in reading.noticed} - {"carry_over"}
            assert keys, (number, damage, different_boards(reading, whole))


@pytest.mark.parametrize("name", WITHOUT_SCORES)
def test_one_letter_never_changes_two_boards_in_silence(name):
    text = samples.TEXTS[name]()
    whole = scores(read_bytes(text.encode()))
    boards = {board for _, board in whole}
    for number in range(MUTATIONS):
        rng = random.Random(f"{name} {number}")
        damage = rng.choice(DAMAGES[:4])
        reading = read_or_none(damage(rng, text).encode())
        if reading is None or {one.key for one in reading.noticed} - {"carry_over"}:
            continue
        found = {board: value for (_, board), value in scores(reading).items()}
        known = {board: value for (_, board), value in whole.items()}
        differ = {board for board in boards if found.get(board) != known[board]}
        assert len(differ) <= 1, (number, damage, differ)


@pytest.mark.parametrize("name", samples.TEXTS)
def test_many_damages_end_in_boards_or_in_words(name):
    text = samples.TEXTS[name]()
    for number in range(MUTATIONS // 4):
        rng = random.Random(f"{name} many {number}")
        damaged = text
        for _ in range(rng.randrange(2, 9)):
            if len(damaged) > 2:
                damaged = rng.choice(DAMAGES)(rng, damaged)
        read_or_none(damaged.encode(rng.choice(["utf-8", "utf-16", "utf-8"])))


def test_damaged_bytes_of_a_text():
    data = samples.pbn_by_room().encode("cp1251")
    for number in range(MUTATIONS):
        rng = random.Random(f"bytes {number}")
        damaged = bytearray(data)
        for _ in range(rng.randrange(1, 9)):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        read_or_none(bytes(damaged))


def test_damaged_bytes_of_a_workbook():
    """A zip archive checks its parts: what still opens has the whole boards."""
    data = samples.workbook(samples.csv_cells())
    whole = scores(read_bytes(data))
    for number in range(MUTATIONS):
        rng = random.Random(f"workbook {number}")
        damaged = bytearray(data)
        for _ in range(rng.randrange(1, 4)):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        reading = read_or_none(bytes(damaged))
        assert reading is None or scores(reading) == whole, number


def cell_xml(place, value):
    """A cell as Excel saves it."""
    if isinstance(value, bool):
        return f'<c r="{place}" t="b"><v>{int(value)}</v></c>'
    if isinstance(value, (int, float)):
        return f'<c r="{place}"><v>{value}</v></c>'
    if value.startswith("="):
        return f'<c r="{place}"><f>{value[1:]}</f></c>'
    return f'<c r="{place}" t="inlineStr"><is><t>{value}</t></is></c>'


def as_workbook(path, rows):
    """A workbook, written much faster than by openpyxl."""
    xml = "".join(
        f'<row r="{number}">'
        + "".join(
            cell_xml(f"{letter}{number}", value)
            for letter, value in zip("ABCDEFGHI", row, strict=True)
            if value is not None
        )
        + "</row>"
        for number, row in enumerate(rows, start=1)
    )
    workbooks.write(path, workbooks.parts({"Boards": xml}))
    return path.read_bytes()


def test_damaged_cells_of_a_workbook(tmp_path):
    file, cells = tmp_path / "results.xlsx", samples.csv_cells()
    whole = scores(read_bytes(as_workbook(file, cells)))
    assert whole == scores(read_bytes(samples.workbook(cells)))
    values = [None, "x", -1, 0, 1, 7, 10, 13, 420, 1e9, 2.5, True, "4С", "=1+1", "pass"]
    for number in range(MUTATIONS):
        rng = random.Random(f"cells {number}")
        changed = [list(row) for row in cells]
        row = rng.randrange(len(changed))
        changed[row][rng.randrange(len(changed[row]))] = rng.choice(values)
        reading = read_or_none(as_workbook(file, changed))
        if reading is not None and different_boards(reading, whole):
            assert reading.noticed, (number, changed[row])
