"""The texts inside the extension for LibreOffice, made of the catalogue.

Calc must know each function twice: its types (an interface description, .idl) and its
words for the wizard (a configuration, .xcu). No function is named here.

>>> print(interface().splitlines()[1].replace("sequence< sequence< any > >", "rows"))
  any IMP([in] rows difference, [in] any rules);
"""

from __future__ import annotations

from collections.abc import Mapping
from xml.etree import ElementTree as ET

from xladdin import __version__
from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.spec import Argument, Function
from xladdin.hosts.calc import EXTENSION, JOB, SERVICE
from xladdin.hosts.calc.values import gives_rows
from xladdin.wording import LANGUAGES, text

OLDEST_OFFICE = "7.4"

_OOR = "http://openoffice.org/2001/registry"
_DESCRIPTION = "http://openoffice.org/extensions/description/2006"
_LIBREOFFICE = "http://libreoffice.org/extensions/description/2011"
_MANIFEST = "http://openoffice.org/2001/manifest"
_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
for _prefix, _space in (("oor", _OOR), ("d", _DESCRIPTION), ("lo", _LIBREOFFICE)):
    ET.register_namespace(_prefix, _space)
ET.register_namespace("manifest", _MANIFEST)
# LibreOffice's name of a language, where it is not ours.
_LOCALES = {"en": "en-US"}

_CELLS = "sequence< sequence< any > >"


def _written(root: ET.Element) -> str:
    ET.indent(root, " ")
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


# ------------------------------------------------------------------ types


def _plain_name(argument: Argument) -> str:
    """An argument's name without underscores, which an .idl does not allow."""
    first, *others = argument.name.split("_")
    return first + "".join(word.capitalize() for word in others)


def _method(name: str, entry: Function) -> str:
    # Only what is "any" may be left out; both take a cell as well as a range.
    parameters = ", ".join(
        f"[in] {'any' if argument.optional else _CELLS} {_plain_name(argument)}"
        for argument in entry.arguments
    )
    value = _CELLS if gives_rows(entry) else "any"
    return f"  {value} {name}({parameters});"


def interface() -> str:
    """The interface description (.idl), which LibreOffice reads as text."""
    modules = EXTENSION.split(".")
    opening = "".join(f"module {module} {{ " for module in modules)
    methods = (_method(name, CATALOGUE[name]) for name in CATALOGUE.names())
    return "\n".join(
        [f"{opening}interface XFunctions {{", *methods, "};" + " };" * len(modules), ""]
    )


# ------------------------------------------------------------------ configuration


def _configuration(component: str) -> ET.Element:
    return ET.Element(
        f"{{{_OOR}}}component-data",
        {f"{{{_OOR}}}name": component, f"{{{_OOR}}}package": "org.openoffice.Office"},
    )


def _node(parent: ET.Element, name: str, how: str = "") -> ET.Element:
    attributes = {f"{{{_OOR}}}name": name}
    if how:
        attributes[f"{{{_OOR}}}op"] = how
    return ET.SubElement(parent, "node", attributes)


def _prop(parent: ET.Element, name: str, value: str | Mapping[str, str]) -> None:
    """A property: one value, or one for each language."""
    prop = ET.SubElement(parent, "prop", {f"{{{_OOR}}}name": name})
    if isinstance(value, str):
        ET.SubElement(prop, "value").text = value
        return
    for language, words in value.items():
        locale = {_LANG: _LOCALES.get(language, language)}
        ET.SubElement(prop, "value", locale).text = words


def _add_function(parent: ET.Element, name: str, entry: Function) -> None:
    function = _node(parent, name, "replace")
    purpose, *helps = (
        dict(zip(LANGUAGES, told, strict=True))
        for told in zip(*map(entry.help, LANGUAGES), strict=True)
    )
    _prop(function, "DisplayName", {"en": name})
    _prop(function, "Description", purpose)
    _prop(function, "Category", "Add-In")  # Calc knows no categories but its own
    _prop(function, "CompatibilityName", {"en": name})  # in an .xlsx, since 24.8
    parameters = _node(function, "Parameters")
    for argument, told in zip(entry.arguments, helps, strict=True):
        parameter = _node(parameters, _plain_name(argument), "replace")
        _prop(parameter, "DisplayName", {"en": argument.name})
        _prop(parameter, "Description", told)


def functions_configuration() -> str:
    """Names and help of all functions, for Calc and its function wizard."""
    root = _configuration("CalcAddIns")
    service = _node(_node(root, "AddInInfo"), SERVICE, "replace")
    functions = _node(service, "AddInFunctions")
    for name in CATALOGUE.names():
        _add_function(functions, name, CATALOGUE[name])
    return _written(root)


def job_configuration() -> str:
    """The order to call our job whenever a spreadsheet has been opened."""
    root = _configuration("Jobs")
    job = _node(_node(root, "Jobs"), JOB, "replace")
    _prop(job, "Service", JOB)
    _prop(job, "Context", "com.sun.star.sheet.SpreadsheetDocument")
    # The one event that a headless conversion fires as well.
    event = _node(_node(root, "Events"), "onDocumentAdded", "fuse")
    _node(_node(event, "JobList"), JOB, "replace")
    return _written(root)


# ------------------------------------------------------------------ the package itself


def description() -> str:
    """What the extension manager shows, and which LibreOffice is needed."""
    root = ET.Element(f"{{{_DESCRIPTION}}}description")

    def add(parent: ET.Element, tag: str, **attributes: str) -> ET.Element:
        return ET.SubElement(parent, f"{{{_DESCRIPTION}}}{tag}", attributes)

    add(root, "identifier", value=EXTENSION)
    add(root, "version", value=__version__)
    oldest = {"value": OLDEST_OFFICE, f"{{{_DESCRIPTION}}}name": "LibreOffice"}
    ET.SubElement(
        add(root, "dependencies"),
        f"{{{_LIBREOFFICE}}}LibreOffice-minimal-version",
        oldest,
    )
    names = add(root, "display-name")
    for language in LANGUAGES:
        shown = text("libreoffice.display_name", language)
        add(names, "name", lang=language).text = shown
    return _written(root)


def manifest(entries: Mapping[str, str]) -> str:
    """The list of the files that LibreOffice must register, with their kinds."""
    root = ET.Element(f"{{{_MANIFEST}}}manifest")
    for name, kind in entries.items():
        attributes = {
            f"{{{_MANIFEST}}}media-type": kind,
            f"{{{_MANIFEST}}}full-path": name,
        }
        ET.SubElement(root, f"{{{_MANIFEST}}}file-entry", attributes)
    return _written(root)
