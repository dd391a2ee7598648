"""VBA of the add-in: a wrapper for each function, and the modules they rest on.

The wrappers are made from the catalogue. Everything else stands in ``addin/`` as VBA,
to be read and edited as such. All of it is ASCII: VBA keeps its source in the code page
of one system; words for people stand on the add-in's sheet instead.

Source: VBA language specification (names, lines); decisions of this product.

>>> print(wrapper(CATALOGUE["IMP"], "IMPS").splitlines()[0])
Public Function IMPS(difference As Variant, Optional rules As Variant) As Variant
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from importlib import resources

from xladdin.functions.catalogue import CATALOGUE
from xladdin.functions.spec import Argument, Function
from xladdin.hosts.excel import names_in_excel

WRITTEN = ("XaCells", "XaEngine", "XaFormula", "XaLinks", "XaRibbon", "XaWords")
WRAPPERS = "XaUdf"
NAMES = "XaNames"
NAMES_IN_A_LINE = 5
PLAIN = str.maketrans(
    {"“": "'", "”": "'", "‘": "'", "’": "'", '"': "'", "–": "-", "—": "-", "−": "-"}
)


def in_ascii(words: str) -> str:
    """A text without what VBA's source cannot hold.

    >>> in_ascii("“today” – café")
    "'today' - cafe"
    """
    parts = unicodedata.normalize("NFKD", words.translate(PLAIN))
    return parts.encode("ascii", "ignore").decode("ascii")


def _parameter(argument: Argument) -> str:
    return f"{'Optional ' if argument.optional else ''}{argument.name} As Variant"


def wrapper(entry: Function, name: str) -> str:
    """The VBA function of a catalogue entry.

    Args:
        entry: the function.
        name: one of its names in Excel.
    """
    parameters = ", ".join(_parameter(argument) for argument in entry.arguments)
    given = ", ".join(f"XaArg({argument.name})" for argument in entry.arguments)
    purpose = in_ascii(entry.help("en")[0])
    return "\n".join(
        [
            f"Public Function {name}({parameters}) As Variant",
            f'Attribute {name}.VB_Description = "{purpose}"',
            rf'Attribute {name}.VB_ProcData.VB_Invoke_Func = " \n14"',
            f'    {name} = XaResult(XaCall("{name}", Array({given})))',
            "End Function",
        ]
    )


def wrappers(entries: Iterable[Function]) -> str:
    """The module with the functions that cells call."""
    opening = (
        f'Attribute VB_Name = "{WRAPPERS}"\nOption Explicit\n'
        "' Made from the catalogue of functions. Each hands its arguments to Python.\n"
    )
    functions = [
        wrapper(entry, name) for entry in entries for name in names_in_excel(entry)
    ]
    return opening + "".join(f"\n{function}\n" for function in functions)


def names(entries: Iterable[Function]) -> str:
    """The module with the names of the functions, each between blanks."""
    listed = [name for entry in entries for name in names_in_excel(entry)]
    lines = [
        f'    "{" ".join(listed[start : start + NAMES_IN_A_LINE])} "'
        for start in range(0, len(listed), NAMES_IN_A_LINE)
    ]
    return "\n".join(
        [
            f'Attribute VB_Name = "{NAMES}"',
            "Option Explicit",
            "Option Private Module",
            "' Made from the catalogue of functions.",
            'Public Const XA_NAMES As String = " " & _',
            " & _\n".join(lines),
            "",
        ]
    )


def written(name: str) -> str:
    """A file of ``addin/``: a module, or "ThisWorkbook", which has no opening lines."""
    folder = resources.files("xladdin.hosts") / "addin"
    return (folder / f"{name}.bas").read_text("ascii")


def modules() -> dict[str, str]:
    """The source of every module of ours, by its name."""
    made = {WRAPPERS: wrappers(CATALOGUE), NAMES: names(CATALOGUE)}
    return made | {name: written(name) for name in WRITTEN}
