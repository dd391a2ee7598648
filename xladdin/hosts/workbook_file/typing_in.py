"""Values that a person would type into cells, written into a closed workbook.

A typed text is stored in its cell, so that no other part changes. Where a typed value
takes the place of a formula, the list in which Excel remembers the order of formulas
is left out: Excel makes it anew, but takes a list with a missing formula for damage.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping

from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.plain_xml import NotPlain
from xladdin.hosts.workbook_file.sheet_edit import Content, edited
from xladdin.hosts.workbook_file.sheet_xml import SHARED, Sheet

Typed = float | str | bool | None
CONTENT_TYPES = "[Content_Types].xml"

_LISTED = re.compile(rb"<(?:\w+:)?(?:Relationship|Override)\b[^>]*calcChain[^>]*/>")


def typed_parts(
    package: Package, typed: Mapping[str, Mapping[str, Typed]]
) -> dict[str, bytes | None]:
    """The parts that change when values are typed into cells.

    Args:
        package: the workbook; nothing is written before `Package.replace`.
        typed: name of a sheet -> address -> number, text, truth, or None for blank.

    Raises:
        FileRefused: a sheet is missing or broken.
        ValueError: another cell needs the formula that would be typed over.
    """
    parts = {sheet.name: sheet.part for sheet in package.sheets}
    changed: dict[str, bytes | None] = {}
    lost_formulas = False
    for name, values in typed.items():
        if name not in parts:
            told = ", ".join(parts)
            raise package.refused("sheet_missing", sheet=name, sheets=told)
        try:
            sheet = Sheet(package.read(parts[name]))
        except NotPlain as problem:
            raise package.refused("file_broken") from problem
        places = {addresses.place(a): Content.typed(v) for a, v in values.items()}
        lost_formulas |= _loses_formulas(sheet, places)
        xml = edited(sheet, places)
        if xml != sheet.xml:
            changed[parts[name]] = xml
    return changed | (_without_order(package) if lost_formulas else {})


def _loses_formulas(sheet: Sheet, places: Container[addresses.Place]) -> bool:
    """Whether formulas are typed over; refused where others share one of them."""
    lost, kept = [], set()
    for cell in sheet.formulas:
        if (cell.row, cell.column) in places:
            lost.append(cell)
        elif cell.formula and cell.formula.kind == SHARED:
            kept.add(cell.formula.shared)
    for cell in lost:
        if cell.formula and cell.formula.text and cell.formula.shared in kept:
            raise ValueError(addresses.written(cell.row, cell.column))
    return bool(lost)


def _without_order(package: Package) -> dict[str, bytes | None]:
    """The parts that change when the order of formulas is left out."""
    chains = package.related("calcChain")
    if not chains:
        return {}
    listing = (package.relations_part, CONTENT_TYPES)
    shorter = {part: _LISTED.sub(b"", package.read(part)) for part in listing}
    return {**dict.fromkeys(chains), **shorter}
