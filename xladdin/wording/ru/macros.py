"""What the buttons say: Russian."""

TEXTS = {
    "macros.problem": "{sheet}!{cell}: введено «{found}», ожидается: {expected}",
    "macros.problem_blank": "{sheet}!{cell}: {expected}",
    "macros.refused.changed_meanwhile": "Файл {file} тем временем изменила другая программа. Ничего не записано. Повторите.",
    "macros.refused.excel_refused": "Excel не принял одну из записей, поэтому ничего не изменено. Сообщение Excel: {reason}",
    "macros.refused.log_full": "Журнал исправлений на листе «{sheet}» заполнен. Ничего не изменено.",
    "macros.refused.never_saved": "Сначала сохраните книгу в папку на этом компьютере: перед каждым изменением рядом с ней остаётся копия.",
    "macros.refused.no_scoresheet": "Эта книга — не протокол xladdin.",
    "macros.refused.other_scoresheet": "Это протокол {found}. Кнопка предназначена для протокола: {expected}.",
}
