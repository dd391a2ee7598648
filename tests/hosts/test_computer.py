"""What Windows is asked, tried with a registry of our own and a real Python."""

import codecs
import os
import sys
import types
from contextlib import contextmanager
from unittest.mock import Mock

import pytest

from xladdin.hosts.computer import CHILD_PROCESS_RULE, EVERYBODY, USER, ThisComputer

DISABLED = r"Software\Microsoft\Office\16.0\Excel\Resiliency\DisabledItems"


@pytest.fixture
def computer():
    return ThisComputer()


@pytest.fixture
def registry(monkeypatch):
    """The module winreg over a dictionary of values by root, key and name."""
    values = {}
    module = types.ModuleType("winreg")

    @contextmanager
    def opened(root, key):
        if not any(place[:2] == (root, key) for place in values):
            raise FileNotFoundError
        yield root, key

    @contextmanager
    def created(root, key):
        yield root, key

    def inside(place):
        return [(name, v) for (*where, name), v in values.items() if (*where,) == place]

    def value(place, name):
        if (*place, name) not in values:
            raise FileNotFoundError
        return values[(*place, name)], 1

    module.HKEY_CURRENT_USER, module.HKEY_LOCAL_MACHINE = USER, EVERYBODY
    module.REG_SZ = 1
    module.OpenKey, module.CreateKey, module.QueryValueEx = opened, created, value
    module.SetValueEx = lambda place, name, _, kind, to: values.update(
        {(*place, name): to * kind}
    )
    module.DeleteValue = lambda place, name: values.pop((*place, name))
    module.QueryInfoKey = lambda place: (0, len(inside(place)), 0)
    module.EnumValue = lambda place, number: inside(place)[number]
    monkeypatch.setitem(sys.modules, "winreg", module)
    return values


def test_a_value_is_read_written_and_deleted(computer, registry):
    assert computer.registry(USER, r"Software\x", "name") is None
    computer.set_registry(USER, r"Software\x", "name", "value")
    assert computer.registry(USER, r"Software\x", "name") == "value"
    assert computer.registry(EVERYBODY, r"Software\x", "name") is None
    computer.set_registry(USER, r"Software\x", "name", None)
    assert registry == {}


def test_what_excel_switched_off_is_read_as_text(computer, registry):
    assert computer.disabled_items() == ""
    registry[USER, DISABLED, "1A2B"] = b"\1\0\0\0" + "xladdin.xlam".encode("utf-16-le")
    assert "xladdin.xlam" in computer.disabled_items()


def test_the_mark_of_a_download_is_seen(computer, tmp_path):
    file = tmp_path / "xladdin.xlam"
    assert not computer.is_from_the_net(file)
    (tmp_path / "xladdin.xlam:Zone.Identifier").write_text("[ZoneTransfer]")
    assert computer.is_from_the_net(file)


def test_letters_outside_the_code_page_are_noticed(computer):
    def find(name):
        return codecs.lookup("cp1251") if name == "mbcs" else None

    codecs.register(find)
    try:
        assert computer.fits_code_page(r"C:\Users\Мария")
        assert not computer.fits_code_page(r"C:\Users\Łukasz")
    finally:
        codecs.unregister(find)


@pytest.fixture
def python(tmp_path):
    """This Python under the names that it has in a Windows folder."""
    script = tmp_path / "Scripts" / "python.exe"
    script.parent.mkdir()
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    script.chmod(0o755)
    return str(script.with_name("pythonw.exe"))


@pytest.mark.skipif(os.name == "nt", reason="the script is one of a Unix shell")
def test_a_file_of_the_user_named_like_a_module_does_no_harm(
    computer, python, tmp_path
):
    for name in ("random", "xlwings", "xladdin"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('not me')")
    took = computer.import_seconds(python, tmp_path)
    assert isinstance(took, float), took


@pytest.mark.skipif(os.name == "nt", reason="the script is one of a Unix shell")
def test_what_python_says_when_it_cannot_import_is_told(computer, tmp_path):
    script = tmp_path / "python.exe"
    script.write_text("#!/bin/sh\necho no module >&2\nexit 1\n")
    script.chmod(0o755)
    told = computer.import_seconds(str(tmp_path / "pythonw.exe"), tmp_path)
    assert told == "no module"


@pytest.mark.parametrize(
    ("said", "blocks"),
    [
        (f"{CHILD_PROCESS_RULE.lower()} 1\n", True),
        (f"{CHILD_PROCESS_RULE} 2\n", False),  # only notes it down
        ("", False),
    ],
)
def test_defender_is_asked_for_its_rule(computer, monkeypatch, said, blocks):
    run = Mock(return_value=types.SimpleNamespace(stdout=said))
    monkeypatch.setattr("subprocess.run", run)
    assert computer.blocks_child_processes() is blocks
    assert run.call_args.args[0][0].endswith("powershell.exe")


class ComError(Exception):
    """Stands for pywin32's."""


@pytest.fixture
def com(monkeypatch):
    """COM, in which a server appears after two looks."""
    looks = iter([ComError("not registered"), ComError("not registered")])

    def dispatch(class_id):
        problem = next(looks, None)
        if problem:
            raise problem
        return types.SimpleNamespace(CallUDF=lambda *asked: (class_id, *asked))

    monkeypatch.setitem(sys.modules, "pywintypes", Mock(com_error=ComError))
    client = Mock(Dispatch=dispatch)
    monkeypatch.setitem(sys.modules, "win32com", Mock(client=client))
    monkeypatch.setitem(sys.modules, "win32com.client", client)


def server(monkeypatch, poll, words=""):
    process = Mock(poll=Mock(return_value=poll))
    process.stderr.read.return_value = words
    process.__enter__ = Mock(return_value=process)
    process.__exit__ = Mock(return_value=None)
    monkeypatch.setattr("subprocess.Popen", Mock(return_value=process))
    monkeypatch.setattr("time.sleep", Mock())
    return process


@pytest.mark.usefixtures("com")
def test_a_server_is_started_asked_and_ended(computer, monkeypatch):
    process = server(monkeypatch, poll=None)
    class_id, *asked = computer.answer("pythonw.exe", "XLADDIN_VERSION")
    assert asked == ["xladdin.hosts.excel", "XLADDIN_VERSION", ()]
    assert class_id.startswith("{")
    process.kill.assert_called_once()


@pytest.mark.usefixtures("com")
def test_a_server_that_ends_at_once_is_quoted(computer, monkeypatch):
    process = server(monkeypatch, poll=1, words="ImportError: pywin32\n")
    assert computer.answer("pythonw.exe", "XLADDIN_VERSION") == "ImportError: pywin32"
    process.kill.assert_called_once()


def test_the_libraries_lie_where_pip_put_them(computer, monkeypatch, tmp_path):
    assert computer.library_folder() is None
    files = [
        Mock(suffix=".py"),
        Mock(suffix=".dll", locate=lambda: tmp_path / "xlwings64.dll"),
    ]
    monkeypatch.setattr("importlib.metadata.files", Mock(return_value=files))
    assert computer.library_folder() == tmp_path.resolve()


def test_pywin32_is_looked_for(computer, monkeypatch):
    monkeypatch.setitem(sys.modules, "pythoncom", None)
    assert not computer.has_pywin32()
    monkeypatch.setitem(sys.modules, "pythoncom", Mock())
    assert computer.has_pywin32()


def test_windows_tells_its_language(computer, monkeypatch):
    assert computer.interface_language() == ""
    computer.is_windows = True
    kernel = Mock(GetUserDefaultUILanguage=Mock(return_value=0x0402))
    windll = Mock(kernel32=kernel)
    monkeypatch.setattr("ctypes.windll", windll, raising=False)
    assert computer.interface_language() == "bg"
