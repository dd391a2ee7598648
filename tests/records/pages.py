"""A match, a tournament and a league to publish, with names that ask for trouble."""

from fractions import Fraction

from tests.records import samples
from xladdin.records.knockout_page import Knockout, KnockoutLine, KnockoutMatch
from xladdin.records.league_page import League, LeagueLine, PercentLine
from xladdin.records.match_sheet import BoardLine, LineUp, MatchSheet, TeamFigures
from xladdin.records.page_parts import Heading
from xladdin.records.pulka_page import Pulka, PulkaLine, Settled
from xladdin.records.standings_page import PlayerLine, TeamLine, Tournament

TROUBLE = '<script>alert("1")</script>&'
FORMULA = '=HYPERLINK("x")'
HEADING = Heading(
    event="Spring Cup",
    details=("14.03.2026", "", "rules: today"),
    version=3,
    time="14.03.2026 21:40",
    protests_until="22:10",
)
FINAL = Heading(event="Spring Cup", final=True, version=4, time="15.03.2026")
# IMPs of today for the differences of the sample: Law 78B.
IMPS = ((10, 0), (1, 0), (13, 0), (3, 0), (0, 2), (9, 0))


def match(heading=HEADING, counted=8, **figures):
    """The sample match; 36-2 in IMPs."""
    boards = tuple(
        BoardLine(board, 1, first, second, ns1, ns2, difference, *imps)
        for (board, first, second, ns1, ns2, difference), imps in zip(
            samples.BOARDS, IMPS, strict=True
        )
    )
    return MatchSheet(
        heading,
        TeamFigures(
            **{
                "name": TROUBLE,
                "imps": 36,
                "victory_points": Fraction("16.5"),
                "points": 3000,
                "gifted": 50,
                "victory_percent": Fraction(25),
                "final": Fraction("89.96"),
                **figures,
            }
        ),
        TeamFigures(
            name="Камбаните",
            imps=2,
            victory_points=Fraction("3.5"),
            points=1230,
            gifted=1770,
            victory_percent=Fraction(-25),
            final=Fraction("71.2"),
        ),
        boards,
        scheduled=8,
        counted=counted,
        line_up=(LineUp("Set 1", ("A Ana, Boris", "B Max, Olga", "", "")),),
        notes=("A penalty.",),
    )


def tournament(heading=HEADING, **changes):
    """Four players, two of three rounds played."""
    players = (
        PlayerLine(1, TROUBLE, 1000, (1000, 0), tie_breaks=(10,), movement=0),
        PlayerLine(2, "Вера", 453.5, (500, -46.5), tie_breaks=(5,), movement=2),
        PlayerLine(3, FORMULA, -200, (-100, -50), -50, (1,), -2, "Четверг"),
        PlayerLine(None, "Guest", 120, (120, None), remark="out of competition"),
    )
    told = {"players": players, "rounds": 3, "played": 2, "tie_breaks": ("whists",)}
    return Tournament(heading, **{**told, "qualify": 2, **changes})


TEAMS = (TeamLine(1, "Четверг", 800), TeamLine(2, "Мизер", 453.5))


def league(heading=HEADING, **changes):
    """Three teams; victory points with hundredths."""
    lines = (
        LeagueLine(1, TROUBLE, Fraction("31.25"), 2, 2, 0, 0, 90, 30, tie_breaks=(3,)),
        LeagueLine(
            2, "Левски", Fraction("18.75"), 2, 0, 1, 1, 60, 70, None, -0.5, (0.857,)
        ),
        LeagueLine(
            3, FORMULA, Fraction("9.5"), 2, 0, 1, 1, 30, 80, tie_breaks=(0.375,)
        ),
    )
    percents = (
        PercentLine(1, "Левски", Fraction("90.5"), 2, 1),
        PercentLine(2, TROUBLE, Fraction("81.2"), 2, -1),
        PercentLine(3, FORMULA, None, 0, 0),
    )
    cross = (
        (None, 15, Fraction("16.25")),
        (5, None, 10),
        (None, Fraction("9.5"), None),
    )
    told = {"standings": lines, "by_percent": percents, "cross": cross}
    told |= {"matches": 3, "entered": 2, "tie_breaks": ("quotient",)}
    return League(heading, **{**told, **changes})


def pulka(heading=HEADING):
    """A pulka of three players, settled by the slip."""
    players = (
        PulkaLine(1, TROUBLE, 186, 186, (686,)),
        PulkaLine(2, "Вера", 142, 142, (309,)),
        PulkaLine(3, FORMULA, -328, -328, (None,)),
    )
    settlement = (
        Settled(1, TROUBLE, 20, 14, (None, 64, 38, None), 60, -70, 194, 138, 186),
        Settled(2, "Вера", 20, 22, (62, None, 84, None), -20, -70, 216, 124, 142),
        Settled(3, FORMULA, 20, 62, (76, 60, None, None), -420, -70, 136, 114, -328),
    )
    return Pulka(heading, players, ("Питер 2017",), settlement, ("A note.",))


def knockout(heading=HEADING):
    """Two matches; the loser with 85 percent goes through."""
    teams = (
        KnockoutLine(1, TROUBLE, "won", 90, "goes_through", "goes_through"),
        KnockoutLine(2, "Левски", "lost", 85.0123, "goes_through", "out", "stays_in"),
        KnockoutLine(3, FORMULA, "won", 65, "out", "goes_through", "drops_out"),
        KnockoutLine(None, "Четверг", "lost"),
    )
    matches = (
        KnockoutMatch((TROUBLE, "Левски"), (11370, 10490), (62, 48), (90, 85.0123)),
        KnockoutMatch((FORMULA, "Четверг")),
    )
    return Knockout(heading, teams, matches, through=2, notes=("A note.",))
