"""Scoresheets and result files for the buttons."""

import pytest

from tests.records import samples
from xladdin.workbooks import shelf


@pytest.fixture(scope="session")
def empty_match():
    return shelf.build("bridge-match", "en")


@pytest.fixture
def match_file(tmp_path, empty_match):
    """An empty bridge match."""
    path = tmp_path / "match.xlsx"
    path.write_bytes(empty_match)
    return path


@pytest.fixture
def results_file(tmp_path):
    """A match of six boards as a PBN file."""
    path = tmp_path / "results.pbn"
    path.write_text(samples.pbn_by_room(), encoding="utf-8")
    return path
