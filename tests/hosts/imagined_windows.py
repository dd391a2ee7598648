"""A Windows computer for tests: a user's folders in a temporary folder, and answers."""

from pathlib import Path

from xladdin import __version__
from xladdin.hosts import xlam
from xladdin.hosts.computer import EVERYBODY
from xladdin.hosts.doctor import APP_PATHS, CLICK_TO_RUN

# With a blank and in Cyrillic letters, as people are called.
USER_NAME = "Мария Иванова"
EXCEL = r"C:\Program Files\Microsoft Office\root\Office16\EXCEL.EXE"


class ImaginedComputer:
    """Answers every question of `Computer`; a test changes the answers."""

    def __init__(self, drive: Path) -> None:
        self.home = drive / "Users" / USER_NAME
        self.environment = {
            "USERPROFILE": str(self.home),
            "APPDATA": str(self.home / "AppData" / "Roaming"),
            "LOCALAPPDATA": str(self.home / "AppData" / "Local"),
        }
        programs = self.home / "AppData" / "Local" / "Programs" / "Python"
        self.library = programs
        self.python = programs / "Scripts" / "pythonw.exe"
        self.python.parent.mkdir(parents=True)
        self.python.touch()
        for name in xlam.libraries_installed():
            (programs / name).touch()
        self.is_windows = True
        self.is_store_python = False
        self.pywin32 = True
        self.disabled = ""
        self.marked = False
        self.code_page = "cp1251"
        self.import_took = 0.4
        self.blocked = False
        self.answered = __version__
        self.values = {
            (EVERYBODY, APP_PATHS, ""): EXCEL,
            (EVERYBODY, CLICK_TO_RUN, "Platform"): "x64",
        }

    def files(self):
        """Every file in the user's folders but those of Python."""
        found = (path for path in self.home.rglob("*") if path.is_file())
        return {path for path in found if not path.is_relative_to(self.library)}

    def library_folder(self):
        return self.library

    def registry(self, root, key, name):
        return self.values.get((root, key, name))

    def set_registry(self, root, key, name, value):
        if value is None:
            del self.values[root, key, name]
        else:
            self.values[root, key, name] = value

    def disabled_items(self):
        return self.disabled

    def is_from_the_net(self, file):
        assert file.name == "xladdin.xlam"
        return self.marked

    def fits_code_page(self, path):
        return path == path.encode(self.code_page, "replace").decode(self.code_page)

    def has_pywin32(self):
        return self.pywin32

    def import_seconds(self, python, folder):
        assert Path(python) == self.python
        assert folder.name == "Documents"
        return self.import_took

    def blocks_child_processes(self):
        return self.blocked

    def answer(self, python, function):
        assert (Path(python), function) == (self.python, "XLADDIN_VERSION")
        return self.answered

    def interface_language(self):
        return "bg"
