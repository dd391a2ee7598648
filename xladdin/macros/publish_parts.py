"""How a scoresheet is read for a page: its cells as they show, in the page's words.

The page speaks one language, the scoresheet perhaps another: what was chosen from a
list is told in the words of the page, names and remarks stay as they were typed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xladdin.functions.cells import Cell, CellError, Rows, is_blank, shown
from xladdin.hosts.workbook_file import addresses
from xladdin.macros.book import Book, Mark, on_sheet, scoresheet
from xladdin.records.page_parts import Figure, Heading, Page, Table
from xladdin.records.printed import figure_text
from xladdin.wording import text

EVENT_NAMES = {
    "event": "Event",
    "date": "Event_date",
    "state": "Event_state",
    "version": "Event_version",
    "time": "Event_time",
    "protests": "Event_protests",
}


@dataclass(frozen=True)
class Published:
    """What a scoresheet has to tell.

    Attributes:
        sheet: on which its ranking stands.
        page: everything.
        rankings: the tables of the page that rank, without what is by the way.
        figures: of the rankings, by name, for another program.
    """

    sheet: str
    page: Page
    rankings: tuple[Table, ...]
    figures: dict[str, object]


@dataclass(frozen=True)
class Area:
    """The cells of a sheet from A1 on."""

    rows: Rows

    def __getitem__(self, address: str) -> Cell:
        row, column = addresses.place(address)
        return self.rows[row - 1][column - 1]

    def text(self, address: str) -> str:
        """A cell as a person typed it; "" for a blank one and for an error."""
        return plain_text(self[address])

    def number(self, address: str) -> float | None:
        """The number in a cell; None where there is none."""
        return plain_number(self[address])

    def numbers(self, *cells: str) -> list[float | None]:
        """The numbers in some cells."""
        return [self.number(cell) for cell in cells]


def plain_text(cell: Cell) -> str:
    """A cell as a person typed it; "" for a blank one and for an error."""
    return "" if is_blank(cell) or isinstance(cell, CellError) else shown(cell).strip()


def plain_number(cell: Cell) -> float | None:
    """The number in a cell; None where there is none."""
    if isinstance(cell, bool) or not isinstance(cell, (int, float)):
        return None
    return float(cell)


class Source:
    """A scoresheet, read for a page in a language.

    Attributes:
        mark: what the scoresheet is.
        language: of the page.
    """

    def __init__(self, book: Book, language: str, *, is_sure: bool) -> None:
        """Begin to read a scoresheet.

        Args:
            book: the workbook.
            language: of the page.
            is_sure: no entry is wrong; else a final state is told as provisional.
        """
        self.mark: Mark = scoresheet(book)
        self.language = language
        self._book = book
        self._is_sure = is_sure
        self._names = book.names

    def area(self, sheet: str, last: str) -> Area:
        """The cells of a sheet from A1 to the last one."""
        return Area(self._book.values(sheet, f"A1:{last}"))

    def named(self, name: str) -> Rows:
        """The cells that have a name."""
        return self._book.values(*on_sheet(self._names[name]))

    def text(self, name: str) -> str:
        """What is typed in a cell with a name."""
        return plain_text(self.named(name)[0][0])

    def number(self, name: str) -> float | None:
        """The number in a cell with a name."""
        return plain_number(self.named(name)[0][0])

    def sheet(self, key: str) -> str:
        """The name of a sheet on its tab."""
        return text(key, self.mark.language)

    def say(self, key: str, **facts: object) -> str:
        """Words of the page."""
        return text(key, self.language, **facts)

    def figure(self, value: float) -> str:
        """A number within a sentence, as the language writes it."""
        return figure_text(Figure(value, None), self.language)

    def key_of(self, words: str, keys: Sequence[str]) -> str | None:
        """Which of some texts of the scoresheet a cell shows; None for another."""
        for key in keys:
            if words == text(key, self.mark.language):
                return key
        return None

    def chosen(self, words: str, keys: Sequence[str]) -> str:
        """A choice from a list, in the words of the page; another as it stands."""
        key = self.key_of(words, keys)
        return words if key is None else self.say(key)

    def heading(self, event: Mapping[str, str], title: str, *details: str) -> Heading:
        """What stands above everything.

        Args:
            event: what is typed, by the keys of `EVENT_NAMES`.
            title: key of the words for an event without a name.
            details: what follows the date.
        """
        final = self.key_of(event["state"], ["sheet.final"]) is not None
        return Heading(
            event=event["event"] or self.say(title),
            details=(event["date"], *details),
            final=final and self._is_sure,
            version=event["version"],
            time=event["time"],
            protests_until=event["protests"],
        )

    def named_event(self) -> dict[str, str]:
        """The event as the cells with names have it."""
        return {key: self.text(name) for key, name in EVENT_NAMES.items()}

    def notes(self) -> list[str]:
        """The typed notes of a league or a knockout."""
        names = sorted(name for name in self._names if name.startswith("Note_"))
        return list(filter(None, map(self.text, names)))


def bridge_rules(source: Source, rules: str, boards: str, scale: str) -> list[str]:
    """The rules of a match or league in words.

    Args:
        source: the scoresheet.
        rules: as chosen in it; blank is 1959.
        boards: scheduled in a match, or "".
        scale: of victory points: "own", "today-whole", or as the rules.
    """
    today = source.key_of(rules, ["sheet.today"]) or rules == "today"
    told = "sheet.today" if today else _OLDER.get(rules or "1959")
    words = source.say(told) if told else rules
    vp = _SCALES.get(scale, "league.vp_wbf" if today else "league.vp_1959")
    count = source.say("page.boards_scheduled", count=boards) if boards else ""
    return [f"{source.say('league.rules_are')} {words}", count, source.say(vp)]


_OLDER = {"1959": "bridge_match.rules_1959", "1960": "bridge_match.rules_1960"}
_SCALES = {"own": "league.vp_own", "today-whole": "league.vp_whole"}
