"""The sheet Data of bridge league and knockout: Bulgarian."""

TEXTS = {
    "bridge_data.entered": "въведени",
    "bridge_data.event_line": "Състезание в печата",
    "bridge_data.hint_date": "или сезонът, както да се отпечата",
    "bridge_data.hint_time": "на отпечатаното: 14.03.2026 21:40",
    "bridge_data.not_a_choice": "! изберете от списъка",
    "bridge_data.not_this_number": "! такова число не може",
    "bridge_data.note_number": "Бележка {number}",
    "bridge_data.notes_for_wall": "Бележки за таблото",
    "bridge_data.of": "от",
    "bridge_data.on_every_page": "На всяка страница",
    "bridge_data.protests_small": "контестации до",
    "bridge_data.reckoned": "Пресметнато от горното",
    "bridge_data.settings_pasted": "Настройки с формула",
    "bridge_data.settings_wrong": "Негодни настройки",
    "bridge_data.state_line": "Състояние в печата",
    "bridge_data.version_small": "версия",
}
