"""The sheet Data of bridge league and knockout: English."""

TEXTS = {
    "bridge_data.entered": "entered",
    "bridge_data.event_line": "Event as printed",
    "bridge_data.hint_date": "or the season, as it is to be printed",
    "bridge_data.hint_time": "of the printed state: 14.03.2026 21:40",
    "bridge_data.not_a_choice": "! choose from the list",
    "bridge_data.not_this_number": "! this number cannot be",
    "bridge_data.note_number": "Note {number}",
    "bridge_data.notes_for_wall": "Notes for the wall",
    "bridge_data.of": "of",
    "bridge_data.on_every_page": "On every page",
    "bridge_data.protests_small": "protests until",
    "bridge_data.reckoned": "Reckoned from the above",
    "bridge_data.settings_pasted": "Settings that hold a formula",
    "bridge_data.settings_wrong": "Settings that cannot be used",
    "bridge_data.state_line": "State as printed",
    "bridge_data.version_small": "version",
}
