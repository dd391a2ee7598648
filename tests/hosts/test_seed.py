"""xlwings' own VBA, cut down: a foreign workbook cannot choose what is run."""

import re

import pytest
from pyopenvba import ExcelFile

from xladdin.hosts import seed


@pytest.fixture(scope="module")
def whole():
    with ExcelFile(seed.template()) as book:
        return book.get_module(seed.MODULE).replace("\r\n", "\n")


@pytest.fixture(scope="module")
def module(whole):
    return seed.cut_down(whole)


def test_no_workbook_no_sheet_and_no_folder_of_one_is_looked_at(module):
    code = re.sub(r"(?m)'[^\"\n]*$", "", module)
    for word in (
        "Workbook",
        "Sheet",
        "Application.",
        "CurDir",
        "PYTHONPATH",
        "RunPython",
    ):
        assert word not in code


def test_only_the_user_s_own_file_is_read(module):
    assert re.findall(r"(?m)^ *GetConfigFilePath = .*", module)[-1] == (
        '        GetConfigFilePath = Environ("USERPROFILE") & "\\." & PROJECT_NAME & '
        '"\\" & PROJECT_NAME & ".conf"'
    )
    assert 'PROJECT_NAME As String = "xladdin"' in module
    assert module.count("GetConfigFromFile(") == 2  # where it is made, where it is used


def test_python_is_started_by_its_full_name_away_from_the_current_folder(module):
    command = module.split("Function XLPyCommand")[1].split("End Function")[0]
    assert 'GetConfig("INTERPRETER_WIN")' in command
    assert " -B -P -c " in command
    assert "cmd.exe" not in module


def test_nothing_but_the_two_entrances_can_be_called_from_outside(module):
    assert "Option Private Module\n" in module
    public = re.findall(r"(?m)^ *(?:Public )?(?:Declare|Const|Function|Sub) .*", module)
    assert public == ["Function XLPy()", "Sub KillPy()"]


def test_the_licence_of_xlwings_stays(module):
    assert "'xlwings is distributed under a BSD 3-clause license." in module
    assert "'Copyright (C) 2014-present, Zoomer Analytics LLC." in module


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Function GetConfigFilePath()", "Function GetConfigPath()"),
        ('"myaddin"', '"somethingElse"'),
        (
            "    XLPyLoadDLL\n    Dim unused",
            "    X = ActiveWorkbook.Path\n    Dim unused",
        ),
        ("    XLPyLoadDLL\n    Dim unused", "    RunPython x\n    Dim unused"),
        ("xlwings64-", "elsewhere64-"),
    ],
    ids=[
        "a procedure has another name",
        "the project's name stands elsewhere",
        "a workbook is asked",
        "a procedure is used that we leave out",
        "a library has another name",
    ],
)
def test_a_changed_xlwings_is_refused(whole, old, new):
    assert old in whole
    with pytest.raises(seed.SeedChangedError):
        seed.cut_down(whole.replace(old, new))
