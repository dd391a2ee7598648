"""What the buttons say: Bulgarian."""

TEXTS = {
    "macros.check.found": "За проверка: {errors} с грешка, {doubts} съмнителни.",
    "macros.check.nothing": "Няма нищо за проверка.",
    "macros.expected.no_error": "тук има грешка, а трябва запис",
    "macros.expected.no_formula": "тук е поставена формула, а трябва запис",
    "macros.expected.number": "трябва число",
    "macros.expected.number_no_date": "трябва число; програмата го е превърнала в дата {day}",
    "macros.expected.own_formula": "тук стоеше формула на протокола; върху нея е писано",
    "macros.problem": "{sheet}!{cell}: „{found}“ – {expected}",
    "macros.problem_blank": "{sheet}!{cell}: {expected}",
    "macros.refused.changed_meanwhile": "Файлът {file} междувременно е променен от друга програма. Нищо не е записано. Опитайте отново.",
    "macros.refused.excel_refused": "Excel не прие един от записите, затова нищо не е променено. Съобщение на Excel: {reason}",
    "macros.refused.frozen": "Това е архивно копие: резултатите в него са фиксирани. Няма какво да се проверява.",
    "macros.refused.log_full": "Дневникът на поправките в листа „{sheet}“ е пълен. Нищо не е променено.",
    "macros.refused.never_saved": "Първо запазете файла в папка на този компютър: преди всяка промяна до него се оставя копие.",
    "macros.refused.no_scoresheet": "Тази работна книга не е протокол на xladdin.",
    "macros.refused.nothing_to_undo": "Няма какво да се отмени: никой бутон не е променял тази книга.",
    "macros.refused.other_scoresheet": "Това е протокол {found}. Бутонът е за протокол: {expected}.",
    "macros.refused.other_version": "Този протокол е от друга версия ({name}, версия {version}). Инсталирайте версията на xladdin, с която е направен.",
    "macros.refused.sheet_renamed": "Листът „{sheet}“ е преименуван или изтрит. Върнете му името.",
    "macros.undo.done": "Файлът отново е такъв, какъвто беше на {hour}. Отмененото е запазено в папката {folder}.",
}
