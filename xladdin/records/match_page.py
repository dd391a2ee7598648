"""The page of a bridge match: who leads, figures, running lead, gifts, every board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby

from xladdin.bridge.final_percent import final_grade
from xladdin.bridge.victory_percent import victory_grade
from xladdin.functions.bridge_words import grade
from xladdin.functions.cells import exact
from xladdin.records.match_sheet import BoardLine, MatchSheet, TeamFigures
from xladdin.records.page_parts import (
    TEAM_A,
    TEAM_B,
    Bars,
    Cell,
    Column,
    Entry,
    Figure,
    Notes,
    Number,
    Page,
    Part,
    Row,
    Table,
)
from xladdin.records.printed import cell_text, decimals_of, figure_text
from xladdin.scoring.rounding import half_up
from xladdin.wording import text

FEWEST_BOARDS_OF_A_GRADE = 8  # a word on less would say too much


def match_page(sheet: MatchSheet, language: str, *, grades: bool = True) -> Page:
    """The page of a match.

    Args:
        sheet: what is published.
        language: "en", "ru" or "bg".
        grades: whether words of grade are printed; never on less than eight boards.
    """
    grades = grades and sheet.counted >= FEWEST_BOARDS_OF_A_GRADE
    lead = exact(sheet.team_a.imps or 0) - exact(sheet.team_b.imps or 0)
    parts: list[Part] = [
        _summary(sheet, language, grades=grades),
        *_charts(sheet, language),
        *_boards(sheet, language),
    ]
    if sheet.line_up:
        parts.append(_line_up(sheet, language))
    if sheet.notes:
        parts.append(Notes(text("bridge_match.notes", language), sheet.notes))
    return Page(
        heading=sheet.heading,
        language=language,
        headline=_headline(sheet, lead, language),
        score=_against(sheet, "imps", None, language),
        progress=text(
            "page.boards_entered",
            language,
            entered=sum(line.is_entered for line in sheet.boards),
            scheduled=sheet.scheduled,
        ),
        parts=tuple(parts),
        message=tuple(_message(sheet, language)),
        leader="" if not lead else TEAM_A if lead > 0 else TEAM_B,
    )


def _headline(sheet: MatchSheet, lead: Fraction, language: str) -> str:
    if sheet.team_a.imps is None or sheet.team_b.imps is None:
        return f"{sheet.team_a.name} – {sheet.team_b.name}"
    if not lead:
        key = "page.level" if sheet.heading.final else "bridge_match.level"
        return text(key, language)
    team = sheet.team_a if lead > 0 else sheet.team_b
    key = "won" if sheet.heading.final else "leads"
    word = text(f"bridge_match.{key}", language)
    imps = text("bridge_match.imps", language)
    shown = figure_text(Figure(abs(lead), None, signed=True), language)
    return f"{word}: {team.name}, {shown} {imps}"


def _against(sheet: MatchSheet, name: str, decimals: int | None, language: str) -> str:
    """Both teams' figures, "61 : 59"; "" where one is missing."""
    cells = [
        _figure(getattr(team, name), decimals, name)
        for team in (sheet.team_a, sheet.team_b)
    ]
    if None in cells:
        return ""
    return " : ".join(cell_text(cell, language) for cell in cells)


def _message(sheet: MatchSheet, language: str) -> Iterator[str]:
    imps = text("bridge_match.imps", language)
    score = _against(sheet, "imps", None, language)
    yield f"{sheet.team_a.name} – {sheet.team_b.name}  {score} {imps}"
    for key, name, decimals in (
        ("victory_points", "victory_points", _vp_decimals(sheet)),
        ("final_percent", "final", 1),
    ):
        shown = _against(sheet, name, decimals, language)
        if shown:
            yield f"{text(f'bridge_match.{key}', language)}: {shown}"


def _vp_decimals(sheet: MatchSheet) -> int:
    teams = (sheet.team_a, sheet.team_b)
    return decimals_of(team.victory_points for team in teams)


def _summary(sheet: MatchSheet, language: str, *, grades: bool) -> Table:
    teams = (sheet.team_a, sheet.team_b)
    columns = (
        Column("", is_text=True, stays=True),
        Column(_team(sheet.team_a, "a", language), side=TEAM_A),
        Column(_team(sheet.team_b, "b", language), side=TEAM_B),
    )
    rows = [*_set_rows(teams, language)]
    for key, name, usual, strong, above in _FIGURES:
        decimals = _vp_decimals(sheet) if name == "victory_points" else usual
        cells = [_figure(getattr(team, name), decimals, name) for team in teams]
        if any(cells):
            label = text(f"bridge_match.{key}", language)
            rows.append(Row((label, *cells), strong=strong, line_above=above))
        if name in _GRADED and grades:
            rows += _grade_row(teams, name, language)
    return Table(text("bridge_match.match", language), columns, tuple(rows))


# Key of the words, attribute, decimals, whether bold, whether a line stands above.
_FIGURES = (
    ("carry_over", "carry_over", None, False, False),
    ("penalty_imps", "penalty_imps", None, False, False),
    ("imps", "imps", None, True, True),
    ("penalty_vp", "penalty_vp", 2, False, False),
    ("victory_points", "victory_points", 2, True, False),
    ("points", "points", 0, False, True),
    ("gifts", "gifted", 0, False, False),
    ("presumed", "presumed_gifts", 0, False, False),
    ("victory_percent", "victory_percent", 1, False, False),
    ("first_percent", "first", 1, False, False),
    ("second_percent", "second", 1, False, False),
    ("third_percent", "third", 1, False, False),
    ("final_percent", "final", 1, True, True),
)
_GRADED = {
    "victory_percent": ("victory", victory_grade),
    "final": ("final", final_grade),
}


def _team(team: TeamFigures, letter: str, language: str) -> str:
    """The letter beside the name, which a nameless team has already."""
    shown = text(f"bridge_match.team_{letter}", language)
    return team.name if team.name.endswith(f" {shown}") else f"{shown} {team.name}"


def _figure(value: Number | None, decimals: int | None, name: str) -> Cell:
    if value is None:
        return None
    number = exact(value)
    if name in _GRADED:
        _, word = _GRADED[name]
        # One decimal may stand on the other side of a grade's border.
        if word(half_up(number, 1)) != word(number):
            decimals = 2
    return Figure(number, decimals, signed=name == "victory_percent")


def _set_rows(teams: Sequence[TeamFigures], language: str) -> Iterator[Row]:
    first, second = (team.set_imps for team in teams)
    if max(len(first), len(second)) < 2:
        return
    word, imps = (text(f"bridge_match.{key}", language) for key in ("set", "imps"))
    for number, (ours, theirs) in enumerate(zip(first, second, strict=True), 1):
        figures = (Figure(ours, None), Figure(theirs, None))
        yield Row((f"{word} {number}, {imps}", *figures))


def _grade_row(teams: Sequence[TeamFigures], name: str, language: str) -> list[Row]:
    values = [getattr(team, name) for team in teams]
    if None in values:
        return []
    subject, word = _GRADED[name]
    words = [grade(subject, word(exact(value)), language) for value in values]
    label = text("bridge_match.grade", language) if name == "final" else ""
    return [Row((label, *words))]


def _charts(sheet: MatchSheet, language: str) -> list[Part]:
    labels = tuple(str(line.board) for line in sheet.boards)
    # It begins with the carry-over, so the last bar is the lead of the headline.
    lead = exact(sheet.team_a.carry_over or 0) - exact(sheet.team_b.carry_over or 0)
    leads: list[Number | None] = []
    for line in sheet.boards:
        if not line.is_entered:
            leads.append(None)
            continue
        lead += exact(line.imps_a or 0) - exact(line.imps_b or 0)
        leads.append(lead)
    axis = text("bridge_match.board_no", language)
    up, down = (
        text(f"bridge_match.{key}", language) for key in ("upwards", "downwards")
    )
    team_a = _team(sheet.team_a, "a", language)
    team_b = _team(sheet.team_b, "b", language)
    return [
        Bars(
            title=text("bridge_match.lead_imps", language),
            unit=text("bridge_match.imps", language),
            labels=labels,
            values=tuple(leads),
            axis=axis,
            up=f"{up}: {team_a}",
            down=f"{down}: {team_b}",
        ),
        Bars(
            title=text("bridge_match.gifted_points", language),
            unit=text("bridge_match.points_small", language),
            labels=labels,
            values=tuple(line.difference for line in sheet.boards),
            axis=axis,
            up=f"{up}: {text('bridge_match.for_a', language)}",
            down=f"{down}: {text('page.for_b', language)}",
            signed=False,
        ),
    ]


def _boards(sheet: MatchSheet, language: str) -> Iterator[Table]:
    """A table a set."""
    told = {key: text(f"bridge_match.{key}", language) for key in _BOARD_WORDS}
    columns = (
        Column("№", strong=True, stays=True),
        Column(told["open_room"], is_text=True),
        Column(told["for_ns"]),
        Column(told["closed_room"], is_text=True),
        Column(told["for_ns"]),
        Column(told["difference"]),
        Column(f"{told['imps']} {told['team_a']}", strong=True, side=TEAM_A),
        Column(f"{told['imps']} {told['team_b']}", strong=True, side=TEAM_B),
        Column(told["note"], is_text=True),
    )
    sets = [
        (number, list(lines))
        for number, lines in groupby(sheet.boards, lambda line: line.set_number)
    ]
    for number, lines in sets:
        title = told["boards"]
        if len(sets) > 1:
            title = f"{told['set']} {number}"
        rows = tuple(Row(tuple(_board_cells(line))) for line in lines)
        yield Table(title, columns, rows)


_BOARD_WORDS = (
    "boards", "set", "open_room", "closed_room", "for_ns", "difference", "imps",
    "team_a", "team_b", "note",
)  # fmt: skip


def _board_cells(line: BoardLine) -> Iterator[Cell]:
    yield str(line.board)
    for entry, score in (
        (line.open_entry, line.open_score),
        (line.closed_entry, line.closed_score),
    ):
        yield Entry(entry) if entry else None
        yield None if score is None else _signed(score)
    yield None if line.difference is None else Figure(line.difference, 0, signed=True)
    for imps in (line.imps_a, line.imps_b):
        yield Figure(imps, None) if imps else None
    yield line.note


def _signed(score: Number) -> Figure:
    """A score with its sign; a passed-out board is 0 and no "=" of a difference."""
    return Figure(score, 0, signed=bool(score))


def _line_up(sheet: MatchSheet, language: str) -> Table:
    rooms = [
        text(f"bridge_match.{room}_short", language) for room in ("open", "closed")
    ]
    sides = [text(f"bridge_match.{side}", language) for side in ("ns", "ew")]
    columns = [
        Column(f"{room}, {side}", is_text=True) for room in rooms for side in sides
    ]
    return Table(
        text("bridge_match.line_up", language),
        (Column("", is_text=True, stays=True), *columns),
        tuple(Row((one.title, *one.seats)) for one in sheet.line_up),
    )
