"""Programs beside Python that some tests need."""

import os
import shutil

import pytest


def program(title, *names, required_by):
    """The path of a program.

    A user's machine need not have it, so tests are skipped there; in ``.ci/run`` the
    variable is set and they fail instead.

    Args:
        title: of the program, for the message.
        names: under which it may stand on the path.
        required_by: the variable that forbids to skip, where it is "1".
    """
    found = next(filter(None, map(shutil.which, names)), None)
    if not found and os.environ.get(required_by) == "1":
        pytest.fail(f"{title} is required here and was not found")
    if not found:  # a user's machine, which need not have all
        pytest.skip(f"{title} is not installed")
    return found
