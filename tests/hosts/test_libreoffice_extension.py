"""The files of the extension: made of the catalogue, complete, the same each time."""

import ast
import subprocess
import sys
import zipfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.house.test_python38 import real_38
from xladdin import __version__
from xladdin.functions.catalogue import CATALOGUE
from xladdin.hosts import libreoffice, libreoffice_parts
from xladdin.hosts.calc import EXTENSION, SERVICE
from xladdin.wording import LANGUAGES, text

ROOMS = ("scoring", "bridge", "preferans", "functions", "wording")
OOR = "{http://openoffice.org/2001/registry}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def oxt(tmp_path_factory):
    path = tmp_path_factory.mktemp("oxt") / "xladdin.oxt"
    libreoffice.build(path)
    return zipfile.ZipFile(path)


def test_the_identifier_and_the_service_stay_as_they_are():
    assert (EXTENSION, SERVICE) == ("org.xladdin.calc", "XLADDIN")


def test_the_five_rooms_travel_whole(oxt):
    package = Path(libreoffice.__file__).parents[1]
    expected = {
        f"pythonpath/xladdin/{module.relative_to(package).as_posix()}"
        for room in ROOMS
        for module in (package / room).rglob("*.py")
    }
    assert expected <= set(oxt.namelist())
    assert "pythonpath/xladdin/__init__.py" in oxt.namelist()


def test_of_the_hosts_only_what_runs_inside_travels(oxt):
    package = "pythonpath/xladdin/"
    inside = [n.removeprefix(package) for n in oxt.namelist() if n.startswith(package)]
    assert {name.split("/")[0] for name in inside} == {*ROOMS, "hosts", "__init__.py"}
    hosts = [name for name in inside if name.startswith("hosts/")]
    assert all(n.startswith("hosts/calc/") or n == "hosts/__init__.py" for n in hosts)
    assert all(name.endswith(".py") for name in inside)


def test_the_licence_travels(oxt):
    assert b"MIT License" in oxt.read("LICENSE")


def test_two_builds_are_the_same_to_the_byte(tmp_path):
    for name in ("one.oxt", "two.oxt"):
        libreoffice.build(tmp_path / name)
    assert (tmp_path / "one.oxt").read_bytes() == (tmp_path / "two.oxt").read_bytes()


def test_the_manifest_lists_the_files_that_are_registered_types_first(oxt):
    root = ET.fromstring(oxt.read("META-INF/manifest.xml"))
    listed = [
        value
        for entry in root
        for key, value in entry.attrib.items()
        if key.endswith("full-path")
    ]
    assert listed[0] == "functions.idl"
    assert set(listed) <= set(oxt.namelist())


def test_the_description_names_extension_version_and_oldest_office(oxt):
    words = oxt.read("description.xml").decode()
    for told in (EXTENSION, __version__, 'LibreOffice-minimal-version value="7.4"'):
        assert told in words
    for language in LANGUAGES:
        assert text("libreoffice.display_name", language) in words


def test_every_name_has_a_method_with_a_parameter_for_each_argument():
    lines = libreoffice_parts.interface().splitlines()[1:-1]
    methods = {line.split("(")[0].split()[-1]: line for line in lines}
    assert list(methods) == list(CATALOGUE.names())
    for name, line in methods.items():
        assert line.count("[in]") == len(CATALOGUE[name].arguments)


IDL_WORDS = set(
    """any attribute boolean bound byte case char const constants constrained
    constructor context default double enum exception FALSE fixed float get hyper ident
    in inout interface long maybeambiguous maybedefault maybevoid module needs observes
    octet oneway optional out property published raises readonly removeable sequence
    service set short singleton string struct switch transient TRUE type typedef union
    unsigned void""".split()
)


def test_no_name_is_a_word_of_the_interface_language():
    for line in libreoffice_parts.interface().splitlines()[1:-1]:
        for parameter in line.split("[in] ")[1:]:
            assert parameter.rstrip(",); ").split()[-1] not in IDL_WORDS


def test_the_wizard_finds_help_in_three_languages(oxt):
    root = ET.fromstring(oxt.read("functions.xcu"))
    locales = {"en": "en-US", "ru": "ru", "bg": "bg"}
    described = {}
    for node in root.iter("node"):
        for prop in node.findall("prop"):
            if prop.get(f"{OOR}name") == "Description":
                told = {value.get(LANG): value.text for value in prop}
                described.setdefault(node.get(f"{OOR}name"), []).append(told)
    for name in CATALOGUE.names():
        expected = {
            locale: text(f"function.{CATALOGUE[name].name}", language)
            for language, locale in locales.items()
        }
        assert expected in described[name]


def test_what_travels_is_written_for_python_38(oxt):
    for name in oxt.namelist():
        if name.endswith(".py"):
            ast.parse(oxt.read(name), feature_version=(3, 8))


def test_what_runs_inside_uses_the_library_of_python_38():
    vermin = Path(sys.executable).parent / "vermin"
    calc = Path(libreoffice.__file__).parent / "calc"
    done = subprocess.run(
        [vermin, "-t=3.8-", "--no-tips", "--violations", *sorted(calc.glob("*.py"))],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout


PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from xladdin.functions.catalogue import CATALOGUE
from xladdin.hosts.calc.formulas import bare
from xladdin.hosts.calc.values import computed, gives_rows
assert computed(CATALOGUE["IMPS"], (((250.0,), ("",)), None)) == ((4.0,), ("",))
assert bare("=_xll.IMPS(C5)") == "=IMPS(C5)"
assert sorted(map(gives_rows, CATALOGUE)).count(True) > 0
"""


def test_the_unpacked_extension_works_under_a_real_38(tmp_path):
    python = real_38()
    if python is None:
        pytest.skip("no Python 3.8 on this machine")
    folder = libreoffice.unpack(tmp_path) / "xladdin" / "pythonpath"
    subprocess.run(
        [python, "-S", "-E", "-c", PROGRAM, str(folder)],
        cwd=tmp_path,
        check=True,
        timeout=120,
    )
