"""Which match of a result file belongs into a scoresheet, and which of its teams is A.

>>> match = Match("LEVSKI", "Akademik", "", ())
>>> chosen([match], ("Akademik ", "Levski"), "").team_a
'Akademik'
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from xladdin.macros.outcome import Refused
from xladdin.records.result import Match

_BETWEEN = re.compile(r"\s+[-–—]\s+")


def chosen(matches: Sequence[Match], teams: tuple[str, str], wanted: str) -> Match:
    """The match to import, seen from the team that is A in the scoresheet.

    Args:
        matches: of the file.
        teams: A and B as the scoresheet names them; "" where it does not.
        wanted: the number of the match, or its teams, "Levski - Akademik", the first
            of which becomes A; "" to go by the names in the scoresheet.

    Raises:
        Refused: there is no such match, or more than one.
    """
    if wanted.strip().isdecimal():
        number = int(wanted)
        if not 1 <= number <= len(matches):
            raise Refused("no_such_match", found=wanted, matches=_listed(matches))
        return _turned(matches[number - 1], teams)
    if wanted.strip():
        a, *others = _BETWEEN.split(wanted.strip())
        if len(others) != 1:
            raise Refused("no_such_match", found=wanted, matches=_listed(matches))
        teams = (a, others[0])
    nameless = len(matches) == 1 and not matches[0].team_a
    if nameless and not wanted.strip():
        return matches[0]
    fitting = [match for match in matches if _fits(match, teams)]
    if len(fitting) != 1:
        key = "which_match" if fitting else "teams_differ"
        raise Refused(
            key,
            a=teams[0] or "?",
            b=teams[1] or "?",
            matches=_listed(fitting or matches),
        )
    return _turned(fitting[0], teams)


def same_name(name: str, other: str) -> bool:
    """Whether two names are alike but for case and blanks."""
    return name.casefold().split() == other.casefold().split()


def _fits(match: Match, teams: tuple[str, str]) -> bool:
    """Whether the teams that are named play in the match, one on each side."""
    ways = (match.team_a, match.team_b), (match.team_b, match.team_a)
    return any(
        all(
            not team or same_name(team, name)
            for team, name in zip(teams, way, strict=True)
        )
        for way in ways
    )


def _turned(match: Match, teams: tuple[str, str]) -> Match:
    a, b = teams
    turned = (a and same_name(a, match.team_b)) or (
        not a and b and same_name(b, match.team_a)
    )
    return match.seen_from(match.team_b) if turned and match.team_b else match


def _listed(matches: Sequence[Match]) -> str:
    """The matches of the file with their numbers."""
    return "; ".join(
        f"{number}: {match.team_a or '?'} – {match.team_b or '?'}"
        for number, match in enumerate(matches, start=1)
    )
