"""Questions to a running LibreOffice; run by a Python that has ``uno``.

Called with the program, a profile, a folder of extensions (both as URLs), a question
and what it needs; writes the answer as JSON.
"""

import json
import os
import signal
import subprocess
import sys
import time
import uuid
from pathlib import Path

SOON = 60  # seconds in which LibreOffice must answer


def described(context, service):
    """Name -> description and arguments of the functions of a service."""
    found = {}
    name = "com.sun.star.sheet.FunctionDescriptions"
    descriptions = context.ServiceManager.createInstanceWithContext(name, context)
    for index in range(descriptions.Count):
        told = {entry.Name: entry.Value for entry in descriptions.getByIndex(index)}
        found[told["Name"]] = {
            "purpose": told["Description"],
            "category": told["Category"],
            "arguments": [
                [a.Name, a.Description, a.IsOptional] for a in told["Arguments"] or ()
            ],
        }
    wanted = service.split(",")
    return {name: found.get(name) for name in wanted}


def called(context, function, *given):
    """What a function gives for texts."""
    name = "com.sun.star.sheet.FunctionAccess"
    access = context.ServiceManager.createInstanceWithContext(name, context)
    return access.callFunction(function, tuple(map(json.loads, given)))


def opened(context, file, *changes):
    """A workbook after opening: is it changed, can one undo, what shows each formula.

    Each change, ``A1=5``, is typed before the cells are read.
    """
    from com.sun.star.beans import PropertyValue

    name = "com.sun.star.frame.Desktop"
    desktop = context.ServiceManager.createInstanceWithContext(name, context)
    hidden = PropertyValue("Hidden", 0, True, 0)
    url = Path(file).as_uri()
    document = desktop.loadComponentFromURL(url, "_blank", 0, (hidden,))
    answer = {
        "modified": document.isModified(),
        "undo": document.getUndoManager().isUndoPossible(),
        "protected": [sheet.isProtected() for sheet in document.Sheets],
        "names": {n.Name: n.Content for n in document.NamedRanges},
    }
    for change in changes:
        cell, _, value = change.partition("=")
        document.Sheets[0].getCellRangeByName(cell).Value = float(value)
    answer["cells"] = {}
    for sheet in document.Sheets:
        for block in sheet.queryFormulaCells(7):
            for row in range(block.Rows.Count):
                for column in range(block.Columns.Count):
                    cell = block.getCellByPosition(column, row)
                    address = cell.AbsoluteName.rpartition(".")[2].replace("$", "")
                    answer["cells"][address] = [cell.Formula, cell.String]
    document.close(True)
    return answer


def timed(context, column, filled, cells, *formulas):
    """Seconds in which each formula is computed in a number of cells, best of three.

    The column is filled from its first cell; a formula stands in the first column and
    may name the filled cell in its own row, as in row 1.
    """
    from com.sun.star.sheet.FillDirection import TO_BOTTOM

    name = "com.sun.star.frame.Desktop"
    desktop = context.ServiceManager.createInstanceWithContext(name, context)
    taken = []
    for formula in formulas:
        document = desktop.loadComponentFromURL(
            "private:factory/scalc", "_blank", 0, ()
        )
        sheet = document.Sheets[0]
        points = tuple((float(row * 7919 % 8000 - 4000),) for row in range(int(filled)))
        sheet.getCellRangeByName(f"{column}1:{column}{filled}").setDataArray(points)
        sheet.getCellRangeByName("A1").Formula = formula
        if int(cells) > 1:
            area = sheet.getCellRangeByName(f"A1:A{cells}")
            area.fillAuto(TO_BOTTOM, 1)
        rounds = []
        for _ in range(3):
            start = time.perf_counter()
            document.calculateAll()
            rounds.append(time.perf_counter() - start)
        taken.append([min(rounds), sheet.getCellRangeByName(f"A{cells}").String])
        document.close(True)
    return taken


QUESTIONS = {
    "described": described,
    "called": called,
    "opened": opened,
    "timed": timed,
}


def connected(pipe):
    """The context of the office, as soon as it answers."""
    import uno
    from com.sun.star.connection import NoConnectException

    local = uno.getComponentContext()
    name = "com.sun.star.bridge.UnoUrlResolver"
    resolver = local.ServiceManager.createInstanceWithContext(name, local)
    until = time.monotonic() + SOON
    while True:
        try:
            return resolver.resolve(
                f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext"
            )
        except NoConnectException:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def main(soffice, profile, extensions, question, *needs):
    """Start an office, ask, and end it."""
    pipe = uuid.uuid4().hex
    command = [soffice, "--headless", "--norestore", f"--accept=pipe,name={pipe};urp;"]
    command += [f"-env:UserInstallation={profile}"]
    command += [f"-env:BUNDLED_EXTENSIONS={extensions}"]
    office = subprocess.Popen(command, start_new_session=True, stdout=sys.stderr)
    try:
        answer = QUESTIONS[question](connected(pipe), *needs)
        sys.stdout.write(json.dumps(answer))
    finally:
        os.killpg(office.pid, signal.SIGTERM)
        office.wait(SOON)


if __name__ == "__main__":
    main(*sys.argv[1:])
