"""A page in a real browser: Chromium without a window."""

import subprocess

from tests.programs import program


def chromium():
    """The browser's path."""
    return program(
        *("Chromium", "chromium", "google-chrome"),
        required_by="XLADDIN_REQUIRE_CHROMIUM",
    )


def browse(profile, *arguments):
    """What the browser writes out.

    Args:
        profile: a folder for it.
        arguments: of its command line.
    """
    command = [chromium(), "--headless", "--no-sandbox", "--disable-gpu"]
    command += [f"--user-data-dir={profile}", *arguments]
    done = subprocess.run(
        command, check=True, timeout=120, capture_output=True, text=True
    )
    return done.stdout


def seen(profile, page):
    """A page as the browser has built it."""
    return browse(profile, "--dump-dom", page.as_uri())
