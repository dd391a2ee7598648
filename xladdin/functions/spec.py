"""How a sheet function is declared: once, above a body of about three lines.

A declaration names the category, the arguments, examples and the source. Everything
else that knows the function (hosts, help, README, tests) reads this entry.

Source: decisions of this product (one catalogue).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import (
    Any,
    Callable,
    Dict,
    Iterator,
    Mapping,
    NamedTuple,
    Optional,
    Tuple,
    Union,
)

from xladdin.functions import cells
from xladdin.functions.naming import argument_problems, problems
from xladdin.scoring.errors import NotUnderstood
from xladdin.wording import chosen_language, texts

BRIDGE = "bridge"
PREFERANS = "preferans"
RANKING = "ranking"
CATEGORIES = (BRIDGE, PREFERANS, RANKING)

EACH = "each"  # a cell in, a value out; a range in, a range of the same shape out
LONGEST_HELP = 255  # characters that Excel's function wizard shows

TABLE = "table"  # takes whole ranges, returns one value or an array


@dataclass(frozen=True)
class Choice:
    """A closed list of words, each with the spellings that are as good.

    Attributes:
        words: canonical word -> other spellings, in small letters.
    """

    words: Mapping[str, Tuple[str, ...]]

    def __call__(self, cell: object) -> str:
        """The canonical word for what stands in a cell."""
        found = " ".join(cells.plain(cell).casefold().split())
        for word, spellings in self.words.items():
            if found == word.casefold() or found in spellings:
                return word
        raise NotUnderstood(
            "choice_unknown", found=cells.shown(cell), expected=", ".join(self.words)
        )


class Argument(NamedTuple):
    """One argument of a sheet function.

    Attributes:
        name: as the function wizard shows it.
        read: makes what the rule wants of one cell; raises a `ScoringError`.
        optional: may be left out; the body then gets the default.
        default: what the body gets for left out and blank.
        is_range: the argument is taken whole, as rows of what ``read`` made, with None
            for a blank cell.
    """

    name: str
    read: Callable[[Any], Any]
    optional: bool = False
    default: Any = None
    is_range: bool = False


Shown = Union[float, str, Tuple[Tuple[Union[float, str], ...], ...]]


class Example(NamedTuple):
    """A formula, what it gives, and where that stands.

    Attributes:
        formula: as typed into a cell, with literals only.
        result: a number, text, error code, or rows of these.
        source: work and paragraph.
    """

    formula: str
    result: Shown
    source: str


@dataclass(frozen=True)
class Function:
    """An entry of the catalogue.

    Attributes:
        name: as typed into a cell.
        category: one of `CATEGORIES`.
        kind: `EACH` or `TABLE`.
        arguments: in their order.
        examples: at least one.
        source: work and paragraph of the rule.
        body: gets what the arguments read; gives a value, or rows.
        aliases: further names of the same function.
        vba_name: the name where `name` is a word of VBA.
        gives_rows: the result may be more than one cell even from single cells.
    """

    name: str
    category: str
    kind: str
    arguments: Tuple[Argument, ...]
    examples: Tuple[Example, ...]
    source: str
    body: Callable[..., Any] = field(compare=False)
    aliases: Tuple[str, ...] = ()
    vba_name: str = ""
    gives_rows: bool = False

    @property
    def names(self) -> Tuple[str, ...]:
        """The name and its aliases."""
        return (self.name, *self.aliases)

    @property
    def required(self) -> int:
        """How many arguments must be given."""
        return sum(not argument.optional for argument in self.arguments)

    @property
    def help_keys(self) -> Tuple[str, ...]:
        """Keys in ``wording/`` of the purpose and of each argument's help."""
        purpose = f"function.{self.name}"
        return (purpose, *(f"{purpose}.{argument.name}" for argument in self.arguments))

    def help(self, language: Optional[str] = None) -> Tuple[str, ...]:
        """The purpose and each argument's help; they are read only when asked for.

        Args:
            language: "en", "ru" or "bg"; left out, the user's.

        Raises:
            ValueError: a text is missing, or longer than the function wizard shows.
        """
        spoken = language or chosen_language()
        words = tuple(texts(spoken).get(key, "") for key in self.help_keys)
        for key, told in zip(self.help_keys, words):
            if not 0 < len(told) <= LONGEST_HELP:
                raise ValueError(f"{key} in {spoken} is missing or too long")
        return words

    @property
    def signature(self) -> str:
        """The name with its arguments, as the help prints it."""
        told = (f"[{a.name}]" if a.optional else a.name for a in self.arguments)
        return f"{self.name}({', '.join(told)})"


def _name_faults(entry: Function) -> Iterator[str]:
    for name in entry.names:
        if name != name.upper():
            yield f"{name} is not in capitals"
    for name in (*entry.names, *([entry.vba_name] if entry.vba_name else [])):
        excused = bool(entry.vba_name) and name == entry.name
        for problem in problems(name):
            if not (excused and problem == "is a word of VBA"):
                yield f"{name} {problem}"
    for argument in entry.arguments:
        for problem in argument_problems(argument.name):
            yield f"argument {argument.name} {problem}"


def _faults(entry: Function) -> Iterator[str]:
    yield from _name_faults(entry)
    optional = [argument.optional for argument in entry.arguments]
    if optional != sorted(optional):
        yield "a required argument stands behind an optional one"
    if not entry.examples:
        yield "has no example"
    if not entry.source or not all(example.source for example in entry.examples):
        yield "names no source"
    if entry.category not in CATEGORIES or entry.kind not in (EACH, TABLE):
        yield "has an unknown category or kind"


class Catalogue:
    """The sheet functions by name, each declared once."""

    def __init__(self) -> None:
        self._functions: Dict[str, Function] = {}
        self._by_any_name: Dict[str, Function] = {}

    def __iter__(self) -> Iterator[Function]:
        return iter(self._functions.values())

    def __len__(self) -> int:
        return len(self._functions)

    def __contains__(self, name: str) -> bool:
        return name.upper() in self._by_any_name

    def __getitem__(self, name: str) -> Function:
        return self._by_any_name[name.upper()]

    def names(self) -> Tuple[str, ...]:
        """Every name a formula may use, aliases included."""
        return tuple(self._by_any_name)

    def add(self, entry: Function) -> None:
        """Take in an entry.

        Raises:
            ValueError: a name that some host refuses or that is taken, a missing
                example, a missing source.
        """
        faults = list(_faults(entry))
        faults += [
            f"{name} is taken"
            for name in entry.names
            if name in self._by_any_name or entry.names.count(name) > 1
        ]
        if faults:
            raise ValueError(f"{entry.name}: {'; '.join(faults)}")
        self._functions[entry.name] = entry
        for name in entry.names:
            self._by_any_name[name] = entry


def sheet_function(
    catalogue: Catalogue,
    *,
    category: str,
    kind: str,
    arguments: Tuple[Argument, ...] = (),
    examples: Tuple[Example, ...],
    source: str,
    aliases: Tuple[str, ...] = (),
    vba_name: str = "",
    gives_rows: bool = False,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare the decorated body as a sheet function of the same name."""

    def declare(body: Callable[..., Any]) -> Callable[..., Any]:
        entry = Function(
            name=body.__name__,
            category=category,
            kind=kind,
            arguments=arguments,
            examples=examples,
            source=source,
            body=body,
            aliases=aliases,
            vba_name=vba_name,
            gives_rows=gives_rows,
        )
        catalogue.add(entry)
        return body

    return declare
