"""What the buttons say: Bulgarian."""

TEXTS = {
    "macros.problem": "{sheet}!{cell}: въведено е „{found}“, очаква се: {expected}",
    "macros.problem_blank": "{sheet}!{cell}: {expected}",
    "macros.refused.changed_meanwhile": "Файлът {file} междувременно е променен от друга програма. Нищо не е записано. Опитайте отново.",
    "macros.refused.excel_refused": "Excel не прие един от записите, затова нищо не е променено. Съобщение на Excel: {reason}",
    "macros.refused.log_full": "Дневникът на поправките в листа „{sheet}“ е пълен. Нищо не е променено.",
    "macros.refused.never_saved": "Първо запазете файла в папка на този компютър: преди всяка промяна до него се оставя копие.",
    "macros.refused.no_scoresheet": "Тази работна книга не е протокол на xladdin.",
    "macros.refused.other_scoresheet": "Това е протокол {found}. Бутонът е за протокол: {expected}.",
}
