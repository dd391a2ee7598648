"""The sheet Data of a league: event, rules, victory points, how ties are broken."""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.workbooks import bridge_league_cells as cells
from xladdin.workbooks import parts, styles
from xladdin.workbooks.bridge_data_sheet import (
    DataSheet,
    event_line,
    state_line,
)
from xladdin.workbooks.bridge_figures import LARGEST
from xladdin.workbooks.bridge_league_cells import all_fixtures
from xladdin.workbooks.parts import call, put, quoted
from xladdin.workbooks.sheet_words import Words

SCALES = ("by_rules", "whole", "own")
OWN_ROWS = range(4, 32)
OWN_WIDTHS = {"G": 76, "H": 76, "I": 76}
NOTES = 4


def add_data(workbook: Workbook, words: Words) -> Worksheet:
    """Add the sheet Data with the values of a new league."""
    sheet: Worksheet = workbook.create_sheet(words.common("data"))
    data = DataSheet(workbook, words, sheet)
    data.event()
    _add_rules(data, words)
    _add_ties(data, words)
    _add_own_table(data, words)
    _add_reckoned(data, words)
    data.count_wrong()
    data.count_pasted()
    data.notes_for_wall(NOTES)
    data.finish("I")
    return sheet


def _add_rules(data: DataSheet, words: Words) -> None:
    data.heading(words("how_scored"))
    today = words.common("today")
    data.choice("Rules", words.common("rules"), (today, "1959"), words("hint_rules"))
    scales = [words(f"scale_{key}") for key in SCALES]
    data.choice("VP_scale", words("victory_points"), scales, words("hint_scale"))
    impossible = (
        "IF(COUNT(Scheduled_boards)=1,"
        "OR(Scheduled_boards<1,Scheduled_boards>200,"
        'Scheduled_boards<>ROUND(Scheduled_boards,0)),Scheduled_boards<>"")'
    )
    hint = words("hint_scheduled")
    data.number("Scheduled_boards", words("scheduled"), hint, wrong=impossible)
    data.warn("Boards_missing=1", "boards_missing")
    data.number(
        "Legs",
        words("legs"),
        words("hint_legs"),
        wrong="AND(Legs<>1,Legs<>2)",
        value=1,
    )
    wrong = 'IF(COUNT(Bye_VP)=1,Bye_VP<0,Bye_VP<>"")'
    data.number("Bye_VP", words("bye_vp"), words("hint_bye_vp"), wrong=wrong)


def _add_ties(data: DataSheet, words: Words) -> None:
    data.heading(words("at_equal_vp"))
    ways = [words(f"tie_{key}") for key in cells.TIE_BREAK_KEYS]
    none = words("tie_none")
    for number in range(1, cells.TIE_BREAKS + 1):
        first = ways[number - 1]
        choices = [first, *(way for way in ways if way != first), none]
        hint = words("hint_ties") if number == 1 else ""
        data.choice(
            f"Tie_break_{number}", words("tie_number", number=number), choices, hint
        )
    wrong = 'IF(COUNT(Through)=1,OR(Through<0,Through>16),Through<>"")'
    data.number("Through", words("through"), words("hint_through"), wrong=wrong)


def _add_own_table(data: DataSheet, words: Words) -> None:
    """A table of victory points, beside the other settings."""
    sheet = data.sheet
    parts.widths(sheet, OWN_WIDTHS)
    put(sheet, "G2", words("own_table"), styles.NAME)
    heads = {"G": "own_up_to", "H": "own_winner", "I": "own_loser"}
    line = styles.HEAD_RIGHT.but(below=styles.INK, wrap=True, vertical="bottom")
    parts.heads(sheet, OWN_ROWS[0] - 1, {c: words(k) for c, k in heads.items()}, line)
    parts.height(sheet, OWN_ROWS[0] - 1, 34)
    first, last = OWN_ROWS[0], OWN_ROWS[-1]
    number = styles.NUMBER_ENTRY.but(number_format=cells.PLAIN_NUMBER)
    put(sheet, f"G{first}:I{last}", None, number)
    own_table = f"G{first}:I{last}"
    parts.mark_pasted(sheet, own_table)
    data.pasted.append(f"IF({parts.pasted(own_table)},1,0)")
    data.name("Own_table", own_table)


def _add_reckoned(data: DataSheet, words: Words) -> None:
    """What the other sheets need of the above."""
    data.heading(data.shared("reckoned"))
    today = words.common("today")
    whole, own = words.quoted("scale_whole"), words.quoted("scale_own")
    by_rules = 'IF(VP_scale="","",Rules)'
    scale = (
        f'=IFERROR(IF(VP_scale={own},"own",'
        f'IF(VP_scale={whole},"today-whole",{by_rules})),"")'
    )
    data.reckoned("Scale_used", words("scale_used"), scale)
    data.reckoned("Legs_used", words("legs"), "=IF(COUNT(Legs)=1,Legs,2)")
    for number in range(1, cells.TIE_BREAKS + 1):
        way = f'=IFERROR(Tie_break_{number}&"","")'
        label = words("tie_number", number=number)
        data.reckoned(f"Tie_used_{number}", label, way)
    # A blank cell that is handed over would be 0 boards in LibreOffice.
    boards = '=IF(COUNT(Scheduled_boards)=1,Scheduled_boards,"")'
    data.reckoned("Boards_used", words("boards_used"), boards)
    # Apart from the settings that cannot be used: on these every fixture depends.
    by_boards = f'OR(Scale_used="today-whole",Scale_used={quoted(today)})'
    imps = all_fixtures(words, *cells.IMPS)
    missing = f"=IF(AND({by_boards},COUNTA(Scheduled_boards)=0,COUNT({imps})>0),1,0)"
    data.reckoned("Boards_missing", words("step_boards_missing"), missing)
    for name, margin in (("Most_VP", "999"), ("Level_VP", "0")):
        own_points, points = (
            call("VICTORY_POINTS", margin, "0", *more)
            for more in (
                ("Rules", "Boards_used", "Own_table"),
                ("Scale_used", "Boards_used"),
            )
        )
        formula = f'=IFERROR(IF(Scale_used="own",{own_points},{points}),"")'
        data.reckoned(name, words(name.lower()), formula)
    wrong = 'IF(Scale_used="own",IF(OR(COUNT(Own_table)=0,Level_VP=""),1,0),0)'
    data.check(wrong, "own_table_wrong")
    total = '=IF(OR(Scale_used="own",Level_VP=""),"",2*Level_VP)'
    data.reckoned("Sum_of_VP", words("sum_of_vp"), total)
    rounds = all_fixtures(words, cells.PLAYED_ROUND)
    data.reckoned("Rounds_played", words("rounds_played"), f"=MAX({rounds})")
    data.reckoned("Rounds_planned", words("rounds_planned"), _rounds(words))
    data.reckoned("Event_line", data.shared("event_line"), event_line())
    data.reckoned("Rules_line", words("rules_line"), _rules_line(words))
    played = f"SUM({all_fixtures(words, cells.PLAYED)})"
    matches = f'COUNTIF({all_fixtures(words, cells.TEAM[1])},">0")'
    state = state_line(words.language, played, matches)
    data.reckoned("State_line", data.shared("state_line"), state)
    data.reckoned("Ties_line", words("ties_line"), _ties_line(words))


def _rounds(words: Words) -> str:
    """The last round that has a fixture; a date typed for a round is none."""
    rounds = all_fixtures(words, cells.ROUND_USED)
    return f"=IF(MAX({rounds})>{LARGEST},0,MAX({rounds}))"


def _rules_line(words: Words) -> str:
    """The rules in words, as they are printed."""
    today = words.common("today")
    is_today = f'OR(Rules={quoted(today)},Rules="today")'
    by_rules = f"IF({is_today},{words.quoted('vp_wbf')},{words.quoted('vp_1959')})"
    scale = (
        f'IF(Scale_used="own",{words.quoted("vp_own")},'
        f'IF(Scale_used="today-whole",{words.quoted("vp_whole")},{by_rules}))'
    )
    boards = words.quoted("boards_scheduled", before=" ")
    return (
        f"={words.quoted('rules_are', after=' ')}"
        f"&IFERROR(IF({is_today},{quoted(today)},{words.quoted('rules_1959')})"
        f'&IF(Boards_used="",""," · "&Boards_used&{boards})&" · "&{scale},"")'
    )


def _ties_line(words: Words) -> str:
    """The tie-breaks in their order."""
    none = words.quoted("tie_none")
    told = "&".join(
        f'IF(Tie_used_{number}={none},"","{before}"&Tie_used_{number})'
        for number, before in enumerate((": ", ", ", ", "), start=1)
    )
    return f'={words.quoted("ties_are")}&{told}&"."'
