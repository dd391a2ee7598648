"""The sheet Data of bridge league and knockout: Russian."""

TEXTS = {
    "bridge_data.entered": "введено",
    "bridge_data.event_line": "Соревнование на печати",
    "bridge_data.hint_date": "или сезон, так, как печатать",
    "bridge_data.hint_time": "напечатанного: 14.03.2026 21:40",
    "bridge_data.not_a_choice": "! выберите из списка",
    "bridge_data.not_this_number": "! такого числа не может быть",
    "bridge_data.note_number": "Примечание {number}",
    "bridge_data.notes_for_wall": "Примечания для стенда",
    "bridge_data.of": "из",
    "bridge_data.on_every_page": "На каждой странице",
    "bridge_data.protests_small": "протесты до",
    "bridge_data.reckoned": "Посчитано из введённого",
    "bridge_data.settings_pasted": "Настройки с формулой",
    "bridge_data.settings_wrong": "Непригодных настроек",
    "bridge_data.state_line": "Состояние на печати",
    "bridge_data.version_small": "версия",
}
