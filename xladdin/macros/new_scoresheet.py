"""The button "New scoresheet": a file for a match or a tournament, off the shelf.

In live Excel the ribbon opens the same templates as new workbooks.
"""

from __future__ import annotations

from pathlib import Path

from xladdin.macros.outcome import Outcome, Refused
from xladdin.workbooks import shelf


def run(
    name: str, file: Path, language: str | None = None, *, sample: bool = False
) -> Outcome:
    """Make a scoresheet; a file that is there is never overwritten.

    Args:
        name: on the shelf, "bridge-match".
        file: the .xlsx file to make.
        language: "en", "ru" or "bg"; left out, the user's choice.
        sample: with the sample entered.

    Raises:
        Refused: there is no such scoresheet, or the file cannot be made.
    """
    if name not in shelf.SHELF:
        raise Refused("no_such_scoresheet", name=name, names=", ".join(shelf.SHELF))
    try:
        shelf.new(name, file, language, sample=sample)
    except FileExistsError as problem:
        raise Refused("file_there", file=file) from problem
    except (FileNotFoundError, NotADirectoryError) as problem:
        raise Refused("no_folder", folder=file.parent) from problem
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Refused("file_not_made", file=file, reason=reason) from problem
    outcome = Outcome(files=[file])
    outcome.say("new.made", file=file)
    return outcome
