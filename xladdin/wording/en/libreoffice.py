"""What is said of LibreOffice: English."""

TEXTS = {
    "libreoffice.build": "Write the extension to a file, to install it by hand or on another machine.",
    "libreoffice.build_target": "The file to make, ending in .oxt.",
    "libreoffice.built": "{file} is ready. Open it in LibreOffice (Tools – Extension Manager – Add), then start LibreOffice again.",
    "libreoffice.display_name": "xladdin – scoring of card tournaments",
    "libreoffice.error_value": "LibreOffice could not work with what the formula got.",
    "libreoffice.install": "Give LibreOffice Calc the functions, in the place of an older version of them.",
    "libreoffice.installed": "The functions are in LibreOffice ({office}). Close LibreOffice if it is open, start it again and type =IMPS(250) into a cell.",
    "libreoffice.left_dynamic": "LibreOffice does not let an array grow or shrink by itself",
    "libreoffice.left_unknown": "LibreOffice does not know {found}",
    "libreoffice.no_answer": "LibreOffice did not finish within {minutes} minutes. Close it everywhere and try again.",
    "libreoffice.no_python": "This LibreOffice cannot run Python. Install the package python3-uno (Debian, Ubuntu) or libreoffice-pyuno (Fedora, openSUSE), then try again.",
    "libreoffice.not_computed": "LibreOffice could not compute {file}. It said: {said}",
    "libreoffice.not_found": "LibreOffice was not found on this machine. If it is there all the same (as a Snap or Flatpak, for example), run “xladdin libreoffice build xladdin.oxt” and open that file in it (Tools – Extension Manager – Add).",
    "libreoffice.not_sure": "{file} was left as it was: {reason}, and what depends on that cannot be told.",
    "libreoffice.not_written": "{file} cannot be written: {reason}.",
    "libreoffice.refused": "LibreOffice did not take the order. Close it everywhere and try again. It said: {said}",
    "libreoffice.uninstall": "Take the functions out of LibreOffice Calc.",
    "libreoffice.uninstalled": "The functions are no longer in LibreOffice. Start it again if it is open.",
    "libreoffice.was_not_there": "The functions were not in LibreOffice; nothing was changed.",
    "libreoffice.wrong_ending": "{file} must end in .oxt.",
}
