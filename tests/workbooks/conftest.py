"""What the calculator computed, recalculated by LibreOffice; the large scoresheet."""

import pytest

from tests.workbooks.filled import built, read, unlike
from xladdin.workbooks import preferans_tournament


@pytest.fixture(scope="session")
def unlike_libreoffice(convert_all, extension):
    """Where LibreOffice with our extension shows anything but what was computed.

    Args: `Computed` files by their cases, all recalculated in one start. Gives the
    cells that differ by case; nothing where all are alike.
    """

    def run(computed):
        files = [file.path for file in computed.values()]
        assert len({path.stem for path in files}) == len(files) > 0
        recalculated = convert_all(files, "xlsx", bundled=extension)
        differing = {
            case: unlike(file.cells, read(path))
            for (case, file), path in zip(computed.items(), recalculated, strict=True)
        }
        return {case: cells for case, cells in differing.items() if cells}

    return run


@pytest.fixture(scope="session")
def tournament_form(tmp_path_factory):
    """The empty scoresheet of a tournament, which takes seconds to build."""
    folder = tmp_path_factory.mktemp("tournament")
    return built(preferans_tournament.build, "en", folder)
