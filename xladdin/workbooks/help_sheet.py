"""The sheet Help: the rules, each formula explained, the sources, our functions.

A scoresheet gives its own sections; the list of functions is read from the formulas in
the workbook and from the catalogue, so it cannot lag behind. Add this sheet last.

>>> used_functions(["=IMPS(M7,Rules)", "=SUM(P7:P22)"])
['IMP']
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.functions.catalogue import CATALOGUE
from xladdin.wording import text, texts
from xladdin.workbooks import parts, styles
from xladdin.workbooks.pages import lines
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 300, "B": 880}
PIXELS_A_LETTER = 8  # a wide one, with room to spare
LINE_HEIGHT = 18
TERM = Look(vertical="top", wrap=True, below=styles.HAIRLINE)
WORDS = Look(vertical="top", wrap=True, below=styles.HAIRLINE)
HEADING = Look(bold=True, below=styles.INK, vertical="bottom")
CALLED = re.compile(r"([A-Za-z_][A-Za-z0-9_.]*)\(")


@dataclass(frozen=True)
class Section:
    """A heading with lines under it.

    Attributes:
        heading: of the section.
        lines: left the term, cell or formula; right the words about it, or a formula
            that gives them.
    """

    heading: str
    lines: Sequence[tuple[str, str]]


def told_sections(
    subject: str, sections: Mapping[str, Sequence[str]], language: str
) -> list[Section]:
    """Sections whose texts stand in wording, and the sources.

    Args:
        subject: the texts are ``SUBJECT.help.SECTION.LINE`` and the same ``.words``.
        sections: section -> its lines.
        language: of the texts.
    """
    head = f"{subject}.help"
    told = [
        Section(
            text(f"{head}.{section}", language),
            [
                (
                    text(f"{head}.{section}.{line}", language),
                    text(f"{head}.{section}.{line}.words", language),
                )
                for line in lines
            ],
        )
        for section, lines in sections.items()
    ]
    sources = [("", text(f"{head}.sources", language))]
    return [*told, Section(text("sheet.sources", language), sources)]


def formulas(workbook: Workbook) -> list[str]:
    """Every formula of a workbook, in the order of the cells."""
    return [
        cell.value
        for sheet in workbook.worksheets
        for row in sheet.iter_rows()
        for cell in row
        if isinstance(cell.value, str) and cell.value.startswith("=")
    ]


def used_functions(found: Iterable[str]) -> list[str]:
    """Names in the catalogue of our functions that formulas call."""
    names = {
        CATALOGUE[name].name
        for formula in found
        for name in CALLED.findall(formula)
        if name in CATALOGUE
    }
    return [entry.name for entry in CATALOGUE if entry.name in names]


def cited(source: str, language: str) -> str:
    """A citation of the catalogue, which has them in English, in a language.

    >>> cited("Stolitsa 1959, §24", "bg")
    'Столица 1959, §24'
    """
    for key in _parts_of_citations():
        source = source.replace(text(key, "en"), text(key, language))
    return source


@cache
def _parts_of_citations() -> tuple[str, ...]:
    """The keys of what citations are put together from."""
    return tuple(key for key in texts("en") if key.startswith("cited."))


def _function_lines(name: str, language: str) -> tuple[str, str]:
    entry = CATALOGUE[name]
    told = [text(f"function.{name}", language)]
    told += [
        f"{argument.name}: {text(f'function.{name}.{argument.name}', language)}"
        for argument in entry.arguments
    ]
    told.append(f"{text('sheet.source', language)}: {cited(entry.source, language)}")
    shown = entry.vba_name or entry.name
    return entry.signature.replace(entry.name, shown, 1), "\n".join(told)


def add_help(
    workbook: Workbook, language: str, title: str, sections: Sequence[Section]
) -> Worksheet:
    """Add the sheet Help at the end of a workbook whose other sheets are complete."""
    functions = Section(
        text("sheet.functions_used", language),
        [
            _function_lines(name, language)
            for name in used_functions(formulas(workbook))
        ],
    )
    sheet: Worksheet = workbook.create_sheet(text("sheet.help", language))
    parts.widths(sheet, WIDTHS)
    parts.put(sheet, "A1", title, styles.TITLE)
    parts.height(sheet, 1, 38)
    row = 2
    for section in (*sections, functions):
        row = _add_section(sheet, row, section)
    parts.print_setup(sheet, f"A1:B{row - 1}", repeat="1:1", landscape=False)
    parts.finish_sheet(sheet)
    return sheet


def _lines(words: str, column: str) -> int:
    """How many lines a text takes; a formula takes one."""
    if words.startswith("="):
        return 1
    return lines(words, WIDTHS[column] // PIXELS_A_LETTER)


def _add_section(sheet: Worksheet, row: int, section: Section) -> int:
    parts.put(sheet, f"A{row}:B{row}", None, HEADING)
    sheet[f"A{row}"] = section.heading
    parts.height(sheet, row, 34)
    for term, words in section.lines:
        row += 1
        parts.put(sheet, f"A{row}", term, TERM)
        parts.put(sheet, f"B{row}", words, WORDS)
        parts.height(
            sheet, row, LINE_HEIGHT * max(_lines(term, "A"), _lines(words, "B"))
        )
        # A formula that is explained is shown, not computed.
        if term.startswith("="):
            sheet[f"A{row}"].data_type = "s"
    return row + 1
