"""Leagues entered into the scoresheet, and told to the rules."""

from __future__ import annotations

import random
from dataclasses import dataclass
from fractions import Fraction

from xladdin.bridge.all_play_all import BYE, schedule
from xladdin.bridge.final_percent import final_percent
from xladdin.bridge.standings import Match, by_final_percent, by_victory_points
from xladdin.bridge.victory_points import scale_of, victory_points
from xladdin.workbooks import bridge_league_cells as cells

FIXTURES, STANDINGS, CROSS, ROUND, TEAMS, DATA, RECKONING = (
    "Fixtures",
    "Standings",
    "Cross-table",
    "Round",
    "Teams",
    "Data",
    "Reckoning",
)
WORDS = {
    "direct": "direct match",
    "quotient": "quotient",
    "difference": "IMP difference",
}
COLUMNS = {
    "round": "A",
    "home": "B",
    "away": "C",
    "imps": "FG",
    "boards": "H",
    "points": "IJ",
    "gifts": "KL",
    "status": "M",
    "vp": "NO",
}


def fixture(row, **entries):
    """The cells of a fixture; pairs are home, away: ``fixture(5, imps=(30, 20))``."""
    found = {}
    for key, value in entries.items():
        columns = COLUMNS[key]
        values = value if len(columns) > 1 else (value,)
        found |= {f"{c}{row}": v for c, v in zip(columns, values, strict=True)}
    return found


def names(count):
    return {f"B{row}": f"Team {n}" for n, row in enumerate(cells.TEAM_ROWS[:count], 1)}


def tie_breaks(order):
    """Entries for the tie-breaks in an order, the rest none."""
    words = [WORDS[key] for key in order] + ["–"] * (3 - len(order))
    return {f"Tie_break_{n}": word for n, word in enumerate(words, start=1)}


@dataclass
class League:
    """A whole league, every match played.

    Attributes:
        teams: how many.
        legs: 1 or 2.
        rules: "1959" or "today".
        boards: in a match.
        results: by fixture: IMPs, points and gifts of both.
    """

    teams: int
    legs: int
    rules: str
    boards: int
    results: dict

    def entries(self, order):
        """What is typed on the sheets Fixtures and Teams, and into named cells."""
        rows = {}
        for row, (match, figures) in zip(
            cells.ROWS, self.results.items(), strict=False
        ):
            rows |= fixture(row, round=match.round, home=match.home, away=match.away)
            if match.away != BYE:
                rows |= fixture(row, **figures)
        named = {
            "Rules": self.rules,
            "Legs": self.legs,
            "Scheduled_boards": self.boards,
            **tie_breaks(order),
        }
        return {FIXTURES: rows, TEAMS: names(self.teams)}, named

    def points(self, match):
        """Victory points of both teams."""
        scale = scale_of(self.rules, self.boards)
        home, away = self.results[match]["imps"]
        return victory_points(home, away, scale), victory_points(away, home, scale)

    @property
    def played(self):
        return [match for match in self.results if match.away != BYE]

    def standings(self, order):
        """The rules called directly."""
        matches = [
            Match(m.home - 1, m.away - 1, *self.results[m]["imps"], *self.points(m))
            for m in self.played
        ]
        return by_victory_points(self.teams, matches, order)

    def percents(self, match):
        """The final percents of both teams."""
        (home, away), (given, taken) = (
            self.results[match][key] for key in ("points", "gifts")
        )
        return (
            final_percent(home, given, taken, self.boards),
            final_percent(away, taken, given, self.boards),
        )

    def by_percent(self):
        """The rules called directly."""
        found = [[] for _ in range(self.teams)]
        for match in self.played:
            for team, percent in zip(match[1:], self.percents(match), strict=True):
                found[team - 1].append(percent)
        return by_final_percent(found)


def invented(teams, legs, rules, boards=24, seed=1, most=30):
    """A league with results out of a hat; few IMPs make many ties."""
    hat = random.Random(seed)
    results = {}
    for match in schedule(teams, legs):
        gifts = [10 * hat.randint(0, 400) for _ in range(2)]
        # What the two gave away is the difference of their points.
        par = 10 * hat.randint(800, 1500)
        points = [par - given for given in gifts]
        results[match] = {
            "imps": (hat.randint(0, most), hat.randint(0, most)),
            "points": tuple(points),
            "gifts": tuple(gifts),
        }
    return League(teams, legs, rules, boards, results)


def shown(found, sheet, column, rows):
    """A column as it was computed; whole numbers as such."""
    return [found[sheet, f"{column}{row}"] for row in rows]


def close(values):
    return [float(Fraction(value)) for value in values]
