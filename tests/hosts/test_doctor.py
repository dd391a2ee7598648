"""The doctor: every fault is found and told with what to do."""

from unittest.mock import Mock

import pytest

from tests.hosts.imagined_windows import ImaginedComputer
from tests.hosts.test_windows import TEMPLATES
from xladdin.hosts import windows
from xladdin.hosts.computer import EVERYBODY, USER
from xladdin.hosts.doctor import APP_PATHS, SECURITY, examine
from xladdin.wording import LANGUAGES


@pytest.fixture
def computer(tmp_path):
    made = ImaginedComputer(tmp_path)
    windows.install(made, "ru", TEMPLATES)
    return made


def faults(computer):
    found = list(examine(computer, Mock(return_value=TEMPLATES)))
    for finding in found:
        for language in LANGUAGES:
            assert finding.message(language)
    return [finding.check for finding in found if not finding.is_good]


def test_a_sound_installation_passes_every_check(computer):
    checks = [
        finding.check for finding in examine(computer, Mock(return_value=TEMPLATES))
    ]
    assert faults(computer) == []
    assert len(checks) == len(set(checks)) == 13


def test_another_system_is_told_what_works_there(computer):
    computer.is_windows = False
    assert faults(computer) == ["windows"]


def test_what_was_never_installed(tmp_path):
    assert faults(ImaginedComputer(tmp_path)) == ["installed"]


def policy(branch, setting):
    inside, _, name = rf"{SECURITY.format(branch)}\{setting}".rpartition("\\")
    return USER, inside, name


ANSWERS = [
    ("is_store_python", True, "python"),
    ("pywin32", False, "pywin32"),
    ("marked", True, "mark"),
    ("disabled", r"..c:\x\xladdin.xlam", "disabled"),
    ("code_page", "cp1252", "code_page"),
    ("blocked", True, "defender"),
    ("import_took", 30.0, "import"),
    ("import_took", "ImportError: x", "import"),
    ("answered", "0.0.1", "answer"),
]


@pytest.mark.parametrize(("name", "value", "check"), ANSWERS)
def test_a_fault_of_the_computer_is_found_and_nothing_else(
    computer, name, value, check
):
    setattr(computer, name, value)
    assert faults(computer) == [check]


PROGRAM = (EVERYBODY, APP_PATHS, "")
VALUES = [
    (PROGRAM, r"C:\Program Files\WindowsApps\EXCEL.EXE", "excel"),
    (PROGRAM, None, "excel"),
    (policy("", "DisableAllAddins"), "1", "policy"),
    (policy("Policies\\", r"Trusted Locations\AllLocationsDisabled"), "1", "policy"),
    (policy("Policies\\", "RequireAddinSig"), "1", "policy"),
    (policy("Policies\\", "VBAWarnings"), "4", "policy"),
]


@pytest.mark.parametrize(("place", "value", "check"), VALUES)
def test_a_value_of_the_registry_that_stands_in_the_way_is_found(
    computer, place, value, check
):
    computer.set_registry(*place, value)
    assert faults(computer) == [check]


def test_a_library_that_an_update_took_away_is_found(computer):
    next(computer.library.glob("*.dll")).unlink()
    assert faults(computer) == ["library"]


@pytest.mark.parametrize("content", [None, b"of another version"])
def test_an_add_in_that_is_missing_or_old_is_found(computer, content):
    file = windows.places(computer).add_in
    file.unlink()
    if content:
        file.write_bytes(content)
    assert faults(computer) == ["add_in"]


@pytest.mark.parametrize(
    "content",
    [b"", b'"INTERPRETER_WIN","C:\\gone\\pythonw.exe"\r\n', "Мария".encode("cp1251")],
    ids=["empty", "another Python", "not in ASCII"],
)
def test_spoilt_settings_are_found(computer, content):
    windows.places(computer).configuration.write_bytes(content)
    assert "settings" in faults(computer)


def test_settings_of_the_server_by_hand_are_told(computer):
    file = windows.places(computer).configuration
    file.write_bytes(windows.configuration(computer, by_hand=True).encode())
    assert faults(computer) == ["settings"]
