"""The sheet Data of preferans scoresheets: event, choices, a club's own system.

Every field has a name that the formulas use. `Settings_wrong` counts the settings that
cannot be used; nothing is computed until there are none.

>>> [key for key, _ in CLUB_NAMES][0]
'Club_places'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks.parts import put
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 270, "B": 240, "C": 120, "D": 440, "E": 200}
SAID = "E"  # beyond the page
CONVENTIONS = ("sochi", "leningrad", "rostov")
ROUNDINGS = ("exact", "whole")
TIE_RULES = ("ties_share", "ties_best", "ties_worst")
PLACES, STEPS = 4, 8
CLUB_NAMES = (("Club_places", "B:C"), ("Club_four", "B:B"), ("Club_three", "C:C"))
NO_CUTOFF = 1_000_000_000  # as good as none
UNLIMITED = '[>=1000000]"∞";0'
POINTS = 'General;"−"General;0'
WRONG = '"{}: "0;;'  # blank while it is 0

LABEL = Look(below=styles.HAIRLINE)
NOTE = Look(size=styles.NOTE, colour=styles.GREY, indent=1)
TEXT_ENTRY = Look(number_format=styles.AS_TYPED).as_input()


@dataclass
class DataSheet:
    """The sheet Data while it is put together, row by row.

    Attributes:
        workbook: that it belongs to.
        language: of its words.
        sheet: itself.
        row: the next free row.
        wrong: formula parts, each 1 where a setting cannot be used, else 0.
        said: row -> conditions and what is said beside it, the first that holds.
    """

    workbook: Workbook
    language: str
    sheet: Worksheet = field(init=False)
    row: int = 3
    wrong: list[str] = field(default_factory=list)
    said: dict[int, list[tuple[str, str]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.sheet = self.workbook.create_sheet(self.say("sheet.data"))
        parts.widths(self.sheet, WIDTHS)
        put(self.sheet, "A1", self.say("sheet.data"), styles.TITLE)
        parts.height(self.sheet, 1, 38)

    def say(self, key: str, **facts: object) -> str:
        """The words of a key."""
        return text(key, self.language, **facts)

    def name(self, name: str, cells: str) -> None:
        """Name cells of this sheet."""
        parts.name_cells(self.workbook, name, parts.at(self.sheet, cells))

    def heading(self, key: str, note: str = "") -> None:
        """A heading, with a free row above it."""
        self.row += 1
        look = styles.NAME.but(below=styles.INK)
        put(self.sheet, f"A{self.row}:D{self.row}", None, look)
        self.sheet[f"A{self.row}"] = self.say(key)
        parts.height(self.sheet, self.row, 30)
        self.row += 1
        if note:
            put(self.sheet, f"A{self.row}", self.say(note), styles.HEAD)
            self.row += 1

    def entry(self, name: str, key: str, look: Look = TEXT_ENTRY) -> None:
        """A named input with its label."""
        put(self.sheet, f"A{self.row}", self.say(key), LABEL)
        self._input(f"B{self.row}", look)
        self.name(name, f"B{self.row}")
        parts.height(self.sheet, self.row, 24)
        self.row += 1

    def _input(self, cells: str, look: Look) -> None:
        """Inputs of a row; a formula that is pasted there is said beyond the page."""
        put(self.sheet, cells, None, look)
        parts.mark_pasted(self.sheet, cells)
        self.said[self.row] = [(parts.pasted(cells), "check.pasted")]

    def refuse(self, wrong: str, key: str, row: int = 0) -> None:
        """Count a setting that cannot be used, and say so beyond the page.

        Args:
            wrong: a formula part, 1 where it cannot be used, else 0.
            key: of what is said.
            row: of the setting; 0 for the last one.
        """
        self.wrong.append(wrong)
        self.said[row or self.row - 1].append((f"{wrong}=1", key))

    def note(self, key: str, column: str = "C") -> None:
        """Words beside the last input."""
        put(self.sheet, f"{column}{self.row - 1}", self.say(key), NOTE)

    def choice(self, name: str, key: str, keys: Sequence[str], note: str = "") -> None:
        """A named input with a list; the first choice stands in it."""
        words = [self.say(each) for each in keys]
        self.entry(name, key)
        self.sheet[f"B{self.row - 1}"] = words[0]
        parts.choices(self.sheet, f"B{self.row - 1}", words)
        known = ",".join(f"{name}={parts.quoted(word)}" for word in words)
        self.refuse(f"IF(OR({known}),0,1)", "check.setting_choice")
        if note:
            self.note(note)

    def event(self, fields: Sequence[tuple[str, str]]) -> None:
        """Event, state and the like: name -> key of the label."""
        for name, key in fields:
            self.entry(name, key)
        state = (
            self.row - 1 - [name for name, _ in reversed(fields)].index("Event_state")
        )
        states = [self.say("sheet.provisional"), self.say("sheet.final")]
        self.sheet[f"B{state}"] = states[0]
        parts.choices(self.sheet, f"B{state}", states)

    def settlement(self) -> None:
        """Convention, rounding, cutoff."""
        self.heading("data.settlement")
        self.choice(
            "Convention",
            "data.convention",
            [f"data.{key}" for key in CONVENTIONS],
            "data.convention_note",
        )
        self.choice(
            "Rounding",
            "data.rounding",
            [f"data.{key}" for key in ROUNDINGS],
            "data.rounding_note",
        )
        self.entry("Cutoff", "data.cutoff", styles.NUMBER_ENTRY)
        self.sheet[f"B{self.row - 1}"] = 500
        warning = self.say("data.cutoff_warning")
        parts.numbers(self.sheet, f"B{self.row - 1}", 1, 100_000, warning)
        self.note("data.cutoff_note")
        wrong = "IF(COUNT(Cutoff)=1,IF(Cutoff>0,0,1),1)"
        self.refuse(wrong, "check.setting_not_a_number")

    def club(self) -> None:
        """A small table: points for the places, cutoff, ties, steps."""
        self.heading("data.club", "data.club_note")
        number = styles.NUMBER_ENTRY.but(number_format=POINTS)
        self._heads("data.place_points", "data.of_four", "data.of_three")
        first = self.row
        for place in range(1, PLACES + 1):
            words = self.say("data.place_number", place=place)
            put(self.sheet, f"A{self.row}", words, LABEL.but(indent=1))
            put(self.sheet, f"C{self.row}", None, LABEL)
            fields = f"B{self.row}:C{self.row}" if place < PLACES else f"B{self.row}"
            self._input(fields, number)
            parts.height(self.sheet, self.row, 24)
            self.row += 1
        for name, columns in CLUB_NAMES:
            left, right = columns.split(":")
            self.name(name, f"{left}{first}:{right}{self.row - 1}")
        self.entry("Club_cutoff", "data.club_cutoff", number)
        limit = f'=IF(Club_cutoff="",{NO_CUTOFF},Club_cutoff)'
        look = styles.FIGURE.but(number_format=UNLIMITED)
        put(self.sheet, f"C{self.row - 1}", limit, look)
        self.name("Club_limit", f"C{self.row - 1}")
        self.note("data.club_cutoff_note", "D")
        rules = [f"data.{key}" for key in TIE_RULES]
        self.choice("Club_ties", "data.ties", rules, "data.ties_note")
        self.row += 1
        self._heads("data.steps", "data.steps_up_to", "data.steps_points")
        self.note("data.steps_note", "D")
        cells = f"B{self.row}:C{self.row + STEPS - 1}"
        self.name("Club_steps", cells)
        parts.height(self.sheet, range(self.row, self.row + STEPS), 24)
        for _ in range(STEPS):
            self._input(f"B{self.row}:C{self.row}", number)
            self.row += 1

    def _heads(self, label: str, left: str, right: str) -> None:
        look = styles.HEAD_RIGHT.but(below=styles.HAIRLINE)
        put(self.sheet, f"A{self.row}", self.say(label), LABEL)
        put(self.sheet, f"B{self.row}", self.say(left), look)
        put(self.sheet, f"C{self.row}", self.say(right), look)
        parts.height(self.sheet, self.row, 24)
        self.row += 1

    def finish(self) -> None:
        """How many settings are wrong; the page."""
        look = styles.Look(size=styles.NOTE, align="right")
        put(self.sheet, "D1", f"={'+'.join(self.wrong)}", look)
        self.sheet["D1"].number_format = WRONG.format(self.say("data.wrong"))
        self.name("Settings_wrong", "D1")
        self._say()
        pasted = parts.quoted(self.say("check.pasted"))
        counted = "+".join(f"IF({SAID}{row}={pasted},1,0)" for row in self.said)
        put(self.sheet, f"{SAID}1", f"={counted}", look.but(number_format=";;;"))
        self.name("Settings_pasted", f"{SAID}1")
        parts.mark_where(self.sheet, "D1", "$D$1>0", styles.FAULTY_NAME)
        parts.print_setup(self.sheet, f"A1:D{self.row - 1}", landscape=False)
        parts.finish_sheet(self.sheet, first_input="B3")

    def _say(self) -> None:
        """Beside every input what is wrong with it."""
        for row, cases in self.said.items():
            words = '""'
            for condition, key in reversed(cases):
                words = f"IF({condition},{parts.quoted(self.say(key))},{words})"
            look = Look(size=styles.NOTE, bold=True)
            put(self.sheet, f"{SAID}{row}", f"={words}", look)


def place_of(workbook: Workbook, name: str) -> tuple[Worksheet, str]:
    """The sheet and the cells that a name stands for."""
    target = workbook.defined_names[name].attr_text or ""
    title, cells = target.rsplit("!", 1)
    return workbook[title.strip("'")], cells.replace("$", "")
