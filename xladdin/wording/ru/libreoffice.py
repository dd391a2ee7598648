"""What is said of LibreOffice: Russian."""

TEXTS = {
    "libreoffice.build": "Записать расширение в файл, чтобы установить его вручную или на другом компьютере.",
    "libreoffice.build_target": "Какой файл создать; имя должно кончаться на .oxt.",
    "libreoffice.built": "Файл {file} готов. Откройте его в LibreOffice («Сервис – Управление расширениями – Добавить»), затем перезапустите LibreOffice.",
    "libreoffice.display_name": "xladdin – подсчёт карточных турниров",
    "libreoffice.error_value": "LibreOffice не смог обработать то, что получила формула.",
    "libreoffice.install": "Добавить функции в LibreOffice Calc; прежняя версия заменяется.",
    "libreoffice.installed": "Функции добавлены в LibreOffice ({office}). Закройте LibreOffice, если он открыт, запустите снова и введите в ячейку =IMPS(250).",
    "libreoffice.left_dynamic": "в LibreOffice массив не растёт и не сжимается сам",
    "libreoffice.left_unknown": "LibreOffice не знает {found}",
    "libreoffice.no_answer": "LibreOffice не закончил работу за {minutes} мин. Закройте все его окна и попробуйте ещё раз.",
    "libreoffice.no_python": "Этот LibreOffice не умеет выполнять Python. Установите пакет python3-uno (Debian, Ubuntu) или libreoffice-pyuno (Fedora, openSUSE) и попробуйте ещё раз.",
    "libreoffice.not_computed": "LibreOffice не смог пересчитать {file}. Его ответ: {said}",
    "libreoffice.not_found": "LibreOffice на этом компьютере не найден. Если он всё же есть (например, как Snap или Flatpak), выполните «xladdin libreoffice build xladdin.oxt» и откройте этот файл в LibreOffice («Сервис – Управление расширениями – Добавить»).",
    "libreoffice.not_sure": "Файл {file} оставлен как был: {reason}, а что от этого зависит, установить нельзя.",
    "libreoffice.not_written": "Не удаётся записать {file}: {reason}.",
    "libreoffice.refused": "LibreOffice не выполнил команду. Закройте все его окна и попробуйте ещё раз. Его ответ: {said}",
    "libreoffice.uninstall": "Убрать функции из LibreOffice Calc.",
    "libreoffice.uninstalled": "Функций в LibreOffice больше нет. Если он открыт, перезапустите его.",
    "libreoffice.was_not_there": "Функций в LibreOffice не было; ничего не изменено.",
    "libreoffice.wrong_ending": "Имя файла {file} должно кончаться на .oxt.",
}
