"""Opens a workbook in a running LibreOffice with its macros; tells what cells show.

Run by a Python that has ``uno``; see `over_uno`, whose start and end it shares.
"""

import sys
from pathlib import Path


def shown(context, file, column):
    """What the cells of a column of the first sheet show, down to its end."""
    from com.sun.star.beans import PropertyValue

    name = "com.sun.star.frame.Desktop"
    desktop = context.ServiceManager.createInstanceWithContext(name, context)
    options = {"Hidden": True, "MacroExecutionMode": 4}
    document = desktop.loadComponentFromURL(
        Path(file).as_uri(),
        "_blank",
        0,
        tuple(PropertyValue(key, 0, value, 0) for key, value in options.items()),
    )
    document.calculateAll()
    sheet = document.Sheets.getByIndex(0)
    used = sheet.createCursor()
    used.gotoEndOfUsedArea(False)
    cells = sheet.getCellRangeByName(
        f"{column}1:{column}{used.RangeAddress.EndRow + 1}"
    )
    found = [cells.getCellByPosition(0, row).String for row in range(cells.Rows.Count)]
    document.close(True)
    return found


if __name__ == "__main__":
    import over_uno

    over_uno.QUESTIONS["shown"] = shown
    over_uno.main(*sys.argv[1:])
