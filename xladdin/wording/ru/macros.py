"""What the buttons say: Russian."""

TEXTS = {
    "macros.check.found": "Проверьте: ошибок — {errors}, сомнений — {doubts}.",
    "macros.check.nothing": "Проверять нечего.",
    "macros.expected.no_error": "здесь ошибка, а нужна запись",
    "macros.expected.no_formula": "сюда вставлена формула, а нужна запись",
    "macros.expected.number": "нужно число",
    "macros.expected.number_no_date": "нужно число; программа превратила запись в дату {day}",
    "macros.expected.own_formula": "здесь была формула протокола; поверх неё что-то введено",
    "macros.problem": "{sheet}!{cell}: «{found}» — {expected}",
    "macros.problem_blank": "{sheet}!{cell}: {expected}",
    "macros.refused.changed_meanwhile": "Файл {file} тем временем изменила другая программа. Ничего не записано. Повторите.",
    "macros.refused.excel_refused": "Excel не принял одну из записей, поэтому ничего не изменено. Сообщение Excel: {reason}",
    "macros.refused.frozen": "Это архивная копия: итоги в ней зафиксированы. Проверять в ней нечего.",
    "macros.refused.log_full": "Журнал исправлений на листе «{sheet}» заполнен. Ничего не изменено.",
    "macros.refused.never_saved": "Сначала сохраните книгу в папку на этом компьютере: перед каждым изменением рядом с ней остаётся копия.",
    "macros.refused.no_scoresheet": "Эта книга — не протокол xladdin.",
    "macros.refused.nothing_to_undo": "Отменять нечего: ни одна кнопка эту книгу не меняла.",
    "macros.refused.other_scoresheet": "Это протокол {found}. Кнопка предназначена для протокола: {expected}.",
    "macros.refused.other_version": "Этот протокол другой версии ({name}, версия {version}). Установите ту версию xladdin, в которой он сделан.",
    "macros.refused.sheet_renamed": "Лист «{sheet}» переименован или удалён. Верните ему прежнее имя.",
    "macros.undo.done": "Книга снова такая, какой была {hour}. Отменённое сохранено в папке {folder}.",
}
