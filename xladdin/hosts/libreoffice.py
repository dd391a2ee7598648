"""The extension for LibreOffice Calc (.oxt): the whole catalogue, ready to install.

An .oxt is a ZIP: generated texts (`libreoffice_parts`), two lines that LibreOffice
loads (`calc/addin`), and the plain rooms of this package, which it runs in its own
Python. The same files unpacked in a folder work without installation.
"""

from __future__ import annotations

import tempfile
import zipfile
from pathlib import Path

from xladdin.hosts import libreoffice_parts as parts

FOLDER = "xladdin"  # of the unpacked extension, among others
PACKAGE = Path(__file__).parents[1]
ROOMS = ("scoring", "bridge", "preferans", "functions", "wording", "hosts/calc")
# The first moment that a ZIP can name: the same content gives the same bytes.
ANY_DAY = (1980, 1, 1, 0, 0, 0)

_TYPES = "application/vnd.sun.star.uno-typelibrary;type=RDB"
_COMPONENT = "application/vnd.sun.star.uno-component;type=Python"
_CONFIGURATION = "application/vnd.sun.star.configuration-data"
# The types come first: the component asks for them while it is registered.
_REGISTERED = {
    "functions.idl": _TYPES,
    "addin.py": _COMPONENT,
    "functions.xcu": _CONFIGURATION,
    "opening.xcu": _CONFIGURATION,
}


def _licence() -> bytes:
    """The licence: inside an installed package, beside it in a checkout."""
    inside = PACKAGE / "LICENSE"
    return (inside if inside.exists() else PACKAGE.parent / "LICENSE").read_bytes()


def _modules() -> dict[str, bytes]:
    """The rooms that run inside LibreOffice, by their names in the extension."""
    found = [PACKAGE / "__init__.py", PACKAGE / "hosts" / "__init__.py"]
    for room in ROOMS:
        found += (PACKAGE / room).rglob("*.py")
    return {
        f"pythonpath/xladdin/{module.relative_to(PACKAGE).as_posix()}": (
            module.read_bytes()
        )
        for module in sorted(found)
    }


def contents() -> dict[str, bytes]:
    """All files of the extension by name."""
    texts = {
        "META-INF/manifest.xml": parts.manifest(_REGISTERED),
        "description.xml": parts.description(),
        "functions.idl": parts.interface(),
        "functions.xcu": parts.functions_configuration(),
        "opening.xcu": parts.job_configuration(),
    }
    return {
        **{name: words.encode() for name, words in texts.items()},
        "addin.py": (PACKAGE / "hosts" / "calc" / "addin.py").read_bytes(),
        "LICENSE": _licence(),
        **_modules(),
    }


def build(target: Path) -> None:
    """Write the extension to an .oxt file, complete or not at all."""
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        unfinished = Path(folder) / target.name
        with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as package:
            for name, content in contents().items():
                entry = zipfile.ZipInfo(name, ANY_DAY)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.create_system = 3  # the same on Windows
                entry.external_attr = 0o644 << 16
                package.writestr(entry, content)
        unfinished.replace(target)


def unpack(folder: Path) -> Path:
    """Write the extension into a folder of unpacked extensions; gives the folder.

    LibreOffice takes its own such folder, or another by ``-env:BUNDLED_EXTENSIONS=``,
    without an installation.
    """
    for name, content in contents().items():
        target = folder / FOLDER / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return folder
