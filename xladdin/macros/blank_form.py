"""An empty scoresheet from the shelf, to compare a filled one with.

Which cells take entries is asked of the empty one: pasting from elsewhere brings
another cell's colour and lock along, so the filled one's own say nothing.

>>> form = BlankForm.of("bridge-match", "en")
>>> form.inputs["Data"]["B5"], form.inputs["Data"]["B26"]
(True, False)
>>> "T7" in form.formulas["Boards"], form.area("Boards")
(True, 'A1:AL73')
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.package import Package
from xladdin.macros.book import Mark
from xladdin.macros.outcome import Refused
from xladdin.workbooks import shelf

STYLES = "xl/styles.xml"
GENERAL = "General"
# Address, style and formula of a cell. Templates are our own, so they need no parser,
# which would take seven times as long.
_CELL = re.compile(rb'<c r="([A-Z]+[0-9]+)"(?: s="([0-9]+)")?[^>]*?>(<f\b)?')
AS_TEXT_ID, AS_TEXT = "49", "@"  # one of the formats that files know by number alone


@dataclass(frozen=True)
class BlankForm:
    """What an empty scoresheet has where.

    Attributes:
        inputs: sheet -> address of an input cell -> whether it takes words.
        formulas: sheet -> addresses of the cells with formulas.
    """

    inputs: dict[str, dict[str, bool]]
    formulas: dict[str, set[str]]

    @classmethod
    @lru_cache(maxsize=4)
    def of(cls, name: str, language: str) -> BlankForm:
        """The empty scoresheet of a name on the shelf."""
        package = Package(Path(f"{name}.xltx"), shelf.template(name, language))
        looks = _unlocked_formats(package)
        inputs: dict[str, dict[str, bool]] = {}
        formulas: dict[str, set[str]] = {}
        for part in package.sheets:
            inputs[part.name], formulas[part.name] = {}, set()
            chosen = _chosen_from_lists(package, part.part)
            for address, style, formula in _CELL.findall(package.read(part.part)):
                cell, look = address.decode(), looks[int(style or 0)]
                if formula:
                    formulas[part.name].add(cell)
                elif look is not None:
                    words = AS_TEXT in look or addresses.place(cell) in chosen
                    inputs[part.name][cell] = words
        return cls(inputs, formulas)

    def area(self, sheet: str) -> str:
        """The area from A1 on that holds everything on a sheet."""
        cells = [*self.inputs[sheet], *self.formulas[sheet], "A1"]
        rows, columns = zip(*map(addresses.place, cells), strict=True)
        return f"A1:{addresses.written(max(rows), max(columns))}"


def form_of(mark: Mark) -> BlankForm:
    """The empty scoresheet of the same kind.

    Raises:
        Refused: the scoresheet is not on the shelf, or of another version.
    """
    known = shelf.SHELF.get(mark.name)
    if known is None or known.version != mark.version:
        raise Refused("other_version", name=mark.name, version=mark.version)
    return BlankForm.of(mark.name, mark.language)


def _chosen_from_lists(package: Package, part: str) -> set[addresses.Place]:
    """The cells of a sheet that offer a list of words."""
    return {
        place
        for rule in package.elements(part, "dataValidation")
        if rule.attributes.get("type") == "list"
        for area in rule.attributes.get("sqref", "").split()
        for place in addresses.places(area)
    }


def _unlocked_formats(package: Package) -> list[str | None]:
    """The number format of each look of cells that is unlocked; None for others."""
    formats = {AS_TEXT_ID: AS_TEXT}
    found: list[str | None] = []
    inside = ""
    number_format = GENERAL
    names = ("numFmt", "cellStyleXfs", "cellXfs", "cellStyles", "xf", "protection")
    for element in package.elements(STYLES, *names):
        told = element.attributes
        if element.name == "numFmt":
            formats[told["numFmtId"]] = told["formatCode"]
        elif element.name == "xf":
            number_format = formats.get(told.get("numFmtId", ""), GENERAL)
            if inside == "cellXfs":
                found.append(None)
        elif element.name != "protection":
            inside = element.name
        elif inside == "cellXfs" and told.get("locked") == "0":
            found[-1] = number_format
    return found
