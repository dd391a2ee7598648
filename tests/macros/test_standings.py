"""Standings: what is told equals the rules called directly; nothing is changed."""

from fractions import Fraction

import pytest

from tests.macros import results, small_excel
from xladdin.bridge.standings import eliminated_by_final_percent
from xladdin.hosts.workbook_file.package import Package
from xladdin.macros import finalise, in_excel, standings
from xladdin.macros.excel_book import ExcelBook
from xladdin.macros.file_book import FileBook
from xladdin.macros.outcome import Refused
from xladdin.preferans import systems
from xladdin.preferans.standings import standings as by_rules
from xladdin.preferans.standings import team_standings
from xladdin.preferans.table_score import score_table
from xladdin.wording import LANGUAGES, text
from xladdin.workbooks import shelf
from xladdin.workbooks.preferans_tournament_layout import Reckoning

REMARKS = {
    "competing": "",
    "out_of_competition": "out of competition",
    "withdrawn": "withdrawn",
}


def close(value):
    return None if value is None else pytest.approx(float(Fraction(value)))


# ---- a tournament --------------------------------------------------------------------


def test_a_tournament_stands_as_the_rules_have_it(filled):
    told = standings.run(filled["tournament"])
    players = results.tournament().for_the_rules()
    assert [
        (line["name"], line["place"], line["points"], *line["tie_breaks"][:2])
        for line in told.figures["standings"]
    ] == [
        (line.name, line.place, *map(close, (line.points, line.whists)), line_firsts)
        for line in by_rules(players, 3)
        for line_firsts in [close(line.first_places)]
    ]
    assert [line["remark"] for line in told.figures["standings"]] == [
        REMARKS[line.status] for line in by_rules(players, 3)
    ]
    assert [
        (line["name"], line["place"], line["points"]) for line in told.figures["teams"]
    ] == [
        (line.name, line.place, close(line.points))
        for line in team_standings(players, 3)
    ]
    assert told.is_good


def test_a_tournament_tells_rounds_penalties_and_who_leads(filled):
    told = standings.run(filled["tournament"])
    lines = {line["name"]: line for line in told.figures["standings"]}
    assert lines["Player 7"]["penalty"] == -50
    assert lines["Player 4"]["rounds"][0] == 0  # the judge's decision
    assert told.figures["rounds"] == {"played": 3, "planned": 0}
    assert told.message("en").splitlines() == [
        "Leading: Player 8, ahead by 186.5",
        "rounds played: 3",
    ]
    assert [len(table.rows) for table in told.tables] == [13, 3]


def test_a_missed_round_without_decision_is_a_problem(tmp_path):
    book = results.fill_tournament(tmp_path / "open.xlsx", undecided=True)
    told = standings.run(book)
    [problem] = told.problems
    at = Reckoning("en")
    assert problem.sheet == at.title
    assert problem.cell == f"{at.column('decision', 3)}{at.FIRST + 3}"
    assert not problem.is_doubt
    assert not told.is_good
    lines = {line["name"]: line for line in told.figures["standings"]}
    assert (lines["Player 4"]["place"], lines["Player 4"]["remark"]) == (
        None,
        "incomplete: round 3",
    )
    assert "To check: 1 wrong" in told.message("en")


# ---- a league ------------------------------------------------------------------------


def test_a_league_has_both_rankings_as_the_rules_have_them(filled):
    told = standings.run(filled["league"]).figures
    by_points, by_percent = results.league_by_rules()
    official = {line["name"]: line for line in told["standings"]}
    percents = {line["name"]: line for line in told["by_percent"]}
    for number, (points, percent) in enumerate(
        zip(by_points, by_percent, strict=True), start=1
    ):
        name = results.team_name(number)
        line, other = official[name], percents[name]
        assert line["place"] == points.place
        assert line["victory_points"] == close(points.victory_points)
        assert line["imps_for"] == close(points.sums.won)
        assert line["imps_against"] == close(points.sums.lost)
        ties = dict(zip(told["tie_breaks"], line["tie_breaks"], strict=True))
        assert ties["quotient"] == close(points.quotient)
        assert ties["difference"] == close(points.difference)
        assert (other["place"], other["matches"]) == (percent.place, percent.matches)
        assert other["mean"] == close(percent.mean)
        assert other["change"] == points.place - percent.place
    assert official[results.FORMULA]["penalty"] == -results.PENALTY
    assert official["Team 3"]["carried"] == results.CARRY
    assert [line["place"] for line in told["standings"]] == [1, 2, 3, 4, 5, 6]


def test_a_team_that_withdrew_has_no_place(tmp_path, filled):
    path = tmp_path / "league.xlsx"
    path.write_bytes(filled["league"].path.read_bytes())
    book = FileBook(path)
    withdrew = text("league.withdrew_stays", "en")
    results.type_all(book, {"Teams": {"D8": withdrew}})
    told = standings.run(book).figures["standings"]
    assert told[-1]["name"] == "Team 4 (withdrew)"
    assert (told[-1]["place"], told[-1]["victory_points"]) == (None, None)


# ---- a match, a pulka, a round of elimination ----------------------------------------


def test_a_match_tells_its_result(filled):
    told = standings.run(filled["match"])
    report = results.match_by_rules()
    for shown, team in zip(
        told.figures["teams"], (report.ours, report.theirs), strict=True
    ):
        assert (shown["imps"], shown["points"], shown["gifted"]) == (
            team.imps,
            team.points,
            team.gifted,
        )
        assert shown["victory_points"] == close(team.victory_points)
        assert shown["final"] == close(team.percents.final)
    assert told.message("en").startswith(f"Leading: {results.FORMULA}, +1 IMPs 23 : 24")


def test_a_pulka_tells_places_and_points_by_every_system(filled):
    told = standings.run(filled["pulka"]).figures["standings"]
    assert [(line["place"], line["whists"]) for line in told] == [
        (1, 310),
        (2, -45),
        (2, -45),
        (4, -220),
    ]
    for key, system in (
        ("piter", systems.PITER_2017),
        ("whist", systems.WHIST_2008_SYSTEM),
        ("mlp", systems.MLP_8),
    ):
        expected = [score.points for score in score_table(results.WHISTS, system)]
        assert [line["points"][key] for line in told] == list(map(close, expected))


def test_a_round_of_elimination_tells_both_ways(tmp_path):
    path = tmp_path / "cup.xlsx"
    path.write_bytes(shelf.build("bridge-knockout", "en", sample=True))
    told = standings.run(FileBook(path)).figures
    percents = [line["final"] for line in told["standings"]]
    words = {"goes_through": "through", "play_off": "border", "out": "out"}
    assert [
        words[line["by_percent"]] for line in told["standings"]
    ] == eliminated_by_final_percent(
        [Fraction(str(percent)) for percent in percents], told["through"]
    )
    winners = {line["name"] for line in told["standings"] if line["result"] == "won"}
    through = {
        line["name"]
        for line in told["standings"]
        if line["by_winning"] in words and words[line["by_winning"]] == "through"
    }
    assert through == winners
    assert {line["differs"] for line in told["standings"]} == {
        "",
        "stays_in",
        "drops_out",
    }


# ---- all of them ---------------------------------------------------------------------


def test_nothing_is_changed(filled):
    for book in filled.values():
        before = book.path.read_bytes()
        assert not standings.run(book).changed
        assert book.path.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["bridge-match", "bridge-league", "bridge-knockout", "preferans-table"]
)
def test_before_the_first_result(tmp_path, name, language, monkeypatch):
    monkeypatch.setenv("XLADDIN_LANG", language)
    book = FileBook(shelf.new(name, tmp_path / "empty.xlsx", language))
    told = standings.run(book)
    a, b = (
        f"{text('bridge_match.team', language)} {text(f'bridge_match.{key}', language)}"
        for key in ("team_a", "team_b")
    )
    nothing = text("page.no_results", language)
    first = f"{a} – {b}" if name == "bridge-match" else nothing
    assert told.message().splitlines()[0] == first
    assert told.is_good


def test_entries_to_check_are_counted(tmp_path):
    book = results.fill_match(tmp_path / "match.xlsx")
    results.type_all(book, {"Boards": {"C14": "4СS=", "C13": "7NTN=", "G13": "7NTN-1"}})
    told = standings.run(book)
    wrong = [problem.cell for problem in told.problems if not problem.is_doubt]
    assert wrong == ["C14"]
    counted = told.figures["to_check"]
    assert counted["errors"] == 1
    assert counted["doubts"] == len(told.problems) - 1 > 0
    assert f"1 wrong, {told.figures['to_check']['doubts']} doubtful" in told.message()


def test_an_archive_still_tells_its_standings(tmp_path):
    book = results.fill_pulka(tmp_path / "pulka.xlsx")
    [archive] = finalise.run(book).files
    frozen, live = standings.run(FileBook(archive)), standings.run(book)
    assert frozen.figures["standings"] == live.figures["standings"]
    assert live.message("en").startswith(f"Winner: {results.TROUBLE}, ahead by 355")


def test_a_scoresheet_without_a_ranking_is_refused_in_words(tmp_path):
    book = FileBook(shelf.new("preferans-cutoff", tmp_path / "a.xlsx", "en"))
    with pytest.raises(Refused, match="other_scoresheet") as refused:
        standings.run(book)
    assert "preferans-tournament" in refused.value.message("en")


def test_in_excel_the_button_goes_there_and_says_who_is_first(filled):
    live = small_excel.opened(filled["league"].path)
    outcome = standings.run_in_excel(ExcelBook(live))
    closed = standings.run(filled["league"])
    for ranking in ("standings", "by_percent"):
        assert outcome.figures[ranking] == closed.figures[ranking]
    assert live.impl.shown == "Standings"
    assert "1. <script>" in outcome.message("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ribbon_speaks_the_language_of_the_user(tmp_path, language, monkeypatch):
    monkeypatch.setenv("XLADDIN_LANG", language)
    players = (results.TROUBLE, "Boris", "Vera", "George")
    book = results.fill_pulka(tmp_path / "pulka.xlsx", "bg", players)
    live = small_excel.opened(book.path)
    monkeypatch.setattr("xlwings.Book._mock_caller", live, raising=False)
    words = in_excel.pressed("standings").splitlines()
    assert words[0] == text(
        "page.leads_by",
        language,
        word=text("page.leader", language),
        name=results.TROUBLE,
        lead="355",
    )
    ranking = [
        f"1. {results.TROUBLE}: 310",
        "2. Boris: −45",
        "2. Vera: −45",
        "4. George: −220",
    ]
    after = words.index(ranking[-1]) + 1
    assert words[after - 4 : after] == ranking
    assert len(words[after:]) == len(standings.run(book).problems)
    assert Package(book.path).data == live.impl.data
