"""One way to the real LibreOffice with the real extension, and to what it shows."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.end_to_end import over_uno
from xladdin.hosts.libreoffice_office import find_office, surroundings


@pytest.fixture(scope="session")
def office(soffice):  # noqa: ARG001 - skips where there is none
    """The LibreOffice of this machine."""
    return find_office()


@pytest.fixture
def calc(office, extension, tmp_path_factory):
    """Convert a file in a fresh profile; gives the new path.

    Args: the file, the kind of the new one, and a folder of extensions (left out:
    ours; None: none).
    """

    def convert(source, kind, extensions=extension):
        work = tmp_path_factory.mktemp("calc")
        where = [] if extensions is None else [extensions.as_uri()]
        done = office.run(
            "soffice",
            *(f"-env:BUNDLED_EXTENSIONS={uri}" for uri in where),
            f"-env:UserInstallation={(work / 'profile').as_uri()}",
            *("--headless", "--norestore", "--convert-to", kind),
            *("--outdir", str(work / "out"), str(source)),
        )
        made = work / "out" / f"{source.stem}.{kind.partition(':')[0]}"
        assert made.exists(), f"{done.stdout}\n{done.stderr}"
        return made

    return convert


@pytest.fixture(scope="session")
def uno_python(office):
    """A Python that can talk to LibreOffice: its own, or the system's."""
    for python in (office.program / "python", Path("/usr/bin/python3")):
        if python.exists():
            asked = [python, "-c", "import uno"]
            if subprocess.run(asked, check=False, capture_output=True).returncode == 0:
                return python
    if os.environ.get("XLADDIN_REQUIRE_LIBREOFFICE") == "1":
        pytest.fail("a Python with uno is required here and was not found")
    return pytest.skip("no Python with uno on this machine")


@pytest.fixture
def over_uno_asked(office, extension, uno_python, tmp_path):
    """Ask a running LibreOffice something; gives its answer.

    Args: a question of `over_uno`, and what it needs. ``settings`` is written into the
    profile before the start, ``extensions`` is a folder other than ours.
    """

    def ask(question, *needs, settings="", extensions=extension):
        profile = tmp_path / "profile"
        if settings:
            (profile / "user").mkdir(parents=True)
            file = profile / "user" / "registrymodifications.xcu"
            file.write_text(settings, encoding="utf-8")
        command = [uno_python, over_uno.__file__, str(office.program / "soffice")]
        command += [profile.as_uri(), extensions.as_uri(), question, *map(str, needs)]
        done = subprocess.run(
            command,
            env=surroundings(),
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return ask
