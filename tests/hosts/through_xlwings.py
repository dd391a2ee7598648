"""Calls the catalogue through xlwings' own code; prints what came out, as JSON.

Run by `stubbed_windows`; `test_excel` judges.
"""

import contextlib
import dataclasses
import io
import json
import sys
import types
from pathlib import Path
from unittest import mock

from tests.hosts.literals import LEFT_OUT, taken_apart
from xladdin.functions.catalogue import CATALOGUE
from xladdin.hosts import excel

MODULE = "xladdin.hosts.excel"
MISSING = -2147352572  # how COM says "left out"
NOT_AVAILABLE = -2146826246  # how COM says #N/A
SPILL = -2146826243


def called(name, *arguments):
    from xlwings.com_server import XLPython

    return XLPython().CallUDF(MODULE, name, arguments)


def sent(argument, missing):
    """An argument as COM hands it over."""
    if argument is LEFT_OUT:
        return missing
    if not isinstance(argument, list):
        return argument
    rows = tuple(tuple(row) for row in argument)
    # Excel hands a constant of one row over with one dimension.
    return rows[0] if len(rows) == 1 else rows


def example(formula, entry, missing):
    name, arguments = taken_apart(formula)
    name = entry.vba_name if name == entry.name and entry.vba_name else name
    given = [sent(argument, missing) for argument in arguments]
    return called(name, *given, *[missing] * (len(entry.arguments) - len(given)))


def examples():
    return [
        {
            "token": example(each.formula, entry, excel.LEFT_OUT_TOKEN),
            "missing": example(each.formula, entry, MISSING),
        }
        for entry in CATALOGUE
        for each in entry.examples
    ]


def cells():
    """What one cell of each kind becomes."""
    column = [(value,) for value in (250.0, None, "x", NOT_AVAILABLE, True, "")]
    moment = sys.modules["pywintypes"].TimeType()
    moment.year, moment.month, moment.day = 1959, 5, 1
    moment.hour = moment.minute = moment.second = moment.microsecond = 0
    given = {
        "column": tuple(column),
        "blank": None,
        "error": NOT_AVAILABLE,
        "error without a name in xlwings": SPILL,
        "error as our own text": f"{excel.ESCAPE}#NUM!",
        "error as a plain text": "#NUM!",
        "date": moment,
        "whole column": ((250.0,), (None,), (excel.OPEN_END_TOKEN,)),
        "whole column, blank": ((None,), (excel.OPEN_END_TOKEN,)),
    }
    return {
        situation: called("IMPS", cell, MISSING) for situation, cell in given.items()
    }


def messages():
    excel.forget_message()
    told = {"forgotten": excel.last_message()}
    called("IMPS", "x", MISSING)
    told["text for a number"] = excel.last_message()
    called("IMPS", NOT_AVAILABLE, MISSING)
    told["then an error from outside"] = excel.last_message()
    return told


def fault():
    """What a fault of ours gives."""
    broken = dataclasses.replace(
        CATALOGUE["IMP"], body=mock.Mock(side_effect=ZeroDivisionError)
    )
    excel.BROKEN = excel.sheet_function(broken, "BROKEN")
    told = {"result": called("BROKEN", 250.0, MISSING)}
    told["message"] = excel.last_message()
    del excel.BROKEN
    return told


def imported():
    """What xlwings' own button writes into a workbook, and tells the wizard."""
    texts = []
    components = mock.Mock(side_effect=sys.modules["pywintypes"].com_error)
    components.Import = lambda name: texts.append(Path(name).read_text("utf-8"))
    application = mock.Mock(Version="16.0")
    book = types.SimpleNamespace(
        Name="x.xlam",
        VBProject=types.SimpleNamespace(VBComponents=components),
        Application=application,
    )
    sys.modules["xlwings"].udfs.get_udf_module(MODULE, None)
    with contextlib.redirect_stdout(io.StringIO()):
        sys.modules["xlwings"].udfs.import_udfs(MODULE, book)
    options = [
        {"name": call.args[0], **call.kwargs}
        for call in application.MacroOptions.call_args_list
    ]
    return {"text": texts[0], "options": options}


if __name__ == "__main__":
    told = {
        "examples": examples(),
        "cells": cells(),
        "messages": messages(),
        "fault": fault(),
        "imported": imported(),
    }
    json.dump(told, sys.stdout)
