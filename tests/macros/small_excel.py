"""A small Excel behind xlwings' own Book and Range classes, run on any system.

It holds one scoresheet in memory, computes when Excel would, hands values over as COM
does (errors as whole numbers) and refuses cells that a test has locked.
"""

from pathlib import Path
from types import SimpleNamespace

import xlwings
from xlwings import base_classes

from xladdin.functions.cells import CellError
from xladdin.hosts.calculator.computing import Computed
from xladdin.hosts.calculator.model import Model
from xladdin.hosts.workbook_file import addresses
from xladdin.hosts.workbook_file.package import Package
from xladdin.hosts.workbook_file.typing_in import typed_parts

ERRORS = {"#N/A": -2146826246, "#VALUE!": -2146826273, "#NUM!": -2146826252}
NAMES = {number: name for name, number in ERRORS.items()}


class Engine:
    """What xlwings asks of the program behind it."""

    name, type = "small", "desktop"

    @staticmethod
    def clean_value_data(data, _dates, empty_as, number, err_to_str):
        def clean(cell):
            if cell in ("", None):
                return empty_as
            if isinstance(cell, int) and cell in NAMES:
                return NAMES[cell] if err_to_str else None
            return number(cell) if number and isinstance(cell, float) else cell

        return [[clean(cell) for cell in row] for row in data]

    @staticmethod
    def prepare_xl_data_element(value, _date_format):
        return "" if value is None else value


class App(base_classes.App):
    pid = 1

    def __init__(self, book):
        self.book = book
        self.engine = Engine()
        self.mode, self.drawing = "automatic", True
        self.history = []

    @property
    def calculation(self):
        return self.mode

    @calculation.setter
    def calculation(self, mode):
        self.mode = mode
        self.history.append(mode)
        if mode == "automatic":
            self.calculate()

    @property
    def screen_updating(self):
        return self.drawing

    @screen_updating.setter
    def screen_updating(self, drawing):
        self.drawing = drawing

    def calculate(self):
        self.book.compute()


class Book(base_classes.Book):
    """A workbook; `locked` holds cells ("Boards", "C7") that take nothing."""

    def __init__(self, path):
        self.path, self.data = Path(path), Path(path).read_bytes()
        self.typed = {}
        self.locked = set()
        self.shown = None
        self.application = App(self)
        self.compute()

    def compute(self):
        package = Package(self.path, self.data)
        self.data = package.with_parts(typed_parts(package, self.typed))
        self.typed = {}
        self.computed = Computed(Model(Package(self.path, self.data)))
        self.data = Package(self.path, self.data).with_parts(
            self.computed.changed_parts()
        )

    def put(self, sheet, cell, value):
        if (sheet, cell) in self.locked:
            raise RuntimeError("The cell is protected.")
        self.typed.setdefault(sheet, {})[cell] = value
        if self.application.mode == "automatic":
            self.compute()

    @property
    def app(self):
        return self.application

    @property
    def name(self):
        return self.path.name

    @property
    def fullname(self):
        return str(self.path)

    @property
    def api(self):
        def properties(name):
            for element in Package(self.path, self.data).elements(
                "docProps/custom.xml", "lpwstr"
            ):
                return SimpleNamespace(Value=element.text)
            raise KeyError(name)

        return SimpleNamespace(
            CustomDocumentProperties=properties,
            SaveCopyAs=lambda path: Path(path).write_bytes(self.data),
        )

    @property
    def sheets(self):
        return Sheets(self)

    @property
    def names(self):
        return Names(Package(self.path, self.data).defined_names)


class Names(base_classes.Names):
    def __init__(self, defined):
        self.defined = [Name(name) for name in defined]

    def __len__(self):
        return len(self.defined)

    def __iter__(self):
        return iter(self.defined)

    def __call__(self, index):
        return self.defined[index - 1]


class Name(base_classes.Name):
    def __init__(self, defined):
        self.defined = defined

    @property
    def name(self):
        sheet = self.defined.sheet
        return f"{sheet}!{self.defined.name}" if sheet else self.defined.name

    @property
    def refers_to(self):
        return f"={self.defined.formula}"


class Sheets(base_classes.Sheets):
    def __init__(self, book):
        self.all = [Sheet(book, part.name) for part in book.computed.model.sheets]

    def __len__(self):
        return len(self.all)

    def __iter__(self):
        return iter(self.all)

    def __call__(self, name_or_index):
        if isinstance(name_or_index, int):
            return self.all[name_or_index - 1]
        return next(sheet for sheet in self.all if sheet.name == name_or_index)


class Sheet(base_classes.Sheet):
    def __init__(self, book, name):
        self.owner, self.title = book, name

    @property
    def name(self):
        return self.title

    @property
    def book(self):
        return self.owner

    @property
    def api(self):
        def activate():
            self.owner.shown = self.title

        return SimpleNamespace(Activate=activate)

    def range(self, arg1, arg2=None):
        assert arg2 is None
        return Range(self, arg1)


class Range(base_classes.Range):
    def __init__(self, sheet, area):
        self.on, self.area = sheet, area
        top, left, bottom, right = addresses.corners(area)
        self.places = [
            [(row, column) for column in range(left, right + 1)]
            for row in range(top, bottom + 1)
        ]

    @property
    def sheet(self):
        return self.on

    @property
    def shape(self):
        return len(self.places), len(self.places[0])

    @property
    def address(self):
        return self.area

    @property
    def api(self):
        return SimpleNamespace(MergeCells=False)

    def handed(self, cell):
        rows = tuple(tuple(map(cell, row)) for row in self.places)
        return rows[0][0] if self.shape == (1, 1) else rows

    def shown(self, place):
        value = self.on.book.computed.engine.value(self.on.name, *place)
        return ERRORS[value.code] if isinstance(value, CellError) else value

    @property
    def raw_value(self):
        return self.handed(self.shown)

    @raw_value.setter
    def raw_value(self, value):
        while isinstance(value, (list, tuple)):
            [value] = value
        self.on.book.put(self.on.name, self.area, value)

    @property
    def formula(self):
        sheets = {sheet.name: sheet for sheet in self.on.book.computed.model.sheets}
        cells = sheets[self.on.name].sheet.cells

        def formula(place):
            cell = cells.get(place)
            if cell is not None and cell.formula:
                return f"={cell.formula.text}"
            value = self.shown(place)
            return "" if value is None else str(value)

        return self.handed(formula)

    @formula.setter
    def formula(self, words):
        assert not words.startswith("="), "this Excel takes no formulas"
        try:
            value = float(words)
        except ValueError:
            value = words
        self.on.book.put(self.on.name, self.area, value)


def opened(path):
    """A scoresheet that is open in the small Excel, as xlwings hands it over."""
    return xlwings.Book(impl=Book(path))
