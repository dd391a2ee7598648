"""The line-up comes from the file; what a person has entered stays."""

import pytest

from tests.records import samples
from xladdin.macros import import_results
from xladdin.macros.file_book import FileBook

# Sample: Ana, Boris North-South and Max, Olga East-West in the open room, where the
# home team sits North-South; Lena, Igor and Vera, Petar in the closed room.
HOME = ["Ana", "Boris", "Vera", "Petar"]  # open room, closed room
VISIT = ["Max", "Olga", "Lena", "Igor"]


@pytest.fixture
def match(match_file):
    return FileBook(match_file)


def typed(book, sheet, **entries):
    book.type_in(sheet, entries)
    book.commit()


def imported(book, folder, content, name="results.pbn"):
    path = folder / name
    path.write_text(content, encoding="utf-8")
    return import_results.run(book, path).message("en")


def column(book, letter, first, last):
    return [cell for [cell] in book.values("Data", f"{letter}{first}:{letter}{last}")]


def line_up(book, letter="B"):
    """Of a set: A's players in the open and the closed room, then B's."""
    return column(book, letter, 30, 37)


def players(book, letter):
    return [name for name in column(book, letter, 11, 18) if name]


def moved(content, by):
    """The same boards with higher numbers."""
    for board in range(6, 0, -1):
        content = content.replace(f'[Board "{board}"]', f'[Board "{board + by}"]')
    return content


def usebio():
    """The sample with the pairs of the teams and their players."""

    def pair(number, *names):
        told = "".join(f"<PLAYER_NAME>{name}</PLAYER_NAME>" for name in names)
        told = told.replace("<PLAYER_NAME>", "<PLAYER><PLAYER_NAME>")
        told = told.replace("</PLAYER_NAME>", "</PLAYER_NAME></PLAYER>")
        return f"<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER>{told}</PAIR>"

    text = samples.usebio()
    home, visit = pair(1, "Ana", "Boris") + pair(2, "Vera", "Petar"), ""
    visit = pair(3, "Max", "Olga") + pair(4, "Lena", "Igor")
    for team, pairs in ((samples.HOME, home), (samples.VISIT, visit)):
        text = text.replace(
            f'TEAM_NAME="{team}"/>', f'TEAM_NAME="{team}">{pairs}</TEAM>'
        )
    seats = {"NS": (1, 3), "EW": (4, 2)}
    for direction, (ns, ew) in seats.items():
        told = f"<DIRECTION>{direction}</DIRECTION>"
        numbers = f"<NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER>"
        numbers += f"<EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER>"
        text = text.replace(told, told + numbers)
    return text


FORMATS = {
    "PBN": (samples.pbn_by_room, "a.pbn"),
    "LIN": (samples.lin, "a.lin"),
    "USEBIO": (usebio, "a.xml"),
}


@pytest.mark.parametrize(("content", "name"), FORMATS.values(), ids=FORMATS)
def test_players_and_line_up_are_filled(match, tmp_path, content, name):
    told = imported(match, tmp_path, content(), name)
    assert line_up(match) == HOME + VISIT
    assert players(match, "B") == HOME
    assert players(match, "C") == VISIT
    assert "The line-up was taken from the file; sets: 1." in told


def test_they_follow_their_team_and_its_seats(match, tmp_path):
    typed(match, "Data", B10=samples.VISIT)
    typed(match, "Boards", C6="B")
    imported(match, tmp_path, samples.pbn_by_room())
    assert line_up(match) == VISIT + HOME
    assert players(match, "B") == VISIT


def test_a_team_that_sits_north_south_in_the_other_room(match, tmp_path):
    typed(match, "Boards", C6="B")
    imported(match, tmp_path, samples.pbn_by_room())
    crossed = [*HOME[2:], *HOME[:2], *VISIT[2:], *VISIT[:2]]
    assert line_up(match) == crossed


def test_what_a_person_has_entered_stays(match, tmp_path):
    typed(match, "Data", B11="Boris", B30="Boris", B31=" ANA", B34="Galya")
    told = imported(match, tmp_path, samples.pbn_by_room())
    assert line_up(match)[:4] == ["Boris", " ANA", "Vera", "Petar"]
    assert line_up(match)[4:] == ["Galya", None, "Lena", "Igor"]
    assert players(match, "B") == ["Boris", "Vera", "Petar"]
    assert "yours was left as it is: Set 1, B, open room." in told


def test_names_in_another_manner_are_left_to_the_person(match, tmp_path):
    typed(match, "Data", C11="Maxim Orlov", C12="Olga Petrova")
    told = imported(match, tmp_path, samples.pbn_by_room())
    assert line_up(match) == HOME + [None] * 4
    assert players(match, "C") == ["Maxim Orlov", "Olga Petrova"]
    assert "Max – Olga (Set 1, B, open room); Lena – Igor" in told


def test_a_new_pair_in_the_second_set(match, tmp_path):
    content = samples.pbn_by_room()
    imported(match, tmp_path, content)
    second = moved(content, 16).replace("Vera", "Galya").replace("Petar", "Dora")
    told = imported(match, tmp_path, second)
    assert line_up(match, "C") == ["Ana", "Boris", "Galya", "Dora", *VISIT]
    assert players(match, "B") == [*HOME, "Galya", "Dora"]
    assert "sets: 2." in told


def test_a_list_without_room_is_left(match, tmp_path):
    listed = {f"B{row}": f"Player {row}" for row in range(12, 18)} | {"B11": "Ana"}
    typed(match, "Data", **listed)
    told = imported(match, tmp_path, samples.pbn_by_room())
    assert line_up(match) == ["Ana", "Boris", None, None, *VISIT]
    assert "Vera – Petar" in told


def test_players_who_change_within_a_set_are_told(match, tmp_path):
    content = samples.pbn_by_room()
    last = content.index('[Board "6"]')
    changed = content[last:].replace("Ana", "Galya")
    told = imported(match, tmp_path, content[:last] + changed)
    assert line_up(match) == [None, None, "Vera", "Petar", *VISIT]
    assert "players changed within a set: Set 1, A, open room." in told


@pytest.mark.parametrize("nobody", ["", "?", "North", "Lena"])
def test_what_is_nobody_s_name_is_passed_over(match, tmp_path, nobody):
    content = samples.pbn_by_room().replace('"Ana"', f'"{nobody}"')
    imported(match, tmp_path, content)
    assert line_up(match)[:2] == [None, None]


def test_a_federation_s_number_is_no_part_of_a_name(match, tmp_path):
    imported(match, tmp_path, samples.pbn_by_room().replace('"Ana"', '"Ana#20426"'))
    assert line_up(match) == HOME + VISIT


def test_a_file_without_names_fills_nothing(match, tmp_path):
    told = imported(match, tmp_path, samples.pbn_by_table())
    assert line_up(match) == [None] * 8
    assert "line-up" not in told
