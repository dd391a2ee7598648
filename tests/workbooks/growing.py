"""Scoresheets with a quarter, half and all of their entries: how many -> the file."""

from tests.workbooks.bridge_match_filled import match
from tests.workbooks.filled import built, merged
from tests.workbooks.leagues import League, invented
from tests.workbooks.tournaments import Tournament, tournament
from xladdin.workbooks import bridge_league, preferans_cutoff, preferans_tournament


def boards(folder, counts):
    """A match of 64 boards in four sets."""
    files = {}
    for count in counts:
        played = {
            n: {"C": "4HS=", "G": f"{1 + n % 3}NTN="} for n in range(1, count + 1)
        }
        files[count] = folder / f"{count}.xlsx"
        match([16] * 4, played, seats="AAAA").save(files[count])
    return files


def fixtures(folder, counts):
    """A league of 16 teams in two legs."""
    form = built(bridge_league.build, "en", folder)
    whole = invented(16, 2, "today", seed=16, most=90)
    files = {}
    for count in counts:
        results = dict(list(whole.results.items())[:count])
        league = League(whole.teams, whole.legs, whole.rules, whole.boards, results)
        typed, named = league.entries(("quotient", "difference"))
        entries = merged(typed, form.named(named))
        files[count] = form.filled(entries, folder / f"{count}.xlsx")
    return files


def results(folder, counts):
    """The whists of winners, one by one."""
    form = built(preferans_cutoff.build, "en", folder)
    files = {}
    for count in counts:
        whists = {f"B{7 + n}": 300 + n % 400 for n in range(count)}
        files[count] = form.filled({"Results": whists}, folder / f"{count}.xlsx")
    return files


def rounds(folder, counts):
    """A tournament of 80 players."""
    form = built(preferans_tournament.build, "en", folder)
    whole = tournament(80, 15, seed=80)
    files = {}
    for count in counts:
        tables = {at: whists for at, whists in whole.tables.items() if at[0] <= count}
        entries = Tournament(80, tables).entries()
        files[count] = form.filled(entries, folder / f"{count}.xlsx")
    return files


SCORESHEETS = {
    "boards of a match": (boards, (16, 32, 64)),
    "fixtures of a league": (fixtures, (60, 120, 240)),
    "results of winners": (results, (50, 100, 200)),
    "rounds of a tournament": (rounds, (4, 8, 15)),
}
