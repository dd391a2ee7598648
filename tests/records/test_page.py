"""Published pages: escaped, whole in themselves, in three languages; CSV, messenger."""

import csv
import io
import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from tests import browser
from tests.records import pages
from xladdin.records.knockout_page import knockout_page
from xladdin.records.league_page import league_page
from xladdin.records.match_page import match_page
from xladdin.records.page import csv_text, html, messenger_text
from xladdin.records.page_parts import Bars, Table
from xladdin.records.pulka_page import pulka_page
from xladdin.records.standings_page import tournament_page
from xladdin.wording import LANGUAGES, text, texts

MAKERS = {
    "match": lambda language: match_page(pages.match(), language),
    "tournament": lambda language: tournament_page(
        pages.tournament(teams=pages.TEAMS), language
    ),
    "league": lambda language: league_page(pages.league(), language),
    "pulka": lambda language: pulka_page(pages.pulka(), language),
    "knockout": lambda language: knockout_page(pages.knockout(), language),
}
VOID = {"meta", "br", "rect", "line"}


class Reader(HTMLParser):
    """Checks that elements close in order; keeps their names and the text."""

    def __init__(self):
        super().__init__()
        self.open, self.names, self.text = [], set(), []

    def handle_starttag(self, tag, _attrs):
        self.names.add(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert tag in VOID or self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] != "style":
            self.text.append(data)


def read(page):
    reader = Reader()
    reader.feed(html(page))
    reader.close()
    assert reader.open == []
    return reader.names, " ".join(" ".join(reader.text).split())


def tables(page):
    return [part for part in page.parts if isinstance(part, Table)]


def cells_of(page):
    delimiter = "," if page.language == "en" else ";"
    return list(csv.reader(io.StringIO(csv_text(page)), delimiter=delimiter))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MAKERS)
def test_names_are_escaped_everywhere(name, language):
    names, told = read(MAKERS[name](language))
    assert "script" not in names
    assert pages.TROUBLE in told


@pytest.mark.parametrize("name", MAKERS)
def test_a_page_asks_for_nothing_from_outside(name):
    written = html(MAKERS[name]("en"))
    assert not re.search(r"https?:|\bsrc=|\bhref=|@import|url\(|\bon\w+=", written)
    assert "default-src 'none'" in written
    assert '<meta name="viewport"' in written
    assert "@media print" in written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MAKERS)
def test_a_page_speaks_its_language(name, language):
    page = MAKERS[name](language)
    written = html(page)
    assert f'<html lang="{language}">' in written
    assert text("page.provisional", language) in written
    assert text("page.version", language, number=3) in written
    assert not re.search(r"\b(page|bridge_match|grade)\.\w+", read(page)[1])


@pytest.mark.parametrize("name", ["match", "tournament", "league", "pulka"])
def test_charts_are_well_formed_drawings(name):
    drawings = re.findall(r"<svg.*?</svg>", html(MAKERS[name]("bg")), re.DOTALL)
    assert drawings
    for drawing in drawings:
        root = ET.fromstring(drawing)
        _, _, width, height = (float(part) for part in root.get("viewBox").split())
        for rect in root.iter("rect"):
            x, y, w, h = (float(rect.get(key)) for key in ("x", "y", "width", "height"))
            assert x >= 0
            assert y >= 0
            assert x + w <= width
            assert y + h <= height


def test_provisional_names_the_time_of_protests_and_final_does_not():
    provisional = html(match_page(pages.match(), "en"))
    final = html(match_page(pages.match(pages.FINAL), "en"))
    assert "protests until 22:10" in provisional
    assert "Final" in final
    assert "protests" not in final


@pytest.mark.parametrize(
    ("heading", "language", "headline"),
    [
        (pages.HEADING, "bg", f"Води: {pages.TROUBLE}, +34 ИМП"),
        (pages.FINAL, "ru", f"Победа: {pages.TROUBLE}, +34 ИМП"),
    ],
)
def test_the_headline_says_who_leads_and_by_how_much(heading, language, headline):
    page = match_page(pages.match(heading), language)
    assert (page.headline, page.score) == (headline, "36 : 2")


def test_a_level_match():
    page = match_page(pages.match(imps=2), "en")
    assert (page.headline, page.leader) == (text("bridge_match.level", "en"), "")
    final = match_page(pages.match(pages.FINAL, imps=2), "en")
    assert final.headline == "Level"


def test_a_match_before_its_first_board():
    teams = pages.match(imps=None), pages.match(imps=None, name="Team A")
    named, nameless = (match_page(sheet, "en") for sheet in teams)
    assert named.headline == f"{pages.TROUBLE} – Камбаните"
    assert tables(nameless)[0].columns[1].heading == "Team A"


def test_the_score_in_csv_is_two_figures():
    assert cells_of(match_page(pages.match(), "en"))[1][1:] == ["36", "2"]


def grades_in(page):
    words = {texts("en")[key] for key in texts("en") if key.startswith("grade.")}
    shown = {cell for table in tables(page) for row in table.rows for cell in row.cells}
    return words & {cell for cell in shown if isinstance(cell, str)}


def test_grades_may_be_left_out():
    assert grades_in(match_page(pages.match(), "en")) == {
        "good",
        "mediocre",
        "large win",
        "large loss",
    }
    assert grades_in(match_page(pages.match(), "en", grades=False)) == set()
    assert grades_in(league_page(pages.league(), "en")) == {"excellent", "good"}
    assert grades_in(league_page(pages.league(), "en", grades=False)) == set()


def test_no_words_of_grade_on_fewer_than_eight_boards():
    assert grades_in(match_page(pages.match(counted=7), "en")) == set()


def test_a_percent_near_a_border_shows_a_second_decimal():
    """89.96 is still good; 90.0 would read as excellent."""
    _, told = read(match_page(pages.match(), "en"))
    assert "89.96" in told
    assert "71.2 " in told


def test_the_running_lead_begins_with_the_carry_over():
    page = match_page(pages.match(carry_over=5), "en")
    lead, gifts = [part for part in page.parts if isinstance(part, Bars)]
    assert list(lead.values) == [15, 16, 29, 32, 30, 39]
    assert list(gifts.values) == [470, 30, 770, 90, -50, 410]


def test_boards_are_printed_with_suits_and_signs():
    _, told = read(match_page(pages.match(), "bg"))
    assert "1 4♠ С = +420 4♠ С −1 −50 +470 10" in told
    assert "6 1БКxx Ю =" in told


def test_a_match_in_progress():
    """A board without a result leaves a gap; what is not known is not printed."""
    sheet = pages.match(victory_points=None, final=None, victory_percent=None)
    waiting = type(sheet.boards[0])(7, open_entry="4С")
    sheet = type(sheet)(**{**vars(sheet), "boards": (*sheet.boards, waiting)})
    page = match_page(sheet, "en")
    lead, gifts = [part for part in page.parts if isinstance(part, Bars)]
    assert lead.values[-1] is gifts.values[-1] is None
    assert page.progress == "boards entered: 6 of 8"
    assert "7 4С" in read(page)[1]  # as typed: no contract
    assert len(messenger_text(page).split("\n")) == 3


def test_several_sets_have_a_table_each():
    sheet = pages.match(set_imps=(30, 6))
    boards = tuple(
        type(line)(**{**vars(line), "set_number": 1 if line.board < 4 else 2})
        for line in sheet.boards
    )
    second = type(sheet.team_b)(**{**vars(sheet.team_b), "set_imps": (0, 2)})
    sheet = type(sheet)(**{**vars(sheet), "boards": boards, "team_b": second})
    page = match_page(sheet, "en")
    assert [table.title for table in tables(page)][1:3] == ["Set 1", "Set 2"]
    assert "Set 1, IMPs 30 0" in read(page)[1]


def test_standings_put_points_beside_the_name():
    page = tournament_page(pages.tournament(), "ru")
    assert page.headline == f"Лидирует: {pages.TROUBLE}, отрыв 546,5"
    (standings,) = tables(page)
    headings = [column.heading for column in standings.columns]
    assert headings[:5] == ["место", "+/−", "игрок", "очки", "от лидера"]
    assert "тур 2" in headings
    assert "тур 3" not in headings  # not played yet
    assert "3 ▼ 2 =HYPERLINK" in read(page)[1]


def test_the_border_of_those_who_go_through():
    rows = tables(tournament_page(pages.tournament(), "en"))[0].rows
    assert [row.thick_line_below for row in rows] == [False, True, False, False]


def test_no_border_where_a_tie_stands_on_it():
    first, second, third, guest = pages.tournament().players
    tied = type(third)(**{**vars(third), "place": 2})
    players = (first, second, tied, guest)
    (table,) = tables(tournament_page(pages.tournament(players=players), "en"))
    assert not any(row.thick_line_below for row in table.rows)
    assert table.note == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_played_yet(language):
    empty = tournament_page(pages.tournament(players=(), played=0), language)
    assert empty.headline == text("page.no_results", language)
    bare = league_page(
        pages.league(standings=(), by_percent=(), cross=(), entered=0), language
    )
    assert bare.headline == text("page.no_results", language)
    assert read(empty)
    assert read(bare)


def test_nobody_leads_a_league_by_carry_over_alone():
    page = league_page(pages.league(entered=0), "en")
    assert page.headline == "No results yet"


def test_leaders_who_are_equal_are_all_named():
    first, second, *rest = pages.tournament().players
    second = type(second)(**{**vars(second), "place": 1, "points": 1000})
    page = tournament_page(pages.tournament(players=(first, second, *rest)), "en")
    assert page.headline == f"First place shared: {pages.TROUBLE}, Вера"


def test_a_league_shows_hundredths_of_victory_points_alike():
    page = league_page(pages.league(), "bg")
    assert page.headline == f"Води: {pages.TROUBLE}, преднина 12,50 ВП"
    told = read(page)[1]
    assert "1. " + pages.TROUBLE + " × 15,00 16,25" in told
    assert '3. =HYPERLINK("x") 9,50 ×' in told
    assert "−0,5" in told
    assert page.progress == "изиграни мачове: 2 от 3"


def test_two_legs_have_both_victory_points_in_a_cell():
    cross = ((None, (2, 0), (1, 1)), ((0, 2), None, None), ((2, 0), (2, 0), None))
    told = read(league_page(pages.league(cross=cross), "en"))[1]
    assert "2. Левски 0–2 × 3." in told
    assert text("page.cross_two_legs", "en") in told


def test_leaders_with_equal_points_are_parted_by_a_tie_break():
    first, second, third = pages.league().standings
    second = type(second)(**{**vars(second), "victory_points": 31.25})
    league = pages.league(standings=(first, second, third), decided="quotient")
    page = league_page(league, "en")
    assert page.headline == f"Leading: {pages.TROUBLE}, at equal VP: quotient"


def test_who_withdrew_has_neither_place_nor_points():
    first, second, third = pages.league().standings
    gone = type(third)(**{**vars(third), "place": None, "victory_points": None})
    page = league_page(pages.league(standings=(first, second, gone), qualify=1), "en")
    rows = tables(page)[0].rows
    assert rows[2].cells[:3] == ("", pages.FORMULA, None)
    assert [row.thick_line_below for row in rows] == [True, False, False]
    assert f"– {pages.FORMULA}: –" in messenger_text(page)


def test_a_state_without_version_and_time():
    bare = type(pages.HEADING)("Cup", version="")
    page = tournament_page(pages.tournament(bare, rounds=0), "en")
    assert messenger_text(page).endswith("\nProvisional")
    assert page.progress == "rounds played: 2"


def test_whole_victory_points_have_no_decimals():
    lines = tuple(
        type(line)(**{**vars(line), "victory_points": points})
        for line, points in zip(pages.league().standings, (4, 2, 0), strict=True)
    )
    page = league_page(pages.league(standings=lines, cross=()), "en")
    assert page.headline.endswith("ahead by 2 VP")


def test_a_quotient_with_nothing_lost_is_endless():
    first, *rest = pages.league().standings
    first = type(first)(**{**vars(first), "tie_breaks": (1e99,)})
    page = league_page(pages.league(standings=(first, *rest)), "en")
    assert "∞" in read(page)[1]


def test_whole_points_leave_room_for_the_halves_beside_them():
    written = html(tournament_page(pages.tournament(), "ru"))
    assert '<td class="n strong " data-pad=",0">1000</td>' in written
    assert '<td class="n strong ">453,5</td>' in written


def test_a_pulka_is_settled_step_by_step():
    page = pulka_page(pages.pulka(), "ru")
    assert page.headline == f"Лидирует: {pages.TROUBLE}, отрыв 44"
    points, settlement = tables(page)
    assert [column.heading for column in points.columns][3:] == ["учтено", "Питер 2017"]
    told = read(page)[1]
    assert f"1 {pages.TROUBLE} 20 14 × 64 38 60 −70 194 138 186" in told
    assert len(settlement.columns) == 12  # a table of three


def test_a_pulka_with_typed_whists_has_no_settlement():
    pulka = pages.pulka()
    bare = type(pulka)(**{**vars(pulka), "settlement": ()})
    assert len(tables(pulka_page(bare, "en"))) == 1


def test_a_round_of_elimination_has_both_ways_and_the_border():
    page = knockout_page(pages.knockout(), "en")
    assert page.headline == f"Through by percent: {pages.TROUBLE}, Левски"
    qualifiers, matches = tables(page)
    lines = [row.thick_line_below for row in qualifiers.rows]
    assert lines == [False, True, False, False]
    told = read(page)[1]
    assert "2 Левски 85.01 good goes through out ▲ lost, in lost" in told
    assert f"{pages.TROUBLE} Левски 11370–10490 62–48 90.00–85.01" in told
    assert len(matches.rows) == 2
    assert grades_in(page) == {"excellent", "good", "bad"}
    assert grades_in(knockout_page(pages.knockout(), "en", grades=False)) == set()


def test_many_who_go_through_are_counted_in_the_headline():
    told = pages.knockout()
    team = told.teams[0]
    many = type(told)(**{**vars(told), "teams": (team,) * 9 + told.teams[2:]})
    assert knockout_page(many, "bg").headline.endswith(": 9 от 11")


@pytest.mark.parametrize("name", MAKERS)
def test_csv_computes_nothing(name):
    for language in LANGUAGES:
        for row in cells_of(MAKERS[name](language)):
            for cell in row:
                harmless = re.fullmatch(r"-?\d+([.,]\d+)?", cell)
                assert harmless or not cell.startswith(("=", "+", "-", "@")), cell


def test_csv_has_plain_figures_in_the_manner_of_the_language():
    rows = cells_of(tournament_page(pages.tournament(), "ru"))
    assert rows[7][:5] == ["2", "2", "Вера", "453,5", "-546,5"]
    assert f"'{pages.FORMULA}" in rows[8]
    english = cells_of(tournament_page(pages.tournament(), "en"))
    assert english[7][3:5] == ["453.5", "-546.5"]


def test_csv_keeps_entries_as_they_are_typed():
    rows = cells_of(match_page(pages.match(), "bg"))
    assert ["1", "4SN=", "420", "4SN-1", "-50", "470", "10", "", ""] in rows


def test_the_text_for_a_messenger():
    assert messenger_text(match_page(pages.match(), "bg")).split("\n") == [
        "Spring Cup",
        f"{pages.TROUBLE} – Камбаните 36 : 2 ИМП",
        "Победни точки (ВП): 16,50 : 3,50",
        "Окончателен процент: 89,96 : 71,2",
        "Предварително, версия 3, 14.03.2026 21:40 · контестации до 22:10",
    ]


def test_a_long_list_is_cut_for_a_messenger():
    guest = pages.tournament().players[3]
    players = tuple(
        type(guest)(place, f"Player {place}", -place) for place in range(1, 14)
    )
    told = messenger_text(tournament_page(pages.tournament(players=players), "ru"))
    assert told.split("\n")[1] == "1. Player 1: −1"
    assert "… и ещё 3" in told


def test_a_name_of_several_lines_stays_on_one():
    sheet = pages.match(name="Two\nlines")
    assert "Two lines – Камбаните" in messenger_text(match_page(sheet, "en"))


@pytest.mark.parametrize("name", MAKERS)
def test_a_browser_shows_and_prints_it(name, tmp_path):
    path = tmp_path / "page.html"
    path.write_text(html(MAKERS[name]("bg")), "utf-8")
    shown = browser.seen(tmp_path / "profile", path)
    fewest = 0 if name == "knockout" else 1  # a round of elimination has no chart
    assert shown.count("<svg") == shown.count("</svg>") >= fewest
    assert "<script" not in shown
    printed = tmp_path / "page.pdf"
    browser.browse(tmp_path / "profile", f"--print-to-pdf={printed}", path.as_uri())
    assert printed.read_bytes().startswith(b"%PDF")
