"""A page in a real browser: Chromium without a window."""

import os
import shutil
import subprocess

import pytest


def chromium():
    """The browser's path; skips without one unless CI requires it."""
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found:
        return found
    if os.environ.get("XLADDIN_REQUIRE_CHROMIUM") == "1":
        pytest.fail("Chromium is required here and was not found")
    return pytest.skip("Chromium is not installed")


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
