"""The button "Import results": a result file into the scoresheet of a bridge match.

The file is read whole or refused. Its match is turned so that the sheet's team A is A,
each board goes into its row, and nothing that was entered is typed over unless asked.
"""

from __future__ import annotations

from pathlib import Path

from xladdin.functions.arguments import rules
from xladdin.functions.cells import Cell, is_blank, shown
from xladdin.macros import check_entries, match_boards
from xladdin.macros.book import Book, scoresheet, value
from xladdin.macros.chosen_match import chosen
from xladdin.macros.entering import Entering
from xladdin.macros.line_up import enter_line_up
from xladdin.macros.match_boards import Boards
from xladdin.macros.outcome import Outcome, Refused
from xladdin.records.reading import read_file
from xladdin.records.result import Match, Reading
from xladdin.scoring.errors import NotUnderstood
from xladdin.workbooks import bridge_match_cells as cells
from xladdin.workbooks.bridge_match_cells import Words

TEAMS = tuple(f"{column}{cells.TEAM_ROW}" for column in cells.TEAM_COLUMNS)
SHOWN_TEAMS = tuple(f"{column}{cells.TEAM_SHOWN_ROW}" for column in cells.TEAM_COLUMNS)
CARRY = tuple(f"{column}{cells.CARRY_ROW}" for column in cells.TEAM_COLUMNS)
IMPS = tuple(f"{column}{cells.IMPS_ROW}" for column in cells.TEAM_COLUMNS)


def run(book: Book, results: Path, *, match: str = "", anew: bool = False) -> Outcome:
    """Import a match.

    Args:
        book: a bridge-match.
        results: PBN, LIN, CSV, XLSX or USEBIO.
        match: which match of the file: its number, or its teams as the file names
            them, "Nickell - Diamond", the first of which becomes A; left out, it is
            found by the names in the scoresheet.
        anew: type over what was entered otherwise.

    Raises:
        RecordRefused: the file cannot be read.
        Refused: the match does not fit into this scoresheet.
    """
    words = Words(scoresheet(book, "bridge-match").language)
    check_entries.run(book)  # refuses an archive, another version, a renamed sheet
    data = words.common("data")
    reading = _read(results, value(book, data, cells.RULES))
    a, b = (shown(value(book, data, cell)) for cell in TEAMS)
    taken = chosen(reading.matches, (a, b), match)
    if taken.walk_over:
        raise Refused("walk_over", a=taken.team_a, b=taken.team_b)
    entering = Entering(book)
    _enter_names(entering, book, data, taken)
    carry_left = _enter_carry(entering, book, words, taken)
    sets = _enter_sets(entering, book, words, taken)
    _enter_boards(entering, book, words, taken, sets)
    of_line_up = enter_line_up(entering, book, words, taken, sets)
    entering.commit("import_results", anew=anew)
    outcome = Outcome(changed=True)
    _say(outcome, book, words, results.name, len(taken.boards))
    if entering.typed_over:
        outcome.say("import.typed_over", count=len(entering.typed_over))
    if carry_left:
        outcome.say("import.carry_left")
    outcome.said += of_line_up
    outcome.said += reading.noticed
    outcome.problems = check_entries.run(book).problems
    return outcome


def _read(results: Path, rules_cell: Cell) -> Reading:
    try:
        known = "1959" if is_blank(rules_cell) else str(rules().read(rules_cell))
    except NotUnderstood as problem:
        raise Refused("rules_unknown", found=shown(rules_cell)) from problem
    try:
        return read_file(results, known)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Refused("results_not_read", file=results, reason=reason) from problem


def _enter_names(entering: Entering, book: Book, data: str, match: Match) -> None:
    """Teams and event where none are entered."""
    names = zip(
        (*TEAMS, cells.EVENT), (match.team_a, match.team_b, match.event), strict=True
    )
    for cell, name in names:
        if is_blank(value(book, data, cell)):
            entering.put(data, {cell: name})


def _enter_carry(entering: Entering, book: Book, words: Words, match: Match) -> bool:
    """The carry-over, unless earlier boards are entered here, which it would repeat.

    Returns:
        Whether it was left out.
    """
    if not match.carry_over:
        return False
    data = words.common("data")
    carry = dict(zip(CARRY, map(float, match.carry_over), strict=True))
    there = [value(book, data, cell) for cell in CARRY]
    if match_boards.is_begun(book, words):
        return there != list(carry.values())
    entering.put(data, carry)
    return False


def _enter_sets(
    entering: Entering, book: Book, words: Words, match: Match
) -> list[Boards]:
    """The sets of the sheet; sets for the boards of the file where it lacks them.

    Raises:
        Refused: the sheet has no row for a board.
    """
    there = match_boards.sets_of(book, words)
    numbers = {board.board for board in match.boards}
    missing = numbers - match_boards.rows_of(there).keys()
    is_begun = match_boards.is_begun(book, words)
    # Sets that the file would leave half empty were not meant for it.
    halves = any(0 < len(numbers & {*one.numbers}) < one.count for one in there)
    if not missing and (is_begun or not halves):
        return there
    new = match_boards.stretches(numbers)
    if is_begun:
        if missing != numbers:
            told = ", ".join(map(str, sorted(missing)))
            raise Refused("boards_not_in_sets", boards=told)
        new = [*match_boards.used(there), *new]
    if not match_boards.has_room(new):
        raise Refused("too_many_boards", boards=len(numbers))
    entering.put(words.common("data"), match_boards.typed_sets(new), freely=True)
    return new


def _enter_boards(
    entering: Entering, book: Book, words: Words, match: Match, sets: list[Boards]
) -> None:
    sheet, rows = words("boards"), match_boards.rows_of(sets)
    for board in match.boards:
        row = rows[board.board][0]
        heading = match_boards.heading_of(row)
        seated = match_boards.north_south(book, words, heading)
        if not seated:
            seated = words.teams[0]
            entering.put(sheet, {f"{cells.OPEN}{heading}": seated}, freely=True)
        typed = match_boards.entries(board, a_north_south=seated == words.teams[0])
        entering.put(
            sheet, {f"{column}{row}": entry for column, entry in typed.items()}
        )


def _say(outcome: Outcome, book: Book, words: Words, file: str, boards: int) -> None:
    """What was imported, and how the match stands now."""
    a, b = (shown(value(book, words.common("data"), cell)) for cell in SHOWN_TEAMS)
    imps = [value(book, words("match"), cell) for cell in IMPS]
    imps_a, imps_b = map(shown, imps)
    outcome.say("import.done", file=file, boards=boards, a=a, b=b)
    outcome.say("import.imps", a=a, b=b, imps_a=imps_a, imps_b=imps_b)
    figures = {"team_a": a, "team_b": b, "imps_a": imps[0], "imps_b": imps[1]}
    outcome.figures = {"boards": boards, **figures}
