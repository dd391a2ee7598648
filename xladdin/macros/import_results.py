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
    data = words.common("data")
    reading = _read(results, value(book, data, cells.RULES))
    a, b = (shown(value(book, data, cell)) for cell in TEAMS)
    taken = chosen(reading.matches, (a, b), match)
    if taken.walk_over:
        raise Refused("walk_over", a=taken.team_a, b=taken.team_b)
    entering = Entering(book)
    _enter_names(entering, book, data, taken)
    sets = _enter_sets(entering, book, words, taken)
    _enter_boards(entering, book, words, taken, sets)
    entering.commit(anew=anew)
    return _outcome(book, words, results, reading, taken, entering.typed_over)


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
    """Teams and event where none are entered; the carry-over."""
    names = zip(
        (*TEAMS, cells.EVENT), (match.team_a, match.team_b, match.event), strict=True
    )
    for cell, name in names:
        if is_blank(value(book, data, cell)):
            entering.put(data, {cell: name})
    if match.carry_over:
        carry = map(float, match.carry_over)
        entering.put(data, dict(zip(CARRY, carry, strict=True)))


def _enter_sets(
    entering: Entering, book: Book, words: Words, match: Match
) -> list[Boards]:
    """The sets of the sheet; those of the file where nothing was entered yet.

    Raises:
        Refused: the sheet has no row for a board.
    """
    sets = match_boards.sets_of(book, words)
    numbers = {board.board for board in match.boards}
    known = match_boards.rows_of(sets)
    is_begun = match_boards.is_begun(book, words)
    # Sets that the file would leave half empty were not meant for it.
    halves = any(0 < len(numbers & {*one.numbers}) < one.count for one in sets)
    if numbers <= known.keys() and (is_begun or not halves):
        return sets
    if is_begun:
        missing = ", ".join(map(str, sorted(numbers - known.keys())))
        raise Refused("boards_not_in_sets", boards=missing)
    sets = match_boards.stretches(numbers)
    if not match_boards.has_room(sets):
        raise Refused("too_many_boards", boards=len(numbers))
    typed = match_boards.typed_sets(sets)
    entering.put(words.common("data"), typed, freely=True)
    return sets


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


def _outcome(
    book: Book,
    words: Words,
    results: Path,
    reading: Reading,
    match: Match,
    typed_over: list[str],
) -> Outcome:
    outcome = Outcome(changed=True)
    names = [shown(value(book, words.common("data"), cell)) for cell in SHOWN_TEAMS]
    imps = [value(book, words("match"), cell) for cell in IMPS]
    facts = {"a": names[0], "b": names[1], "boards": len(match.boards)}
    outcome.say("import.done", file=results.name, **facts)
    if typed_over:
        outcome.say("import.typed_over", count=len(typed_over))
    outcome.said += reading.noticed
    outcome.say("import.imps", **facts, imps_a=shown(imps[0]), imps_b=shown(imps[1]))
    outcome.problems = check_entries.run(book).problems
    outcome.figures = {**facts, "imps_a": imps[0], "imps_b": imps[1]}
    return outcome
