"""Names in the sample match, all invented: English."""

TEXTS = {
    "bridge_match.sample.event": "City team league",
    "bridge_match.sample.round": "round 3, room 2",
    "bridge_match.sample.team_a": "Limes",
    "bridge_match.sample.team_b": "Bells",
    "bridge_match.sample.players_a": "Archer; Barlow; Carter; Dunn; Ellis; Foster",
    "bridge_match.sample.players_b": "Garner; Hale; Irving; Judd; Keen; Lowe",
    "bridge_match.sample.slip": "4SS10",
    "bridge_match.sample.late": "late start",
}
