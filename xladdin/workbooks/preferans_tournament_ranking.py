"""How the figures of the rounds become places, one step a column, a row a player.

Compared are whole numbers: a figure times 1200, rounded, so that thirds, quarters and
hundredths are equal where they are equal on paper. First the points place everybody in
his group (complete, incomplete, out of competition, withdrawn); each tie-break then
moves those down who have less and were equal before. Who is still equal shares.
"""

from __future__ import annotations

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts
from xladdin.workbooks.parts import call, put
from xladdin.workbooks.preferans_tournament_layout import (
    CHECKS,
    COMPLETE,
    HELPER,
    INCOMPLETE,
    OUT,
    ROUNDS,
    SEATS_ROUND,
    STATUSES,
    WITHDRAWN,
    Reckoning,
)

SCALE = 1200  # makes whole numbers of thirds, quarters and hundredths
COMPETING = 1


def add_ranking(
    workbook: Workbook, sheet: Worksheet, at: Reckoning, language: str
) -> None:
    """The steps of the ranking, and which rounds they count."""
    last = (
        f"{at.column('decision')}{at.CLOSED}:{at.column('decision', ROUNDS)}{at.CLOSED}"
    )
    counted = f"=IF(COUNT(Standings_after)=1,MIN(Standings_after,{ROUNDS}),MAX({last}))"
    put(sheet, f"T{at.CLOSED}", counted, HELPER)
    parts.name_cells(workbook, "Rounds_counted", parts.at(at.title, f"T{at.CLOSED}"))
    put(sheet, at.COUNTED.replace("$", ""), '="<="&Rounds_counted', HELPER)
    put(sheet, at.COUNTED_BEFORE.replace("$", ""), '="<"&Rounds_counted', HELPER)
    shown = f"T{at.SEATED}"
    seated = [
        f"IF({at.column('decision', r)}{at.SEATED}>0,{r},0)"
        for r in range(1, ROUNDS + 1)
    ]
    put(sheet, shown, f"=MAX({','.join(seated)})", HELPER)
    parts.name_cells(workbook, "Rounds_seated", parts.at(at.title, shown))
    for step in at.STEPS:
        words = text(f"tournament.step.{step}", language)
        put(sheet, f"{at.column(step)}{at.HEADS}", words, HELPER)
    for row in range(at.FIRST, at.LAST + 1):
        steps = {
            **_sums(at, row, language),
            **_places(at, row),
            **_before(at, row),
            **_seat_and_team(at, row, language),
        }
        for step, formula in steps.items():
            put(sheet, f"{at.column(step)}{row}", formula, HELPER)


def _sums(at: Reckoning, row: int, language: str) -> dict[str, str]:
    """Totals over the rounds that count."""
    order = f"$A{row}"
    words = {
        key: parts.quoted(text(f"tournament.status.{key}", language))
        for key in STATUSES[1:]
    }
    status = f"INDEX(Statuses,{order})"
    number = (
        f"IF({status}={words['out']},{OUT},"
        f"IF({status}={words['withdrawn']},{WITHDRAWN},{COMPETING}))"
    )
    points = at.across("points", row)
    total, whole = at.cell("points_sum", row), at.across("counted", row)

    def up_to(name: str) -> str:
        return f"SUMIF({at.rounds()},{at.COUNTED},{at.across(name, row)})"

    penalty = at.cell("penalty_sum", row)
    return {
        "status": f'=IF($B{row}="",0,{number})',
        "played": f"=COUNT({points})",
        "average": f'=IF({at.cell("played", row)}=0,"",'
        f"SUM({points})/{at.cell('played', row)})",
        "penalty_sum": f"={up_to('penalty')}",
        "points_sum": f'=IF(OR($B{row}="",Rounds_counted=0),"",SUM({whole})+{penalty})',
        "whists_sum": f'=IF({total}="","",{up_to("whists")})',
        "first_sum": f'=IF({total}="","",{up_to("first")})',
        "open": f'=IF({total}="","",IF({at.cell("status", row)}={COMPETING},'
        f"Rounds_counted-COUNT({whole}),0))",
        "group": f'=IF({total}="","",IF({at.cell("status", row)}={COMPETING},'
        f"IF({at.cell('open', row)}=0,{COMPLETE},{INCOMPLETE}),"
        f"{at.cell('status', row)}))",
    }


def _places(at: Reckoning, row: int) -> dict[str, str]:
    """The place by the points, then moved down by each tie-break."""

    def cell(name: str) -> str:
        return at.cell(name, row)

    def whole(name: str) -> str:
        return f'=IF({cell("points_sum")}="","",ROUND({cell(name)}*{SCALE},0))'

    def more(figure: str) -> str:
        return f'=">"&{cell(figure)}'

    def moved(before: str, figure: str, criterion: str) -> str:
        less = (
            f"COUNTIFS({at.down(before)},{cell(before)},"
            f"{at.down(figure)},{cell(criterion)})"
        )
        return f'=IF({cell(before)}="","",{cell(before)}+{less})'

    def split(before: str, after: str) -> str:
        were = f"COUNTIF({at.down(before)},{cell(before)})"
        are = f"COUNTIF({at.down(after)},{cell(after)})"
        return f'=IF({cell("place")}="","",IF({were}>{are},1,0))'

    group = cell("group")
    ahead = f"COUNTIF({at.down('group')},{cell('ahead')})"
    better = (
        f"COUNTIFS({at.down('group')},{group},"
        f"{at.down('by_points')},{cell('more_points')})"
    )
    meetings = call(
        "OWN_MEETINGS", at.down("tied"), at.whole("table"), at.whole("counted")
    )
    alone = f"COUNTIF({at.down('tied')},{cell('tied')})=1"
    last = at.column("place_met")
    above = f"{last}${at.FIRST}:{last}{row}"
    return {
        "by_points": whole("points_sum"),
        "by_whists": whole("whists_sum"),
        "by_first": whole("first_sum"),
        "ahead": f'="<"&{group}',
        "more_points": more("by_points"),
        "more_whists": more("by_whists"),
        "more_first": more("by_first"),
        "more_met": more("by_met"),
        "place_points": f'=IF({group}="","",1+{ahead}+{better})',
        "place_whists": moved("place_points", "by_whists", "more_whists"),
        "place_first": moved("place_whists", "by_first", "more_first"),
        "tied": f'=IF({group}={COMPLETE},{cell("place_first")},"")',
        "met": f'=IF({cell("tied")}="","",IF({alone},"",INDEX({meetings},$A{row})))',
        "by_met": f'=IF({group}="","",IF({cell("met")}="",0,'
        f"ROUND({cell('met')}*{SCALE},0)))",
        "place_met": moved("place_first", "by_met", "more_met"),
        "order": f'=IF({cell("place_met")}="","",{cell("place_met")}'
        f"+COUNTIF({above},{cell('place_met')})-1)",
        "place": f'=IF({group}={COMPLETE},{cell("place_met")},"")',
        "decided_whists": split("place_points", "place_whists"),
        "decided_first": split("place_whists", "place_first"),
        "decided_met": split("place_first", "place_met"),
    }


def _before(at: Reckoning, row: int) -> dict[str, str]:
    """The place among the same players before the last round, and the movement."""

    def cell(name: str) -> str:
        return at.cell(name, row)

    def earlier(*names: str) -> str:
        sums = [
            f"SUMIF({at.rounds()},{at.COUNTED_BEFORE},{at.across(name, row)})"
            for name in names
        ]
        known = f'OR({cell("place")}="",Rounds_counted<2)'
        return f'=IF({known},"",ROUND(({"+".join(sums)})*{SCALE},0))'

    keys = ("points_before", "whists_before", "first_before")
    pairs = [(at.down(key), cell(key)) for key in keys]
    ahead = []
    for level in range(len(pairs)):
        equal = "".join(f"{down},{own}," for down, own in pairs[:level])
        down, _ = pairs[level]
        ahead.append(f"COUNTIFS({equal}{down},{cell(f'more_{keys[level]}')})")
    place = f"1+{'+'.join(ahead)}"
    return {
        **{f"more_{key}": f'=">"&{cell(key)}' for key in keys},
        "points_before": earlier("counted", "penalty"),
        "whists_before": earlier("whists"),
        "first_before": earlier("first"),
        "place_before": f'=IF({cell("points_before")}="","",{place})',
        "move": f'=IF({cell("place_before")}="","",'
        f"{cell('place_before')}-{cell('place')})",
    }


def _seat_and_team(at: Reckoning, row: int, language: str) -> dict[str, str]:
    """Where he sits in the round that is shown, his team, what is to check."""
    order = f"$A{row}"
    team, new = f"INDEX(Teams,{order})", at.column("team_new")
    above = f"{new}${at.HEADS}:{new}{row - 1}"
    first = f"MATCH({team},Teams,0)"
    own = at.cell("team", row)
    out = f"{at.cell('status', row)}={OUT}"
    flags = at.across("flag", row)
    code = CHECKS.first_of(
        (f"COUNTIF({flags},1)>0", "decision"),
        (f"COUNTIF({flags},2)>0", "not_needed"),
        (f"COUNTIF({flags},3)>0", "pasted"),
    )
    shown = parts.at(text("tournament.seats", language), SEATS_ROUND)
    return {
        "chosen": f"=INDEX({at.across('row', row)},{shown})",
        "team_new": f'=IF({team}="","",IF({first}={order},MAX({above})+1,""))',
        "team": f'=IF({team}="","",INDEX({at.down("team_new")},{first}))',
        "team_counts": f'=IF({own}="","",IF({out},"",{own}))',
        "code": f"={code}",
    }
