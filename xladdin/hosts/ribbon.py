"""The ribbon tab "Scoring": which buttons there are, and their description for Excel.

One list names every button whose macro exists. Its label stands in ``wording/`` as
``button.KEY``, its hint as ``button.KEY.tip``; its macro is a procedure of the module
``XaRibbon``.

Source: Office customUI, namespace of 2006/01; decisions of this product.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from xml.etree import ElementTree as ET

from xladdin.wording import text

NAMESPACE = "http://schemas.microsoft.com/office/2006/01/customui"
MODULE = "XaRibbon"
SCORESHEETS = "scoresheets"
TOURNAMENT = "tournament"
FORMULAS = "formulas"


@dataclass(frozen=True)
class Button:
    """A button of the tab.

    Attributes:
        key: of its words in ``wording/``.
        macro: the procedure of ``XaRibbon`` that it starts.
        picture: name of one of Office's own pictures.
        group: where it stands.
        is_large: large, with its label below.
    """

    key: str
    macro: str
    picture: str
    group: str = FORMULAS
    is_large: bool = False


# In the order of the tab. The scoresheets hang below this button, as a menu.
NEW_SCORESHEET = Button(
    "new_scoresheet", "XaNewScoresheet", "FileNew", SCORESHEETS, is_large=True
)
BUTTONS = (
    Button("check_entries", "XaCheckEntries", "Spelling", TOURNAMENT, is_large=True),
    Button("import_results", "XaImportResults", "ImportTextFile", TOURNAMENT),
    Button("collect_matches", "XaCollectMatches", "Consolidate", TOURNAMENT),
    Button("next_round", "XaNextRound", "TableDrawTable", TOURNAMENT),
    Button("standings", "XaStandings", "SortDescendingExcel", TOURNAMENT),
    Button("publish", "XaPublish", "WebPagePreview", TOURNAMENT),
    Button("finalise", "XaFinalise", "FileMarkAsFinal", TOURNAMENT),
    Button("undo", "XaUndo", "Undo", TOURNAMENT),
    Button("explain_cell", "XaExplainCell", "ErrorChecking", is_large=True),
    Button("allow_imp", "XaAllowImp", "NameDefine"),
    Button("repair_links", "XaRepairLinks", "EditLinks"),
    Button("restart", "XaRestart", "RefreshAll"),
    Button("help", "XaHelp", "Help"),
)


def _words(button: Button, language: str) -> dict[str, str]:
    return {
        "id": f"xa_{button.key}",
        "label": text(f"button.{button.key}", language),
        "screentip": text(f"button.{button.key}", language),
        "supertip": text(f"button.{button.key}.tip", language),
        "imageMso": button.picture,
        "size": "large" if button.is_large else "normal",
    }


@dataclass(frozen=True)
class Offered:
    """A scoresheet that the button "New scoresheet" offers.

    Attributes:
        name: of its file, without the ending.
        label: in the menu.
        language: "" for the user's own; others hang in a menu of their own below.
    """

    name: str
    label: str
    language: str = ""

    @property
    def tag(self) -> str:
        r"""Where its file is, below the folder that its macro knows: "ru\name"."""
        return "\\".join(filter(None, (self.language, self.name)))


def _menu(group: ET.Element, scoresheets: Sequence[Offered], language: str) -> None:
    menu = ET.SubElement(group, "menu", _words(NEW_SCORESHEET, language))
    inside = {"": menu}
    for offered in scoresheets:
        other = offered.language
        if other not in inside:
            words = {
                "id": f"xa_new_{other}",
                "label": text("button.new_scoresheet.in_language", other),
            }
            inside[other] = ET.SubElement(menu, "menu", words)
        number = re.sub(r"\W", "_", offered.tag)
        words = {"id": f"xa_new_{number}", "label": offered.label, "tag": offered.tag}
        macro = {"onAction": f"{MODULE}.{NEW_SCORESHEET.macro}"}
        ET.SubElement(inside[other], "button", words | macro)


def ribbon(
    language: str,
    scoresheets: Sequence[Offered] = (),
    buttons: Iterable[Button] = BUTTONS,
) -> bytes:
    """The part customUI.xml of the add-in.

    Args:
        language: "en", "ru" or "bg".
        scoresheets: without any, their button is left out.
        buttons: those to show.

    >>> b'onAction="XaRibbon.XaHelp"' in ribbon("en")
    True
    """
    root = ET.Element("customUI", {"xmlns": NAMESPACE})
    tabs = ET.SubElement(ET.SubElement(root, "ribbon"), "tabs")
    tab = {"id": "xa_tab", "label": text("button.tab", language)}
    tab_element = ET.SubElement(tabs, "tab", tab)
    groups: dict[str, ET.Element] = {}

    def group(name: str) -> ET.Element:
        if name not in groups:
            words = {"id": f"xa_group_{name}"}
            words["label"] = text(f"button.group_{name}", language)
            groups[name] = ET.SubElement(tab_element, "group", words)
        return groups[name]

    if scoresheets:
        _menu(group(NEW_SCORESHEET.group), scoresheets, language)
    for button in buttons:
        macro = {"onAction": f"{MODULE}.{button.macro}"}
        words = _words(button, language)
        ET.SubElement(group(button.group), "button", words | macro)
    ET.indent(root)
    made: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return made
