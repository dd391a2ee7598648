"""Names a sheet function and its arguments may have, on every host at once.

Source: the hosts' own rules: VBA's reserved words, A1 and R1C1 references, old macro
functions, three characters at least in Office.js.

>>> problems("IMP59")
['is a cell address']
>>> problems("IMPS")
[]
"""

from __future__ import annotations

import re
from typing import List

# Visual Basic for Applications, language specification 3.3.5.2 and the statements.
VBA_WORDS = frozenset(
    """abs addressof and any array as attribute boolean byref byte byval call case cbool
    cbyte ccur cdate cdbl cdec cdecl cint circle clng clnglng clngptr close const csng
    cstr currency cvar cverr date debug decimal declare defbool defbyte defcur defdate
    defdbl defdec defint deflng deflnglng deflngptr defobj defsng defstr defvar dim do
    doevents double each else elseif empty end endif enum eqv erase error event exit
    false fix for friend function get global gosub goto if imp implements in input
    inputb int integer is lbound len lenb let like lock long longlong longptr loop lset
    me mod new next not nothing null on open option optional or paramarray preserve
    print private pset public put raiseevent redim rem resume return rset scale seek
    select set sgn shared single spc static stop string sub tab then to true type typeof
    ubound unlock until variant wend while with withevents write xor""".split()
)
# Excel refuses some names of its old macro language for user functions.
MACRO_WORDS = frozenset(
    "result error return group input note select run step argument".split()
)
LAST_COLUMN = 16384
LAST_ROW = 1048576
SHORTEST = 3


def _column_number(letters: str) -> int:
    number = 0
    for letter in letters.upper():
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


def is_address(name: str) -> bool:
    """Whether a name reads as a cell address, in A1 or R1C1 style."""
    match = re.fullmatch(r"([A-Za-z]{1,3})([0-9]{1,7})", name)
    if match:
        column, row = _column_number(match[1]), int(match[2])
        return column <= LAST_COLUMN and 1 <= row <= LAST_ROW
    return re.fullmatch(r"(?i)(?=.)(R\d*)?(C\d*)?", name) is not None


def problems(name: str) -> List[str]:
    """What forbids a function name; empty when every host takes it."""
    found = argument_problems(name)
    if name.lower() in MACRO_WORDS:
        found.append("is a word of the old macro language")
    if is_address(name):
        found.append("is a cell address")
    if len(name) < SHORTEST:
        found.append("is shorter than three characters")
    return found


def argument_problems(name: str) -> List[str]:
    """What forbids an argument name; empty when every host takes it."""
    found = []
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name):
        found.append("is no identifier")
    if name.lower() in VBA_WORDS:
        found.append("is a word of VBA")
    if name.lower() == "caller":
        found.append("is what xlwings replaces by the calling range")
    return found
