"""The steps that a fixture is reckoned by, one a column, beyond the print area.

Whatever is in error counts nowhere until it is right: `VALID` says so. All formulas are
such that each program computes them alike.
"""

from __future__ import annotations

from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_league_cells import (
    CHECKS,
    TIE_BLOCKS,
    all_fixtures,
    fixtures,
)
from xladdin.workbooks.bridge_league_checks import check_steps, is_status
from xladdin.workbooks.parts import call, put
from xladdin.workbooks.sheet_words import Words

STEP_HEADS = {
    cells.TEAM[0]: "step_home",
    cells.TEAM[1]: "step_away",
    cells.PAIR: "step_pair",
    cells.REVERSED: "step_reversed",
    cells.MARGIN: "step_margin",
    cells.BOTH: "step_both",
    cells.CLAIMED: "step_claimed",
    cells.TIMES[0]: "step_times_home",
    cells.TIMES[1]: "step_times_away",
    cells.SAME: "step_same",
    cells.FORM: "step_form",
    cells.TEAMS_CHECK: "step_teams",
    cells.RESULT_CHECK: "step_result",
    cells.POINTS_CHECK: "step_points",
    cells.CODE: "step_code",
    cells.SCALE_VP[0]: "step_scale_home",
    cells.SCALE_VP[1]: "step_scale_away",
    cells.CANCELLED: "step_cancelled",
    cells.VALID: "step_valid",
    cells.PLAYED_ROUND: "step_played_round",
    cells.PLAYED: "step_played",
    cells.COUNTED_IMPS[0]: "step_imps_home",
    cells.COUNTED_IMPS[1]: "step_imps_away",
    cells.BOARDS_USED: "step_boards",
    cells.GIFTS_USED[0]: "step_gifts_home",
    cells.GIFTS_USED[1]: "step_gifts_away",
    cells.OWN_PERCENT[0]: "step_percent_home",
    cells.OWN_PERCENT[1]: "step_percent_away",
    cells.HAS_PERCENT: "step_has_percent",
    cells.OUTCOME: "step_outcome",
    cells.FIRST_MEETING: "step_first_meeting",
    cells.LEVEL[0]: "step_level",
    cells.LEVEL[1]: "step_level",
    cells.LEVEL[2]: "step_level",
    cells.ON_PAGE: "step_on_page",
    cells.PLAYED_PAIR: "step_played_pair",
    cells.ROUND_USED: "round",
    cells.OTHER_ROW: "step_other_row",
}


def add_step_heads(sheet: Worksheet, words: Words) -> None:
    """The heads of the steps."""
    put(sheet, f"{cells.TEAM[0]}2", words("steps"), styles.BOLD_HEAD)
    look = styles.HEAD_RIGHT.but(below=styles.INK, wrap=True, vertical="bottom")
    parts.heads(sheet, 4, {c: words(key) for c, key in STEP_HEADS.items()}, look)


def add_steps(sheet: Worksheet, words: Words, row: int) -> None:
    """The steps of a fixture."""
    formulas = {
        **_teams(row),
        **_meetings(row),
        **check_steps(words, row),
        **_counting(words, row),
        **_percents(words, row),
        **_tie_breaks(words, row),
        **_pages(row),
    }
    for column, formula in formulas.items():
        put(sheet, f"{column}{row}", f"={formula}", cells.STEP)


def results(words: Words, row: int) -> dict[str, str]:
    """Names, victory points and percents of the fixture, on the page."""
    (home, away), (percent_home, percent_away) = cells.TEAM, cells.PERCENT
    valid, bye = f"{cells.VALID}{row}=0", f"{away}{row}=0"
    typed, scale = (
        [f"{c}{row}" for c in columns] for columns in (cells.TYPED, cells.SCALE_VP)
    )
    due = f'IF(AND(COUNT(Bye_VP)=1,{cells.ROUND_USED}{row}<=Rounds_played),Bye_VP,"")'
    own = [f"{column}{row}" for column in cells.OWN_PERCENT]
    unknown = f"{cells.HAS_PERCENT}{row}=0"
    names = [name_of(f"{column}{row}") for column in cells.TEAM]
    nobody = words.quoted("bye")
    return {
        cells.HOME_NAME: f'=IF({home}{row}="","",{names[0]})',
        cells.AWAY_NAME: f'=IF({away}{row}="","",IF({bye},{nobody},{names[1]}))',
        cells.VP[0]: f'=IF({valid},"",IF({typed[0]}<>"",{typed[0]},'
        f"IF({bye},{due},{scale[0]})))",
        cells.VP[1]: f'=IF(OR({valid},{bye}),"",IF({typed[1]}<>"",{typed[1]},'
        f"{scale[1]}))",
        percent_home: f'=IF({unknown},"",{own[0]})',
        percent_away: f'=IF({unknown},"",{own[1]})',
    }


def known_team(entry: str) -> str:
    """A formula part: the number of a team, blank where there is no such team."""
    return f'IFERROR(MATCH({entry},Team_numbers,0),"")'


def name_of(number: str) -> str:
    """A formula part: the name of the team with the number in a cell."""
    return f"INDEX(Team_names,MATCH({number},Team_numbers,0),1)"


def _teams(row: int) -> dict[str, str]:
    """The numbers of the two teams, blank where there is no such team."""
    home, away = f"{cells.HOME}{row}", f"{cells.AWAY}{row}"

    return {
        cells.TEAM[0]: f'IF(COUNT({home})=0,"",{known_team(home)})',
        cells.TEAM[1]: f'IF(COUNT({away})=0,"",IF({away}=0,0,{known_team(away)}))',
    }


def _meetings(row: int) -> dict[str, str]:
    """How often the same teams meet, and how often a team plays in the round."""
    home, away = (f"{column}{row}" for column in cells.TEAM)
    pair, reversed_, margin = (
        f"{column}{row}" for column in (cells.PAIR, cells.REVERSED, cells.MARGIN)
    )
    number, imps = (
        f"{cells.ROUND_USED}{row}",
        f"{cells.IMPS[0]}{row}:{cells.IMPS[1]}{row}",
    )
    factor, pairs = cells.PAIR_FACTOR, fixtures(cells.PAIR)
    same_round = f"{fixtures(cells.ROUND_USED)},{number}"
    in_round = {
        team: "+".join(
            f"COUNTIFS({same_round},{fixtures(side)},{team})" for side in cells.TEAM
        )
        for team in (home, away)
    }
    # In one leg the same teams never meet again, in two legs not in the same round.
    theirs = f"{pairs},{reversed_}"
    again = f"IF(Legs_used=1,IF(COUNTIFS({theirs})>0,{cells.OTHER_ROUND},0),0)"
    won_there = f'COUNTIFS({theirs},{same_round},{fixtures(cells.MARGIN)},">0")'
    told = ",".join(
        f"{cells.CODE}{row}={CHECKS.code(key)}"
        for key in ("league_both", "league_claimed", "league_leg")
    )
    place = f"MATCH({reversed_},{pairs},0)+{cells.FIRST_ROW - 1}"
    return {
        cells.PAIR: f'IF(OR({home}="",{away}=""),"",{home}*{factor}+{away})',
        cells.REVERSED: f'IF({pair}="","",{away}*{factor}+{home})',
        cells.MARGIN: f'IF(COUNT({imps})<2,"",'
        f"{cells.IMPS[0]}{row}-{cells.IMPS[1]}{row})",
        cells.BOTH: f'IF(OR({pair}="",{pair}={reversed_},{number}=""),0,'
        f"IF(COUNTIFS({theirs},{same_round})>0,{cells.SAME_ROUND},{again}))",
        cells.OTHER_ROW: f'IF(OR({told}),IFERROR({place},""),"")',
        cells.CLAIMED: f"IF(OR({cells.BOTH}{row}<>{cells.SAME_ROUND},"
        f"COUNT({margin})=0),0,"
        f"IF(AND({margin}>0,{won_there}>0),1,0))",
        cells.TIMES[0]: f'IF(OR({home}="",{number}=""),0,{in_round[home]})',
        cells.TIMES[1]: f'IF(OR({away}="",{away}=0,{number}=""),0,{in_round[away]})',
        cells.SAME: f'IF(OR({pair}="",{away}=0),0,COUNTIF({pairs},{pair}))',
    }


def _counting(words: Words, row: int) -> dict[str, str]:
    """Whether the fixture counts, and with what."""
    home, away = (f"{column}{row}" for column in cells.TEAM)
    for_home, for_away = (f"{column}{row}" for column in cells.IMPS)
    imps = f"{for_home}:{for_away}"
    # Wrong points keep only the percent out.
    checks = (cells.FORM, cells.TEAMS_CHECK, cells.RESULT_CHECK)
    wrong = ",".join(f"{column}{row}>1" for column in checks)
    valid, played = f"{cells.VALID}{row}", f"{cells.PLAYED}{row}"
    pair = f"{cells.PAIR}{row}"
    vp_home, vp_away = (f"{column}{row}" for column in cells.VP)
    withdrawn = f"COUNTIF(Cancelled_teams,{home})+COUNTIF(Cancelled_teams,{away})>0"
    result = f"COUNT({imps},{cells.TYPED[0]}{row}:{cells.TYPED[1]}{row})>0"
    typed, scale = (
        f"COUNT({columns[0]}{row}:{columns[1]}{row})=2"
        for columns in (cells.TYPED, cells.SCALE_VP)
    )
    points = f"OR({typed},{scale})"
    walk_over = is_status(words, row, "walk_over")

    def counted(own: str) -> str:
        return f"IF(OR({played}=0,COUNT({imps})<2),0,IF({walk_over},0,{own}))"

    return {
        cells.SCALE_VP[0]: _scale_points(imps, for_home, for_away),
        cells.SCALE_VP[1]: _scale_points(imps, for_away, for_home),
        cells.CANCELLED: f'IF({pair}="",0,IF({withdrawn},1,0))',
        cells.VALID: f'IF(OR({pair}="",Settings_wrong>0,{cells.CANCELLED}{row}=1,'
        f"{wrong}),0,1)",
        cells.PLAYED_ROUND: f'IF(AND({valid}=1,{result}),{cells.ROUND_USED}{row},"")',
        cells.PLAYED: f"IF(OR({valid}=0,{away}=0),0,IF({points},1,0))",
        cells.COUNTED_IMPS[0]: counted(for_home),
        cells.COUNTED_IMPS[1]: counted(for_away),
        cells.OUTCOME: f'IF({played}=0,"",IF({vp_home}>{vp_away},1,'
        f"IF({vp_home}<{vp_away},-1,0)))",
    }


def _scale_points(imps: str, own: str, others: str) -> str:
    """Victory points by the scale of the event."""
    own_table = call("VICTORY_POINTS", own, others, "Rules", "Boards_used", "Own_table")
    scale = call("VICTORY_POINTS", own, others, "Scale_used", "Boards_used")
    chosen = f'IF(Scale_used="own",{own_table},{scale})'
    return f'IF(COUNT({imps})<2,"",IFERROR({chosen},""))'


def _percents(words: Words, row: int) -> dict[str, str]:
    """What the final percents are reckoned from."""
    figures = cells.FIGURES
    wrong = f"{cells.FORM}{row}>1,{cells.POINTS_CHECK}{row}>1"
    walk_over = is_status(words, row, "walk_over")
    known = f'IF({cells.OWN_PERCENT[0]}{row}="",0,1)'
    return {
        cells.BOARDS_USED: figures.boards_step(row),
        cells.GIFTS_USED[0]: figures.gifts_step(row, 0),
        cells.GIFTS_USED[1]: figures.gifts_step(row, 1),
        cells.OWN_PERCENT[0]: figures.percent_step(row, 0, wrong),
        cells.OWN_PERCENT[1]: figures.percent_step(row, 1, wrong),
        cells.HAS_PERCENT: f"IF({cells.PLAYED}{row}=0,0,IF({walk_over},0,{known}))",
    }


def _tie_breaks(words: Words, row: int) -> dict[str, str]:
    """Which of two meetings is the first; whether the two teams are level so far."""
    home, away = (f"{column}{row}" for column in cells.TEAM)
    played, reversed_ = f"{cells.PLAYED}{row}", f"{cells.REVERSED}{row}"
    level = {}
    for column, block in zip(cells.LEVEL, TIE_BLOCKS, strict=True):
        numbers = block.seen(words, cells.NUMBER)
        before = block.seen(words, cells.BEFORE)
        places = [f"SUMIF({numbers},{team},{before})" for team in (home, away)]
        level[column] = f"IF({played}=0,0,IF({places[0]}={places[1]},1,0))"
    # Where both legs are played, one of the two counts as a meeting.
    both = f"COUNTIF({fixtures(cells.PLAYED_PAIR)},{reversed_})>0"
    first = f"IF({played}=0,0,IF({both},IF({home}<{away},1,0),1))"
    return {cells.FIRST_MEETING: first, **level}


def _pages(row: int) -> dict[str, str]:
    """What the pages of a round and of the cross-table look for."""
    number, above = f"{cells.ROUND_USED}{row}", f"{cells.ON_PAGE}{row - 1}"
    here = f'IF({number}="",0,IF({number}=Round_used,1,0))'
    counted = here if row == cells.FIRST_ROW else f"{above}+{here}"
    pair = f'IF({cells.PLAYED}{row}=1,{cells.PAIR}{row},"")'
    number_typed = f"{cells.ROUND}{row}"
    return {
        cells.ON_PAGE: counted,
        cells.PLAYED_PAIR: pair,
        cells.ROUND_USED: f'IF(COUNT({number_typed})=1,{number_typed},"")',
    }


def sum_of(words: Words, number: str, home: str, away: str, *more: str) -> str:
    """A formula part: a team's sum of one column at home and another one away.

    Args:
        words: of the scoresheet.
        number: the cell with the team's number.
        home: the column that is added up where the team is at home.
        away: the same where it is away.
        more: a further column and what must stand in it.
    """
    criteria = ""
    if more:
        criteria = f",{all_fixtures(words, more[0])},{more[1]}"
    sides = zip((home, away), cells.TEAM, strict=True)
    return "+".join(
        f"SUMIFS({all_fixtures(words, column)},{all_fixtures(words, side)},{number}"
        f"{criteria})"
        for column, side in sides
    )
