"""Scoresheets computed by way of LibreOffice: the same report as the calculator's.

That LibreOffice shows the same of all scoresheets: tests/workbooks.
"""

import pytest

from xladdin.hosts import calculator, libreoffice_engine
from xladdin.workbooks.shelf import SHELF

pytestmark = [pytest.mark.libreoffice, pytest.mark.usefixtures("office")]


def same(value, expected):
    """Whether two programs agree; LibreOffice writes 15 digits and 0 without a sign."""
    if isinstance(value, float) and isinstance(expected, (int, float)):
        return value == pytest.approx(float(expected), rel=1e-12, abs=1e-12)
    return (value or "") == (expected or "")


@pytest.fixture(params=["bridge-match", "preferans-systems"])
def without_values(request, tmp_path):
    """A scoresheet with its sample, none of its formulas computed yet."""
    path = tmp_path / f"{request.param}.xlsx"
    SHELF[request.param].build("bg", True).save(path)
    return path


def test_every_figure_is_that_of_the_calculator_and_none_an_error(without_values):
    expected = calculator.compute(without_values)
    report = libreoffice_engine.score(without_values)
    assert report.left == expected.left == {}
    assert report.errors == {}
    assert set(report.values) == set(expected.values)
    differing = {
        cell: (value, expected.values[cell])
        for cell, value in report.values.items()
        if not same(value, expected.values[cell])
    }
    assert differing == {}
    assert len(report.results) == len(expected.results)
