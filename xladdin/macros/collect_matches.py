"""The button "Collect matches": results of bridge matches, as values, into a league.

Each match goes into the fixture of its two teams. All files are read before anything is
typed; one that cannot be used leaves the league as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from xladdin.functions.cells import is_blank, shown
from xladdin.hosts.workbook_file.typing_in import Typed
from xladdin.macros import check_entries
from xladdin.macros.book import Book, named, scoresheet, value
from xladdin.macros.chosen_match import same_name
from xladdin.macros.entering import Entering
from xladdin.macros.file_book import FileBook
from xladdin.macros.match_result import MatchResult, Pair
from xladdin.macros.outcome import Outcome, Refused
from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks.sheet_words import Words

SUBJECT = "league"


def run(book: Book, matches: Sequence[Path], *, anew: bool = False) -> Outcome:
    """Collect matches.

    Args:
        book: a bridge-league.
        matches: files of bridge-match.
        anew: type over results that were entered otherwise.

    Raises:
        FileRefused: a file is no workbook.
        Refused: a match is unfinished, has no fixture, or another number of boards.
    """
    mark = scoresheet(book, "bridge-league")
    words = Words(SUBJECT, mark.language)
    check_entries.run(book)  # refuses an archive, another version, a renamed sheet
    results = [MatchResult.read(FileBook(path)) for path in matches]
    entering = Entering(book)
    _enter_boards(entering, book, results, words)
    fixtures, sheet = _Fixtures(book, words), words("fixtures")
    outcome = Outcome(changed=True)
    for result in results:
        row, turned = fixtures.place(result)
        typed = _typed(result, turned=turned)
        if fixtures.is_postponed(row):
            entering.put(sheet, {f"{cells.STATUS}{row}": None}, freely=True)
        entering.put(sheet, {f"{column}{row}": typed[column] for column in typed})
        _say(outcome, result, words)
    entering.commit("collect_matches", anew=anew)
    outcome.problems = check_entries.run(book).problems
    outcome.figures = {"matches": len(results)}
    return outcome


def _say(outcome: Outcome, result: MatchResult, words: Words) -> None:
    a, b = result.teams
    imps_a, imps_b = map(shown, result.imps)
    outcome.say("collect.match", a=a, b=b, imps_a=imps_a, imps_b=imps_b)
    for team, taken in zip(result.teams, result.penalty_vp, strict=True):
        if taken:
            facts = {"file": result.path.name, "team": team, "vp": shown(taken)}
            outcome.say("collect.penalty", sheet=words("teams"), **facts)


def _enter_boards(
    entering: Entering, book: Book, results: Sequence[MatchResult], words: Words
) -> None:
    """The scheduled boards of a match: those of the league, or the league's from it.

    Raises:
        Refused: a match had another number.
    """
    sheet, cell = named(book, "Scheduled_boards")
    there = value(book, sheet, cell)
    expected = results[0].scheduled if is_blank(there) else there
    for result in results:
        if result.scheduled != expected:
            raise Refused(
                "other_boards",
                file=result.path.name,
                found=result.scheduled,
                expected=shown(expected),
                sheet=words("fixtures"),
            )
    entering.put(sheet, {cell: results[0].scheduled})


def _typed(result: MatchResult, *, turned: bool) -> dict[str, Typed]:
    """What to type for a match, by column."""
    typed: dict[str, Typed] = {cells.BOARDS: result.counted or None}
    figures: list[tuple[tuple[str, str], Pair | None]] = [
        (cells.IMPS, result.imps),
        (cells.POINTS, result.points),
        (cells.GIFTS, result.gifts),
        (cells.TYPED, result.typed_vp),
    ]
    for columns, pair in figures:
        of_teams: Sequence[float | None] = pair or (None, None)
        if turned:
            of_teams = of_teams[::-1]
        typed |= zip(columns, of_teams, strict=True)
    return typed


class _Fixtures:
    """The fixtures of a league, and which of them the matches have taken."""

    def __init__(self, book: Book, words: Words) -> None:
        area = f"A{cells.FIRST_ROW}:{cells.TYPED[1]}{cells.LAST_ROW}"
        self._sheet = words("fixtures")
        self._rows = book.values(self._sheet, area)
        names = book.values(*named(book, "Team_names"))
        self._names = [shown(row[0]) for row in names]
        self._postponed = words("postponed")
        self._taken: dict[int, str] = {}

    def place(self, result: MatchResult) -> tuple[int, bool]:
        """The row of a match, and whether team A is the one away.

        Only where A has no fixture at home it is the one away: of two legs each must
        find its own fixture, however often it is collected.

        Raises:
            Refused: the teams have no fixture, or another match has taken it.
        """
        home, away = (self._number(result, team) for team in result.teams)
        at_home, turned = self._row(home, away), self._row(away, home)
        row = at_home or turned
        file = result.path.name
        if row is None:
            a, b = result.teams
            raise Refused("no_fixture", file=file, a=a, b=b, sheet=self._sheet)
        if row in self._taken:
            raise Refused("same_fixture", file=file, other=self._taken[row])
        self._taken[row] = file
        return row, at_home is None

    def is_postponed(self, row: int) -> bool:
        """Whether a fixture is marked as postponed."""
        return self._cell(row, cells.STATUS) == self._postponed

    def _number(self, result: MatchResult, team: str) -> int:
        for number, name in enumerate(self._names, start=1):
            if name and same_name(name, team):
                return number
        known = ", ".join(filter(None, self._names))
        facts = {"file": result.path.name, "found": team, "known": known}
        raise Refused("no_such_team", **facts)

    def _row(self, home: int, away: int) -> int | None:
        for row in cells.ROWS:
            teams = (self._cell(row, cells.HOME), self._cell(row, cells.AWAY))
            if teams == (home, away):
                return row
        return None

    def _cell(self, row: int, column: str) -> object:
        return self._rows[row - cells.FIRST_ROW][ord(column) - ord("A")]
