"""Publish: the page shows what the rules give, harmlessly, and says how sure it is."""

import csv
import io
import json
import os
import re
from fractions import Fraction
from functools import partial
from html.parser import HTMLParser

import pytest
import xlwings

from tests import browser
from tests.end_to_end import commands
from tests.macros import results, small_excel
from xladdin.functions.bridge_words import grade
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.macros import finalise, in_excel, publish
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Refused
from xladdin.preferans import systems
from xladdin.preferans.standings import standings, team_standings
from xladdin.preferans.table_score import score_table
from xladdin.records.page_parts import Figure
from xladdin.records.printed import figure_text
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks import shelf

KINDS = ("match", "league", "pulka", "tournament")


class Tables(HTMLParser):
    """The tables of a page as a reader sees them: rows of words."""

    def __init__(self, page):
        super().__init__()
        self.tables, self.inside, self.names = [], False, set()
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, _attrs):
        self.names.add(tag)
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")
            self.inside = True

    def handle_endtag(self, tag):
        if tag in ("td", "th"):
            self.inside = False

    def handle_data(self, data):
        if self.inside:
            self.tables[-1][-1][-1] += data


@pytest.fixture
def published(filled, tmp_path):
    """Publishes a filled scoresheet; gives the words of the page and its tables."""

    def run(kind, **options):
        path = tmp_path / "page.html"
        publish.run(filled[kind], html=path, **options)
        page = path.read_text("utf-8")
        return page, Tables(page).tables

    return run


def shown(value, decimals=None, language="en"):
    return figure_text(Figure(Fraction(value), decimals), language)


# ---- figures as the rules give them --------------------------------------------------


def test_a_tournament_as_the_rules_have_it(published):
    _, (players, teams) = published("tournament")
    head, *rows = players
    by_name = [dict(zip(head, row, strict=True)) for row in rows]
    told = results.tournament().for_the_rules()
    assert [
        (row["place"], row["player"], row["points"], row["whists"], row["wins"])
        for row in by_name
    ] == [
        (
            str(line.place or ""),
            line.name,
            *map(shown, (line.points, line.whists, line.first_places)),
        )
        for line in standings(told, 3)
    ]
    assert teams[1:] == [
        [str(line.place), line.name, shown(line.points)]
        for line in team_standings(told, 3)
    ]


def test_a_league_as_the_rules_have_it(published):
    _, (official, by_percent, cross) = published("league")
    by_points, by_mean = results.league_by_rules()
    for number, (points, mean) in enumerate(
        zip(by_points, by_mean, strict=True), start=1
    ):
        name = results.team_name(number)
        [line] = [row for row in official if row[1] == name]
        assert line[0] == str(points.place)
        assert line[2] == shown(points.victory_points, 2)
        assert shown(points.quotient, 3) in line
        [other] = [row for row in by_percent if row[1] == name]
        assert other[:3] == [str(mean.place), name, shown(mean.mean, 2)]
    told = results.league()
    order = [row[1] for row in official[1:]]
    for match in told.played:
        home, away = (order.index(results.team_name(n)) for n in match[1:])
        points = "–".join(shown(vp, 2) for vp in told.points(match))
        assert cross[1 + home][1 + away] == points


def test_a_match_as_the_rules_have_it(published):
    page, (summary, boards, line_up) = published("match")
    report = results.match_by_rules()
    teams = report.ours, report.theirs
    rows = {row[0]: row[1:] for row in summary}
    expected = {
        "bridge_match.imps": [str(team.imps) for team in teams],
        "bridge_match.victory_points": [shown(t.victory_points, 2) for t in teams],
        "bridge_match.points": [str(team.points) for team in teams],
        "bridge_match.gifts": [str(team.gifted) for team in teams],
        "bridge_match.first_percent": [shown(t.percents.first, 1) for t in teams],
        "bridge_match.second_percent": [shown(t.percents.second, 1) for t in teams],
        "bridge_match.third_percent": [shown(t.percents.third, 1) for t in teams],
        "bridge_match.final_percent": [shown(t.percents.final, 1) for t in teams],
    }
    for key, cells in expected.items():
        assert rows[text(key, "en")] == cells
    assert [row[0] for row in boards[1:]] == list("12345678")
    assert boards[1][1:6] == ["4♠ N =", "+420", "4♠ N −1", "−50", "+470"]
    assert line_up[1][1:] == [
        "A: Player 30 – Player 31",
        "B: Player 34 – Player 35",
        "B: Player 36 – Player 37",
        "A: Player 32 – Player 33",
    ]
    assert page.count("<svg") == 2


def test_a_pulka_as_the_rules_have_it(published):
    _, (points,) = published("pulka")
    scores = score_table(results.WHISTS, systems.PITER_2017)
    assert [(row[0], row[1], row[4]) for row in points[1:]] == [
        (str(score.place), name, shown(score.points))
        for name, score in zip(results.PLAYERS, scores, strict=True)
    ]


# ---- harmless, in three languages ----------------------------------------------------


@pytest.mark.parametrize("kind", ["match", "league", "pulka"])
def test_names_are_escaped_in_the_page_and_in_csv(filled, tmp_path, kind):
    page, tables = tmp_path / "page.html", tmp_path / "tables.csv"
    publish.run(filled[kind], html=page, csv=tables)
    written = page.read_text("utf-8")
    assert "script" not in Tables(written).names
    assert "&lt;script&gt;" in written
    assert tables.read_bytes().startswith(b"\xef\xbb\xbf")
    cells = [
        c for row in csv.reader(io.StringIO(tables.read_text("utf-8-sig"))) for c in row
    ]
    assert any(cell.startswith(("'=", "B =")) for cell in cells)
    assert not [cell for cell in cells if re.match(r"[=+@]|-\D", cell)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_page_speaks_another_language_than_its_sheet(published, kind, language):
    page, tables = published(kind, language=language)
    assert f'<html lang="{language}">' in page
    heads = {cell for table in tables for cell in table[0] if cell}
    if language != "en":
        latin = {head for head in heads if re.fullmatch(r"[A-Za-z ]+", head)}
        assert not latin
    details = {
        "match": text("sheet.today", language),
        "league": text("league.vp_wbf", language),
        "pulka": text("data.sochi", language),
        "tournament": text("tournament.system.piter", language),
    }
    assert details[kind] in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["bridge-match", "bridge-league", "bridge-knockout", "preferans-table"]
)
def test_a_scoresheet_of_each_language_is_read(tmp_path, name, language):
    path = tmp_path / "sample.xlsx"
    path.write_bytes(shelf.build(name, language, sample=True))
    outcome = publish.run(FileBook(path))
    page = path.with_suffix(".html").read_text("utf-8")
    assert outcome.files == [path.with_suffix(".html")]
    assert f'<html lang="{language}">' in page
    assert text("page.no_results", language) not in page
    assert not re.search(r"#N/A|#VALUE!|None", page)


@pytest.mark.parametrize("kind", KINDS)
def test_a_browser_shows_the_page(filled, tmp_path, kind):
    path = tmp_path / "page.html"
    publish.run(filled[kind], html=path, language="bg")
    seen = browser.seen(tmp_path / "profile", path)
    assert Tables(seen).tables == Tables(path.read_text("utf-8")).tables
    assert seen.count("<svg") >= 1


# ---- how sure it is ------------------------------------------------------------------


def test_final_without_errors_provisional_with_them(tmp_path):
    book = results.fill_match(tmp_path / "match.xlsx")
    finalise.run(book)
    final = publish.run(book)
    assert "final" in final.message("en")
    page = book.path.with_suffix(".html")
    assert f"<strong>{text('page.final', 'en')}</strong>" in page.read_text("utf-8")
    results.type_all(book, {"Boards": {"C14": "4СS="}})
    provisional = publish.run(book)
    assert not provisional.is_good
    assert [problem.cell for problem in provisional.problems] == ["C14"]
    assert "To check: 1 wrong" in provisional.message("en")
    assert text("page.provisional", "en") in page.read_text("utf-8")
    assert "entries still to be checked: 1" in page.read_text("utf-8")


def test_an_archive_is_published_as_final(tmp_path):
    book = results.fill_pulka(tmp_path / "pulka.xlsx")
    [archive] = finalise.run(book).files
    page = tmp_path / "page.html"
    publish.run(FileBook(archive), html=page)
    assert text("page.final", "en") in page.read_text("utf-8")
    assert results.PLAYERS[2] in page.read_text("utf-8")


def words_of_grade(page):
    keys = ("excellent", "good", "mediocre", "bad", "very_bad", "near_perfection")
    words = {grade("final", key, "en") for key in keys}
    return words & {
        cell for table in Tables(page).tables for row in table for cell in row
    }


@pytest.mark.parametrize("kind", ["match", "league"])
def test_grades_may_be_left_out(published, kind):
    assert words_of_grade(published(kind)[0])
    assert not words_of_grade(published(kind, grades=False)[0])


def test_grades_are_withheld_on_fewer_than_eight_boards(tmp_path):
    book = results.fill_match(tmp_path / "match.xlsx", results.BOARDS[:7])
    publish.run(book)
    assert not words_of_grade(book.path.with_suffix(".html").read_text("utf-8"))


def test_penalties_and_boards_left_out_are_told(tmp_path):
    book = results.fill_match(tmp_path / "m.xlsx", B43=0.5, D43="late", B53="Thanks.")
    results.type_all(book, {"Boards": {"C9": None, "G9": None, "L9": 3, "M9": 0}})
    publish.run(book, language="bg")
    page = book.path.with_suffix(".html").read_text("utf-8")
    assert "Наказание А: 0,5 ВП, late" in page
    assert "Извън точките и процентите, игри: 3" in page
    assert "Thanks." in page
    assert text("bridge_match.awarded_note", "bg") in page


# ---- files ---------------------------------------------------------------------------


def test_the_workbook_is_not_touched_and_the_page_replaced(tmp_path):
    book = results.fill_pulka(tmp_path / "pulka.xlsx")
    before = book.path.read_bytes()
    page = tmp_path / "pulka.html"
    page.write_text("an older one", "utf-8")
    outcome = publish.run(book)
    assert not outcome.changed
    assert book.path.read_bytes() == before
    assert page.read_text("utf-8").endswith("</html>")
    assert [path.name for path in tmp_path.glob("*.html*")] == ["pulka.html"]


@pytest.mark.parametrize(
    "options", [{"html": "a.xlsx"}, {"csv": "a.xlsx"}, {"html": "a.html", "csv": "a"}]
)
def test_another_ending_writes_nothing(filled, tmp_path, options):
    files = {key: tmp_path / name for key, name in options.items()}
    with pytest.raises(Refused, match="other_ending"):
        publish.run(filled["pulka"], **files)
    assert list(tmp_path.glob("a*")) == []


def test_a_folder_that_is_not_there_is_told(filled, tmp_path):
    with pytest.raises(FileRefused, match="file_not_written"):
        publish.run(filled["pulka"], html=tmp_path / "nowhere" / "page.html")


def test_a_write_that_breaks_off_leaves_the_old_page_whole(
    filled, tmp_path, monkeypatch
):
    page = tmp_path / "page.html"
    page.write_text("the old one", "utf-8")

    def broken_off(*_paths):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", broken_off)
    with pytest.raises(FileRefused, match="file_not_written"):
        publish.run(filled["pulka"], html=page)
    assert page.read_text("utf-8") == "the old one"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["page.html"]


@pytest.mark.parametrize("name", ["bridge-systems", "preferans-cutoff"])
def test_what_has_no_result_is_refused_in_words(tmp_path, name):
    book = FileBook(shelf.new(name, tmp_path / "a.xlsx", "en"))
    with pytest.raises(Refused, match="other_scoresheet") as refused:
        publish.run(book)
    assert "bridge-match" in refused.value.message("en")
    assert list(tmp_path.glob("*.html")) == []


def test_the_text_for_a_messenger(filled, tmp_path):
    told = publish.run(filled["pulka"], html=tmp_path / "a.html", with_text=True)
    assert told.said[-1].message("en").splitlines()[1:] == [
        f"1. {results.TROUBLE}: 310",
        f"2. {results.FORMULA}: −45",
        "2. Vera: −45",
        "4. George: −220",
        "Provisional",
    ]


def test_in_excel_the_page_stands_beside_the_workbook(tmp_path, monkeypatch):
    players = (results.TROUBLE, "Boris", "Vera", "George")
    book = results.fill_pulka(tmp_path / "pulka.xlsx", players=players)
    live = small_excel.opened(book.path)
    monkeypatch.setattr(xlwings.Book, "_mock_caller", live, raising=False)
    words = in_excel.pressed("publish")
    assert words.startswith("The page is pulka.html.")
    in_file = tmp_path / "in_file.html"
    publish.run(book, html=in_file)
    page = (tmp_path / "pulka.html").read_bytes()
    assert page == in_file.read_bytes()


# ---- the command line ----------------------------------------------------------------


@pytest.fixture
def xladdin(tmp_path):
    """Runs a command in a folder of its own: exit code, output, complaints."""
    return partial(commands.run, tmp_path)


def test_from_the_command_line(xladdin, tmp_path, filled):
    (tmp_path / "league.xlsx").write_bytes(filled["league"].path.read_bytes())
    code, told, _ = xladdin(
        *("publish", "league.xlsx", "--csv", "league.csv", "--text"),
        *("--lang", "ru", "--no-grades"),
    )
    assert code == 0
    assert "The page is league.html." in told
    assert f"1. {results.TROUBLE}: 106,19" in told
    page = (tmp_path / "league.html").read_text("utf-8")
    assert '<html lang="ru">' in page
    assert "106,19" in (tmp_path / "league.csv").read_text("utf-8-sig")
    code, told, _ = xladdin("standings", "league.xlsx")
    assert code == 0
    assert re.search(r"(?m)^ +1 +<script>.* 106\.19", told)
    code, told, _ = xladdin("standings", "league.xlsx", "--json")
    assert json.loads(told)["standings"][0]["victory_points"] == 106.19


def test_a_wrong_entry_ends_with_1_all_the_same(xladdin, tmp_path):
    book = results.fill_match(tmp_path / "match.xlsx")
    results.type_all(book, {"Boards": {"C14": "4СS="}})
    code, told, _ = xladdin("standings", "match.xlsx")
    assert code == 1
    assert "Boards!C14" in told
    code, told, _ = xladdin("publish", "match.xlsx")
    assert code == 1
    assert "Its state is provisional." in told
    assert (tmp_path / "match.html").exists()


def test_wrong_usage_and_what_cannot_be_published(xladdin, tmp_path):
    shelf.new("preferans-cutoff", tmp_path / "cutoff.xlsx", "en")
    assert xladdin("publish", "cutoff.xlsx", "--lang", "de")[0] == 2
    assert xladdin("publish", "cutoff.xlsx", "--never")[0] == 2
    code, _, complaint = xladdin("publish", "cutoff.xlsx")
    assert code == 1
    assert "What you chose is for the scoresheet" in complaint
    assert xladdin("standings", "missing.xlsx")[0] == 1
