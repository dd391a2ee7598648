"""Scoresheets and result files for the buttons."""

import pytest

from tests.macros import results
from tests.records import samples
from xladdin.workbooks import shelf


@pytest.fixture(scope="session")
def empty_match():
    return shelf.build("bridge-match", "en")


@pytest.fixture(scope="session")
def empty_tournament(tmp_path_factory):
    path = tmp_path_factory.mktemp("empty") / "tournament.xlsx"
    return shelf.new("preferans-tournament", path, "en").read_bytes()


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


@pytest.fixture(scope="session")
def filled(tmp_path_factory):
    """Scoresheets with results, each filled once; a test writes none of them."""
    folder = tmp_path_factory.mktemp("filled")
    return {
        "match": results.fill_match(folder / "match.xlsx"),
        "league": results.fill_league(folder / "league.xlsx"),
        "pulka": results.fill_pulka(folder / "pulka.xlsx"),
        "tournament": results.fill_tournament(folder / "tournament.xlsx"),
    }
