"""What the calculator computed, recalculated by LibreOffice."""

import pytest

from tests.workbooks.filled import read, unlike


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
