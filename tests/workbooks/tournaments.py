"""Invented tournaments: entered into the scoresheet, and told to the rules."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from fractions import Fraction

from xladdin.preferans.standings import (
    COMPETING,
    OUT_OF_COMPETITION,
    OWN_AVERAGE,
    WITHDRAWN,
    Player,
    Sitting,
)
from xladdin.preferans.systems import PITER_2017
from xladdin.preferans.table_score import score_table
from xladdin.workbooks.preferans_tournament_layout import Reckoning, block

STATUS_WORDS = {OUT_OF_COMPETITION: "out of competition", WITHDRAWN: "withdrawn"}


@dataclass
class Tournament:
    """Who played where and with which whists; numbers of players from 1.

    Attributes:
        players: how many.
        tables: by round and table: number of the player -> final whists.
        decisions: by player and round.
        penalties: by player and round.
        statuses: of players who do not compete.
        teams: how many; 0 for none.
    """

    players: int
    tables: dict[tuple[int, int], dict[int, Fraction]] = field(default_factory=dict)
    decisions: dict[tuple[int, int], object] = field(default_factory=dict)
    penalties: dict[tuple[int, int], int] = field(default_factory=dict)
    statuses: dict[int, str] = field(default_factory=dict)
    teams: int = 0

    def name(self, number):
        return f"Player {number}"

    def team(self, number):
        return f"Team {number % self.teams}" if self.teams else ""

    def for_the_rules(self, system=PITER_2017):
        sittings = {number: [] for number in range(1, self.players + 1)}
        for (played, table), whists in sorted(self.tables.items()):
            scores = score_table(list(whists.values()), system)
            for number, score in zip(whists, scores, strict=True):
                sittings[number].append(Sitting.of_score(played, table, score))
        return [
            Player(
                self.name(number),
                tuple(sittings[number]),
                {r: d for (who, r), d in self.decisions.items() if who == number},
                sum(p for (who, _), p in self.penalties.items() if who == number),
                self.statuses.get(number, COMPETING),
                self.team(number),
            )
            for number in sittings
        ]

    def entries(self):
        """What a judge types: sheet -> cell -> value."""
        at = Reckoning("en")
        typed = {"Players": {}, at.title: {}}
        for number in range(1, self.players + 1):
            row = number + 4
            typed["Players"][f"B{row}"] = self.name(number)
            typed["Players"][f"C{row}"] = self.team(number) or None
            status = STATUS_WORDS.get(self.statuses.get(number))
            typed["Players"][f"D{row}"] = status
        for (number, played), decision in self.decisions.items():
            cell = f"{at.column('decision', played)}{at.FIRST + number - 1}"
            decided = "average" if decision == OWN_AVERAGE else decision
            typed[at.title][cell] = decided
        for (played, table), whists in self.tables.items():
            sheet = typed.setdefault(f"Round {played}", {})
            for row, (number, own) in zip(
                block(table).rows, whists.items(), strict=False
            ):
                sheet[f"B{row}"], sheet[f"J{row}"] = number, float(own)
                penalty = self.penalties.get((number, played))
                sheet[f"O{row}"] = penalty
                sheet[f"P{row}"] = "late" if penalty else None
        return typed


def seated(numbers, chance):
    """Tables of four, and at the end of three, of shuffled players."""
    numbers = list(numbers)
    chance.shuffle(numbers)
    threes = -len(numbers) % 4
    fours = (len(numbers) - 3 * threes) // 4
    tables = [numbers[4 * at : 4 * at + 4] for at in range(fours)]
    rest = numbers[4 * fours :]
    return tables + [rest[3 * at : 3 * at + 3] for at in range(threes)]


def any_whists(players, chance):
    """Whists that add up to 0, in thirds at a table of three."""
    whists = [Fraction(chance.randint(-700, 700)) for _ in range(players)]
    mean = sum(whists) / players
    return [own - mean for own in whists]


def like_whists(players, chance):
    """Whists of a few kinds, so that many are equal in the end."""
    kinds = [[60, 20, -20, -60], [40, 40, -40, -40]]
    whists = chance.choice(kinds) if players == 4 else [50, 0, -50]
    whists = [Fraction(own) for own in whists]
    chance.shuffle(whists)
    return whists


def tournament(players, rounds, seed, whists=any_whists, absent=0):
    """A tournament in which so many players miss a round each time."""
    chance = random.Random(seed)
    told = Tournament(players)
    for played in range(1, rounds + 1):
        missing = set(chance.sample(range(1, players + 1), absent))
        for number in missing:
            decision = chance.choice([OWN_AVERAGE, 0, -250])
            told.decisions[number, played] = decision
        present = [n for n in range(1, players + 1) if n not in missing]
        for table, numbers in enumerate(seated(present, chance), start=1):
            results = whists(len(numbers), chance)
            told.tables[played, table] = dict(zip(numbers, results, strict=True))
    return told
