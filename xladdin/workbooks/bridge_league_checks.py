"""What is checked in a fixture: form, teams, result, points; then doubts and notes.

Each column gives the number of the first thing that is wrong (`checks`); the
words stand beside the entry.
"""

from __future__ import annotations

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import parts
from xladdin.workbooks.bridge_figures import (
    HIGH_IMPS,
    LARGEST,
    LARGEST_POINTS,
    NEVER,
)
from xladdin.workbooks.bridge_league_cells import CHECKS
from xladdin.workbooks.checks import NOTHING
from xladdin.workbooks.parts import quoted
from xladdin.workbooks.sheet_words import Words

STATUSES = ("postponed", "walk_over", "awarded")


def is_status(words: Words, row: int, key: str) -> str:
    """A condition: the fixture has this status."""
    return f"{cells.STATUS}{row}={quoted(words(key))}"


def check_steps(words: Words, row: int) -> dict[str, str]:
    """The columns of the checks of a fixture."""
    return {
        cells.FORM: _form(words, row),
        cells.TEAMS_CHECK: _teams(row),
        cells.RESULT_CHECK: _result(words, row),
        cells.POINTS_CHECK: CHECKS.first_of(
            *cells.FIGURES.checks(row, f"{cells.FORM}{row}>1")
        ),
        cells.CODE: _code(words, row),
    }


def _span(first: str, last: str, row: int) -> str:
    return f"{first}{row}:{last}{row}"


def _imps(row: int) -> str:
    return _span(*cells.IMPS, row)


def _figures(row: int) -> str:
    """IMPs, boards, points, gifts."""
    return _span(cells.IMPS[0], cells.GIFTS[1], row)


def _inputs(row: int) -> tuple[str, str]:
    """All entries of a fixture."""
    first, last = cells.IMPS[0], cells.TYPED[1]
    return _span(cells.ROUND, cells.AWAY, row), _span(first, last, row)


def _typed(row: int) -> str:
    """Victory points typed over."""
    return _span(*cells.TYPED, row)


def _form(words: Words, row: int) -> str:
    """What is wrong with the entries, each for itself."""
    number, home, away = f"A{row}", f"{cells.HOME}{row}", f"{cells.AWAY}{row}"
    who = _span(cells.ROUND, cells.AWAY, row)
    numbers = f"{who},{_figures(row)},{_typed(row)}"
    small = f"{who},{_span(cells.IMPS[0], cells.BOARDS, row)},{_typed(row)}"
    large = _span(cells.POINTS[0], cells.GIFTS[1], row)
    dates = f"MAX({small})>{LARGEST},MAX({large})>{LARGEST_POINTS}"
    status = f"{cells.STATUS}{row}"
    known = ",".join(is_status(words, row, key) for key in STATUSES)
    bye = f"{cells.TEAM[1]}{row}=0"
    return CHECKS.first_of(
        (f"COUNTA({who},{_span(cells.IMPS[0], cells.TYPED[1], row)})=0", NOTHING),
        (f"COUNT({numbers})<COUNTA({numbers})", "league_text"),
        (f"ISERROR({status})", "league_status"),
        (f"OR({dates})", "figures_date"),
        (f"OR({number}<1,{number}<>ROUND({number},0))", "league_round"),
        (f'{home}=""', "league_home"),
        (f'{away}=""', "league_away"),
        (f"MIN({_figures(row)})<0", "figures_negative"),
        (f"COUNT({_imps(row)})=1", "figures_imps_half"),
        (f"IF({bye},{NEVER},COUNT({_typed(row)})=1)", "league_vp_half"),
        (f'{status}=""', NOTHING),
        (f"OR({known})", NOTHING),
        otherwise="league_status",
    )


def _teams(row: int) -> str:
    """What is wrong with the two teams."""
    home, away = (f"{column}{row}" for column in cells.TEAM)
    times = f"{cells.TIMES[0]}{row}:{cells.TIMES[1]}{row}"
    return CHECKS.first_of(
        (f"COUNT({_span(cells.HOME, cells.AWAY, row)})<2", NOTHING),
        (f'OR({home}="",{away}="")', "league_unknown"),
        (f"{home}={away}", "league_itself"),
        (f"{cells.BOTH}{row}={cells.SAME_ROUND}", "league_both"),
        (f"{cells.BOTH}{row}={cells.OTHER_ROUND}", "league_leg"),
        (f"{cells.SAME}{row}>1", "league_same"),
        (f"MAX({times})>1", "league_twice"),
    )


def _result(words: Words, row: int) -> str:
    """What is wrong with the result as a whole."""
    away, typed = f"{cells.TEAM[1]}{row}", _typed(row)
    result = f"COUNT({_figures(row)},{typed})>0"
    for_nobody = f"COUNT({_figures(row)},{cells.TYPED[1]}{row})>0"
    decided = (
        f"OR({is_status(words, row, 'walk_over')},{is_status(words, row, 'awarded')})"
    )
    return CHECKS.first_of(
        (f"{cells.FORM}{row}>1", NOTHING),
        (f"IF({away}=0,{for_nobody},{NEVER})", "league_bye_result"),
        (f"OR(MIN({typed})<0,MAX({typed})>Most_VP)", "league_impossible"),
        (
            f"AND({is_status(words, row, 'postponed')},{result})",
            "league_postponed_result",
        ),
        (f"AND({decided},COUNT({typed})<2)", "league_needs_vp"),
    )


def _code(words: Words, row: int) -> str:
    """The first error, else the first doubt, else what is to be said."""
    checks = (cells.FORM, cells.TEAMS_CHECK, cells.RESULT_CHECK, cells.POINTS_CHECK)
    errors = [(f"{column}{row}>1", f"{column}{row}") for column in checks]
    away, typed = f"{cells.TEAM[1]}{row}", _typed(row)
    vp = [f"{column}{row}" for column in cells.TYPED]
    scale = [f"{column}{row}" for column in cells.SCALE_VP]
    plain = f'AND({cells.STATUS}{row}="",COUNT({typed})=2)'
    apart = ",".join(f"ABS({v}-{s})>0.005" for v, s in zip(vp, scale, strict=True))
    unlike = f'IF(OR({scale[0]}="",{scale[1]}=""),{NEVER},OR({apart}))'
    total = f'IF(Sum_of_VP="",{NEVER},ABS({vp[0]}+{vp[1]}-Sum_of_VP)>0.005)'
    unlike_sum = f"IF(COUNT({_imps(row)})=0,{total},{NEVER})"
    result = f"COUNT({_imps(row)},{typed})>0"
    walk_over = is_status(words, row, "walk_over")
    withdrew = "+".join(
        f"COUNTIF(Withdrawn_teams,{column}{row})" for column in cells.TEAM
    )
    points = f"{cells.POINTS[0]}{row}-{cells.POINTS[1]}{row}"
    other_winner = (
        f"IF({cells.HAS_PERCENT}{row}=0,{NEVER},"
        f'IF({cells.MARGIN}{row}="",{NEVER},({points})*{cells.MARGIN}{row}<0))'
    )
    unscored = f'AND(COUNT({_imps(row)})=2,{scale[0]}="")'
    no_percent = (
        f"AND({cells.PLAYED}{row}=1,{cells.HAS_PERCENT}{row}=0,"
        f"COUNT({_span(*cells.POINTS, row)})=2)"
    )
    return CHECKS.first_of(
        # It is an error of `TEAMS_CHECK` already, here it gets its words. So a result
        # does not touch whether other fixtures count, and their percents stay.
        (f"{cells.CLAIMED}{row}=1", "league_claimed"),
        *errors,
        (parts.pasted(*_inputs(row)), "pasted"),
        (f'{cells.PAIR}{row}=""', NOTHING),
        (f"IF({plain},{unlike},{NEVER})", "league_differs"),
        (f"IF({plain},{unlike_sum},{NEVER})", "league_vp_sum"),
        (f"MAX({_imps(row)})>{HIGH_IMPS}", "figures_high"),
        (f"AND({walk_over},COUNT({_figures(row)})>0)", "league_walk_over"),
        (f"{cells.CANCELLED}{row}=1", "league_cancelled"),
        (f"IF({result},{NEVER},{withdrew}>0)", "league_withdrew"),
        (f"{away}=0", "league_bye"),
        (walk_over, "league_is_walk_over"),
        (is_status(words, row, "awarded"), "league_is_awarded"),
        (is_status(words, row, "postponed"), "league_is_postponed"),
        (f'AND({unscored},Settings_wrong=0,Boards_used="")', "league_no_boards"),
        (f"OR(AND({result},Settings_wrong>0),{unscored})", "figures_settings"),
        (other_winner, "figures_winners"),
        (no_percent, "figures_no_points"),
    )
