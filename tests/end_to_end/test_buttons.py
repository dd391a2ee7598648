"""A match from an empty scoresheet to its archive, as typed on the command line."""

import json
from functools import partial

import pytest

from tests.end_to_end import commands
from tests.records import samples


@pytest.fixture
def xladdin(tmp_path):
    """Runs a command beside an empty match: exit code, output, complaints."""
    (tmp_path / "results.pbn").write_text(samples.pbn_by_room(), encoding="utf-8")
    commands.output(tmp_path, "new", "bridge-match", "match.xlsx")
    return partial(commands.run, tmp_path)


def test_the_whole_path(xladdin, tmp_path):
    code, told, _ = xladdin("import", "match.xlsx", "results.pbn", "--json")
    assert code == 0
    figures = json.loads(told)
    # +470 +30 +770 +90 +410 for A, 50 against, by today's IMPs
    assert (figures["boards"], figures["imps_a"], figures["imps_b"]) == (6, 36, 2)
    assert xladdin("check", "match.xlsx")[:2] == (0, "Nothing to check.\n")
    code, told, _ = xladdin("finalise", "match.xlsx")
    assert code == 0
    [archive] = tmp_path.glob("match 2*.xlsx")
    assert archive.name in told
    code, _, complaint = xladdin("check", archive.name)
    assert code == 1
    assert "archive copy" in complaint
    before = (tmp_path / "match.xlsx").read_bytes()
    assert xladdin("undo", "match.xlsx")[0] == 0
    assert (tmp_path / "match.xlsx").read_bytes() != before
    assert xladdin("undo", "match.xlsx")[0] == 0
    assert xladdin("undo", "match.xlsx")[0] == 1


def test_a_refusal_says_what_to_add(xladdin):
    xladdin("import", "match.xlsx", "results.pbn")
    code, _, complaint = xladdin("import", "match.xlsx", "results.pbn", "--match", "9")
    assert code == 1
    assert "--match" in complaint


def test_an_open_file_is_refused(xladdin, tmp_path):
    (tmp_path / "~$match.xlsx").touch()
    before = (tmp_path / "match.xlsx").read_bytes()
    code, _, complaint = xladdin("import", "match.xlsx", "results.pbn")
    assert code == 1
    assert "open in another program" in complaint
    assert (tmp_path / "match.xlsx").read_bytes() == before


@pytest.mark.parametrize(
    "words",
    [("check",), ("import", "match.xlsx"), ("undo", "match.xlsx", "--never")],
    ids=" ".join,
)
def test_wrong_usage(xladdin, words):
    assert xladdin(*words)[0] == 2
