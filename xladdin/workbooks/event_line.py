"""The small line under the headline: event, date, provisional or final, version, time.

For the smaller scoresheets, which have one page to pin to the wall. The fields stand on
the sheet Data under the names of `EVENT_FIELDS`.

>>> event_line("en")[:39]
'=IF(Event="","",Event&" · ")&IF(Event_d'
"""

from __future__ import annotations

from openpyxl import Workbook

from xladdin.wording import text
from xladdin.workbooks.parts import quoted
from xladdin.workbooks.preferans_data import place_of

EVENT_FIELDS = (
    ("Event", "sheet.event"),
    ("Event_date", "sheet.date"),
    ("Event_state", "sheet.state"),
    ("Event_version", "sheet.version"),
    ("Event_time", "sheet.time"),
)
FACTS = ("Event_date", "Event_version", "Event_time")


def event_line(language: str, *more: str) -> str:
    """A formula that joins the fields of the event.

    Args:
        language: of the words between them.
        more: formula parts that give what stands behind the date.
    """
    version = quoted(f", {text('table.version', language)} ")
    told = [f'IF({name}="","",{name}&" · ")' for name in ("Event", "Event_date")]
    told += [f'{part}&" · "' for part in more]
    told += [
        "Event_state",
        f'IF(Event_version="","",{version}&Event_version)',
        'IF(Event_time="","",", "&Event_time)',
    ]
    return f"={'&'.join(told)}"


def fill_event(workbook: Workbook, event: str, language: str) -> None:
    """Enter the event of a sample: its name, then a date, a version and a time."""
    given = {"Event": event}
    given |= {f: text(f"table.sample.{f.lower()}", language) for f in FACTS}
    for name, words in given.items():
        sheet, cell = place_of(workbook, name)
        sheet[cell] = words
