"""What is said of LibreOffice: Bulgarian."""

TEXTS = {
    "libreoffice.build": "Запиши разширението във файл, за да се инсталира на ръка или на друг компютър.",
    "libreoffice.build_target": "Кой файл да се направи; името трябва да завършва на .oxt.",
    "libreoffice.built": "Файлът {file} е готов. Отворете го в LibreOffice („Инструменти – Управление на разширенията – Добавяне“), после рестартирайте LibreOffice.",
    "libreoffice.display_name": "xladdin – резултати от турнири с карти",
    "libreoffice.error_value": "LibreOffice не можа да работи с това, което получи формулата.",
    "libreoffice.install": "Добави функциите в LibreOffice Calc; по-старата версия се заменя.",
    "libreoffice.installed": "Функциите са добавени в LibreOffice ({office}). Затворете LibreOffice, ако е отворен, стартирайте го отново и напишете в клетка =IMPS(250).",
    "libreoffice.left_dynamic": "в LibreOffice масивът не расте и не се свива сам",
    "libreoffice.left_unknown": "LibreOffice не познава {found}",
    "libreoffice.no_answer": "LibreOffice не свърши за {minutes} мин. Затворете всичките му прозорци и опитайте отново.",
    "libreoffice.no_python": "Този LibreOffice не може да изпълнява Python. Инсталирайте пакета python3-uno (Debian, Ubuntu) или libreoffice-pyuno (Fedora, openSUSE) и опитайте отново.",
    "libreoffice.not_computed": "LibreOffice не можа да изчисли {file}. Отговорът му: {said}",
    "libreoffice.not_found": "На този компютър не е намерен LibreOffice. Ако все пак го има (например като Snap или Flatpak), изпълнете „xladdin libreoffice build xladdin.oxt“ и отворете файла в LibreOffice („Инструменти – Управление на разширенията – Добавяне“).",
    "libreoffice.not_sure": "Файлът {file} остана какъвто беше: {reason}, а какво зависи от това, не може да се установи.",
    "libreoffice.not_written": "Файлът {file} не може да се запише: {reason}.",
    "libreoffice.refused": "LibreOffice не изпълни командата. Затворете всичките му прозорци и опитайте отново. Отговорът му: {said}",
    "libreoffice.uninstall": "Махни функциите от LibreOffice Calc.",
    "libreoffice.uninstalled": "Функциите вече не са в LibreOffice. Рестартирайте го, ако е отворен.",
    "libreoffice.was_not_there": "Функциите не бяха в LibreOffice; нищо не е променено.",
    "libreoffice.wrong_ending": "Името на файла {file} трябва да завършва на .oxt.",
}
