"""Workbooks computed by LibreOffice and written back (``--engine libreoffice``)."""

import http.server
import threading
import zipfile

import pytest
from openpyxl import Workbook
from openpyxl.utils.datetime import CALENDAR_MAC_1904
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.formula import ArrayFormula

from xladdin.functions.cells import CellError
from xladdin.hosts import calculator, check_book, libreoffice_engine
from xladdin.hosts.calculator.report import RESULTS
from xladdin.hosts.libreoffice_engine import score
from xladdin.hosts.libreoffice_office import Office, OfficeFault
from xladdin.hosts.workbook_file.file_errors import FileRefused
from xladdin.wording import LANGUAGES


@pytest.fixture
def book(tmp_path):
    """A workbook with these cells on its sheet "Match"; gives the path."""

    def make(cells, *, names=(), name="book.xlsx", dates_from=1900):
        workbook = Workbook()
        if dates_from == 1904:
            workbook.epoch = CALENDAR_MAC_1904
        workbook.active.title = "Match"
        for address, content in cells.items():
            workbook.active[address] = content
        for defined, area in names:
            workbook.defined_names[defined] = DefinedName(defined, attr_text=area)
        workbook.save(tmp_path / name)
        return tmp_path / name

    return make


def parts(path):
    with zipfile.ZipFile(path) as package:
        return {name: package.read(name) for name in package.namelist()}


def changed_parts(before, path):
    after = parts(path)
    assert list(before) == list(after)
    return [name for name in before if before[name] != after[name]]


def same(value, expected):
    """Whether two programs agree; LibreOffice has no TRUE from us, and 15 digits."""
    if isinstance(value, float):
        return value == pytest.approx(float(expected), rel=1e-13)
    return value == expected


@pytest.mark.libreoffice
@pytest.mark.usefixtures("office")
class TestComputed:
    def test_values_are_those_of_the_calculator(self, tmp_path):
        check_book.build(tmp_path / "check.xlsx", "en")
        expected = calculator.compute(tmp_path / "check.xlsx")
        report = score(tmp_path / "check.xlsx")
        assert report.left == {}
        assert report.formulas == expected.formulas
        differing = {
            cell: (value, expected.values[cell])
            for cell, value in report.values.items()
            if not same(value, expected.values[cell])
        }
        assert differing == {}

    def test_only_values_of_formulas_change_and_a_second_run_changes_nothing(
        self, book
    ):
        cells = {"A1": 250, "A2": "=IMPS(A1)", "A3": "=1/3", "A4": "typed"}
        path = book(
            {**cells, "B1": ArrayFormula("B1:C2", "=MATCH_REPORT(A1:A1,A1:A1)")}
        )
        before = parts(path)
        score(path)
        assert changed_parts(before, path) == ["xl/worksheets/sheet1.xml"]
        once = path.read_bytes()
        score(path)
        assert path.read_bytes() == once

    def test_values_of_more_digits_stay(self, book):
        path = book({"A1": "=1/3", "A2": "=2/3"})
        calculator.score(path)
        before = path.read_bytes()
        assert score(path).values["Match", "A1"] == pytest.approx(1 / 3)
        assert path.read_bytes() == before

    def test_what_it_does_not_know_is_left_with_all_that_depends_on_it(self, book):
        cells = {
            "A1": 5,
            "A2": "=NOSUCH(A1)",
            "A3": "=IFERROR(A2,0)",
            "A4": "=A1+1",
            "A5": "=SUM(A3:A4)",
            "A6": "=IFERROR(NOSUCH(A1),7)",
            "A7": "=Total",
            "A8": '=INDIRECT("A"&A1)',
        }
        path = book(cells, names=[("Total", "Match!$A$3")])
        report = score(path)
        assert report.values == {("Match", "A4"): 6.0}
        assert set(report.left) == {("Match", f"A{row}") for row in (2, 3, 5, 6, 7, 8)}
        for language in LANGUAGES:
            assert "NOSUCH" in report.left["Match", "A2"].message(language)

    def test_a_file_stays_where_nobody_can_tell_what_depends_on_such_a_cell(self, book):
        path = book({"A1": "=NOSUCH(1)", "A2": "=IFERROR(A1,0)"}, dates_from=1904)
        before = path.read_bytes()
        with pytest.raises(FileRefused) as refused:
            score(path)
        assert path.read_bytes() == before
        for language in LANGUAGES:
            assert "NOSUCH" in refused.value.message(language)

    def test_dates_from_1904_are_computed(self, book):
        path = book({"A1": 1, "A2": "=YEAR(A1)"}, dates_from=1904)
        assert score(path).values["Match", "A2"] == 1904.0

    def test_what_the_calculator_leaves_alone_is_computed(self, book):
        path = book({"A1": 5, "A2": "x", "A3": "=SUMPRODUCT(--ISNUMBER(A1:A2))"})
        assert ("Match", "A3") in calculator.compute(path).left
        assert score(path).values["Match", "A3"] == 1.0

    def test_errors_are_told_with_what_they_mean(self, book):
        report = score(book({"A1": "=1/0", "A2": '=IMPS("x")', "A3": "=NA()"}))
        codes = {cell[1]: told.error.code for cell, told in report.errors.items()}
        assert codes == {"A1": "#DIV/0!", "A2": "#VALUE!", "A3": "#N/A"}
        for told in report.errors.values():
            assert all(told.message(language) for language in LANGUAGES)
        assert report.values["Match", "A3"] == CellError("#N/A")

    def test_the_results_of_a_scoresheet_are_told(self, book):
        cells = {"A1": "Ann", "B1": "=IMPS(250)", "A2": "_x0041_", "B2": '="Bob"'}
        report = score(book(cells, names=[(RESULTS, "'Match'!$A$1:$B$2")]))
        assert report.results == [["Ann", 4.0], ["_x0041_", "Bob"]]

    def test_a_template_stays_one(self, book):
        path = book({"A1": 1, "A2": "=A1*2"}, name="book.xltx")
        kind = parts(path)["[Content_Types].xml"]
        assert score(path).values["Match", "A2"] == 2.0
        assert parts(path)["[Content_Types].xml"] == kind

    def test_an_old_value_is_computed_anew(self, book):
        path = book({"A1": 1, "A2": "=A1*2"})
        calculator.score(path)
        stale = parts(path)
        sheet = "xl/worksheets/sheet1.xml"
        assert b"<v>2</v>" in stale[sheet]
        stale[sheet] = stale[sheet].replace(b"<v>2</v>", b"<v>999</v>")
        with zipfile.ZipFile(path, "w") as package:
            for name, content in stale.items():
                package.writestr(name, content)
        score(path)
        assert b"<v>2</v>" in parts(path)[sheet]

    def test_nothing_that_a_file_names_is_fetched(self, book):
        asked = []

        class Server(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                self.send_error(404)

        server = http.server.HTTPServer(("127.0.0.1", 0), Server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}/fetched"
        cells = {
            "A1": f'=_xlfn.WEBSERVICE("{url}")',
            "A2": "=[1]Sheet1!A1",
            "A3": "=A2",
        }
        try:
            report = score(book({**cells, "B1": "=[1]!IMPS(250)"}))
        finally:
            server.shutdown()
            server.server_close()
        assert asked == []
        assert report.values == {("Match", "B1"): 4.0}
        assert {cell for _, cell in report.left} == {"A1", "A2", "A3"}


class TestRefused:
    def test_a_missing_office_is_told_in_words(self, book, monkeypatch):
        def missing():
            raise OfficeFault("not_found")

        monkeypatch.setattr(libreoffice_engine, "find_office", missing)
        path = book({"A1": "=1+1"})
        before = path.read_bytes()
        with pytest.raises(FileRefused) as refused:
            score(path)
        assert "LibreOffice was not found" in refused.value.message("en")
        assert path.read_bytes() == before

    def test_a_file_that_is_open_elsewhere_is_not_touched(self, book):
        path = book({"A1": "=1+1"})
        path.with_name(f".~lock.{path.name}#").touch()
        with pytest.raises(FileRefused, match="file_locked"):
            score(path)

    def test_what_libreoffice_says_when_it_cannot_is_told(
        self, book, monkeypatch, tmp_path
    ):
        silent = tmp_path / "program"
        silent.mkdir()
        (silent / "soffice").write_text("#!/bin/sh\necho no such filter >&2\nexit 1\n")
        (silent / "soffice").chmod(0o755)
        (silent / "pythonloader.py").touch()
        monkeypatch.setattr(libreoffice_engine, "find_office", lambda: Office(silent))
        with pytest.raises(FileRefused) as refused:
            score(book({"A1": "=1+1"}))
        for language in LANGUAGES:
            assert "no such filter" in refused.value.message(language)
