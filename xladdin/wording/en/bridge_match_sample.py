"""Names in the sample match, all invented: English."""

TEXTS = {
    "bridge_match.sample.event": "City team league",
    "bridge_match.sample.round": "round 3, room 2",
    "bridge_match.sample.team_a": "Limes",
    "bridge_match.sample.team_b": "Bells",
    "bridge_match.sample.players_a": "A. Archer; B. Barlow; C. Carter; D. Dunn; E. Ellis; F. Foster",
    "bridge_match.sample.players_b": "G. Garner; H. Hale; I. Irving; J. Judd; K. Keen; L. Lowe",
    "bridge_match.sample.slip": "4SS10",
    "bridge_match.sample.late": "late start",
}
