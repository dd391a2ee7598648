"""The sheet Data of a bridge league or knockout, put together field by field.

Every field has a name that the formulas use; what cannot be used is said beside it.
`Settings_wrong` counts these: while there are any, nothing is reckoned.

>>> EVENT_FIELDS[0]
('Event', 'event')
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from xladdin.wording import text
from xladdin.workbooks import parts, styles
from xladdin.workbooks.parts import at, put, quoted
from xladdin.workbooks.sheet_words import Words
from xladdin.workbooks.styles import Look

WIDTHS = {"A": 236, "B": 190, "C": 316, "D": 206, "E": 44, "F": 24}
EVENT_FIELDS = (
    ("Event", "event"),
    ("Event_date", "date"),
    ("Event_state", "state"),
    ("Event_version", "version"),
    ("Event_time", "time"),
    ("Event_protests", "protests_until"),
)
LABEL = Look(below=styles.HAIRLINE)
HINT = Look(size=styles.NOTE, colour=styles.GREY, indent=1)
WARNING = Look(size=styles.NOTE, bold=True, colour=styles.ERROR, indent=1)
STEP = Look(size=styles.NOTE, colour=styles.GREY, align="right", number_format="0;;")
TEXT_ENTRY = Look(indent=1, number_format=styles.AS_TYPED).as_input()
NUMBER_ENTRY = Look(align="left", indent=1).as_input()


@dataclass
class DataSheet:
    """The sheet while it is put together, row by row.

    Attributes:
        workbook: that it belongs to.
        words: of the scoresheet.
        sheet: itself.
        row: the next free row.
        shared: words of this sheet that several scoresheets have.
        pasted: formula parts, each 1 where an input holds a formula, else 0.
    """

    workbook: Workbook
    words: Words
    sheet: Worksheet
    row: int = 3
    shared: Words = field(init=False)
    pasted: list[str] = field(default_factory=list)
    _checked: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.shared = Words("bridge_data", self.words.language)
        parts.widths(self.sheet, WIDTHS)
        put(self.sheet, "A1", self.words.common("data"), styles.TITLE)
        put(self.sheet, "A2", self.words("data_hint"), styles.HEAD)
        parts.height(self.sheet, 1, 38)

    def name(self, name: str, cells: str) -> None:
        """Name cells of this sheet."""
        parts.name_cells(self.workbook, name, at(self.sheet, cells))

    def heading(self, words: str) -> None:
        """A heading, with a free row above it but for the first."""
        if self.row > 3:
            self.row += 1
        put(self.sheet, f"A{self.row}:D{self.row}", None, _HEADING)
        self.sheet[f"A{self.row}"] = words
        parts.height(self.sheet, self.row, 28)
        self.row += 1

    def entry(
        self,
        name: str,
        label: str,
        hint: str = "",
        *,
        value: object = None,
        look: Look = TEXT_ENTRY,
        is_long: bool = False,
    ) -> None:
        """A named input with its label, what stands in it, and a hint.

        What is long may run on to the right, so nothing is said beside it.
        """
        put(self.sheet, f"A{self.row}", label, LABEL)
        put(self.sheet, f"B{self.row}", value, look)
        if hint:
            put(self.sheet, f"C{self.row}", hint, HINT)
        if not is_long:
            self._say_pasted()
        self.name(name, f"B{self.row}")
        parts.height(self.sheet, self.row, 22)
        self.row += 1

    def _say_pasted(self) -> None:
        """Say beside the input that it holds a formula."""
        field_, said = f"B{self.row}", quoted(text("check.pasted", self.words.language))
        put(
            self.sheet,
            f"D{self.row}",
            f'=IF({parts.pasted(field_)},{said},"")',
            WARNING,
        )
        parts.mark_pasted(self.sheet, field_)
        self.pasted.append(f"IF({parts.pasted(field_)},1,0)")

    def choice(
        self, name: str, label: str, choices: Sequence[str], hint: str = ""
    ) -> None:
        """A named input with a list; the first choice stands in it."""
        self.entry(name, label, hint, value=choices[0])
        parts.choices(self.sheet, f"B{self.row - 1}", choices)
        known = ",".join(f"{name}={quoted(choice)}" for choice in choices)
        self.check(f"IFERROR(IF(OR({known}),0,1),1)", "not_a_choice")

    def number(
        self,
        name: str,
        label: str,
        hint: str = "",
        *,
        wrong: str,
        value: float | None = None,
    ) -> None:
        """A named input for a number.

        Args:
            name: of the cell.
            label: before it.
            hint: behind it.
            wrong: a condition: what was entered cannot be used.
            value: what stands in it.
        """
        self.entry(name, label, hint, value=value, look=NUMBER_ENTRY)
        self.check(f"IFERROR(IF({wrong},1,0),1)", "not_this_number")

    def check(self, wrong: str, key: str) -> None:
        """Say in words what is wrong with the last input.

        Args:
            wrong: a formula part that gives 1 where it is, else 0.
            key: of the words.
        """
        row = self.row - 1
        put(self.sheet, f"E{row}", f"={wrong}", STEP)
        otherwise = str(self.sheet[f"D{row}"].value or '=""').removeprefix("=")
        said = f"=IF(E{row}=1,{self._said(key)},{otherwise})"
        put(self.sheet, f"D{row}", said, WARNING)
        parts.mark_where(self.sheet, f"B{row}", f"$E{row}=1", styles.FAULTY_ENTRY)
        self._checked.append(row)

    def _said(self, key: str) -> str:
        """The words of a warning, of all scoresheets or of this one."""
        words = self.shared if key in SHARED_WARNINGS else self.words
        return words.quoted(key)

    def notes_for_wall(self, count: int) -> None:
        """Inputs for notes: Note_1 and so on."""
        self.heading(self.shared("notes_for_wall"))
        for number in range(1, count + 1):
            label = self.shared("note_number", number=number)
            self.entry(f"Note_{number}", label, is_long=True)

    def warn(self, condition: str, key: str) -> None:
        """Say something else about the last input, where nothing is wrong with it."""
        cell = self.sheet[f"D{self.row - 1}"]
        warning = f'IF({condition},{self._said(key)},"")'
        cell.value = cell.value.replace(',"")', f",{warning})")

    def event(self) -> None:
        """Event, state and the like."""
        self.heading(self.shared("on_every_page"))
        for name, key in EVENT_FIELDS:
            if name == "Event_state":
                states = [self.words.common(k) for k in ("provisional", "final")]
                self.choice(name, self.words.common(key), states)
            else:
                hint = self.shared(f"hint_{key}") if key in HINTED else ""
                self.entry(name, self.words.common(key), hint)

    def reckoned(self, name: str, label: str, formula: str) -> None:
        """A named cell that is reckoned from the inputs."""
        put(self.sheet, f"A{self.row}", label, LABEL.but(colour=styles.GREY))
        look = LABEL.but(colour=styles.GREY, indent=1)
        put(self.sheet, f"B{self.row}", formula, look)
        self.name(name, f"B{self.row}")
        parts.height(self.sheet, self.row, 22)
        self.row += 1

    def count_wrong(self) -> None:
        """Count what is wrong, for the formulas of all sheets."""
        counted = f"=SUM(E{self._checked[0]}:E{self._checked[-1]})"
        self.reckoned("Settings_wrong", self.shared("settings_wrong"), counted)

    def count_pasted(self) -> None:
        """Count the inputs that hold a formula; it only tells."""
        counted = f"={'+'.join(self.pasted)}"
        self.reckoned("Settings_pasted", self.shared("settings_pasted"), counted)

    def finish(self, last_column: str = "D") -> None:
        """The page, its protection."""
        parts.print_setup(
            self.sheet,
            f"A1:{last_column}{self.row - 1}",
            landscape=False,
            one_page=True,
        )
        parts.finish_sheet(self.sheet, freeze="A3", first_input="B4")


HINTED = ("date", "time")
SHARED_WARNINGS = ("not_a_choice", "not_this_number")
_HEADING = styles.NAME.but(below=styles.INK, vertical="bottom")


def event_line(*more: str) -> str:
    """A formula: event, date and further named cells; a pasted error is left out."""
    first, *others = ("Event", "Event_date", *more)
    told = f"{first}&" + "&".join(f'IF({name}="",""," · "&{name})' for name in others)
    return f'=IFERROR(IF({first}="",IF(Event_date="","",Event_date),{told}),"")'


def state_line(language: str, played: str, matches: str) -> str:
    """A formula: how much is entered, provisional or final, version, protests.

    Args:
        language: of the words.
        played: a formula part: how many matches have a result.
        matches: a formula part: how many there are.
    """
    words = Words("bridge_data", language)
    entered = words.quoted("entered", after=" ")
    of = words.quoted("of", before=" ", after=" ")
    version = quoted(f", {words('version_small')} ")
    protests = quoted(f" · {words('protests_small')} ")
    return (
        f"={entered}&{played}&{of}&{matches}"
        f'&IFERROR(" · "&Event_state&IF(Event_version="","",{version}&Event_version)'
        f'&IF(Event_time="","",", "&Event_time)'
        f'&IF(Event_protests="","",{protests}&Event_protests),"")'
    )
